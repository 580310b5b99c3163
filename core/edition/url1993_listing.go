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
	Lines: lines(`
# split: URL draft 1993, Full form
split-context*: context.scheme, host part, path ← the context locator, without search and fragmentid
# split: URL draft 1993, Fragment-id
split-fragmentid*: partial URL, fragmentid ← the reference, at its "#"

# transform: URL draft 1993, Partial form
full-form*? if the partial URL has a scheme and a ":" before any "/"
	whole: return the reference: it is the whole locator
same-scheme: scheme ← context.scheme
# transform: URL draft 1993, Internet protocol parts
double-slash? if the partial URL begins with "//"
	own-host-part*: host part ← what follows, up to the next "/" or "?"
# transform: URL draft 1993, Partial form
	rest: path ← all the rest
no-double-slash: else
	same-host-part: host part ← context.host part
	leading-slash? if the partial URL begins with "/"
		absolute-path*: path ← the partial URL, as it stands
	no-leading-slash: else
		relative-path: path ← the partial URL, interpreted relative to context.path

# merge: URL draft 1993, Partial form
remove-last*: path ← context.path without what follows its rightmost "/"
append*: append the partial URL, its search too

# dots: URL draft 1993, Partial form
remove*: in the path, the leftmost first, until there is none left
	/xxx/..*? while there is "/xxx/..", of whole elements: remove it
	/.? while there is "/.", of a whole element: remove it

# recompose: URL draft 1993, Full form
result: result ← ""
if-scheme? if there is a scheme
	add-scheme: append scheme and ":"
# recompose: URL draft 1993, Internet protocol parts
if-host-part? if there is a host part
	add-host-part: append "//" and host part
# recompose: URL draft 1993, Full form
add-path: append path, with its search
# recompose: URL draft 1993, Fragment-id
if-fragmentid? if there is a fragmentid
	add-fragmentid: append "#" and fragmentid
`),
}
