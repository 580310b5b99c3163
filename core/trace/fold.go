package trace

import (
	"encoding/binary"
	"slices"
	"unicode/utf8"
)

// A Group is a stretch of a run that is a single step for a reader, for example the steps of one visit to a
// state. Its effect on each register is one edit, with pieces of the run's input texts.
type Group struct {
	Name  string // the name in the listing
	Line  int    // its most informative line: the last that set a component, or else the last that set anything, or else its first
	Call  int    // the call of that line, as in [Step]
	First int    // index of its first step in the run
	Steps int    // number of steps
	Edits []Edit
	// Lines are the lines that ran, in the listing's order. Groups of a run that ran the same lines equally
	// often share a slice.
	Lines []Carried
	// ReadFrom and ReadTo are the part, in bytes, that it read of the register that the listing reads: from
	// where it began to the farthest place that it looked at. Both are 0 if there is no such register.
	ReadFrom, ReadTo int
	// Worked is the workspace's content when it was last emptied, or else at the end. A long text is truncated.
	Worked string
}

// A Carried is a line that ran in a group.
type Carried struct {
	Line    int
	Yes, No int // how often it was answered yes and no; for a line that isn't a question, Yes is how often it ran
}

// mostWorked is the number of bytes kept of a workspace.
const mostWorked = 240

// A fold turns a run's steps into groups during the run, so that the individual steps, which can be millions
// for a long text, needn't be kept.
type fold struct {
	limit   int // on groups; negative means none
	most    int // maximum number of pieces; negative means none
	state   *State
	groups  []Group
	total   int // number of groups, recorded or not
	full    bool
	spent   bool                 // whether the limit on pieces was exceeded, so that no more groups are recorded
	kept    int                  // number of pieces in the groups
	gathers bool                 // whether the groups may be merged into one
	passing bool                 // whether the current group is beyond the limit and only counts for the merged one
	sums    []Carried            // of the groups that may be merged, by line
	readTo  int                  // how far they read
	sets    []int                // the registers that they set, in order
	carried []Carried            // of the current group, by line
	ran     []int                // the lines that it ran
	shared  map[string][]Carried // the lines that groups ran, keyed by their encoding as bytes
	key     []byte               // such an encoding; reused, since a long run has thousands of groups
	started bool                 // whether there is a current group
	ending  bool                 // whether it ends at the next line that is part of the following group
	ended   bool
	taken   int  // number of steps that are in groups
	until   int  // count groups that begin before this step
	begun   int  // that count
	told    bool // whether a line of the current group has set a component
	onward  bool // whether the last step belongs to the group after it
	read    int  // index of the register with a pointer, or -1
	work    int
	changes []change // of the current group, by register
	touched []int    // registers, in the order in which they were first edited
}

// A change is a group's effect on a register.
type change struct {
	touched, defined bool // defined: at the beginning
	start, length    int  // length of the unchanged text at the front; register length at the beginning
}

// Fold makes a new trace record groups of steps instead of individual steps. texts are the ones it was made
// for. Its limit then applies to groups.
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

// Watch makes a folded trace report each edit to a watcher. Its groups then have neither edits nor lines.
func (t *Trace) Watch(w Watcher) { t.folded().state.Watch(w) }

// Origins returns a register's content in a folded trace without a limit, like [State.Origins].
func (t *Trace) Origins(register int) []Piece {
	f := t.folded()
	f.take(t)
	return f.state.Origins(register)
}

// copies is the number of copies, in registers and in groups, of each piece that the limit allows. A piece that
// a group keeps of a register is also in the register.
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

// fits reports whether the limit allows more pieces in edits, if the registers hold a number of pieces more
// than now.
func (f *fold) fits(pieces, more int) bool {
	return f.most < 0 || pieces+(f.kept+f.state.pieces+more)/copies <= f.most
}

// spend ends the recording before the current group, because there are more pieces than the limit allows. From
// now on, groups are only counted.
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

// folded returns the sink that keeps groups, or nil if the trace has another one.
func (t *Trace) folded() *fold {
	if t == nil {
		return nil
	}
	f, _ := t.sink.(*fold)
	return f
}

// Groups ends the recording, and returns the groups and the total number of groups in the run. It returns nil
// if individual steps were recorded.
func (t *Trace) Groups() (groups []Group, total int) {
	f := t.folded()
	if f == nil {
		return nil, 0
	}
	if len(t.steps) > 0 {
		f.take(t)
	}
	f.close()
	f.state = nil // for a long text, it's as large as all groups
	if f.limit >= 0 {
		f.groups = f.groups[:min(f.limit, len(f.groups))]
	}
	return f.groups, f.total
}

// CountBefore makes a folded trace count the groups that begin before a step, recorded or not.
func (t *Trace) CountBefore(step int) { t.folded().until = step }

// Before returns the number of groups counted, see [Trace.CountBefore].
func (t *Trace) Before() int { return t.folded().begun }

// BeginMerge says that the following groups may be merged into one, so that the limit doesn't apply to them
// until MergeGroups.
func (t *Trace) BeginMerge() {
	if f := t.folded(); f != nil {
		f.gathers, f.sums = true, make([]Carried, len(f.carried))
	}
}

// MergeGroups merges all groups so far into one, with the name and at the current line. It isn't recorded if
// one of them wasn't.
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

// gather adds the current group to those that may be merged. A long text has too many of them to keep.
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

// begin assigns the steps so far to their group.
func (f *fold) begin(t *Trace, line int, answer Answer) {
	f.lead(t, line, answer)
	t.step(line, answer)
}

// lead determines the group of the steps so far, and whether a group begins or ends at the current one.
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
	f.take(t) // steps that belong to the group after them
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
		f.groups = append(f.groups[:f.limit], Group{Name: name}) // it is dropped at the end
	} else {
		f.groups = append(f.groups, Group{Name: name, Line: line, First: f.taken, Call: -1})
	}
	f.started, f.ending, f.ended, f.told = true, false, false, false
	if g := &f.groups[len(f.groups)-1]; f.read >= 0 {
		g.ReadFrom, g.ReadTo = -1, 0
	}
}

// take assigns the recorded steps to the current group.
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

// step assigns one step to the current group.
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

// cutOff removes an incomplete character from the end of a truncated text.
func cutOff(text string) string {
	if len(text) < mostWorked {
		return text
	}
	for len(text) > 0 && !utf8.ValidString(text[max(0, len(text)-utf8.UTFMax):]) && !utf8.RuneStart(text[len(text)-1]) {
		text = text[:len(text)-1]
	}
	return text
}

// touch records that an edit begins at an offset of a register.
func (f *fold) touch(register, start int) {
	c, r := &f.changes[register], &f.state.ropes[register]
	if !c.touched {
		*c = change{true, r.defined, min(start, r.length), r.length}
		f.touched = append(f.touched, register)
	}
	c.start = min(c.start, start)
}

// close ends the current group, if any.
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

// lines returns the lines that ran, and resets their counts.
func (f *fold) lines() []Carried {
	for i := range f.ran { // there are few, nearly sorted, and slices.Sort would add 12 KB to the program
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

// uncount resets the counts of lines.
func (f *fold) uncount() {
	for _, line := range f.ran {
		f.carried[line] = Carried{}
	}
	f.ran = f.ran[:0]
}

// edits returns the changes to each edited register, as one edit each.
func (f *fold) edits() []Edit {
	edits := make([]Edit, 0, len(f.touched))
	for _, register := range f.touched {
		c, r := &f.changes[register], &f.state.ropes[register]
		switch {
		case !r.defined && c.defined:
			edits = append(edits, Edit{Register: register, End: c.length, Undefine: true})
		case !r.defined: // unchanged
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

// forget resets the record of edited registers.
func (f *fold) forget() {
	for _, register := range f.touched {
		f.changes[register] = change{}
	}
	f.touched = f.touched[:0]
}
