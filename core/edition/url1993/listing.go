package url1993

import (
	"uriscope/core/edition"
	"uriscope/core/edition/internal/components"
	"uriscope/core/edition/internal/cut"
	"uriscope/core/edition/internal/locator"
	"uriscope/core/listing"
	"uriscope/core/trace"
)

// The registers that make up a run's result. The path includes the search.
const (
	rFragmentid = 6 + iota
	rScheme
	rHostPart
	rPath
	rResult
)

var program = &edition.Program{
	Program: listing.MustCompile(lines, listing.Words{Verbs: []listing.Verb{locator.Splitting("host part"), rest}}),
	Finish:  finish,
}

// The rules call the base the context locator.
var lines = trace.NewListing(trace.Registers(`
context
reference
context.scheme: scheme of base
context.host part: host part of base
context.path: path of base
partial URL: partial URL of reference
fragmentid: fragmentid of reference, target
scheme: scheme of target
host part: host part of target
path[/x]: path of target
result
`), trace.Lines(`
# split: URL draft 1993, Full form
split-context*: context.scheme, context.host part, context.path ← split(context)
# split: URL draft 1993, Fragment-id
split-fragmentid*: partial URL, fragmentid ← reference, at its first "#"

# transform: URL draft 1993, Partial form
full-form*? if partial URL has a scheme (a ":" before any "/")
	whole: result ← reference; done
same-scheme: scheme ← context.scheme
# transform: URL draft 1993, Internet protocol parts
double-slash? if partial URL starts with "//"
	own-host-part*: host part ← split(partial URL)
# transform: URL draft 1993, Partial form
	rest: path ← path_and_search(partial URL)
no-double-slash| else
	same-host-part: host part ← context.host part
	leading-slash? if partial URL starts with "/"
		absolute-path*: path ← partial URL
	no-leading-slash| else
		relative-path: path ← interpret_relative(partial URL, context.path)

## interpret_relative(partial URL, context.path)
# merge: URL draft 1993, Partial form
remove-last*: path ← context.path through its last "/"
append*: append partial URL to path

# dots: URL draft 1993, Partial form
remove*+: repeat the leftmost of these until there is none
	/xxx/..*? if path has "/<segment>/.." where <segment> is not "..": remove that
	/.? if path has "/." where "." is a segment: remove that

##
# recompose: URL draft 1993, Full form
result: result ← ""
if-scheme? if scheme is defined
	add-scheme: append scheme + ":" to result
# recompose: URL draft 1993, Internet protocol parts
if-host-part? if host part is defined
	add-host-part: append "//" + host part to result
# recompose: URL draft 1993, Full form
add-path: append path to result
# recompose: URL draft 1993, Fragment-id
if-fragmentid? if fragmentid is defined
	add-fragmentid: append "#" + fragmentid to result
`))

// rest is the verb that returns everything after the host part, without the fragmentid.
var rest = listing.Verb{
	Name:       "path_and_search",
	Components: []string{"path"},
	Split: func(text string, spans []listing.Span) {
		l := locator.Split(text)
		spans[0] = listing.Span{Start: l.Path.Start, End: len(cut.BeforeFragment(text))}
	},
}

// finish returns the result of a run.
func finish(run *listing.Run, base, reference string, _ edition.Options) edition.Result {
	context, r := locator.Split(base), locator.Split(reference)
	target, _ := run.Text(rResult)
	path, _ := run.Text(rPath)
	l := locator.Composed(target, components.Held(run, rScheme, rHostPart, rPath, components.None, rFragmentid))
	result := edition.Result{Outcome: edition.Target, Target: target, Parts: parts(l), Why: why(&context, &r, path)}
	if l.Scheme == edition.Absent {
		result.Outcome = edition.Failed
	}
	return result
}
