package rfc3986

import (
	"strings"

	"uriscope/core/edition"
	"uriscope/core/edition/internal/reasons"
	"uriscope/core/uri"
)

// why returns which clause of RFC 3986, section 5.2 decided the result, with the texts for a
// sentence about it.
func why(base, r uri.Components) edition.Why {
	switch {
	case r.Scheme.IsDefined():
		return edition.NewWhy("own-scheme: scheme", r.Scheme.String())
	case !base.Scheme.IsDefined():
		return edition.NewWhy("no-base-scheme")
	case r.Authority.IsDefined():
		return edition.NewWhy("own-authority: authority, scheme", r.Authority.String(), base.Scheme.String())
	case r.Path == "" && r.Query.IsDefined():
		return edition.NewWhy("query-only: query, path", r.Query.String(), base.Path)
	case r.Path == "" && r.Fragment.IsDefined():
		return edition.NewWhy("fragment-only: fragment", r.Fragment.String())
	case r.Path == "":
		return edition.NewWhy("empty")
	case strings.HasPrefix(r.Path, "/"):
		return edition.NewWhy("absolute-path: path, old", r.Path, base.Path)
	case base.Authority.IsDefined() && base.Path == "":
		return edition.NewWhy("root-added: path", r.Path)
	}
	return reasons.Merged(base.Path, r.Path)
}

// lines are the lines that decided where a result has a certain reason.
const lines = "own-scheme has-scheme, no-base-scheme split-base, own-authority has-authority, " +
	"query-only has-query, fragment-only query-of-base, empty query-of-base, absolute-path absolute-path, root-added root, " +
	"climbs 1, climbs-out 1, stays merge, no-directory replace-last, appends replace-last, replaces-last replace-last"
