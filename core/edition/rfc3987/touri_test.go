package rfc3987

import (
	"runtime"
	"strings"
	"testing"
)

// The memory for a long row is linear in its length.
func TestLongRowsAreLinear(t *testing.T) {
	text := "http://h/" + strings.Repeat("a/", 50_000)
	for name, mapped := range map[string]func(){
		"to a URI":  func() { MapToURI(text, Options{}, 10) },
		"to an IRI": func() { MapToIRI(text, nil, 10) },
	} {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		mapped()
		runtime.ReadMemStats(&after)
		if bytes := after.TotalAlloc - before.TotalAlloc; bytes > uint64(1000*len(text)) {
			t.Errorf("%s: %d bytes for %d", name, bytes, len(text))
		}
	}
}
