package expect

import (
	"cmp"

	"uriscope/core/account"
	"uriscope/core/differences"
	"uriscope/core/edition"
	"uriscope/core/explain"
)

// A Misread is a misreading that gives the expected target.
type Misread struct {
	*edition.Misreading
	Step int // the first step that a run with the changed lines doesn't have, as a position of the player

	at      int // index of that step, counted without groups
	changed *edition.Edition
}

// misread returns the first misreading that gives the expected target.
func (s *search) misread() *Misread {
	expected := func(r edition.Result) bool { return r.Target == s.expected && r.Gives() }
	// The steps can give it without a target: the base isn't absolute.
	given := expected(s.own)
	resolve := s.edition.Misresolve(s.q.Base, s.q.Reference, s.q.Options)
	for i, changed := range s.edition.Misread() {
		if s.edition.Misreadings.All[i].Optional {
			continue
		}
		if r := resolve(changed); !expected(r) || given && !r.Outcome.HasTarget() {
			continue
		}
		step := differences.PartAt(s.edition, changed, s.q.Base, s.q.Reference, s.q.Options)
		return &Misread{&s.edition.Misreadings.All[i], explain.Position(s.edition, *s.q, step), step, changed}
	}
	return nil
}

// differs returns the fate of the first characters that a misreading treats differently, or nil. It prefers
// characters decided at the very step at which the runs diverge, then those missing from the target.
func (l *loser) differs(m *Misread) (lost *Lost) {
	other, _ := account.Of(m.changed, l.q.Base, l.q.Reference, l.q.Options)
	fates := [2][]account.Fate{make([]account.Fate, len(l.q.Base)), make([]account.Fate, len(l.q.Reference))}
	for i := range other.Pieces {
		p := &other.Pieces[i]
		for at := p.Span.Start; at < p.Span.End; at++ {
			fates[p.Use][at] = p.Fate
		}
	}
	there := func(f account.Fate) bool { return f == account.Kept || f == account.Changed }
	untaken := func(f account.Fate) bool { return f == account.Unused || f == account.Dropped }
	found := func(differs func(p *account.Piece, other account.Fate) bool) *Lost {
		for i := range l.Pieces {
			p := &l.Pieces[i]
			others, at := fates[p.Use], p.Span
			for at.Start < at.End && (p.Fate == account.Delimiter || !differs(p, others[at.Start])) {
				at.Start++
			}
			if at.Start == at.End {
				continue
			}
			lost := &Lost{How: Added, On: p.Use, Role: p.Role.Name()}
			if !isIn(p) {
				lost.How = l.how(p)
			}
			if p.Fate == account.Removed {
				at = p.Span // with the "/", which the account attributes to another segment
			} else {
				end := at.Start
				for end < at.End && differs(p, others[end]) {
					end++
				}
				at.End = end
			}
			lost.Span = at
			return l.at(lost, p.Step, p.Line)
		}
		return nil
	}
	return cmp.Or(
		found(func(p *account.Piece, other account.Fate) bool {
			return p.Step+1 == m.at && !isIn(p) && other != p.Fate && !(untaken(p.Fate) && untaken(other))
		}),
		found(func(p *account.Piece, other account.Fate) bool { return !isIn(p) && there(other) }),
		found(func(p *account.Piece, other account.Fate) bool { return isIn(p) && !there(other) }),
	)
}
