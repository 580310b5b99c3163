package whichline

import (
	"maps"
	"sync"

	"uriscope/core/edition"
)

// A target is what the steps give for a case. It is one if it has a scheme.
type target struct {
	text  string
	given bool // whether there is a text at all
	ok    bool // whether it is a target
}

// targets are what an edition gives for a case, and what those of its changes give that give something else.
type targets struct {
	own     target
	changed []changedTarget // in the order of [Changes]
}

type changedTarget struct {
	change int // its index in [Changes]
	target
}

// kept are the targets of the cases that were asked for, as long as edition and options remain the same. Many libraries
// are asked the same cases, and a page asks for a long list in parts before it asks for all of it.
var kept struct {
	sync.Mutex
	edition string // its id
	options edition.Options
	of      map[Case]targets
}

// mostKept is the number of cases at which the targets are forgotten.
const mostKept = 50_000

// targetsOf returns the targets of some cases, in their order.
func targetsOf(e *edition.Edition, o edition.Options, cases []Case) []targets {
	kept.Lock()
	defer kept.Unlock()
	if kept.edition != e.ID || !maps.Equal(kept.options, o) || len(kept.of) >= mostKept {
		kept.edition, kept.options, kept.of = e.ID, o, map[Case]targets{}
	}
	known := Changes(e)
	all := make([]targets, len(cases))
	for i, c := range cases {
		t, ok := kept.of[c]
		if !ok {
			t.own = targetOf(e.Resolve(c.Base, c.Reference, o, nil))
			resolve := e.Misresolve(c.Base, c.Reference, o)
			for n := range known {
				if got := targetOf(resolve(known[n].edition)); got != t.own {
					t.changed = append(t.changed, changedTarget{n, got})
				}
			}
			kept.of[c] = t
		}
		all[i] = t
	}
	return all
}

func targetOf(r edition.Result) target { return target{r.Target, r.Gives(), r.Outcome.HasTarget()} }
