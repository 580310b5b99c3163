package encode

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"uriscope/core/edition"
	"uriscope/core/internal/octets"
	"uriscope/core/trace"
)

// The registers. Octets are written as two hexadecimal digits each, separated by spaces.
const (
	rData = iota
	rOctets
	rEncoded
	rURI
	rComponent
	rAgain
	rDecoded
)

// listingOf returns the listing of a run, with the edition's sections, the names of the component and the
// charset, and the URI around the component.
func listingOf(e *edition.Encoding, c *edition.DataComponent, charset edition.Charset) *trace.Listing {
	open := ""
	if charset.Basis != edition.Says {
		open = "*"
	}
	decoding := e.Decoding
	if c.Decoding != "" {
		decoding = c.Decoding
	}
	name := nameOf(charset.ID)
	place := `URI ← "` + c.Before + `" + encoded`
	if c.After != "" {
		place += ` + "` + c.After + `"`
	}
	ascii, other := "\tascii(octets): if it is US-ASCII: append its octet to octets\n", "else "
	if !charsetOf(charset.ID).keepsASCII() {
		ascii, other = "", ""
	}
	lacking, plus, space := "", "", ""
	if c.References != "" && charset.ID != UTF8 && charset.ID != EBCDIC {
		lacking = `
# octets: ` + c.References + `
	reference(octets): else: append the octets of "&#", its number, and ";" to octets
# octets: ` + charset.Section
	}
	for _, rule := range c.Rules {
		if rule.As != "" {
			plus = "\n# encode: " + rule.Section + "\n\tplus(encoded): else if it is a space: append a plus sign to encoded\n# encode: " + e.Triplets
			space = "\n\tspace(decoded octets): else if it is a plus sign: append the octet of a space to decoded octets"
		}
	}
	return trace.NewListing(trace.Registers("data\noctets\nencoded\nURI\n"+c.Name+"\ndecoded octets\ndecoded\n"), trace.Lines(
		"# octets: "+charset.Section+`
octets: octets ← ""
each+: for each character in data
`+ascii+`	charset`+open+`(octets): `+other+`if `+name+` has it: append its octets in `+name+` to octets`+lacking+`
none[data]? if `+name+` lacks a character of data: no result
# encode: `+e.Triplets+`
encoded: encoded ← ""
octet+: for each octet in octets
	stays(encoded): if its US-ASCII character is allowed as data: append that character to encoded`+plus+`
	triplet(encoded): else: append a percent sign and its two uppercase hex digits to encoded
# split: `+decoding+`
place(URI): `+place+`
split: `+c.Name+` ← the `+c.Name+` of URI
# decode: `+decoding+`
again: decoded octets ← ""
left+: for each character or percent-encoding in `+c.Name+`
	plain(decoded octets): if it is a plain character: append its octet to decoded octets`+space+`
	escape(decoded octets): else: append the encoded octet to decoded octets
decoded: decoded ← the characters of decoded octets in `+name+`
`))
}

// run writes the data into the component, and reads it back.
func (w *writer) run(data string, limit int) {
	a := w.answer
	a.Listing = listingOf(w.encoding, a.Component, a.Charset)
	a.Run = trace.New(a.Listing, limit, data)
	mapped, possible := w.characters(data, limit)
	a.Possible = possible
	if a.Run.Ask("none", !possible) {
		return
	}
	a.Encoded = w.write(data, mapped)
	a.Run.Do("place")
	before, length := len(a.Component.Before), len(a.Encoded)
	a.URI = a.Component.Before + a.Encoded + a.Component.After
	a.Run.Append(rURI, trace.Text(a.Component.Before), trace.From(rEncoded, 0, length), trace.Text(a.Component.After))
	a.Run.Do("split")
	component := a.URI[before : before+length]
	a.Run.Set(rComponent, trace.From(rURI, before, before+length))
	w.read(component)

	a.Early = data
	for i := range len(data) {
		if w.rules[data[i]].Reason == edition.Delimiter {
			a.Early = data[:i]
			break
		}
	}
	a.Twice = a.Decoded
	if w.octets.keepsASCII() {
		a.Twice = w.octets.decode(octets.Decode(mapped))
	}
}

// characters maps the data to octets, as far as the charset has them, and describes the characters.
func (w *writer) characters(data string, limit int) (octets string, possible bool) {
	run := w.answer.Run
	run.Do("octets")
	run.Set(rOctets)
	possible = true
	var room [utf8.UTFMax]byte
	var all []byte
	for at := 0; at < len(data); {
		end := at
		for possible && w.octets.keepsASCII() && end < len(data) && data[end] < utf8.RuneSelf {
			end++
		}
		if end > at {
			run.Do("ascii")
			run.Append(rOctets, hexText(data[at:end], len(all) > 0))
			all = append(all, data[at:end]...)
			for ; at < end; at++ {
				w.place(at)
				w.describe(at, at+1, append(room[:0], data[at]), limit)
			}
			continue
		}
		its, size := w.character(data[at:], room[:0])
		line := "charset"
		if r, _ := utf8.DecodeRuneInString(data[at:]); len(its) == 0 && w.references != "" && (r != utf8.RuneError || size > 1) {
			line, its, w.referred = "reference", append(strconv.AppendInt([]byte("&#"), int64(r), 10), ';'), true
		}
		w.describe(at, at+size, its, limit)
		if possible = possible && len(its) > 0; possible {
			run.Do(line)
			run.Append(rOctets, hexText(string(its), len(all) > 0))
			for i := range its {
				place := none
				if w.referred && (i < len("&#") || i == len(its)-1) {
					place = mark
				}
				w.place(place)
			}
			all = append(all, its...)
		}
		w.referred = false
		at += size
	}
	return string(all), possible
}

// write writes octets: as triplets if they must be encoded, otherwise as characters.
func (w *writer) write(data, octets string) string {
	run := w.answer.Run
	run.Do("encoded")
	run.Set(rEncoded)
	b := make([]byte, 0, len(octets))
	from := 0 // start of the octets whose characters are kept
	stay := func(to int) {
		if to > from {
			run.Do("stays")
			if at := w.placeOf(from); at >= 0 {
				run.Append(rEncoded, trace.From(rData, at, at+to-from))
			} else {
				run.Append(rEncoded, trace.Text(octets[from:to]))
			}
		}
		from = to + 1
	}
	for i := range len(octets) {
		forced, rule := w.placeOf(i) == mark, w.rules[octets[i]]
		if forced || w.encode[octets[i]] {
			stay(i)
			if rule.As != "" && !forced {
				run.Do("plus")
				run.Append(rEncoded, trace.Written(rule.As, rOctets, 3*i, 3*i+2))
			} else {
				run.Do("triplet")
				run.Append(rEncoded, trace.Text("%"), trace.From(rOctets, 3*i, 3*i+2))
			}
		}
		if forced {
			b = appendTriplet(b, octets[i])
		} else {
			b = w.appendOctet(b, octets[i])
		}
	}
	stay(len(octets))
	return string(b)
}

// Positions for octets that aren't characters of the data, and for octets of a numeric character reference.
const (
	none = -1 - iota
	mark
)

// place records the position of the next octet, if it will be needed.
func (w *writer) place(at int) {
	if w.octets.single {
		w.places = append(w.places, at)
	}
}

// placeOf returns the position in the data of an octet's character, or -1 if the octet doesn't belong to a
// character that is written directly.
func (w *writer) placeOf(octet int) int {
	switch {
	case !w.octets.keepsASCII():
		return none
	case w.octets.single:
		return w.places[octet]
	}
	return octet
}

// read decodes the component once, and maps the octets to characters.
func (w *writer) read(component string) {
	run := w.answer.Run
	run.Do("again")
	run.Set(rAgain)
	space := trace.Text("") // separates octets
	for at := 0; at < len(component); {
		end := at
		for end < len(component) && component[end] != '%' && !w.isPlus(component[end]) {
			end++
		}
		switch {
		case end > at:
			run.Do("plain")
			run.Append(rAgain, hexText(component[at:end], at > 0))
			at = end
		case component[at] == '%':
			run.Do("escape")
			run.Append(rAgain, space, trace.From(rComponent, at+1, at+len("%41")))
			at += len("%41")
		default:
			run.Do("space")
			run.Append(rAgain, hexText(w.plusFor, at > 0))
			at++
		}
		space = trace.Text(" ")
	}
	run.Do("decoded")
	if w.plus != "" {
		component = strings.ReplaceAll(component, w.plus, w.plusFor)
	}
	w.answer.Decoded = w.octets.decode(octets.Decode(component))
	if !w.octets.keepsASCII() || w.plus != "" {
		run.Set(rDecoded, trace.Text(w.answer.Decoded))
		return
	}
	if !run.Reserve(2*strings.Count(component, "%") + 1) {
		return
	}
	var pieces []trace.Piece
	for at := 0; at < len(component); {
		end := at
		for end < len(component) && (component[end] == '%') == (component[at] == '%') {
			if end++; component[at] == '%' {
				end += len("41")
			}
		}
		if component[at] != '%' {
			pieces = append(pieces, trace.From(rComponent, at, end))
		} else {
			pieces = append(pieces, trace.Text(w.octets.decode(octets.Decode(component[at:end]))))
		}
		at = end
	}
	run.Set(rDecoded, pieces...)
}

// isPlus reports whether a character represents an octet without a triplet.
func (w *writer) isPlus(c byte) bool { return w.plus != "" && c == w.plus[0] }

// hexText returns octets as the text of a register; more reports whether others precede them.
func hexText(text string, more bool) trace.Piece {
	b := make([]byte, 0, 3*len(text))
	for i := range len(text) {
		if more || i > 0 {
			b = append(b, ' ')
		}
		b = octets.AppendHex(b, text[i])
	}
	return trace.Text(string(b))
}
