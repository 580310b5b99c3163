package url1993

import (
	"strings"

	"uriscope/core/edition"
	"uriscope/core/edition/internal/cut"
	"uriscope/core/edition/internal/locator"
	"uriscope/core/trace"
)

// A resolution is one run.
type resolution struct{ locator.Resolution }

// resolve is URL draft 1993, Partial form.
func resolve(base, reference string, _ edition.Options, t *trace.Trace) edition.Result {
	begun, r := locator.Begin(base, reference, t)
	run := resolution{begun}
	if run.Ask("full-form", r.Scheme != edition.Absent) {
		run.Do("whole")
		run.Set(locator.RResult, trace.From(locator.RReference, 0, len(reference)))
		return edition.Result{Outcome: edition.Target, Target: reference, Parts: parts(r), Why: run.why(&r)}
	}
	run.transform(&r)
	run.Compose([2]string{"if-host-part", "add-host-part"})
	run.AddFragmentid()
	composed := locator.Composed(run.Result)
	result := edition.Result{Outcome: edition.Target, Target: composed.Text, Parts: parts(composed), Why: run.why(&r)}
	if run.Context.Scheme == edition.Absent {
		result.Outcome = edition.Failed
	}
	return result
}

// transform is the first four rules of URL draft 1993, Partial form, for a reference
// that is not in full form.
func (run *resolution) transform(r *locator.Locator) {
	context, result := &run.Context, &run.Result
	run.Take("same-scheme", locator.RScheme, locator.RContextScheme, &result.Scheme, context.Of(context.Scheme))
	if run.Ask("double-slash", r.Login != edition.Absent) {
		result.Authority, result.Path = r.Of(r.Login), run.Partial[r.Login.End:]
		run.Do("own-host-part")
		run.Set(locator.RLogin, trace.From(locator.RPartial, r.Login.Start, r.Login.End))
		run.Do("rest")
		run.Set(locator.RPath, trace.From(locator.RPartial, r.Login.End, len(run.Partial)))
		return
	}
	run.Take("same-host-part", locator.RLogin, locator.RContextLogin, &result.Authority, context.Of(context.Login))
	if run.Ask("leading-slash", strings.HasPrefix(run.Partial, "/")) {
		result.Path = run.Partial
		run.Do("absolute-path")
		run.Set(locator.RPath, trace.From(locator.RPartial, 0, len(run.Partial)))
		return
	}
	run.Do("relative-path")
	run.Call()
	run.ReplaceLast() // the sixth rule
	run.removeElements()
	run.Return()
}

// removeElements is the last rule of URL draft 1993, Partial form: all occurrences of
// "/xxx/.." and "/." are removed, the leftmost first.
//
// Occurrences never overlap, and a removal can create a new occurrence only where it joins
// what is before it to what is after it. So a single pass from left to right finds them in
// that order.
func (run *resolution) removeElements() {
	path := run.Result.Path
	first := strings.IndexByte(path, '/')
	if first < 0 {
		first = len(path)
	}
	kept := append(make([]byte, 0, len(path)), path[:first]...)
	var elements []int // offsets in kept of the elements that a ".." can remove, with their "/"
	run.Do("remove")
	for at := first; at < len(path); {
		end := at + cut.FirstSegment(path[at:])
		switch element := path[at:end]; {
		case element == "/..": // and an element before it
			if last := len(elements) - 1; last >= 0 {
				run.Ask("/xxx/..", true)
				run.Replace(locator.RPath, elements[last], len(kept)+len(element))
				kept, elements = kept[:elements[last]], elements[:last]
			} else {
				kept = append(kept, element...)
			}
		case element == "/.":
			run.Ask("/.", true)
			run.Replace(locator.RPath, len(kept), len(kept)+len(element))
		default:
			elements = append(elements, len(kept))
			kept = append(kept, element...)
		}
		at = end
	}
	run.Ask("/xxx/..", false)
	run.Ask("/.", false)
	run.Result.Path = string(kept)
}
