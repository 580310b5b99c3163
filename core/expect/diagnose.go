package expect

import (
	"cmp"
	"slices"

	"uriscope/core/edition"
	"uriscope/core/explain"
)

// An Answered is a case with the answer of a library.
type Answered struct {
	Base, Reference string
	Answer          string
	Refused         bool // instead of an answer
}

// A Diagnosis says which misreadings a library's answers follow.
type Diagnosis struct {
	Followed    []Followed // the surest first
	Differing   int        // answers that aren't the edition's
	Unexplained int        // of them, those that no known misreading gives
	Refused     int        // cases without an answer that have a target
}

// Followed is a misreading that the answers follow, or up to three that none of the cases tells apart.
type Followed struct {
	Misreadings []*edition.Misreading
	Matters     int   // answered cases in which they give another target than the edition
	Cases       []int // those of them in which the answer is that target, the shortest first
}

// A misreading is followed if it gives at least this share of the answers where it matters, in percent,
// and at least so many.
const (
	surely     = 80
	fewest     = 4
	mostAlikes = 3
)

// Diagnose looks for the misreadings that give the answers. It fails if the edition is unknown.
func Diagnose(id string, o edition.Options, cases []Answered) (*Diagnosis, error) {
	e, err := explain.LookUp(id)
	if err != nil {
		return nil, err
	}
	if e.Alone(o) {
		return nil, Assigned{}
	}
	o = o.Plain()
	d := &Diagnosis{}
	followed := make([]Followed, len(e.Misread()))
	for i, c := range cases {
		own, target := e.Resolve(c.Base, c.Reference, o, nil), ""
		if own.Outcome.HasTarget() {
			target = own.Target
		}
		if c.Refused {
			if target != "" {
				d.Refused++
			}
			continue
		}
		explained := c.Answer == target
		if !explained {
			d.Differing++
		}
		resolve := e.Misresolve(c.Base, c.Reference, o)
		for n, changed := range e.Misread() {
			r := resolve(changed)
			if !gives(r) || r.Target == own.Target && r.Outcome.HasTarget() == own.Outcome.HasTarget() {
				continue
			}
			f := &followed[n]
			if f.Matters++; r.Target == c.Answer {
				f.Cases = append(f.Cases, i)
				explained = true
			}
		}
		if !explained {
			d.Unexplained++
		}
	}
	for n, f := range followed {
		if len(f.Cases) >= fewest && len(f.Cases)*100 >= f.Matters*surely {
			f.Misreadings = []*edition.Misreading{&e.Misreadings.All[n]}
			d.add(f)
		}
	}
	for _, f := range d.Followed {
		slices.SortStableFunc(f.Cases, func(a, b int) int { return cmp.Compare(cases[a].length(), cases[b].length()) })
	}
	slices.SortStableFunc(d.Followed, func(a, b Followed) int {
		return cmp.Or(cmp.Compare(len(b.Cases)*a.Matters, len(a.Cases)*b.Matters), cmp.Compare(len(b.Cases), len(a.Cases)))
	})
	return d, nil
}

func (c Answered) length() int { return len(c.Base) + len(c.Reference) }

// add adds a misreading, to those that give the same answers, if there are any.
func (d *Diagnosis) add(f Followed) {
	for i := range d.Followed {
		known := &d.Followed[i]
		if known.Matters == f.Matters && slices.Equal(known.Cases, f.Cases) {
			if len(known.Misreadings) < mostAlikes {
				known.Misreadings = append(known.Misreadings, f.Misreadings...)
			}
			return
		}
	}
	d.Followed = append(d.Followed, f)
}
