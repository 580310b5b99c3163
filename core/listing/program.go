// Package listing compiles the lines of an algorithm and runs them, so that the line on display is the line
// that ran. README.md describes the language.
//
// Each line is compiled to a closure once, when the program starts. A run holds the registers, and records its
// lines in a trace, which can be nil.
package listing

import "uriscope/core/trace"

// A Program is a compiled listing. Its runs don't change it.
type Program struct {
	Listing *trace.Listing
	words   Words
	main    block
	limited bool // whether its runs need a budget

	from   *Program // the program that [Program.Change] derived it from; nil for a compiled one
	shared int      // index of the first line of its main block that differs from from's
	rest   int      // number of lines at the end of its main block that equal from's
	within []int    // from's changed blocks, by the index of their first line; nil if any can be changed
}

// Words are a spec's additions to the language.
type Words struct {
	// Options are the names of the spec's options. A switch is a condition, as in "if not strict"; any option
	// can guard a line, as in "if excess is "keep": …".
	Options []string
	// Verbs split a text, as in "Base.scheme, Base.path ← parse(Base)", or rewrite it.
	Verbs []Verb
}

// A Verb splits a text into components, or rewrites parts of it.
type Verb struct {
	Name       string
	Components []string // names of the components, as in the registers; at most eight
	// Split sets spans to the spans of the Components in the text.
	Split func(text string, spans []Span)
	// SplitBy is Split for a verb that takes a second text, as in "result ← up_to(Base, R)".
	SplitBy func(text, other string, spans []Span)
	// Change is for a verb that rewrites parts of the text, as in "path ← lowercase(path)". It returns the
	// number of bytes to replace at the start of rest, and the replacement; 0 for none.
	Change func(rest string) (length int, by string)
	// Within returns the part of the text that Change applies to; nil means the whole text.
	Within func(text string) Span
}

// A Span is the bytes [Start, End) of a text. Both are -1 for a missing part.
type Span struct{ Start, End int }

var absent = Span{-1, -1}

// A block is a sequence of lines.
type block []line

// A line is a compiled line of the listing.
type line struct {
	index    int // in the listing
	behind   int // index in its block of the first line that isn't nested in it
	kind     kind
	isElse   bool // whether it runs if the questions or rules before it don't apply
	loop     bool
	label    string          // its id, or the number before its words, for jumps
	guard    func(*Run) bool // whether the options allow the line; nil if they always do
	holds    func(*Run) bool // the condition
	do       func(*Run)      // nil if there is nothing to do
	not      func(*Run)      // what to do if a question is answered no; nil for nothing
	sweep    *sweep          // instead of holds and do
	together bool            // whether its nested lines sweep a register together
	call     block           // the routine that it calls, or nil
	leave    leave
	jump     string // label of the line to continue at
	fails    []int  // registers in the question, for a line that ends the run without a result
}

// A kind says when a line runs and is recorded.
type kind int8

const (
	instruction kind = iota // always
	question                // always, with its answer
	rule                    // if its condition holds, and no earlier rule's did
	turns                   // never itself: its nested lines run while its condition holds
)

// A leave says where a run continues after a line.
type leave int8

const (
	onward    leave = iota // to the next line
	returns                // after the routine's call
	elsewhere              // to the line with a label
	done                   // to the end, with the result
	current                // to the end, with the current document
	noResult               // to the end, without a result
	endless                // nowhere: the run takes too long
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

// MustCompile compiles one of our own listings, and panics if it has an error.
func MustCompile(l *trace.Listing, words Words) *Program {
	p, err := Compile(l, words)
	if err != nil {
		panic(err)
	}
	return p
}

// MustCompileLine compiles one line of our own listings, and the routine that it calls.
func MustCompileLine(l *trace.Listing, id string, words Words) *Program {
	c := &compiler{listing: l, words: words}
	only := line{index: l.Find(id), behind: 1}
	written := &l.Lines[only.index]
	r := &reader{compiler: c, line: written, rest: written.Code, subject: -1, to: -1}
	r.compile(&only)
	return &Program{Listing: l, words: words, main: block{only}}
}

// An Error is a line that isn't in the language.
type Error struct {
	Line       string // its id; for an inserted line, the id of the line it is inserted at, and where
	Code       string // the line's words
	At         int    // offset in Code, in bytes
	Want       string // what was expected there, in English
	DidYouMean string // the nearest words of the language for the text at At; empty if none are similar
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
	calls   []string // the routines being compiled
}

// routine compiles a routine, which returns into a register, for one call. An empty name means the lines
// outside of routines.
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
	var subjects []int // the referent of "it" on each level: the register that a line tests
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

// check fails the compilation if an "else" doesn't follow a question, if lines can't sweep together, or if a
// line jumps to an unreachable one: it can only jump forward, to lines after it or after the lines that it is
// nested in.
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

// outer returns the index of the line that a line is nested in. sibling is the index of the line before it on
// the same level, or -1.
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

// A parameter is a routine's name for a register.
type parameter struct {
	name     string
	register int
}
