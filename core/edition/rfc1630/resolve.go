package rfc1630

import (
	"strings"

	"uriscope/core/edition"
	"uriscope/core/edition/internal/components"
	"uriscope/core/edition/internal/locator"
	"uriscope/core/trace"
)

// A resolution is one run.
type resolution struct{ locator.Resolution }

// resolve is RFC 1630, Partial (relative) form.
func resolve(base, reference string, o edition.Options, t *trace.Trace) edition.Result {
	begun, r := locator.Begin(base, reference, t)
	run := resolution{begun}
	if run.Ask("absolute-form", r.Scheme != edition.Absent) {
		run.Do("whole")
		run.Set(locator.RResult, trace.From(locator.RReference, 0, len(reference)))
		return edition.Result{Outcome: edition.Target, Target: reference, Parts: parts(r), Why: run.why(&r, 0)}
	}
	result := edition.Result{Outcome: edition.Target}
	if run.Context.Scheme == edition.Absent {
		result.Outcome = edition.Failed
	}
	if run.Ask("slashes", strings.HasPrefix(run.Partial, "/")) {
		same := run.sameUpTo(o.Get(slashes))
		run.AddFragmentid()
		result.Target = run.Context.Text[:same] + reference
		result.Parts, result.Why = split(result.Target), run.why(&r, same)
		return result
	}
	run.replaceLastPart()
	run.removeElements()
	run.Compose([2]string{"if-login", "add-login"})
	run.AddFragmentid()
	composed := locator.Composed(components.Text(&run.Result), run.Result)
	result.Target, result.Parts, result.Why = composed.Text, parts(composed), run.why(&r, 0)
	return result
}

// sameUpTo is the second rule of RFC 1630, Partial (relative) form. It returns the length of what
// stays of the context.
func (run *resolution) sameUpTo(how string) int {
	context := run.Context.Text[:run.Context.Path.End]
	same := firstRun(context, slashRun(run.Partial), how == byRule)
	if how == byRule {
		run.Do("same-up-to")
	} else {
		run.Do("same-up-to-first")
	}
	run.Set(locator.RResult, trace.From(locator.RContext, 0, same))
	run.Do("put-slashes")
	run.Append(locator.RResult, trace.From(locator.RPartial, 0, len(run.Partial)))
	return same
}

// slashRun returns the number of slashes that a text begins with.
func slashRun(text string) int { return len(text) - len(strings.TrimLeft(text, "/")) }

// firstRun returns where the first run of exactly n slashes in a text begins, its length if there
// is none. If the longer ones count, one to the right of a run makes it none.
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

// replaceLastPart is the third rule of RFC 1630, Partial (relative) form.
func (run *resolution) replaceLastPart() {
	context, result := &run.Context, &run.Result
	run.Take("same-scheme", locator.RScheme, locator.RContextScheme, &result.Scheme, context.Of(context.Scheme))
	run.Take("same-login", locator.RLogin, locator.RContextLogin, &result.Authority, context.Of(context.Login))
	run.ReplaceLast()
}

// removeElements is the fourth rule of RFC 1630, Partial (relative) form: all occurrences of
// "xxx/../" and "/." are removed, the leftmost first.
//
// A removal can create a new occurrence only where it joins what is before it to what is after
// it. So a single pass from left to right finds them in that order.
func (run *resolution) removeElements() {
	rest := run.Result.Path
	kept := make([]byte, 0, len(rest))
	var elements []int // offsets in kept of the elements that a ".." can remove
	run.Do("remove")
	for more := true; more; {
		if len(kept) == 0 && strings.HasPrefix(rest, "/") { // nothing before it is no element
			kept, rest = append(kept, '/'), rest[1:]
		}
		var element string
		element, rest, more = strings.Cut(rest, "/")
		last := len(elements) - 1
		switch {
		case element == "." && len(kept) > 0:
			run.Ask("/.", true)
			run.Replace(locator.RPath, len(kept)-len("/"), len(kept)+len("."))
			kept = kept[:len(kept)-len("/")]
		case element == ".." && more && last >= 0:
			run.Ask("xxx/../", true)
			run.Replace(locator.RPath, elements[last], len(kept)+len("../"))
			kept, elements = kept[:elements[last]], elements[:last]
			continue
		default:
			if element != ".." {
				elements = append(elements, len(kept))
			}
			kept = append(kept, element...)
		}
		if more {
			kept = append(kept, '/')
		}
	}
	run.Ask("xxx/../", false)
	run.Ask("/.", false)
	run.Result.Path = string(kept)
}
