package client

import (
	"strings"
	"unicode/utf8"

	"uriscope/core/internal/octets"
	"uriscope/core/trace"
)

// carryOut does what the words of an instruction say.
func (p *player) carryOut(code string) {
	if message, ok := strings.CutPrefix(code, "send "); ok {
		sent := 0
		for !p.l.Registers[sent].Sent {
			sent++
		}
		p.t.Append(sent, p.pieces(message)...)
		return
	}
	if names, ok := strings.CutPrefix(code, "decode "); ok {
		names, but, _ := strings.Cut(names, ", but ")
		for names != "" {
			var name string
			name, names, _ = strings.Cut(names, ", ")
			register, _ := p.named(name)
			p.decode(register, but != "")
		}
		return
	}
	to, from, ok := strings.Cut(code, " ← ")
	if !ok {
		return
	}
	if first, rest, _ := strings.Cut(from, "; "); strings.Contains(rest, " ← ") {
		p.carryOut(to + " ← " + first)
		p.carryOut(rest)
		return
	}
	if first, second, ok := strings.Cut(to, ", "); ok {
		a, _ := p.named(first)
		b, _ := p.named(second)
		p.part(a, b, from)
		return
	}
	register, _ := p.named(to)
	p.assign(register, from)
}

// part divides a text into two, with or without a delimiter between them. Without the delimiter,
// the first is all of it, and the second is undefined.
func (p *player) part(a, b int, words string) {
	if whole, ok := strings.CutPrefix(words, "the first character of "); ok {
		from, _ := p.named(whole)
		end := FirstCharacter(p.held[from].text)
		p.divide(a, b, from, 0, end, end)
		return
	}
	if whole, where, ok := strings.Cut(words, ", up to its first "); ok {
		from, start, _ := p.source(whole)
		text := p.held[from].text
		end := start
		for one, other, _ := strings.Cut(where, " or "); end < len(text); end++ {
			if rest := text[end:]; strings.HasPrefix(rest, quoted(one)) || other != "" && strings.HasPrefix(rest, quoted(other)) {
				break
			}
		}
		p.divide(a, b, from, start, end, end)
		return
	}
	whole, where, _ := strings.Cut(words, ", at ")
	from, start, _ := p.source(whole)
	text, delimiter := p.held[from].text[start:], quoted(where)
	at := strings.Index(text, delimiter)
	if strings.HasPrefix(where, "its last") {
		at = lastFold(text, delimiter)
	}
	if at < 0 {
		p.divide(a, b, from, start, len(text)+start, -1)
	} else {
		p.divide(a, b, from, start, start+at, start+at+len(delimiter))
	}
}

// FirstCharacter returns the length in bytes of the first character of a text, which may be encoded.
func FirstCharacter(text string) int {
	if strings.HasPrefix(text, "%") && octets.BeginEncoding(text) {
		return len("%20")
	}
	_, length := utf8.DecodeRuneInString(text)
	return length
}

// source returns a register, where the text in it begins that the words mean, and the words that
// follow.
func (p *player) source(words string) (register, start int, rest string) {
	register, rest = p.named(words)
	if after, ok := strings.CutPrefix(rest, `after its first "`); ok {
		delimiter, rest, _ := strings.Cut(after, `"`)
		start = max(0, strings.Index(p.held[register].text, delimiter)) + len(delimiter)
		return register, start, strings.TrimPrefix(rest, " ")
	}
	return register, 0, rest
}

// divide sets a to the bytes [start, end) of a register, and b to those from other on; b is
// undefined if that is negative. The register may be one of the two.
func (p *player) divide(a, b, from, start, end, other int) {
	whole := p.held[from]
	if !whole.defined {
		p.copy(a, from, 0, 0)
		p.copy(b, from, 0, 0)
		return
	}
	second := func() {
		if other >= 0 {
			p.copy(b, from, other, len(whole.text))
		} else {
			p.undefine(b)
		}
	}
	if a == from {
		second()
	}
	p.copy(a, from, start, end)
	if a != from {
		second()
	}
}

// copy sets a register to the bytes [start, end) of another one, or of itself: then what stands
// around them goes.
func (p *player) copy(to, from, start, end int) {
	whole := p.held[from]
	switch {
	case !whole.defined:
		p.undefine(to)
		return
	case to != from:
		p.t.Set(to, trace.From(from, start, end))
	default:
		if end < len(whole.text) {
			p.t.Replace(to, end, len(whole.text))
		}
		if start > 0 {
			p.t.Replace(to, 0, start)
		}
	}
	whole.text, whole.at = whole.text[start:end], whole.at+start
	p.held[to] = whole
}

func (p *player) undefine(register int) {
	p.t.Undefine(register)
	p.held[register] = held{}
}

// assign sets a register to what terms say.
func (p *player) assign(register int, terms string) {
	own := p.l.Registers[register].Name + " + "
	switch {
	case terms[0] == '"' && !strings.Contains(terms, " + "):
		p.t.Set(register, trace.Text(literal(terms)))
		p.held[register] = held{text: literal(terms), defined: true, made: true}
	case strings.HasPrefix(terms, own):
		p.t.Append(register, p.pieces(terms[len(own):])...)
	case strings.Contains(terms, " + "):
		p.t.Set(register, p.pieces(terms)...)
		p.held[register] = held{defined: true, made: true}
	case terms == "undefined":
		p.undefine(register)
	default:
		from, start, how := p.source(terms)
		if where, ok := strings.CutPrefix(how, ", from behind its last "); ok {
			at := strings.LastIndex(p.held[from].text, quoted(where))
			if at < 0 && strings.HasSuffix(how, ", if any") {
				p.undefine(register)
				return
			}
			if at >= 0 {
				start = at + len(quoted(where))
			}
		}
		p.copy(register, from, start, len(p.held[from].text))
		if with, ok := strings.CutPrefix(how, ", with "); ok {
			to, of, _ := strings.Cut(with, " for each ")
			p.replace(register, quoted(of), quoted(to))
		}
	}
}

// replace puts a text in the place of each of another one.
func (p *player) replace(register int, of, by string) {
	text := p.held[register].text
	done := 0 // bytes of the register
	for rest := text; ; done += len(by) {
		before, after, found := strings.Cut(rest, of)
		if !found {
			break
		}
		done += len(before)
		p.t.Replace(register, done, done+len(of), trace.Text(by))
		rest = after
	}
	p.held[register].text = strings.ReplaceAll(text, of, by)
}

// pieces returns what terms are, as pieces.
func (p *player) pieces(terms string) (pieces []trace.Piece) {
	for terms != "" {
		var term string
		term, terms, _ = strings.Cut(terms, " + ")
		if text := literal(term); text != "" {
			pieces = append(pieces, trace.Text(text))
		} else {
			register, _ := p.named(term)
			pieces = append(pieces, p.t.Whole(register))
		}
	}
	return pieces
}

// literal returns the text of a term that is no register, and "" for one that is.
func literal(term string) string {
	switch term {
	case "CR LF":
		return crlf
	case "HT":
		return "\t"
	case "NUL":
		return "\x00"
	}
	if term[0] == '"' {
		return quoted(term)
	}
	return ""
}

// decode replaces the percent-encodings in a register by the octets that they stand for, but for
// those of CR and LF if these are to stay.
func (p *player) decode(register int, butLineEnds bool) {
	text := p.held[register].text
	var decoded []byte
	done := 0 // bytes of the text
	for at := 0; at < len(text); at++ {
		if !octets.BeginEncoding(text[at:]) {
			continue
		}
		octet := octets.Encoded(text[at:])
		if !butLineEnds || octet != '\r' && octet != '\n' {
			decoded = append(decoded, text[done:at]...)
			p.t.Replace(register, len(decoded), len(decoded)+len("%20"), trace.Text(string([]byte{octet})))
			decoded = append(decoded, octet)
			done = at + len("%20")
		}
		at += len("%20") - 1
	}
	if done > 0 {
		p.held[register].text = string(append(decoded, text[done:]...))
	}
}

// lastFold returns where a text in lower case last stands in another one, in either case, -1 where
// it does not.
func lastFold(text, want string) int {
	for at := len(text) - len(want); at >= 0; at-- {
		if octets.EqualFold(text[at:at+len(want)], want) {
			return at
		}
	}
	return -1
}
