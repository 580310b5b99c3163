package urlstandard

import (
	"strconv"
	"strings"

	"uriscope/core/internal/octets"
	"uriscope/core/trace"
)

// An ipv6 is a run of URL Standard, 3.5, IPv6 parser.
type ipv6 struct {
	*parser
	rest     string // the input from the IPv6 parser's pointer on
	from     int    // length of the buffer before the "]", where rest ends
	pieces   []uint16
	compress int // an index into pieces; 0 means null
	value    string
}

func (v *ipv6) failAt(line, id string) bool {
	return v.fail(line, id, v.inText(v.began+v.from-len(v.rest)))
}

// leave removes bytes from the start of rest.
func (v *ipv6) leave(length int) {
	v.rest = v.rest[length:]
	v.Replace(rRest, 0, length)
}

func (v *ipv6) setIndex() {
	v.Set(rPieceIndex, trace.Text(strconv.Itoa(len(v.pieces))))
}

// append appends a piece to the address.
func (v *ipv6) append(piece uint16, from trace.Piece) {
	if len(v.pieces) > 0 {
		v.Append(rAddress, trace.Text(":"))
	}
	v.pieces = append(v.pieces, piece)
	from.Text = strconv.FormatUint(uint64(piece), 16)
	v.Append(rAddress, from)
}

func (v *ipv6) setCompress() {
	v.compress = len(v.pieces)
	v.Set(rCompress, trace.Text(strconv.Itoa(v.compress)))
}

func (v *ipv6) startsWith(s string) bool { return strings.HasPrefix(v.rest, s) }

func (v *ipv6) digit() bool { return v.rest != "" && isDigit(rune(v.rest[0])) }

func (v *ipv6) parse() bool {
	v.Call()
	defer v.Return()
	v.Do("ipv6.1")
	v.Set(rAddress)
	v.Do("ipv6.2")
	v.setIndex()
	v.Do("ipv6.3")
	v.Undefine(rCompress)
	if v.Ask("ipv6.5", v.startsWith(":")) {
		if v.Ask("ipv6.5.1", !v.startsWith("::")) {
			return v.failAt("ipv6.5.1", "IPv6-invalid-compression")
		}
		v.Do("ipv6.5.2")
		v.leave(2)
		v.Do("ipv6.5.3")
		v.append(0, trace.Text("0"))
		v.setIndex()
		v.setCompress()
	}
	for v.Ask("ipv6.6", v.rest != "") {
		if ended, ok := v.piece(); !ok {
			return false
		} else if ended {
			break
		}
	}
	if v.Ask("ipv6.7", v.compress > 0) {
		v.fill()
	} else if v.Ask("ipv6.8", len(v.pieces) != 8) {
		return v.failAt("ipv6.8", "IPv6-too-few-pieces")
	}
	v.Do("ipv6.9")
	v.host = "[" + serializeIPv6(v.pieces) + "]"
	whole := v.Whole(rAddress)
	v.Set(rResult, trace.Text("["), trace.Written(v.host[1:len(v.host)-1], rAddress, whole.Start, whole.End), trace.Text("]"))
	return true
}

// piece is one round of step 6. It reports whether the loop ends after it, and whether it succeeds.
func (v *ipv6) piece() (ended, ok bool) {
	if v.Ask("ipv6.6.1", len(v.pieces) == 8) {
		return true, v.failAt("ipv6.6.1", "IPv6-too-many-pieces")
	}
	if v.Ask("ipv6.6.2", v.startsWith(":")) {
		if v.Ask("ipv6.6.2.1", v.compress > 0) {
			return true, v.failAt("ipv6.6.2.1", "IPv6-multiple-compression")
		}
		v.Do("ipv6.6.2.2")
		v.leave(1)
		v.append(0, trace.Text("0"))
		v.setIndex()
		v.setCompress()
		return false, true
	}
	v.Do("ipv6.6.3")
	v.value = ""
	v.Set(rValue)
	for v.Ask("ipv6.6.4", len(v.value) < 4 && v.rest != "" && octets.HexValue(v.rest[0]) >= 0) {
		v.value += v.rest[:1]
		v.Append(rValue, trace.From(rRest, 0, 1))
		v.leave(1)
	}
	colon := 0
	switch {
	case v.Ask("ipv6.6.5", v.startsWith(".")):
		return true, v.ipv4()
	case v.Ask("ipv6.6.6", v.startsWith(":")):
		colon = 1
		v.leave(1)
		if v.Ask("ipv6.6.6.2", v.rest == "") {
			return true, v.failAt("ipv6.6.6.2", "IPv6-invalid-code-point")
		}
	case v.Ask("ipv6.6.7", v.rest != ""):
		return true, v.failAt("ipv6.6.7", "IPv6-invalid-code-point")
	}
	if v.Ask("ipv6.6.8", len(v.value) > 1 && v.value[0] == '0') {
		v.problemAt("ipv6.6.8", "IPv6-piece-leading-zero", v.inText(v.began+v.from-len(v.rest)-len(v.value)-colon), false)
	}
	v.Do("ipv6.6.9")
	piece := 0
	for i := range len(v.value) {
		piece = piece<<4 | octets.HexValue(v.value[i])
	}
	v.append(uint16(piece), trace.Written("0", rValue, 0, len(v.value)))
	v.Do("ipv6.6.10")
	v.setIndex()
	return false, true
}

// ipv4 is step 6.5, for the last two pieces as an IPv4 address.
func (v *ipv6) ipv4() bool {
	const invalid = "IPv4-in-IPv6-invalid-code-point"
	if v.Ask("ipv6.6.5.1", v.value == "") {
		return v.failAt("ipv6.6.5.1", invalid)
	}
	v.Do("ipv6.6.5.2")
	v.rest = v.value + v.rest
	v.Replace(rRest, 0, 0, v.Whole(rValue))
	v.Set(rValue)
	if v.Ask("ipv6.6.5.3", len(v.pieces) > 6) {
		return v.failAt("ipv6.6.5.3", "IPv4-in-IPv6-too-many-pieces")
	}
	v.Do("ipv6.6.5.4")
	seen := 0
	setSeen := func() { v.Set(rNumbersSeen, trace.Text(strconv.Itoa(seen))) }
	setSeen()
	index := len(v.pieces)
	for v.Ask("ipv6.6.5.5", v.rest != "") {
		v.Do("ipv6.6.5.5.1")
		v.Undefine(rIPv4Piece)
		if v.Ask("ipv6.6.5.5.2", seen > 0) {
			if !v.Ask("ipv6.6.5.5.2.1", v.startsWith(".") && seen < 4) {
				v.Do("ipv6.6.5.5.2.2a")
				return v.failAt("ipv6.6.5.5.2.2a", invalid)
			}
			v.leave(1)
		}
		if v.Ask("ipv6.6.5.5.3", !v.digit()) {
			return v.failAt("ipv6.6.5.5.3", invalid)
		}
		number, ok := v.decimal()
		if !ok {
			return false
		}
		whole := v.Whole(rIPv4Piece)
		if v.Ask("ipv6.6.5.5.5", seen%2 == 0) {
			v.append(uint16(number), trace.Written("0", rIPv4Piece, whole.Start, whole.End))
		} else {
			last := &v.pieces[len(v.pieces)-1]
			before := len(strconv.FormatUint(uint64(*last), 16))
			*last = *last<<8 + uint16(number)
			end := v.Whole(rAddress).End
			v.Replace(rAddress, end-before, end, trace.Written(strconv.FormatUint(uint64(*last), 16), rAddress, end-before, end))
		}
		v.Do("ipv6.6.5.5.6")
		seen++
		setSeen()
		if v.Ask("ipv6.6.5.5.7", seen == 2 || seen == 4) {
			index++
			v.Set(rPieceIndex, trace.Text(strconv.Itoa(index)))
		}
	}
	if v.Ask("ipv6.6.5.6", seen != 4) {
		return v.failAt("ipv6.6.5.6", "IPv4-in-IPv6-too-few-parts")
	}
	v.Do("ipv6.6.5.7")
	return true
}

// decimal is step 6.5.5.4.
func (v *ipv6) decimal() (number int, ok bool) {
	digits := ""
	for v.Ask("ipv6.6.5.5.4", v.digit()) {
		if v.Ask("ipv6.6.5.5.4.2", digits == "0") {
			return 0, v.failAt("ipv6.6.5.5.4.2", "IPv4-in-IPv6-invalid-code-point")
		}
		digits += v.rest[:1]
		number = 10*number + int(v.rest[0]-'0')
		v.Append(rIPv4Piece, trace.From(rRest, 0, 1))
		if v.Ask("ipv6.6.5.5.4.3", number > 255) {
			return 0, v.failAt("ipv6.6.5.5.4.3", "IPv4-in-IPv6-out-of-range-part")
		}
		v.Do("ipv6.6.5.5.4.4")
		v.leave(1)
	}
	return number, true
}

// fill is step 7.
func (v *ipv6) fill() {
	lack := 8 - len(v.pieces)
	before := 0 // the number of bytes of the address before the piece at compress
	for _, piece := range v.pieces[:v.compress] {
		before += len(strconv.FormatUint(uint64(piece), 16)) + 1
	}
	zeros := strings.Repeat(":0", lack)
	v.Replace(rAddress, before-1, before-1, trace.Text(zeros))
	v.pieces = append(v.pieces[:v.compress:v.compress], append(make([]uint16, lack), v.pieces[v.compress:]...)...)
}

// serializeIPv6 is URL Standard, 3.6, IPv6 serializer.
func serializeIPv6(pieces []uint16) string {
	compress, longest := -1, 1
	for i := 0; i < len(pieces); {
		end := i
		for end < len(pieces) && pieces[end] == 0 {
			end++
		}
		if end-i > longest {
			compress, longest = i, end-i
		}
		i = end + 1
	}
	var b strings.Builder
	for i := 0; i < len(pieces); i++ {
		if i == compress {
			b.WriteByte(':')
			if i == 0 {
				b.WriteByte(':')
			}
			i += longest - 1
			continue
		}
		b.WriteString(strconv.FormatUint(uint64(pieces[i]), 16))
		if i < len(pieces)-1 {
			b.WriteByte(':')
		}
	}
	return b.String()
}
