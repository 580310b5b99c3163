package rfc1630

import (
	"strconv"
	"strings"

	"uriscope/core/edition"
	"uriscope/core/edition/internal/cut"
	"uriscope/core/edition/internal/reasons"
)

// why returns which rule of RFC 1630, Partial (relative) form decided the result. Of the context,
// the first same bytes stay before a reference that begins with slashes.
func (run *resolution) why(r *locator, same int) edition.Why {
	context, partial := &run.context, run.partial
	path, _ := context.of(context.path)
	directory := cut.Directory(path)
	last := path[len(directory):]
	switch {
	case r.scheme != edition.Absent:
		return edition.NewWhy("absolute-form: scheme", r.scheme.Of(r.text))
	case context.scheme == edition.Absent:
		return edition.NewWhy("no-base-scheme")
	case strings.HasPrefix(partial, "/"):
		slashes := partial[:slashRun(partial)]
		if same == context.path.End {
			return edition.NewWhy("no-such-slashes: slashes, context", slashes, context.text[:same])
		}
		return edition.NewWhy("own-slashes: slashes, same, gone", slashes, context.text[:same], context.text[same:])
	case partial == "":
		id := "empty"
		if run.hasFragmentid {
			id = "fragmentid-only"
		}
		return edition.NewWhy(id+": directory, last", directory, last)
	case r.search != edition.Absent && !strings.HasSuffix(run.path, partial[r.search.Start-len("?"):]):
		return edition.NewWhy("search-dots: search, left", r.search.Of(r.text), run.path)
	case path == "" && context.login != edition.Absent:
		return edition.NewWhy("no-slash: path, login", partial, context.login.Of(context.text))
	case directory == "":
		return edition.NewWhy("no-directory: path, old", partial, path)
	case strings.HasPrefix(partial, "?"):
		return edition.NewWhy("search-only: search, last, directory", partial, last, directory)
	case strings.HasSuffix("/"+run.path, "/.."):
		return edition.NewWhy("parent-stays: path, left", partial, run.path)
	}
	if up, rest := reasons.Climb(partial); up > 0 {
		levels, depth := strconv.Itoa(up), reasons.Depth(directory)
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
const lines = "absolute-form absolute-form, no-base-scheme split-context, own-slashes put-slashes, no-such-slashes put-slashes, empty append, " +
	"fragmentid-only split-fragmentid, no-slash remove-last, no-directory remove-last, search-only append, search-dots append, " +
	"parent-stays xxx/../, climbs xxx/../, climbs-out xxx/../, stays /., appends append, replaces-last remove-last"
