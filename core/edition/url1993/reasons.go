package url1993

import (
	"strconv"
	"strings"

	"uriscope/core/edition"
	"uriscope/core/edition/internal/cut"
	"uriscope/core/edition/internal/reasons"
)

// why returns which rule of URL draft 1993, Partial form decided the result. The path is that of
// the result, with its search; it is empty where the reference is in full form.
func why(context, r locator, result string) edition.Why {
	partial := cut.BeforeFragment(r.text)
	path, _ := context.of(context.path)
	directory := cut.Directory(path)
	last := path[len(directory):]
	switch {
	case r.scheme != edition.Absent:
		scheme, _ := r.of(r.scheme)
		return edition.NewWhy("full-form", "full-form", "scheme", scheme)
	case context.scheme == edition.Absent:
		return edition.NewWhy("no-base-scheme", "split-context")
	case r.hostPart != edition.Absent:
		scheme, _ := context.of(context.scheme)
		hostPart, _ := r.of(r.hostPart)
		return edition.NewWhy("own-host-part", "double-slash", "hostPart", hostPart, "scheme", scheme)
	case strings.HasPrefix(partial, "/"):
		return edition.NewWhy("absolute-path", "absolute-path", "path", partial, "old", path)
	case partial == "":
		id, line := "empty", "append"
		if r.fragmentid != edition.Absent {
			id, line = "fragmentid-only", "split-fragmentid"
		}
		return edition.NewWhy(id, line, "directory", directory, "last", last)
	case r.search != edition.Absent && !strings.HasSuffix(result, partial[r.search.Start-len("?"):]):
		search, _ := r.of(r.search)
		return edition.NewWhy("search-dots", "append", "search", search, "left", result)
	case directory == "" && path == "" && context.hostPart != edition.Absent:
		hostPart, _ := context.of(context.hostPart)
		return edition.NewWhy("no-slash", "remove-last", "path", partial, "hostPart", hostPart)
	case directory == "":
		return edition.NewWhy("no-directory", "remove-last", "path", partial, "old", path)
	case strings.HasPrefix(partial, "?"):
		return edition.NewWhy("search-only", "append", "search", partial, "last", last, "directory", directory)
	}
	if up, rest := reasons.Climb(partial); up > 0 {
		// The first element of a path without a leading "/" cannot be removed.
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
