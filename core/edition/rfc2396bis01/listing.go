package rfc2396bis01

import (
	"uriscope/core/edition"
	"uriscope/core/edition/internal/components"
	"uriscope/core/listing"
	"uriscope/core/trace"
)

// The registers: the names in the pseudocode of draft-fielding-uri-rfc2396bis-01, section 5.2, and the buffer
// of its merge routine. The fragment is part of neither R nor T.
const (
	rBase = iota
	rR
	rBaseScheme
	rBaseAuthority
	rBasePath
	rRScheme
	rRAuthority
	rRPath
	rRQuery
	rFragment
	rTScheme
	rTAuthority
	rTPath
	rTQuery
	rBuffer
	rResult
)

var program = &edition.Program{
	Program: listing.MustCompile(lines, words),
	Options: []*edition.Option{validating, excess},
	Finish:  finish,
}

var words = listing.Words{Options: []string{validating.Name, excess.Name}, Verbs: []listing.Verb{components.Verb("parse", "authority")}}

var lines = trace.NewListing(trace.Registers(`
Base
R
Base.scheme: scheme of base
Base.authority: authority of base
Base.path: path of base
R.scheme: scheme of reference
R.authority: authority of reference
R.path: path of reference
R.query: query of reference
fragment: fragment of reference, target
T.scheme: scheme of target
T.authority: authority of target
T.path: path of target
T.query: query of target
buffer[x/]
result
`), trace.Lines(`
# split: draft-fielding-uri-rfc2396bis-01, section 5.2
split-base: Base.scheme, Base.authority, Base.path ← parse(Base)
split-r: R.scheme, R.authority, R.path, R.query, fragment ← parse(R)

# transform: draft-fielding-uri-rfc2396bis-01, section 5.2
not-validating*? if not validating and R.scheme equals Base.scheme, ignoring case
	forget-scheme: R.scheme ← undefined
has-scheme? if R.scheme is defined
	scheme-of-r: T.scheme ← R.scheme
	scheme-authority: T.authority ← R.authority
	scheme-path: T.path ← R.path
	scheme-query: T.query ← R.query
no-scheme| else
	has-authority? if R.authority is defined
		authority-of-r: T.authority ← R.authority
		authority-path: T.path ← R.path
		authority-query: T.query ← R.query
	no-authority| else
		empty-path? if R.path is empty
			has-query? if R.query is defined
				path-of-base: T.path ← Base.path
				empty-query-of-r: T.query ← R.query
			no-query| else
				current-document: result ← fragment with "#" before it; done: the current document
		some-path| else
			absolute-path? if R.path starts with "/"
				path-of-r: T.path ← R.path
			relative-path| else
				merge: T.path ← merge(Base.path, R.path)
			query-of-r: T.query ← R.query
		authority-of-base: T.authority ← Base.authority
	scheme-of-base: T.scheme ← Base.scheme
return: keep T and fragment

## merge(Base.path, R.path)
# merge: draft-fielding-uri-rfc2396bis-01, section 5.2
1: buffer ← Base.path through its last "/"
	1a? if Base.path is empty: append "/" to buffer
2: append R.path to buffer
`+dotLines+`7*? if buffer starts with ".." where ".." is a segment (an error)
	7a: if excess is "keep": keep it
	7b+? if excess is "remove": while buffer starts with ".." where ".." is a segment: remove that
	7c: if excess is "refuse": no result: the reference is not followed
8: return buffer

##
# recompose: draft-fielding-uri-rfc2396bis-01, section 5.2
result: result ← ""
if-scheme? if T.scheme is defined
	add-scheme: append T.scheme + ":" to result
if-authority? if T.authority is defined
	add-authority: append "//" + T.authority to result
add-path: append T.path to result
if-query? if T.query is defined
	add-query: append "?" + T.query to result
if-fragment? if fragment is defined
	add-fragment: append "#" + fragment to result
`))

// dotLines remove the dot segments in the buffer, for resolving and for normalizing.
const dotLines = `# dots: draft-fielding-uri-rfc2396bis-01, section 5.2
3+? while buffer has "./" where "." is a segment: remove that
4? if buffer ends with "." where "." is a segment: remove that
5*+? while buffer has "<segment>/../" where <segment> is not "..": remove the leftmost
6*? if buffer ends with "<segment>/.." where <segment> is not "..": remove that
`

// finish returns the result of a run.
func finish(run *listing.Run, _, _ string, o edition.Options) edition.Result {
	b := components.Held(run, rBaseScheme, rBaseAuthority, rBasePath, components.None, components.None)
	r := components.Held(run, rRScheme, rRAuthority, rRPath, rRQuery, rFragment)
	if run.AtCurrentDocument() {
		return components.CurrentDocument("current-document", r.Fragment)
	}
	result := edition.Result{Outcome: edition.Failed, Why: why(b, r, run, o)}
	if run.Refused() {
		return result
	}
	t := components.Held(run, rTScheme, rTAuthority, rTPath, rTQuery, rFragment)
	result.Target, _ = run.Text(rResult)
	result.Parts = parts(result.Target, components.Places(result.Target, t))
	if t.Scheme.IsDefined() {
		result.Outcome = edition.Target
	}
	return result
}
