package edition

import "uriscope/core/uri"

// urlSyntax05Why says which step of draft-fielding-url-syntax-05, section 5.2 decided
// the result: given is the reference, r what the steps made of it.
func urlSyntax05Why(base, given, r uri.Components) Why {
	query := given.Query.String()
	switch {
	case given.Scheme.IsDefined():
		return Why{"own-scheme", []string{"scheme", given.Scheme.String()}}
	case !base.Scheme.IsDefined():
		return Why{"no-base-scheme", nil}
	case given.Authority.IsDefined():
		return Why{"own-site", []string{"site", given.Authority.String(), "scheme", base.Scheme.String()}}
	case given.Path != "" && given.Path[0] == '/':
		return absolutePathWhy(base.Path, given.Path)
	case given.Query != r.Query:
		return Why{"query-dots", []string{"query", query, "left", r.Path + mark(r.Query)}}
	case base.Authority.IsDefined() && base.Path == "" && r.Path != "":
		return Why{"no-root", []string{"path", r.Path, "site", base.Authority.String()}}
	case given.Path == "":
		dir := directory(base.Path)
		return Why{"query-only", []string{"query", query, "last", base.Path[len(dir):], "directory", dir}}
	case given.Query.IsDefined() && hasDotSegments(given.Path[len(directory(given.Path)):]):
		return Why{"dots-before-query", []string{"path", given.Path, "query", query}}
	case beginsWithParent(r.Path):
		return excessWhy("excess-kept", base.Path, given.Path)
	}
	return mergedWhy(base.Path, given.Path)
}

// absolutePathWhy is the reason where a path replaces that of the base as it is.
func absolutePathWhy(old, path string) Why {
	id := "absolute-path"
	if hasDotSegments(path) {
		id = "absolute-path-dots"
	}
	return Why{id, []string{"path", path, "old", old}}
}

// excessWhy is the reason where ".." segments found nothing to climb from.
func excessWhy(id, base, path string) Why {
	return Why{id, []string{"path", path, "directory", directory(base)}}
}

// mark returns a query with its "?", if there is one.
func mark(query uri.Optional) string {
	if q, ok := query.Get(); ok {
		return "?" + q
	}
	return ""
}
