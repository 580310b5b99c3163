// Package listing compiles the lines of an algorithm and runs them, so that the line on display
// is the line that ran. README.md describes the language.
//
// A line becomes a closure once, when the program starts. A run keeps the registers, and records the
// lines that it carries out in a trace, which may be nil.
package listing

import "uriscope/core/trace"

// A Program is a compiled listing. Its runs don't change it.
type Program struct {
	Listing *trace.Listing
	words   Words
	main    block
	limited bool // whether its runs may have no end

	from   *Program // that [Program.Change] made it of; nil for one that was compiled
	shared int      // index of the line up to which its main block is that of the other one
	rest   int      // how many lines at the end of its main block are those of the other one
	within []int    // the blocks of the other one that are changed, by the indices of their first lines; nil if any may be
}

// Words are what a document adds to the language.
type Words struct {
	// Options are the names of the document's options. A switch is a condition, as in "if not
	// strict"; any option can guard a line, as in "if excess is "keep": …".
	Options []string
	// Verbs split a text, as in "Base.scheme, Base.path ← parse(Base)", or write it in another way.
	Verbs []Verb
}

// A Verb splits a text into components, or writes parts of it in another way.
type Verb struct {
	Name       string
	Components []string // the names of the components, as registers have them, at most eight
	// Split sets the spans to the places of the Components in the text.
	Split func(text string, spans []Span)
	// SplitBy does the same if the verb also takes another text, as in "result ← up_to(Base, R)".
	SplitBy func(text, other string, spans []Span)
	// Change is for a verb that writes parts of the text in another way, as in "path ← lowercase(path)". It
	// returns how many bytes another text replaces where the rest of the text begins, and that text; 0 for none.
	Change func(rest string) (length int, by string)
	// Within returns the part of the text that Change is for; nil for all of it.
	Within func(text string) Span
}

// A Span is the bytes [Start, End) of a text. Both are -1 if there is no such part.
type Span struct{ Start, End int }

var absent = Span{-1, -1}

// A block is a sequence of lines.
type block []line

// A line is a compiled line of the listing.
type line struct {
	index    int // in the listing
	behind   int // index in its block of the first line that is not nested in it
	kind     kind
	isElse   bool // whether it is for what the questions or rules before it leave
	loop     bool
	label    string          // by which other lines go on with it: its id, or the number before its words
	guard    func(*Run) bool // whether the options let the line run; nil if they always do
	holds    func(*Run) bool // the condition
	do       func(*Run)      // nil if there is nothing to do
	not      func(*Run)      // done if the answer to a question is no; nil if nothing is
	sweep    *sweep          // instead of holds and do
	together bool            // whether the lines nested in it sweep a register together
	call     block           // the routine that it calls; nil if it calls none
	leave    leave
	jump     string // the label of the line to go on with
	fails    []int  // registers that a question is about if the line ends the run without a result
}

// A kind says when a line is carried out and recorded.
type kind int8

const (
	instruction kind = iota // always
	question                // always, with its answer
	rule                    // if its condition holds, and no rule before it did
	turns                   // never itself: the lines in it are carried out while its condition holds
)

// A leave says where a run goes after a line.
type leave int8

const (
	onward    leave = iota // to the next line
	returns                // behind the call of the routine
	elsewhere              // to the line with the label
	done                   // to its end, with the result
	current                // to its end, with the current document
	noResult               // to its end, without a result
	endless                // nowhere: it has gone on for too long
)

// Compile compiles a listing. The error is an [*Error].
func Compile(l *trace.Listing, words Words) (p *Program, err error) {
	defer func() {
		switch e := recover().(type) {
		case nil:
		case *Error:
			p, err = nil, e
		default:
			panic(e)
		}
	}()
	c := &compiler{listing: l, words: words}
	p = &Program{Listing: l, words: words, main: c.routine("", nil, -1)}
	return p, nil
}

// MustCompile compiles a listing of ours: it panics if that has an error.
func MustCompile(l *trace.Listing, words Words) *Program {
	p, err := Compile(l, words)
	if err != nil {
		panic(err)
	}
	return p
}

// MustCompileLine compiles one line of a listing of ours, and the routine that it calls.
func MustCompileLine(l *trace.Listing, id string, words Words) *Program {
	c := &compiler{listing: l, words: words}
	only := line{index: l.Find(id), behind: 1}
	written := &l.Lines[only.index]
	r := &reader{compiler: c, line: written, rest: written.Code, subject: -1, to: -1}
	r.compile(&only)
	return &Program{Listing: l, words: words, main: block{only}}
}

// An Error is a line that the language doesn't have.
type Error struct {
	Line       string // its id; of an inserted line, that of the line that it is at, and where
	Code       string // its words
	At         int    // in Code, in bytes
	Want       string // a description of what is missing, in English
	DidYouMean string // the words of the language that are nearest to those at At; empty if none are near
}

func (e *Error) Error() string {
	text := "line " + e.Line + ": expected " + e.Want
	switch {
	case e.Code != "" && e.At == len(e.Code):
		text += ", found the end of the line"
	case e.Code != "":
		text += ", found: " + e.Code[e.At:]
	}
	if e.DidYouMean != "" {
		text += " (did you mean: " + e.DidYouMean + ")"
	}
	return text
}

// A compiler compiles the lines of one listing.
type compiler struct {
	listing *trace.Listing
	words   Words
	calls   []string // the routines under way
}

// routine compiles the lines of a routine, which returns into a register, for one call; an empty
// name means the lines outside of routines.
func (c *compiler) routine(name string, parameters []parameter, to int) block {
	if name != "" {
		c.calls = append(c.calls, name)
		defer func() { c.calls = c.calls[:len(c.calls)-1] }()
	}
	var b block
	for i := range c.listing.Lines {
		if c.listing.Lines[i].Routine == name {
			b = append(b, line{index: i})
		}
	}
	var subjects []int // what "it" means on each level: the register that a line asks of
	for i := range b {
		written := &c.listing.Lines[b[i].index]
		b[i].behind = i + 1
		for b[i].behind < len(b) && c.listing.Lines[b[b[i].behind].index].Depth > written.Depth {
			b[i].behind++
		}
		r := &reader{compiler: c, line: written, rest: written.Code, parameters: parameters, subject: -1, to: to}
		if d := min(written.Depth, len(subjects)); d > 0 {
			subjects = subjects[:d]
			r.subject = subjects[d-1]
		}
		r.compile(&b[i])
		for len(subjects) < written.Depth {
			subjects = append(subjects, -1)
		}
		subjects = append(subjects[:written.Depth], r.subject)
	}
	c.check(b)
	return b
}

// check ends the compilation if an "else" follows no question, if lines cannot sweep together, or if a
// line goes on with one that it cannot reach: only lines behind it, or behind the lines that it is
// nested in, can be reached.
func (c *compiler) check(b block) {
	for at := range b {
		l := &b[at]
		fail := func(at int, want string) {
			written := &c.listing.Lines[b[at].index]
			panic(&Error{Line: written.ID, Code: written.Code, Want: want})
		}
		if before := c.sibling(b, at); l.isElse && (before < 0 || b[before].kind != question && b[before].kind != rule && !b[before].isElse) {
			fail(at, `an "if" before the "else"`)
		}
		for next := at + 1; l.together && next < l.behind; next++ {
			if !b.sweeps(next, b[at+1].sweep) {
				fail(next, `a line like "if A has "/." where "." is a segment: remove that", for one register`)
			}
		}
		if l.leave != elsewhere {
			continue
		}
		found := false
		for outer := at; outer >= 0 && !found; outer = c.outer(b, outer) {
			for next := b[outer].behind; next < len(b) && c.depth(b, next) == c.depth(b, outer) && !found; next = b[next].behind {
				found = b[next].label == l.jump
			}
		}
		if !found {
			fail(at, "a line behind this one with the id or the number "+l.jump)
		}
	}
}

func (c *compiler) depth(b block, at int) int { return c.listing.Lines[b[at].index].Depth }

// outer returns the index of the line that another one is nested in, and sibling that of the one
// before it on the same level; -1 if there is none.
func (c *compiler) outer(b block, at int) int {
	i := at - 1
	for i >= 0 && c.depth(b, i) >= c.depth(b, at) {
		i--
	}
	return i
}

func (c *compiler) sibling(b block, at int) int {
	i := at - 1
	for i >= 0 && c.depth(b, i) > c.depth(b, at) {
		i--
	}
	if i >= 0 && c.depth(b, i) < c.depth(b, at) {
		return -1
	}
	return i
}

// A parameter is the name by which a routine knows a register.
type parameter struct {
	name     string
	register int
}
