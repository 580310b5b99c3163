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
		return why("own-scheme: scheme", r.Scheme.String())
	case !base.Scheme.IsDefined():
		return why("no-base-scheme")
	case r.Authority.IsDefined():
		return why("own-authority: authority, scheme", r.Authority.String(), base.Scheme.String())
	case r.Path == "" && r.Query.IsDefined():
		return why("query-only: query, path", r.Query.String(), base.Path)
	case r.Path == "" && r.Fragment.IsDefined():
		return why("fragment-only: fragment", r.Fragment.String())
	case r.Path == "":
		return why("empty")
	case strings.HasPrefix(r.Path, "/"):
		return why("absolute-path: path, old", r.Path, base.Path)
	case base.Authority.IsDefined() && base.Path == "":
		return why("root-added: path", r.Path)
	}
	return mergedWhy(base.Path, r.Path)
}

// mergedWhy is the reason where a relative path was merged with the base's.
func mergedWhy(base, path string) Why {
	directory := directory(base)
	last := base[len(directory):]
	if up, rest := climb(path); up > 0 {
		levels, depth := strconv.Itoa(up), depth(directory)
		if up > depth {
			return why("climbs-out: path, directory, levels, rest, depth", path, directory, levels, rest, strconv.Itoa(depth))
		}
		return why("climbs: path, directory, levels, rest", path, directory, levels, rest)
	}
	switch {
	case strings.Trim(path, "./") == "" && !strings.Contains(path, "..") && !strings.Contains(path, "//"):
		return why("stays: path, directory", path, directory)
	case directory == "":
		return why("no-directory: path, old", path, base)
	case last == "":
		return why("appends: path, directory", path, directory)
	}
	return why("replaces-last: path, last, directory", path, last, directory)
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
