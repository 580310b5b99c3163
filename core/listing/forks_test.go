package listing_test

import (
	"testing"

	"uriscope/core/listing"
	"uriscope/core/trace"
)

// No fork changes what the next ones begin with.
func TestForks(t *testing.T) {
	p := listing.MustCompile(trace.NewListing(trace.Registers("text\nin\nout\n"), trace.Lines(`
# dots: A, 1
a: out ← ""
b: append text to out
c: append "x" to out
`)), listing.Words{})
	forks := p.Forks(option, "abcd")
	for _, c := range [][2]string{
		{`if "b" is in out: remove that`, "acd"},
		{`if "c" is in out: remove that`, "abd"},
		{`append "y" to out`, "abcdy"},
		{`in ← out; done`, "abcd"},
	} {
		changed, err := p.Change(listing.Change{Line: "c", Text: c[0]})
		if err != nil {
			t.Fatal(err)
		}
		if got, _ := forks.Run(changed).Text(2); got != c[1] {
			t.Errorf("%s: %q, want %q", c[0], got, c[1])
		}
	}
}
