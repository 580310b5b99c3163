package edition

import "uriscope/core/trace"

// The registers of RFC 3986, section 5.2: the two texts, the components that the
// pseudocode names, the two buffers of section 5.2.4 and the result of section 5.3.
const (
	rBase = iota
	rR
	rBaseScheme
	rBaseAuthority
	rBasePath
	rBaseQuery
	rRScheme
	rRAuthority
	rRPath
	rRQuery
	rRFragment
	rTScheme
	rTAuthority
	rTPath
	rTQuery
	rTFragment
	rOutput
	rInput
	rTarget
)

// The lines of RFC 3986, sections 5.2.1 to 5.3, in the order of rfc3986Listing.
const (
	lSplitBase = iota
	lSplitR

	lNonStrict
	lForgetScheme
	lHasScheme
	lSchemeOfR
	lSchemeAuthority
	lSchemePath
	lSchemeQuery
	_ // else
	lHasAuthority
	lAuthorityOfR
	lAuthorityPath
	lAuthorityQuery
	_ // else
	lEmptyPath
	lPathOfBase
	lHasQuery
	lEmptyQueryOfR
	_ // else
	lQueryOfBase
	_ // else
	lAbsolutePath
	lPathOfR
	_ // else
	lMerge
	lMergedPath
	lQueryOfR
	lAuthorityOfBase
	lSchemeOfBase
	lFragment

	lNoBasePath
	lRoot
	_ // else
	lReplaceLast

	l1
	_ // 2
	l2A
	l2B
	l2C
	l2D
	l2E
	l3

	lResult
	lIfScheme
	lAddScheme
	lIfAuthority
	lAddAuthority
	lAddPath
	lIfQuery
	lAddQuery
	lIfFragment
	lAddFragment
)

const (
	section521 = "RFC 3986, section 5.2.1"
	section522 = "RFC 3986, section 5.2.2"
	section523 = "RFC 3986, section 5.2.3"
	section524 = "RFC 3986, section 5.2.4"
	section53  = "RFC 3986, section 5.3"
)

// do and ask make the lines of a listing.
func do(id string, phase trace.Phase, depth int, section, code string) trace.Line {
	return trace.Line{ID: id, Phase: phase, Depth: depth, Section: section, Code: code}
}

func ask(id string, phase trace.Phase, depth int, section, code string) trace.Line {
	return trace.Line{ID: id, Phase: phase, Depth: depth, Section: section, Code: code, Question: true}
}

var rfc3986Listing = trace.Listing{
	Registers: []trace.Register{
		rBase: {Name: "Base"}, rR: {Name: "R"},
		rBaseScheme: {Name: "Base.scheme"}, rBaseAuthority: {Name: "Base.authority"},
		rBasePath: {Name: "Base.path"}, rBaseQuery: {Name: "Base.query"},
		rRScheme: {Name: "R.scheme"}, rRAuthority: {Name: "R.authority"},
		rRPath: {Name: "R.path"}, rRQuery: {Name: "R.query"}, rRFragment: {Name: "R.fragment"},
		rTScheme: {Name: "T.scheme"}, rTAuthority: {Name: "T.authority"},
		rTPath: {Name: "T.path"}, rTQuery: {Name: "T.query"}, rTFragment: {Name: "T.fragment"},
		rOutput: {Name: "output buffer", Buffer: true}, rInput: {Name: "input buffer", Buffer: true},
		rTarget: {Name: "result"},
	},
	Lines: []trace.Line{
		do("split-base", trace.Split, 0, section521, "Base.scheme, authority, path, query ← split(Base)"),
		do("split-r", trace.Split, 0, section522, "R.scheme, authority, path, query, fragment ← split(R)"),

		ask("non-strict", trace.Transform, 0, section522, "if not strict and R.scheme = Base.scheme"),
		do("forget-scheme", trace.Transform, 1, section522, "R.scheme ← undefined"),
		ask("has-scheme", trace.Transform, 0, section522, "if R.scheme is defined"),
		do("scheme-of-r", trace.Transform, 1, section522, "T.scheme ← R.scheme"),
		do("scheme-authority", trace.Transform, 1, section522, "T.authority ← R.authority"),
		do("scheme-path", trace.Transform, 1, section522, "T.path ← remove_dot_segments(R.path)"),
		do("scheme-query", trace.Transform, 1, section522, "T.query ← R.query"),
		do("no-scheme", trace.Transform, 0, section522, "else"),
		ask("has-authority", trace.Transform, 1, section522, "if R.authority is defined"),
		do("authority-of-r", trace.Transform, 2, section522, "T.authority ← R.authority"),
		do("authority-path", trace.Transform, 2, section522, "T.path ← remove_dot_segments(R.path)"),
		do("authority-query", trace.Transform, 2, section522, "T.query ← R.query"),
		do("no-authority", trace.Transform, 1, section522, "else"),
		ask("empty-path", trace.Transform, 2, section522, "if R.path is empty"),
		do("path-of-base", trace.Transform, 3, section522, "T.path ← Base.path"),
		ask("has-query", trace.Transform, 3, section522, "if R.query is defined"),
		do("empty-query-of-r", trace.Transform, 4, section522, "T.query ← R.query"),
		do("no-query", trace.Transform, 3, section522, "else"),
		do("query-of-base", trace.Transform, 4, section522, "T.query ← Base.query"),
		do("some-path", trace.Transform, 2, section522, "else"),
		ask("absolute-path", trace.Transform, 3, section522, "if R.path begins with \"/\""),
		do("path-of-r", trace.Transform, 4, section522, "T.path ← remove_dot_segments(R.path)"),
		do("relative-path", trace.Transform, 3, section522, "else"),
		do("merge", trace.Transform, 4, section522, "T.path ← merge(Base.path, R.path)"),
		do("merged-path", trace.Transform, 4, section522, "T.path ← remove_dot_segments(T.path)"),
		do("query-of-r", trace.Transform, 3, section522, "T.query ← R.query"),
		do("authority-of-base", trace.Transform, 2, section522, "T.authority ← Base.authority"),
		do("scheme-of-base", trace.Transform, 1, section522, "T.scheme ← Base.scheme"),
		do("fragment", trace.Transform, 0, section522, "T.fragment ← R.fragment"),

		ask("no-base-path", trace.Merge, 0, section523, "if Base.authority is defined and Base.path is empty"),
		do("root", trace.Merge, 1, section523, "return \"/\" + R.path"),
		do("some-base-path", trace.Merge, 0, section523, "else"),
		do("replace-last", trace.Merge, 1, section523, "return Base.path up to its last \"/\" + R.path"),

		do("1", trace.Dots, 0, section524, "input buffer ← path; output buffer ← \"\""),
		do("2", trace.Dots, 0, section524, "while the input buffer is not empty"),
		do("2A", trace.Dots, 1, section524, "\"../\" or \"./\" at its beginning: drop that"),
		do("2B", trace.Dots, 1, section524, "else \"/./\", or all of it is \"/.\": leave \"/\" of that"),
		do("2C", trace.Dots, 1, section524, "else \"/../\", or all of it is \"/..\": leave \"/\", and drop the last segment of the output"),
		do("2D", trace.Dots, 1, section524, "else all of it is \".\" or \"..\": drop that"),
		do("2E", trace.Dots, 1, section524, "else: move the first segment to the output"),
		do("3", trace.Dots, 0, section524, "return the output buffer"),

		do("result", trace.Recompose, 0, section53, "result ← \"\""),
		ask("if-scheme", trace.Recompose, 0, section53, "if T.scheme is defined"),
		do("add-scheme", trace.Recompose, 1, section53, "append T.scheme and \":\""),
		ask("if-authority", trace.Recompose, 0, section53, "if T.authority is defined"),
		do("add-authority", trace.Recompose, 1, section53, "append \"//\" and T.authority"),
		do("add-path", trace.Recompose, 0, section53, "append T.path"),
		ask("if-query", trace.Recompose, 0, section53, "if T.query is defined"),
		do("add-query", trace.Recompose, 1, section53, "append \"?\" and T.query"),
		ask("if-fragment", trace.Recompose, 0, section53, "if T.fragment is defined"),
		do("add-fragment", trace.Recompose, 1, section53, "append \"#\" and T.fragment"),
	},
}
