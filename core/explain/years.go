package explain

import (
	"slices"

	"uriscope/core/edition"
	"uriscope/core/editions"
	"uriscope/core/years"
)

// An Answer is what an edition makes of a request, set beside what the request's own
// edition makes of it.
type Answer struct {
	years.Answer
	Same bool // whether the two are the same
	// Because is why they differ. It is nil if they are the same, if the texts are too long to
	// search for the reason, and if the clauses do not tell it: they are of documents that follow
	// each other, and one of the two may be none of these.
	Because *years.Cause
	TooLong bool
}

// mostReasoned is the greatest length of both texts together, in bytes, for which [Answers]
// searches for reasons. A search resolves the texts up to thirty times for each edition.
const mostReasoned = 100_000

// Answers asks every edition, the earliest first.
func Answers(q Request) ([]Answer, error) {
	e, err := LookUp(q.Edition)
	if err != nil {
		return nil, err
	}
	all := years.Answers(q.Base, q.Reference, q.Options)
	own := all[slices.Index(editions.All, e)]
	var answers []Answer
	for _, a := range all {
		answer := Answer{Answer: a, Same: a.Same(own)}
		switch {
		case answer.Same:
		case len(q.Base)+len(q.Reference) > mostReasoned:
			answer.TooLong = true
		default:
			answer.Because = because(e, a.Edition, q)
		}
		answers = append(answers, answer)
	}
	return answers, nil
}

// A Parting says where the runs of two editions on the same texts part, and why.
type Parting struct {
	Because     years.Cause
	Here, There int // how many steps each run has taken by then
}

// Part returns where the run of a request parts from the run of another edition, nil if both
// give the same answer. Unlike [Answers], it has no limit on the length of the texts.
func Part(q Request, other string) (*Parting, error) {
	here, err := LookUp(q.Edition)
	if err != nil {
		return nil, err
	}
	there, err := LookUp(other)
	if err != nil {
		return nil, err
	}
	for _, e := range []*edition.Edition{here, there} {
		if e.Parting == nil {
			return nil, edition.Lack{Edition: e, Of: edition.OfParting}
		}
	}
	cause := because(here, there, q)
	if cause == nil {
		return nil, nil
	}
	return &Parting{
		Because: *cause,
		Here:    years.Step(here, cause.Clause, q.Base, q.Reference, q.Options),
		There:   years.Step(there, cause.Clause, q.Base, q.Reference, q.Options),
	}, nil
}

// because returns why two editions give different answers, nil if they do not or if one of them
// has no ways.
func because(here, there *edition.Edition, q Request) *years.Cause {
	if here.Parting == nil || there.Parting == nil {
		return nil
	}
	if cause, differs := years.Because(here, there, q.Base, q.Reference, q.Options); differs {
		return &cause
	}
	return nil
}
