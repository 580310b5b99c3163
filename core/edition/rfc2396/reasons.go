package rfc2396

import (
	"strings"

	"uriscope/core/edition"
	"uriscope/core/edition/internal/cut"
	"uriscope/core/edition/internal/reasons"
	"uriscope/core/edition/internal/stringbuffer"
	"uriscope/core/uri"
)

// why returns which step of RFC 2396, section 5.2 decided the result. given is the reference; if
// its scheme was removed in step 3, it has none any more.
func (run *resolution) why(given uri.Components, o edition.Options) edition.Why {
	base := &run.base
	switch {
	case given.Scheme.IsDefined():
		return edition.NewWhy("own-scheme: scheme", given.Scheme.String())
	case run.avoided:
		return reasons.Excess("excess-refused", base.Path, given.Path)
	case !base.Scheme.IsDefined():
		return edition.NewWhy("no-base-scheme")
	case given.Authority.IsDefined():
		return edition.NewWhy("own-authority: authority, scheme", given.Authority.String(), base.Scheme.String())
	case strings.HasPrefix(given.Path, "/"):
		return reasons.AbsolutePath(base.Path, given.Path)
	case run.excess && o.Get(excess) == stringbuffer.Remove:
		return reasons.Excess("excess-removed", base.Path, given.Path)
	case run.excess:
		return reasons.Excess("excess-kept", base.Path, given.Path)
	case base.Authority.IsDefined() && base.Path == "" && run.r.Path != "":
		return edition.NewWhy("no-root: path, authority", run.r.Path, base.Authority.String())
	case given.Path == "":
		dir := cut.Directory(base.Path)
		if query, ok := given.Query.Get(); ok {
			return edition.NewWhy("query-only: query, last, directory", query, base.Path[len(dir):], dir)
		}
		return edition.NewWhy("nothing-left: scheme, directory", base.Scheme.String(), dir)
	}
	return reasons.Merged(base.Path, given.Path)
}

// lines are the lines that decided where a result has a certain reason.
const lines = "own-scheme 3, no-base-scheme inherit-scheme, own-authority 4, current-document 2, current-fragment 2, query-only 6a, nothing-left not-validating, " +
	"absolute-path 5, absolute-path-dots 5, no-root 6a, excess-kept 6g1, excess-removed 6g2, excess-refused 6g3, " +
	"climbs 6e, stays 6d, no-directory 6a, appends 6a, replaces-last 6a"
