package rfc3986

import "uriscope/core/edition"

// misreadings are the known ways to get RFC 3986, section 5 wrong, collected from libraries, questions, and
// exercises. If several give the same target, the first one counts.
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
	after fragment: if R.fragment is undefined and "#" is in Base: T.fragment ← Base after its first "#"
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
beside path-decoded
	before add-path: decode T.path
dots-in-query
	before fragment: if T.query is defined: T.query ← remove_dot_segments(T.query)
dots-in-fragment
	after fragment: if T.fragment is defined: T.fragment ← remove_dot_segments(T.fragment)
empty-uncounted
	before 2E: else if input buffer starts with "//": replace that with "/"
beside slashes-joined
	before add-path: while "//" is in T.path: T.path ← T.path, with each "//" replaced by "/"
end-without-slash
	before 2A: if input buffer is "/.": remove that
	before 2A: else if input buffer is "/..": remove that; remove the last /segment of output buffer
	text 2A: else if it starts with "../" or "./": remove that
end-dots-kept
	text 2B: else if it starts with "/./": replace that with "/"
	text 2C: else if it starts with "/../": replace that with "/"; remove the last /segment of output buffer
beside end-slash-dropped
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
beside empty-path-root
	before add-path: if T.authority is defined and T.path is empty: T.path ← "/"
empty-dropped
	text if-query: if T.query is not empty
	text if-fragment: if T.fragment is not empty
dots-before-merge
	before merge: R.path ← remove_dot_segments(R.path)
base-dots-always
	after path-of-base: T.path ← remove_dot_segments(T.path)
beside spaces-encoded
	before add-path: T.path ← T.path, with each " " replaced by "%20"
	before if-query: T.query ← T.query, with each " " replaced by "%20"
	before if-fragment: T.fragment ← T.fragment, with each " " replaced by "%20"
beside userinfo-dropped
	before if-authority: T.authority ← T.authority after its last "@"
beside port-dropped
	before if-authority: if T.scheme is one of "http ws", ignoring case, and T.authority ends with ":80": remove that
	before if-authority: if T.scheme is one of "https wss", ignoring case, and T.authority ends with ":443": remove that
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
optional same-scheme-alone
	before non-strict: if R.authority is undefined, and R.scheme equals Base.scheme, ignoring case: R.scheme ← undefined
optional same-scheme
	before non-strict: if R.scheme equals Base.scheme, ignoring case: R.scheme ← undefined
empty-authority
	text has-authority: if R.authority is not empty
relative-base
	after if-fragment: if T.scheme is undefined: T.scheme ← ""
base-without-scheme
	before result: if Base.scheme is undefined: result ← R; done
scheme-dots
	text scheme-path: T.path ← R.path
authority-dots
	text authority-path: T.path ← R.path
root-dots
	text path-of-r: T.path ← R.path
empty-unchanged
	before result: if R is empty: result ← Base; done
file-replaced
	after path-of-base: T.path ← Base.path through its last "/"
empties-ignored
	after split-r: if R.query is empty: R.query ← undefined
	after split-r: if R.fragment is empty: R.fragment ← undefined
relative-stays
	text 2A: if it starts with "./": remove that
	before 2C: else if output buffer is empty, path does not start with "/", and input buffer starts with "/../" or is "/..": move its first /segment to output buffer
	before 2C: else if output buffer ends with "..", path does not start with "/", and input buffer starts with "/../" or is "/..": move its first /segment to output buffer
	text 2D: else if it is ".": remove that
	before 3: if path does not start with "/", and output buffer starts with "/": remove that
nothing-is-root
	before 3: if output buffer is empty: output buffer ← "/"
rootless-base-unused
	before result: if Base.authority is undefined, and Base.path does not start with "/": result ← R; done
rootless-base-unchanged
	before result: if R.scheme and Base.authority are undefined, and Base.path does not start with "/": result ← Base; done
unknown-scheme-unused
	before result: if Base.scheme is one of "http https ws wss ftp file", ignoring case: keep result
	before result: else: result ← R; done
scheme-needs-slashes
	after split-r: if R.scheme is defined, and R.authority is undefined: R.path ← R.scheme + ":" + R.path; R.scheme ← undefined
beside backslash-encoded
	before add-path: T.path ← T.path, with each "\" replaced by "%5C"
	before if-query: T.query ← T.query, with each "\" replaced by "%5C"
	before if-fragment: T.fragment ← T.fragment, with each "\" replaced by "%5C"
beside brackets-encoded
	before add-path: T.path ← T.path, with each "[" replaced by "%5B"
	before add-path: T.path ← T.path, with each "]" replaced by "%5D"
	before if-query: T.query ← T.query, with each "[" replaced by "%5B"
	before if-query: T.query ← T.query, with each "]" replaced by "%5D"
	before if-fragment: T.fragment ← T.fragment, with each "[" replaced by "%5B"
	before if-fragment: T.fragment ← T.fragment, with each "]" replaced by "%5D"
beside non-ascii-encoded
	before add-path: T.path ← encode_non_ascii(T.path)
	before if-query: T.query ← encode_non_ascii(T.query)
	before if-fragment: T.fragment ← encode_non_ascii(T.fragment)
beside host-punycode
	before if-authority: T.authority ← ascii_host(T.authority)
beside encoded
	before add-path: T.path ← encode(T.path)
	before if-query: T.query ← encode(T.query)
	before if-fragment: T.fragment ← encode(T.fragment)
beside encoded-everywhere
	before if-authority: T.authority ← encode_authority(T.authority)
	before add-path: T.path ← encode(T.path)
	before if-query: T.query ← encode(T.query)
	before if-fragment: T.fragment ← encode(T.fragment)
beside encoded-punycode
	before if-authority: T.authority ← ascii_host(T.authority)
	before if-authority: T.authority ← lowercase_host(T.authority)
	before if-authority: T.authority ← encode_authority(T.authority)
	before add-path: T.path ← encode(T.path)
	before if-query: T.query ← encode(T.query)
	before if-fragment: T.fragment ← encode(T.fragment)
beside ascii-encoded
	before add-path: T.path ← encode_ascii(T.path)
	before if-query: T.query ← encode_ascii(T.query)
	before if-fragment: T.fragment ← encode_ascii(T.fragment)
beside scheme-lowercase
	before if-scheme: T.scheme ← lowercase(T.scheme)
beside host-lowercase
	before if-authority: T.authority ← lowercase_host(T.authority)
beside lowercase
	before if-scheme: T.scheme ← lowercase(T.scheme)
	before if-authority: T.authority ← lowercase_host(T.authority)
beside normalized
	before if-scheme: T.scheme ← lowercase(T.scheme)
	before if-authority: T.authority ← lowercase_host(T.authority)
	before add-path: T.path ← normalize_encoding(T.path)
	before if-query: T.query ← normalize_encoding(T.query)
	before if-fragment: T.fragment ← normalize_encoding(T.fragment)
beside empty-port-dropped
	before if-authority: if T.authority ends with ":": remove that
beside normalized-by-scheme
	before if-scheme: T.scheme ← lowercase(T.scheme)
	before if-authority: T.authority ← lowercase_host(T.authority)
	before if-authority: if T.authority ends with ":": remove that
	before if-authority: if T.scheme is one of "http ws", ignoring case, and T.authority ends with ":80": remove that
	before if-authority: if T.scheme is one of "https wss", ignoring case, and T.authority ends with ":443": remove that
	before add-path: if T.authority is defined and T.path is empty: T.path ← "/"
beside host-encoded
	before if-authority: T.authority ← encode_authority(T.authority)
beside host-decoded
	before if-authority: T.authority ← decode_host(T.authority)
beside host-decoded-lowercase
	before if-authority: T.authority ← decode_host(T.authority)
	before if-authority: T.authority ← lowercase_host(T.authority)
beside port-as-number
	before if-authority: while ":" is in T.authority, T.authority does not end with "]", and T.authority after its last ":" starts with "0": remove that
	before if-authority: if T.authority ends with ":": remove that
beside port-as-number-dropped
	before if-authority: while ":" is in T.authority, T.authority does not end with "]", and T.authority after its last ":" starts with "0": remove that
	before if-authority: if T.authority ends with ":": remove that
	before if-authority: if T.scheme is one of "http ws", ignoring case, and T.authority ends with ":80": remove that
	before if-authority: if T.scheme is one of "https wss", ignoring case, and T.authority ends with ":443": remove that
beside file-slashes
	before if-authority: if T.scheme is "file" and T.authority is undefined: T.authority ← ""
	before add-path: if T.scheme is "file" and T.path does not start with "/": T.path ← "/" + T.path
beside any-path-root
	before add-path: if T.path is empty: T.path ← "/"
beside extra-slashes
	before split-r: while R starts with "///": R ← R after its first "/"
	before add-path: if T.authority is defined and T.path is empty: T.path ← "/"
beside host-always
	after split-r: if R.scheme is one of "http https ws wss ftp", ignoring case
	after split-r: 	if R.authority is empty: R.authority ← R.path; R.path ← ""
	after split-r: 	while R.authority starts with "/": remove that
	after split-r: 	if R.authority is defined: R.authority, R.path ← R.authority, up to its first "/"
	before add-path: if T.authority is defined and T.path is empty: T.path ← "/"
network-unchanged
	before result: if R.scheme is undefined and R.authority is defined: result ← R; done
slash-kept
	text 2C: else if it starts with "/../" or is "/..": replace that with "/"; output buffer ← output buffer through its last "/"
parent-by-prefix
	after 2C: else if input buffer starts with "/..": replace that with "/"; remove the last /segment of output buffer
end-parent-without-slash
	before 2A: if input buffer is "/..": remove that; remove the last /segment of output buffer
	text 2A: else if it starts with "../" or "./": remove that
end-dot-without-slash
	before 2A: if input buffer is "/.": remove that
	text 2A: else if it starts with "../" or "./": remove that
`)
