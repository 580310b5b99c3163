package url1993

import "uriscope/core/trace"

// listing is URL draft 1993, Partial form. Its registers are those of package locator: the rules call
// the base the context locator.
var listing = trace.NewListing(trace.Registers(`
context
reference
context.scheme: scheme of base
context.host part: host part of base
context.path: path of base
partial URL: partial URL of reference
fragmentid: fragmentid of reference, target
scheme: scheme of target
host part: host part of target
path[/x]: path of target
result
`), trace.Lines(`
# split: URL draft 1993, Full form
split-context*: context.scheme, host part, path ← the context locator, without search and fragmentid
# split: URL draft 1993, Fragment-id
split-fragmentid*: partial URL, fragmentid ← the reference, at its "#"

# transform: URL draft 1993, Partial form
full-form*[partial URL]? if the partial URL has a scheme and a ":" before any "/"
	whole(result): return the reference: it is the whole locator
same-scheme: scheme ← context.scheme
# transform: URL draft 1993, Internet protocol parts
double-slash[partial URL]? if the partial URL begins with "//"
	own-host-part*: host part ← what follows, up to the next "/" or "?"
# transform: URL draft 1993, Partial form
	rest: path ← all the rest
no-double-slash| else
	same-host-part: host part ← context.host part
	leading-slash[partial URL]? if the partial URL begins with "/"
		absolute-path*: path ← the partial URL, unchanged
	no-leading-slash| else
		relative-path: path ← the partial URL, interpreted relative to context.path

## interpreted relative
# merge: URL draft 1993, Partial form
remove-last*: path ← context.path without what follows its rightmost "/"
append*(path): append the partial URL, its search too

# dots: URL draft 1993, Partial form
remove*+: in the path, the leftmost first, until there is none left
	/xxx/..*(path)[path]? while there is "/xxx/..", of whole elements: remove it
	/.(path)[path]? while there is "/.", of a whole element: remove it

##
# recompose: URL draft 1993, Full form
result: result ← ""
if-scheme[scheme]? if there is a scheme
	add-scheme(result): append scheme and ":"
# recompose: URL draft 1993, Internet protocol parts
if-host-part[host part]? if there is a host part
	add-host-part(result): append "//" and host part
# recompose: URL draft 1993, Full form
add-path(result): append path, with its search
# recompose: URL draft 1993, Fragment-id
if-fragmentid[fragmentid]? if there is a fragmentid
	add-fragmentid(result): append "#" and fragmentid
`))
