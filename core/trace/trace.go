// Package trace records how an algorithm ran, so that the run can be watched.
//
// An algorithm is a [Listing]: numbered lines and the registers that they work on. A run is a sequence of
// steps. Each step is one line that ran, with its edits to registers. An edit doesn't contain the text that it
// puts into a register, but the pieces of other registers that make up the text. So the size of a trace is
// proportional to its steps, however long the registers are, and a replay ([State]) can follow every character
// of every register to its origin.
//
// The package doesn't know any edition. All offsets are bytes of the algorithm's input texts. It doesn't check
// that a run follows its listing: tests do, using package tracetest.
package trace

import (
	"slices"
	"strings"

	"uriscope/core/trace/internal/unknown"
)

// A Listing is an algorithm in writing: its registers and its lines, with the order and the names of its spec.
type Listing struct {
	Registers []Register
	Lines     []Line
	Grouped   bool // whether lines belong to groups
	byID      map[string]int
}

// A Register is a text that an algorithm works on.
type Register struct {
	Name   string
	Buffer bool // whether dot segments are removed in it
	// SlashAfter reports whether segments in the buffer include the "/" after them, not the one before.
	SlashAfter bool
	// Component is the name of the component that the register holds, or empty. Of is that component's text:
	// "base", "reference", "target", or several separated by ", ", if one's components become the other's.
	Component, Of string
	// Sent marks a register for what a client sends: a run only appends to it, and each step's addition is one
	// message.
	Sent bool
	// Reads names the register that an algorithm reads through this one. This one holds the text read so far,
	// so its length is the pointer into that register. Undefined means that the pointer is before the
	// beginning.
	Reads string
	// Work marks the workspace: its content within a group of steps is worth showing even though it is gone at
	// the end.
	Work bool
	// Also are other names that lines use for the register's content, or for part of it, separated by ", ".
	Also string
}

// A Line is one line of a listing.
type Line struct {
	ID       string // stable and unique in its listing; runs refer to the line by it
	Phase    Phase
	Depth    int    // levels of indentation
	Section  string // spec and section together
	Code     string // the line in our own words
	Routine  string // the routine that it belongs to, as named in the Code of its callers; or empty
	Takes    string // the routine's parameter names, separated by ", "
	It       string // the register that "it" or "its" in Code refers to; the compiler sets it
	Sets     string // registers that it sets but Code doesn't name before a "←", separated by ", "
	Reads    string // registers that the question tests, separated by ", "
	Question bool   // whether the answer is yes or no
	// Else marks the "else" of the question before it. It never runs itself, unless it asks its own
	// question. The run gets to that question if the answer to the one before it was no.
	Else    bool
	Loop    bool // whether it, or what is in it, can run more than once
	Decided bool // whether it has a remark: on a decision where the spec leaves a choice, or on an erratum that would change it
	// Group names the line's group of steps. Consecutive steps with the same group are one step for a reader.
	// If it is empty, the line belongs to the current group.
	Group string
	// Onward reports whether the line belongs to the group that comes after it.
	Onward bool
	// Closes reports whether, after the line has run, and was answered yes if it is a question, the group ends at the
	// next line that leads on to another.
	Closes bool
}

// A Phase is a part of a run that has a name for the reader. The phases of resolving a reference come first,
// from [Parts] on a client's, and from [Case] on the phases of normalizing a URI, which can also use Dots.
type Phase string

const (
	Split     Phase = "split"     // texts into components
	Transform Phase = "transform" // which component comes from where
	Merge     Phase = "merge"     // base path and reference path into one
	Dots      Phase = "dots"      // removal of dot segments
	Recompose Phase = "recompose" // components into a text

	Parts    Phase = "parts"    // a URL into the parts that its scheme has
	Decode   Phase = "decode"   // percent-encodings into octets
	Dialogue Phase = "dialogue" // what a client sends

	Case     Phase = "case"      // letters that are case-insensitive
	Escapes  Phase = "escapes"   // escapes that aren't necessary
	ByScheme Phase = "by-scheme" // equivalences defined by the scheme

	Characters   Phase = "characters" // equivalent sequences of characters
	VoidFragment Phase = "fragment"   // an empty fragment

	Base      Phase = "base"      // the base into a record
	Input     Phase = "input"     // characters removed from a text before it is parsed
	Scheme    Phase = "scheme"    // whether a text has a scheme
	Relative  Phase = "relative"  // what comes from the base
	Host      Phase = "host"      // a host into a domain or an address
	Path      Phase = "path"      // a path into segments, without dot segments
	Query     Phase = "query"     // query and fragment
	Serialize Phase = "serialize" // a record into a text
)

// An Answer is the result of a step whose line is a question.
type Answer int8

const (
	None Answer = iota // the line isn't a question
	No
	Yes
)

// A Step is one line that ran.
type Step struct {
	Line   int // index in the listing's lines
	Call   int // index of the line that called the innermost routine, or -1
	Answer Answer
	edits  int // edits[edits:next step's edits] are this step's
}

// An Edit replaces the bytes [Start, End) of a register with pieces, or makes the register undefined, which
// isn't the same as empty.
type Edit struct {
	Register   int
	Start, End int
	Undefine   bool
	Pieces     []Piece
}

// A Piece is a text with its origin: the bytes [Start, End) of a register when the edit is made, or a Text that
// replaces these bytes. A long run has millions.
type Piece struct {
	Register   int // [Supplied] if the Text comes from the algorithm itself
	Start, End int
	Text       string
}

// Supplied, instead of a register, marks a text that comes from the algorithm itself.
const Supplied = -1

// Text returns a piece that comes from the algorithm itself.
func Text(s string) Piece { return Piece{Register: Supplied, Text: s} }

// Written returns the piece [start, end) of a register, written as s, for example in lowercase, decoded, or
// encoded. Its text differs, but its origin is known.
func Written(s string, register, start, end int) Piece {
	if s == "" || start >= end {
		return Text(s)
	}
	return Piece{register, start, end, s}
}

// From returns the piece [start, end) of a register.
func From(register, start, end int) Piece { return Piece{Register: register, Start: start, End: end} }

// Len returns the length of the piece in bytes.
func (p Piece) Len() int {
	if p.Text != "" {
		return len(p.Text)
	}
	return p.End - p.Start
}

// cut returns the bytes [start, end) of a piece.
func (p Piece) cut(start, end int) Piece {
	switch {
	case start >= end:
		return Text("")
	case p.Text != "":
		p.Text = p.Text[start:end]
	default:
		p.Start, p.End = p.Start+start, p.Start+end
	}
	return p
}

// A Trace receives a run from the algorithm, and passes it on to a sink. A nil Trace records nothing, and all
// its methods can be called, so the algorithm never checks whether it is recorded.
//
// There are three sinks. A new trace keeps individual steps, up to its limit. [Trace.Fold] makes it keep groups
// of steps, and [Trace.Stream] makes it pass on the steps as they come.
type Trace struct {
	listing *Listing
	line    int // index of the current line
	total   int
	length  []int // the length of each register, in bytes
	calls   []int // indexes of the lines that called the active routines, the outermost first
	forms   *forms
	lately  []counted // the first steps since the last BeginRepeat

	sink     sink
	recorder recorder // the sink of a new trace
	steps    []Step   // steps that the sink keeps or hasn't taken yet
	edits    []Edit
	pieces   []Piece // shared by the edits, so that recording rarely allocates
}

// A sink decides what happens to the steps of a run.
type sink interface {
	// begin says that a step begins, with its line and answer. The steps before it are complete.
	begin(t *Trace, line int, answer Answer)
	// fate returns what happens to the edits of the current step.
	fate(t *Trace) fate
	// allows reports whether an edit of the current step can have a number of pieces. If not, neither this step
	// nor any later one is kept.
	allows(t *Trace, pieces int) bool
	// repeat takes the steps of t.lately n more times, or returns false if it needs them individually.
	repeat(t *Trace, n int) bool
}

// A fate is what happens to the edits of a step.
type fate int8

const (
	dropped  fate = iota // neither kept nor followed
	measured             // only the registers' lengths are followed, because later steps will be kept
	kept
)

// New returns a trace for a run of the listing on the given texts, which fill the first registers. It records
// at most limit steps; a negative limit means no limit.
func New(listing *Listing, limit int, texts ...string) *Trace {
	t := new(Trace)
	t.Reset(listing, limit, texts...)
	return t
}

// mostKept is the maximum number of steps for which memory is reused by another run.
const mostKept = 4096

// Reset makes the trace like a new one, and reuses its memory: steps and edits that it has returned are no
// longer valid.
func (t *Trace) Reset(listing *Listing, limit int, texts ...string) {
	if cap(t.steps) > mostKept || cap(t.pieces) > piecesPerStep*mostKept {
		*t = Trace{}
	}
	expected := len(listing.Lines)
	for _, text := range texts {
		expected += strings.Count(text, "/") // most algorithms take a step for each segment
	}
	if limit >= 0 {
		expected = min(expected, limit)
	}
	*t = Trace{
		listing:  listing,
		length:   slices.Grow(t.length[:0], len(listing.Registers))[:len(listing.Registers)],
		calls:    t.calls[:0],
		lately:   t.lately[:0],
		recorder: recorder{limit: limit, most: mostPieces(limit)},
		steps:    slices.Grow(t.steps[:0], expected),
		edits:    slices.Grow(t.edits[:0], 2*expected),
		pieces:   slices.Grow(t.pieces[:0], expected),
	}
	t.sink = &t.recorder
	clear(t.length)
	for i, text := range texts {
		t.length[i] = len(text)
	}
}

// Reserve reports whether an edit with a number of pieces will be recorded in the current step, or matters for
// later steps that are recorded. If only the limit prevents that, neither this step nor any later one is
// recorded. Replace calls Reserve itself; an algorithm only needs it before making pieces without bound.
func (t *Trace) Reserve(pieces int) bool {
	if t == nil {
		return false
	}
	fate := t.sink.fate(t)
	return fate == measured || fate == kept && t.sink.allows(t, pieces)
}

// Steps returns the recorded steps.
func (t *Trace) Steps() []Step {
	if t == nil {
		return nil
	}
	return t.steps
}

// Total returns the number of the run's steps, recorded or not.
func (t *Trace) Total() int {
	if t == nil {
		return 0
	}
	return t.total
}

// Edits returns the edits of the recorded step i, in order.
func (t *Trace) Edits(i int) []Edit {
	end := len(t.edits)
	if i+1 < len(t.steps) {
		end = t.steps[i+1].edits
	}
	return t.edits[t.steps[i].edits:end]
}

// Do begins a step: the line with an id runs. The edits that follow belong to the step.
//
// If the listing has no such line, the step isn't recorded; in tests that use package tracetest, Do panics.
func (t *Trace) Do(line string) {
	t.begin(line, None)
}

// Ask records a step whose line, given by its id, is a question, and returns the answer.
func (t *Trace) Ask(line string, answer bool) bool {
	given := No
	if answer {
		given = Yes
	}
	t.begin(line, given)
	return answer
}

//go:noinline
func (t *Trace) begin(id string, answer Answer) {
	if t == nil {
		return
	}
	line := t.listing.Find(id)
	if line < 0 {
		if unknown.Line != nil {
			unknown.Line(id)
		}
		return
	}
	t.Line(line, answer)
}

// Line records a step by the index of its line, with the answer if that is a question.
func (t *Trace) Line(line int, answer Answer) {
	if t == nil {
		return
	}
	t.line = line
	t.total++
	if len(t.lately) < mostLately {
		t.lately = append(t.lately, counted{line, answer})
	}
	if t.forms != nil {
		t.forms.last[t.listing.Lines[line].Phase] = t.total
	}
	t.sink.begin(t, line, answer)
}

// step begins a step that is kept.
func (t *Trace) step(line int, answer Answer) {
	call := -1
	if n := len(t.calls); n > 0 {
		call = t.calls[n-1]
	}
	t.steps = append(t.steps, Step{Line: line, Call: call, Answer: answer, edits: len(t.edits)})
}

// forget drops the steps that the sink has taken.
func (t *Trace) forget() { t.steps, t.edits, t.pieces = t.steps[:0], t.edits[:0], t.pieces[:0] }

// Call says that the following steps, until Return, belong to a routine called by the current line. Calls nest.
func (t *Trace) Call() {
	if t != nil {
		t.calls = append(t.calls, t.line)
	}
}

// Return ends the last Call.
func (t *Trace) Return() {
	if t != nil && len(t.calls) > 0 {
		t.calls = t.calls[:len(t.calls)-1]
	}
}

// Set replaces a register's whole content with pieces.
func (t *Trace) Set(register int, pieces ...Piece) {
	if t != nil {
		t.Replace(register, 0, t.length[register], pieces...)
	}
}

// Append appends pieces to a register.
func (t *Trace) Append(register int, pieces ...Piece) {
	if t != nil {
		t.Replace(register, t.length[register], t.length[register], pieces...)
	}
}

// Copy sets a register to another's content, or to undefined if defined is false.
func (t *Trace) Copy(to, from int, defined bool) {
	switch {
	case t == nil:
	case defined:
		t.Set(to, From(from, 0, t.length[from]))
	default:
		t.Undefine(to)
	}
}

// Whole returns the piece that is all of a register's current content. Beyond the limit it can be another
// piece, since no edit with it is recorded then.
func (t *Trace) Whole(register int) Piece {
	if t == nil {
		return Piece{}
	}
	return From(register, 0, t.length[register])
}

// Undefine makes a register undefined.
//
//go:noinline
func (t *Trace) Undefine(register int) {
	if t == nil {
		return
	}
	switch t.sink.fate(t) {
	case kept:
		t.edits = append(t.edits, Edit{Register: register, End: t.length[register], Undefine: true})
		t.length[register] = 0
	case measured:
		t.length[register] = 0
	}
}

// Replace replaces the bytes [start, end) of a register with pieces.
func (t *Trace) Replace(register, start, end int, pieces ...Piece) {
	if t == nil {
		return
	}
	fate := t.sink.fate(t)
	if fate == dropped || fate == kept && !t.sink.allows(t, len(pieces)) {
		return
	}
	first, added := len(t.pieces), 0
	if fate == kept {
		t.pieces = slices.Grow(t.pieces, len(pieces))
	}
	for _, p := range pieces {
		if p.Len() > 0 && fate == kept {
			t.pieces = append(t.pieces, p)
		}
		added += p.Len()
	}
	t.length[register] += added - (end - start)
	if last := len(t.pieces); fate == kept {
		t.edits = append(t.edits, Edit{Register: register, Start: start, End: end, Pieces: t.pieces[first:last:last]})
	}
}
