package rfc2396

import "uriscope/core/edition"

// misreadings are the known ways to get RFC 2396, section 5.2 wrong, like the misreadings of RFC 3986.
var misreadings = edition.NewMisreadings(`
whole-path
	before 6a: if base path is not empty, and base path does not end with "/": append "/" to base path
path-added
	before 5: if path starts with "/", and base path ends with "/": remove that
	text 5: if path starts with "/": path ← base path + path; skip to step 7
slash-ignored
	text 5: if path starts with "/", and path is not "/": path ← path after its first "/"
directory-dropped
	before 6a: if base path ends with "/": remove that
from-root
	before 6a: if path does not start with ".": base path ← "/"
query-kept
	after 6h: if query is undefined, and "?" is in base URI: query ← base URI up to its first "#"; query ← query after its first "?"
fragment-kept
	after 1: if fragment is undefined and "#" is in base URI: fragment ← base URI after its first "#"
excess-dropped
	before 6g: while buffer starts with ".." where ".." is a segment: remove that
query-keeps-file
	before 6a: if path is empty: path ← base path; skip to step 7
dots-kept
	omit 6c
	omit 6d
	omit 6e
	omit 6f
no-authority
	after 1: if authority is defined: path ← "//" + authority + path; authority ← undefined
no-scheme
	after 1: if authority is defined: path ← "//" + authority + path; authority ← undefined
	after 1: if scheme is defined: path ← scheme + ":" + path; scheme ← undefined
beside backslash
	before 1: URI reference ← URI reference, with each "\" replaced by "/"
beside trimmed
	before 1: while URI reference starts with " ": remove that
	before 1: while URI reference ends with " ": remove that
beside dots-decoded
	after 1: path ← path, with each "%2e" replaced by "."
	after 1: path ← path, with each "%2E" replaced by "."
beside decoded-first
	before 1: decode URI reference
beside slashes-joined
	before add-path: while "//" is in path: path ← path, with each "//" replaced by "/"
end-without-slash
	before 6g: if path ends with "." and buffer ends with "/": remove that
beside end-slash-dropped
	before add-path: if path ends with "/": remove that
parent-kept
	text 6e: while "/../" is in buffer: buffer ← buffer, with each "/../" replaced by "/"
	text 6f: if buffer ends with "/..": replace that with "/"
path-appended
	text 6a: buffer ← base path
slashes-always
	after if-authority: if authority is undefined: append "//" to result
empty-host-dropped
	text if-authority: if authority is not empty
beside empty-path-root
	before add-path: if authority is defined and path is empty: path ← "/"
empty-dropped
	text if-query: if query is not empty
	text if-fragment: if fragment is not empty
beside spaces-encoded
	before add-path: path ← path, with each " " replaced by "%20"
	before if-query: query ← query, with each " " replaced by "%20"
	before if-fragment: fragment ← fragment, with each " " replaced by "%20"
path-only
	omit if-scheme
	omit if-authority
joined
	text result: 7. result ← base URI + URI reference; done
joined-with-slash
	text result: 7. result ← base URI + "/" + URI reference; done
not-resolved
	text result: 7. result ← URI reference; done
`)
