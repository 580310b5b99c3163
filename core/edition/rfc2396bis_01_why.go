package edition

import "strings"

// why says which lines of draft-fielding-uri-rfc2396bis-01, section 5.2 decided the
// result. Where a scheme was ignored, R has none any more.
func (run *rfc2396bis01Run) why(o Options) Why {
	base, r := &run.base, &run.r
	switch {
	case r.Scheme.IsDefined():
		return why("own-scheme: scheme", r.Scheme.String())
	case run.refused:
		return excessWhy(RefusedID, base.Path, r.Path)
	case !base.Scheme.IsDefined():
		return why("no-base-scheme")
	case r.Authority.IsDefined():
		return why("own-authority: authority, scheme", r.Authority.String(), base.Scheme.String())
	case r.Path == "":
		return why("query-only: query, path", r.Query.String(), base.Path)
	case strings.HasPrefix(r.Path, "/"):
		return absolutePathWhy(base.Path, r.Path)
	case run.excess && o.Excess == Remove:
		return excessWhy("excess-removed", base.Path, r.Path)
	case run.excess:
		return excessWhy("excess-kept", base.Path, r.Path)
	case base.Path == "":
		return why("root-added: path", r.Path)
	}
	return mergedWhy(base.Path, r.Path)
}
