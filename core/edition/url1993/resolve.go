package url1993

import (
	"strings"

	"uriscope/core/edition"
	"uriscope/core/edition/internal/components"
	"uriscope/core/edition/internal/cut"
	"uriscope/core/trace"
)

// A resolution is one run: its variables, and the trace that records it.
type resolution struct {
	components.Run
	context locator
	partial string // the reference without its fragmentid

	scheme, hostPart, fragmentid string // of the result, where they are defined
	path                         string // and its search
	hasHostPart, hasFragmentid   bool
}

// resolve is URL draft 1993, Partial form.
func resolve(base, reference string, _ edition.Options, t *trace.Trace) edition.Result {
	run := resolution{Run: components.Run{Trace: t}}
	r := run.split(base, reference)
	if run.Ask("full-form", r.scheme != edition.Absent) {
		run.Do("whole")
		run.Set(rResult, trace.From(rReference, 0, len(reference)))
		return edition.Result{Outcome: edition.Target, Target: reference, Parts: parts(r), Why: why(run.context, r, "")}
	}
	run.transform()
	result := edition.Result{Outcome: edition.Target, Target: run.recompose(), Why: why(run.context, r, run.path)}
	result.Parts = run.parts(result.Target)
	if run.context.scheme == edition.Absent {
		result.Outcome = edition.Failed
	}
	return result
}

// split splits the context locator, and separates the fragmentid from the reference. The path
// of the context does not include the search: the rules speak of the last part of the path,
// and a search is no such part (URL draft 1993, HTTP).
func (run *resolution) split(base, reference string) (r locator) {
	run.context = splitLocator(base)
	run.Do("split-context")
	run.Put(rContextScheme, rContext, run.context.scheme)
	run.Put(rContextHostPart, rContext, run.context.hostPart)
	run.Put(rContextPath, rContext, run.context.path)

	r = splitLocator(reference)
	run.partial = cut.BeforeFragment(reference)
	run.fragmentid, run.hasFragmentid = r.of(r.fragmentid)
	run.Do("split-fragmentid")
	run.Set(rPartial, trace.From(rReference, 0, len(run.partial)))
	run.Put(rFragmentid, rReference, r.fragmentid)
	return r
}

// transform is the first four rules of URL draft 1993, Partial form, for a reference
// that is not in full form.
func (run *resolution) transform() {
	context, partial := &run.context, run.partial
	run.Do("same-scheme")
	run.scheme, _ = context.of(context.scheme)
	run.Copy(rScheme, rContextScheme, context.scheme != edition.Absent)

	if run.Ask("double-slash", strings.HasPrefix(partial, "//")) {
		end := endOfHostPart(partial)
		run.hostPart, run.hasHostPart, run.path = partial[len("//"):end], true, partial[end:]
		run.Do("own-host-part")
		run.Set(rHostPart, trace.From(rPartial, len("//"), end))
		run.Do("rest")
		run.Set(rPath, trace.From(rPartial, end, len(partial)))
		return
	}
	run.hostPart, run.hasHostPart = context.of(context.hostPart)
	run.Do("same-host-part")
	run.Copy(rHostPart, rContextHostPart, run.hasHostPart)
	if run.Ask("leading-slash", strings.HasPrefix(partial, "/")) {
		run.path = partial
		run.Do("absolute-path")
		run.Set(rPath, trace.From(rPartial, 0, len(partial)))
		return
	}
	run.Do("relative-path")
	run.Call()
	run.replaceLastPart()
	run.removeElements()
	run.Return()
}

// replaceLastPart is the sixth rule of URL draft 1993, Partial form.
func (run *resolution) replaceLastPart() {
	path, _ := run.context.of(run.context.path)
	keep := strings.LastIndexByte(path, '/') + 1
	run.Do("remove-last")
	run.Set(rPath, trace.From(rContextPath, 0, keep))
	run.Do("append")
	run.Append(rPath, trace.From(rPartial, 0, len(run.partial)))
	run.path = path[:keep] + run.partial
}

// removeElements is the last rule of URL draft 1993, Partial form: all occurrences of
// "/xxx/.." and "/." are removed, the leftmost first.
//
// Occurrences never overlap, and a removal can create a new occurrence only where it joins
// what is before it to what is after it. So a single pass from left to right finds them in
// that order.
func (run *resolution) removeElements() {
	path := run.path
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
				run.Replace(rPath, elements[last], len(kept)+len(element))
				kept, elements = kept[:elements[last]], elements[:last]
			} else {
				kept = append(kept, element...)
			}
		case element == "/.":
			run.Ask("/.", true)
			run.Replace(rPath, len(kept), len(kept)+len(element))
		default:
			elements = append(elements, len(kept))
			kept = append(kept, element...)
		}
		at = end
	}
	run.Ask("/xxx/..", false)
	run.Ask("/.", false)
	run.path = string(kept)
}

// recompose puts the result together as URL draft 1993, Full form describes it.
func (run *resolution) recompose() string {
	var b strings.Builder
	add := func(question, line string, from int, defined bool, before, text, after string) {
		if run.Ask(question, defined) {
			run.Do(line)
			run.Append(rResult, trace.Text(before), trace.From(from, 0, len(text)), trace.Text(after))
			b.WriteString(before + text + after)
		}
	}
	run.Do("result")
	run.Set(rResult)
	add("if-scheme", "add-scheme", rScheme, run.context.scheme != edition.Absent, "", run.scheme, ":")
	add("if-host-part", "add-host-part", rHostPart, run.hasHostPart, "//", run.hostPart, "")
	run.Do("add-path")
	run.Append(rResult, trace.From(rPath, 0, len(run.path)))
	b.WriteString(run.path)
	add("if-fragmentid", "add-fragmentid", rFragmentid, run.hasFragmentid, "#", run.fragmentid, "")
	return b.String()
}
