package expect

import (
	"math/bits"
	"strings"

	"uriscope/core/edition"
	"uriscope/core/explain"
	"uriscope/core/trace"
)

// A Lost is where a run loses what was expected: the first step after which it can no longer give it.
//
// The rule is this. The expected text that the target does not have is looked for in the base and in
// the reference, first where the character before the difference comes from. The first of its
// characters is followed through the run, in the registers that still lead to the result. The step
// that leaves it in none of them is the one that loses it. A component of which a run takes nothing
// is lost by the last question before the line that would have taken it. Where the target only has more
// than was expected, the step is the one that brings that in.
type Lost struct {
	Step int // a position of the player
	Line int // of the listing; where the step is a group, the very line
	How  How
	On   edition.Use  // the text that it is of; the target if there is none
	Span edition.Span // in that text
	Role edition.Role // of the component that it is in, empty if it is in none
}

// How is the way in which a text is lost.
type How string

const (
	Dropped  How = "dropped"   // left out where another part of its component is taken
	Removed  How = "removed"   // with dot segments
	Replaced How = "replaced"  // nothing is taken of its component, as the reference has something else
	Ignored  How = "ignored"   // nothing is taken of its component, whatever the reference has
	Added    How = "added"     // not lost: this is what the target has besides
	NoTarget How = "no-target" // the run ends without a target
)

// lost returns where what was expected is lost, nil if that cannot be said.
func (s *search) lost() *Lost {
	t := &traced{search: s, listing: s.edition.Listing, texts: [2]string{s.q.Base, s.q.Reference}}
	t.run = trace.New(t.listing, -1, s.q.Base, s.q.Reference)
	s.result = s.edition.Resolve(s.q.Base, s.q.Reference, s.q.Options, t.run)
	why := t.listing.Find(s.result.Why.Line)
	for i, step := range t.run.Steps() {
		if step.Line == why {
			t.whyAt = i
		}
	}
	if !s.leads {
		return t.at(t.whyAt, &Lost{How: NoTarget, On: edition.AsTarget})
	}
	t.replay()
	missing := s.Differs.Of(s.expected)
	if missing == "" {
		if from, ok := t.origin(s.Instead.Start, s.Instead.End); ok {
			l := t.lostOf(from)
			l.How = Added
			return t.at(t.enters, l)
		}
		return nil
	}
	start := s.Differs.Start
	for start > 0 && !isDelimiter(s.expected[start]) && !isDelimiter(s.expected[start-1]) { // a word is lost as a whole
		start--
	}
	word := firstWord(s.expected[start:])
	missing = s.expected[start:max(s.Differs.End, start+len(word))]
	if from, ok := t.origin(start-1, start); ok {
		if l := t.loses(from.Register, from.End, missing); l != nil {
			return l
		}
	}
	for text := range t.texts {
		for at := 0; at < len(t.texts[text]); at++ {
			found := strings.Index(t.texts[text][at:], word)
			if found < 0 || isDelimiter(word[len(word)-1]) { // delimiters alone are everywhere
				break
			}
			at += found
			if isWhole(t.texts[text], at, at+len(word)) && !t.isUsed(text, at+len(word)-1) {
				return t.loses(text, at, missing)
			}
		}
	}
	return nil
}

// firstWord returns what a text begins with: delimiters, if there are any, and what comes up to the next one.
func firstWord(text string) string {
	start := len(text) - len(strings.TrimLeft(text, delimiters))
	if end := strings.IndexAny(text[start:], delimiters); end >= 0 {
		return text[:start+end]
	}
	return text
}

// isWhole reports whether a range of a text is no part of a longer word.
func isWhole(text string, start, end int) bool {
	delimits := func(at int) bool { return at < 0 || at >= len(text) || isDelimiter(text[at]) }
	return (delimits(start) || delimits(start-1)) && delimits(end)
}

// A traced is a run with what has to be known of it to follow a character.
type traced struct {
	*search
	listing *trace.Listing
	run     *trace.Trace
	texts   [2]string
	whyAt   int           // the step that decided
	origins []trace.Piece // of the result
	live    []uint64      // before each step, and at the end: the registers of which something may still come into the result
	ever    uint64        // all of them

	places [][]int // of the character that is followed, by register
	enters int     // the step that brought it where the target is made, the last one; -1 if none has
	last   int     // the last step before which it was in a register that was live, -1 if there is none
}

// replay replays the run forwards for where the result comes from, and goes through it backwards for
// what is live. A register that is set as a whole, or made undefined, is not live before; one that is
// emptied is, as what it had may have been wanted.
func (t *traced) replay() {
	state := trace.NewState(t.listing, t.texts[:]...)
	n, result := len(t.run.Steps()), len(t.listing.Registers)-1
	var whole []bool // whether each edit leaves nothing of what its register had
	for i := range n {
		edits := t.run.Edits(i)
		for j := range edits {
			e := &edits[j]
			whole = append(whole, e.Undefine || e.Start == 0 && e.End > 0 && e.End >= state.Len(e.Register) && len(e.Pieces) > 0)
			state.Apply(edits[j : j+1])
		}
	}
	t.origins = state.Origins(result)
	t.live = make([]uint64, n+1)
	live := uint64(1) << result
	for i := n; ; i-- {
		t.live[i] = live
		t.ever |= live
		if i == 0 {
			return
		}
		edits := t.run.Edits(i - 1)
		for j := len(edits) - 1; j >= 0; j-- {
			e := &edits[j]
			set := whole[len(whole)-1]
			if whole = whole[:len(whole)-1]; live>>e.Register&1 == 0 {
				continue
			}
			if set {
				live &^= 1 << e.Register
			}
			for k := range e.Pieces {
				if of := from(&e.Pieces[k]); !of.IsEmpty() {
					live |= 1 << of.Register
				}
			}
		}
	}
}

// from returns where a piece comes from, nothing if it was supplied.
//
//go:noinline
func from(p *trace.Piece) trace.Range {
	if p.Register == trace.Literal {
		return p.Of
	}
	return trace.Range{Register: p.Register, Start: p.Start, End: p.End}
}

// isUsed reports whether a character of a text is in the result.
func (t *traced) isUsed(text, at int) bool {
	for i := range t.origins {
		if of := from(&t.origins[i]); of.Register == text && at >= of.Start && at < of.End {
			return true
		}
	}
	return false
}

// origin returns where the first characters of a range of the result come from that come from a text.
func (t *traced) origin(start, end int) (trace.Range, bool) {
	at := 0
	for i := range t.origins {
		p := &t.origins[i]
		begin, stop := max(start-at, 0), min(end-at, p.Len())
		at += p.Len()
		if of := from(p); begin < stop && !of.IsEmpty() {
			if p.Register != trace.Literal {
				of.Start, of.End = of.Start+begin, of.Start+stop
			}
			return of, true
		}
	}
	return trace.Range{}, false
}

// lostOf says of which text and component a range is, and follows its first character.
func (t *traced) lostOf(of trace.Range) *Lost {
	start, end := of.Start, of.End
	l := &Lost{On: edition.Use(of.Register)}
	parts, ofReference := t.edition.PartsOf(t.q.Base, t.q.Reference, &t.result)
	if l.On == edition.AsReference {
		parts = ofReference
	}
	for i := range parts {
		p := &parts[i]
		if !p.Inner && p.Span.Start < p.Span.End && p.Span.End > start && p.Span.Start < end {
			start, end, l.Role = max(start, p.Span.Start), min(end, p.Span.End), p.Role
			break
		}
	}
	l.Span = edition.Span{Start: start, End: end}
	t.follow(of.Register, start)
	return l
}

// follow follows a character of one of the texts through the run.
func (t *traced) follow(text, at int) {
	t.places = make([][]int, len(t.listing.Registers))
	t.places[text] = []int{at}
	makes := uint64(1) << (len(t.listing.Registers) - 1) // where the target is made
	var read, pointed uint64                             // what a parser has read, and of what
	if i, of := t.listing.Pointer(); i >= 0 {
		read, pointed = 1<<i, 1<<of
	}
	for i := range t.listing.Registers {
		r := &t.listing.Registers[i]
		if r.Buffer || strings.HasSuffix(r.Of, "target") {
			makes |= 1 << i
		}
	}
	t.enters, t.last = -1, -1
	inside := false
	for i, live := range t.live {
		in := t.in()
		if in&read != 0 { // it is of no use there any more
			in &^= pointed
		}
		if in &= live; in != 0 {
			t.last = i
		}
		if now := in&makes != 0; now != inside {
			if inside = now; now {
				t.enters = i - 1
			}
		}
		if i < len(t.live)-1 {
			edits := t.run.Edits(i)
			for j := range edits {
				t.apply(&edits[j])
			}
		}
	}
}

// in returns the registers in which the character is.
func (t *traced) in() (registers uint64) {
	for r := range t.places {
		if len(t.places[r]) > 0 {
			registers |= 1 << r
		}
	}
	return registers
}

// apply moves the places of the character as an edit does.
func (t *traced) apply(e *trace.Edit) {
	var places []int
	length := 0
	for i := range e.Pieces {
		p := &e.Pieces[i]
		if of := from(p); !of.IsEmpty() {
			for _, at := range t.places[of.Register] {
				if at -= of.Start; at >= 0 && at < of.End-of.Start {
					places = append(places, e.Start+length+min(at, p.Len()))
				}
			}
		}
		length += p.Len()
	}
	for _, at := range t.places[e.Register] {
		switch {
		case at < e.Start:
			places = append(places, at)
		case at >= e.End:
			places = append(places, at+length-(e.End-e.Start))
		}
	}
	t.places[e.Register] = places
}

// loses returns where the text is lost that a wanted one and one of the texts have in common from a place
// on; nil if that is none, or comes into the result after all.
func (t *traced) loses(register, start int, wanted string) *Lost {
	text, end := t.texts[register], start
	for end < len(text) && end-start < len(wanted) && text[end] == wanted[end-start] {
		end++
	}
	if end == start {
		return nil
	}
	l := t.lostOf(trace.Range{Register: register, Start: start, End: end})
	if t.last == len(t.live)-1 {
		return nil
	}
	l.How = Replaced
	if t.last < 0 { // nothing of the text has any effect
		return t.at(t.whyAt, l)
	}
	for r := (t.in() | t.holder(l)) &^ t.ever; r != 0; r &= r - 1 { // components of which nothing was taken
		if at, how := t.passesBy(&t.listing.Registers[bits.TrailingZeros64(r)]); at >= 0 && at >= t.last {
			l.How = how
			return t.at(at, l)
		}
	}
	step := &t.run.Steps()[t.last]
	phase, call := t.listing.Lines[step.Line].Phase, trace.Phase("")
	if step.Call >= 0 {
		call = t.listing.Lines[step.Call].Phase
	}
	t.at(t.last, l)
	switch {
	case l.On == edition.AsBase && (phase == trace.Split || t.listing.Grouped && l.Step == 1):
		l.How = Ignored
		for at := t.last; t.listing.Grouped && at < len(t.run.Steps()); at++ { // no line of a parser says that
			if step := &t.run.Steps()[at]; step.Answer == trace.None && t.listing.Lines[step.Line].Phase == trace.Base {
				return t.at(at, l)
			}
		}
	case phase == trace.Dots || phase == pathPhase && call != trace.Relative:
		l.How = Removed
	default:
		l.How = Dropped
	}
	return l
}

// pathPhase is the phase in which a parser adds and removes segments.
const pathPhase trace.Phase = "path"

// at says at which step it is lost; where that cannot be said, it returns nil.
//
//go:noinline
func (t *traced) at(step int, l *Lost) *Lost {
	if step < 0 || step >= len(t.run.Steps()) {
		return nil
	}
	l.Step, l.Line = explain.Position(t.edition, *t.q, step+1), t.run.Steps()[step].Line
	return l
}

// holder returns the register of the component that the character is in: a parser may have written there
// something of its own instead.
func (t *traced) holder(l *Lost) uint64 {
	for i := range t.listing.Registers {
		if r := &t.listing.Registers[i]; r.Component == string(l.Role) && r.Of == l.On.String() {
			return 1 << i
		}
	}
	return 0
}

// passesBy returns the step that decides that nothing is taken of a component: the last one that would
// have taken it, but found nothing to take; or else the last question before the line that would have,
// -1 if no line does. A machine of states does not carry out its lines in their order: there it is the step
// that decided on the target.
func (t *traced) passesBy(component *trace.Register) (at int, how How) {
	takes := -1
	for i := range t.listing.Lines {
		if (t.listing.Grouped || t.listing.Lines[i].Routine == "") && t.takes(i, component) {
			takes = i
		}
	}
	at, how = -1, Replaced
	switch {
	case component.Component == "" || takes < 0:
		return at, how
	case t.listing.Grouped:
		return t.whyAt, how
	}
	for i, step := range t.run.Steps() {
		switch {
		case t.takes(step.Line, component):
			at, how = i, Dropped
		case step.Call < 0 && step.Line < takes && step.Answer != trace.None && how == Replaced:
			at = i
		}
	}
	return at, how
}

// takes reports whether a line takes something of a component, and does not only ask for it.
func (t *traced) takes(line int, component *trace.Register) bool {
	l := &t.listing.Lines[line]
	return l.Phase != trace.Split && !l.Question && strings.Contains(l.Code, component.Name)
}
