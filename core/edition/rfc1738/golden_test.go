package rfc1738_test

import (
	"fmt"
	"strings"
	"testing"

	"uriscope/core/edition"
	"uriscope/core/edition/rfc1738"
	"uriscope/core/internal/golden"
	"uriscope/core/trace"
)

// Every line of the executable listings: the golden file shows all effects of changing one.
func TestGoldenListings(t *testing.T) {
	var b strings.Builder
	for _, s := range rfc1738.Edition.Schemes.Defined {
		fmt.Fprintf(&b, "%s, %s, port %q\n", s.Name, s.Section, s.Port)
		for _, r := range s.Listing.Registers {
			fmt.Fprintf(&b, "    %s%s\n", r.Name, which("[>]", r.Sent)+which(": "+r.Component+" of "+r.Of, r.Of != ""))
		}
		for _, line := range s.Listing.Lines {
			fmt.Fprintf(&b, "  %-24s %-8s %s%s%s: %s\n", line.Section, line.Phase, strings.Repeat("    ", line.Depth),
				line.ID+mark(line.Decided)+which("+", line.Loop), which("["+line.Reads+"]", line.Question), line.Code)
		}
	}
	golden.Compare(t, "listings.txt", b.String())
}

func mark(decided bool) string { return which("*", decided) }

func which(word string, is bool) string {
	if is {
		return word
	}
	return ""
}

// Every URL that the spec prints, or prints in parts, with what its client does: the parts that it has, then
// each message and connection with its line's section, and "*" if the line is our interpretation.
func TestGoldenDialogues(t *testing.T) {
	var b strings.Builder
	for _, url := range printed() {
		scheme, _, _ := strings.Cut(url, ":")
		drawDialogue(&b, edition.SchemeOf(rfc1738.Edition.Schemes.Defined, scheme), url)
	}
	golden.Compare(t, "dialogues.txt", b.String())
}

func drawDialogue(b *strings.Builder, s *edition.URLScheme, url string) {
	production, length := rfc1738.Edition.ProductionFor(edition.AsReference, url)
	fmt.Fprintf(b, "%s\n    %s", url, production)
	if wrong := rfc1738.Edition.Validate(production, url[:length]); wrong != nil {
		fmt.Fprintf(b, ", but not at %d (%s)", wrong.At, wrong.Rule)
	}
	b.WriteString(":")
	for _, p := range s.Split(url) {
		if p.Span != edition.Absent {
			fmt.Fprintf(b, " %s=%q", p.Name, p.Span.Of(url))
		}
	}
	b.WriteString("\n   ")
	run := trace.New(s.Listing, -1, url)
	s.Run(url, run)
	for _, step := range run.Steps() {
		fmt.Fprintf(b, " %s%s", s.Listing.Lines[step.Line].ID, []string{"", "?no", "?yes"}[step.Answer])
	}
	b.WriteString("\n")
	state := trace.NewState(s.Listing, url)
	for i, step := range run.Steps() {
		line := s.Listing.Lines[step.Line]
		ours := mark(line.Decided)
		for _, e := range run.Edits(i) {
			before := state.Len(e.Register)
			state.Apply([]trace.Edit{e})
			switch r := s.Listing.Registers[e.Register]; {
			case r.Sent:
				fmt.Fprintf(b, "  %1s %-24s %q\n", ours, line.Section, state.Slice(e.Register, before, state.Len(e.Register)))
			case r.Name == "connection" || r.Name == "advice":
				text, _ := state.Text(e.Register)
				fmt.Fprintf(b, "  %1s %-24s %s: %s\n", ours, line.Section, r.Name, text)
			}
		}
	}
	if steps := run.Steps(); len(steps) > 0 {
		if last := s.Listing.Lines[steps[len(steps)-1].Line]; strings.HasPrefix(last.Code, "no result") {
			fmt.Fprintf(b, "    %-24s %s\n", last.Section, last.Code)
		}
	}
}
