package edition

import (
	"strconv"
	"strings"
)

// url1993Why says which rule of URL draft 1993, Partial form decided the result.
func url1993Why(context, r locator1993) Why {
	partial := withoutFragment(r.text)
	path, _ := context.of(context.path)
	directory := path[:strings.LastIndexByte(path, '/')+1]
	last := path[len(directory):]
	switch {
	case r.scheme != Absent:
		scheme, _ := r.of(r.scheme)
		return why("full-form: scheme", scheme)
	case context.scheme == Absent:
		return why("no-base-scheme")
	case r.hostPart != Absent:
		scheme, _ := context.of(context.scheme)
		hostPart, _ := r.of(r.hostPart)
		return why("own-host-part: hostPart, scheme", hostPart, scheme)
	case strings.HasPrefix(partial, "/"):
		return why("absolute-path: path, old", partial, path)
	case partial == "":
		id := "empty"
		if r.fragmentid != Absent {
			id = "fragmentid-only"
		}
		return why(id+": directory, last", directory, last)
	case directory == "" && path == "" && context.hostPart != Absent:
		hostPart, _ := context.of(context.hostPart)
		return why("no-slash: path, hostPart", partial, hostPart)
	case directory == "":
		return why("no-directory: path, old", partial, path)
	case strings.HasPrefix(partial, "?"):
		return why("search-only: search, last, directory", partial, last, directory)
	}
	if up, rest := climb(partial); up > 0 {
		// An element without a "/" before it cannot be removed.
		levels, depth := strconv.Itoa(up), depth(directory[strings.IndexByte(directory, '/'):])
		if up > depth {
			return why("climbs-out: path, directory, levels, rest, depth", partial, directory, levels, rest, strconv.Itoa(depth))
		}
		return why("climbs: path, directory, levels, rest", partial, directory, levels, rest)
	}
	switch {
	case partial == "." || partial == "./":
		return why("stays: path, directory", partial, directory)
	case last == "":
		return why("appends: path, directory", partial, directory)
	}
	return why("replaces-last: path, last, directory", partial, last, directory)
}
