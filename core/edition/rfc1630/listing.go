package rfc1630

import (
	"uriscope/core/edition"
	"uriscope/core/edition/internal/components"
	"uriscope/core/edition/internal/locator"
	"uriscope/core/listing"
	"uriscope/core/trace"
)

// The registers that make up a run's result. The path includes the search.
const (
	rFragmentid = 6 + iota
	rScheme
	rLogin
	rPath
	rResult
)

var program = &edition.Program{
	Program: listing.MustCompile(lines, listing.Words{
		Options: []string{slashes.Name},
		Verbs:   []listing.Verb{locator.Splitting("login"), upToSlashes, upToLastSlashes},
	}),
	Options: []*edition.Option{slashes},
	Finish:  finish,
}

// The rules call the base the context.
var lines = trace.NewListing(trace.Registers(`
context
reference
context.scheme: scheme of base
context.login: login of base
context.path: path of base
partial URI: partial URI of reference
fragmentid: fragmentid of reference, target
scheme: scheme of target
login: login of target
path[x/]: path of target
result
`), trace.Lines(`
# split: RFC 1630, URI syntax
split-context*: context.scheme, context.login, context.path ← split(context)
# split: RFC 1630, Fragment-id
split-fragmentid*: partial URI, fragmentid ← reference, at its first "#"

# transform: RFC 1630, Partial (relative) form
absolute-form*? if partial URI has a scheme (a ":" before any "/")
	whole: result ← reference; done
slashes? if partial URI starts with "/"
	same-up-to*: if slashes is "rule": result ← up_to_as_many_slashes_with_no_more_after(context, partial URI)
	same-up-to-first*: if slashes is "example": result ← up_to_as_many_slashes(context, partial URI)
	put-slashes: append partial URI to result
no-slashes| else
	same-scheme: scheme ← context.scheme
	same-login*: login ← context.login
# merge: RFC 1630, Partial (relative) form
	remove-last*: path ← context.path through its last "/"
	append*: append partial URI to path
# dots: RFC 1630, Partial (relative) form
	remove*+: repeat the leftmost of these until there is none
		xxx/../*? if path has "<segment>/../" where <segment> is not "..": remove that
		/.? if path has "/." where "." is a segment: remove that
# recompose: RFC 1630, URI syntax
	result: result ← ""
	if-scheme? if scheme is defined
		add-scheme: append scheme + ":" to result
	if-login? if login is defined
		add-login: append "//" + login to result
	add-path: append path to result
# recompose: RFC 1630, Fragment-id
if-fragmentid? if fragmentid is defined
	add-fragmentid: append "#" + fragmentid to result
`))

// finish returns the result of a run.
func finish(run *listing.Run, base, reference string, o edition.Options) edition.Result {
	context, r := locator.Split(base), locator.Split(reference)
	target, _ := run.Text(rResult)
	path, _ := run.Text(rPath)
	l := locator.Composed(target, components.Held(run, rScheme, rLogin, rPath, components.None, rFragmentid))
	result := edition.Result{Outcome: edition.Target, Target: target, Parts: parts(l), Why: why(&context, &r, path, o.Get(slashes))}
	if l.Scheme == edition.Absent {
		result.Outcome = edition.Failed
	}
	return result
}
