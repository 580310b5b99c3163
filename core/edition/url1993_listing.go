package edition

import "uriscope/core/trace"

// The registers of URL draft 1993, Partial form: the locator of the object at hand,
// which the rules call the context locator, the reference, their components that the
// rules name, and those of the result. The path has its search with it.
const (
	r93Context = iota
	r93Reference
	r93ContextScheme
	r93ContextHostPart
	r93ContextPath
	r93Partial
	r93Fragmentid
	r93Scheme
	r93HostPart
	r93Path
	r93Result
)

// The lines of url1993Listing.
const (
	n93SplitContext = iota
	n93SplitFragmentid

	n93FullForm
	n93Whole
	n93Scheme
	n93DoubleSlash
	n93OwnHostPart
	n93Rest
	_ // else
	n93SameHostPart
	n93Slash
	n93AbsolutePath
	_ // else
	n93RelativePath

	n93RemoveLast
	n93Append

	n93Remove
	n93Element
	n93Dot

	n93Result
	n93IfScheme
	n93AddScheme
	n93IfHostPart
	n93AddHostPart
	n93AddPath
	n93IfFragmentid
	n93AddFragmentid
)

const (
	fullForm93    = "URL draft 1993, Full form"
	fragmentid93  = "URL draft 1993, Fragment-id"
	parts93       = "URL draft 1993, Internet protocol parts"
	partialForm93 = "URL draft 1993, Partial form"
)

var url1993Listing = trace.Listing{
	Registers: []trace.Register{
		r93Context: {Name: "context"}, r93Reference: {Name: "reference"},
		r93ContextScheme: {Name: "context.scheme"}, r93ContextHostPart: {Name: "context.host part"},
		r93ContextPath: {Name: "context.path"},
		r93Partial:     {Name: "partial URL"}, r93Fragmentid: {Name: "fragmentid"},
		r93Scheme: {Name: "scheme"}, r93HostPart: {Name: "host part"},
		r93Path:   {Name: "path", Buffer: true},
		r93Result: {Name: "result"},
	},
	Lines: []trace.Line{
		decided(do("split-context", trace.Split, 0, fullForm93, "context.scheme, host part, path ← the context locator, without search and fragmentid")),
		decided(do("split-fragmentid", trace.Split, 0, fragmentid93, "partial URL, fragmentid ← the reference, at its \"#\"")),

		decided(ask("full-form", trace.Transform, 0, partialForm93, "if the partial URL has a scheme and a \":\" before any \"/\"")),
		do("whole", trace.Transform, 1, partialForm93, "return the reference: it is the whole locator"),
		do("same-scheme", trace.Transform, 0, partialForm93, "scheme ← context.scheme"),
		ask("double-slash", trace.Transform, 0, parts93, "if the partial URL begins with \"//\""),
		decided(do("own-host-part", trace.Transform, 1, parts93, "host part ← what follows, up to the next \"/\" or \"?\"")),
		do("rest", trace.Transform, 1, partialForm93, "path ← all the rest"),
		do("no-double-slash", trace.Transform, 0, partialForm93, "else"),
		do("same-host-part", trace.Transform, 1, partialForm93, "host part ← context.host part"),
		ask("leading-slash", trace.Transform, 1, partialForm93, "if the partial URL begins with \"/\""),
		decided(do("absolute-path", trace.Transform, 2, partialForm93, "path ← the partial URL, as it stands")),
		do("no-leading-slash", trace.Transform, 1, partialForm93, "else"),
		do("relative-path", trace.Transform, 2, partialForm93, "path ← the partial URL, interpreted relative to context.path"),

		decided(do("remove-last", trace.Merge, 0, partialForm93, "path ← context.path without what follows its rightmost \"/\"")),
		decided(do("append", trace.Merge, 0, partialForm93, "append the partial URL, its search too")),

		decided(do("remove", trace.Dots, 0, partialForm93, "in the path, the leftmost first, until there is none left")),
		decided(ask("/xxx/..", trace.Dots, 1, partialForm93, "while there is \"/xxx/..\", of whole elements: remove it")),
		ask("/.", trace.Dots, 1, partialForm93, "while there is \"/.\", of a whole element: remove it"),

		do("result", trace.Recompose, 0, fullForm93, "result ← \"\""),
		ask("if-scheme", trace.Recompose, 0, fullForm93, "if there is a scheme"),
		do("add-scheme", trace.Recompose, 1, fullForm93, "append scheme and \":\""),
		ask("if-host-part", trace.Recompose, 0, parts93, "if there is a host part"),
		do("add-host-part", trace.Recompose, 1, parts93, "append \"//\" and host part"),
		do("add-path", trace.Recompose, 0, fullForm93, "append path, with its search"),
		ask("if-fragmentid", trace.Recompose, 0, fragmentid93, "if there is a fragmentid"),
		do("add-fragmentid", trace.Recompose, 1, fragmentid93, "append \"#\" and fragmentid"),
	},
}
