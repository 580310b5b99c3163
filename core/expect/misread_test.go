package expect

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"uriscope/core/edition"
	"uriscope/core/editions"
	"uriscope/core/host"
	"uriscope/core/internal/octets"
	"uriscope/core/internal/outside"
)

// narrower are misreadings that are never the first explanation, because an earlier one also gives each of
// their targets. Libraries follow them, but not the earlier ones.
var narrower = map[string][]string{
	"rfc3986": {"base-without-scheme", "scheme-dots", "authority-dots", "root-dots", "empty-unchanged", "rootless-base-unused", "unknown-scheme-unused", "scheme-needs-slashes", "network-unchanged",
		"end-parent-without-slash", "end-dot-without-slash"},
}

// Each misreading is the first explanation of something, or known not to be. No two give the same in every
// case, and none always gives the same as the spec.
func TestMisreadings(t *testing.T) {
	before := host.Set(host.Host{ToASCII: func(domain string) (string, bool) {
		ascii := strings.ReplaceAll(strings.ToLower(domain), "é", "xn--9ca")
		return ascii, octets.IsASCII(ascii)
	}})
	t.Cleanup(func() { host.Set(before) })
	foreign := foreignPairs(t)
	for i, e := range editions.All {
		if e.Misreadings == nil {
			continue
		}
		t.Run(e.ID, func(t *testing.T) {
			t.Parallel()
			r := random{rand.New(rand.NewPCG(7, uint64(i)))}
			all, first := e.Misread(), map[int]bool{}
			alike := [][]int{make([]int, len(all)+1)} // groups that gave the same so far; 0 is the spec
			for j := range alike[0] {
				alike[0][j] = j
			}
			given := make([]edition.Result, len(all)+1)
			for n := range 14_000 {
				base, reference := r.base(), r.reference()
				switch {
				case n < len(foreign):
					base, reference = foreign[n][0], foreign[n][1]
				case r.IntN(2) == 0:
					base, reference = foreign[r.IntN(len(foreign))][0], foreign[r.IntN(len(foreign))][1]
				}
				given[0] = e.Resolve(base, reference, nil, nil)
				resolve := e.Misresolve(base, reference, nil)
				for j, changed := range all {
					given[j+1] = resolve(changed)
				}
				seen := map[string]bool{}
				for j, r := range given {
					if r.Gives() && !seen[r.Target] {
						seen[r.Target], first[j] = true, true
					}
				}
				alike = divided(alike, given)
			}
			for _, group := range alike {
				var ids []string
				for _, j := range group {
					ids = append(ids, nameOf(e, j))
				}
				t.Errorf("nothing tells these apart: %s", strings.Join(ids, ", "))
			}
			for j := range all {
				if id := nameOf(e, j+1); first[j+1] == slices.Contains(narrower[e.ID], id) {
					t.Errorf("%s: the first to explain something: %v", id, first[j+1])
				}
			}
		})
	}
}

// nameOf returns the id of a misreading, counted from 1, or the spec's for 0.
func nameOf(e *edition.Edition, j int) string {
	if j == 0 {
		return e.ID
	}
	return e.Misreadings.All[j-1].ID
}

// divided returns the groups of at least two that gave the same again.
func divided(groups [][]int, given []edition.Result) (divided [][]int) {
	for _, group := range groups {
		for len(group) > 1 {
			one := given[group[0]]
			differs := func(j int) bool {
				return given[j].Target != one.Target || given[j].Outcome.HasTarget() != one.Outcome.HasTarget()
			}
			var others []int
			for _, j := range group {
				if differs(j) {
					others = append(others, j)
				}
			}
			if group = slices.DeleteFunc(group, differs); len(group) > 1 {
				divided = append(divided, group)
			}
			group = others
		}
	}
	return divided
}

// foreignPairs returns the bases and references of the suites, and some more.
func foreignPairs(t *testing.T) (pairs [][2]string) {
	for _, name := range outside.Suites(t, "*-resolve.json") {
		var suite []struct{ Base, Ref string }
		outside.Cases(t, name, &suite)
		for _, c := range suite {
			pairs = append(pairs, [2]string{c.Base, c.Ref})
		}
	}
	for _, base := range []string{
		"foo:bar", "foo:a/b", "mailto:a@b", "foo:", "x-y:/a/b", "a/b", "http://a", "http://a/b//c/d", "http://a/b/../c/d", "file:///a//b/", "http://0x7f.1/", "file:///C:/a", "file://h/a",
		"WS://U:P@Host.É:080/%7e%2f", "//a/b", "/a/b", "?q", "http://h:/a", "file:", "ftp://ex%41mple/é",
	} {
		for _, reference := range []string{
			"c", "../c", "..", "?y", "../../c", "", "//010.0.0.1/x", "file://localhost/x", "foo:/..//x", "//b/c/../d", "/..//x", "b//c",
			"%7e/[x]\\%zz é", "?#", "///g", "http:g", "HTTP:///g", "//É.b:0443", "https://u@v@A:443/../x", "a:b/../c",
		} {
			pairs = append(pairs, [2]string{base, reference})
		}
	}
	return pairs
}

// A misreading gives the same whether or not its run shares its beginning with others.
func TestMisresolve(t *testing.T) {
	for i, e := range editions.All {
		r := random{rand.New(rand.NewPCG(11, uint64(i)))}
		for range 300 {
			base, reference := r.base(), r.reference()
			resolve := e.Misresolve(base, reference, nil)
			for j, changed := range e.Misread() {
				want, got := changed.Resolve(base, reference, nil, nil), resolve(changed)
				if got.Target != want.Target || got.Outcome != want.Outcome {
					t.Errorf("%s, %s: %q + %q gives %q, want %q", e.ID, nameOf(e, j+1), base, reference, got.Target, want.Target)
				}
			}
		}
	}
}
