package whichline

import (
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"uriscope/core/edition"
	"uriscope/core/edition/editiontest"
	"uriscope/core/editions"
	"uriscope/core/host"
	"uriscope/core/internal/outside"
	"uriscope/core/mutation"
)

// inputs are the cases of all suites, the hard pairs, and random ones.
func inputs(t *testing.T) (all []Case) {
	for _, name := range outside.Suites(t, "*-resolve.json") {
		var suite []struct{ Base, Ref string }
		outside.Cases(t, name, &suite)
		for _, c := range suite {
			all = append(all, Case{c.Base, c.Ref})
		}
	}
	for _, pair := range editiontest.Hard {
		all = append(all, Case{pair[0], pair[1]})
	}
	random := rand.New(rand.NewPCG(6, 1))
	for range 14_000 {
		all = append(all, Case{randomText(random), randomText(random)})
	}
	return all
}

func randomText(random *rand.Rand) string {
	pick := func(from ...string) string { return from[random.IntN(len(from))] }
	text := pick("", "", "", "x:", "http:", "HTTP:", "file:", ":", " ") + pick("", "", "//", "//h", "//H:80", "//u@h", "//:", "//h:080", "//é.x", "//xn--9ca.x", "//h%41")
	for range random.IntN(6) {
		text += pick("/", "/", "a", ".", "..", "/..", "/.", "/../..", "b:c", "[b]", "%2e", "\\", "//", ";p", "é", " ")
	}
	return text + pick("", "", "?", "?q", "?q/../r", "?%2e", "? ") + pick("", "", "#", "#s", "#s/../t", "#s:/t", "# ")
}

// fingerprint returns a number for all the targets of an edition.
func fingerprint(e *edition.Edition, cases []Case) uint64 {
	h := fnv.New64()
	for _, c := range cases {
		r := e.Resolve(c.Base, c.Reference, nil, nil)
		fmt.Fprintln(h, r.Outcome, r.Target)
	}
	return h.Sum64()
}

// Each change of RFC 3986 changes some target, and any two differ in at least one target. Each mutation that
// is left out fails one of these checks.
func TestChangesDiffer(t *testing.T) {
	if testing.Short() {
		t.Skip("it takes long")
	}
	before := host.Set(host.Host{ToASCII: func(domain string) (string, bool) {
		return strings.ReplaceAll(strings.ToLower(domain), "é", "xn--9ca"), true
	}})
	t.Cleanup(func() { host.Set(before) })
	e := editions.Standard
	cases := inputs(t)
	known := map[uint64]string{fingerprint(e, cases): "the spec"}
	for _, c := range Changes(e) {
		print := fingerprint(c.edition, cases)
		if same := known[print]; same != "" {
			t.Errorf("%q gives the same as %s", c.ID, same)
		} else {
			known[print] = c.ID
		}
	}
	out := slices.Clone(merged[e.ID])
	for _, m := range mutation.All(e.Program.Program) {
		at := slices.Index(out, m.Name())
		if at < 0 {
			continue
		}
		out = slices.Delete(out, at, at+1)
		if known[fingerprint(e.Running(m.Program), cases)] == "" {
			t.Errorf("%q is left out, but no change gives the same", m.Name())
		}
	}
	if len(out) > 0 {
		t.Errorf("there are no mutations %q", out)
	}
}
