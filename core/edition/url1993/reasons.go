package url1993

import (
	"strconv"
	"strings"

	"uriscope/core/edition"
	"uriscope/core/edition/internal/cut"
	"uriscope/core/edition/internal/locator"
	"uriscope/core/edition/internal/reasons"
)

// why returns which rule of URL draft 1993, Partial form decided the result. r is the reference, and left is
// the target's path with the search.
func why(context, r *locator.Locator, left string) edition.Why {
	partial := cut.BeforeFragment(r.Text)
	path := context.Path.Of(context.Text)
	directory := cut.Directory(path)
	last := path[len(directory):]
	switch {
	case r.Scheme != edition.Absent:
		return edition.NewWhy("full-form", "full-form", "scheme", r.Scheme.Of(r.Text))
	case context.Scheme == edition.Absent:
		return edition.NewWhy("no-base-scheme", "split-context")
	case r.Login != edition.Absent:
		return edition.NewWhy("own-host-part", "double-slash", "hostPart", r.Login.Of(r.Text), "scheme", context.Scheme.Of(context.Text))
	case strings.HasPrefix(partial, "/"):
		return edition.NewWhy("absolute-path", "absolute-path", "path", partial, "old", path)
	case partial == "":
		id, line := "empty", "append"
		if r.Fragmentid != edition.Absent {
			id, line = "fragmentid-only", "split-fragmentid"
		}
		return edition.NewWhy(id, line, "directory", directory, "last", last)
	case r.Search != edition.Absent && !strings.HasSuffix(left, partial[r.Search.Start-len("?"):]):
		return edition.NewWhy("search-dots", "append", "search", r.Search.Of(r.Text), "left", left)
	case directory == "" && path == "" && context.Login != edition.Absent:
		return edition.NewWhy("no-slash", "remove-last", "path", partial, "hostPart", context.Login.Of(context.Text))
	case directory == "":
		return edition.NewWhy("no-directory", "remove-last", "path", partial, "old", path)
	case strings.HasPrefix(partial, "?"):
		return edition.NewWhy("search-only", "append", "search", partial, "last", last, "directory", directory)
	}
	if up, rest := reasons.Climb(partial); up > 0 {
		// The first element of a path without a leading "/" can't be removed.
		levels, depth := strconv.Itoa(up), reasons.Depth(directory[strings.IndexByte(directory, '/'):])
		if up > depth {
			return edition.NewWhy("climbs-out", "/xxx/..", "path", partial, "directory", directory, "levels", levels, "rest", rest, "depth", strconv.Itoa(depth))
		}
		return edition.NewWhy("climbs", "/xxx/..", "path", partial, "directory", directory, "levels", levels, "rest", rest)
	}
	switch {
	case partial == "." || partial == "./":
		return edition.NewWhy("stays", "/.", "path", partial, "directory", directory)
	case last == "":
		return edition.NewWhy("appends", "append", "path", partial, "directory", directory)
	}
	return edition.NewWhy("replaces-last", "remove-last", "path", partial, "last", last, "directory", directory)
}
