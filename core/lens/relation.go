package lens

import (
	"strconv"
	"strings"

	"uriscope/core/edition"
)

// relation examines how a reference relates to its base.
func (f *Finder) relation(base *parts) {
	ignored := f.leftOut && f.Edition.WaysWith(f.Options)[edition.SameScheme] != f.Edition.Way(edition.SameScheme) // because of an option
	if f.leftOut && !ignored {
		f.add(edition.LeftOutScheme, edition.Span{Start: 0, End: f.scheme.End + len(":")})
	}
	path := f.of(f.path)
	sameDocument := path == "" && f.query == edition.Absent && f.authority == edition.Absent
	if f.scheme == edition.Absent && !sameDocument && base.scheme != edition.Absent && base.authority == edition.Absent {
		f.suitable(base)
	}
	scheme := f.scheme
	if ignored {
		scheme = edition.Absent
	}
	own := edition.Stay // what happens to dot segments that don't follow the base's directory
	switch {
	case scheme != edition.Absent:
		own = f.Edition.Way(edition.OwnScheme)
	case f.authority != edition.Absent:
		own = f.Edition.Way(edition.OwnAuthority)
	case strings.HasPrefix(path, "/"):
		own = f.Edition.Way(edition.AbsolutePath)
	default:
		f.suffix(path)
		from := base.of(base.path)
		f.aboveRoot(from[:strings.LastIndexByte(from, '/')+1])
	}
	if own == edition.Removed {
		f.aboveRoot("")
	}
}

// suitable checks whether a base without an authority has a path that a relative reference can be relative to.
func (f *Finder) suitable(base *parts) {
	path := base.of(base.path)
	if path == "" || path[0] == '/' {
		return
	}
	whole, scheme := edition.Span{Start: 0, End: len(f.text)}, base.of(base.scheme)
	f.add(edition.OpaqueBase, whole, "scheme", scheme)
	queryOnly := f.path.Start == f.path.End && f.authority == edition.Absent
	forbidden := f.Edition.Coverage(edition.FlatBase).Sure == edition.Certain
	// Even if it doesn't, a query can replace another one, which needs no hierarchy.
	if strings.IndexByte(path, '/') < 0 && (forbidden || !queryOnly) {
		f.add(edition.FlatBase, whole, "scheme", scheme)
	}
}

// suffix checks whether a relative path begins like a web host's name: "www" and two or more labels. With just
// one label it could also be a file's name.
func (f *Finder) suffix(path string) {
	const www = "www."
	host, rest, more := strings.Cut(path, "/")
	if len(host) <= len(www) || strings.ToLower(host[:len(www)]) != www {
		return
	}
	if name, _, dotted := strings.Cut(host[len(www):], "."); name == "" || !dotted {
		return
	}
	const most = 200 // bytes in a program's guess
	guess := "http://" + host
	if more && len(rest) < most {
		guess += "/" + rest
	}
	f.add(edition.WebSuffix, edition.Span{Start: 0, End: len(host)}, "guess", guess)
}

// aboveRoot finds ".." segments in the reference's path that have nothing to remove, either in the path before
// them or in the base's directory.
func (f *Finder) aboveRoot(directory string) {
	path := f.path
	if !f.knows(edition.AboveRoot) || !strings.Contains(path.Of(f.text), "..") {
		return
	}
	depth := 0
	climb := func(segment string) bool {
		switch {
		case segment == ".":
		case segment != "..":
			depth++
		case depth == 0:
			return true
		default:
			depth--
		}
		return false
	}
	directory = strings.TrimPrefix(directory, "/")
	for directory != "" {
		segment, rest, _ := strings.Cut(directory, "/")
		climb(segment)
		directory = rest
	}
	first, levels := edition.Absent, 0
	at := path.Start
	if at < path.End && f.text[at] == '/' {
		at++
	}
	for at < path.End {
		segment, _, _ := strings.Cut(f.text[at:path.End], "/")
		if climb(segment) {
			if levels++; levels == 1 {
				first = edition.Span{Start: at, End: at + len(segment)}
			}
		}
		at += len(segment) + len("/")
	}
	if levels > 0 {
		f.add(edition.AboveRoot, first, "levels", strconv.Itoa(levels))
	}
}
