package edition

import "strings"

// why says which lines of draft-fielding-uri-rfc2396bis-01, section 5.2 decided the
// result. Where a scheme was ignored, R has none any more.
func (run *rfc2396bis01Run) why(o Options) Why {
	base, r := &run.base, &run.r
	switch {
	case r.Scheme.IsDefined():
		return Why{"own-scheme", []string{"scheme", r.Scheme.String()}}
	case run.refused:
		return excessWhy(RefusedID, base.Path, r.Path)
	case !base.Scheme.IsDefined():
		return Why{"no-base-scheme", nil}
	case r.Authority.IsDefined():
		return Why{"own-authority", []string{"authority", r.Authority.String(), "scheme", base.Scheme.String()}}
	case r.Path == "":
		return Why{"query-only", []string{"query", r.Query.String(), "path", base.Path}}
	case strings.HasPrefix(r.Path, "/"):
		return absolutePathWhy(base.Path, r.Path)
	case run.excess && o.Excess == Remove:
		return excessWhy("excess-removed", base.Path, r.Path)
	case run.excess:
		return excessWhy("excess-kept", base.Path, r.Path)
	case base.Path == "":
		return Why{"root-added", []string{"path", r.Path}}
	}
	return mergedWhy(base.Path, r.Path)
}
