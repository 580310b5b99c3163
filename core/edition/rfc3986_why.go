package edition

import (
	"strconv"
	"strings"

	"uriscope/core/uri"
)

// rfc3986Why says which clause of RFC 3986, section 5.2 decided the result, with the
// texts that a sentence about it needs.
func rfc3986Why(base, r uri.Components) Why {
	switch {
	case r.Scheme.IsDefined():
		return Why{"own-scheme", []string{"scheme", r.Scheme.String()}}
	case !base.Scheme.IsDefined():
		return Why{"no-base-scheme", nil}
	case r.Authority.IsDefined():
		return Why{"own-authority", []string{"authority", r.Authority.String(), "scheme", base.Scheme.String()}}
	case r.Path == "" && r.Query.IsDefined():
		return Why{"query-only", []string{"query", r.Query.String(), "path", base.Path}}
	case r.Path == "" && r.Fragment.IsDefined():
		return Why{"fragment-only", []string{"fragment", r.Fragment.String()}}
	case r.Path == "":
		return Why{"empty", nil}
	case strings.HasPrefix(r.Path, "/"):
		return Why{"absolute-path", []string{"path", r.Path, "old", base.Path}}
	case base.Authority.IsDefined() && base.Path == "":
		return Why{"root-added", []string{"path", r.Path}}
	}
	return mergedWhy(base.Path, r.Path)
}

// mergedWhy is the reason where a relative path was merged with the base's.
func mergedWhy(base, path string) Why {
	directory := directory(base)
	last := base[len(directory):]
	if up, rest := climb(path); up > 0 {
		args := []string{"path", path, "directory", directory, "levels", strconv.Itoa(up), "rest", rest}
		if depth := depth(directory); up > depth {
			return Why{"climbs-out", append(args, "depth", strconv.Itoa(depth))}
		}
		return Why{"climbs", args}
	}
	switch {
	case strings.Trim(path, "./") == "" && !strings.Contains(path, "..") && !strings.Contains(path, "//"):
		return Why{"stays", []string{"path", path, "directory", directory}}
	case directory == "":
		return Why{"no-directory", []string{"path", path, "old", base}}
	case last == "":
		return Why{"appends", []string{"path", path, "directory", directory}}
	}
	return Why{"replaces-last", []string{"path", path, "last", last, "directory", directory}}
}

// climb counts the ".." segments that a path begins with, "." segments between them
// apart, and returns what follows.
func climb(path string) (levels int, rest string) {
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

// depth counts how many levels can be climbed from a directory, which ends in "/"
// or is empty: its segments, with its own dot segments taken out.
func depth(directory string) int {
	levels := 0
	for i, segment := range strings.Split(strings.TrimSuffix(directory, "/"), "/") {
		switch {
		case i == 0 && segment == "", segment == ".":
		case segment == "..":
			levels = max(0, levels-1)
		default:
			levels++
		}
	}
	return levels
}
