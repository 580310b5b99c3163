package differences

import (
	"slices"

	"uriscope/core/edition"
	"uriscope/core/editions"
	"uriscope/core/trace"
)

// A Departure compares the results that a deviating edition and the edition it deviates from give for a base
// and a reference.
type Departure struct {
	of, from        *edition.Edition
	base, reference string
	answer, plain   Answer // with all deviations, and with none
	least           uint64 // the smallest set of deviations to leave out to get plain
	parts           []part // computed on demand; there are few
}

// A part is the step at which a run diverges from the run without certain deviations.
type part struct {
	left uint64
	at   int
}

// Depart compares an edition that deviates with the edition it deviates from.
func Depart(e *edition.Edition, base, reference string) *Departure {
	d := &Departure{of: e, from: editions.ByID(e.Deviating.From), base: base, reference: reference}
	d.answer, d.plain = d.without(base, reference, 0), d.without(base, reference, e.Deviating.All())
	if !d.answer.Same(d.plain) {
		d.least = d.fewest(e.Deviating.All(), d.plain)
	}
	return d
}

func (d *Departure) without(base, reference string, left uint64) Answer {
	r := d.of.Deviating.Without(base, reference, left, nil)
	return Answer{d.of, r.Outcome, r.Target}
}

// fewest returns a minimal set of deviations that, when left out, lead to an answer; leaving out all of left
// does. If the edition has no answer, removing what makes it fail is enough. If it has one, refusals are always
// left out and not counted: text parsed differently without a deviation can be refused.
func (d *Departure) fewest(left uint64, want Answer) uint64 {
	n, refusals := len(d.of.Deviating.Deviations), d.of.Deviating.Refusals()
	if !d.answer.Outcome.HasTarget() {
		return fewest(left, n, func(left uint64) bool { return d.without(d.base, d.reference, left).Outcome.HasTarget() })
	}
	return fewest(left&^refusals, n, func(left uint64) bool { return d.without(d.base, d.reference, left|refusals).Same(want) })
}

// fewest removes elements from a set of at most n while enough still holds, as many at a time as possible.
func fewest(set uint64, n int, enough func(uint64) bool) uint64 {
	var thin func(start, end int)
	thin = func(start, end int) {
		some := set & (1<<end - 1<<start)
		switch {
		case some == 0:
		case enough(set &^ some):
			set &^= some
		case end-start > 1:
			middle := (start + end) / 2
			thin(start, middle)
			thin(middle, end)
		}
	}
	thin(0, n)
	for before := uint64(0); before != set; { // an element that was needed with another may be superfluous once that is removed
		before = set
		for i := range n {
			thin(i, i+1)
		}
	}
	return set
}

// Causes returns why another edition, with some options, gives another answer: the fewest responsible
// deviations and, if the other edition diverges from the one that is deviated from, a clause. It returns nil if
// the answers don't differ, or if that is unknown. here reports whether the deviating edition is this edition or
// the other one.
func (d *Departure) Causes(other Answer, o edition.Options, here bool) []Cause {
	switch {
	case d.answer.Same(other):
		return nil
	case d.plain.Same(other):
		return d.causes(d.least, here)
	}
	// With options, another edition can do the same as a deviation does without them.
	for i, deviation := range d.of.Deviating.Deviations {
		if deviation.Near != edition.SameScheme {
			continue
		}
		if most := d.of.Deviating.All() &^ (1 << i); d.without(d.base, d.reference, most).Same(other) {
			return d.causes(d.fewest(most, other), here)
		}
	}
	cause, ok := exchange(d.from.WaysWith(nil), other.Edition.WaysWith(o), d.base, d.reference)
	if !ok {
		return nil
	}
	if cause.Instead = d.from; !here {
		cause.Here, cause.There = cause.There, cause.Here
	}
	switch {
	case !other.Outcome.HasTarget():
		return []Cause{cause}
	case !d.answer.Outcome.HasTarget():
		return d.causes(d.least, here)
	}
	return append(d.causes(d.matter(other), here), cause)
}

// matter returns which of the fewest deviations change the other edition's answer, or all of them if the answer
// differs even without these.
func (d *Departure) matter(other Answer) uint64 {
	refusals := d.of.Deviating.Refusals()
	stays := func(left uint64) bool { return d.without("", other.Target, left|refusals).Target == other.Target }
	if !stays(d.least) {
		return d.least
	}
	return fewest(d.least, len(d.of.Deviating.Deviations), stays)
}

func (d *Departure) causes(set uint64, here bool) []Cause {
	var causes []Cause
	all := d.of.Deviating.Deviations
	for i := range all {
		if set&(1<<i) != 0 {
			causes = append(causes, Cause{Of: d.of, Deviation: &all[i], Deviates: here, departure: d})
		}
	}
	return causes
}

// FirstMet moves the deviation at which the two runs diverge to the front.
func FirstMet(causes []Cause) {
	if len(causes) == 0 || causes[0].Deviation == nil {
		return
	}
	d := causes[0].departure
	var left uint64
	for i := range causes {
		left |= causes[i].left()
	}
	step := d.partAt(left)
	i := slices.IndexFunc(causes, func(c Cause) bool { return c.Deviation != nil && d.partAt(c.left()) == step })
	if i > 0 {
		causes[0], causes[i] = causes[i], causes[0]
	}
}

// StepOf is [Step] for any cause. The run of a deviating edition meets a deviation at the step where its run
// without the deviation diverges.
func StepOf(e *edition.Edition, c *Cause, base, reference string, o edition.Options) int {
	switch {
	case c.Deviation == nil && e.Deviating != nil:
		run := trace.New(e.Listing, 0, base, reference)
		e.Deviating.Without(base, reference, 0, run)
		return run.Total()
	case c.Deviation == nil:
		return Step(e, c.Clause, base, reference, o)
	case c.Of != e:
		return Step(e, c.Deviation.Near, base, reference, o)
	}
	return c.departure.partAt(c.left())
}

// left returns the set with the deviation that is the cause; empty if the cause is a clause.
func (c *Cause) left() uint64 {
	if c.Deviation == nil {
		return 0
	}
	return 1 << c.Of.Deviating.Index(c.Deviation.Name)
}

// partAt returns the step at which the run diverges from the run without some of the deviations.
func (d *Departure) partAt(left uint64) int {
	for _, known := range d.parts {
		if known.left == left {
			return known.at
		}
	}
	without := func(left uint64) run {
		return run{d.of.Listing, d.base, d.reference, func(t *trace.Trace) { d.of.Deviating.Without(d.base, d.reference, left, t) }}
	}
	at := partAt(without(0), without(left))
	d.parts = append(d.parts, part{left, at})
	return at
}
