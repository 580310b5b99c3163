package rfc1630

import (
	"strings"

	"uriscope/core/edition"
	"uriscope/core/edition/internal/locator"
	"uriscope/core/listing"
)

// slashes says which slashes of the context are replaced by a reference that begins with slashes. The rule asks
// that no longer run of slashes follows farther to the right, but then the example "/g" (RFC 1630, Partial
// (relative) form) wouldn't resolve to the printed target.
var slashes = &edition.Option{
	Name:    "slashes",
	Values:  []string{byRule, byExample},
	Changes: []edition.Change{{Value: byExample, Clause: edition.SlashRuns, Way: edition.FirstAsMany}},
}

// The values of the option slashes.
const (
	byRule    = "rule"
	byExample = "example"
)

// The verbs of the second rule of RFC 1630, Partial (relative) form, by the rule and by the example.
var (
	upToLastSlashes = upTo("up_to_as_many_slashes_with_no_more_after", byRule)
	upToSlashes     = upTo("up_to_as_many_slashes", byExample)
)

// upTo returns the verb that finds what a partial URI keeps of its context.
func upTo(name, how string) listing.Verb {
	return listing.Verb{
		Name:       name,
		Components: []string{""}, // the result isn't a component
		SplitBy: func(context, partial string, spans []listing.Span) {
			l := locator.Split(context)
			spans[0] = listing.Span{Start: 0, End: same(&l, partial, how)}
		},
	}
}

// same returns the length of the part of a context that remains before a partial URI: everything but the search
// and the fragmentid, if the context doesn't contain the same slashes.
func same(context *locator.Locator, partial, how string) int {
	return firstRun(context.Text[:context.Path.End], slashRun(partial), how == byRule)
}

// slashRun returns the number of slashes at the start of a text.
func slashRun(text string) int { return len(text) - len(strings.TrimLeft(text, "/")) }

// firstRun returns the index of the first run of exactly n slashes in a text, or the text's length. If
// longerCount is true, a run doesn't qualify if a longer one follows to its right.
func firstRun(text string, n int, longerCount bool) int {
	first := len(text)
	for at := 0; at < len(text); {
		run := slashRun(text[at:])
		switch {
		case run == n:
			first = min(first, at)
		case run > n && longerCount:
			first = len(text)
		}
		at += max(run, 1)
	}
	return first
}
