package rfc3986

import (
	"uriscope/core/edition"
	"uriscope/core/edition/internal/components"
	"uriscope/core/edition/internal/cut"
	"uriscope/core/edition/internal/rewriting"
	"uriscope/core/listing"
	"uriscope/core/trace"
)

// The registers: the two texts, the components named in the pseudocode of RFC 3986, section 5.2.2, the two
// buffers of RFC 3986, section 5.2.4, and the result of RFC 3986, section 5.3.
const (
	rBaseScheme = 2 + iota
	rBaseAuthority
	rBasePath
	rBaseQuery
	rRScheme
	rRAuthority
	rRPath
	rRQuery
	rRFragment
	rTScheme
	rTAuthority
	rTPath
	rTQuery
	rTFragment
	rOutput
	rInput
	rTarget
)

var program = &edition.Program{
	Program: listing.MustCompile(lines, words),
	Options: []*edition.Option{strict},
	Finish:  finish,
	Explain: explain,
}

var lines = trace.NewListing(trace.Registers(`
Base
R
Base.scheme: scheme of base
Base.authority: authority of base
Base.path: path of base
Base.query: query of base
R.scheme: scheme of reference
R.authority: authority of reference
R.path: path of reference
R.query: query of reference
R.fragment: fragment of reference
T.scheme: scheme of target
T.authority: authority of target
T.path: path of target
T.query: query of target
T.fragment: fragment of target
output buffer[/x]
input buffer[/x]
result
`), trace.Lines(`
# split: RFC 3986, section 5.2.1
split-base: Base.scheme, Base.authority, Base.path, Base.query ← parse(Base)
# split: RFC 3986, section 5.2.2
split-r: R.scheme, R.authority, R.path, R.query, R.fragment ← parse(R)

# transform: RFC 3986, section 5.2.2
non-strict*? if not strict and R.scheme equals Base.scheme, ignoring case
	forget-scheme: R.scheme ← undefined
has-scheme? if R.scheme is defined
	scheme-of-r: T.scheme ← R.scheme
	scheme-authority: T.authority ← R.authority
	scheme-path: T.path ← remove_dot_segments(R.path)
	scheme-query: T.query ← R.query
no-scheme| else
	has-authority? if R.authority is defined
		authority-of-r: T.authority ← R.authority
		authority-path: T.path ← remove_dot_segments(R.path)
		authority-query: T.query ← R.query
	no-authority| else
		empty-path? if R.path is empty
			path-of-base: T.path ← Base.path
			has-query? if R.query is defined
				empty-query-of-r: T.query ← R.query
			no-query| else
				query-of-base: T.query ← Base.query
		some-path| else
			absolute-path? if R.path starts with "/"
				path-of-r: T.path ← remove_dot_segments(R.path)
			relative-path| else
				merge*: T.path ← merge(Base.path, R.path)
				merged-path: T.path ← remove_dot_segments(T.path)
			query-of-r: T.query ← R.query
		authority-of-base: T.authority ← Base.authority
	scheme-of-base: T.scheme ← Base.scheme
fragment: T.fragment ← R.fragment

## merge(Base.path, R.path)
# merge: RFC 3986, section 5.2.3
no-base-path*? if Base.authority is defined and Base.path is empty
	root: return "/" + R.path
some-base-path| else
	replace-last: return Base.path through its last "/" + R.path

`+dotLines+`
##
# recompose: RFC 3986, section 5.3
result: result ← ""
if-scheme? if T.scheme is defined
	add-scheme: append T.scheme + ":" to result
if-authority? if T.authority is defined
	add-authority: append "//" + T.authority to result
add-path: append T.path to result
if-query? if T.query is defined
	add-query: append "?" + T.query to result
if-fragment? if T.fragment is defined
	add-fragment: append "#" + T.fragment to result
`))

// dotLines remove the dot segments of a path, for resolving and for normalizing.
const dotLines = `## remove_dot_segments(path)
# dots: RFC 3986, section 5.2.4
1: output buffer ← ""; input buffer ← path
2+: while input buffer is not empty
	2A: if it starts with "../" or "./": remove that
	2B: else if it starts with "/./" or is "/.": replace that with "/"
	2C: else if it starts with "/../" or is "/..": replace that with "/"; remove the last /segment of output buffer
	2D: else if it is "." or "..": remove that
	2E: else: move its first /segment to output buffer
3: return output buffer
`

// words are the option and the verb of RFC 3986, section 5.2, and the verbs of its misreadings.
var words = listing.Words{Options: []string{strict.Name}, Verbs: append(rewriting.Verbs, components.Verb("parse", "authority"))}

// finish returns the result of a run; explain adds its parts and its reason.
func finish(run *listing.Run, base, _ string, _ edition.Options) edition.Result {
	target, _ := run.Text(rTarget)
	result := edition.Result{Outcome: edition.Target, Target: target}
	_, hasScheme := run.Text(rTScheme)
	switch {
	case !hasScheme:
		result.Outcome = edition.Failed
	case cut.BeforeFragment(target) == cut.BeforeFragment(base): // RFC 3986, section 4.4
		result.Outcome = edition.SameDocument
	}
	return result
}

func explain(result *edition.Result, run *listing.Run) {
	b := components.Held(run, rBaseScheme, rBaseAuthority, rBasePath, rBaseQuery, components.None)
	r := components.Held(run, rRScheme, rRAuthority, rRPath, rRQuery, rRFragment)
	t := components.Held(run, rTScheme, rTAuthority, rTPath, rTQuery, rTFragment)
	result.Parts, result.Why = targetParts(result.Target, t), why(b, r)
}
