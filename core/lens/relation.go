package lens

import (
	"strconv"
	"strings"

	"uriscope/core/edition"
)

// relation looks at what a reference is to its base.
func (f *Finder) relation(base *parts) {
	ignored := f.leftOut && f.Edition.WaysWith(f.Options)[edition.SameScheme] != f.Edition.Way(edition.SameScheme) // by an option
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
	own := edition.Stay // what becomes of dot segments that do not follow the base's directory
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

// suitable looks whether a base without an authority has what a relative reference is
// relative to.
func (f *Finder) suitable(base *parts) {
	path := base.of(base.path)
	if path == "" || path[0] == '/' {
		return
	}
	whole, scheme := edition.Span{Start: 0, End: len(f.text)}, base.of(base.scheme)
	f.add(edition.OpaqueBase, whole, "scheme", scheme)
	queryOnly := f.path.Start == f.path.End && f.authority == edition.Absent
	forbidden := f.Edition.Coverage(edition.FlatBase).Sure == edition.Certain
	// Where it is not, a query may take the place of another: that needs no hierarchy.
	if strings.IndexByte(path, '/') < 0 && (forbidden || !queryOnly) {
		f.add(edition.FlatBase, whole, "scheme", scheme)
	}
}

// suffix looks whether a relative path begins as names of hosts on the web do: "www" and two
// labels or more. With one it may as well be the name of a file.
func (f *Finder) suffix(path string) {
	const www = "www."
	host, rest, more := strings.Cut(path, "/")
	if len(host) <= len(www) || strings.ToLower(host[:len(www)]) != www {
		return
	}
	if name, _, dotted := strings.Cut(host[len(www):], "."); name == "" || !dotted {
		return
	}
	const most = 200 // bytes of what a program would guess
	guess := "http://" + host
	if more && len(rest) < most {
		guess += "/" + rest
	}
	f.add(edition.WebSuffix, edition.Span{Start: 0, End: len(host)}, "guess", guess)
}

// aboveRoot looks for ".." segments in the path of the reference that find nothing left to
// remove, neither in the path before them nor in the directory that this is appended to.
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
