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
	// Because is why they are not. It is nil where they are the same, and where the
	// texts are too long for the reason to be searched for.
	Because *years.Cause
	TooLong bool
}

// mostReasoned is how long the texts may be together, in bytes, for reasons to be searched
// for. A search resolves them up to thirty times, for each edition that differs.
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

// A Parting says where two runs on the same texts part.
type Parting struct {
	Because     years.Cause
	Here, There int // how many steps each has taken then
}

// Part returns where the run of a request parts from the run of another edition; nil
// where both give the same answer. However long the texts are, the reason is searched for.
func Part(q Request, other string) (*Parting, error) {
	here, err := LookUp(q.Edition)
	if err != nil {
		return nil, err
	}
	there, err := LookUp(other)
	if err != nil {
		return nil, err
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

// because returns why two editions give different answers, nil if they give the same.
func because(here, there *edition.Edition, q Request) *years.Cause {
	if cause, differs := years.Because(here, there, q.Base, q.Reference, q.Options); differs {
		return &cause
	}
	return nil
}
