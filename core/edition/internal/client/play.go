package client

import (
	"strings"

	"uriscope/core/edition"
	"uriscope/core/internal/octets"
	"uriscope/core/trace"
)

// Play carries out a listing by its words: what a line says is what is done, so that ten clients
// take up less space than the code of one. Tests hold what comes of it against code that knows no
// listing, and against a reading of the words that is independent of this one.
//
// The words are, where A and B are registers and a term is a quoted text, CR LF, HT, or a
// register:
//
//	if, while A is defined | is undefined | is empty | is undefined or empty
//	          A is "x" | is "x" in either case | has "x" in either case
//	          A is one of "x y …", in either case
//	          A is neither empty nor "x" | nor "x" in either case
//	          A begins with term + term … | decoded begins with term + term …
//	          A does not begin with "x"
//	          "x" is in A
//	A, B ← C, at its first "x"      at the first, at its last
//	A, B ← C, up to its first "x"   or "y": B begins with it, and is empty where there is none
//	A, B ← the first character of C, and the rest
//	A ← term + term …               also two of these with "; " between them
//	A ← C, from behind its last "x" all of C where there is none; undefined if ", if any" follows
//	A ← C, with "y" for each "x"
//	A ← undefined
//	decode A, B, but for CR and LF  or without the end, from the comma on
//	send term + term …
//	no result: …           and so does the run end with a line that ends with ": done"
//
// C, and A in a question, may be: A after its first "x". Other words do nothing. "x" is in lower
// case where it stands in either case.
func Play(l *trace.Listing, url string, t *trace.Trace) {
	if t != nil {
		newPlayer(l, url, t).block(0, len(l.Lines))
	}
}

// Parts carries out the lines of a listing that take a URL apart, and returns which part of the URL
// each of the registers then holds.
func Parts(l *trace.Listing, url string) []edition.Span {
	p := newPlayer(l, url, nil)
	end := 0
	for end < len(l.Lines) && l.Lines[end].Phase == trace.Parts {
		end++
	}
	p.block(0, end)
	spans := make([]edition.Span, len(p.held))
	for i, part := range p.held {
		spans[i] = edition.Absent
		if part.defined && !part.made {
			spans[i] = edition.Span{Start: part.at, End: part.at + len(part.text)}
		}
	}
	return spans
}

// A player is a run. Where a register has been put together from several terms, its text is not
// kept: no line asks for it, and in a loop that would take quadratic time.
type player struct {
	l    *trace.Listing
	t    *trace.Trace
	held []held
}

func newPlayer(l *trace.Listing, url string, t *trace.Trace) *player {
	p := &player{l: l, t: t, held: make([]held, len(l.Registers))}
	p.held[URL] = held{text: url, defined: true}
	return p
}

// held is what a register holds: a part of the URL, which begins at a place in it, in bytes, or a
// text that a line has made.
type held struct {
	text          string
	at            int
	defined, made bool
}

// block carries out the lines [from, to), and reports whether the run ends with one of them.
func (p *player) block(from, to int) (ended bool) {
	for at := from; at < to; {
		line := &p.l.Lines[at]
		inner := at + 1
		next := p.behind(at, to)
		if !line.Question {
			p.t.Do(line.ID)
			p.carryOut(line.Code)
			if strings.HasPrefix(line.Code, "no result") || strings.HasSuffix(line.Code, ": done") {
				return true
			}
			at = next
			continue
		}
		_, condition, _ := strings.Cut(line.Code, " ")
		yes := p.t.Ask(line.ID, p.holds(condition))
		if yes && p.block(inner, next) {
			return true
		}
		if yes && line.Loop {
			continue
		}
		if at = next; at < to && p.l.Lines[at].Else {
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
	depth := p.l.Lines[at].Depth
	for at++; at < to && p.l.Lines[at].Depth > depth; at++ {
	}
	return at
}

// named returns the register whose name a text begins with, and what follows the name.
func (p *player) named(text string) (register int, rest string) {
	register = -1
	for i := range p.l.Registers {
		name := p.l.Registers[i].Name
		if after, ok := strings.CutPrefix(text, name); ok && (after == "" || after[0] == ' ' || after[0] == ',') &&
			(register < 0 || len(after) < len(rest)) {
			register, rest = i, strings.TrimPrefix(after, " ")
		}
	}
	return register, rest
}

// quoted returns what stands between the first quotation mark and the last one.
func quoted(text string) string {
	first := strings.IndexByte(text, '"')
	return text[first+1 : max(first+1, strings.LastIndexByte(text, '"'))]
}

func (p *player) holds(condition string) bool {
	if quotedFirst, rest, ok := strings.Cut(condition, " is in "); ok && quotedFirst[0] == '"' {
		register, _ := p.named(rest)
		return strings.Contains(p.held[register].text, quoted(quotedFirst))
	}
	register, skipped, words := p.source(condition)
	text := p.held[register].text
	text = text[min(skipped, len(text)):]
	start, ok := strings.CutPrefix(words, "begins with ")
	if !ok {
		if start, ok = strings.CutPrefix(words, "decoded begins with "); ok {
			text = octets.Decode(text)
		}
	}
	if ok {
		want := ""
		for start != "" {
			var term string
			term, start, _ = strings.Cut(start, " + ")
			want += literal(term)
		}
		return strings.HasPrefix(text, want)
	}
	before, _, _ := strings.Cut(words, ` "`)
	want := quoted(words)
	switch before {
	case "is defined":
		return p.held[register].defined
	case "is undefined":
		return !p.held[register].defined
	case "is empty", "is undefined or empty":
		return text == ""
	case "is":
		return octets.EqualFold(text, want) && (text == want || strings.HasSuffix(words, "case"))
	case "is one of":
		for one := range strings.FieldsSeq(want) {
			if octets.EqualFold(one, text) {
				return true
			}
		}
		return false
	case "has":
		return lastFold(text, want) >= 0
	case "is neither empty nor":
		return text != "" && text != want && !(strings.HasSuffix(words, "case") && octets.EqualFold(text, want))
	}
	return !strings.HasPrefix(text, want) // does not begin with
}
