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

const us52 = "draft-fielding-url-syntax-05, section 5.2"

var urlSyntax05Listing = trace.Listing{
	Registers: []trace.Register{
		usBase: {Name: "base URL"}, usR: {Name: "URL reference"},
		usBaseScheme: {Name: "base scheme"}, usBaseSite: {Name: "base site"}, usBasePath: {Name: "base path"},
		usScheme: {Name: "scheme"}, usSite: {Name: "site"}, usPath: {Name: "path"},
		usQuery: {Name: "query"}, usFragment: {Name: "fragment"},
		usBuffer: {Name: "buffer", Buffer: true},
		usResult: {Name: "result"},
	},
	Lines: []trace.Line{
		do("parse-base", trace.Split, 0, us52, "base scheme, site, path ← parse(base URL)"),
		do("1", trace.Split, 0, us52, "scheme, site, path, query, fragment ← parse(URL reference)"),

		ask("2", trace.Transform, 0, us52, "if path is empty, and scheme, site and query are undefined"),
		do("current-document", trace.Transform, 1, us52, "it is the current document, with the fragment: done"),
		ask("3", trace.Transform, 0, us52, "if scheme is defined"),
		do("absolute-url", trace.Transform, 1, us52, "it is an absolute URL as it stands: done"),
		do("inherit-scheme", trace.Transform, 0, us52, "scheme ← base scheme"),
		ask("4", trace.Transform, 0, us52, "if site is defined, go on with 7"),
		do("inherit-site", trace.Transform, 0, us52, "site ← base site"),
		ask("5", trace.Transform, 0, us52, "if path begins with \"/\", go on with 7"),

		do("6a", trace.Merge, 0, us52, "buffer ← base path up to its last \"/\""),
		do("6b", trace.Merge, 0, us52, "append path to the buffer"),
		ask("6c", trace.Merge, 0, us52, "if query is defined, append \"?\" and query to the buffer"),
		decided(ask("6d", trace.Dots, 0, us52, "while a \"./\" is in the buffer, \".\" a whole segment: drop that")),
		ask("6e", trace.Dots, 0, us52, "if the buffer ends with \".\", a whole segment: drop that"),
		decided(ask("6f", trace.Dots, 0, us52, "while a \"<segment>/../\" is in the buffer, <segment> not \"..\": drop the leftmost")),
		decided(ask("6g", trace.Dots, 0, us52, "if the buffer ends with \"<segment>/..\", <segment> not \"..\": drop that")),
		ask("6h", trace.Merge, 0, us52, "if \"?\" is in the buffer, query ← what follows the first; else undefined"),
		do("6i", trace.Merge, 0, us52, "path ← the buffer up to its first \"?\""),

		do("result", trace.Recompose, 0, us52, "7. result ← \"\""),
		ask("if-scheme", trace.Recompose, 0, us52, "if scheme is defined"),
		do("add-scheme", trace.Recompose, 1, us52, "append scheme and \":\""),
		ask("if-site", trace.Recompose, 0, us52, "if site is defined"),
		do("add-site", trace.Recompose, 1, us52, "append \"//\" and site"),
		do("add-path", trace.Recompose, 0, us52, "append path"),
		ask("if-query", trace.Recompose, 0, us52, "if query is defined"),
		do("add-query", trace.Recompose, 1, us52, "append \"?\" and query"),
		ask("if-fragment", trace.Recompose, 0, us52, "if fragment is defined"),
		do("add-fragment", trace.Recompose, 1, us52, "append \"#\" and fragment"),
	},
}
