package editions_test

import (
	"flag"
	"math/rand/v2"
	"slices"
	"testing"

	"uriscope/core/edition"
	"uriscope/core/edition/editiontest"
	"uriscope/core/editions"
	"uriscope/core/internal/outside"
	"uriscope/core/listing/listingtest"
)

// sharp are pairs that notice what no example of a document does. Those with "foo:" and "x-files:"
// were found by a search for such pairs.
var sharp = [][2]string{
	{"http://", "g//h#"}, {"foo:", "g:..//g?"}, {"foo:", "."}, {"http://a#f", "//h://h/../g?a/b"}, {"http://a#f", "//"},
	{"foo:a/b", "g:///;#s?y"}, {"x-files:trust/no.one", "../g"}, {"foo:a", "./"}, {"http://a/b/", "g/.?y?z#"},
	{"http://a/b;p=1/2?q=1/2#f/g", "."}, {"foo:", "?"}, {"foo:", ".."}, {"foo:/a//b", ".."}, {"foo:", "/C:/../g"},
	{"http://a/b/..", "g"}, {"foo:a/b", "../../../g"}, {"http://a/b/../c/./d", "g"}, {"", "a?#s"},
}

// cases returns the runs that have to notice a mutation: all examples, the hard and the sharp pairs, and those of the
// suites, with every combination of an edition's options.
func cases(t *testing.T, e *edition.Edition) []watched {
	all := runs(e)
	var pairs [][2]string
	pairs = append(append(pairs, sharp...), suites(t, "*")...)
	return append(all, with(optionsOf(all), pairs)...)
}

// with returns the runs on pairs with each of some options.
func with(options []edition.Options, pairs [][2]string) (all []watched) {
	for _, o := range options {
		for _, pair := range pairs {
			all = append(all, watched{pair[0], pair[1], o})
		}
	}
	return all
}

// suites returns the pairs of the suites whose names match.
func suites(t *testing.T, names string) (pairs [][2]string) {
	for _, name := range outside.Suites(t, names+"-resolve.json") {
		var suite []struct{ Base, Ref string }
		outside.Cases(t, name, &suite)
		for _, c := range suite {
			pairs = append(pairs, [2]string{c.Base, c.Ref})
		}
	}
	return pairs
}

// same are the mutations that no input notices, by their editions: the reasons, each with its mutations.
var same = map[string]map[string][]string{
	"url-1993": {
		independent: {"split-context behind split-fragmentid", "full-form behind same-scheme", "own-host-part behind rest"},
		exclusive:   {"/xxx/.. behind /."},
		emptyAnyway: {"result left out"},
	},
	"rfc1630": {
		independent: {"split-context behind split-fragmentid", "same-scheme behind same-login", "same-login behind remove-last", "remove behind result"},
		exclusive:   {"xxx/../ behind /."},
		oneOption:   {"same-up-to behind same-up-to-first"},
		emptyAnyway: {"result left out"},
	},
	"rfc1738": {
		independent: {"split-base behind split-fragment", "split-url behind absolute"},
		onlyShown:   {"split-base left out", "split-url left out"},
	},
	"rfc1808": {
		independent: {"1 behind 2-base", "2-base behind 2-embedded", "2-embedded behind 2a", "inherit-path behind 5a", "inherit-params behind 5b"},
		exclusive:   {"2a behind 2b"},
		otherPlaces: {"6a behind 6b", "6b behind 6c"},
	},
	"url-syntax-05": {
		independent: {"parse-base behind 1", "5 behind 6a", "6h behind 6i"},
		exclusive:   {"2 behind 3"},
		otherPlaces: {"6d behind 6e", "6e behind 6f", "6g behind 6h"},
	},
	"rfc2396": {
		independent: {"parse-base behind 1", "5 behind 6a"},
		otherPlaces: {"6c behind 6d", "6d behind 6e", "6f behind 6g"},
		oneOption:   {"6g1 behind 6g2", "6g2 behind 6g3"},
		nothing:     {"6g1 left out"},
	},
	"rfc2396bis-01": {
		independent: {"split-base behind split-r", "scheme-of-r behind scheme-authority", "scheme-authority behind scheme-path",
			"scheme-path behind scheme-query", "authority-of-r behind authority-path", "authority-path behind authority-query", "path-of-base behind empty-query-of-r"},
		otherPlaces: {"3 behind 4", "4 behind 5", "6 behind 7"},
		oneOption:   {"7a behind 7b", "7b behind 7c"},
		nothing:     {"return left out", "7a left out"},
		emptyAnyway: {"result left out"},
	},
	"rfc3986": {
		independent: {"split-base behind split-r", "scheme-of-r behind scheme-authority", "scheme-authority behind scheme-path",
			"scheme-path behind scheme-query", "authority-of-r behind authority-path", "authority-path behind authority-query"},
		exclusive:   {"2B behind 2C", "2C behind 2D"},
		emptyAnyway: {"result left out"},
	},
}

// The reasons for which two programs are the same algorithm.
const (
	independent = "neither line asks of what the other one sets"
	exclusive   = "where the one condition holds, the other does not"
	otherPlaces = "the lines change other places of the buffer"
	oneOption   = "the option lets only one of the lines run"
	nothing     = "the line does nothing"
	onlyShown   = "what the line sets is shown, and no line asks of it"
	emptyAnyway = "the register is empty before"
)

// reasonFor returns why a mutation is the same algorithm, "" if it is not.
func reasonFor(e *edition.Edition, mutation string) string {
	for reason, mutations := range same[e.ID] {
		if slices.Contains(mutations, mutation) {
			return reason
		}
	}
	return ""
}

// noticing returns a function that reports whether a mutation gives a run another result.
func noticing(e *edition.Edition, m listingtest.Mutation) func(watched) bool {
	other := *e.Program
	other.Program = m.Program
	return func(r watched) bool {
		want := e.Resolve(r.base, r.reference, r.options, nil)
		got := other.Resolve(r.base, r.reference, r.options, nil)
		return got.Outcome != want.Outcome || got.Target != want.Target
	}
}

// Each mutation of a listing that runs gives another result in some case, or is known to be the
// same algorithm: then 14,000 random pairs don't notice it, either.
func TestMutations(t *testing.T) {
	for _, e := range editions.All {
		if e.Program == nil {
			continue
		}
		all := cases(t, e)
		random := rand.New(rand.NewPCG(5, 9))
		options := optionsOf(all)
		var more []watched
		for i := range 14_000 {
			more = append(more, watched{randomText(random), randomText(random), options[i%len(options)]})
		}
		noticed, known := 0, 0
		for i, m := range listingtest.Mutations(e.Program.Program) {
			if testing.Short() && i%5 != 0 {
				continue
			}
			notices := noticing(e, m)
			if reason := reasonFor(e, m.Name); reason != "" {
				known++
				if slices.ContainsFunc(all, notices) || slices.ContainsFunc(more, notices) {
					t.Errorf("%s: %s is noticed, although %s", e.ID, m.Name, reason)
				}
			} else if slices.ContainsFunc(all, notices) {
				noticed++
			} else {
				t.Errorf("%s: no case notices %s", e.ID, m.Name)
			}
		}
		t.Logf("%s: %d mutations are noticed, %d are the same algorithm", e.ID, noticed, known)
	}
}

var table = flag.Bool("table", false, "log which cases notice how many mutations")

// The table has a row for each spec: which cases notice how many mutations of its listing.
func TestMutationTable(t *testing.T) {
	if !*table {
		t.Skip("without -table")
	}
	random := rand.New(rand.NewPCG(5, 9))
	var more [][2]string
	for range 14_000 {
		more = append(more, [2]string{randomText(random), randomText(random)})
	}
	t.Log("mutations, noticed by: the spec's examples, all specs' tables, other suites, our pairs, random pairs; only random pairs, nothing")
	for _, e := range editions.All {
		if e.Program == nil {
			continue
		}
		var own [][2]string
		for _, x := range e.AllExamples() {
			if x.Kind == edition.KindResolve {
				own = append(own, [2]string{x.Base, x.Input})
			}
		}
		var noticed [5]int
		by := map[int]int{} // how many mutations are noticed by a set of kinds
		for _, m := range listingtest.Mutations(e.Program.Program) {
			set := 0
			for kind, pairs := range [...][][2]string{own, suites(t, "spec-*"), suites(t, "[^s]*"), slices.Concat(editiontest.Hard, sharp), more} {
				if slices.ContainsFunc(with(editiontest.Options(e), pairs), noticing(e, m)) {
					noticed[kind]++
					set |= 1 << kind
				}
			}
			by[set]++
		}
		t.Log(e.ID, len(listingtest.Mutations(e.Program.Program)), noticed, by[1<<4], by[0])
	}
}
