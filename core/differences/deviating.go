package differences

import (
	"slices"

	"uriscope/core/edition"
	"uriscope/core/editions"
	"uriscope/core/trace"
)

// A Departure is what an edition that deviates makes of a pair of texts, beside the edition that
// it deviates from.
type Departure struct {
	of, from        *edition.Edition
	base, reference string
	answer, plain   Answer // with all deviations, and with none of them
	least           uint64 // the fewest deviations that have to be left out for plain
	parts           []part // as far as they were asked for; there are few
}

// A part is the step at which a run parts from the same one without some deviations.
type part struct {
	left uint64
	at   int
}

// Depart compares an edition that deviates with the one that it deviates from.
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

// fewest returns a set of deviations that lead to an answer when they are left out, and of which
// each is needed for that. All of the given ones lead to it. Where the edition has no answer, what
// makes it have one is enough: the rest is no reason for that. Where it has one, refusals are left
// out and not counted: what it reads otherwise without a deviation need not be what it takes.
func (d *Departure) fewest(left uint64, want Answer) uint64 {
	n, refusals := len(d.of.Deviating.Deviations), d.of.Deviating.Refusals()
	if !d.answer.Outcome.HasTarget() {
		return fewest(left, n, func(left uint64) bool { return d.without(d.base, d.reference, left).Outcome.HasTarget() })
	}
	return fewest(left&^refusals, n, func(left uint64) bool { return d.without(d.base, d.reference, left|refusals).Same(want) })
}

// fewest takes elements out of a set of n at most, as long as it is enough: as many at once as can be.
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
	for before := uint64(0); before != set; { // what was needed beside one that has gone since may go, too
		before = set
		for i := range n {
			thin(i, i+1)
		}
	}
	return set
}

// Causes returns why another edition, with some options, gives another answer: deviations, the
// fewest that do, and, where the other edition parts from the one that is deviated from, a
// clause. There are none if the answers do not differ, and if that is not known. They are told with
// the edition that deviates as here, or as there.
func (d *Departure) Causes(other Answer, o edition.Options, here bool) []Cause {
	switch {
	case d.answer.Same(other):
		return nil
	case d.plain.Same(other):
		return d.causes(d.least, here)
	}
	// With options, an edition may do what is a deviation without them.
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

// matter returns those of the fewest deviations that would not leave the answer of an edition as
// it is: all of them, if even without these it would be another.
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

// FirstMet puts that deviation first by which the runs of two editions part.
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

// StepOf does what [Step] does, for any cause. The run of an edition that deviates meets the
// deviation where its run without it is another.
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

// left returns the deviation that is the cause, as a set; none if a clause is.
func (c *Cause) left() uint64 {
	if c.Deviation == nil {
		return 0
	}
	return 1 << c.Of.Deviating.Index(c.Deviation.Name)
}

// partAt returns the step at which the run parts from that without some of the deviations.
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
