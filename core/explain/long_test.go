package explain

import (
	"runtime"
	"strings"
	"testing"
)

// Where two runs part is found without recording the hundreds of thousands of steps that a long
// text has, where they part at one of the first.
func TestPartOfALongTextTakesLittleMemory(t *testing.T) {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	parting, err := Part(Request{Base: "http://a/b/c", Reference: strings.Repeat(" ", 200_000), Edition: "url-standard", Limit: -1}, "rfc3986")
	runtime.ReadMemStats(&after)
	if err != nil || parting == nil {
		t.Fatalf("%v, %v", parting, err)
	}
	if took := (after.TotalAlloc - before.TotalAlloc) >> 20; took > 100 {
		t.Errorf("it took %d MB", took)
	}
}
