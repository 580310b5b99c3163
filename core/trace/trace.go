// Package trace records how an algorithm ran, so that the run can be watched.
//
// An algorithm is a [Listing]: numbered lines and the registers that they work on.
// A run of it is a sequence of steps. Each step is one line that was carried out, with the
// edits that it made to registers. An edit does not contain the text that it puts into a
// register, but says which pieces of other registers the text consists of. So the size of
// a trace is proportional to its steps, however long the registers are, and a replay
// ([State]) can follow every character of every register to where it came from.
//
// The package knows no edition of any document. All offsets are bytes of the texts that
// the algorithm was given. Nothing here checks that a run does what its listing says:
// tests do, with package tracetest.
package trace

import (
	"slices"
	"strings"

	"uriscope/core/trace/internal/unknown"
)

// A Listing is an algorithm written down: its registers and its lines, in the
// order and with the names of the document that defines it.
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
	// SlashAfter says of a buffer that the algorithm takes a segment with the "/" after it,
	// and not with the one before it.
	SlashAfter bool
	// Component is the name of the component that the register holds; empty where it holds
	// none. Of says of which text: "base", "reference", "target", or of several, separated by
	// ", ", where the components of the one become those of the other.
	Component, Of string
	// Sent marks what a client sends: a run only appends to it, and what it appends in one step
	// is one message.
	Sent bool
	// Reads names the register that an algorithm reads through this one: this one holds what
	// was read of it so far, so that its length is the pointer into that register. Undefined, it
	// stands before the beginning.
	Reads string
	// Work marks the workspace: what gathers in it within a group of steps is worth being told
	// even though it is gone at the end of the group.
	Work bool
	// Also are other names by which lines speak of what the register holds, or of a part of it,
	// separated by ", ".
	Also string
}

// A Line is one line of a listing.
type Line struct {
	ID       string // stable, unique in its listing; a run names the line by it
	Phase    Phase
	Depth    int    // levels of indentation
	Section  string // document and section together
	Code     string // the line in our own words
	Routine  string // that it belongs to, as named in the Code of the lines that call it; or empty
	Takes    string // the names by which the routine knows the registers of a call, separated by ", "
	Sets     string // names of registers that Code does not name before a "←", separated by ", "
	Reads    string // names of the registers that the question asks of, separated by ", "
	Question bool   // whether it is answered by yes or no
	// Else marks the "else" of the question before it. It is never carried out itself, but where
	// it asks a question of its own: that is asked if the one before it was answered no.
	Else    bool
	Loop    bool // whether it, or what is in it, may be carried out more than once
	Decided bool // whether a remark says something of it: what was decided where the document leaves it open, or what an erratum would change
	// Group names the group of steps that the line belongs to. Steps that follow each other and
	// have one group are one step for a reader. Where it is empty, the line belongs to whatever
	// group is under way.
	Group string
	// Onward says that the line belongs to the group that comes after it.
	Onward bool
	// Closes says that, when the line was carried out, and answered yes if it is a question, the
	// group ends with the next line that leads on to another.
	Closes bool
}

// A Phase is a part of a run that the reader has a word for: of the resolution of a reference
// or, from [Parts] on, of what a client does with a URL, or, from [Case] on, of the way to the
// normal form of a URI, where dot segments may go, too.
type Phase string

const (
	Split     Phase = "split"     // texts into components
	Transform Phase = "transform" // which component comes from where
	Merge     Phase = "merge"     // base path and reference path into one
	Dots      Phase = "dots"      // removal of dot segments
	Recompose Phase = "recompose" // components into a text

	Parts    Phase = "parts"    // a URL into the parts that its scheme has
	Decode   Phase = "decode"   // encodings into the octets that they stand for
	Dialogue Phase = "dialogue" // what a client sends

	Case     Phase = "case"      // letters that mean the same in either case
	Escapes  Phase = "escapes"   // escapes of characters that may stand for themselves
	ByScheme Phase = "by-scheme" // what the scheme says is the same

	Characters   Phase = "characters" // sequences of characters that mean the same
	VoidFragment Phase = "fragment"   // a fragment that says nothing

	Base      Phase = "base"      // the base into a record
	Input     Phase = "input"     // what is taken out of a text before it is read
	Scheme    Phase = "scheme"    // whether a text has a scheme
	Relative  Phase = "relative"  // what comes from the base
	Host      Phase = "host"      // a host into a domain or an address
	Path      Phase = "path"      // a path into segments, without dot segments
	Query     Phase = "query"     // query and fragment
	Serialize Phase = "serialize" // a record into a text
)

// An Answer is what a step found where its line is a question.
type Answer int8

const (
	None Answer = iota // the line is not a question
	No
	Yes
)

// A Step is one line carried out.
type Step struct {
	Line   int // index into the listing's lines
	Call   int // index of the line that called the innermost routine, -1 outside of one
	Answer Answer
	edits  int // edits[edits:next step's edits] are this step's
}

// An Edit replaces the bytes [Start, End) of a register by pieces, or makes the
// register undefined, which is not the same as empty.
type Edit struct {
	Register   int
	Start, End int
	Undefine   bool
	Pieces     []Piece
}

// A Piece is a text by its origin: the bytes [Start, End) of a register as it
// stands when the edit is made, or a Text that stands for these bytes. A long run has millions.
type Piece struct {
	Register   int // [Supplied] if the algorithm supplies the Text itself
	Start, End int
	Text       string
}

// Supplied, in place of a register, marks a text that the algorithm itself supplies.
const Supplied = -1

// Text returns a piece that the algorithm supplies.
func Text(s string) Piece { return Piece{Register: Supplied, Text: s} }

// Written returns the piece [start, end) of a register, written as s: in lower case, decoded or
// encoded, for instance. So the text is another one, and its origin is still known.
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

// A Trace is given one run by the algorithm, and hands it on to a sink. A nil Trace records nothing,
// and every method may be called on it: the algorithm never asks whether it is watched.
//
// There are three sinks. A new trace keeps single steps, as far as its limit allows. [Trace.Fold]
// makes it keep groups of steps, and [Trace.Stream] pass the steps on as they come.
type Trace struct {
	listing *Listing
	line    int // index of the line that was begun last
	total   int
	length  []int // of each register, in bytes
	calls   []int // indices of the lines that called the routines under way, the outermost first
	forms   *forms
	lately  []counted // the steps since the last BeginRepeat, the first of them

	sink     sink
	recorder recorder // the sink of a new trace
	steps    []Step   // that the sink keeps or has not taken yet
	edits    []Edit
	pieces   []Piece // shared by the edits, so that recording rarely allocates
}

// A sink decides what becomes of the steps of a run.
type sink interface {
	// begin is told that a step begins, of a line with an answer. The steps before it are complete.
	begin(t *Trace, line int, answer Answer)
	// fate returns what becomes of the edits of the current step.
	fate(t *Trace) fate
	// allows reports whether an edit of the current step may have so many pieces. If it may not,
	// neither the step nor any after it is kept.
	allows(t *Trace, pieces int) bool
	// repeat takes the steps of t.lately n more times, or reports that it has to have them singly.
	repeat(t *Trace, n int) bool
}

// A fate is what becomes of the edits of a step.
type fate int8

const (
	dropped  fate = iota // neither kept nor followed
	measured             // only the lengths of registers are, as steps that are kept follow
	kept
)

// New returns a trace for a run of the listing on the given texts, which are the
// first registers. It records at most limit steps; no limit if that is negative.
func New(listing *Listing, limit int, texts ...string) *Trace {
	t := new(Trace)
	t.Reset(listing, limit, texts...)
	return t
}

// mostKept is the number of steps whose memory is kept for another run.
const mostKept = 4096

// Reset makes the trace like a new one and uses its memory again: steps and edits that it
// has returned are no longer valid.
func (t *Trace) Reset(listing *Listing, limit int, texts ...string) {
	if cap(t.steps) > mostKept || cap(t.pieces) > piecesPerStep*mostKept {
		*t = Trace{}
	}
	expected := len(listing.Lines)
	for _, text := range texts {
		expected += strings.Count(text, "/") // a segment is a step of most algorithms
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

// Reserve reports whether an edit of so many pieces will be recorded in the current step, or is one
// that the recorded steps come after. If it would be recorded, but for the limit, neither that step
// nor any after it is recorded. Replace asks for itself; an algorithm asks only where it would have
// to make pieces without end.
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

// Total returns the number of steps that the run took, recorded or not.
func (t *Trace) Total() int {
	if t == nil {
		return 0
	}
	return t.total
}

// Edits returns the edits of the recorded step i, in the order they were made.
func (t *Trace) Edits(i int) []Edit {
	end := len(t.edits)
	if i+1 < len(t.steps) {
		end = t.steps[i+1].edits
	}
	return t.edits[t.steps[i].edits:end]
}

// Do begins a step: it says that the line of that id is carried out. The edits that
// follow belong to the step.
//
// The listing must have such a line. If it does not, the step is not recorded; in tests
// that use package tracetest, Do panics.
func (t *Trace) Do(line string) {
	t.begin(line, None)
}

// Ask records a step whose line is a question, and returns the answer. The line is given
// as for [Trace.Do].
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

// Call says that the steps that follow belong to a routine called by the current line, until
// Return. Calls nest.
func (t *Trace) Call() {
	if t != nil {
		t.calls = append(t.calls, t.line)
	}
}

// Return ends what the last Call began.
func (t *Trace) Return() {
	if t != nil && len(t.calls) > 0 {
		t.calls = t.calls[:len(t.calls)-1]
	}
}

// Set replaces the whole register by the pieces.
func (t *Trace) Set(register int, pieces ...Piece) {
	if t != nil {
		t.Replace(register, 0, t.length[register], pieces...)
	}
}

// Append adds the pieces to the end of the register.
func (t *Trace) Append(register int, pieces ...Piece) {
	if t != nil {
		t.Replace(register, t.length[register], t.length[register], pieces...)
	}
}

// Copy sets one register to the text of another, or makes it undefined if the other is:
// defined says which.
func (t *Trace) Copy(to, from int, defined bool) {
	switch {
	case t == nil:
	case defined:
		t.Set(to, From(from, 0, t.length[from]))
	default:
		t.Undefine(to)
	}
}

// Whole returns the piece that is all of a register as it stands. Beyond the limit it may be
// another piece, as no edit that it is for is recorded then.
func (t *Trace) Whole(register int) Piece {
	if t == nil {
		return Piece{}
	}
	return From(register, 0, t.length[register])
}

// Undefine makes the register undefined.
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

// Replace replaces the bytes [start, end) of the register by the pieces.
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
