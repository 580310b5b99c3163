package explain

import (
	"slices"

	"uriscope/core/differences"
	"uriscope/core/edition"
	"uriscope/core/editions"
	"uriscope/core/trace"
)

// An Answer is an edition's result for a request, compared with the result of the request's own edition.
type Answer struct {
	differences.Answer
	Same bool // whether the two are equal
	// Because is why they differ. It is empty if they don't, if the reason is unknown or wasn't requested, and
	// if the texts are too long to search for it.
	Because []differences.Cause
	TooLong bool
}

// mostReasoned is the maximum length of both texts together, in bytes, for which [Answers] searches for
// reasons. A search resolves the texts up to thirty times for each edition, and more often for one with many
// deviations.
const mostReasoned = 100_000

// Answers returns every edition's answer, the earliest edition first.
func Answers(q Request) ([]Answer, error) {
	e, err := LookUp(q.Edition)
	if err != nil {
		return nil, err
	}
	changed, err := q.edition()
	if err != nil {
		return nil, err
	}
	if e.Alone(q.Options) {
		return alone(e, changed, q), nil
	}
	q.Options = q.Options.Plain()
	all := differences.Answers(q.Base, q.Reference, q.Options)
	own := &all[slices.Index(editions.All, e)]
	if len(q.Lines) > 0 {
		r := changed.Resolve(q.Base, q.Reference, q.Options, nil)
		if r.Endless {
			return nil, endless(changed, r)
		}
		*own = differences.Answer{Edition: e, Outcome: r.Outcome, Target: r.Target}
		q.NoReasons = true // the spec's own reasons don't apply
	}
	why := reasons{q: q, here: *own}
	var answers []Answer
	for _, a := range all {
		answer := Answer{Answer: a, Same: a.Same(*own)}
		switch {
		case answer.Same, q.NoReasons:
		case len(q.Base)+len(q.Reference) > mostReasoned:
			answer.TooLong = true
		default:
			answer.Because = why.of(a, q.Options)
		}
		answers = append(answers, answer)
	}
	return answers, nil
}

// Targets returns an edition's target for each of some pairs of a base and a reference, or nil for none.
func Targets(id string, o edition.Options, pairs [][2]string) ([]*string, error) {
	e, err := LookUp(id)
	if err != nil {
		return nil, err
	}
	all := make([]*string, len(pairs))
	for i, pair := range pairs {
		r := e.Answer(pair[edition.AsBase], pair[edition.AsReference], o)
		if r.Outcome.HasTarget() {
			all[i] = &r.Target
		}
	}
	return all, nil
}

// alone returns the answers to a question that only one spec discusses; its lines can be changed.
func alone(e, changed *edition.Edition, q Request) (answers []Answer) {
	for _, other := range editions.All {
		answer := Answer{Answer: differences.Answer{Edition: other, Outcome: edition.NoSetters}, Same: other == e}
		if answer.Same {
			r := changed.Resolve(q.Base, q.Reference, q.Options, nil)
			answer.Outcome, answer.Target = r.Outcome, r.Target
		}
		answers = append(answers, answer)
	}
	return answers
}

// A Parting is where and why the runs of two editions on the same texts diverge.
type Parting struct {
	Because     []differences.Cause // at least one: the runs diverge because of the first
	Here, There int                 // number of steps each run has taken by then, or groups if it has them
}

// Part returns where a request's run diverges from another edition's. It returns nil if both give the same
// answer, or if only the request's edition discusses the question, see [edition.Option.Alone]. Unlike
// [Answers], it has no limit on the length of the texts.
func Part(q Request, other string) (*Parting, error) {
	here, err := LookUp(q.Edition)
	if err != nil {
		return nil, err
	}
	there, err := LookUp(other)
	if err != nil {
		return nil, err
	}
	if here.Alone(q.Options) {
		return nil, nil
	}
	return NewPartings(q, here).With(there, q.Options)
}

// Partings finds where a request's run diverges from several others.
type Partings struct {
	q    Request
	here *edition.Edition
	why  reasons
	// A cache: most others diverge at the same step, whose position takes time to count.
	step, at int
}

// NewPartings returns the Partings of a request to an edition.
func NewPartings(q Request, here *edition.Edition) *Partings {
	p := &Partings{q: q, here: here}
	p.q.Options = q.Options.Plain()
	r := here.Resolve(q.Base, q.Reference, p.q.Options, nil)
	p.why = reasons{q: p.q, here: differences.Answer{Edition: here, Outcome: r.Outcome, Target: r.Target}}
	return p
}

// With is [Part] for another edition with some options.
func (p *Partings) With(there *edition.Edition, o edition.Options) (*Parting, error) {
	for _, e := range []*edition.Edition{p.here, there} {
		if e.Parting == nil && e.Deviating == nil {
			return nil, edition.Lack{Edition: e, Of: edition.OfParting}
		}
	}
	q, o := p.q, o.Plain()
	causes := p.because(there, o)
	if causes == nil {
		return nil, nil
	}
	differences.FirstMet(causes)
	here := differences.StepOf(p.here, &causes[0], q.Base, q.Reference, q.Options)
	if here != p.step {
		p.step, p.at = here, Position(p.here, q, here)
	}
	q.Options = o
	return &Parting{Because: causes, Here: p.at, There: Position(there, q, differences.StepOf(there, &causes[0], q.Base, q.Reference, o))}, nil
}

// because returns why another edition, with some options, gives another answer, or nil if it gives the same one
// or the reason is unknown.
func (p *Partings) because(there *edition.Edition, o edition.Options) []differences.Cause {
	r := there.Resolve(p.q.Base, p.q.Reference, o, nil)
	return p.why.of(differences.Answer{Edition: there, Outcome: r.Outcome, Target: r.Target}, o)
}

// Position converts a number of steps to the number of groups a run has begun by then. Without groups, it
// returns steps.
func Position(e *edition.Edition, q Request, steps int) int {
	if !e.Listing.Grouped {
		return steps
	}
	run := trace.New(e.Listing, 0, q.Base, q.Reference)
	run.Fold(q.Base, q.Reference)
	run.CountBefore(steps)
	e.Resolve(q.Base, q.Reference, q.Options, run)
	return run.Before()
}

// reasons finds why other editions' answers differ from the answer to a request.
type reasons struct {
	q         Request
	here      differences.Answer
	departure *differences.Departure // the departure of the edition that deviates, once computed
}

// of returns the reasons for another answer, given by its edition with some options.
func (r *reasons) of(there differences.Answer, o edition.Options) []differences.Cause {
	here, e := r.here.Edition, there.Edition
	switch {
	case here.Deviating != nil && e.Parting != nil:
		if r.departure == nil {
			r.departure = differences.Depart(here, r.q.Base, r.q.Reference)
		}
		return r.departure.Causes(there, o, true)
	case e.Deviating != nil && here.Parting != nil:
		return differences.Depart(e, r.q.Base, r.q.Reference).Causes(r.here, r.q.Options, false)
	case here.Parting == nil || e.Parting == nil:
		return nil
	}
	if cause, differs := differences.Because(here, e, r.q.Base, r.q.Reference, r.q.Options, o); differs {
		return []differences.Cause{cause}
	}
	return nil
}
