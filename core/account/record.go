package account

import (
	"slices"
	"strings"
	"sync"

	"uriscope/core/edition"
	"uriscope/core/trace"
)

// A recorder watches a run and follows every character of the base and the reference.
type recorder struct {
	*algorithm
	edition *edition.Edition
	alone   bool // whether the reference is a value to set
	texts   [2]string
	chars   [2][]char
	events  []event

	step        trace.Step
	now         moment
	steps       int      // number of steps so far
	asked       []moment // when each line last ran
	tells       []moment // for each register, the last question about it that was answered yes
	phases      []stretch
	referenceAt int                           // the first step that reads the reference, if the base is parsed first
	merged      moment                        // when the paths were merged
	set         [len(Roles)]moment            // when each component of the target was last set
	paths       map[trace.Phase][]trace.Piece // the path after the phases that rewrite it

	result edition.Result
	parts  [2][]edition.Part
	runs   [2][]run
	path   []*run

	// Reused memory.
	roles       []Role
	to          []span
	kept, moved []int // for each position, the next run in the target; where a "/" was moved, see slider
	groups      []group
	groupOf     []int32
	state       trace.State // for replays
	trace       trace.Trace // for a run without groups
}

// spares are recorders with reusable memory, since every keystroke needs a recorder.
var spares = sync.Pool{New: func() any { return new(recorder) }}

// mostSpared is the maximum length of both texts together, in bytes, for a recorder to be reused.
const mostSpared = 1 << 14

// spare returns a recorder to the pool, unless its memory is too large.
func (r *recorder) spare() {
	if len(r.texts[0])+len(r.texts[1]) <= mostSpared {
		spares.Put(r)
	}
}

// zeroed returns n zero values, in s's memory if it is large enough.
func zeroed[T any](s []T, n int) []T {
	s = slices.Grow(s[:0], n)[:n]
	clear(s)
	return s
}

// An algorithm is the part of an edition's listing that the recorder needs.
type algorithm struct {
	listing   *trace.Listing
	registers []register
	reads     [][]int // the registers that each line tests, apart from the workspace
	work      int     // index of the workspace, or -1
	pathAt    int     // index of the target's path, or -1
}

// A register is the part of a [trace.Register] that the recorder needs.
type register struct {
	pointer bool    // whether it holds the text read so far
	input   bool    // whether it is read through a pointer
	of      [2]bool // whether it holds a component of the base; of the reference
	target  bool    // whether it holds a component of the target
	role    Role    // the component's role
	buffer  bool    // whether texts only pass through it
}

// A moment is a step and the line that it runs.
type moment struct{ step, line int32 }

// never is the moment of an event that didn't happen.
var never = moment{-1, -1}

// An event is something that happened to some characters.
type event struct {
	stage   stage
	owner   int16 // the register that they moved to, or -1 if they were removed
	whole   bool  // whether the register was emptied with them
	at      moment
	call    int32  // the line that removed them, outside of routines
	because moment // the last question about the register that they left
}

// A char is the history of one character, as a list of events.
type char struct {
	last  int32
	first int32 // when it was read
	taken int32 // when it was first taken for the target
	split bool  // whether it has been in a component of its own text
	slash bool  // whether it is a "\" that counts as "/"
}

type stage int8

const (
	unread      stage = iota
	inComponent       // of its own text
	taken             // on its way to the target
	gone
)

// newRecorder returns a recorder for a run. Events 0 and 1 put the unread base and reference into their
// registers, so a zero char has been neither read nor taken.
func newRecorder(e *edition.Edition, base, reference string, o edition.Options) *recorder {
	r := spares.Get().(*recorder)
	a := algorithmOf(e)
	r.algorithm, r.edition, r.merged, r.phases, r.referenceAt, r.texts, r.steps = a, e, never, r.phases[:0], 0, [2]string{base, reference}, 0
	r.events = append(r.events[:0], event{}, event{})
	clear(r.paths)
	r.asked, r.tells = zeroed(r.asked, len(a.listing.Lines)), zeroed(r.tells, len(a.registers))
	for use, text := range r.texts {
		r.chars[use] = zeroed(r.chars[use], len(text))
	}
	for use := range r.texts {
		r.events[use] = event{owner: int16(use), at: never}
		for i := range r.chars[use] {
			r.chars[use][i].last = int32(use)
		}
	}
	for _, all := range [...][]moment{r.asked, r.tells, r.set[:]} {
		for i := range all {
			all[i] = never
		}
	}
	r.alone = e.Alone(o)
	if !e.Listing.Grouped {
		r.state.Reset(e.Listing, base, reference)
		r.state.Watch(r)
	}
	return r
}

// algorithms caches what the recorder needs of each edition, by id, except for changed listings.
var algorithms = struct {
	sync.Mutex
	known map[string]*algorithm
}{known: map[string]*algorithm{}}

func algorithmOf(e *edition.Edition) *algorithm {
	algorithms.Lock()
	defer algorithms.Unlock()
	known := algorithms.known[e.ID]
	if known == nil || known.listing != e.Listing {
		a := newAlgorithm(e)
		if known != nil {
			return a
		}
		known, algorithms.known[e.ID] = a, a
	}
	return known
}

func newAlgorithm(e *edition.Edition) *algorithm {
	l := e.Listing
	a := &algorithm{listing: l, registers: make([]register, len(l.Registers)), work: -1, pathAt: -1}
	roles := map[string]Role{} // keyed by the edition's component names
	for _, p := range e.Split("") {
		roles[p.Name] = roleOf(p.Role)
	}
	read, of := l.Pointer()
	for i := range l.Registers {
		g, known := &l.Registers[i], &a.registers[i]
		known.pointer, known.input = read >= 0 && i == read, read >= 0 && i == of
		known.buffer = g.Buffer || g.Work
		if g.Work {
			a.work = i
		}
		known.of = [2]bool{strings.Contains(g.Of, "base"), strings.Contains(g.Of, "reference")}
		known.target = strings.Contains(g.Of, "target")
		if role, ok := roles[g.Component]; ok {
			known.role = role
		} else {
			known.role = roleOf(edition.Role(g.Component))
		}
		if known.target && known.role == ofPath {
			a.pathAt = i
		}
	}
	if a.work >= 0 {
		a.reads = make([][]int, len(l.Lines))
		for i := range l.Lines {
			a.reads[i] = l.Reads(l.Lines[i])
		}
	}
	return a
}

// Begin implements [trace.Watcher].
func (r *recorder) Begin(index int, s trace.Step) {
	r.steps, r.step, r.now = index+1, s, moment{int32(index), int32(s.Line)}
	r.asked[s.Line] = r.now
	r.stretched()
	if r.merged == never && s.Answer == trace.None && r.listing.Lines[s.Line].Phase == trace.Merge {
		r.merged = r.now
	}
	if s.Answer == trace.Yes && r.work >= 0 {
		for _, register := range r.reads[s.Line] {
			r.tells[register] = r.now
		}
	}
}

// Edit implements [trace.Watcher].
func (r *recorder) Edit(register int, whole bool, removed, added []trace.Piece) {
	known := &r.registers[register]
	if known.pointer {
		return
	}
	phase := r.listing.Lines[r.now.line].Phase
	if known.target && known.role != none && phase != trace.Split {
		r.set[known.role] = r.caller()
	}
	if len(removed) > 0 && (!known.input || phase == trace.Input) {
		id := r.happens(r.leaving(register, known, whole))
		for i := range removed {
			use, from, to := source(&removed[i])
			for chars := r.chars[use][from:to]; len(chars) > 0; chars = chars[1:] {
				if r.events[chars[0].last].owner == int16(register) {
					chars[0].last = id
				}
			}
		}
	}
	if len(added) > 0 {
		r.comes(register, known, added)
	}
}

// happens adds an event.
func (r *recorder) happens(e event) int32 {
	r.events = append(r.events, e)
	return int32(len(r.events) - 1)
}

// leaving returns the event for characters that leave a register.
func (r *recorder) leaving(register int, known *register, whole bool) event {
	lines := r.listing.Lines
	own, call := lines[r.now.line].Phase, r.caller().line
	if own == trace.Dots {
		call = r.now.line
	}
	e := event{stage: gone, owner: -1, at: r.now, call: call, because: r.tells[register]}
	e.whole = whole && !known.buffer && !known.input && own != trace.Dots && own != trace.Path
	if r.work >= 0 && (register == r.work || lines[call].Phase == trace.Path) && r.tells[r.work] != never {
		e.at = r.tells[r.work] // emptying the workspace decides nothing
	}
	return e
}

// comes records that pieces arrive in a register.
func (r *recorder) comes(register int, known *register, added []trace.Piece) {
	id := r.happens(event{stage: taken, owner: int16(register), at: r.now})
	if known.input {
		r.events[id].stage = unread
	}
	var split int32 // the event that moves them into a component of their own text
	for i := range added {
		use, from, to := source(&added[i])
		chars := r.chars[use][from:to]
		if added[i].Text == "/" {
			for i := range chars {
				chars[i].slash = true
			}
		}
		switch {
		case known.input:
			if use == 1 && r.referenceAt == 0 {
				r.referenceAt = int(r.now.step)
			}
			for i := range chars {
				chars[i].last = id
			}
		case r.work >= 0 && !known.target && !known.of[use]: // it only passes through
			for i := range chars {
				if chars[i].last = id; chars[i].first == 0 {
					chars[i].first = id
				}
			}
		case !known.of[use]:
			take(chars, id)
		case known.target && len(chars) > 0 && r.events[chars[0].last].stage != unread:
			take(chars, id)
		default:
			if split == 0 {
				split = r.happens(event{stage: inComponent, owner: int16(register), at: r.now})
			}
			for i := range chars {
				c := &chars[i]
				if c.last, c.split = split, true; c.first == 0 {
					c.first = split
				}
				if !known.target {
					c.taken = 0
				}
			}
		}
	}
}

// take records that characters are taken by an event.
func take(chars []char, id int32) {
	for i := range chars {
		c := &chars[i]
		if c.last = id; c.taken == 0 {
			if c.taken = id; c.first == 0 {
				c.first = id
			}
		}
	}
}

// caller returns the current moment, but with the line that called the innermost routine, if there is one. The
// states of a machine don't count as routines.
func (r *recorder) caller() moment {
	if r.step.Call >= 0 && !r.listing.Lines[r.step.Call].Onward {
		return moment{r.now.step, int32(r.step.Call)}
	}
	return r.now
}

// source returns the range of the base or the reference that a piece comes from. The range is empty for text
// that the algorithm itself adds.
func source(p *trace.Piece) (text, start, end int) {
	if p.Register == trace.Supplied {
		return 0, 0, 0
	}
	return p.Register, p.Start, p.End
}
