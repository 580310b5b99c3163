package urlsyntax05

import "uriscope/core/edition"

// misreadings are the known ways to get draft-fielding-url-syntax-05, section 5.2 wrong, like the misreadings
// of RFC 3986.
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
	after 6i: if query is undefined, and "?" is in base URL: query ← base URL up to its first "#"; query ← query after its first "?"
fragment-kept
	after 1: if fragment is undefined and "#" is in base URL: fragment ← base URL after its first "#"
excess-dropped
	before 6h: while buffer starts with ".." where ".." is a segment: remove that
query-keeps-file
	before 6a: if path is empty: path ← base path; skip to step 7
dots-kept
	omit 6d
	omit 6e
	omit 6f
	omit 6g
no-authority
	after 1: if site is defined: path ← "//" + site + path; site ← undefined
no-scheme
	after 1: if site is defined: path ← "//" + site + path; site ← undefined
	after 1: if scheme is defined: path ← scheme + ":" + path; scheme ← undefined
beside backslash
	before 1: URL reference ← URL reference, with each "\" replaced by "/"
beside trimmed
	before 1: while URL reference starts with " ": remove that
	before 1: while URL reference ends with " ": remove that
beside dots-decoded
	after 1: path ← path, with each "%2e" replaced by "."
	after 1: path ← path, with each "%2E" replaced by "."
beside decoded-first
	before 1: decode URL reference
beside slashes-joined
	before add-path: while "//" is in path: path ← path, with each "//" replaced by "/"
end-without-slash
	before 6h: if path ends with "." and buffer ends with "/": remove that
beside end-slash-dropped
	before add-path: if path ends with "/": remove that
parent-kept
	text 6f: while "/../" is in buffer: buffer ← buffer, with each "/../" replaced by "/"
	text 6g: if buffer ends with "/..": replace that with "/"
path-appended
	text 6a: buffer ← base path
slashes-always
	after if-site: if site is undefined: append "//" to result
empty-host-dropped
	text if-site: if site is not empty
beside empty-path-root
	before add-path: if site is defined and path is empty: path ← "/"
empty-dropped
	text if-query: if query is not empty
	text if-fragment: if fragment is not empty
beside spaces-encoded
	before add-path: path ← path, with each " " replaced by "%20"
	before if-query: query ← query, with each " " replaced by "%20"
	before if-fragment: fragment ← fragment, with each " " replaced by "%20"
path-only
	omit if-scheme
	omit if-site
joined
	text result: 7. result ← base URL + URL reference; done
joined-with-slash
	text result: 7. result ← base URL + "/" + URL reference; done
not-resolved
	text result: 7. result ← URL reference; done
`)
