package rfc1808

import (
	"strings"

	"uriscope/core/edition"
	"uriscope/core/edition/internal/reasons"
)

// why returns which step of RFC 1808, section 4 decided the result. r is the embedded URL as it
// was given.
func (run *resolution) why(r *locator) edition.Why {
	base := &run.base
	old, path := base.path.Of(base.text), r.path.Of(r.text)
	switch {
	case base.text == "":
		return edition.NewWhy("no-base")
	case r.text == "":
		return edition.NewWhy("whole-base")
	case r.scheme != edition.Absent:
		return edition.NewWhy("own-scheme: scheme", r.scheme.Of(r.text))
	case base.scheme == edition.Absent:
		return edition.NewWhy("no-base-scheme")
	case r.netLoc.Of(r.text) != "":
		return edition.NewWhy("own-net_loc: netLoc, scheme", r.netLoc.Of(r.text), base.scheme.Of(base.text))
	case strings.HasPrefix(path, "/"):
		return reasons.AbsolutePath(old, path)
	case path == "" && r.params.Of(r.text) != "":
		return edition.NewWhy("params-only: params, path", r.params.Of(r.text), old)
	case path == "" && r.query.Of(r.text) != "":
		return edition.NewWhy("query-only: query", r.query.Of(r.text))
	case path == "" && r.fragment.Of(r.text) != "":
		return edition.NewWhy("fragment-only: fragment", r.fragment.Of(r.text))
	case path == "":
		return edition.NewWhy("signs-only: text", r.text)
	case base.netLoc != edition.Absent && old == "":
		return edition.NewWhy("no-root: path, netLoc", run.path.text, base.netLoc.Of(base.text))
	case reasons.BeginsWithParent(run.path.text):
		return reasons.Excess("excess-kept", old, path)
	}
	return reasons.Merged(old, path)
}

// lines are the lines that decided where a result has a certain reason.
const lines = "no-base 1, whole-base 2a, own-scheme 2b, no-base-scheme 2c, own-net_loc 3, absolute-path 4, absolute-path-dots 4, " +
	"params-only 5a, query-only 5b, fragment-only inherit-query, signs-only inherit-query, no-root 6, excess-kept 6c, " +
	"climbs 6c, stays 6b, no-directory 6, appends 6, replaces-last 6"
