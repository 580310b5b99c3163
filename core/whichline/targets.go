package whichline

import (
	"maps"
	"slices"
	"sync"

	"uriscope/core/edition"
)

// A target is the output of the steps for a case. It is a target only if it has a scheme.
type target struct {
	text  string
	given bool // whether there is any text
	ok    bool // whether it is a target
}

// targets are an edition's output for a case, and the output of each change that gives something else.
type targets struct {
	own     target
	changed []changedTarget // in the order of [Changes]
}

type changedTarget struct {
	change int // index in [Changes]
	target
}

// kept caches the targets of cases, until edition or options change. Many libraries get the same cases, and a
// page asks for a long list in parts before it asks for all of it.
var kept struct {
	sync.Mutex
	edition string // the edition's id
	options edition.Options
	of      map[Case]targets
}

// mostKept is the number of cases at which the cache is cleared.
const mostKept = 50_000

// targetsOf returns the targets of some cases, in order.
func targetsOf(e *edition.Edition, o edition.Options, cases []Case) []targets {
	kept.Lock()
	defer kept.Unlock()
	keep(e, o)
	known := Changes(e)
	all := make([]targets, len(cases))
	for i, c := range cases {
		t, ok := kept.of[c]
		if !ok {
			t.own = targetOf(e.Answer(c.Base, c.Reference, o))
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

// keep clears the cache unless it is about an edition with some options, and has room.
func keep(e *edition.Edition, o edition.Options) {
	if kept.edition != e.ID || !maps.Equal(kept.options, o) || len(kept.of) >= mostKept {
		kept.edition, kept.options, kept.of = e.ID, o, map[Case]targets{}
	}
}

// changing returns those of some changes, by their indexes, that give a text other than the case's target.
func changing(e *edition.Edition, o edition.Options, c Case, some []int) (found []int) {
	if len(some) == 0 {
		return nil
	}
	kept.Lock()
	defer kept.Unlock()
	keep(e, o)
	if t, ok := kept.of[c]; ok {
		for _, given := range t.changed {
			if given.given && given.text != t.own.text && slices.Contains(some, given.change) {
				found = append(found, given.change)
			}
		}
		return found
	}
	known, own, resolve := Changes(e), targetOf(e.Answer(c.Base, c.Reference, o)), e.Misresolve(c.Base, c.Reference, o)
	for _, n := range some {
		if got := targetOf(resolve(known[n].edition)); got.given && got.text != own.text {
			found = append(found, n)
		}
	}
	return found
}

func targetOf(r edition.Result) target { return target{r.Target, r.Gives(), r.Outcome.HasTarget()} }
