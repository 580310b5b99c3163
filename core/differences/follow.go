package differences

import (
	"strings"

	"uriscope.example/core/uri"
	"uriscope/core/edition"
	"uriscope/core/internal/octets"
)

// parts are the components of a text, including those that only some editions have.
type parts struct {
	uri.Components
	Params uri.Optional
}

// String puts the components together.
func (p parts) String() string {
	c := p.Components
	if params, ok := p.Params.Get(); ok {
		c.Path += ";" + params
	}
	return c.String()
}

// follow resolves a reference by the given ways, which can come from different editions.
func follow(w edition.Ways, base, reference string) Answer {
	b, r := split(w, base), split(w, reference)
	b.Fragment = uri.Optional{}
	later := w[edition.SameScheme] == edition.IgnoredLater
	if (later || w[edition.SameScheme] == edition.Ignored) && b.Scheme.IsDefined() && r.Scheme.IsDefined() && uri.EqualSchemes(r.Scheme.String(), b.Scheme.String()) {
		r.Scheme = uri.Optional{}
		if later { // the reference was not empty when that was asked
			w[edition.EmptyReference] = w[edition.QueryOnly]
		}
	}
	if r.Scheme.IsDefined() {
		if w[edition.OwnScheme] != edition.Removed {
			return Answer{Outcome: edition.Target, Target: reference}
		}
		r.Path, _ = removeDots(w, r.Path)
		return Answer{Outcome: edition.Target, Target: r.String()}
	}
	if w[edition.RelativeForm] == edition.None {
		return Answer{Outcome: edition.NoRelativeForm}
	}
	if w[edition.EmptyParts] == edition.AsNone && r.Authority.String() == "" {
		r.Authority = uri.Optional{}
	}
	t, outcome := relative(w, b, r)
	if !b.Scheme.IsDefined() && outcome == edition.Target {
		outcome = edition.Failed
	}
	if w[edition.EmptyReference] == edition.WholeBase && reference == "" {
		return Answer{Outcome: outcome, Target: base}
	}
	return Answer{Outcome: outcome, Target: t.String()}
}

// relative resolves a reference without a scheme.
func relative(w edition.Ways, b, r parts) (parts, edition.Outcome) {
	t := r
	t.Scheme = b.Scheme
	if way := w[edition.SlashRuns]; (way == edition.AsMany || way == edition.FirstAsMany) && (r.Authority.IsDefined() || strings.HasPrefix(r.Path, "/")) {
		return replaceFromSlashes(w, b, r), edition.Target
	}
	if r.Authority.IsDefined() {
		if w[edition.OwnAuthority] == edition.Removed {
			t.Path, _ = removeDots(w, r.Path)
		}
		return t, edition.Target
	}
	t.Authority = b.Authority
	if r.Path == "" {
		if r.Params.IsDefined() {
			t.Path = b.Path
			return t, edition.Target
		}
		way := w[edition.EmptyReference]
		if r.Query.IsDefined() {
			way = w[edition.QueryOnly]
		}
		switch way {
		case edition.Current:
			return parts{Components: uri.Components{Fragment: r.Fragment}}, edition.CurrentDocument
		case edition.OfBase, edition.WholeBase:
			t.Path, t.Params = b.Path, b.Params
			if !r.Query.IsDefined() {
				t.Query = b.Query
			}
			return t, edition.Target
		}
	}
	if strings.HasPrefix(r.Path, "/") {
		if w[edition.AbsolutePath] == edition.Removed {
			t.Path, _ = removeDots(w, r.Path)
		}
		return t, edition.Target
	}
	return merge(w, b, t)
}

// replaceFromSlashes replaces the base, from its first run of exactly as many slashes that no longer run
// follows, with a reference that begins with slashes.
func replaceFromSlashes(w edition.Ways, b, r parts) parts {
	if r.Authority.IsDefined() && w[edition.OwnAuthority] == edition.Removed || !r.Authority.IsDefined() && w[edition.AbsolutePath] == edition.Removed {
		r.Path, _ = removeDots(w, r.Path)
	}
	fragment := r.Fragment
	r.Fragment, b.Query, b.Params = uri.Optional{}, uri.Optional{}, uri.Optional{}
	from, rest := b.String(), r.String()
	slashes := func(text string) int { return len(text) - len(strings.TrimLeft(text, "/")) }
	want, cut := slashes(rest), len(from)
	for at := 0; at < len(from); at++ {
		n := slashes(from[at:])
		switch {
		case n > want && w[edition.SlashRuns] == edition.AsMany:
			cut = len(from)
		case n == want:
			cut = min(cut, at)
		}
		at += n
	}
	t := split(w, from[:cut]+rest)
	t.Fragment = fragment
	return t
}

// merge appends the path of t, which is relative, to the directory of the base path.
func merge(w edition.Ways, b, t parts) (parts, edition.Outcome) {
	directory := b.Path[:strings.LastIndexByte(b.Path, '/')+1]
	if b.Path == "" && (w[edition.BaseRoot] == edition.Slash || w[edition.BaseRoot] == edition.SlashIfAuthority && b.Authority.IsDefined()) {
		directory = "/"
	}
	buffer := directory + t.Path
	query, hasQuery := t.Query.Get()
	along := w[edition.QueryInBuffer] == edition.Along && hasQuery
	if along {
		if params, ok := t.Params.Get(); ok {
			buffer += ";" + params
			t.Params = uri.Optional{}
		}
		buffer += "?" + query
	}
	buffer, ok := removeDots(w, buffer)
	if !ok {
		return parts{}, edition.Failed
	}
	t.Path = buffer
	if along {
		t.Query = uri.Optional{}
		if path, query, found := strings.Cut(buffer, "?"); found {
			t.Path, t.Query = path, uri.Defined(query)
		}
	}
	return t, edition.Target
}

// removeDots removes the dot segments of a path. It reports false if there are excess ".."
// segments and these are refused.
func removeDots(w edition.Ways, path string) (string, bool) {
	segments := strings.Split(path, "/")
	kept := segments[:0]
	rooted, floor := strings.HasPrefix(path, "/"), 0
	switch {
	case rooted: // the empty text before the first slash isn't a segment
		segments = segments[1:]
	case w[edition.FirstSegment] == edition.Fixed && segments[0] != "..": // a ".." there has nothing to remove
		kept, segments, floor = segments[:1], segments[1:], 1
	}
	for i, segment := range segments {
		last := i == len(segments)-1
		switch {
		case segment == "." && !(w[edition.FirstSegment] == edition.DotStays && !rooted && len(kept) == 0):
		case segment == ".." && last && w[edition.Trailing] == edition.ParentStays:
			kept = append(kept, "..")
			continue
		case segment == ".." && len(kept) > floor && kept[len(kept)-1] != "..":
			kept = kept[:len(kept)-1]
			if len(kept) == 0 && w[edition.Rootless] == edition.SlashLeft {
				rooted = true
			}
		case segment == ".." && w[edition.ExcessDots] != edition.Dropped:
			kept = append(kept, "..")
			continue
		case segment == "..":
		case segment == "" && !last && !rooted && len(kept) == 0:
			rooted = true // the segment before the slash was removed
			continue
		default:
			kept = append(kept, segment)
			continue
		}
		if last && w[edition.Trailing] == edition.SlashStays {
			kept = append(kept, "")
		}
	}
	excess := 0
	for excess < len(kept) && kept[excess] == ".." {
		excess++
	}
	if excess > 0 && w[edition.ExcessDots] == edition.Refused {
		return "", false
	}
	if excess > 0 && w[edition.ExcessDots] == edition.Stripped {
		if kept = kept[excess:]; len(kept) == 0 {
			kept = append(kept, "")
		}
	}
	path = strings.Join(kept, "/")
	if rooted && len(kept) > 0 {
		path = "/" + path
	}
	return path, true
}

// split splits a text by the ways that define what counts as a scheme, where an authority ends, whether
// parameters are a component, and whether an empty component counts as present.
func split(w edition.Ways, text string) parts {
	c := parts{Components: splitScheme(w, text)}
	if authority, ok := c.Authority.Get(); ok && w[edition.AuthorityEnds] == edition.AtSlash && c.Path == "" && c.Query.IsDefined() {
		query := c.Query.String()
		end := strings.IndexByte(query, '/')
		if end < 0 {
			end = len(query)
		}
		c.Authority, c.Query = uri.Defined(authority+"?"+query[:end]), uri.Optional{}
		path, query, found := strings.Cut(query[end:], "?")
		if c.Path = path; found {
			c.Query = uri.Defined(query)
		}
	}
	if w[edition.ParamsAre] == edition.Component {
		path, params, found := strings.Cut(c.Path, ";")
		if c.Path = path; found {
			c.Params = uri.Defined(params)
		}
	}
	if w[edition.EmptyParts] == edition.AsNone {
		for _, o := range []*uri.Optional{&c.Params, &c.Query, &c.Fragment} {
			if o.String() == "" {
				*o = uri.Optional{}
			}
		}
	}
	return c
}

// splitScheme splits a text by the way that defines what counts as a scheme.
func splitScheme(w edition.Ways, text string) uri.Components {
	c := uri.Split(text).Components()
	scheme, ok := c.Scheme.Get()
	if !ok || isScheme(w[edition.SchemeBegins], scheme) {
		return c
	}
	without := uri.Components{Path: scheme + ":" + c.Path, Query: c.Query, Fragment: c.Fragment}
	if authority, ok := c.Authority.Get(); ok {
		without.Path = scheme + "://" + authority + c.Path
	}
	return without
}

func isScheme(way edition.Way, name string) bool {
	letter := octets.IsLetter(name[0])
	switch way {
	case edition.Letter:
		return letter
	case edition.NameOnly:
		for i := range len(name) {
			if c := name[i]; !octets.IsLetter(c) && !octets.IsDigit(c) && strings.IndexByte("+-.", c) < 0 {
				return false
			}
		}
	}
	return true
}
