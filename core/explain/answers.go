package explain

import (
	"slices"

	"uriscope/core/differences"
	"uriscope/core/edition"
	"uriscope/core/editions"
	"uriscope/core/trace"
)

// An Answer is what an edition makes of a request, set beside what the request's own
// edition makes of it.
type Answer struct {
	differences.Answer
	Same bool // whether the two are the same
	// Because is why they differ. There is nothing if they are the same, if the texts are too long
	// to search for the reason, if it is not known, and if it was not asked for.
	Because []differences.Cause
	TooLong bool
}

// mostReasoned is the greatest length of both texts together, in bytes, for which [Answers]
// searches for reasons. A search resolves the texts up to thirty times for each edition, and more
// often where one deviates in many things.
const mostReasoned = 100_000

// Answers asks every edition, the earliest first.
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
			return nil, Endless{}
		}
		*own = differences.Answer{Edition: e, Outcome: r.Outcome, Target: r.Target}
		q.NoReasons = true // those of the document do not hold
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

// alone returns the answers where something is asked of which only one document speaks, whose lines may be changed.
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

// A Parting says where the runs of two editions on the same texts part, and why.
type Parting struct {
	Because     []differences.Cause // at least one: the runs part by the first
	Here, There int                 // how many steps each run has taken by then; groups, where it has groups
}

// Part returns where the run of a request parts from the run of another edition, nil if both
// give the same answer, or if only the edition of the request speaks of what is asked, see
// [edition.Option.Alone]. Unlike [Answers], it has no limit on the length of the texts.
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

// Partings says where the run of a request parts from several others.
type Partings struct {
	q    Request
	here *edition.Edition
	why  reasons
	// Most others part at one step: its position is kept, so that it is not counted again.
	step, at int
}

// NewPartings returns those of a request, whose edition is given.
func NewPartings(q Request, here *edition.Edition) *Partings {
	p := &Partings{q: q, here: here}
	p.q.Options = q.Options.Plain()
	r := here.Resolve(q.Base, q.Reference, p.q.Options, nil)
	p.why = reasons{q: p.q, here: differences.Answer{Edition: here, Outcome: r.Outcome, Target: r.Target}}
	return p
}

// With does what [Part] does, for another edition with some options.
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

// because returns why another edition, with some options, gives another answer, nil if it does not or
// if that is not known.
func (p *Partings) because(there *edition.Edition, o edition.Options) []differences.Cause {
	r := there.Resolve(p.q.Base, p.q.Reference, o, nil)
	return p.why.of(differences.Answer{Edition: there, Outcome: r.Outcome, Target: r.Target}, o)
}

// Position returns how many groups a run has begun with so many steps; so many steps, where it has no groups.
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

// reasons finds why the answers of other editions are not that of a request.
type reasons struct {
	q         Request
	here      differences.Answer
	departure *differences.Departure // of the one edition of the two that deviates, once it is known
}

// of does that for another answer, which its edition gives with some options.
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
