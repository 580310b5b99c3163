package whichline

import (
	"reflect"
	"slices"
	"testing"

	"uriscope/core/edition/editiontest"
	"uriscope/core/editions"
)

// A library that follows a misreading in all cases is detected, including changes that give the same answers.
func TestDiagnose(t *testing.T) {
	e := editions.Standard
	for i, changed := range e.Misread() {
		id := e.Misreadings.All[i].ID
		var cases []Answered
		matters := 0
		for _, pair := range editiontest.Hard {
			for _, reference := range []string{pair[1], "..", "?y", "../../../x", "a//../b", "#s"} {
				r := changed.Resolve(pair[0], reference, nil, nil)
				own := e.Resolve(pair[0], reference, nil, nil)
				cases = append(cases, Answered{Case{pair[0], reference}, r.Target, !r.Outcome.HasTarget()})
				if r.Outcome.HasTarget() && (own.Outcome.HasTarget() && own.Target != r.Target || !own.Outcome.HasTarget() && r.Target != "") {
					matters++
				}
			}
		}
		d, err := Diagnose(e.ID, nil, cases)
		if err != nil {
			t.Fatal(err)
		}
		if d.Differing != matters || d.Unexplained != 0 {
			t.Errorf("%s: %d differ, want %d; unexplained %d", id, d.Differing, matters, d.Unexplained)
		}
		if matters < fewest {
			continue
		}
		at := slices.IndexFunc(d.Followed, func(f Followed) bool {
			return len(f.Cases) == f.Matters && slices.ContainsFunc(f.Changes, func(c *Change) bool { return c.ID == id })
		})
		if at < 0 {
			t.Errorf("%s: it is not found among %d", id, len(d.Followed))
		}
	}
}

// A diagnosis is the same if the cases were asked in parts before, and then resolves none of them.
func TestDiagnoseAfterParts(t *testing.T) {
	e := editions.Standard
	changed := Changes(e)[0].edition
	var texts []Case
	var cases []Answered
	for _, pair := range editiontest.Hard {
		c := Case{pair[0], pair[1]}
		r := changed.Resolve(c.Base, c.Reference, nil, nil)
		texts = append(texts, c)
		cases = append(cases, Answered{c, r.Target, !r.Outcome.HasTarget()})
	}
	diagnose := func() *Diagnosis {
		d, err := Diagnose(e.ID, nil, cases)
		if err != nil {
			t.Fatal(err)
		}
		return d
	}
	kept.edition = ""
	want := diagnose()
	kept.edition = ""
	for part := range slices.Chunk(texts, 7) {
		if _, err := Score(e.ID, nil, part); err != nil {
			t.Fatal(err)
		}
	}
	all := len(kept.of)
	if got := diagnose(); !reflect.DeepEqual(got, want) {
		t.Errorf("in parts %+v, want %+v", got, want)
	}
	if len(want.Followed) == 0 || len(kept.of) != all {
		t.Errorf("%d followed; %d cases kept, then %d", len(want.Followed), all, len(kept.of))
	}
	if _, err := Diagnose("rfc2396", nil, cases[:1]); err != nil || kept.edition != "rfc2396" || len(kept.of) > 1 {
		t.Errorf("%d cases of %s kept after another spec, %v", len(kept.of), kept.edition, err)
	}
}

// Cases in which the library agrees with the spec count against a change, whether their targets are kept or not.
func TestDiagnoseMatters(t *testing.T) {
	e := editions.Standard
	var all []Case
	for _, pair := range editiontest.Hard {
		for _, reference := range []string{"..", "?y", "a//../b"} {
			if e.Answer(pair[0], reference, nil).Outcome.HasTarget() {
				all = append(all, Case{pair[0], reference})
			}
		}
	}
	scored, err := Score(e.ID, nil, all)
	if err != nil {
		t.Fatal(err)
	}
	followed := 0
	for n, changed := range e.Misread()[:8] {
		wrong := scored[n].Cases
		for _, right := range []int{0, len(wrong) / 10} {
			cases := make([]Answered, len(all))
			for i, c := range all {
				answer := changed.Answer(c.Base, c.Reference, nil)
				if at := slices.Index(wrong, i); at >= 0 && at < right {
					answer = e.Answer(c.Base, c.Reference, nil)
				}
				cases[i] = Answered{c, answer.Target, false}
			}
			for _, isKept := range []bool{true, false} {
				if !isKept {
					kept.edition = ""
				}
				d, err := Diagnose(e.ID, nil, cases)
				if err != nil {
					t.Fatal(err)
				}
				for _, f := range d.Followed {
					if followed++; f.Matters != len(scored[slices.IndexFunc(scored, func(s Scored) bool { return s.ID == f.Changes[0].ID })].Cases) {
						t.Errorf("%s, %d right, kept %v: it matters in %d cases", f.Changes[0].ID, right, isKept, f.Matters)
					}
					if len(f.Cases)*100 < f.Matters*surely {
						t.Errorf("%s: followed in %d of %d cases", f.Changes[0].ID, len(f.Cases), f.Matters)
					}
				}
			}
		}
	}
	if followed < 10 {
		t.Errorf("only %d changes are followed", followed)
	}
}

// There is no diagnosis for the spec itself, or for a library without answers.
func TestDiagnoseNothing(t *testing.T) {
	var own, none []Answered
	for _, pair := range editiontest.Hard {
		r := editions.Standard.Resolve(pair[0], pair[1], nil, nil)
		own = append(own, Answered{Case{pair[0], pair[1]}, r.Target, !r.Outcome.HasTarget()})
		none = append(none, Answered{Case{pair[0], pair[1]}, "", true})
	}
	for _, cases := range [][]Answered{own, none, nil} {
		d, err := Diagnose("rfc3986", nil, cases)
		if err != nil || len(d.Followed)+d.Differing+d.Unexplained != 0 {
			t.Errorf("%+v %v", d, err)
		}
	}
	if _, err := Diagnose("none", nil, nil); err == nil {
		t.Error("an unknown edition has a diagnosis")
	}
}
