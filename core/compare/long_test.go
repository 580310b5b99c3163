package compare

import (
	"slices"
	"strings"
	"testing"
)

// Consecutive slashes are counted once, not again from each of them, which would never finish.
func TestSlashCandidatesOfALongText(t *testing.T) {
	for _, slashes := range []int{3, 16_000_000} {
		base := "http://a" + strings.Repeat("/", slashes)
		want := []string{base[len("http://a"):] + "b", base[len("http:"):] + "b"}
		if got := slashCandidates(base, base+"b", false); !slices.Equal(got, want) {
			t.Errorf("%d slashes: %d candidates, want those from the path and from the authority", slashes, len(got))
		}
	}
}
