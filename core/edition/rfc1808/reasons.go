package rfc1808

import (
	"strings"

	"uriscope/core/edition"
	"uriscope/core/edition/internal/reasons"
)

// why returns which step of RFC 1808, section 4 decided the result. r is the embedded URL, and merged is the
// target's path.
func why(base, r *locator, merged string) edition.Why {
	old, path := base.path.Of(base.text), r.path.Of(r.text)
	switch {
	case base.text == "":
		return edition.NewWhy("no-base", "1")
	case r.text == "":
		return edition.NewWhy("whole-base", "2a")
	case r.scheme != edition.Absent:
		return edition.NewWhy("own-scheme", "2b", "scheme", r.scheme.Of(r.text))
	case base.scheme == edition.Absent:
		return edition.NewWhy("no-base-scheme", "2c")
	case r.netLoc.Of(r.text) != "":
		return edition.NewWhy("own-net_loc", "3", "netLoc", r.netLoc.Of(r.text), "scheme", base.scheme.Of(base.text))
	case strings.HasPrefix(path, "/"):
		return reasons.AbsolutePath("4", old, path)
	case path == "" && r.params.Of(r.text) != "":
		return edition.NewWhy("params-only", "5a", "params", r.params.Of(r.text), "path", old)
	case path == "" && r.query.Of(r.text) != "":
		return edition.NewWhy("query-only", "5b", "query", r.query.Of(r.text))
	case path == "" && r.fragment.Of(r.text) != "":
		return edition.NewWhy("fragment-only", "inherit-query", "fragment", r.fragment.Of(r.text))
	case path == "":
		return edition.NewWhy("signs-only", "inherit-query", "text", r.text)
	case base.netLoc != edition.Absent && old == "":
		return edition.NewWhy("no-root", "6", "path", merged, "netLoc", base.netLoc.Of(base.text))
	case reasons.BeginsWithParent(merged):
		return reasons.Excess("excess-kept", "6c", old, path)
	}
	return reasons.Merged(reasons.Lines{Climb: "6c", Stay: "6b", Put: "6"}, old, path)
}
