package listing

import "uriscope/core/trace"

// A Run is one run of a program: the contents of the registers, and how it ended.
type Run struct {
	t       *trace.Trace
	texts   []string // the run's input
	values  []value
	option  func(name string) string
	that    match
	answers []trace.Answer // the answer of each line: yes if it ever was
	leave   leave          // how the run ended
	last    int            // index of the line carried out last
	jump    string         // the label to jump to
	found   []Span         // see [Program.Parts]; nil if not requested
	entered []bool         // whether the block that begins at a line has run; nil if not requested
	loops   int            // number of active loops
	budget  *budget        // for a changed program; nil otherwise

	// Memory for runs of usual size, which avoids most allocations.
	space struct {
		values  [24]value
		answers [80]trace.Answer
		spans   [8]Span
		pieces  [6]trace.Piece
	}
}

// A value is the content of a register.
type value struct {
	bytes   []byte
	defined bool
	own     bool // whether no other register shares the bytes
	made    bool // whether a line created it; otherwise it is part of an input text
	text    int  // index of that input text
	at      int  // its offset there
}

// A match is the part of a register that a condition found.
type match struct{ register, start, end int }

// Run runs the program on texts, which fill its first registers. option returns the value of the option with a
// name. The run is recorded in t unless t is nil.
func (p *Program) Run(t *trace.Trace, option func(name string) string, texts ...string) *Run {
	return p.start(t, option, 0, texts)
}

// RunOn runs the program on a text in the given register.
func (p *Program) RunOn(t *trace.Trace, option func(name string) string, register int, text string) *Run {
	return p.start(t, option, register, []string{text})
}

// start runs the program on texts in registers from first on.
func (p *Program) start(t *trace.Trace, option func(name string) string, first int, texts []string) *Run {
	r := &Run{t: t, option: option, texts: texts}
	r.carryOutAll(p, first)
	return r
}

// carryOutAll runs the program on the run's texts.
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

// prepare allocates the memory for a run of a program.
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

// Parts runs the program on a text, and returns each register's part of it: the part that it held last or, if a
// loop removes the part piece by piece, all pieces together. If the run ends without a result, the later parts
// are found anyway, except for the register that caused it.
func (p *Program) Parts(text string) []Span {
	r := &Run{texts: []string{text}, found: make([]Span, len(p.Listing.Registers))}
	for i := range r.found {
		r.found[i] = absent
	}
	r.begin(p, 0)
	r.lines(p.main, 0, len(p.main))
	return r.found
}

// Text returns a register's content, and false if it is undefined.
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

// Answered reports whether the question on a line was ever answered yes.
func (r *Run) Answered(line int) bool { return line >= 0 && r.answers[line] == trace.Yes }

// Refused reports whether the run ended without a result.
func (r *Run) Refused() bool { return r.leave == noResult }

// Endless reports whether a changed program's run was stopped because it took too long.
func (r *Run) Endless() bool { return r.leave == endless }

// Repeated returns the index of the line that an endless run carried out last: a line of the loop that doesn't
// end, or the loop's own line if it carries out no other.
func (r *Run) Repeated() int { return r.last }

// AtCurrentDocument reports whether the result is the current document.
func (r *Run) AtCurrentDocument() bool { return r.leave == current }

// lines runs the lines [from, to) of a block.
func (r *Run) lines(b block, from, to int) (left leave) {
	r.enter(b, from)
	applied := false // whether a rule since the last "if" has applied
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
				r.last = l.index
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

// enter records that the block that begins at a line runs.
func (r *Run) enter(b block, at int) {
	if r.entered != nil && at < len(b) {
		r.entered[b[at].index] = true
	}
}

// find returns where the run continues if that is a later line of the same block.
func (r *Run) find(b block, at, to int) (next int, left leave) {
	for next = b[at].behind; next < to; next = b[next].behind {
		if b[next].label == r.jump {
			return next, onward
		}
	}
	return to, elsewhere
}

// question asks a line's question, and runs its nested lines if the answer is yes, or its "else" if it is no.
// It returns where the run continues.
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

// ask records the answer to a question. For a sweep, it is the answer in the last round.
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

// carryOut records a line and runs it.
func (r *Run) carryOut(b block, at int) leave {
	r.t.Line(b[at].index, trace.None)
	return r.consequence(b, at)
}

// consequence runs a line, and then its nested lines.
func (r *Run) consequence(b block, at int) leave {
	l := &b[at]
	r.last = l.index
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
	case r.found != nil && l.leave >= done: // the later parts are wanted, too
		for _, register := range l.fails {
			r.undefine(register)
		}
		return onward
	case l.leave == elsewhere:
		r.jump = l.jump
	}
	return l.leave
}
