package rfc2396

import (
	"uriscope.example/core/uri"
	"uriscope/core/edition"
	"uriscope/core/edition/internal/components"
	"uriscope/core/listing"
	"uriscope/core/trace"
)

// The registers of RFC 2396, section 5.2. Its steps refer to, and change, the reference's components.
const (
	rBase = iota
	rR
	rBaseScheme
	rBaseAuthority
	rBasePath
	rScheme
	rAuthority
	rPath
	rQuery
	rFragment
	rBuffer
	rResult
)

var program = &edition.Program{
	Program: listing.MustCompile(lines, listing.Words{Options: []string{validating.Name, excess.Name}, Verbs: []listing.Verb{components.Verb("parse", "authority")}}),
	Options: []*edition.Option{validating, excess, ipv6},
	Finish:  finish,
}

var lines = trace.NewListing(trace.Registers(`
base URI
URI reference
base scheme: scheme of base
base authority: authority of base
base path: path of base
scheme: scheme of reference, target
authority: authority of reference, target
path: path of reference, target
query: query of reference, target
fragment: fragment of reference, target
buffer[x/]
result
`), trace.Lines(`
# split: RFC 2396, section 5.2
parse-base: base scheme, base authority, base path ← parse(base URI)
1: scheme, authority, path, query, fragment ← parse(URI reference)

# transform: RFC 2396, section 5.2
2? if path is empty, and scheme, authority, and query are undefined
	current-document: result ← fragment with "#" before it; done: the current document
not-validating*? if not validating and scheme equals base scheme, ignoring case
	forget-scheme: scheme ← undefined
3? if scheme is defined
	absolute-uri: result ← URI reference; done
inherit-scheme: scheme ← base scheme
4? if authority is defined: skip to step 7
inherit-authority: authority ← base authority
5? if path starts with "/": skip to step 7

# merge: RFC 2396, section 5.2
6a: buffer ← base path through its last "/"
6b: append path to buffer
# dots: RFC 2396, section 5.2
6c+? while buffer has "./" where "." is a segment: remove that
6d? if buffer ends with "." where "." is a segment: remove that
6e*+? while buffer has "<segment>/../" where <segment> is not "..": remove the leftmost
6f*? if buffer ends with "<segment>/.." where <segment> is not "..": remove that
6g*? if buffer starts with ".." where ".." is a segment (an error)
	6g1: if excess is "keep": keep it
	6g2+? if excess is "remove": while buffer starts with ".." where ".." is a segment: remove that
	6g3: if excess is "refuse": no result: the reference is not followed
# merge: RFC 2396, section 5.2
6h: path ← buffer

# recompose: RFC 2396, section 5.2
result: 7. result ← ""
if-scheme? if scheme is defined
	add-scheme: append scheme + ":" to result
if-authority? if authority is defined
	add-authority: append "//" + authority to result
add-path: append path to result
if-query? if query is defined
	add-query: append "?" + query to result
if-fragment? if fragment is defined
	add-fragment: append "#" + fragment to result
`))

// finish returns the result of a run.
func finish(run *listing.Run, _, reference string, o edition.Options) edition.Result {
	b := components.Held(run, rBaseScheme, rBaseAuthority, rBasePath, components.None, components.None)
	r := components.Held(run, rScheme, rAuthority, rPath, rQuery, rFragment)
	split := uri.Split(reference)
	given := split.Components()
	if o.Get(validating) == edition.No && components.SameScheme(b, given) {
		given.Scheme = uri.Optional{}
	}
	if run.AtCurrentDocument() {
		return components.CurrentDocument("2", r.Fragment)
	}
	result := edition.Result{Outcome: edition.Failed, Why: why(b, given, r, run, o)}
	if run.Refused() {
		return result
	}
	result.Target, _ = run.Text(rResult)
	result.Parts = parts(result.Target, components.Places(result.Target, r), kindBy(o))
	if r.Scheme.IsDefined() {
		result.Outcome = edition.Target
	}
	return result
}
