package whichline

import (
	"maps"
	"slices"
	"sync"

	"uriscope/core/edition"
)

// A target is what the steps give for a case. It is one if it has a scheme.
type target struct {
	text  string
	given bool // whether there is a text at all
	ok    bool // whether it is a target
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
	known := Changes(e)
	for range known {
		t.of = append(t.of, make([]target, len(cases)))
	}
	for i, c := range cases {
		t.own[i] = targetOf(e.Resolve(c.Base, c.Reference, o, nil))
		resolve := e.Misresolve(c.Base, c.Reference, o)
		for n := range known {
			t.of[n][i] = t.own[i]
			if got := targetOf(resolve(known[n].edition)); got != t.own[i] {
				t.of[n][i] = got // an equal one shares its text
			}
		}
	}
	last.targets = t
	return t
}

func targetOf(r edition.Result) target { return target{r.Target, r.Gives(), r.Outcome.HasTarget()} }
