package editiontest

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"uriscope/core/edition"
	"uriscope/core/listing"
	"uriscope/core/mutation"
	"uriscope/core/trace"
	"uriscope/core/trace/tracetest"
)

// A Dialogue is the outcome of a client's run: its last connection, and everything it sent.
type Dialogue struct{ Connection, Sent string }

// RunScheme returns what a client does with a URL, from the last state of a replay. It checks that the run
// follows the listing, that the sent text only grows, and that the URL's parts are within it.
func RunScheme(t *testing.T, e *edition.Edition, s *edition.URLScheme, url string) Dialogue {
	t.Helper()
	run := trace.New(s.Listing, -1, url)
	s.Run(url, run)
	if err := tracetest.Check(s.Listing, run, url); err != nil {
		t.Errorf("%s: %q: %v", e.ID, url, err)
	}
	state := trace.NewState(s.Listing, url)
	for i := range run.Steps() {
		for _, edit := range run.Edits(i) {
			if s.Listing.Registers[edit.Register].Sent && (edit.Undefine || edit.Start != state.Len(edit.Register) || edit.End != edit.Start) {
				t.Errorf("%s: %q: step %d takes back what was sent", e.ID, url, i)
			}
		}
		state.Apply(run.Edits(i))
	}
	CheckParts(t, e, url, s.Split(url))
	var d Dialogue
	for i, r := range s.Listing.Registers {
		switch text, _ := state.Text(i); {
		case r.Sent:
			d.Sent = text
		case r.Name == "connection":
			d.Connection = text
		}
	}
	return d
}

// CheckSchemeListings checks the listings of all schemes of an edition. Runs on the URLs, each by its scheme,
// and on random URLs must follow the listing and cover every line, and some URL must detect each mutation of a
// listing.
func CheckSchemeListings(t *testing.T, e *edition.Edition, urls []string) {
	t.Helper()
	for _, s := range e.Schemes.Defined {
		own := URLsOf(s, urls)
		if err := schemeFault(s, s.Listing, own); err != nil {
			t.Errorf("%s: %s: %v", e.ID, s.Name, err)
			continue
		}
		checkConstants(t, e, s)
		found := tracetest.NewAnswers(s.Listing)
		done := make([]bool, len(s.Listing.Lines))
		for _, url := range own {
			run := trace.New(s.Listing, -1, url)
			s.Run(url, run)
			found.Add(run, "", url)
			for _, step := range run.Steps() {
				done[step.Line] = true
			}
		}
		for i, line := range s.Listing.Lines {
			if done[i] == line.Else {
				t.Errorf("%s: %s: the line %s (%s) is carried out: %v", e.ID, s.Name, line.ID, line.Code, done[i])
			}
			if err := found.Check(s.Listing, i); err != nil {
				t.Errorf("%s: %s: %v", e.ID, s.Name, err)
			}
		}
		checkMutations(t, e, s, own)
	}
}

// unnoticed are mutations that no URL detects, by scheme: the client connects to the same host again, a
// register was undefined before, or an undefined path adds nothing to "GET /".
var unnoticed = []string{"gopher: reconnect left-out", "news: news-no-group left-out", "http: no-path left-out"}

// checkMutations checks that a listing with a line left out, or a question negated, changes some register or
// some part of the URL for at least one of the URLs.
func checkMutations(t *testing.T, e *edition.Edition, s *edition.URLScheme, urls []string) {
	t.Helper()
	p, err := listing.Compile(s.Listing, listing.Words{})
	if err != nil {
		t.Fatalf("%s: %s: %v", e.ID, s.Name, err)
	}
	left := func(p *listing.Program, url string) (held []string) {
		run := p.Run(nil, nil, url)
		for i := range s.Listing.Registers {
			text, defined := run.Text(i)
			held = append(held, fmt.Sprint(text, defined))
		}
		return held
	}
	mutations := mutation.All(p)
	for i, m := range mutations {
		if m.Kind != mutation.LeftOut && m.Kind != mutation.Opposite || mutation.SetsNothing(s.Listing, m.Line) || slices.Contains(unnoticed, s.Name+": "+m.Name()) || testing.Short() && i%4 != 0 {
			continue
		}
		if !slices.ContainsFunc(urls, func(url string) bool {
			return !slices.Equal(left(p, url), left(m.Program, url)) || !slices.Equal(p.Parts(url), m.Program.Parts(url))
		}) {
			t.Errorf("%s: %s: no URL notices %s", e.ID, s.Name, m.Name())
		}
	}
}

// constant matches a line that sets a register to a literal text.
var constant = regexp.MustCompile(`^(\S+) ← "[^"]*"$`)

// checkConstants checks that consecutive lines that set registers to literals follow the order in which the
// registers are declared, which is the spec's order. Swapping two such lines doesn't affect any run, so no
// other check notices it.
func checkConstants(t *testing.T, e *edition.Edition, s *edition.URLScheme) {
	t.Helper()
	place := func(line trace.Line) int {
		set := constant.FindStringSubmatch(line.Code)
		return slices.IndexFunc(s.Listing.Registers, func(r trace.Register) bool { return set != nil && r.Name == set[1] })
	}
	for i, line := range s.Listing.Lines[1:] {
		before := s.Listing.Lines[i]
		if before.Depth == line.Depth && place(line) >= 0 && place(before) >= place(line) {
			t.Errorf("%s: %s: %s comes before %s, of a register that is declared later", e.ID, s.Name, before.Code, line.Code)
		}
	}
}

// schemeFault returns the first error found when a client runs a listing, or nil.
func schemeFault(s *edition.URLScheme, l *trace.Listing, urls []string) error {
	if err := tracetest.CheckListing(l); err != nil {
		return fmt.Errorf("the listing: %w", err)
	}
	for _, url := range urls {
		run := trace.New(l, -1, url)
		s.Run(url, run)
		if err := tracetest.Check(l, run, url); err != nil {
			return fmt.Errorf("%q: %w", url, err)
		}
	}
	return nil
}

// URLsOf returns the URLs that have the scheme, and random ones.
func URLsOf(s *edition.URLScheme, urls []string) []string {
	var own []string
	for _, url := range urls {
		if scheme, _, _ := strings.Cut(url, ":"); strings.EqualFold(scheme, s.Name) {
			own = append(own, url)
		}
	}
	random := rand.New(rand.NewPCG(3, 8))
	for range 300 {
		own = append(own, s.Name+":"+randomPart(random))
	}
	return own
}

// randomPart returns a random text made of characters that have a meaning in some scheme.
func randomPart(random *rand.Rand) string {
	pick := func(from ...string) string { return from[random.IntN(len(from))] }
	text := pick("", "//", "//", "//", "//") + pick("", "u@", "u:p@", ":@", "") + pick("h", "h", "h:8", "h:", "", "localhost")
	for range random.IntN(8) {
		text += pick("/", "/", "/", "a", "%2F", "%09", "%09", "%0D%0A", "?", ";", "=", "@", "*", "+", "+%091%0D%0A", "%3f", ":", "%00", "%zz", "%", ";type=", "d")
	}
	return text + pick("", "", "", "#", "#f")
}
