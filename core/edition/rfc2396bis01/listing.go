package rfc2396bis01

import "uriscope/core/trace"

// The registers: what the pseudocode of draft-fielding-uri-rfc2396bis-01, section 5.2 names,
// and the buffer of its merge routine. The fragment belongs neither to R nor to T.
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

var listing = trace.NewListing(trace.Registers(`
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
split-base: Base.scheme, authority, path ← parse(Base)
split-r: R.scheme, authority, path, query; fragment ← parse(R)

# transform: draft-fielding-uri-rfc2396bis-01, section 5.2
not-validating*[R.scheme, Base.scheme]? if not validating and R.scheme = Base.scheme
	forget-scheme: R.scheme ← undefined
has-scheme[R.scheme]? if R.scheme is defined
	scheme-of-r: T.scheme ← R.scheme
	scheme-authority: T.authority ← R.authority
	scheme-path: T.path ← R.path
	scheme-query: T.query ← R.query
no-scheme| else
	has-authority[R.authority]? if R.authority is defined
		authority-of-r: T.authority ← R.authority
		authority-path: T.path ← R.path
		authority-query: T.query ← R.query
	no-authority| else
		empty-path[R.path]? if R.path is empty
			has-query[R.query]? if R.query is defined
				path-of-base: T.path ← Base.path
				empty-query-of-r: T.query ← R.query
			no-query| else
				current-document(result): return the current document and fragment
		some-path| else
			absolute-path[R.path]? if R.path begins with "/"
				path-of-r: T.path ← R.path
			relative-path| else
				merge: T.path ← merge(Base.path, R.path)
			query-of-r: T.query ← R.query
		authority-of-base: T.authority ← Base.authority
	scheme-of-base: T.scheme ← Base.scheme
return: return T and fragment

## merge
# merge: draft-fielding-uri-rfc2396bis-01, section 5.2
1: buffer ← Base.path up to its last "/"
	1a(buffer)[Base.path]? if Base.path is empty, append "/" to the buffer
2(buffer): append R.path to the buffer
# dots: draft-fielding-uri-rfc2396bis-01, section 5.2
3+(buffer)[buffer]? while a "./" is in the buffer, "." a whole segment: drop that
4(buffer)[buffer]? if the buffer ends with ".", a whole segment: drop that
5*+(buffer)[buffer]? while a "<segment>/../" is in the buffer, <segment> not "..": drop the leftmost
6*(buffer)[buffer]? if the buffer ends with "<segment>/..", <segment> not "..": drop that
7*[buffer]? if the buffer begins with "..", a whole segment: an error, for which choose
	7a: keep it
	7b+(buffer)[buffer]? or: while one is there, drop it
	7c: or: do not follow the reference
8(T.path): return the buffer

##
# recompose: draft-fielding-uri-rfc2396bis-01, section 5.2
result: result ← ""
if-scheme[T.scheme]? if T.scheme is defined
	add-scheme(result): append T.scheme and ":"
if-authority[T.authority]? if T.authority is defined
	add-authority(result): append "//" and T.authority
add-path(result): append T.path
if-query[T.query]? if T.query is defined
	add-query(result): append "?" and T.query
if-fragment[fragment]? if fragment is defined
	add-fragment(result): append "#" and fragment
`))
