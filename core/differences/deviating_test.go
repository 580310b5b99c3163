package differences

import (
	"math/bits"
	"math/rand/v2"
	"slices"
	"testing"

	"uriscope/core/edition"
	"uriscope/core/edition/editiontest"
	"uriscope/core/edition/urlstandard"
	"uriscope/core/editions"
	"uriscope/core/trace"
)

// randomURL returns a text with many parts that the URL Standard treats in its own way.
func randomURL(random *rand.Rand) string {
	pick := func(from ...string) string { return from[random.IntN(len(from))] }
	text := pick("", "", "", "", " ", "\t") + pick("", "", "", "http:", "http:", "HTTP:", "https:", "ftp:", "file:", "file://localhost", "x:", "mailto:", "1s:", ":")
	text += pick("", "", "/", "//", "//", "//", "///", "\\\\", "/\\")
	if random.IntN(2) == 0 {
		text += pick("", "", "", "u@", "u:p@", ":@", "a:b:c@", "é@")
		text += pick("", "h", "H", "h.example", "h%41", "1", "0x7F.1", "1.2.3.4", "[::1]", "[1:0:0::0]", "[x]", "a b", "localhost", "C:", "c|")
		text += pick("", "", "", ":", ":80", ":080", ":21", ":65536", ":x")
		text += pick("", "/", "/", "\\")
	}
	for range random.IntN(6) {
		text += pick("/", "/", "//", "a", ".", "..", "/..", "/.", "b:c", ";x", "é", "%2E", "%2e%2e", "\\", "C|", "/c:", " ", "\n", "^", "'")
	}
	return text + pick("", "", "?", "?q", "?q/../r", "?'<é") + pick("", "", "", "#", "#s", "# `")
}

// deviates reports whether all causes are deviations.
func deviates(causes []Cause) bool {
	return len(causes) > 0 && !slices.ContainsFunc(causes, func(c Cause) bool { return c.Deviation == nil })
}

// On random pairs, leaving out exactly the deviations given for an answer leads to it, and none of them is
// superfluous. There is always a reason for a difference between the URL Standard and another spec.
func TestEveryDepartureHasReasons(t *testing.T) {
	random := rand.New(rand.NewPCG(24, 6))
	d := urlstandard.Edition.Deviating
	differ, found, alone, number := map[string]int{}, map[string]int{}, map[string]int{}, map[int]int{}
	kinds := map[string]map[string]bool{} // by spec, the names of all reasons
	for range tried() {
		base, reference := randomURL(random), randomURL(random)
		o := options[random.IntN(len(options))]
		departure := Depart(&urlstandard.Edition, base, reference)
		for _, a := range Answers(base, reference, o) {
			if a.Edition.Parting == nil || a.Same(departure.answer) {
				continue
			}
			id := a.Edition.ID
			causes := departure.Causes(a, o, true)
			if differ[id]++; len(causes) == 0 {
				t.Logf("%q + %q: no reason why %s has %s %q and not %s %q", base, reference, id, a.Outcome, a.Target, departure.answer.Outcome, departure.answer.Target)
				continue
			}
			found[id]++
			if kinds[id] == nil {
				kinds[id] = map[string]bool{}
			}
			for _, c := range causes {
				kinds[id][c.Name()] = true
			}
			if !deviates(causes) {
				continue
			}
			alone[id]++
			var left uint64
			for _, c := range causes {
				left |= 1 << d.Index(c.Deviation.Name)
			}
			if id == d.From {
				number[bits.OnesCount64(left)]++
			}
			leads := func(left uint64) bool {
				got := departure.without(base, reference, left)
				if departure.answer.Outcome.HasTarget() {
					got = departure.without(base, reference, left|d.Refusals())
				}
				if !departure.answer.Outcome.HasTarget() {
					return got.Outcome.HasTarget()
				}
				return got.Same(a)
			}
			if !leads(left) { // the others leave the answer as it is
				leads = func(left uint64) bool { return departure.without("", a.Target, left|d.Refusals()).Target == a.Target }
			}
			for _, c := range causes {
				if bit := uint64(1) << d.Index(c.Deviation.Name); !leads(left) || leads(left&^bit) {
					t.Errorf("%q + %q, %s: %s is told, and leads to it: %v; without it: %v", base, reference, id, c.Name(), leads(left), leads(left&^bit))
				}
			}
			if t.Failed() {
				return
			}
		}
	}
	for _, e := range editiontest.With(edition.OfParting) {
		id := e.ID
		t.Logf("%s: of %d pairs %d differ, a reason is found for %d (%.2f %%), of %d kinds, deviations alone for %d", id, tried(), differ[id], found[id], 100*float64(found[id])/float64(differ[id]), len(kinds[id]), alone[id])
		if differ[id] == 0 || found[id] < differ[id] {
			t.Errorf("%s: %d of %d have a reason", id, found[id], differ[id])
		}
	}
	t.Logf("deviations at a time: %v", number)
}

// A run meets each of its deviations before it ends, at a line of its listing.
func TestRunsMeetDeviations(t *testing.T) {
	one(t)
	random := rand.New(rand.NewPCG(6, 24))
	met := map[string]map[string]int{}
	check := func(base, reference string) {
		d := Depart(&urlstandard.Edition, base, reference)
		for _, c := range d.Causes(d.plain.as(editions.Standard), nil, true) {
			step := StepOf(&urlstandard.Edition, &c, base, reference, nil)
			run := trace.New(urlstandard.Edition.Listing, -1, base, reference)
			urlstandard.Edition.Resolve(base, reference, nil, run)
			if step < 1 || step > len(run.Steps()) {
				t.Fatalf("%q + %q: %s is met at step %d of %d", base, reference, c.Name(), step, len(run.Steps()))
			}
			if met[c.Name()] == nil {
				met[c.Name()] = map[string]int{}
			}
			met[c.Name()][lineAt(&urlstandard.Edition, step, base, reference, nil)]++
			if n := StepOf(editions.Standard, &c, base, reference, nil); n < 1 {
				t.Fatalf("%q + %q: %s is met at step %d of RFC 3986", base, reference, c.Name(), n)
			}
		}
	}
	for _, example := range deviating {
		check(example[1], example[2])
	}
	for range tried() {
		check(randomURL(random), randomURL(random))
	}
	for _, deviation := range urlstandard.Edition.Deviating.Deviations {
		t.Logf("%s: %v", deviation.Name, met[deviation.Name])
		if len(met[deviation.Name]) == 0 {
			t.Errorf("%s is no reason for anything", deviation.Name)
		}
	}
}

func (a Answer) as(e *edition.Edition) Answer {
	a.Edition = e
	return a
}
