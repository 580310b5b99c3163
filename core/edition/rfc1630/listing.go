package rfc1630

import "uriscope/core/trace"

// listing is RFC 1630, Partial (relative) form. Its registers are those of package locator: the rules
// call the base the context.
var listing = trace.NewListing(trace.Registers(`
context
reference
context.scheme: scheme of base
context.login: login of base
context.path: path of base
partial URI: partial URI of reference
fragmentid: fragmentid of reference, target
scheme: scheme of target
login: login of target
path[x/]: path of target
result
`), trace.Lines(`
# split: RFC 1630, URI syntax
split-context*: context.scheme, login, path ← the context URI, without search and fragmentid
# split: RFC 1630, Fragment-id
split-fragmentid*: partial URI, fragmentid ← the reference, at its "#"

# transform: RFC 1630, Partial (relative) form
absolute-form*[partial URI]? if the partial URI has a scheme and a ":" before any "/"
	whole(result): return the reference: it is the whole URI
slashes[partial URI]? if the partial URI starts with slashes
	same-up-to*(result): result ← the context up to its first run of as many slashes, and no longer one to the right
	same-up-to-first*(result): or: result ← the context up to its first run of as many slashes
	put-slashes(result): append the partial URI
no-slashes| else
	same-scheme: scheme ← context.scheme
	same-login*: login ← context.login
# merge: RFC 1630, Partial (relative) form
	remove-last*: path ← context.path without what follows its rightmost "/"
	append*(path): append the partial URI, its search too
# dots: RFC 1630, Partial (relative) form
	remove*+: in the path, the leftmost first, until there is none left
		xxx/../*(path)[path]? while there is "xxx/../", of whole elements: remove it
		/.(path)[path]? while there is "/.", of a whole element: remove it
# recompose: RFC 1630, URI syntax
	result: result ← ""
	if-scheme[scheme]? if there is a scheme
		add-scheme(result): append scheme and ":"
	if-login[login]? if there is a login
		add-login(result): append "//" and login
	add-path(result): append path, with its search
# recompose: RFC 1630, Fragment-id
if-fragmentid[fragmentid]? if there is a fragmentid
	add-fragmentid(result): append "#" and fragmentid
`))
