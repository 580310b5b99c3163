package rfc3986

import (
	"strings"

	"uriscope.example/core/uri"
	"uriscope/core/edition"
	"uriscope/core/edition/internal/cut"
	"uriscope/core/edition/internal/reasons"
)

// why returns which clause of RFC 3986, section 5.2 decided the result, with the values for a sentence about
// it.
func why(base, r uri.Components) edition.Why {
	switch {
	case r.Scheme.IsDefined():
		return edition.NewWhy("own-scheme", "has-scheme", "scheme", r.Scheme.String())
	case !base.Scheme.IsDefined():
		return edition.NewWhy("no-base-scheme", "split-base")
	case r.Authority.IsDefined():
		return edition.NewWhy("own-authority", "has-authority", "authority", r.Authority.String(), "scheme", base.Scheme.String())
	case r.Path == "" && r.Query.IsDefined():
		return edition.NewWhy("query-only", "has-query", "query", r.Query.String(), "path", base.Path)
	case r.Path == "" && r.Fragment.IsDefined():
		return edition.NewWhy("fragment-only", "query-of-base", "fragment", r.Fragment.String())
	case r.Path == "":
		return edition.NewWhy("empty", "query-of-base")
	case strings.HasPrefix(r.Path, "/"):
		return edition.NewWhy("absolute-path", "absolute-path", "path", r.Path, "old", base.Path)
	case base.Authority.IsDefined() && base.Path == "":
		return edition.NewWhy("root-added", "root", "path", r.Path)
	}
	if merged := cut.Directory(base.Path) + r.Path; becomesRooted(merged) {
		return edition.NewWhy("slash-left", "2C", "merged", merged, "path", uri.RemoveDotSegments(merged))
	}
	return reasons.Merged(reasons.Lines{Climb: "1", Stay: "merge", Put: "replace-last"}, base.Path, r.Path)
}

// becomesRooted reports whether a merged path begins with "/" only after its dot segments are removed: when a
// ".." removes the first segment, the "/" after it remains.
func becomesRooted(merged string) bool {
	first, _, _ := strings.Cut(merged, "/")
	return first != "" && first != "." && first != ".." && strings.HasPrefix(uri.RemoveDotSegments(merged), "/")
}
