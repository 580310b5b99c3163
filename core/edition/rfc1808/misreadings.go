package rfc1808

import "uriscope/core/edition"

// misreadings are the known ways to get RFC 1808, section 4 wrong, like the misreadings of RFC 3986.
var misreadings = edition.NewMisreadings(`
whole-path
	before 6: if base path is not empty, and base path does not end with "/": append "/" to base path
path-added
	before 4: if path starts with "/", and base path ends with "/": remove that
	text 4: if path starts with "/": path ← base path + path; skip to step 7
slash-ignored
	text 4: if path starts with "/", and path is not "/": path ← path after its first "/"
directory-dropped
	before 6: if base path ends with "/": remove that
from-root
	before 6: if path does not start with ".": base path ← "/"
query-kept
	after put-path: if query is empty: query ← base query
fragment-kept
	after 2-embedded: if fragment is undefined and "#" is in base URL: fragment ← base URL after its first "#"
excess-dropped
	after 6d: while new path starts with ".." where ".." is a segment: remove that
dots-kept
	omit 6a
	omit 6b
	omit 6c
	omit 6d
no-authority
	after 2-embedded: if net_loc is defined: path ← "//" + net_loc + path; net_loc ← undefined
no-scheme
	after 2-embedded: if net_loc is defined: path ← "//" + net_loc + path; net_loc ← undefined
	after 2-embedded: if scheme is defined: path ← scheme + ":" + path; scheme ← undefined
beside backslash
	before 2-embedded: embedded URL ← embedded URL, with each "\" replaced by "/"
beside trimmed
	before 2-embedded: while embedded URL starts with " ": remove that
	before 2-embedded: while embedded URL ends with " ": remove that
beside dots-decoded
	after 2-embedded: path ← path, with each "%2e" replaced by "."
	after 2-embedded: path ← path, with each "%2E" replaced by "."
beside decoded-first
	before 2-embedded: decode embedded URL
beside slashes-joined
	before add-path: while "//" is in path: path ← path, with each "//" replaced by "/"
end-without-slash
	before put-path: if path ends with "." and new path ends with "/": remove that
beside end-slash-dropped
	before add-path: if path ends with "/": remove that
parent-kept
	text 6c: while "/../" is in new path: new path ← new path, with each "/../" replaced by "/"
	text 6d: if new path ends with "/..": replace that with "/"
path-appended
	text 6: new path ← base path
slashes-always
	after if-net_loc: if net_loc is undefined: append "//" to result
empty-host-dropped
	text if-net_loc: if net_loc is not empty
beside empty-path-root
	before add-path: if net_loc is defined and path is empty: path ← "/"
beside spaces-encoded
	before add-path: path ← path, with each " " replaced by "%20"
	before if-query: query ← query, with each " " replaced by "%20"
	before if-fragment: fragment ← fragment, with each " " replaced by "%20"
path-only
	omit if-scheme
	omit if-net_loc
joined
	text result: 7. result ← base URL + embedded URL; done
joined-with-slash
	text result: 7. result ← base URL + "/" + embedded URL; done
not-resolved
	text result: 7. result ← embedded URL; done
`)
