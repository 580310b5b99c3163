package urlsyntax05

import (
	"uriscope.example/core/uri"
	"uriscope/core/edition"
	"uriscope/core/edition/internal/cut"
	"uriscope/core/edition/internal/reasons"
)

// why returns which step of draft-fielding-url-syntax-05, section 5.2 decided the result. given is the
// reference, and r is what the steps made of it.
func why(base, given, r uri.Components) edition.Why {
	query := given.Query.String()
	switch {
	case given.Scheme.IsDefined():
		return edition.NewWhy("own-scheme", "3", "scheme", given.Scheme.String())
	case !base.Scheme.IsDefined():
		return edition.NewWhy("no-base-scheme", "inherit-scheme")
	case given.Authority.IsDefined():
		return edition.NewWhy("own-site", "4", "site", given.Authority.String(), "scheme", base.Scheme.String())
	case given.Path != "" && given.Path[0] == '/':
		return reasons.AbsolutePath("5", base.Path, given.Path)
	case given.Query != r.Query:
		return edition.NewWhy("query-dots", "6h", "query", query, "left", r.Path+withMark(r.Query))
	case base.Authority.IsDefined() && base.Path == "" && r.Path != "":
		return edition.NewWhy("no-root", "6a", "path", r.Path, "site", base.Authority.String())
	case given.Path == "":
		dir := cut.Directory(base.Path)
		return edition.NewWhy("query-only", "6a", "query", query, "last", base.Path[len(dir):], "directory", dir)
	case given.Query.IsDefined() && reasons.HasDotSegments(given.Path[len(cut.Directory(given.Path)):]):
		return edition.NewWhy("dots-before-query", "6c", "path", given.Path, "query", query)
	case reasons.BeginsWithParent(r.Path):
		return reasons.Excess("excess-kept", "6f", base.Path, given.Path)
	}
	return reasons.Merged(reasons.Lines{Climb: "6f", Stay: "6e", Put: "6a"}, base.Path, given.Path)
}

// withMark returns a query with the "?" before it, or "" if there is none.
func withMark(query uri.Optional) string {
	if q, ok := query.Get(); ok {
		return "?" + q
	}
	return ""
}
