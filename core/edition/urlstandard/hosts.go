package urlstandard

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"uriscope/core/edition"
	"uriscope/core/internal/octets"
	"uriscope/core/trace"
)

func runeLength(s string) int {
	_, length := utf8.DecodeRuneInString(s)
	return length
}

// encodedBuffer returns the buffer, encoded by a set, and, if the run is recorded, its pieces.
func (p *parser) encodedBuffer(s set) (string, []trace.Piece) {
	return p.encodedText(string(p.buffer), rBuffer, s)
}

// encodedText is encodedBuffer for a text in a register.
func (p *parser) encodedText(text string, register int, s set) (string, []trace.Piece) {
	var places []edition.Span // of the encoded characters
	for i := 0; i < len(text); {
		length := 1
		if text[i] >= utf8.RuneSelf {
			length = runeLength(text[i:])
		}
		if p.does(Encoding) && s.has(text[i]) && (p.off == 0 || !p.isPlain(p.began+i, text[i])) {
			places = append(places, edition.Span{Start: i, End: i + length})
		}
		i += length
	}
	var b strings.Builder
	var pieces []trace.Piece
	watched := p.Reserve(2*len(places) + 1)
	if watched {
		pieces = make([]trace.Piece, 0, 2*len(places)+1)
	}
	kept := 0
	for _, at := range places {
		written := encoded(at.Of(text))
		b.WriteString(text[kept:at.Start])
		b.WriteString(written)
		if watched {
			pieces = append(pieces, trace.From(register, kept, at.Start), trace.Written(written, register, at.Start, at.End))
		}
		kept = at.End
	}
	b.WriteString(text[kept:])
	return b.String(), append(pieces, trace.From(register, kept, len(text)))
}

// parseHost is URL Standard, 3.5, host parser, on the buffer; line is the caller. It reports whether it
// succeeds.
func (p *parser) parseHost(line string) bool {
	p.Do(line)
	p.Call()
	defer p.Return()
	buffer := string(p.buffer)
	if p.Ask("host-parser.1", strings.HasPrefix(buffer, "[")) {
		if p.Ask("host-parser.1.1", buffer[len(buffer)-1] != ']') {
			return p.fail("host-parser.1.1", "IPv6-unclosed", p.inText(p.began+len(buffer)))
		}
		p.Do("host-parser.1.2")
		p.Set(rRest, trace.From(rBuffer, 1, len(buffer)-1))
		v6 := ipv6{parser: p, rest: buffer[1 : len(buffer)-1], from: len(buffer) - 1}
		ok := v6.parse()
		if !p.does(IPv6) {
			p.host = buffer
			p.Set(rResult, p.Whole(rBuffer))
		}
		return ok
	}
	if p.Ask("host-parser.2", !p.isSpecial()) {
		return p.opaqueHost(buffer)
	}
	if p.Ask("host-parser.4", firstEncoded(buffer) >= 0 && p.does(HostDecoded)) {
		p.problemAt("host-parser.4", "domain-percent-encoded", p.inText(p.began+firstEncoded(buffer)), false)
		p.meets(hostDecoded, "host-parser.4")
	}
	p.Do("host-parser.5")
	domain, pieces := buffer, []trace.Piece{p.Whole(rBuffer)}
	if p.domainAt = nil; p.does(HostDecoded) && (firstEncoded(buffer) >= 0 || !utf8.ValidString(buffer)) {
		domain, pieces, p.domainAt = decoded(buffer)
	}
	p.Set(rDomain, pieces...)
	p.Do("host-parser.6")
	ascii, ok := p.domain(domain)
	if p.Ask("host-parser.7", !ok) {
		return false
	}
	p.Do("host-parser.8")
	p.numeric = p.Ask("host-parser.8a", p.endsInNumber(ascii))
	if p.numeric {
		return p.ipv4(ascii)
	}
	p.Do("host-parser.9")
	p.host = ascii
	p.Set(rResult, p.Whole(rASCIIDomain))
	return true
}

// inDomain returns the position in the text of a byte of the domain.
func (p *parser) inDomain(at int) int {
	if p.domainAt != nil {
		at = p.domainAt[at]
	}
	return p.inText(p.began + at)
}

// inASCII returns the position in the text of a byte of the ASCII domain, or the host's start if the ASCII
// domain differs from the domain.
func (p *parser) inASCII(at int) int {
	if p.mapped {
		at = 0
	}
	return p.inDomain(at)
}

// firstEncoded returns the offset of a text's first percent-encoded byte, or -1.
func firstEncoded(s string) int {
	for i := 0; i < len(s); i++ {
		if octets.BeginEncoding(s[i:]) {
			return i
		}
	}
	return -1
}

// decoded returns the buffer percent-decoded and decoded as UTF-8, its pieces, and the offset in the buffer of
// each of its bytes and of its end.
func decoded(buffer string) (string, []trace.Piece, []int) {
	var plain []byte
	var from []int // the offset in the buffer of each octet, and of the end
	for i := 0; i < len(buffer); {
		from = append(from, i)
		if octets.BeginEncoding(buffer[i:]) {
			plain = append(plain, octets.Encoded(buffer[i:]))
			i += 3
		} else {
			plain = append(plain, buffer[i])
			i++
		}
	}
	from = append(from, len(buffer))
	var b strings.Builder
	var pieces []trace.Piece
	var at []int
	for i := 0; i < len(plain); {
		r, length := utf8.DecodeRune(plain[i:])
		start, end := from[i], from[i+length]
		if same := buffer[start:end]; end-start == length && r != utf8.RuneError {
			b.WriteString(same)
			if last := len(pieces) - 1; last >= 0 && pieces[last].Text == "" {
				pieces[last].End = end
			} else {
				pieces = append(pieces, trace.From(rBuffer, start, end))
			}
		} else {
			written := string(r)
			b.WriteString(written)
			pieces = append(pieces, trace.Written(written, rBuffer, start, end))
		}
		for len(at) < b.Len() {
			at = append(at, start)
		}
		i += length
	}
	return b.String(), pieces, append(at, len(buffer))
}

// domain is URL Standard, 3.3, domain parser, with beStrict false.
func (p *parser) domain(domain string) (ascii string, ok bool) {
	p.Call()
	defer p.Return()
	isASCII := true
	for i := range len(domain) {
		isASCII = isASCII && domain[i] < utf8.RuneSelf
	}
	p.mapped = !isASCII
	ascii, ok = domain, true
	switch {
	case isASCII && p.does(HostCase):
		ascii = strings.ToLower(domain)
	case !isASCII && p.does(HostASCII):
		ascii, ok = domainToASCII(domain)
	}
	if at := strictFault(domain, ascii, ok); p.Ask("domain-parser.2", at >= 0) {
		p.problemAt("domain-parser.2", "domain-to-ASCII", p.inDomain(at), false)
	}
	if p.Ask("domain-parser.5", isASCII) {
		if p.does(HostCase) {
			p.Set(rASCIIDomain, lowered(domain, rDomain)...)
		} else {
			p.Set(rASCIIDomain, p.Whole(rDomain))
		}
	} else {
		p.Do("domain-parser.6.1")
		p.meets(hostASCII, "domain-parser.6.1")
		if ok {
			p.Set(rASCIIDomain, trace.Written(ascii, rDomain, 0, len(domain)))
		} else {
			p.Undefine(rASCIIDomain)
		}
		if p.Ask("domain-parser.6.2", !ok) {
			return "", p.failAgain("domain-parser.6.2")
		}
	}
	if p.Ask("domain-parser.7", ascii == "") {
		return "", p.failAgain("domain-parser.7")
	}
	forbidden := false
	for i := range len(ascii) {
		forbidden = forbidden || isForbiddenDomain(ascii[i]) && (ascii[i] != '%' || p.does(HostDecoded))
	}
	if p.Ask("domain-parser.8", forbidden) {
		return "", p.failAgain("domain-parser.8")
	}
	p.Do("domain-parser.9")
	return ascii, true
}

// lowered returns the pieces of a register's text in lowercase.
func lowered(text string, register int) []trace.Piece {
	var pieces []trace.Piece
	kept := 0
	for i := 0; i < len(text); i++ {
		end := i
		for end < len(text) && 'A' <= text[end] && text[end] <= 'Z' {
			end++
		}
		if end > i {
			pieces = append(pieces, trace.From(register, kept, i), trace.Written(strings.ToLower(text[i:end]), register, i, end))
			kept, i = end, end
		}
	}
	return append(pieces, trace.From(register, kept, len(text)))
}

// endsInNumber is URL Standard, 3.5, ends in a number checker.
func (p *parser) endsInNumber(domain string) bool {
	p.Call()
	defer p.Return()
	answer := func(yes bool) bool {
		p.Set(rEndsInNumber, trace.Text(strconv.FormatBool(yes)))
		return yes
	}
	p.Do("ends-in-number.2")
	p.Set(rParts, p.Whole(rASCIIDomain))
	end := len(domain)
	if p.Ask("ends-in-number.3", domain[end-1] == '.') {
		end--
		p.Replace(rParts, end, end+1)
	}
	p.Do("ends-in-number.4")
	start := strings.LastIndexByte(domain[:end], '.') + 1
	last := domain[start:end]
	p.Set(rPart, trace.From(rParts, start, end))
	if p.Ask("ends-in-number.5", last != "" && strings.Trim(last, "0123456789") == "") {
		return answer(true)
	}
	p.Do("ends-in-number.6")
	_, ok := p.ipv4Number(last)
	if p.Ask("ends-in-number.6a", ok) {
		return answer(true)
	}
	p.Do("ends-in-number.7")
	return answer(false)
}

// A number is the output of the IPv4 number parser. Numbers of more than 32 bits become tooLarge.
type number uint64

const tooLarge number = 1 << 32

// ipv4Number is URL Standard, 3.5, IPv4 number parser.
func (p *parser) ipv4Number(part string) (n number, ok bool) {
	p.Call()
	defer p.Return()
	if p.Ask("ipv4-number.1", part == "") {
		p.Undefine(rNumber)
		return 0, false
	}
	p.Do("ipv4-number.2")
	p.Set(rNonDecimal, trace.Text("false"))
	p.Do("ipv4-number.3")
	radix := number(10)
	p.Set(rRadix, trace.Text("10"))
	drop := func(length int, r number, name string) {
		part, radix = part[length:], r
		p.Set(rNonDecimal, trace.Text("true"))
		p.Replace(rPart, 0, length)
		p.Set(rRadix, trace.Text(name))
	}
	if p.Ask("ipv4-number.4", len(part) >= 2 && part[0] == '0' && part[1]|0x20 == 'x') {
		drop(2, 16, "16")
	} else if p.Ask("ipv4-number.5", len(part) >= 2 && part[0] == '0') {
		drop(1, 8, "8")
	}
	if p.Ask("ipv4-number.6", part == "") {
		p.Set(rNumber, trace.Text("0"))
		p.Set(rNonDecimal, trace.Text("true"))
		return 0, true
	}
	other := false
	for i := range len(part) {
		digit := tooLarge
		if octets.HexValue(part[i]) >= 0 {
			digit = number(octets.HexValue(part[i]))
		}
		other = other || digit >= radix
		n = min(n*radix+digit, tooLarge)
	}
	if p.Ask("ipv4-number.7", other) {
		p.Undefine(rNumber)
		return 0, false
	}
	p.Do("ipv4-number.8")
	p.Set(rNumber, trace.Written(n.String(), rPart, 0, len(part)))
	p.Do("ipv4-number.9")
	return n, true
}

func (n number) String() string {
	if n >= tooLarge {
		return "more than 32 bits"
	}
	return strconv.FormatUint(uint64(n), 10)
}

// ipv4 is URL Standard, 3.5, IPv4 parser, and 3.6, IPv4 serializer.
func (p *parser) ipv4(domain string) bool {
	p.Call()
	defer p.Return()
	p.Do("ipv4.1")
	p.Set(rParts, p.Whole(rASCIIDomain))
	if p.Ask("ipv4.2", strings.HasSuffix(domain, ".")) {
		p.Do("ipv4.2.1")
		p.problemAt("ipv4.2.1", "IPv4-empty-part", p.inASCII(len(domain)-1), false)
		p.Do("ipv4.2.2")
		p.Replace(rParts, len(domain)-1, len(domain))
		domain = domain[:len(domain)-1]
	}
	count := strings.Count(domain, ".") + 1
	if p.Ask("ipv4.3", count < 4) {
		p.problemAt("ipv4.3", "IPv4-too-few-parts", p.inASCII(0), false)
	}
	if p.Ask("ipv4.4", count > 4) {
		parts := strings.SplitAfterN(domain, ".", 5)
		return p.fail("ipv4.4", "IPv4-too-many-parts", p.inASCII(len(domain)-len(parts[4])))
	}
	p.Do("ipv4.5")
	p.Set(rNumbers)
	var numbers []number
	large := -1 // offset of the first part over 255
	for rest, more := domain, true; p.Ask("ipv4.6", more); {
		at := len(domain) - len(rest)
		var part string
		part, rest, more = strings.Cut(rest, ".")
		p.Do("ipv4.6a")
		p.Set(rPart, trace.From(rParts, 0, len(part)))
		if more {
			p.Replace(rParts, 0, len(part)+1)
		} else {
			p.Undefine(rParts)
		}
		p.Do("ipv4.6.1")
		n, ok := p.ipv4Number(part)
		if p.Ask("ipv4.6.2", !ok) {
			return p.fail("ipv4.6.2", "IPv4-non-numeric-part", p.inASCII(at))
		}
		if p.Ask("ipv4.6.3", len(part) > 1 && part[0] == '0') {
			p.problemAt("ipv4.6.3", "IPv4-non-decimal-part", p.inASCII(at), false)
		}
		p.Do("ipv4.6.4")
		if len(numbers) > 0 {
			p.Append(rNumbers, trace.Text("."))
		}
		p.Append(rNumbers, p.Whole(rNumber))
		numbers = append(numbers, n)
		if large < 0 && n > 255 {
			large = at
		}
	}
	if p.Ask("ipv4.7", large >= 0) {
		p.problemAt("ipv4.7", "IPv4-out-of-range-part", p.inASCII(large), false)
	}
	return p.ipv4Address(numbers)
}

// ipv4Address is steps 8 to 14 of the IPv4 parser.
func (p *parser) ipv4Address(numbers []number) bool {
	last := numbers[len(numbers)-1]
	large := false
	for _, n := range numbers[:len(numbers)-1] {
		large = large || n > 255
	}
	if p.Ask("ipv4.8", large) {
		return p.failAgain("ipv4.8")
	}
	if p.Ask("ipv4.9", last >= 1<<(8*(5-len(numbers)))) {
		return p.failAgain("ipv4.9")
	}
	p.Do("ipv4.10")
	address := last
	for i, n := range numbers[:len(numbers)-1] {
		address += n << (8 * (3 - i))
	}
	var octets [4]string
	for i := range octets {
		octets[i] = (address >> (8 * (3 - i)) & 255).String()
	}
	p.host = strings.Join(octets[:], ".")
	if p.host != string(p.buffer) {
		p.meets(numeric, "ipv4.10")
	}
	whole := p.Whole(rNumbers)
	p.Set(rResult, trace.Written(p.host, rNumbers, whole.Start, whole.End))
	p.Do("ipv4.14")
	return true
}

// opaqueHost is URL Standard, 3.5, opaque-host parser.
func (p *parser) opaqueHost(buffer string) bool {
	p.Call()
	defer p.Return()
	forbidden, unit, escape := -1, -1, -1
	for i, c := range buffer {
		switch {
		case c < utf8.RuneSelf && isForbiddenHost(byte(c)) && forbidden < 0:
			forbidden = i
		case c == '%':
			if escape < 0 && !octets.BeginEncoding(buffer[i:]) {
				escape = i
			}
		case unit < 0 && !isURLCodePoint(c):
			unit = i
		}
	}
	if p.Ask("opaque-host.1", forbidden >= 0) {
		return p.fail("opaque-host.1", "host-invalid-code-point", p.inText(p.began+forbidden))
	}
	if p.Ask("opaque-host.2", unit >= 0) {
		p.problemAt("opaque-host.2", "invalid-URL-unit", p.inText(p.began+unit), false)
	}
	if p.Ask("opaque-host.3", escape >= 0) {
		p.problemAt("opaque-host.3", "invalid-URL-unit", p.inText(p.began+escape), false)
	}
	p.Do("opaque-host.4")
	text, pieces := p.encodedBuffer(controlSet)
	p.host = text
	p.Set(rResult, pieces...)
	return true
}
