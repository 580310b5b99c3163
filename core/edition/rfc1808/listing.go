package rfc1808

import (
	"uriscope.example/core/uri"
	"uriscope/core/edition"
	"uriscope/core/edition/internal/components"
	"uriscope/core/listing"
	"uriscope/core/trace"
)

// The registers of RFC 1808, section 4. Its steps refer to, and change, the components of the embedded URL. The
// path is kept with the "/" before it.
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

var program = &edition.Program{
	Program: listing.MustCompile(lines, listing.Words{Verbs: []listing.Verb{parsing}}),
	Finish:  finish,
}

var lines = trace.NewListing(trace.Registers(`
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
1*? if base URL is empty: result ← embedded URL; done

# split: RFC 1808, section 2.4
2-base: base scheme, base net_loc, base path, base params, base query ← parse(base URL)
2-embedded: scheme, net_loc, path, params, query, fragment ← parse(embedded URL)

# transform: RFC 1808, section 4
2a*? if embedded URL is empty
	whole-base: result ← base URL; done
2b? if scheme is defined
	absolute-url: result ← embedded URL; done
2c: scheme ← base scheme
3*? if net_loc is not empty: skip to step 7
inherit-net_loc: net_loc ← base net_loc
4? if path starts with "/": skip to step 7
5? if path is empty
	inherit-path: path ← base path
	5a*? if params is empty
		inherit-params: params ← base params
		5b*? if query is empty
			inherit-query: query ← base query
some-path| else
# merge: RFC 1808, section 4
	6: new path ← base path through its last "/"
	append: append path to new path
# dots: RFC 1808, section 4
	6a+? while new path has "./" where "." is a segment: remove that
	6b? if new path ends with "." where "." is a segment: remove that
	6c*+? while new path has "<segment>/../" where <segment> is not "..": remove the leftmost
	6d*? if new path ends with "<segment>/.." where <segment> is not "..": remove that
# merge: RFC 1808, section 4
	put-path: path ← new path

# recompose: RFC 1808, section 4
result*: 7. result ← ""
if-scheme? if scheme is defined
	add-scheme: append scheme + ":" to result
if-net_loc? if net_loc is defined
	add-net_loc: append "//" + net_loc to result
add-path: append path to result
if-params? if params is not empty
	add-params: append ";" + params to result
if-query? if query is not empty
	add-query: append "?" + query to result
if-fragment? if fragment is not empty
	add-fragment: append "#" + fragment to result
`))

// parsing is the verb of RFC 1808, section 2.4.
var parsing = listing.Verb{
	Name:       "parse",
	Components: []string{"scheme", "net_loc", "path", "params", "query", "fragment"},
	Split: func(text string, spans []listing.Span) {
		l := parse(text)
		for i, at := range [...]edition.Span{l.scheme, l.netLoc, l.path, l.params, l.query, l.fragment} {
			spans[i] = listing.Span(at)
		}
	},
}

// finish returns the result of a run.
func finish(run *listing.Run, base, embedded string, _ edition.Options) edition.Result {
	b, r := parse(base), parse(embedded)
	target, _ := run.Text(rResult)
	path, _ := run.Text(rPath)
	l := composed(run)
	if l.text != target {
		l = parse(target)
	}
	result := edition.Result{Outcome: edition.Target, Target: target, Parts: parts(l), Why: why(&b, &r, path)}
	if result.Parts[0].Span == edition.Absent {
		result.Outcome = edition.Failed
	}
	return result
}

// composed returns where RFC 1808, section 4, step 7 puts the components. Parsing the target again can give
// others.
func composed(run *listing.Run) locator {
	t := components.Held(run, rScheme, rNetLoc, rPath, rQuery, rFragment)
	params, _ := run.Text(rParams)
	for _, empty := range []*uri.Optional{&t.Query, &t.Fragment} { // an empty component counts as absent
		if empty.String() == "" {
			*empty = uri.Optional{}
		}
	}
	if params != "" {
		t.Path += ";" + params
	}
	at := components.Placed(t)
	l := locator{text: components.Text(&t), scheme: at[0], netLoc: at[1], path: at[2], params: edition.Absent, query: at[3], fragment: at[4]}
	if params != "" {
		l.params = edition.Span{Start: l.path.End - len(params), End: l.path.End}
		l.path.End = l.params.Start - len(";")
	}
	return l
}
