package urlsyntax05

import (
	"uriscope.example/core/uri"
	"uriscope/core/edition"
	"uriscope/core/edition/internal/components"
	"uriscope/core/listing"
	"uriscope/core/trace"
)

// The registers of draft-fielding-url-syntax-05, section 5.2. Its steps refer to, and change, the reference's
// components.
const (
	rBase = iota
	rR
	rBaseScheme
	rBaseSite
	rBasePath
	rScheme
	rSite
	rPath
	rQuery
	rFragment
	rBuffer
	rResult
)

var program = &edition.Program{
	Program: listing.MustCompile(lines, listing.Words{Verbs: []listing.Verb{components.Verb("parse", "site")}}),
	Finish:  finish,
}

var lines = trace.NewListing(trace.Registers(`
base URL
URL reference
base scheme: scheme of base
base site: site of base
base path: path of base
scheme: scheme of reference, target
site: site of reference, target
path: path of reference, target
query: query of reference, target
fragment: fragment of reference, target
buffer[x/]
result
`), trace.Lines(`
# split: draft-fielding-url-syntax-05, section 5.2
parse-base: base scheme, base site, base path ← parse(base URL)
1: scheme, site, path, query, fragment ← parse(URL reference)

# transform: draft-fielding-url-syntax-05, section 5.2
2? if path is empty, and scheme, site, and query are undefined
	current-document: result ← fragment with "#" before it; done: the current document
3? if scheme is defined
	absolute-url: result ← URL reference; done
inherit-scheme: scheme ← base scheme
4? if site is defined: skip to step 7
inherit-site: site ← base site
5? if path starts with "/": skip to step 7

# merge: draft-fielding-url-syntax-05, section 5.2
6a: buffer ← base path through its last "/"
6b: append path to buffer
6c? if query is defined: append "?" to buffer; append query to buffer
# dots: draft-fielding-url-syntax-05, section 5.2
6d*+? while buffer has "./" where "." is a segment: remove that
6e? if buffer ends with "." where "." is a segment: remove that
6f*+? while buffer has "<segment>/../" where <segment> is not "..": remove the leftmost
6g*? if buffer ends with "<segment>/.." where <segment> is not "..": remove that
# merge: draft-fielding-url-syntax-05, section 5.2
6h? if "?" is in buffer: query ← buffer after its first "?"; else: query ← undefined
6i: path ← buffer up to its first "?"

# recompose: draft-fielding-url-syntax-05, section 5.2
result: 7. result ← ""
if-scheme? if scheme is defined
	add-scheme: append scheme + ":" to result
if-site? if site is defined
	add-site: append "//" + site to result
add-path: append path to result
if-query? if query is defined
	add-query: append "?" + query to result
if-fragment? if fragment is defined
	add-fragment: append "#" + fragment to result
`))

// finish returns the result of a run.
func finish(run *listing.Run, _, reference string, _ edition.Options) edition.Result {
	base := components.Held(run, rBaseScheme, rBaseSite, rBasePath, components.None, components.None)
	r := components.Held(run, rScheme, rSite, rPath, rQuery, rFragment)
	if run.AtCurrentDocument() {
		return components.CurrentDocument("2", r.Fragment)
	}
	split := uri.Split(reference)
	given := split.Components()
	result := edition.Result{Outcome: edition.Failed, Why: why(base, given, r)}
	result.Target, _ = run.Text(rResult)
	result.Parts = parts(result.Target, components.Places(result.Target, r))
	if r.Scheme.IsDefined() {
		result.Outcome = edition.Target
	}
	return result
}
