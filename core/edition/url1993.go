package edition

// Tim Berners-Lee, Uniform Resource Locators, Internet Draft, 14 July 1993.
//
// The document mentions the partial form only so that its characters be reserved, and
// gives seven rules for it under the heading "Partial form". They are executed here
// by their letter; where they are silent, the line of the listing says so.

import (
	"strings"

	"uriscope/core/grammar"
	"uriscope/core/trace"
)

// URL1993 is the draft of July 1993.
var URL1993 = Edition{
	ID:       "url-1993",
	Year:     1993,
	Title:    "Uniform Resource Locators",
	Document: "URL draft 1993",
	Listing:  &url1993Listing,
	Grammar:  grammar.URL1993,
	Productions: []string{"url", "fragmentaddress", "httpaddress", "fileaddress", "afsaddress", "newsaddress",
		"waisaddress", "prosperoaddress", "telnetaddress", "gopheraddress", "generic"},
	Classes: url1993Classes,
	Hold:    url1993Hold,
	Split:   func(text string) []Part { return url1993Parts(splitURL1993(text)) },
	Resolve: url1993Resolve,
}

// url1993Run is one use of a partial name: what it works on, and who watches.
type url1993Run struct {
	*trace.Trace
	context locator1993
	partial string // the reference without its fragmentid

	scheme, hostPart, fragmentid string // of the result, where they are defined
	path                         string // and its search
	hasHostPart, hasFragmentid   bool
}

// url1993Resolve is URL draft 1993, Partial form.
func url1993Resolve(base, reference string, _ Options, t *trace.Trace) Result {
	run := url1993Run{Trace: t}
	r := run.split(base, reference)
	if run.Ask(n93FullForm, r.scheme != Absent) {
		run.Do(n93Whole)
		run.Set(r93Result, trace.From(r93Reference, 0, len(reference)))
		return Result{Outcome: Target, Target: reference, Parts: url1993Parts(r), Why: url1993Why(run.context, r)}
	}
	run.transform()
	result := Result{Outcome: Target, Target: run.recompose(), Why: url1993Why(run.context, r)}
	result.Parts = run.parts(result.Target)
	if run.context.scheme == Absent {
		result.Outcome = Failed
	}
	return result
}

// split takes the context locator apart, and the fragmentid from the reference. The
// path of the context has no search: the rules speak of its last part, and a search
// is none (URL draft 1993, HTTP).
func (run *url1993Run) split(base, reference string) (r locator1993) {
	run.context = splitURL1993(base)
	run.Do(n93SplitContext)
	run.set(r93ContextScheme, r93Context, run.context.scheme)
	run.set(r93ContextHostPart, r93Context, run.context.hostPart)
	run.set(r93ContextPath, r93Context, run.context.path)

	r = splitURL1993(reference)
	run.partial = withoutFragment(reference)
	run.fragmentid, run.hasFragmentid = r.of(r.fragmentid)
	run.Do(n93SplitFragmentid)
	run.Set(r93Partial, trace.From(r93Reference, 0, len(run.partial)))
	run.set(r93Fragmentid, r93Reference, r.fragmentid)
	return r
}

// set makes a register a component of another one, if that component is there.
func (run *url1993Run) set(to, from int, span Span) {
	if span != Absent {
		run.Set(to, trace.From(from, span.Start, span.End))
	}
}

// transform is the first four rules of URL draft 1993, Partial form, for a reference
// that is not in full form.
func (run *url1993Run) transform() {
	context, partial := &run.context, run.partial
	run.Do(n93Scheme)
	run.scheme, _ = context.of(context.scheme)
	run.Copy(r93Scheme, r93ContextScheme, context.scheme != Absent)

	if run.Ask(n93DoubleSlash, strings.HasPrefix(partial, "//")) {
		end := endOfHostPart(partial)
		run.hostPart, run.hasHostPart, run.path = partial[len("//"):end], true, partial[end:]
		run.Do(n93OwnHostPart)
		run.Set(r93HostPart, trace.From(r93Partial, len("//"), end))
		run.Do(n93Rest)
		run.Set(r93Path, trace.From(r93Partial, end, len(partial)))
		return
	}
	run.hostPart, run.hasHostPart = context.of(context.hostPart)
	run.Do(n93SameHostPart)
	run.Copy(r93HostPart, r93ContextHostPart, run.hasHostPart)
	if run.Ask(n93Slash, strings.HasPrefix(partial, "/")) {
		run.path = partial
		run.Do(n93AbsolutePath)
		run.Set(r93Path, trace.From(r93Partial, 0, len(partial)))
		return
	}
	run.Do(n93RelativePath)
	run.Call(n93RelativePath)
	run.replaceLastPart()
	run.removeElements()
	run.Return()
}

// replaceLastPart is the sixth rule of URL draft 1993, Partial form.
func (run *url1993Run) replaceLastPart() {
	path, _ := run.context.of(run.context.path)
	keep := strings.LastIndexByte(path, '/') + 1
	run.Do(n93RemoveLast)
	run.Set(r93Path, trace.From(r93ContextPath, 0, keep))
	run.Do(n93Append)
	run.Append(r93Path, trace.From(r93Partial, 0, len(run.partial)))
	run.path = path[:keep] + run.partial
}

// removeElements is the last rule of URL draft 1993, Partial form: all occurrences of
// "/xxx/.." and "/." go.
//
// Two occurrences never overlap, and what is removed can only bring together what
// stands before it with what follows. So one walk from left to right finds them in
// the order in which the leftmost of those that are there always goes first.
func (run *url1993Run) removeElements() {
	path := run.path
	first := strings.IndexByte(path, '/')
	if first < 0 {
		first = len(path)
	}
	kept := append(make([]byte, 0, len(path)), path[:first]...)
	var elements []int // where those in kept begin, with their "/", that a ".." removes
	run.Do(n93Remove)
	for at := first; at < len(path); {
		end := at + firstSegment(path[at:])
		switch element := path[at:end]; {
		case element == "/..": // and an element before it
			if last := len(elements) - 1; last >= 0 {
				run.Ask(n93Element, true)
				run.Replace(r93Path, elements[last], len(kept)+len(element))
				kept, elements = kept[:elements[last]], elements[:last]
			} else {
				kept = append(kept, element...)
			}
		case element == "/.":
			run.Ask(n93Dot, true)
			run.Replace(r93Path, len(kept), len(kept)+len(element))
		default:
			elements = append(elements, len(kept))
			kept = append(kept, element...)
		}
		at = end
	}
	run.Ask(n93Element, false)
	run.Ask(n93Dot, false)
	run.path = string(kept)
}

// recompose puts the result together as URL draft 1993, Full form describes it.
func (run *url1993Run) recompose() string {
	var b strings.Builder
	add := func(question, line, from int, defined bool, before, text, after string) {
		if run.Ask(question, defined) {
			run.Do(line)
			run.Append(r93Result, trace.Text(before), trace.From(from, 0, len(text)), trace.Text(after))
			b.WriteString(before + text + after)
		}
	}
	run.Do(n93Result)
	run.Set(r93Result)
	add(n93IfScheme, n93AddScheme, r93Scheme, run.context.scheme != Absent, "", run.scheme, ":")
	add(n93IfHostPart, n93AddHostPart, r93HostPart, run.hasHostPart, "//", run.hostPart, "")
	run.Do(n93AddPath)
	run.Append(r93Result, trace.From(r93Path, 0, len(run.path)))
	b.WriteString(run.path)
	add(n93IfFragmentid, n93AddFragmentid, r93Fragmentid, run.hasFragmentid, "#", run.fragmentid, "")
	return b.String()
}
