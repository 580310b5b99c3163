package client

import (
	"strings"
	"unicode/utf8"

	"uriscope/core/edition"
	"uriscope/core/internal/octets"
	"uriscope/core/trace"
)

// A player is a run. Where a register has been put together from several terms, its text is not
// kept: no line asks for it, and in a loop that would take quadratic time.
type player struct {
	*program
	t     *trace.Trace
	held  []held
	found []edition.Span // the part of the URL that each register is for; nil if nobody asks
	loops int            // that are under way
}

// held is what a register holds: a part of the URL, which begins at a place in it, in bytes, or a
// text that a line has made.
type held struct {
	text          string
	at            int
	defined, made bool
}

// play carries out a program on a URL.
func (p *program) play(url string, t *trace.Trace) { p.run(&player{t: t}, url) }

// parts returns the part of the URL that each register is for: that which it held last or, if a
// loop takes the part away piece by piece, all the pieces together. Where a run ends since there is
// no result, the parts behind are looked for all the same, without what the question asks of.
func (p *program) parts(url string) []edition.Span {
	of := &player{found: make([]edition.Span, len(p.listing.Registers))}
	for i := range of.found {
		of.found[i] = edition.Absent
	}
	p.run(of, url)
	return of.found
}

func (p *program) run(of *player, url string) {
	of.program, of.held = p, make([]held, len(p.listing.Registers))
	of.held[0] = held{text: url, defined: true}
	of.block(0, len(p.lines))
}

// block carries out the lines [from, to), and reports whether the run ends with one of them.
func (p *player) block(from, to int) (ended bool) {
	for at := from; at < to; {
		written, line := &p.listing.Lines[at], &p.lines[at]
		next := p.behind(at, to)
		if !written.Question {
			p.t.Do(written.ID)
			if line.do != nil {
				line.do(p)
			}
			if line.ends && p.found == nil {
				return true
			}
			for _, register := range line.fails {
				p.undefine(register)
			}
			at = next
			continue
		}
		yes := p.t.Ask(written.ID, line.holds(p))
		if yes {
			if written.Loop {
				p.loops++
			}
			if p.block(at+1, next) {
				return true
			}
			if written.Loop {
				p.loops--
				continue
			}
		}
		if at = next; at < to && p.listing.Lines[at].Else {
			next = p.behind(at, to)
			if !yes && p.block(at+1, next) {
				return true
			}
			at = next
		}
	}
	return false
}

// behind returns the index of the first line that is not nested in the one at an index.
func (p *player) behind(at, to int) int {
	depth := p.listing.Lines[at].Depth
	for at++; at < to && p.listing.Lines[at].Depth > depth; at++ {
	}
	return at
}

// hold notes what a register is set to.
func (p *player) hold(register int, h held) {
	p.held[register] = h
	if p.found == nil {
		return
	}
	part := edition.Absent
	if h.defined && !h.made {
		part = edition.Span{Start: h.at, End: h.at + len(h.text)}
	}
	if before := p.found[register]; p.loops > 0 && before != edition.Absent {
		if part == edition.Absent {
			return
		}
		part.Start, part.End = min(part.Start, before.Start), max(part.End, before.End)
	}
	p.found[register] = part
}

// start returns where a source begins in its register: at the end if there is no such delimiter.
func (p *player) start(s source) int {
	text := p.held[s.register].text
	if at := strings.Index(text, s.after); at >= 0 {
		return at + len(s.after)
	}
	return len(text)
}

// firstCharacter returns the length in bytes of the first character of a text, which may be encoded.
func firstCharacter(text string) int {
	if octets.BeginEncoding(text) {
		return len("%20")
	}
	_, length := utf8.DecodeRuneInString(text)
	return length
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
	p.hold(to, whole)
}

func (p *player) undefine(register int) {
	p.t.Undefine(register)
	p.hold(register, held{})
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
func (p *player) pieces(terms []term) []trace.Piece {
	pieces := make([]trace.Piece, len(terms))
	for i, t := range terms {
		if t.text != "" {
			pieces[i] = trace.Text(t.text)
		} else {
			pieces[i] = p.t.Whole(t.register)
		}
	}
	return pieces
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
