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
		return Why{"full-form", []string{"scheme", scheme}}
	case context.scheme == Absent:
		return Why{"no-base-scheme", nil}
	case r.hostPart != Absent:
		scheme, _ := context.of(context.scheme)
		hostPart, _ := r.of(r.hostPart)
		return Why{"own-host-part", []string{"hostPart", hostPart, "scheme", scheme}}
	case strings.HasPrefix(partial, "/"):
		return Why{"absolute-path", []string{"path", partial, "old", path}}
	case partial == "":
		id := "empty"
		if r.fragmentid != Absent {
			id = "fragmentid-only"
		}
		return Why{id, []string{"directory", directory, "last", last}}
	case directory == "" && path == "" && context.hostPart != Absent:
		hostPart, _ := context.of(context.hostPart)
		return Why{"no-slash", []string{"path", partial, "hostPart", hostPart}}
	case directory == "":
		return Why{"no-directory", []string{"path", partial, "old", path}}
	case strings.HasPrefix(partial, "?"):
		return Why{"search-only", []string{"search", partial, "last", last, "directory", directory}}
	}
	if up, rest := climb(partial); up > 0 {
		args := []string{"path", partial, "directory", directory, "levels", strconv.Itoa(up), "rest", rest}
		// An element without a "/" before it cannot be removed.
		if depth := depth(directory[strings.IndexByte(directory, '/'):]); up > depth {
			return Why{"climbs-out", append(args, "depth", strconv.Itoa(depth))}
		}
		return Why{"climbs", args}
	}
	switch {
	case partial == "." || partial == "./":
		return Why{"stays", []string{"path", partial, "directory", directory}}
	case last == "":
		return Why{"appends", []string{"path", partial, "directory", directory}}
	}
	return Why{"replaces-last", []string{"path", partial, "last", last, "directory", directory}}
}
