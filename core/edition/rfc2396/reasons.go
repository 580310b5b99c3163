package rfc2396

import (
	"strings"

	"uriscope.example/core/uri"
	"uriscope/core/edition"
	"uriscope/core/edition/internal/cut"
	"uriscope/core/edition/internal/reasons"
	"uriscope/core/edition/internal/stringbuffer"
)

// why returns which step of RFC 2396, section 5.2 decided the result. given is the reference; if
// its scheme was removed in step 3, it has none any more.
func (run *resolution) why(given uri.Components, o edition.Options) edition.Why {
	base := &run.base
	switch {
	case given.Scheme.IsDefined():
		return edition.NewWhy("own-scheme", "3", "scheme", given.Scheme.String())
	case run.avoided:
		return reasons.Excess("excess-refused", "6g3", base.Path, given.Path)
	case !base.Scheme.IsDefined():
		return edition.NewWhy("no-base-scheme", "inherit-scheme")
	case given.Authority.IsDefined():
		return edition.NewWhy("own-authority", "4", "authority", given.Authority.String(), "scheme", base.Scheme.String())
	case strings.HasPrefix(given.Path, "/"):
		return reasons.AbsolutePath("5", base.Path, given.Path)
	case run.excess && o.Get(excess) == stringbuffer.Remove:
		return reasons.Excess("excess-removed", "6g2", base.Path, given.Path)
	case run.excess:
		return reasons.Excess("excess-kept", "6g1", base.Path, given.Path)
	case base.Authority.IsDefined() && base.Path == "" && run.r.Path != "":
		return edition.NewWhy("no-root", "6a", "path", run.r.Path, "authority", base.Authority.String())
	case given.Path == "":
		dir := cut.Directory(base.Path)
		if query, ok := given.Query.Get(); ok {
			return edition.NewWhy("query-only", "6a", "query", query, "last", base.Path[len(dir):], "directory", dir)
		}
		return edition.NewWhy("nothing-left", "not-validating", "scheme", base.Scheme.String(), "directory", dir)
	}
	return reasons.Merged(reasons.Lines{Climb: "6e", Stay: "6d", Put: "6a"}, base.Path, given.Path)
}
