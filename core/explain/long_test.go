package explain

import (
	"runtime"
	"strings"
	"testing"
)

// Finding where two runs diverge doesn't record the hundreds of thousands of steps of a long text, neither for
// one of the first steps nor for the last.
func TestPartOfALongTextTakesLittleMemory(t *testing.T) {
	for _, reference := range []string{strings.Repeat(" ", 200_000), strings.Repeat("/", 100_000)} {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		parting, err := Part(Request{Base: "http://a/b/c", Reference: reference, Edition: "url-standard", Limit: -1}, "rfc3986")
		runtime.ReadMemStats(&after)
		if err != nil || parting == nil {
			t.Fatalf("%.3q…: %v, %v", reference, parting, err)
		}
		if took := (after.TotalAlloc - before.TotalAlloc) >> 20; took > 100 {
			t.Errorf("%.3q…: it took %d MB", reference, took)
		}
	}
}
