package whichline

import (
	"reflect"
	"slices"
	"testing"

	"uriscope/core/edition/editiontest"
	"uriscope/core/editions"
)

// A library that follows a misreading in all cases is found out, and so is what it shares its answers with.
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
	if _, err := Diagnose("rfc2396", nil, cases[:1]); err != nil || len(kept.of) != 1 {
		t.Errorf("%d cases kept of another spec, %v", len(kept.of), err)
	}
}

// Nothing is said of the spec itself, nor of a library that has no answers.
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
