package rfc2396bis01

import (
	"strings"

	"uriscope/core/edition"
	"uriscope/core/edition/internal/reasons"
	"uriscope/core/edition/internal/stringbuffer"
)

// why returns which lines of draft-fielding-uri-rfc2396bis-01, section 5.2 decided the
// result. If the scheme of R was ignored, R has none any more.
func (run *resolution) why(o edition.Options) edition.Why {
	base, r := &run.base, &run.r
	switch {
	case r.Scheme.IsDefined():
		return edition.NewWhy("own-scheme: scheme", r.Scheme.String())
	case run.refused:
		return reasons.Excess("excess-refused", base.Path, r.Path)
	case !base.Scheme.IsDefined():
		return edition.NewWhy("no-base-scheme")
	case r.Authority.IsDefined():
		return edition.NewWhy("own-authority: authority, scheme", r.Authority.String(), base.Scheme.String())
	case r.Path == "":
		return edition.NewWhy("query-only: query, path", r.Query.String(), base.Path)
	case strings.HasPrefix(r.Path, "/"):
		return reasons.AbsolutePath(base.Path, r.Path)
	case run.excess && o.Get(excess) == stringbuffer.Remove:
		return reasons.Excess("excess-removed", base.Path, r.Path)
	case run.excess:
		return reasons.Excess("excess-kept", base.Path, r.Path)
	case base.Path == "":
		return edition.NewWhy("root-added: path", r.Path)
	}
	return reasons.Merged(base.Path, r.Path)
}

// lines are the lines that decided where a result has a certain reason.
const lines = "own-scheme has-scheme, no-base-scheme split-base, own-authority has-authority, current-document current-document, " +
	"current-fragment current-document, query-only has-query, absolute-path absolute-path, absolute-path-dots absolute-path, root-added 1a, " +
	"excess-kept 7a, excess-removed 7b, excess-refused 7c, climbs 5, stays 4, no-directory 1, appends 1, replaces-last 1"
