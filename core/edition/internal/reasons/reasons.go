// Package reasons has the reasons for a result that several specs share: the reference's path was merged with
// the base's, or replaced it.
package reasons

import (
	"strconv"
	"strings"

	"uriscope/core/edition"
	"uriscope/core/edition/internal/cut"
	"uriscope/core/internal/octets"
)

// Lines are the ids of the lines that decide to merge a relative path with the base's.
type Lines struct {
	Climb string // a ".." removes a segment
	Stay  string // only "." segments are removed
	Put   string // without either, the path is appended
}

// Merged is the reason if a relative path was merged with the base's.
func Merged(lines Lines, base, path string) edition.Why {
	directory := cut.Directory(base)
	last := base[len(directory):]
	if up, rest := Climb(path); up > 0 {
		levels, depth := strconv.Itoa(up), Depth(directory)
		if up > depth {
			return edition.NewWhy("climbs-out", lines.Climb, "path", path, "directory", directory, "levels", levels, "rest", rest, "depth", strconv.Itoa(depth))
		}
		return edition.NewWhy("climbs", lines.Climb, "path", path, "directory", directory, "levels", levels, "rest", rest)
	}
	switch {
	case octets.Are(path, "./") && !strings.Contains(path, "..") && !strings.Contains(path, "//"):
		return edition.NewWhy("stays", lines.Stay, "path", path, "directory", directory)
	case directory == "":
		return edition.NewWhy("no-directory", lines.Put, "path", path, "old", base)
	case last == "":
		return edition.NewWhy("appends", lines.Put, "path", path, "directory", directory)
	}
	return edition.NewWhy("replaces-last", lines.Put, "path", path, "last", last, "directory", directory)
}

// Climb counts the ".." segments at the start of a path, ignoring "." segments among them, and returns the
// rest.
func Climb(path string) (levels int, rest string) {
	for path != "" {
		segment, after, _ := strings.Cut(path, "/")
		switch segment {
		case "..":
			levels++
		case ".":
		default:
			return levels, path
		}
		path = after
	}
	return levels, ""
}

// Depth returns how many levels can be climbed from a directory, which ends in "/" or is
// empty: the number of its segments once its own dot segments are removed.
func Depth(directory string) int {
	levels, first := 0, true
	for segment := range strings.SplitSeq(strings.TrimSuffix(directory, "/"), "/") {
		switch {
		case first && segment == "", segment == ".":
		case segment == "..":
			levels = max(0, levels-1)
		default:
			levels++
		}
		first = false
	}
	return levels
}

// AbsolutePath is the reason if a path replaces the base's path unchanged.
func AbsolutePath(line, old, path string) edition.Why {
	id := "absolute-path"
	if HasDotSegments(path) {
		id = "absolute-path-dots"
	}
	return edition.NewWhy(id, line, "path", path, "old", old)
}

// Excess is the reason if there were more ".." segments than levels to go up.
func Excess(id, line, base, path string) edition.Why {
	return edition.NewWhy(id, line, "path", path, "directory", cut.Directory(base))
}

// BeginsWithParent reports whether the first segment of a path is "..", whether or not there
// is a "/" before it.
func BeginsWithParent(path string) bool {
	path = strings.TrimPrefix(path, "/")
	return path == ".." || strings.HasPrefix(path, "../")
}

// HasDotSegments reports whether "." or ".." is a complete segment of a path.
func HasDotSegments(path string) bool {
	for more := path != ""; more; {
		var segment string
		segment, path, more = strings.Cut(path, "/")
		if segment == "." || segment == ".." {
			return true
		}
	}
	return false
}
