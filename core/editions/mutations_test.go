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
	"uriscope/core/mutation"
)

// sharp are pairs that detect what no example of a spec does. A search for such pairs found those with "foo:"
// and "x-files:".
var sharp = [][2]string{
	{"http://", "g//h#"}, {"foo:", "g:..//g?"}, {"foo:", "."}, {"http://a#f", "//h://h/../g?a/b"}, {"http://a#f", "//"},
	{"foo:a/b", "g:///;#s?y"}, {"x-files:trust/no.one", "../g"}, {"foo:a", "./"}, {"http://a/b/", "g/.?y?z#"},
	{"http://a/b;p=1/2?q=1/2#f/g", "."}, {"foo:", "?"}, {"foo:", ".."}, {"foo:/a//b", ".."}, {"foo:", "/C:/../g"},
	{"http://a/b/..", "g"}, {"foo:a/b", "../../../g"}, {"http://a/b/../c/./d", "g"}, {"", "a?#s"}, {"http://a/b", "g#a/../b#c"}, {"http://a/b#", "//h/c?#"},
}

// cases returns the runs that must detect a mutation: all examples, the hard and the sharp pairs, and the
// suites' cases, with every combination of an edition's options.
func cases(t *testing.T, e *edition.Edition) []watched {
	all := runs(e)
	var pairs [][2]string
	pairs = append(append(pairs, sharp...), suites(t, "*")...)
	return append(all, with(optionsOf(all), pairs)...)
}

// with returns the runs on pairs with each of the options.
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

// same are the mutations that no input detects, by edition and reason.
var same = map[string]map[string][]string{
	"url-1993": {
		independent: {"split-context behind", "full-form behind", "own-host-part behind"},
		exclusive:   {"/xxx/.. behind"},
		emptyAnyway: {"result left-out"},
		neverEmpty:  {"if-scheme empty: if scheme is not empty"},
	},
	"rfc1630": {
		independent: {"split-context behind", "same-scheme behind", "same-login behind"},
		exclusive:   {"xxx/../ behind"},
		oneOption:   {"same-up-to behind"},
		emptyAnyway: {"result left-out"},
		neverEmpty:  {"if-scheme empty: if scheme is not empty"},
	},
	"rfc1738": {
		independent: {"split-base behind", "split-url behind"},
		onlyShown:   {"split-fragment place: URL, fragment identifier ← reference, at its last \"#\"", "split-base left-out", "split-url left-out"},
	},
	"rfc1808": {
		independent:      {"1 behind", "2-base behind", "2-embedded behind", "inherit-path behind", "inherit-params behind"},
		exclusive:        {"2a behind"},
		otherPlaces:      {"6a behind", "6b behind"},
		neverEmpty:       {"2b empty: if scheme is not empty", "if-scheme empty: if scheme is not empty"},
		undefinedInstead: {"if-params empty: if params is defined"},
	},
	"url-syntax-05": {
		independent: {"parse-base behind", "5 behind", "6h behind"},
		exclusive:   {"2 behind"},
		otherPlaces: {"6d behind", "6e behind", "6g behind"},
		onlyOutcome: {"current-document part: done: the current document"},
		neverEmpty:  {"3 empty: if scheme is not empty", "if-scheme empty: if scheme is not empty"},
	},
	"rfc2396": {
		independent: {"parse-base behind", "5 behind"},
		otherPlaces: {"6c behind", "6d behind", "6f behind"},
		oneOption:   {"6g1 behind", "6g2 behind"},
		nothing:     {"6g1 left-out"},
		onlyOutcome: {"current-document part: done: the current document"},
		neverEmpty:  {"3 empty: if scheme is not empty", "if-scheme empty: if scheme is not empty"},
	},
	"rfc2396bis-01": {
		independent: {"split-base behind", "scheme-of-r behind", "scheme-authority behind",
			"scheme-path behind", "authority-of-r behind", "authority-path behind", "path-of-base behind"},
		otherPlaces: {"3 behind", "4 behind", "6 behind"},
		oneOption:   {"7a behind", "7b behind"},
		nothing:     {"return condition: keep T", "return left-out", "7a left-out"},
		emptyAnyway: {"result left-out"},
		onlyOutcome: {"current-document part: done: the current document"},
		neverEmpty:  {"has-scheme empty: if R.scheme is not empty", "if-scheme empty: if T.scheme is not empty"},
	},
	"rfc3986": {
		independent: {"split-base behind", "scheme-of-r behind", "scheme-authority behind",
			"scheme-path behind", "authority-of-r behind", "authority-path behind"},
		emptyAnyway: {"1 part: input buffer ← path", "result left-out"},
		neverEmpty:  {"has-scheme empty: if R.scheme is not empty", "if-scheme empty: if T.scheme is not empty"},
	},
}

// The reasons why two programs are the same algorithm.
const (
	independent      = "neither line asks of what the other one sets"
	exclusive        = "where the one condition holds, the other does not"
	otherPlaces      = "the lines change other places of the buffer"
	oneOption        = "the option lets only one of the lines run"
	nothing          = "the line does nothing"
	onlyShown        = "what the line sets is shown, and no line asks of it"
	emptyAnyway      = "the register is empty before"
	neverEmpty       = "a scheme is never empty"
	undefinedInstead = "what would be empty is undefined"
	onlyOutcome      = "there is no target, whatever the registers hold"
)

// reasonFor returns why a mutation is the same algorithm, or "".
func reasonFor(e *edition.Edition, mutation string) string {
	for reason, mutations := range same[e.ID] {
		if slices.Contains(mutations, mutation) {
			return reason
		}
	}
	return ""
}

// noticing returns a function that reports whether a mutation changes a run's result.
func noticing(e *edition.Edition, m mutation.Mutation) func(watched) bool {
	other := *e.Program
	other.Program = m.Program
	return func(r watched) bool {
		want := e.Resolve(r.base, r.reference, r.options, nil)
		got := other.Resolve(r.base, r.reference, r.options, nil)
		return got.Outcome != want.Outcome || got.Target != want.Target
	}
}

// Each mutation of an executable listing changes the result in some case, or is known to be the same algorithm.
// In that case, 14,000 random pairs don't detect it, either.
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
		names := map[string]bool{}
		for i, m := range mutation.All(e.Program.Program) {
			if testing.Short() && i%5 != 0 {
				continue
			}
			names[m.Name()] = true
			notices := noticing(e, m)
			if reason := reasonFor(e, m.Name()); reason != "" {
				known++
				if slices.ContainsFunc(all, notices) || slices.ContainsFunc(more, notices) {
					t.Errorf("%s: %s is noticed, although %s", e.ID, m.Name(), reason)
				}
			} else if slices.ContainsFunc(all, notices) {
				noticed++
			} else {
				t.Errorf("%s: no case notices %s", e.ID, m.Name())
			}
		}
		for _, mutations := range same[e.ID] {
			for _, name := range mutations {
				if !names[name] && !testing.Short() {
					t.Errorf("%s: there is no mutation %q", e.ID, name)
				}
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
		for _, m := range mutation.All(e.Program.Program) {
			set := 0
			for kind, pairs := range [...][][2]string{own, suites(t, "spec-*"), suites(t, "[^s]*"), slices.Concat(editiontest.Hard, sharp), more} {
				if slices.ContainsFunc(with(editiontest.Options(e), pairs), noticing(e, m)) {
					noticed[kind]++
					set |= 1 << kind
				}
			}
			by[set]++
		}
		t.Log(e.ID, len(mutation.All(e.Program.Program)), noticed, by[1<<4], by[0])
	}
}
