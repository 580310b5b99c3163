package rfc3986

import "uriscope/core/edition"

// misreadings are the known ways to get RFC 3986, section 5, wrong. They are known from libraries, from
// questions, and from exercises. Where several give the same target, the first one counts.
var misreadings = edition.NewMisreadings(`
whole-path
	before replace-last: if Base.path is not empty, and Base.path does not end with "/": append "/" to Base.path
path-added
	before path-of-r: if Base.path ends with "/": remove that
	text path-of-r: T.path ← Base.path + R.path
	after path-of-r: T.path ← remove_dot_segments(T.path)
slash-ignored
	before path-of-r: if R.path is not "/": R.path ← R.path after its first "/"
	text path-of-r: T.path ← merge(Base.path, R.path)
	after path-of-r: T.path ← remove_dot_segments(T.path)
directory-dropped
	before replace-last: if Base.path ends with "/": remove that
from-root
	before replace-last: if R.path does not start with ".": Base.path ← "/"
query-kept
	after query-of-r: if R.query is undefined: T.query ← Base.query
fragment-kept
	after fragment: if R.fragment is undefined: T.fragment ← Base after its first "#", if any
excess-kept
	before 2C: else if output buffer is empty, and input buffer starts with "/../" or is "/..": move its first /segment to output buffer
	before 2C: else if output buffer ends with "/..", and input buffer starts with "/../" or is "/..": move its first /segment to output buffer
dots-kept
	omit 2A
	omit 2B
	omit 2C
	omit 2D
queries-joined
	after query-of-r: if Base.query and R.query are defined: T.query ← Base.query + "&" + R.query
	after empty-query-of-r: if Base.query is defined: T.query ← Base.query + "&" + R.query
base-query
	after query-of-r: if Base.query is defined: T.query ← Base.query
	after empty-query-of-r: if Base.query is defined: T.query ← Base.query
query-drops-file
	after path-of-base: if R.query is defined: T.path ← Base.path through its last "/"
query-dropped
	omit query-of-base
empty-is-directory
	after path-of-base: if R is empty: T.path ← Base.path through its last "/"
	after query-of-base: if R is empty: T.query ← undefined
no-authority
	after split-r: if R.authority is defined: R.path ← "//" + R.authority + R.path; R.authority ← undefined
drive
	after split-r: if Base.scheme is "file", and R.scheme is one of "a b c d e f g h i j k l m n o p q r s t u v w x y z", ignoring case: R.path ← R.scheme + ":" + R.path; R.scheme ← undefined
no-scheme
	after split-r: if R.authority is defined: R.path ← "//" + R.authority + R.path; R.authority ← undefined
	after split-r: if R.scheme is defined: R.path ← R.scheme + ":" + R.path; R.scheme ← undefined
backslash
	before split-r: R ← R, with each "\" replaced by "/"
trimmed
	before split-r: while R starts with " ": remove that
	before split-r: while R ends with " ": remove that
dots-decoded
	after split-r: R.path ← R.path, with each "%2e" replaced by "."
	after split-r: R.path ← R.path, with each "%2E" replaced by "."
decoded-first
	before split-r: decode R
path-decoded
	before add-path: decode T.path
dots-in-query
	before fragment: if T.query is defined: T.query ← remove_dot_segments(T.query)
dots-in-fragment
	after fragment: if T.fragment is defined: T.fragment ← remove_dot_segments(T.fragment)
empty-uncounted
	before 2E: else if input buffer starts with "//": replace that with "/"
slashes-joined
	before add-path: while "//" is in T.path: T.path ← T.path, with each "//" replaced by "/"
end-without-slash
	before 2A: if input buffer is "/.": remove that
	before 2A: else if input buffer is "/..": remove that; remove the last /segment of output buffer
	text 2A: else if it starts with "../" or "./": remove that
end-dots-kept
	text 2B: else if it starts with "/./": replace that with "/"
	text 2C: else if it starts with "/../": replace that with "/"; remove the last /segment of output buffer
end-slash-dropped
	before add-path: if T.path ends with "/": remove that
parent-kept
	text 2C: else if it starts with "/../" or is "/..": replace that with "/"
rootless
	before 3: if path does not start with "/", and output buffer starts with "/": remove that
one-more-dropped
	before replace-last: Base.path ← Base.path through its last "/"
	before replace-last: if Base.path ends with "/": remove that
two-removed
	text 2C: else if it starts with "/../" or is "/..": replace that with "/"; remove the last /segment of output buffer; remove the last /segment of output buffer
slash-replaced
	before replace-last: Base.path ← Base.path through its last "/"
	before replace-last: if Base.path ends with "/": remove that
	text replace-last: return Base.path + R.path
path-appended
	text replace-last: return Base.path + R.path
no-root
	omit no-base-path
rooted
	after merge: if T.path does not start with "/": T.path ← "/" + T.path
slashes-always
	after if-authority: if T.authority is undefined: append "//" to result
empty-host-dropped
	text if-authority: if T.authority is not empty
empty-path-root
	before add-path: if T.authority is defined and T.path is empty: T.path ← "/"
empty-dropped
	text if-query: if T.query is not empty
	text if-fragment: if T.fragment is not empty
dots-before-merge
	before merge: R.path ← remove_dot_segments(R.path)
base-dots-always
	after path-of-base: T.path ← remove_dot_segments(T.path)
spaces-encoded
	before add-path: T.path ← T.path, with each " " replaced by "%20"
	before if-query: T.query ← T.query, with each " " replaced by "%20"
	before if-fragment: T.fragment ← T.fragment, with each " " replaced by "%20"
userinfo-dropped
	before if-authority: T.authority ← T.authority after its last "@"
port-dropped
	before if-authority: if T.scheme is "http" and T.authority ends with ":80": remove that
	before if-authority: if T.scheme is "https" and T.authority ends with ":443": remove that
slashes-in-query
	before replace-last: if "/" is in Base.query: Base.path ← Base.path + "?" + Base.query
path-only
	omit if-scheme
	omit if-authority
own-query-dropped
	omit query-of-r
own-fragment-dropped
	omit fragment
joined
	text result: result ← Base + R; done
joined-with-slash
	text result: result ← Base + "/" + R; done
not-resolved
	text result: result ← R; done
`)
