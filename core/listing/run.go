package listing

import "uriscope/core/trace"

// A Run is one run of a program: what the registers hold, and where it ended.
type Run struct {
	t       *trace.Trace
	texts   []string // that the run began with
	values  []value
	option  func(name string) string
	that    match
	answers []trace.Answer // of each line: yes if any was
	leave   leave          // how the run ended
	jump    string         // the label that the run is looking for
	found   []Span         // see [Program.Parts]; nil if nobody asks
	entered []bool         // whether the block that begins with a line was carried out; nil if nobody asks
	loops   int            // that are under way
	budget  *budget        // of a changed program; nil if there is none

	// Memory for runs of usual size, so that they need little else.
	space struct {
		values  [24]value
		answers [80]trace.Answer
		spans   [8]Span
		pieces  [6]trace.Piece
	}
}

// A value is what a register holds.
type value struct {
	bytes   []byte
	defined bool
	own     bool // whether no other register shares the memory of the bytes
	made    bool // whether a line made it; if not, it is a part of one of the texts
	text    int  // the text that it is a part of
	at      int  // where it begins there
}

// A match is the part of a register that a condition found.
type match struct{ register, start, end int }

// Run carries out the program on texts, which are its first registers. An option is asked for
// its value by its name. The run is recorded in t unless that is nil.
func (p *Program) Run(t *trace.Trace, option func(name string) string, texts ...string) *Run {
	return p.start(t, option, 0, texts)
}

// RunOn carries out the program on a text that a register holds.
func (p *Program) RunOn(t *trace.Trace, option func(name string) string, register int, text string) *Run {
	return p.start(t, option, register, []string{text})
}

// start carries out the program on texts in registers from first on.
func (p *Program) start(t *trace.Trace, option func(name string) string, first int, texts []string) *Run {
	r := &Run{t: t, option: option, texts: texts}
	r.carryOutAll(p, first)
	return r
}

// carryOutAll carries out the program on the texts of the run.
func (r *Run) carryOutAll(p *Program, first int) {
	r.begin(p, first)
	r.leave = r.lines(p.main, 0, len(p.main))
}

func (r *Run) begin(p *Program, first int) {
	r.prepare(p)
	for i, text := range r.texts {
		r.values[first+i] = value{bytes: []byte(text), defined: true, text: i}
	}
}

// prepare makes room for a run of a program.
func (r *Run) prepare(p *Program) {
	if n := len(p.Listing.Registers); n <= len(r.space.values) {
		r.values = r.space.values[:n]
	} else {
		r.values = make([]value, n)
	}
	if n := len(p.Listing.Lines); n <= len(r.space.answers) {
		r.answers = r.space.answers[:n]
	} else {
		r.answers = make([]trace.Answer, n)
	}
	if p.limited {
		length := 0
		for _, text := range r.texts {
			length += len(text)
		}
		r.budget = budgetFor(length)
	}
}

// Parts carries out the program on a text, and returns the part of the text that each register is
// for: the part that it held last or, if a loop takes the part away piece by piece, all of the
// pieces together. If the run ends without a result, the parts behind are found anyway, without
// the register that decided.
func (p *Program) Parts(text string) []Span {
	r := &Run{texts: []string{text}, found: make([]Span, len(p.Listing.Registers))}
	for i := range r.found {
		r.found[i] = absent
	}
	r.begin(p, 0)
	r.lines(p.main, 0, len(p.main))
	return r.found
}

// Text returns what a register holds, and false if it is undefined.
func (r *Run) Text(register int) (string, bool) {
	v := &r.values[register]
	if v.made {
		return string(v.bytes), v.defined
	}
	if !v.defined {
		return "", false
	}
	return r.texts[v.text][v.at : v.at+len(v.bytes)], true
}

// Answered reports whether an answer to the question of a line was yes.
func (r *Run) Answered(line int) bool { return line >= 0 && r.answers[line] == trace.Yes }

// Refused reports whether the run ended without a result.
func (r *Run) Refused() bool { return r.leave == noResult }

// Endless reports whether the run of a changed program was ended, as it went on for too long.
func (r *Run) Endless() bool { return r.leave == endless }

// AtCurrentDocument reports whether the result is the current document.
func (r *Run) AtCurrentDocument() bool { return r.leave == current }

// lines carries out the lines [from, to) of a block.
func (r *Run) lines(b block, from, to int) (left leave) {
	r.enter(b, from)
	applied := false // whether one of the rules since the last "if" did
	for at := from; at < to; {
		l := &b[at]
		next := l.behind
		switch {
		case l.guard != nil && !l.guard(r):
		case l.kind == question:
			next, left = r.question(b, at, to)
		case l.kind == turns:
			var turns standstill
			for left == onward && l.holds(r) {
				if left = r.lines(b, at+1, next); r.budget.spend(next-at) || left == onward && turns.reached(r) {
					return endless
				}
			}
		case l.kind == rule:
			if !l.isElse {
				applied = false
			}
			if !applied && (l.holds == nil || l.holds(r)) {
				applied = true
				left = r.carryOut(b, at)
			}
		default:
			left = r.carryOut(b, at)
		}
		if left == elsewhere {
			next, left = r.find(b, at, to)
		}
		if left != onward {
			return left
		}
		at = next
	}
	return onward
}

// enter notes that the block that begins with a line is carried out.
func (r *Run) enter(b block, at int) {
	if r.entered != nil && at < len(b) {
		r.entered[b[at].index] = true
	}
}

// find returns where the run goes on if that is a line behind one of the same block.
func (r *Run) find(b block, at, to int) (next int, left leave) {
	for next = b[at].behind; next < to; next = b[next].behind {
		if b[next].label == r.jump {
			return next, onward
		}
	}
	return to, elsewhere
}

// question asks the question of a line, and carries out what is nested in it if the answer is
// yes, and its "else" if it is no. It returns where the run goes on.
func (r *Run) question(b block, at, to int) (next int, left leave) {
	l := &b[at]
	next = l.behind
	yes := r.ask(b, at)
	var turns standstill
	for yes {
		if l.loop {
			r.loops++
		}
		left = r.consequence(b, at)
		if l.loop {
			r.loops--
		}
		if !l.loop || left != onward {
			break
		}
		if r.budget.spend(next-at) || turns.reached(r) {
			return next, endless
		}
		yes = r.ask(b, at)
	}
	if !yes && l.not != nil {
		l.not(r)
	}
	for ; next < to && b[next].isElse; next = b[next].behind {
		switch other := &b[next]; {
		case yes || left != onward:
		case other.kind == question:
			if yes = r.ask(b, next); yes {
				left = r.consequence(b, next)
			}
		case other.do != nil || other.call != nil || other.leave != onward:
			yes, left = true, r.carryOut(b, next)
		default:
			yes, left = true, r.lines(b, next+1, other.behind)
		}
	}
	return next, left
}

// ask records the answer to a question. The answer to one that sweeps is that to its last turn.
func (r *Run) ask(b block, at int) (yes bool) {
	l := &b[at]
	if l.sweep != nil {
		r.enter(b, at+1)
		r.sweep(b[at:at+1], l.loop)
		return false
	}
	return r.answer(l, l.holds(r))
}

func (r *Run) answer(l *line, yes bool) bool {
	answer := trace.No
	if yes {
		answer = trace.Yes
	}
	r.answers[l.index] = max(r.answers[l.index], answer)
	r.t.Line(l.index, answer)
	return yes
}

// carryOut records a line and does what it says.
func (r *Run) carryOut(b block, at int) leave {
	r.t.Line(b[at].index, trace.None)
	return r.consequence(b, at)
}

// consequence does what a line says, and then what is nested in it.
func (r *Run) consequence(b block, at int) leave {
	l := &b[at]
	if l.do != nil {
		l.do(r)
	}
	if l.call != nil {
		r.t.Call()
		left := r.lines(l.call, 0, len(l.call))
		r.t.Return()
		if left != onward && left != returns {
			return left
		}
	}
	switch {
	case l.together:
		r.enter(b, at+1)
		r.sweep(b[at+1:l.behind], true)
		return onward
	case l.leave == onward:
		return r.lines(b, at+1, l.behind)
	case r.found != nil && l.leave >= done: // the parts behind are wanted, too
		for _, register := range l.fails {
			r.undefine(register)
		}
		return onward
	case l.leave == elsewhere:
		r.jump = l.jump
	}
	return l.leave
}
