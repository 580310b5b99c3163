package tracetest

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"uriscope/core/trace"
)

// exchanges are possible mix-ups between two neighboring lines.
var exchanges = []struct {
	what     string
	exchange func(a, b *trace.Line)
}{
	// Swaps the lines. Their attributes from headings stay in place.
	{"lines", func(a, b *trace.Line) {
		*a, *b = *b, *a
		a.Phase, b.Phase = b.Phase, a.Phase
		a.Section, b.Section = b.Section, a.Section
		a.Routine, b.Routine = b.Routine, a.Routine
	}},
	// Swaps only their words.
	{"words", func(a, b *trace.Line) { a.Code, b.Code = b.Code, a.Code }},
	// Swaps only their ids.
	{"ids", func(a, b *trace.Line) { a.ID, b.ID = b.ID, a.ID }},
}

// Exchanged exchanges any two neighboring lines of a listing, in any of several ways. It returns the exchanges
// that the check misses, and the number that it catches.
func Exchanged(l *trace.Listing, check func(*trace.Listing) error) (missed []string, caught string) {
	var counts []string
	for _, x := range exchanges {
		pairs, found := 0, 0
		for i := range len(l.Lines) - 1 {
			lines := slices.Clone(l.Lines)
			if x.what == "words" && lines[i].Code == lines[i+1].Code {
				continue
			}
			x.exchange(&lines[i], &lines[i+1])
			pairs++
			if check(trace.NewListing(l.Registers, lines)) == nil {
				missed = append(missed, fmt.Sprintf("the %s of %s and %s", x.what, l.Lines[i].ID, l.Lines[i+1].ID))
				continue
			}
			found++
		}
		counts = append(counts, fmt.Sprintf("%d of %d pairs of %s", found, pairs, x.what))
	}
	return missed, strings.Join(counts, ", ")
}

// Some makes a check of every nth exchange only, and treats the others as caught, for quick runs.
func Some(n int, check func(*trace.Listing) error) func(*trace.Listing) error {
	exchanges := 0
	return func(l *trace.Listing) error {
		if exchanges++; exchanges%n != 0 {
			return errors.New("not tried")
		}
		return check(l)
	}
}
