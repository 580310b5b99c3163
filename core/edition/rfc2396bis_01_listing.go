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

const bi52 = "draft-fielding-uri-rfc2396bis-01, section 5.2"

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
	Lines: []trace.Line{
		do("split-base", trace.Split, 0, bi52, "Base.scheme, authority, path ← parse(Base)"),
		do("split-r", trace.Split, 0, bi52, "R.scheme, authority, path, query; fragment ← parse(R)"),

		decided(ask("not-validating", trace.Transform, 0, bi52, "if not validating and R.scheme = Base.scheme")),
		do("forget-scheme", trace.Transform, 1, bi52, "R.scheme ← undefined"),
		ask("has-scheme", trace.Transform, 0, bi52, "if R.scheme is defined"),
		do("scheme-of-r", trace.Transform, 1, bi52, "T.scheme ← R.scheme"),
		do("scheme-authority", trace.Transform, 1, bi52, "T.authority ← R.authority"),
		do("scheme-path", trace.Transform, 1, bi52, "T.path ← R.path"),
		do("scheme-query", trace.Transform, 1, bi52, "T.query ← R.query"),
		do("no-scheme", trace.Transform, 0, bi52, "else"),
		ask("has-authority", trace.Transform, 1, bi52, "if R.authority is defined"),
		do("authority-of-r", trace.Transform, 2, bi52, "T.authority ← R.authority"),
		do("authority-path", trace.Transform, 2, bi52, "T.path ← R.path"),
		do("authority-query", trace.Transform, 2, bi52, "T.query ← R.query"),
		do("no-authority", trace.Transform, 1, bi52, "else"),
		ask("empty-path", trace.Transform, 2, bi52, "if R.path is empty"),
		ask("has-query", trace.Transform, 3, bi52, "if R.query is defined"),
		do("path-of-base", trace.Transform, 4, bi52, "T.path ← Base.path"),
		do("empty-query-of-r", trace.Transform, 4, bi52, "T.query ← R.query"),
		do("no-query", trace.Transform, 3, bi52, "else"),
		do("current-document", trace.Transform, 4, bi52, "return the current document and fragment"),
		do("some-path", trace.Transform, 2, bi52, "else"),
		ask("absolute-path", trace.Transform, 3, bi52, "if R.path begins with \"/\""),
		do("path-of-r", trace.Transform, 4, bi52, "T.path ← R.path"),
		do("relative-path", trace.Transform, 3, bi52, "else"),
		do("merge", trace.Transform, 4, bi52, "T.path ← merge(Base.path, R.path)"),
		do("query-of-r", trace.Transform, 3, bi52, "T.query ← R.query"),
		do("authority-of-base", trace.Transform, 2, bi52, "T.authority ← Base.authority"),
		do("scheme-of-base", trace.Transform, 1, bi52, "T.scheme ← Base.scheme"),
		do("return", trace.Transform, 0, bi52, "return T and fragment"),

		do("1", trace.Merge, 0, bi52, "buffer ← Base.path up to its last \"/\""),
		ask("1a", trace.Merge, 1, bi52, "if Base.path is empty, append \"/\" to the buffer"),
		do("2", trace.Merge, 0, bi52, "append R.path to the buffer"),
		ask("3", trace.Dots, 0, bi52, "while a \"./\" is in the buffer, \".\" a whole segment: drop that"),
		ask("4", trace.Dots, 0, bi52, "if the buffer ends with \".\", a whole segment: drop that"),
		decided(ask("5", trace.Dots, 0, bi52, "while a \"<segment>/../\" is in the buffer, <segment> not \"..\": drop the leftmost")),
		decided(ask("6", trace.Dots, 0, bi52, "if the buffer ends with \"<segment>/..\", <segment> not \"..\": drop that")),
		decided(ask("7", trace.Dots, 0, bi52, "if the buffer begins with \"..\", a whole segment: an error, for which choose")),
		do("7a", trace.Dots, 1, bi52, "keep it"),
		ask("7b", trace.Dots, 1, bi52, "or: while one is there, drop it"),
		do("7c", trace.Dots, 1, bi52, "or: do not follow the reference"),
		do("8", trace.Dots, 0, bi52, "return the buffer"),

		do("result", trace.Recompose, 0, bi52, "result ← \"\""),
		ask("if-scheme", trace.Recompose, 0, bi52, "if T.scheme is defined"),
		do("add-scheme", trace.Recompose, 1, bi52, "append T.scheme and \":\""),
		ask("if-authority", trace.Recompose, 0, bi52, "if T.authority is defined"),
		do("add-authority", trace.Recompose, 1, bi52, "append \"//\" and T.authority"),
		do("add-path", trace.Recompose, 0, bi52, "append T.path"),
		ask("if-query", trace.Recompose, 0, bi52, "if T.query is defined"),
		do("add-query", trace.Recompose, 1, bi52, "append \"?\" and T.query"),
		ask("if-fragment", trace.Recompose, 0, bi52, "if fragment is defined"),
		do("add-fragment", trace.Recompose, 1, bi52, "append \"#\" and fragment"),
	},
}
