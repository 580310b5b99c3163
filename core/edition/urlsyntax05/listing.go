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

var listing = trace.NewListing(trace.Registers(`
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
parse-base: base scheme, site, path ← parse(base URL)
1: scheme, site, path, query, fragment ← parse(URL reference)

# transform: draft-fielding-url-syntax-05, section 5.2
2[path, scheme, site, query]? if path is empty, and scheme, site and query are undefined
	current-document(result): it is the current document, with the fragment: done
3[scheme]? if scheme is defined
	absolute-url(result): it is an absolute URL: done
inherit-scheme: scheme ← base scheme
4[site]? if site is defined, go on with 7
inherit-site: site ← base site
5[path]? if path begins with "/", go on with 7

# merge: draft-fielding-url-syntax-05, section 5.2
6a: buffer ← base path up to its last "/"
6b(buffer): append path to the buffer
6c(buffer)[query]? if query is defined, append "?" and query to the buffer
# dots: draft-fielding-url-syntax-05, section 5.2
6d*+(buffer)[buffer]? while a "./" is in the buffer, "." a whole segment: drop that
6e(buffer)[buffer]? if the buffer ends with ".", a whole segment: drop that
6f*+(buffer)[buffer]? while a "<segment>/../" is in the buffer, <segment> not "..": drop the leftmost
6g*(buffer)[buffer]? if the buffer ends with "<segment>/..", <segment> not "..": drop that
# merge: draft-fielding-url-syntax-05, section 5.2
6h(query)[buffer]? if "?" is in the buffer, query ← what follows the first; else undefined
6i: path ← the buffer up to its first "?"

# recompose: draft-fielding-url-syntax-05, section 5.2
result(result): 7. result ← ""
if-scheme[scheme]? if scheme is defined
	add-scheme(result): append scheme and ":"
if-site[site]? if site is defined
	add-site(result): append "//" and site
add-path(result): append path
if-query[query]? if query is defined
	add-query(result): append "?" and query
if-fragment[fragment]? if fragment is defined
	add-fragment(result): append "#" and fragment
`))
