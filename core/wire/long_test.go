package wire

import (
	"runtime"
	"strings"
	"testing"

	"uriscope/core/compare"
	"uriscope/core/editions"
	"uriscope/core/encode"
)

// The limit bounds the record of a long text, in pieces as well as steps, and unrecorded steps don't increase
// its memory: some copies of each byte.
func TestLongTexts(t *testing.T) {
	length, limit := 60_000, 1000
	if testing.Short() {
		length, limit = 12_000, 200
	}
	texts := []string{"http://a/" + strings.Repeat("%41", length/3), "http://a/" + strings.Repeat("%7e", length/3), "http://a" + strings.Repeat("/..", length/3), strings.Repeat("/", length), "http://" + strings.Repeat("A", length), strings.Repeat("a ", length/2), strings.Repeat("a.", length/2)}
	for _, e := range editions.All {
		for _, text := range texts {
			calls := map[string]func() ([]byte, error){}
			if e.Normal != nil {
				calls["compare"] = func() ([]byte, error) {
					return Comparison(compare.Request{A: text, B: text, Base: "http://a/b", Edition: e.ID, Limit: limit})
				}
				calls["normalize"] = func() ([]byte, error) {
					return Normalized(compare.NormalRequest{Text: text, ByScheme: true, Edition: e.ID, Limit: limit})
				}
			}
			if e.Encoding != nil {
				calls["encode"] = func() ([]byte, error) { return Encoded(encode.Request{Data: text, Limit: limit}, e.ID) }
			}
			for name, call := range calls {
				var before, after runtime.MemStats
				runtime.ReadMemStats(&before)
				answer, err := call()
				runtime.ReadMemStats(&after)
				if err != nil {
					t.Fatal(err)
				}
				if most := uint64(600*length + 2_000_000); after.TotalAlloc-before.TotalAlloc > most {
					t.Errorf("%s, %s of %.20s...: %d bytes were allocated, want at most %d", e.ID, name, text, after.TotalAlloc-before.TotalAlloc, most)
				}
				if most := 40*length + 400*limit; len(answer) > most {
					t.Errorf("%s, %s of %.20s...: the answer has %d bytes, want at most %d", e.ID, name, text, len(answer), most)
				}
			}
		}
	}
}

// Comparing URLs with a long path beyond ASCII takes little more memory than the pieces that its limit allows:
// lists of pieces aren't copied as they grow, and none is kept in vain. They are written once, not for each
// register that they reach.
func TestLongComparisonBeyondASCII(t *testing.T) {
	for _, prefix := range []string{"http://a/", "http://a/?", "http://a/#", "a:"} {
		text := prefix + strings.Repeat("ü", 32_000)
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		answer, err := Comparison(compare.Request{A: text, B: text, Edition: "url-standard", Limit: 10_000})
		if err != nil {
			t.Fatal(err)
		}
		runtime.ReadMemStats(&after)
		if took := (after.TotalAlloc - before.TotalAlloc) / uint64(2*len(text)); took > 700 {
			t.Errorf("%s…: %d bytes were allocated for each byte", prefix, took)
		}
		if wrote := len(answer) / (2 * len(text)); wrote > 25 {
			t.Errorf("%s…: the answer has %d bytes for each byte", prefix, wrote)
		}
	}
}

// Twice as many pairs take twice the memory: with a limit on steps, the record of a long text doesn't grow with it,
// and the answer has all pairs.
func TestLongForm(t *testing.T) {
	answer := func(pairs int) (size int, allocated uint64) {
		q := encode.FormRequest{Text: strings.Repeat("a=1&", pairs), Edition: editions.ByID("url-standard"), Limit: 3000, Most: -1}
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		b, err := Form(q)
		runtime.ReadMemStats(&after)
		if err != nil {
			t.Fatal(err)
		}
		if found := strings.Count(string(b), `"encoded":"a=1"`); found != pairs {
			t.Errorf("%d of %d pairs", found, pairs)
		}
		return len(b), after.TotalAlloc - before.TotalAlloc
	}
	size, allocated := answer(12_500)
	size2, allocated2 := answer(25_000)
	if float64(allocated2) > 2.5*float64(allocated) || allocated2 > 1_000*100_000 {
		t.Errorf("%d bytes were allocated for 12,500 pairs, %d for 25,000", allocated, allocated2)
	}
	if float64(size2) > 2.1*float64(size) || size2 > 40*100_000 {
		t.Errorf("the answer has %d bytes for 12,500 pairs, %d for 25,000", size, size2)
	}
}
