package rfc2396bis01

import (
	"strings"

	"uriscope.example/core/uri"
	"uriscope/core/edition"
	"uriscope/core/edition/internal/reasons"
	"uriscope/core/listing"
)

// why returns which lines of draft-fielding-uri-rfc2396bis-01, section 5.2 decided the result. If R's scheme
// was ignored, R no longer has one.
func why(base, r uri.Components, run *listing.Run, o edition.Options) edition.Why {
	hasExcess := run.Answered(lines.Find("7"))
	switch {
	case r.Scheme.IsDefined():
		return edition.NewWhy("own-scheme", "has-scheme", "scheme", r.Scheme.String())
	case run.Refused():
		return reasons.Excess("excess-refused", "7c", base.Path, r.Path)
	case !base.Scheme.IsDefined():
		return edition.NewWhy("no-base-scheme", "split-base")
	case r.Authority.IsDefined():
		return edition.NewWhy("own-authority", "has-authority", "authority", r.Authority.String(), "scheme", base.Scheme.String())
	case r.Path == "":
		return edition.NewWhy("query-only", "has-query", "query", r.Query.String(), "path", base.Path)
	case strings.HasPrefix(r.Path, "/"):
		return reasons.AbsolutePath("absolute-path", base.Path, r.Path)
	case hasExcess && o.Get(excess) == edition.RemoveExcess:
		return reasons.Excess("excess-removed", "7b", base.Path, r.Path)
	case hasExcess:
		return reasons.Excess("excess-kept", "7a", base.Path, r.Path)
	case base.Path == "":
		return edition.NewWhy("root-added", "1a", "path", r.Path)
	}
	return reasons.Merged(reasons.Lines{Climb: "5", Stay: "4", Put: "1"}, base.Path, r.Path)
}
