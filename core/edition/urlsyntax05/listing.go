package urlsyntax05

import "uriscope/core/trace"

// The registers of draft-fielding-url-syntax-05, section 5.2. The steps speak of the
// components of the reference, and change them.
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

var listing = trace.NewListing([]trace.Register{
	rBase: {Name: "base URL"}, rR: {Name: "URL reference"},
	rBaseScheme: {Name: "base scheme"}, rBaseSite: {Name: "base site"}, rBasePath: {Name: "base path"},
	rScheme: {Name: "scheme"}, rSite: {Name: "site"}, rPath: {Name: "path"},
	rQuery: {Name: "query"}, rFragment: {Name: "fragment"},
	rBuffer: {Name: "buffer", Buffer: true},
	rResult: {Name: "result"},
}, trace.Lines(`
# split: draft-fielding-url-syntax-05, section 5.2
parse-base: base scheme, site, path ← parse(base URL)
1: scheme, site, path, query, fragment ← parse(URL reference)

# transform: draft-fielding-url-syntax-05, section 5.2
2? if path is empty, and scheme, site and query are undefined
	current-document(result): it is the current document, with the fragment: done
3? if scheme is defined
	absolute-url(result): it is an absolute URL as it stands: done
inherit-scheme: scheme ← base scheme
4? if site is defined, go on with 7
inherit-site: site ← base site
5? if path begins with "/", go on with 7

# merge: draft-fielding-url-syntax-05, section 5.2
6a: buffer ← base path up to its last "/"
6b(buffer): append path to the buffer
6c(buffer)? if query is defined, append "?" and query to the buffer
# dots: draft-fielding-url-syntax-05, section 5.2
6d*+(buffer)? while a "./" is in the buffer, "." a whole segment: drop that
6e(buffer)? if the buffer ends with ".", a whole segment: drop that
6f*+(buffer)? while a "<segment>/../" is in the buffer, <segment> not "..": drop the leftmost
6g*(buffer)? if the buffer ends with "<segment>/..", <segment> not "..": drop that
# merge: draft-fielding-url-syntax-05, section 5.2
6h(query)? if "?" is in the buffer, query ← what follows the first; else undefined
6i: path ← the buffer up to its first "?"

# recompose: draft-fielding-url-syntax-05, section 5.2
result(result): 7. result ← ""
if-scheme? if scheme is defined
	add-scheme(result): append scheme and ":"
if-site? if site is defined
	add-site(result): append "//" and site
add-path(result): append path
if-query? if query is defined
	add-query(result): append "?" and query
if-fragment? if fragment is defined
	add-fragment(result): append "#" and fragment
`))
