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
		return edition.NewWhy("full-form: scheme", scheme)
	case context.scheme == edition.Absent:
		return edition.NewWhy("no-base-scheme")
	case r.hostPart != edition.Absent:
		scheme, _ := context.of(context.scheme)
		hostPart, _ := r.of(r.hostPart)
		return edition.NewWhy("own-host-part: hostPart, scheme", hostPart, scheme)
	case strings.HasPrefix(partial, "/"):
		return edition.NewWhy("absolute-path: path, old", partial, path)
	case partial == "":
		id := "empty"
		if r.fragmentid != edition.Absent {
			id = "fragmentid-only"
		}
		return edition.NewWhy(id+": directory, last", directory, last)
	case r.search != edition.Absent && !strings.HasSuffix(result, partial[r.search.Start-len("?"):]):
		search, _ := r.of(r.search)
		return edition.NewWhy("search-dots: search, left", search, result)
	case directory == "" && path == "" && context.hostPart != edition.Absent:
		hostPart, _ := context.of(context.hostPart)
		return edition.NewWhy("no-slash: path, hostPart", partial, hostPart)
	case directory == "":
		return edition.NewWhy("no-directory: path, old", partial, path)
	case strings.HasPrefix(partial, "?"):
		return edition.NewWhy("search-only: search, last, directory", partial, last, directory)
	}
	if up, rest := reasons.Climb(partial); up > 0 {
		// The first element of a path without a leading "/" cannot be removed.
		levels, depth := strconv.Itoa(up), reasons.Depth(directory[strings.IndexByte(directory, '/'):])
		if up > depth {
			return edition.NewWhy("climbs-out: path, directory, levels, rest, depth", partial, directory, levels, rest, strconv.Itoa(depth))
		}
		return edition.NewWhy("climbs: path, directory, levels, rest", partial, directory, levels, rest)
	}
	switch {
	case partial == "." || partial == "./":
		return edition.NewWhy("stays: path, directory", partial, directory)
	case last == "":
		return edition.NewWhy("appends: path, directory", partial, directory)
	}
	return edition.NewWhy("replaces-last: path, last, directory", partial, last, directory)
}

// lines are the lines that decided where a result has a certain reason.
const lines = "full-form full-form, no-base-scheme split-context, own-host-part double-slash, absolute-path absolute-path, empty append, " +
	"fragmentid-only split-fragmentid, no-slash remove-last, no-directory remove-last, search-only append, search-dots append, " +
	"climbs /xxx/.., climbs-out /xxx/.., stays /., appends append, replaces-last remove-last"
