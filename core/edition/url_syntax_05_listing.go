package edition

import "uriscope/core/trace"

// The registers of draft-fielding-url-syntax-05, section 5.2. The steps speak of the
// components of the reference, and change them.
const (
	usBase = iota
	usR
	usBaseScheme
	usBaseSite
	usBasePath
	usScheme
	usSite
	usPath
	usQuery
	usFragment
	usBuffer
	usResult
)

// The steps of draft-fielding-url-syntax-05, section 5.2, in the order of
// urlSyntax05Listing.
const (
	usParseBase = iota
	us1
	us2
	usCurrent
	us3
	usAbsolute
	usInheritScheme
	us4
	usInheritSite
	us5
	us6a
	us6b
	us6c
	us6d
	us6e
	us6f
	us6g
	us6h
	us6i
	usNothing
	usIfScheme
	usAddScheme
	usIfSite
	usAddSite
	usAddPath
	usIfQuery
	usAddQuery
	usIfFragment
	usAddFragment
)

var urlSyntax05Listing = trace.Listing{
	Registers: []trace.Register{
		usBase: {Name: "base URL"}, usR: {Name: "URL reference"},
		usBaseScheme: {Name: "base scheme"}, usBaseSite: {Name: "base site"}, usBasePath: {Name: "base path"},
		usScheme: {Name: "scheme"}, usSite: {Name: "site"}, usPath: {Name: "path"},
		usQuery: {Name: "query"}, usFragment: {Name: "fragment"},
		usBuffer: {Name: "buffer", Buffer: true},
		usResult: {Name: "result"},
	},
	Lines: lines(`
# split: draft-fielding-url-syntax-05, section 5.2
parse-base: base scheme, site, path ← parse(base URL)
1: scheme, site, path, query, fragment ← parse(URL reference)

# transform: draft-fielding-url-syntax-05, section 5.2
2? if path is empty, and scheme, site and query are undefined
	current-document: it is the current document, with the fragment: done
3? if scheme is defined
	absolute-url: it is an absolute URL as it stands: done
inherit-scheme: scheme ← base scheme
4? if site is defined, go on with 7
inherit-site: site ← base site
5? if path begins with "/", go on with 7

# merge: draft-fielding-url-syntax-05, section 5.2
6a: buffer ← base path up to its last "/"
6b: append path to the buffer
6c? if query is defined, append "?" and query to the buffer
# dots: draft-fielding-url-syntax-05, section 5.2
6d*? while a "./" is in the buffer, "." a whole segment: drop that
6e? if the buffer ends with ".", a whole segment: drop that
6f*? while a "<segment>/../" is in the buffer, <segment> not "..": drop the leftmost
6g*? if the buffer ends with "<segment>/..", <segment> not "..": drop that
# merge: draft-fielding-url-syntax-05, section 5.2
6h? if "?" is in the buffer, query ← what follows the first; else undefined
6i: path ← the buffer up to its first "?"

# recompose: draft-fielding-url-syntax-05, section 5.2
result: 7. result ← ""
if-scheme? if scheme is defined
	add-scheme: append scheme and ":"
if-site? if site is defined
	add-site: append "//" and site
add-path: append path
if-query? if query is defined
	add-query: append "?" and query
if-fragment? if fragment is defined
	add-fragment: append "#" and fragment
`),
}
