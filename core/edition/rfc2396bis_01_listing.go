package edition

import "uriscope/core/trace"

// The registers of draft-fielding-uri-rfc2396bis-01, section 5.2: what the pseudocode
// names, and the buffer of merging. The fragment belongs neither to R nor to T.
const (
	biBase = iota
	biR
	biBaseScheme
	biBaseAuthority
	biBasePath
	biRScheme
	biRAuthority
	biRPath
	biRQuery
	biFragment
	biTScheme
	biTAuthority
	biTPath
	biTQuery
	biBuffer
	biResult
)

// The lines of draft-fielding-uri-rfc2396bis-01, section 5.2, in the order of
// rfc2396bis01Listing.
const (
	biParseBase = iota
	biParse

	biNotValidating
	biForgetScheme
	biHasScheme
	biSchemeOfR
	biSchemeAuthority
	biSchemePath
	biSchemeQuery
	_ // else
	biHasAuthority
	biAuthorityOfR
	biAuthorityPath
	biAuthorityQuery
	_ // else
	biEmptyPath
	biHasQuery
	biPathOfBase
	biEmptyQueryOfR
	_ // else
	biCurrent
	_ // else
	biAbsolutePath
	biPathOfR
	_ // else
	biMerge
	biQueryOfR
	biAuthorityOfBase
	biSchemeOfBase
	biReturn

	bi1
	bi1Root
	bi2
	bi3
	bi4
	bi5
	bi6
	bi7
	bi7Keep
	bi7Remove
	bi7Refuse
	bi8

	biNothing
	biIfScheme
	biAddScheme
	biIfAuthority
	biAddAuthority
	biAddPath
	biIfQuery
	biAddQuery
	biIfFragment
	biAddFragment
)

var rfc2396bis01Listing = trace.Listing{
	Registers: []trace.Register{
		biBase: {Name: "Base"}, biR: {Name: "R"},
		biBaseScheme: {Name: "Base.scheme"}, biBaseAuthority: {Name: "Base.authority"}, biBasePath: {Name: "Base.path"},
		biRScheme: {Name: "R.scheme"}, biRAuthority: {Name: "R.authority"},
		biRPath: {Name: "R.path"}, biRQuery: {Name: "R.query"}, biFragment: {Name: "fragment"},
		biTScheme: {Name: "T.scheme"}, biTAuthority: {Name: "T.authority"},
		biTPath: {Name: "T.path"}, biTQuery: {Name: "T.query"},
		biBuffer: {Name: "buffer", Buffer: true},
		biResult: {Name: "result"},
	},
	Lines: lines(`
# split: draft-fielding-uri-rfc2396bis-01, section 5.2
split-base: Base.scheme, authority, path ← parse(Base)
split-r: R.scheme, authority, path, query; fragment ← parse(R)

# transform: draft-fielding-uri-rfc2396bis-01, section 5.2
not-validating*? if not validating and R.scheme = Base.scheme
	forget-scheme: R.scheme ← undefined
has-scheme? if R.scheme is defined
	scheme-of-r: T.scheme ← R.scheme
	scheme-authority: T.authority ← R.authority
	scheme-path: T.path ← R.path
	scheme-query: T.query ← R.query
no-scheme: else
	has-authority? if R.authority is defined
		authority-of-r: T.authority ← R.authority
		authority-path: T.path ← R.path
		authority-query: T.query ← R.query
	no-authority: else
		empty-path? if R.path is empty
			has-query? if R.query is defined
				path-of-base: T.path ← Base.path
				empty-query-of-r: T.query ← R.query
			no-query: else
				current-document: return the current document and fragment
		some-path: else
			absolute-path? if R.path begins with "/"
				path-of-r: T.path ← R.path
			relative-path: else
				merge: T.path ← merge(Base.path, R.path)
			query-of-r: T.query ← R.query
		authority-of-base: T.authority ← Base.authority
	scheme-of-base: T.scheme ← Base.scheme
return: return T and fragment

# merge: draft-fielding-uri-rfc2396bis-01, section 5.2
1: buffer ← Base.path up to its last "/"
	1a? if Base.path is empty, append "/" to the buffer
2: append R.path to the buffer
# dots: draft-fielding-uri-rfc2396bis-01, section 5.2
3? while a "./" is in the buffer, "." a whole segment: drop that
4? if the buffer ends with ".", a whole segment: drop that
5*? while a "<segment>/../" is in the buffer, <segment> not "..": drop the leftmost
6*? if the buffer ends with "<segment>/..", <segment> not "..": drop that
7*? if the buffer begins with "..", a whole segment: an error, for which choose
	7a: keep it
	7b? or: while one is there, drop it
	7c: or: do not follow the reference
8: return the buffer

# recompose: draft-fielding-uri-rfc2396bis-01, section 5.2
result: result ← ""
if-scheme? if T.scheme is defined
	add-scheme: append T.scheme and ":"
if-authority? if T.authority is defined
	add-authority: append "//" and T.authority
add-path: append T.path
if-query? if T.query is defined
	add-query: append "?" and T.query
if-fragment? if fragment is defined
	add-fragment: append "#" and fragment
`),
}
