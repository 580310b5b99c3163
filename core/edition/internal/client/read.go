package client

import (
	"slices"
	"strings"

	"uriscope/core/internal/octets"
	"uriscope/core/trace"
)

// A program is a listing whose words have been read. What a line says is what is done, so that ten
// clients take up less space than the code of one. Tests hold what comes of it against code that
// knows no listing, and against a reading of the words that is independent of this one.
//
// The words are, where A, B and C are registers and a term is a quoted text, CR LF, HT, NUL, or a
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
//	no result: …           the run ends
//	…: done                         the run ends, and there is nothing wrong
//	…: keep …                       nothing is done
//
// C, and A in a question, may be: A after its first "x". "x" is in lower case where it stands in
// either case. Other words are a fault of the document's package.
type program struct {
	listing *trace.Listing
	lines   []line
}

// A line is what the words of a line of the listing say.
type line struct {
	holds func(*player) bool // of a question
	do    func(*player)      // of an instruction that does something
	ends  bool
	// fails are the registers that a question asks of, where its answer is that there is no result.
	fails []int
}

// read reads the words of a listing, and panics if it does not know them.
func read(l *trace.Listing) *program {
	p := &program{l, make([]line, len(l.Lines))}
	for i, written := range l.Lines {
		r := &reader{listing: l, id: written.ID, rest: written.Code}
		switch {
		case written.Question:
			if !r.cut("if ") {
				r.must("while ")
			}
			p.lines[i].holds = r.condition()
		case written.Else:
			r.must("else")
		case r.cut("no result: "):
			r.rest = ""
			p.lines[i].ends = true
			if i > 0 && l.Lines[i-1].Question {
				p.lines[i].fails = l.Reads(l.Lines[i-1])
			}
		case strings.HasSuffix(r.rest, ": done"):
			r.rest = ""
			p.lines[i].ends = true
		case strings.Contains(r.rest, ": keep "):
			r.rest = ""
		default:
			p.lines[i].do = r.instruction()
		}
		if r.rest != "" {
			r.unknown()
		}
	}
	return p
}

// A reader reads the words of one line.
type reader struct {
	listing  *trace.Listing
	id, rest string // rest is what has not been read
}

func (r *reader) unknown() { panic("client: unknown words in the line " + r.id + ": " + r.rest) }

// cut removes words from the beginning of the rest, and reports whether they were there.
func (r *reader) cut(words string) bool {
	rest, ok := strings.CutPrefix(r.rest, words)
	r.rest = rest
	return ok
}

func (r *reader) must(words string) {
	if !r.cut(words) {
		r.unknown()
	}
}

// register reads the name of a register, the longest that fits.
func (r *reader) register() int {
	found, length := -1, 0
	for i := range r.listing.Registers {
		name := r.listing.Registers[i].Name
		if after, ok := strings.CutPrefix(r.rest, name); ok && len(name) > length && (after == "" || strings.IndexByte(" ,;", after[0]) >= 0) {
			found, length = i, len(name)
		}
	}
	if found < 0 {
		r.unknown()
	}
	r.rest = r.rest[length:]
	return found
}

// quoted reads a text in quotation marks.
func (r *reader) quoted() string {
	r.must(`"`)
	text, rest, ok := strings.Cut(r.rest, `"`)
	if !ok {
		r.unknown()
	}
	r.rest = rest
	return text
}

// A term is a register, or a text if that is not empty.
type term struct {
	register int
	text     string
}

// literal reads a term that is a text, if it is one.
func (r *reader) literal() (t term, ok bool) {
	switch {
	case r.cut("CR LF"):
		return term{text: "\r\n"}, true
	case r.cut("HT"):
		return term{text: "\t"}, true
	case r.cut("NUL"):
		return term{text: "\x00"}, true
	case strings.HasPrefix(r.rest, `"`):
		return term{text: r.quoted()}, true
	}
	return term{}, false
}

func (r *reader) terms() (terms []term) {
	for {
		t, ok := r.literal()
		if !ok {
			t.register = r.register()
		} else if t.text == "" {
			r.unknown()
		}
		terms = append(terms, t)
		if !r.cut(" + ") {
			return terms
		}
	}
}

// A source is what a register holds, or what follows a delimiter in it.
type source struct {
	register int
	after    string // the delimiter; empty if there is none
}

func (r *reader) source() source {
	s := source{register: r.register()}
	if r.cut(" after its first ") {
		s.after = r.quoted()
	}
	return s
}

// instruction reads an instruction, and returns what carries it out.
func (r *reader) instruction() func(*player) {
	if r.cut("send ") {
		sent := slices.IndexFunc(r.listing.Registers, func(r trace.Register) bool { return r.Sent })
		terms := r.terms()
		return func(p *player) { p.t.Append(sent, p.pieces(terms)...) }
	}
	if r.cut("decode ") {
		registers := []int{r.register()}
		butLineEnds := r.cut(", but for CR and LF")
		for !butLineEnds && r.cut(", ") {
			registers = append(registers, r.register())
			butLineEnds = r.cut(", but for CR and LF")
		}
		return func(p *player) {
			for _, register := range registers {
				p.decode(register, butLineEnds)
			}
		}
	}
	to := r.register()
	if r.cut(", ") {
		second := r.register()
		r.must(" ← ")
		return r.division(to, second)
	}
	r.must(" ← ")
	first := r.assignment(to)
	if !r.cut("; ") {
		return first
	}
	second := r.instruction()
	return func(p *player) {
		first(p)
		second(p)
	}
}

// division reads how a text is divided into two registers, with or without a delimiter between
// them. Without the delimiter, the first is all of it, and the second is undefined.
func (r *reader) division(a, b int) func(*player) {
	if r.cut("the first character of ") {
		from := r.register()
		r.must(", and the rest")
		return func(p *player) {
			end := firstCharacter(p.held[from].text)
			p.divide(a, b, from, 0, end, end)
		}
	}
	from := r.source()
	if r.cut(", up to its first ") {
		delimiters := []string{r.quoted()}
		if r.cut(" or ") {
			delimiters = append(delimiters, r.quoted())
		}
		return func(p *player) {
			start := p.start(from)
			text := p.held[from.register].text
			end := len(text)
			for _, delimiter := range delimiters {
				if i := strings.Index(text[start:end], delimiter); i >= 0 {
					end = start + i
				}
			}
			p.divide(a, b, from.register, start, end, end)
		}
	}
	index := strings.Index
	switch {
	case r.cut(", at its first "), r.cut(", at the first "):
	case r.cut(", at its last "):
		index = octets.LastIndexFold
	default:
		r.unknown()
	}
	delimiter := r.quoted()
	return func(p *player) {
		start := p.start(from)
		text := p.held[from.register].text
		if at := index(text[start:], delimiter); at < 0 {
			p.divide(a, b, from.register, start, len(text), -1)
		} else {
			p.divide(a, b, from.register, start, start+at, start+at+len(delimiter))
		}
	}
}

// assignment reads what a register is set to.
func (r *reader) assignment(to int) func(*player) {
	if r.cut("undefined") {
		return func(p *player) { p.undefine(to) }
	}
	words := r.rest
	if t, ok := r.literal(); ok && !strings.HasPrefix(r.rest, " + ") {
		return func(p *player) {
			p.t.Set(to, trace.Text(t.text))
			p.hold(to, held{text: t.text, defined: true, made: true})
		}
	} else if !ok {
		from := r.source()
		if !strings.HasPrefix(r.rest, " + ") {
			return r.copied(to, from)
		}
	}
	r.rest = words
	terms := r.terms()
	if terms[0] == (term{register: to}) {
		return func(p *player) { p.t.Append(to, p.pieces(terms[1:])...) }
	}
	return func(p *player) {
		p.t.Set(to, p.pieces(terms)...)
		p.hold(to, held{defined: true, made: true})
	}
}

// copied reads what part of a source a register is set to, and what is changed in it.
func (r *reader) copied(to int, from source) func(*player) {
	switch {
	case r.cut(", from behind its last "):
		delimiter, ifAny := r.quoted(), r.cut(", if any")
		return func(p *player) {
			text := p.held[from.register].text
			switch at := strings.LastIndex(text, delimiter); {
			case at >= 0:
				p.copy(to, from.register, at+len(delimiter), len(text))
			case ifAny:
				p.undefine(to)
			default:
				p.copy(to, from.register, 0, len(text))
			}
		}
	case r.cut(", with "):
		by := r.quoted()
		r.must(" for each ")
		of := r.quoted()
		return func(p *player) {
			p.copy(to, from.register, p.start(from), len(p.held[from.register].text))
			p.replace(to, of, by)
		}
	}
	return func(p *player) { p.copy(to, from.register, p.start(from), len(p.held[from.register].text)) }
}

// condition reads what a question asks.
func (r *reader) condition() func(*player) bool {
	if strings.HasPrefix(r.rest, `"`) {
		want := r.quoted()
		r.must(" is in ")
		register := r.register()
		return func(p *player) bool { return strings.Contains(p.held[register].text, want) }
	}
	from := r.source()
	of := func(test func(text string) bool) func(*player) bool {
		return func(p *player) bool {
			return test(p.held[from.register].text[p.start(from):])
		}
	}
	isDefined := func(want bool) func(*player) bool {
		return func(p *player) bool { return p.held[from.register].defined == want }
	}
	switch {
	case r.cut(" is defined"):
		return isDefined(true)
	case r.cut(" is undefined or empty"), r.cut(" is empty"):
		return of(func(text string) bool { return text == "" })
	case r.cut(" is undefined"):
		return isDefined(false)
	case r.cut(" is one of "):
		words := strings.Split(r.quoted(), " ")
		r.must(", in either case")
		return of(func(text string) bool {
			return slices.ContainsFunc(words, func(word string) bool { return octets.EqualFold(word, text) })
		})
	case r.cut(" is neither empty nor "):
		is := r.equal()
		return of(func(text string) bool { return text != "" && !is(text) })
	case r.cut(" is "):
		return of(r.equal())
	case r.cut(" has "):
		want := r.quoted()
		r.must(" in either case")
		return of(func(text string) bool { return octets.LastIndexFold(text, want) >= 0 })
	case r.cut(" begins with "):
		want := r.constant()
		return of(func(text string) bool { return strings.HasPrefix(text, want) })
	case r.cut(" decoded begins with "):
		want := r.constant()
		return of(func(text string) bool { return strings.HasPrefix(octets.Decode(text), want) })
	}
	r.must(" does not begin with ")
	want := r.quoted()
	return of(func(text string) bool { return !strings.HasPrefix(text, want) })
}

// equal reads a text that another one is compared with, and whether in either case.
func (r *reader) equal() func(text string) bool {
	want := r.quoted()
	if r.cut(" in either case") {
		return func(text string) bool { return octets.EqualFold(text, want) }
	}
	return func(text string) bool { return text == want }
}

// constant reads terms that are all texts.
func (r *reader) constant() (text string) {
	for _, t := range r.terms() {
		if t.text == "" {
			r.unknown()
		}
		text += t.text
	}
	return text
}
