package edition

import "uriscope/core/uri"

// urlSyntax05Why says which step of draft-fielding-url-syntax-05, section 5.2 decided
// the result: given is the reference, r what the steps made of it.
func urlSyntax05Why(base, given, r uri.Components) Why {
	query := given.Query.String()
	switch {
	case given.Scheme.IsDefined():
		return why("own-scheme: scheme", given.Scheme.String())
	case !base.Scheme.IsDefined():
		return why("no-base-scheme")
	case given.Authority.IsDefined():
		return why("own-site: site, scheme", given.Authority.String(), base.Scheme.String())
	case given.Path != "" && given.Path[0] == '/':
		return absolutePathWhy(base.Path, given.Path)
	case given.Query != r.Query:
		return why("query-dots: query, left", query, r.Path+mark(r.Query))
	case base.Authority.IsDefined() && base.Path == "" && r.Path != "":
		return why("no-root: path, site", r.Path, base.Authority.String())
	case given.Path == "":
		dir := directory(base.Path)
		return why("query-only: query, last, directory", query, base.Path[len(dir):], dir)
	case given.Query.IsDefined() && hasDotSegments(given.Path[len(directory(given.Path)):]):
		return why("dots-before-query: path, query", given.Path, query)
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
	return why(id+": path, old", path, old)
}

// excessWhy is the reason where ".." segments found nothing to climb from.
func excessWhy(id, base, path string) Why {
	return why(id+": path, directory", path, directory(base))
}

// mark returns a query with its "?", if there is one.
func mark(query uri.Optional) string {
	if q, ok := query.Get(); ok {
		return "?" + q
	}
	return ""
}
