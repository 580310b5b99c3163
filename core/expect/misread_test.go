package expect

import (
	"math/rand/v2"
	"testing"

	"uriscope/core/editions"
	"uriscope/core/explain"
)

// Every misreading is the first one that explains something, so none is there in vain.
func TestMisreadings(t *testing.T) {
	for i, e := range editions.All {
		if e.Misreadings == nil {
			continue
		}
		t.Run(e.ID, func(t *testing.T) {
			t.Parallel()
			r := random{rand.New(rand.NewPCG(7, uint64(i)))}
			missing := map[string]bool{}
			for _, m := range e.Misreadings.All {
				missing[m.ID] = true
			}
			for range 20_000 {
				base, reference := r.base(), r.reference()
				if r.IntN(3) == 0 {
					base = r.one("foo:bar", "foo:a/b", "mailto:a@b", "foo:", "x-y:/a/b", "a/b", "http://a", "http://a/b//c/d", "http://a/b/../c/d", "file:///a//b/", "http://0x7f.1/", "file:///C:/a")
					reference = r.one(reference, "c", "../c", "..", "?y", "../../c", "", "//010.0.0.1/x", "file://localhost/x", "foo:/..//x", "//b/c/../d", "/..//x", "b//c")
				}
				own := e.Resolve(base, reference, nil, nil)
				for j, changed := range e.Misread() {
					id := e.Misreadings.All[j].ID
					if !missing[id] {
						continue
					}
					given := changed.Resolve(base, reference, nil, nil)
					if given.Target == own.Target {
						continue
					}
					s := &search{q: &explain.Request{Base: base, Reference: reference, Edition: e.ID}, edition: e, expected: given.Target, leads: own.Outcome.HasTarget()}
					if m := s.misread(); m != nil && m.ID == id {
						delete(missing, id)
					}
				}
			}
			for id := range missing {
				t.Errorf("%s explains nothing that another one does not", id)
			}
		})
	}
}
