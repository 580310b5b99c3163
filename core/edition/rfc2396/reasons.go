package rfc2396

import (
	"strings"

	"uriscope.example/core/uri"
	"uriscope/core/edition"
	"uriscope/core/edition/internal/cut"
	"uriscope/core/edition/internal/reasons"
	"uriscope/core/listing"
)

// why returns which step of RFC 2396, section 5.2 decided the result. given is the reference, without its
// scheme if step 3 removes it, and r is what the steps made of it.
func why(base, given, r uri.Components, run *listing.Run, o edition.Options) edition.Why {
	hasExcess := run.Answered(lines.Find("6g"))
	switch {
	case given.Scheme.IsDefined():
		return edition.NewWhy("own-scheme", "3", "scheme", given.Scheme.String())
	case run.Refused():
		return reasons.Excess("excess-refused", "6g3", base.Path, given.Path)
	case !base.Scheme.IsDefined():
		return edition.NewWhy("no-base-scheme", "inherit-scheme")
	case given.Authority.IsDefined():
		return edition.NewWhy("own-authority", "4", "authority", given.Authority.String(), "scheme", base.Scheme.String())
	case strings.HasPrefix(given.Path, "/"):
		return reasons.AbsolutePath("5", base.Path, given.Path)
	case hasExcess && o.Get(excess) == edition.RemoveExcess:
		return reasons.Excess("excess-removed", "6g2", base.Path, given.Path)
	case hasExcess:
		return reasons.Excess("excess-kept", "6g1", base.Path, given.Path)
	case base.Authority.IsDefined() && base.Path == "" && r.Path != "":
		return edition.NewWhy("no-root", "6a", "path", r.Path, "authority", base.Authority.String())
	case given.Path == "":
		dir := cut.Directory(base.Path)
		if query, ok := given.Query.Get(); ok {
			return edition.NewWhy("query-only", "6a", "query", query, "last", base.Path[len(dir):], "directory", dir)
		}
		return edition.NewWhy("nothing-left", "not-validating", "scheme", base.Scheme.String(), "directory", dir)
	}
	return reasons.Merged(reasons.Lines{Climb: "6e", Stay: "6d", Put: "6a"}, base.Path, given.Path)
}
