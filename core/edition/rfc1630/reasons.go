package rfc1630

import (
	"strconv"
	"strings"

	"uriscope/core/edition"
	"uriscope/core/edition/internal/cut"
	"uriscope/core/edition/internal/locator"
	"uriscope/core/edition/internal/reasons"
)

// why returns which rule of RFC 1630, Partial (relative) form decided the result. r is the reference, left is
// the target's path with the search, and how is the value of the option slashes.
func why(context, r *locator.Locator, left, how string) edition.Why {
	partial := cut.BeforeFragment(r.Text)
	path := context.Path.Of(context.Text)
	directory := cut.Directory(path)
	last := path[len(directory):]
	switch {
	case r.Scheme != edition.Absent:
		return edition.NewWhy("absolute-form", "absolute-form", "scheme", r.Scheme.Of(r.Text))
	case context.Scheme == edition.Absent:
		return edition.NewWhy("no-base-scheme", "split-context")
	case strings.HasPrefix(partial, "/"):
		slashes, same := partial[:slashRun(partial)], same(context, partial, how)
		if same == context.Path.End {
			return edition.NewWhy("no-such-slashes", "put-slashes", "slashes", slashes, "context", context.Text[:same])
		}
		return edition.NewWhy("own-slashes", "put-slashes", "slashes", slashes, "same", context.Text[:same], "gone", context.Text[same:])
	case partial == "":
		id, line := "empty", "append"
		if r.Fragmentid != edition.Absent {
			id, line = "fragmentid-only", "split-fragmentid"
		}
		return edition.NewWhy(id, line, "directory", directory, "last", last)
	case r.Search != edition.Absent && !strings.HasSuffix(left, partial[r.Search.Start-len("?"):]):
		return edition.NewWhy("search-dots", "append", "search", r.Search.Of(r.Text), "left", left)
	case path == "" && context.Login != edition.Absent:
		return edition.NewWhy("no-slash", "remove-last", "path", partial, "login", context.Login.Of(context.Text))
	case directory == "":
		return edition.NewWhy("no-directory", "remove-last", "path", partial, "old", path)
	case strings.HasPrefix(partial, "?"):
		return edition.NewWhy("search-only", "append", "search", partial, "last", last, "directory", directory)
	case strings.HasSuffix("/"+left, "/.."):
		return edition.NewWhy("parent-stays", "xxx/../", "path", partial, "left", left)
	}
	if up, rest := reasons.Climb(partial); up > 0 {
		levels, depth := strconv.Itoa(up), reasons.Depth(directory)
		if up > depth {
			return edition.NewWhy("climbs-out", "xxx/../", "path", partial, "directory", directory, "levels", levels, "rest", rest, "depth", strconv.Itoa(depth))
		}
		return edition.NewWhy("climbs", "xxx/../", "path", partial, "directory", directory, "levels", levels, "rest", rest)
	}
	switch {
	case partial == "." || partial == "./":
		return edition.NewWhy("stays", "/.", "path", partial, "directory", directory)
	case last == "":
		return edition.NewWhy("appends", "append", "path", partial, "directory", directory)
	}
	return edition.NewWhy("replaces-last", "remove-last", "path", partial, "last", last, "directory", directory)
}
