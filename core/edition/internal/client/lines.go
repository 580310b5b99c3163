package client

import (
	"strings"

	"uriscope/core/edition/internal/octets"
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
		text := p.held[from].text
		end := min(1, len(text))
		if strings.HasPrefix(text, "%") && octets.BeginEncoding(text) {
			end = len("%20")
		}
		p.divide(a, b, from, 0, end, end)
		return
	}
	whole, where, _ := strings.Cut(words, ", at ")
	from, start := p.source(whole)
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

// source returns a register, and where the text in it begins that the words mean.
func (p *player) source(words string) (register, start int) {
	register, words = p.named(words)
	if strings.HasPrefix(words, "after its first ") {
		delimiter := quoted(words)
		start = max(0, strings.Index(p.held[register].text, delimiter)) + len(delimiter)
	}
	return register, start
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
	p.held[to] = held{whole.text[start:end], true}
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
		p.held[register] = held{literal(terms), true}
	case strings.HasPrefix(terms, own):
		p.t.Append(register, p.pieces(terms[len(own):])...)
	case strings.Contains(terms, " + "):
		p.t.Set(register, p.pieces(terms)...)
		p.held[register] = held{defined: true}
	default:
		from, start := p.source(terms)
		p.copy(register, from, start, len(p.held[from].text))
	}
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
		return CRLF
	case "HT":
		return "\t"
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
		if text[at] != '%' || !octets.BeginEncoding(text[at:]) {
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
