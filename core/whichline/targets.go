package whichline

import (
	"maps"
	"slices"
	"sync"

	"uriscope/core/edition"
)

// A target is what a case has as one, if it has one.
type target struct {
	text string
	ok   bool
}

// targets are what an edition, and each of its changes, has as the targets of some cases.
type targets struct {
	edition string // its id
	options edition.Options
	cases   []Case

	own []target
	of  [][]target // in the order of [Changes]
}

// last are the targets that were asked for last: many libraries are asked the same cases, one after the other.
var last struct {
	sync.Mutex
	*targets
}

// targetsOf returns the targets of some cases.
func targetsOf(e *edition.Edition, o edition.Options, cases []Case) *targets {
	last.Lock()
	defer last.Unlock()
	if t := last.targets; t != nil && t.edition == e.ID && maps.Equal(t.options, o) && slices.Equal(t.cases, cases) {
		return t
	}
	t := &targets{edition: e.ID, options: o, cases: cases, own: make([]target, len(cases))}
	resolve := func(e *edition.Edition, c Case) target {
		if r := e.Resolve(c.Base, c.Reference, o, nil); r.Outcome.HasTarget() {
			return target{r.Target, true}
		}
		return target{}
	}
	for i, c := range cases {
		t.own[i] = resolve(e, c)
	}
	for _, change := range Changes(e) {
		of := slices.Clone(t.own)
		for i, c := range cases {
			if got := resolve(change.edition, c); got != of[i] {
				of[i] = got // an equal one shares its text
			}
		}
		t.of = append(t.of, of)
	}
	last.targets = t
	return t
}
