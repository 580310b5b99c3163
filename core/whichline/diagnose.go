package whichline

import (
	"cmp"
	"slices"

	"uriscope/core/edition"
)

// An Answered is a case with the answer of a library.
type Answered struct {
	Case
	Answer  string
	Refused bool // instead of an answer
}

// A Diagnosis says which lines a library breaks, and how.
type Diagnosis struct {
	Followed    []Followed // the surest first
	Differing   int        // answers that aren't the edition's
	Unexplained int        // of them, those that no known change gives
	Refused     int        // cases without an answer that have a target
}

// Followed is a change that the answers follow, or up to three that none of the cases tells apart.
type Followed struct {
	Changes []*Change
	Matters int   // answered cases in which they give another target than the edition
	Cases   []int // those of them in which the answer is that target, the shortest first
}

// A change is followed if it gives at least this share of the answers where it matters, in percent,
// and at least so many.
const (
	surely     = 80
	fewest     = 4
	mostAlikes = 3
)

// Diagnose looks for the changes that give the answers. It fails if the edition is unknown.
func Diagnose(id string, o edition.Options, cases []Answered) (*Diagnosis, error) {
	e, err := lookUp(id, o)
	if err != nil {
		return nil, err
	}
	texts := make([]Case, len(cases))
	for i, c := range cases {
		texts[i] = c.Case
	}
	all := targetsOf(e, o.Plain(), texts)
	d := &Diagnosis{}
	known := Changes(e)
	found := make([]Followed, len(known))
	explained := make([]bool, len(cases))
	for i, c := range cases {
		t := all[i]
		if c.Refused {
			if t.own.ok {
				d.Refused++
			}
			continue
		}
		if !t.own.is(c.Answer) {
			d.Differing++
		}
		for _, given := range t.changed {
			if !given.given {
				continue
			}
			f := &found[given.change]
			if f.Matters++; given.text == c.Answer {
				f.Cases = append(f.Cases, i)
				explained[i] = true
			}
		}
	}
	for n, f := range found {
		if len(f.Cases) >= fewest && len(f.Cases)*100 >= f.Matters*surely {
			f.Changes = []*Change{&known[n]}
			d.add(f)
		}
	}
	for i, c := range cases {
		if !c.Refused && !all[i].own.is(c.Answer) && !explained[i] {
			d.Unexplained++
		}
	}
	for _, f := range d.Followed {
		slices.SortStableFunc(f.Cases, func(a, b int) int { return cmp.Compare(cases[a].length(), cases[b].length()) })
	}
	slices.SortStableFunc(d.Followed, func(a, b Followed) int {
		return cmp.Or(cmp.Compare(len(b.Cases)*a.Matters, len(a.Cases)*b.Matters), cmp.Compare(len(b.Cases), len(a.Cases)))
	})
	d.Followed = needed(d.Followed)
	return d, nil
}

// needed returns changes without those that give only answers that changes before them give, too.
func needed(all []Followed) (left []Followed) {
	given := map[int]bool{}
	for _, f := range all {
		if !slices.ContainsFunc(f.Cases, func(i int) bool { return !given[i] }) {
			continue
		}
		left = append(left, f)
		for _, i := range f.Cases {
			given[i] = true
		}
	}
	return left
}

// is reports whether a text is the target; an empty one is, if there is none.
func (t target) is(text string) bool { return t.ok && t.text == text || !t.ok && text == "" }

func (c Answered) length() int { return len(c.Base) + len(c.Reference) }

// add adds a change, to those that give the same answers, if there are any.
func (d *Diagnosis) add(f Followed) {
	for i := range d.Followed {
		known := &d.Followed[i]
		if known.Matters == f.Matters && slices.Equal(known.Cases, f.Cases) {
			if len(known.Changes) < mostAlikes {
				known.Changes = append(known.Changes, f.Changes...)
			}
			return
		}
	}
	d.Followed = append(d.Followed, f)
}
