package rfc1630

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

	scheme, login, fragmentid string // of the result, where they are defined
	path                      string // and its search
	hasLogin, hasFragmentid   bool
}

// resolve is RFC 1630, Partial (relative) form.
func resolve(base, reference string, o edition.Options, t *trace.Trace) edition.Result {
	run := resolution{Run: components.Run{Trace: t}}
	r := run.split(base, reference)
	if run.Ask("absolute-form", r.scheme != edition.Absent) {
		run.Do("whole")
		run.Set(rResult, trace.From(rReference, 0, len(reference)))
		return edition.Result{Outcome: edition.Target, Target: reference, Parts: parts(r), Why: run.why(&r, 0)}
	}
	result := edition.Result{Outcome: edition.Target}
	if run.context.scheme == edition.Absent {
		result.Outcome = edition.Failed
	}
	if run.Ask("slashes", strings.HasPrefix(run.partial, "/")) {
		same := run.sameUpTo(o.Get(slashes))
		result.Target = run.context.text[:same] + run.partial + run.addFragmentid()
		result.Parts, result.Why = parts(splitLocator(result.Target)), run.why(&r, same)
		return result
	}
	run.replaceLastPart()
	run.removeElements()
	result.Target = run.recompose() + run.addFragmentid()
	result.Parts, result.Why = run.parts(result.Target), run.why(&r, 0)
	return result
}

// split splits the context, and separates the fragmentid from the reference. The path of the
// context does not include the search, and neither does what the slashes are looked for in: the
// URI of what is asked ends at the "?" (RFC 1630, Reserved characters).
func (run *resolution) split(base, reference string) (r locator) {
	run.context = splitLocator(base)
	run.Do("split-context")
	run.Put(rContextScheme, rContext, run.context.scheme)
	run.Put(rContextLogin, rContext, run.context.login)
	run.Put(rContextPath, rContext, run.context.path)

	r = splitLocator(reference)
	run.partial = cut.BeforeFragment(reference)
	run.fragmentid, run.hasFragmentid = r.of(r.fragmentid)
	run.Do("split-fragmentid")
	run.Set(rPartial, trace.From(rReference, 0, len(run.partial)))
	run.Put(rFragmentid, rReference, r.fragmentid)
	return r
}

// sameUpTo is the second rule of RFC 1630, Partial (relative) form. It returns the length of what
// stays of the context.
func (run *resolution) sameUpTo(how string) int {
	context := run.context.text[:run.context.path.End]
	same := firstRun(context, slashRun(run.partial), how == byRule)
	if how == byRule {
		run.Do("same-up-to")
	} else {
		run.Do("same-up-to-first")
	}
	run.Set(rResult, trace.From(rContext, 0, same))
	run.Do("put-slashes")
	run.Append(rResult, trace.From(rPartial, 0, len(run.partial)))
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
	context := &run.context
	run.scheme, _ = context.of(context.scheme)
	run.Do("same-scheme")
	run.Copy(rScheme, rContextScheme, context.scheme != edition.Absent)
	run.login, run.hasLogin = context.of(context.login)
	run.Do("same-login")
	run.Copy(rLogin, rContextLogin, run.hasLogin)
	path, _ := context.of(context.path)
	keep := len(cut.Directory(path))
	run.Do("remove-last")
	run.Set(rPath, trace.From(rContextPath, 0, keep))
	run.Do("append")
	run.Append(rPath, trace.From(rPartial, 0, len(run.partial)))
	run.path = path[:keep] + run.partial
}

// removeElements is the fourth rule of RFC 1630, Partial (relative) form: all occurrences of
// "xxx/../" and "/." are removed, the leftmost first.
//
// A removal can create a new occurrence only where it joins what is before it to what is after
// it. So a single pass from left to right finds them in that order.
func (run *resolution) removeElements() {
	rest := run.path
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
			run.Replace(rPath, len(kept)-len("/"), len(kept)+len("."))
			kept = kept[:len(kept)-len("/")]
		case element == ".." && more && last >= 0:
			run.Ask("xxx/../", true)
			run.Replace(rPath, elements[last], len(kept)+len("../"))
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
	run.path = string(kept)
}

// recompose puts the parts of the result together, but for the fragmentid.
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
	add("if-login", "add-login", rLogin, run.hasLogin, "//", run.login, "")
	run.Do("add-path")
	run.Append(rResult, trace.From(rPath, 0, len(run.path)))
	b.WriteString(run.path)
	return b.String()
}

// addFragmentid returns what the fragmentid of the reference adds to the result.
func (run *resolution) addFragmentid() string {
	if !run.Ask("if-fragmentid", run.hasFragmentid) {
		return ""
	}
	run.Do("add-fragmentid")
	run.Append(rResult, trace.Text("#"), trace.From(rFragmentid, 0, len(run.fragmentid)))
	return "#" + run.fragmentid
}

// parts returns the components of a result that was recomposed, where they were put. If the text
// were split again, the components could be others: here, a path that begins with "//" is still
// the path.
func (run *resolution) parts(target string) []edition.Part {
	l := locator{text: target, scheme: edition.Absent, login: edition.Absent, search: edition.Absent, fragmentid: edition.Absent}
	at := 0
	if run.context.scheme != edition.Absent {
		l.scheme = edition.Span{Start: 0, End: len(run.scheme)}
		at = len(run.scheme) + len(":")
	}
	if run.hasLogin {
		l.login = edition.Span{Start: at + len("//"), End: at + len("//") + len(run.login)}
		at = l.login.End
	}
	l.setPath(at, at+len(run.path))
	if run.hasFragmentid {
		l.fragmentid = edition.Span{Start: len(target) - len(run.fragmentid), End: len(target)}
	}
	return parts(l)
}
