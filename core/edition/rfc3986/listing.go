package rfc3986

import "uriscope/core/trace"

// The registers: the two texts, the components that the pseudocode of RFC 3986, section
// 5.2.2 names, the two buffers of RFC 3986, section 5.2.4 and the result of RFC 3986,
// section 5.3.
const (
	rBase = iota
	rR
	rBaseScheme
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

var listing = trace.NewListing(trace.Registers(`
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
split-base: Base.scheme, authority, path, query ← split(Base)
# split: RFC 3986, section 5.2.2
split-r: R.scheme, authority, path, query, fragment ← split(R)

# transform: RFC 3986, section 5.2.2
non-strict*[R.scheme, Base.scheme]? if not strict and R.scheme = Base.scheme
	forget-scheme: R.scheme ← undefined
has-scheme[R.scheme]? if R.scheme is defined
	scheme-of-r: T.scheme ← R.scheme
	scheme-authority: T.authority ← R.authority
	scheme-path: T.path ← remove_dot_segments(R.path)
	scheme-query: T.query ← R.query
no-scheme| else
	has-authority[R.authority]? if R.authority is defined
		authority-of-r: T.authority ← R.authority
		authority-path: T.path ← remove_dot_segments(R.path)
		authority-query: T.query ← R.query
	no-authority| else
		empty-path[R.path]? if R.path is empty
			path-of-base: T.path ← Base.path
			has-query[R.query]? if R.query is defined
				empty-query-of-r: T.query ← R.query
			no-query| else
				query-of-base: T.query ← Base.query
		some-path| else
			absolute-path[R.path]? if R.path begins with "/"
				path-of-r: T.path ← remove_dot_segments(R.path)
			relative-path| else
				merge*: T.path ← merge(Base.path, R.path)
				merged-path: T.path ← remove_dot_segments(T.path)
			query-of-r: T.query ← R.query
		authority-of-base: T.authority ← Base.authority
	scheme-of-base: T.scheme ← Base.scheme
fragment: T.fragment ← R.fragment

## merge
# merge: RFC 3986, section 5.2.3
no-base-path*[Base.authority, Base.path]? if Base.authority is defined and Base.path is empty
	root(T.path): return "/" + R.path
some-base-path| else
	replace-last(T.path): return Base.path up to its last "/" + R.path

`+dotLines+`3(T.path): return the output buffer

##
# recompose: RFC 3986, section 5.3
result: result ← ""
if-scheme[T.scheme]? if T.scheme is defined
	add-scheme(result): append T.scheme and ":"
if-authority[T.authority]? if T.authority is defined
	add-authority(result): append "//" and T.authority
add-path(result): append T.path
if-query[T.query]? if T.query is defined
	add-query(result): append "?" and T.query
if-fragment[T.fragment]? if T.fragment is defined
	add-fragment(result): append "#" and T.fragment
`))

// dotLines are the lines that are carried out wherever dot segments are removed, but for the
// last one, which says where the path goes.
const dotLines = `## remove_dot_segments
# dots: RFC 3986, section 5.2.4
1: input buffer ← path; output buffer ← ""
2+: while the input buffer is not empty
	2A(input buffer): "../" or "./" at its beginning: drop that
	2B(input buffer): else "/./", or all of it is "/.": leave "/" of that
	2C(input buffer, output buffer): else "/../" or all "/..": keep "/", drop last output segment
	2D(input buffer): else all of it is "." or "..": drop that
	2E(input buffer, output buffer): else: move the first segment to the output
`
