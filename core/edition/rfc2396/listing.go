package rfc2396

import "uriscope/core/trace"

// The registers of RFC 2396, section 5.2. The steps speak of the components of the reference,
// and change them.
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

var listing = trace.NewListing(trace.Registers(`
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
parse-base: base scheme, authority, path ← parse(base URI)
1: scheme, authority, path, query, fragment ← parse(URI reference)

# transform: RFC 2396, section 5.2
2[path, scheme, authority, query]? if path is empty, and scheme, authority and query are undefined
	current-document(result): it is the current document, with the fragment: done
not-validating*[scheme, base scheme]? if not validating and scheme = base scheme
	forget-scheme(scheme): scheme ← undefined
3[scheme]? if scheme is defined
	absolute-uri(result): it is an absolute URI: done
inherit-scheme: scheme ← base scheme
4[authority]? if authority is defined, go on with 7
inherit-authority: authority ← base authority
5[path]? if path begins with "/", go on with 7

# merge: RFC 2396, section 5.2
6a: buffer ← base path up to its last "/"
6b(buffer): append path to the buffer
# dots: RFC 2396, section 5.2
6c+(buffer)[buffer]? while a "./" is in the buffer, "." a whole segment: drop that
6d(buffer)[buffer]? if the buffer ends with ".", a whole segment: drop that
6e*+(buffer)[buffer]? while a "<segment>/../" is in the buffer, <segment> not "..": drop the leftmost
6f*(buffer)[buffer]? if the buffer ends with "<segment>/..", <segment> not "..": drop that
6g*[buffer]? if the buffer begins with "..", a whole segment: an error, for which choose
	6g1: keep it
	6g2+(buffer)[buffer]? or: while one is there, remove it
	6g3: or: do not follow the reference
# merge: RFC 2396, section 5.2
6h: path ← the buffer

# recompose: RFC 2396, section 5.2
result(result): 7. result ← ""
if-scheme[scheme]? if scheme is defined
	add-scheme(result): append scheme and ":"
if-authority[authority]? if authority is defined
	add-authority(result): append "//" and authority
add-path(result): append path
if-query[query]? if query is defined
	add-query(result): append "?" and query
if-fragment[fragment]? if fragment is defined
	add-fragment(result): append "#" and fragment
`))
