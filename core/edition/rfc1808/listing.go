package rfc1808

import "uriscope/core/trace"

// The registers of RFC 1808, section 4. The steps speak of the components of the embedded URL,
// and change them. The path is kept with the "/" that precedes it.
const (
	rBase = iota
	rEmbedded
	rBaseScheme
	rBaseNetLoc
	rBasePath
	rBaseParams
	rBaseQuery
	rScheme
	rNetLoc
	rPath
	rParams
	rQuery
	rFragment
	rNewPath
	rResult
)

var listing = trace.NewListing(trace.Registers(`
base URL
embedded URL
base scheme: scheme of base
base net_loc: net_loc of base
base path: path of base
base params: params of base
base query: query of base
scheme: scheme of reference, target
net_loc: net_loc of reference, target
path: path of reference, target
params: params of reference, target
query: query of reference, target
fragment: fragment of reference, target
new path[x/]
result
`), trace.Lines(`
# split: RFC 1808, section 4
1*(result)[base URL]? if base URL is empty, result ← embedded URL: done

# split: RFC 1808, section 2.4
2-base: base scheme, net_loc, path, params, query ← parse(base URL)
2-embedded: scheme, net_loc, path, params, query, fragment ← parse(embedded URL)

# transform: RFC 1808, section 4
2a*[embedded URL]? if embedded URL is empty
	whole-base(result): it is the base URL, all of it: done
2b[scheme]? if scheme is defined
	absolute-url(result): it is an absolute URL: done
2c: scheme ← base scheme
3*[net_loc]? if net_loc is not empty, go on with 7
inherit-net_loc: net_loc ← base net_loc
4[path]? if path begins with "/", go on with 7
5[path]? if path is empty
	inherit-path: path ← base path
	5a*[params]? if params is empty
		inherit-params: params ← base params
		5b*[query]? if query is empty
			inherit-query: query ← base query
some-path| else
# merge: RFC 1808, section 4
	6: new path ← base path up to its last "/"
	append(new path): append path to the new path
# dots: RFC 1808, section 4
	6a+(new path)[new path]? while a "./" is in the new path, "." a whole segment: drop that
	6b(new path)[new path]? if the new path ends with ".", a whole segment: drop that
	6c*+(new path)[new path]? while a "<segment>/../" is in the new path, <segment> not "..": drop the leftmost
	6d*(new path)[new path]? if the new path ends with "<segment>/..", <segment> not "..": drop that
# merge: RFC 1808, section 4
	put-path: path ← the new path

# recompose: RFC 1808, section 4
result*(result): 7. result ← ""
if-scheme[scheme]? if scheme is defined
	add-scheme(result): append scheme and ":"
if-net_loc[net_loc]? if net_loc is defined
	add-net_loc(result): append "//" and net_loc
add-path(result): append path
if-params[params]? if params is not empty
	add-params(result): append ";" and params
if-query[query]? if query is not empty
	add-query(result): append "?" and query
if-fragment[fragment]? if fragment is not empty
	add-fragment(result): append "#" and fragment
`))
