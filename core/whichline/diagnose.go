package whichline

import (
	"cmp"
	"slices"

	"uriscope/core/edition"
)

// An Answered is a case with a library's answer.
type Answered struct {
	Case
	Answer  string
	Refused bool // the library gave no answer
}

// A Diagnosis says which lines a library breaks, and how.
type Diagnosis struct {
	Followed    []Followed // the most certain first
	Differing   int        // number of answers that differ from the edition's
	Unexplained int        // number of those that no known change gives
	Refused     int        // number of cases without an answer that do have a target
}

// Followed is a change that the answers follow, or up to three that no case distinguishes.
type Followed struct {
	Changes []*Change
	Matters int   // number of answered cases for which the change gives a target other than the edition's
	Cases   []int // the answered cases with that target as the answer, the shortest first
}

// Answers follow a change if it gives at least this percentage of them in the cases where it matters, and at
// least this many.
const (
	surely     = 80
	fewest     = 4
	mostAlikes = 3
)

// Diagnose finds the changes that give the answers. It fails if the edition is unknown.
func Diagnose(id string, o edition.Options, cases []Answered) (*Diagnosis, error) {
	e, err := lookUp(id, o)
	if err != nil {
		return nil, err
	}
	o = o.Plain()
	d := &Diagnosis{}
	var agreeing, others []Case
	var at []int // the indexes of others
	for i, c := range cases {
		own := targetOf(e.Answer(c.Base, c.Reference, o))
		switch {
		case c.Refused && own.ok:
			d.Refused++
		case c.Refused:
		case own.ok && own.text == c.Answer:
			agreeing = append(agreeing, c.Case)
		default:
			others, at = append(others, c.Case), append(at, i)
		}
	}
	known := Changes(e)
	found := make([]Followed, len(known))
	for n, t := range targetsOf(e, o, others) {
		answer, explained := cases[at[n]].Answer, false
		for _, given := range t.changed {
			if !given.given {
				continue
			}
			f := &found[given.change]
			if f.Matters++; given.text == answer {
				f.Cases = append(f.Cases, at[n])
				explained = true
			}
		}
		if !t.own.is(answer) {
			d.Differing++
			if !explained {
				d.Unexplained++
			}
		}
	}
	// Few changes give enough of these answers. Only these have to run on the other cases.
	var likely []int
	for n := range found {
		if found[n].isLikely() {
			likely = append(likely, n)
		}
	}
	for _, c := range agreeing {
		for _, n := range changing(e, o, c, likely) {
			found[n].Matters++
		}
		likely = slices.DeleteFunc(likely, func(n int) bool { return !found[n].isLikely() })
	}
	for _, n := range likely {
		f := found[n]
		f.Changes = []*Change{&known[n]}
		d.add(f)
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

// isLikely reports whether the answers follow a change, as far as it is known in how many cases it matters.
func (f *Followed) isLikely() bool {
	return len(f.Cases) >= fewest && len(f.Cases)*100 >= f.Matters*surely
}

// needed returns the changes that give an answer no earlier change gives.
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

// add adds a change, joining it with any that give the same answers.
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
