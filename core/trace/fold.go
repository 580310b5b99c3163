package trace

import (
	"encoding/binary"
	"slices"
	"unicode/utf8"
)

// A Group is a stretch of a run that is one step for a reader: the steps of one visit of a
// state, for instance. What it did to each register is one edit, whose pieces are of the texts
// that the run began with.
type Group struct {
	Name  string // as the listing has it
	Line  int    // the line that tells most of it: the last that set a component, or else the last that set anything, or else its first
	Call  int    // as in [Step], of that line
	First int    // index of its first step among all steps of the run
	Steps int    // how many steps it has
	Edits []Edit
	// Lines are those that were carried out, in the order of the listing. Groups of one run that
	// carried out the same lines as often share one slice.
	Lines []Carried
	// Read is what it read of the register that the listing reads from, in bytes: from where it
	// began to the farthest place that it looked at. Both are 0 if there is no such register.
	ReadFrom, ReadTo int
	// Worked is what the workspace held when it was last emptied, or else what it holds at
	// the end. A long text is cut off.
	Worked string
}

// A Carried is a line that a group carried out.
type Carried struct {
	Line    int
	Yes, No int // how often it was answered so; of a line that is no question, Yes is how often it was carried out
}

// mostWorked is the number of bytes that are kept of a workspace.
const mostWorked = 240

// A fold turns the steps of a run into groups while it goes on, so that the single steps,
// of which a long text has millions, need not be kept.
type fold struct {
	limit   int // on groups; negative if there is none
	most    int // pieces that the limit allows; negative if there is none
	state   *State
	groups  []Group
	total   int // groups, recorded or not
	full    bool
	spent   bool                 // whether there were more pieces than the limit allows: no group is recorded any more
	kept    int                  // pieces of the groups
	gathers bool                 // whether the groups may become one
	passing bool                 // whether the group under way counts only for that one, as it is beyond the limit
	sums    []Carried            // of the groups that may become one, by line
	readTo  int                  // how far they read
	sets    []int                // the registers that they set, in that order
	carried []Carried            // of the group under way, by line
	ran     []int                // the lines that it carried out
	shared  map[string][]Carried // what groups carried out, by the same as bytes
	key     []byte               // such bytes; kept, as a long run has thousands of groups
	started bool                 // whether there is a group under way
	ending  bool                 // whether it ends with the next line that leads on
	ended   bool
	taken   int  // steps of the run that are in groups
	until   int  // groups that begin before this step are counted
	begun   int  // how many there are
	told    bool // whether a line of the group under way has set a component
	onward  bool // whether the last step that was begun leads on
	read    int  // index of the register with a pointer, -1 if there is none
	work    int
	changes []change // of the group under way, by register
	touched []int    // registers, in the order in which they were touched
}

// A change is what a group did to a register.
type change struct {
	touched, defined bool // defined: at the beginning
	start, length    int  // what it left alone at the front; its length at the beginning
}

// Fold makes a new trace record groups of steps instead of single ones, on the texts that it
// was made for. The limit is then one on groups.
func (t *Trace) Fold(texts ...string) {
	n := len(t.listing.Registers)
	f := &fold{limit: t.recorder.limit, most: t.recorder.most, state: NewState(t.listing, texts...), carried: make([]Carried, len(t.listing.Lines)), shared: map[string][]Carried{}, work: -1, changes: make([]change, n)}
	f.read, _ = t.listing.Pointer()
	for i, r := range t.listing.Registers {
		if r.Work {
			f.work = i
		}
	}
	t.sink = f
}

// Watch makes a folded trace tell a watcher of each edit. Its groups have neither edits nor lines then.
func (t *Trace) Watch(w Watcher) { t.folded().state.Watch(w) }

// Origins returns what a register of a folded trace without a limit holds, as [State.Origins] does.
func (t *Trace) Origins(register int) []Piece {
	f := t.folded()
	f.take(t)
	return f.state.Origins(register)
}

// copies is how many pieces may be held, in registers and by groups, for each that the limit allows:
// what a group keeps of a register is in the register, too.
const copies = 2

func (f *fold) fate(*Trace) fate {
	if f.full {
		return dropped
	}
	return kept
}

func (f *fold) allows(t *Trace, pieces int) bool {
	if f.fits(len(t.pieces)+pieces, 0) {
		return true
	}
	f.spend(t)
	return false
}

// fits reports whether the limit allows some pieces of edits that registers don't hold yet, if they
// hold more pieces than now.
func (f *fold) fits(pieces, more int) bool {
	return f.most < 0 || pieces+(f.kept+f.state.pieces+more)/copies <= f.most
}

// spend ends the recording before the group under way, as there are more pieces than the limit
// allows. Groups are only counted from now on.
func (f *fold) spend(t *Trace) {
	if !f.started {
		f.open(t, "", t.line)
	}
	name := f.name()
	if last := len(f.groups) - 1; f.limit < 0 || f.limit > last {
		f.limit = last
	}
	f.spent, f.full, f.passing = true, true, false
	f.groups = append(f.groups[:f.limit], Group{Name: name})
	f.state, f.sums = nil, nil
	t.edits, t.pieces = t.edits[:0], t.pieces[:0]
}

// folded returns the sink that keeps groups, nil if the trace has another one.
func (t *Trace) folded() *fold {
	if t == nil {
		return nil
	}
	f, _ := t.sink.(*fold)
	return f
}

// Groups ends the recording, and returns the groups, and how many the run has in all; nil
// where single steps were recorded.
func (t *Trace) Groups() (groups []Group, total int) {
	f := t.folded()
	if f == nil {
		return nil, 0
	}
	if len(t.steps) > 0 {
		f.take(t)
	}
	f.close()
	f.state = nil // of a long text, it's as large as all groups
	if f.limit >= 0 {
		f.groups = f.groups[:min(f.limit, len(f.groups))]
	}
	return f.groups, f.total
}

// CountBefore makes a folded trace count the groups that begin before a step, recorded or not.
func (t *Trace) CountBefore(step int) { t.folded().until = step }

// Before returns how many groups were counted, see [Trace.CountBefore].
func (t *Trace) Before() int { return t.folded().begun }

// BeginMerge says that the groups that follow may become one, so that the limit does not count
// them, until MergeGroups.
func (t *Trace) BeginMerge() {
	if f := t.folded(); f != nil {
		f.gathers, f.sums = true, make([]Carried, len(f.carried))
	}
}

// MergeGroups makes one group of all groups so far, under the name and at the current line. It is not
// recorded if one of them was not.
func (t *Trace) MergeGroups(name string) {
	f := t.folded()
	if f == nil {
		return
	}
	f.take(t)
	f.close()
	f.gathers, f.begun = false, min(f.begun, 1)
	if f.spent {
		f.groups, f.total, f.limit = f.groups[:0], 1, 0
		return
	}
	lines := slices.DeleteFunc(f.sums, func(c Carried) bool { return c.Yes+c.No == 0 })
	one := Group{Name: name, Line: t.line, Call: -1, Steps: f.taken, Lines: lines, ReadTo: f.readTo}
	for _, register := range f.sets {
		f.touch(register, 0)
		f.changes[register].length, f.changes[register].defined = 0, false
	}
	one.Edits = f.edits()
	f.groups, f.total = append(f.groups[:0], one), 1
}

// gather adds the group under way to those that may become one: a long text has so many that they
// cannot all be kept until they do.
func (f *fold) gather(g *Group, lines []Carried) {
	for _, c := range lines {
		f.sums[c.Line] = Carried{c.Line, f.sums[c.Line].Yes + c.Yes, f.sums[c.Line].No + c.No}
	}
	f.readTo = max(f.readTo, g.ReadTo)
	for _, register := range f.touched {
		isSet := f.changes[register].defined || f.state.ropes[register].defined
		if isSet && !slices.Contains(f.sets, register) {
			f.sets = append(f.sets, register)
		}
	}
}

// begin takes the steps before into the group that they belong to.
func (f *fold) begin(t *Trace, line int, answer Answer) {
	f.lead(t, line, answer)
	t.step(line, answer)
}

// lead says to which group the steps before belong, and whether one begins or ends with this one.
func (f *fold) lead(t *Trace, line int, answer Answer) {
	l := &t.listing.Lines[line]
	if !f.onward {
		f.take(t)
	}
	f.onward = l.Onward
	if l.Onward {
		f.ended = f.ended || f.ending
		return
	}
	if l.Group != "" && (!f.started || f.ended || l.Group != f.name()) {
		f.close()
		f.open(t, l.Group, line)
	}
	f.take(t) // those that led on to here
	f.ending = f.ending || l.Closes && answer != No
}

func (f *fold) name() string { return f.groups[len(f.groups)-1].Name }

// open begins a group.
func (f *fold) open(t *Trace, name string, line int) {
	f.total++
	if f.taken < f.until {
		f.begun++
	}
	beyond := f.limit >= 0 && f.total > f.limit
	f.full, f.passing = f.spent || beyond && !f.gathers, beyond && f.gathers
	if f.full {
		f.groups = append(f.groups[:f.limit], Group{Name: name}) // it is dropped in the end
	} else {
		f.groups = append(f.groups, Group{Name: name, Line: line, First: f.taken, Call: -1})
	}
	f.started, f.ending, f.ended, f.told = true, false, false, false
	if g := &f.groups[len(f.groups)-1]; f.read >= 0 {
		g.ReadFrom, g.ReadTo = -1, 0
	}
}

// take takes the recorded steps into the group under way.
func (f *fold) take(t *Trace) {
	if !f.started && len(t.steps) > 0 {
		f.open(t, "", t.steps[0].Line)
	}
	for i, step := range t.steps {
		if f.full {
			f.count(step.Line, step.Answer, 1)
		} else {
			f.step(t, step, t.Edits(i))
		}
	}
	t.forget()
}

// step takes one step into the group under way.
func (f *fold) step(t *Trace, step Step, edits []Edit) {
	line := &t.listing.Lines[step.Line]
	g := &f.groups[len(f.groups)-1]
	f.count(step.Line, step.Answer, 1)
	if g.Line == step.Line {
		g.Call = step.Call
	}
	if w := f.state.watcher; w != nil {
		w.Begin(f.taken-1, step)
	}
	for _, e := range edits {
		f.touch(e.Register, e.Start)
		if e.Undefine {
			f.changes[e.Register].start = 0
		}
		if e.Register == f.work && e.End-e.Start > 0 {
			g.Worked = cutOff(f.state.Slice(f.work, e.Start, min(e.End, e.Start+mostWorked)))
		}
		sets := t.listing.Registers[e.Register].Component != ""
		if !line.Onward && (sets || !f.told) {
			g.Line, g.Call = step.Line, step.Call
			f.told = f.told || sets
		}
		f.state.apply(e)
	}
	if f.read < 0 {
		return
	}
	if at := f.state.Len(f.read); line.Onward || g.ReadFrom >= 0 {
		g.ReadTo = max(g.ReadTo, at)
	}
	if g.ReadFrom < 0 && !line.Onward {
		g.ReadFrom = f.state.Len(f.read)
		g.ReadTo = g.ReadFrom
	}
}

// cutOff leaves out what is left of a character at the end of a text.
func cutOff(text string) string {
	if len(text) < mostWorked {
		return text
	}
	for len(text) > 0 && !utf8.ValidString(text[max(0, len(text)-utf8.UTFMax):]) && !utf8.RuneStart(text[len(text)-1]) {
		text = text[:len(text)-1]
	}
	return text
}

// touch notes that an edit begins at a place of a register.
func (f *fold) touch(register, start int) {
	c, r := &f.changes[register], &f.state.ropes[register]
	if !c.touched {
		*c = change{true, r.defined, min(start, r.length), r.length}
		f.touched = append(f.touched, register)
	}
	c.start = min(c.start, start)
}

// close ends the group under way, if there is one.
func (f *fold) close() {
	if !f.started {
		return
	}
	f.started = false
	if f.full {
		f.groups = f.groups[:len(f.groups)-1]
		f.uncount()
		return
	}
	g := &f.groups[len(f.groups)-1]
	if g.Worked == "" && f.work >= 0 {
		g.Worked = cutOff(f.state.Slice(f.work, 0, mostWorked))
	}
	g.ReadFrom = max(g.ReadFrom, 0)
	if f.state.watcher != nil {
		f.uncount()
		f.forget()
		return
	}
	lines := f.lines()
	if f.gathers {
		f.gather(g, lines)
	}
	if f.passing {
		f.groups = f.groups[:len(f.groups)-1]
		f.forget()
		return
	}
	g.Lines, g.Edits = lines, f.edits()
}

// lines returns the lines that were carried out, and begins to count anew.
func (f *fold) lines() []Carried {
	for i := range f.ran { // they are few and nearly in order, and slices.Sort takes 12 KB of the program
		for ; i > 0 && f.ran[i] < f.ran[i-1]; i-- {
			f.ran[i], f.ran[i-1] = f.ran[i-1], f.ran[i]
		}
	}
	f.key = f.key[:0]
	for _, line := range f.ran {
		f.key = binary.AppendUvarint(f.key, uint64(line))
		f.key = binary.AppendUvarint(f.key, uint64(f.carried[line].Yes))
		f.key = binary.AppendUvarint(f.key, uint64(f.carried[line].No))
	}
	lines, ok := f.shared[string(f.key)]
	if !ok {
		lines = make([]Carried, 0, len(f.ran))
		for _, line := range f.ran {
			lines = append(lines, Carried{line, f.carried[line].Yes, f.carried[line].No})
		}
		f.shared[string(f.key)] = lines
	}
	f.uncount()
	return lines
}

// uncount begins to count lines anew.
func (f *fold) uncount() {
	for _, line := range f.ran {
		f.carried[line] = Carried{}
	}
	f.ran = f.ran[:0]
}

// edits returns what was done to each register that was touched, as one edit.
func (f *fold) edits() []Edit {
	edits := make([]Edit, 0, len(f.touched))
	for _, register := range f.touched {
		c, r := &f.changes[register], &f.state.ropes[register]
		switch {
		case !r.defined && c.defined:
			edits = append(edits, Edit{Register: register, End: c.length, Undefine: true})
		case !r.defined: // as before
		default:
			e := Edit{Register: register, Start: c.start, End: c.length, Pieces: r.share(c.start)}
			f.kept += len(e.Pieces)
			if !c.defined || e.Start < e.End || len(e.Pieces) > 0 {
				edits = append(edits, e)
			}
		}
	}
	f.forget()
	return edits
}

// forget makes the registers like those that no edit has touched.
func (f *fold) forget() {
	for _, register := range f.touched {
		f.changes[register] = change{}
	}
	f.touched = f.touched[:0]
}
