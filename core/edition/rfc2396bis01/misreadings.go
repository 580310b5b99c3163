package rfc2396bis01

import "uriscope/core/edition"

// misreadings are the known ways to get draft-fielding-uri-rfc2396bis-01, section 5 wrong, like the misreadings
// of RFC 3986.
var misreadings = edition.NewMisreadings(`
whole-path
	before 1: if Base.path is not empty, and Base.path does not end with "/": append "/" to Base.path
path-added
	before path-of-r: if Base.path ends with "/": remove that
	text path-of-r: T.path ← Base.path + R.path
slash-ignored
	before path-of-r: if R.path is not "/": R.path ← R.path after its first "/"
	text path-of-r: T.path ← merge(Base.path, R.path)
directory-dropped
	before 1: if Base.path ends with "/": remove that
from-root
	before 1: if R.path does not start with ".": Base.path ← "/"
query-kept
	after query-of-r: if R.query is undefined, and "?" is in Base: T.query ← Base up to its first "#"; T.query ← T.query after its first "?"
fragment-kept
	after split-r: if fragment is undefined and "#" is in Base: fragment ← Base after its first "#"
excess-dropped
	before 7: while buffer starts with ".." where ".." is a segment: remove that
dots-kept
	omit 3
	omit 4
	omit 5
	omit 6
query-drops-file
	after path-of-base: T.path ← Base.path through its last "/"
no-authority
	after split-r: if R.authority is defined: R.path ← "//" + R.authority + R.path; R.authority ← undefined
no-scheme
	after split-r: if R.authority is defined: R.path ← "//" + R.authority + R.path; R.authority ← undefined
	after split-r: if R.scheme is defined: R.path ← R.scheme + ":" + R.path; R.scheme ← undefined
beside backslash
	before split-r: R ← R, with each "\" replaced by "/"
beside trimmed
	before split-r: while R starts with " ": remove that
	before split-r: while R ends with " ": remove that
beside dots-decoded
	after split-r: R.path ← R.path, with each "%2e" replaced by "."
	after split-r: R.path ← R.path, with each "%2E" replaced by "."
beside decoded-first
	before split-r: decode R
beside slashes-joined
	before add-path: while "//" is in T.path: T.path ← T.path, with each "//" replaced by "/"
end-without-slash
	before 7: if R.path ends with "." and buffer ends with "/": remove that
beside end-slash-dropped
	before add-path: if T.path ends with "/": remove that
parent-kept
	text 5: while "/../" is in buffer: buffer ← buffer, with each "/../" replaced by "/"
	text 6: if buffer ends with "/..": replace that with "/"
path-appended
	text 1: buffer ← Base.path
no-root
	omit 1a
slashes-always
	after if-authority: if T.authority is undefined: append "//" to result
empty-host-dropped
	text if-authority: if T.authority is not empty
beside empty-path-root
	before add-path: if T.authority is defined and T.path is empty: T.path ← "/"
empty-dropped
	text if-query: if T.query is not empty
	text if-fragment: if fragment is not empty
beside spaces-encoded
	before add-path: T.path ← T.path, with each " " replaced by "%20"
	before if-query: T.query ← T.query, with each " " replaced by "%20"
	before if-fragment: fragment ← fragment, with each " " replaced by "%20"
path-only
	omit if-scheme
	omit if-authority
own-query-dropped
	omit query-of-r
joined
	text result: result ← Base + R; done
joined-with-slash
	text result: result ← Base + "/" + R; done
not-resolved
	text result: result ← R; done
`)
