package urlsyntax05

import (
	"uriscope/core/edition"
	"uriscope/core/edition/internal/cut"
	"uriscope/core/edition/internal/reasons"
	"uriscope/core/uri"
)

// why returns which step of draft-fielding-url-syntax-05, section 5.2 decided the result.
// given is the reference, and r is what the steps made of it.
func why(base, given, r uri.Components) edition.Why {
	query := given.Query.String()
	switch {
	case given.Scheme.IsDefined():
		return edition.NewWhy("own-scheme: scheme", given.Scheme.String())
	case !base.Scheme.IsDefined():
		return edition.NewWhy("no-base-scheme")
	case given.Authority.IsDefined():
		return edition.NewWhy("own-site: site, scheme", given.Authority.String(), base.Scheme.String())
	case given.Path != "" && given.Path[0] == '/':
		return reasons.AbsolutePath(base.Path, given.Path)
	case given.Query != r.Query:
		return edition.NewWhy("query-dots: query, left", query, r.Path+withMark(r.Query))
	case base.Authority.IsDefined() && base.Path == "" && r.Path != "":
		return edition.NewWhy("no-root: path, site", r.Path, base.Authority.String())
	case given.Path == "":
		dir := cut.Directory(base.Path)
		return edition.NewWhy("query-only: query, last, directory", query, base.Path[len(dir):], dir)
	case given.Query.IsDefined() && reasons.HasDotSegments(given.Path[len(cut.Directory(given.Path)):]):
		return edition.NewWhy("dots-before-query: path, query", given.Path, query)
	case reasons.BeginsWithParent(r.Path):
		return reasons.Excess("excess-kept", base.Path, given.Path)
	}
	return reasons.Merged(base.Path, given.Path)
}

// withMark returns a query with the "?" before it, "" if there is none.
func withMark(query uri.Optional) string {
	if q, ok := query.Get(); ok {
		return "?" + q
	}
	return ""
}

// lines are the lines that decided where a result has a certain reason.
const lines = "own-scheme 3, no-base-scheme inherit-scheme, own-site 4, current-document 2, current-fragment 2, query-only 6a, " +
	"query-dots 6h, dots-before-query 6c, absolute-path 5, absolute-path-dots 5, no-root 6a, excess-kept 6f, " +
	"climbs 6f, stays 6e, no-directory 6a, appends 6a, replaces-last 6a"
