package lens

import (
	"strconv"
	"strings"

	"uriscope/core/edition"
)

// relation looks at what a reference is to its base.
func (g *Glass) relation(base Split) {
	scheme, hasScheme := g.of(edition.Scheme)
	_, hasAuthority := g.of(edition.Authority)
	path, _ := g.of(edition.Path)
	_, baseHasScheme := base.of(edition.Scheme)
	if hasScheme {
		if g.leftOut {
			g.add(edition.LeftOutScheme, edition.Span{Start: 0, End: len(scheme) + len(":")})
		}
		if g.Edition.Ways[edition.OwnScheme] == edition.Removed {
			g.aboveRoot("")
		}
		return
	}
	_, hasQuery := g.of(edition.Query)
	if path == "" && !hasQuery && !hasAuthority {
		return
	}
	if baseHasScheme {
		g.suitable(base)
	}
	switch {
	case hasAuthority:
		if g.Edition.Ways[edition.OwnAuthority] == edition.Removed {
			g.aboveRoot("")
		}
	case strings.HasPrefix(path, "/"):
		if g.Edition.Ways[edition.AbsolutePath] == edition.Removed {
			g.aboveRoot("")
		}
	default:
		g.suffix(path)
		from, _ := base.of(edition.Path)
		g.aboveRoot(from[:strings.LastIndexByte(from, '/')+1])
	}
}

// suitable looks whether the base has what a relative reference is relative to.
func (g *Glass) suitable(base Split) {
	if _, ok := base.of(edition.Authority); ok {
		return
	}
	path, _ := base.of(edition.Path)
	if path == "" || path[0] == '/' {
		return
	}
	whole := edition.Span{Start: 0, End: len(g.Text)}
	scheme, _ := base.of(edition.Scheme)
	g.add(edition.OpaqueBase, whole, "scheme", scheme)
	if strings.IndexByte(path, '/') < 0 {
		g.add(edition.FlatBase, whole, "scheme", scheme)
	}
}

// suffix looks whether a relative path begins as names of hosts on the web do.
func (g *Glass) suffix(path string) {
	host, rest, more := strings.Cut(path, "/")
	if len(host) <= len("www.") || !strings.EqualFold(host[:len("www.")], "www.") {
		return
	}
	const most = 200 // bytes of what a program would guess
	guess := "http://" + host
	if more && len(rest) < most {
		guess += "/" + rest
	}
	g.add(edition.WebSuffix, edition.Span{Start: 0, End: len(host)}, "guess", guess)
}

// aboveRoot looks for ".." segments in the path of the reference that find nothing left to
// remove, neither in the path before them nor in the directory that this is appended to.
func (g *Glass) aboveRoot(directory string) {
	path := g.part(edition.Path).Span
	if !g.knows(edition.AboveRoot) || !strings.Contains(path.Of(g.Text), "..") {
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
	if at < path.End && g.Text[at] == '/' {
		at++
	}
	for at < path.End {
		segment, _, _ := strings.Cut(g.Text[at:path.End], "/")
		if climb(segment) {
			if levels++; levels == 1 {
				first = edition.Span{Start: at, End: at + len(segment)}
			}
		}
		at += len(segment) + len("/")
	}
	if levels > 0 {
		g.add(edition.AboveRoot, first, "levels", strconv.Itoa(levels))
	}
}
