package years

import (
	"strings"

	"uriscope/core/edition"
	"uriscope/core/uri"
)

// follow resolves a reference by some ways, which may be those of different editions.
func follow(w edition.Ways, base, reference string) Answer {
	b, r := split(w, base), split(w, reference)
	b.Fragment = uri.Optional{}
	if w[edition.SameScheme] == edition.Ignored && b.Scheme.IsDefined() && r.Scheme.IsDefined() && uri.EqualSchemes(r.Scheme.String(), b.Scheme.String()) {
		r.Scheme = uri.Optional{}
	}
	if r.Scheme.IsDefined() {
		if w[edition.OwnScheme] == edition.Removed {
			r.Path, _ = removeDots(w, r.Path)
		}
		return Answer{Outcome: edition.Target, Target: r.String()}
	}
	if w[edition.RelativeForm] == edition.None {
		return Answer{Outcome: edition.NoRelativeForm}
	}
	t, outcome := relative(w, b, r)
	if !b.Scheme.IsDefined() && outcome == edition.Target {
		outcome = edition.Failed
	}
	return Answer{Outcome: outcome, Target: t.String()}
}

// relative resolves a reference without a scheme.
func relative(w edition.Ways, b, r uri.Components) (uri.Components, edition.Outcome) {
	t := r
	t.Scheme = b.Scheme
	if r.Authority.IsDefined() {
		if w[edition.OwnAuthority] == edition.Removed {
			t.Path, _ = removeDots(w, r.Path)
		}
		return t, edition.Target
	}
	t.Authority = b.Authority
	if r.Path == "" {
		way := w[edition.EmptyReference]
		if r.Query.IsDefined() {
			way = w[edition.QueryOnly]
		}
		switch way {
		case edition.Current:
			return uri.Components{Fragment: r.Fragment}, edition.CurrentDocument
		case edition.OfBase:
			t.Path = b.Path
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

// merge appends the path of t, which is relative, to the directory of the base path.
func merge(w edition.Ways, b, t uri.Components) (uri.Components, edition.Outcome) {
	directory := b.Path[:strings.LastIndexByte(b.Path, '/')+1]
	if b.Path == "" && (w[edition.BaseRoot] == edition.Slash || w[edition.BaseRoot] == edition.SlashIfAuthority && b.Authority.IsDefined()) {
		directory = "/"
	}
	buffer := directory + t.Path
	query, hasQuery := t.Query.Get()
	along := w[edition.QueryInBuffer] == edition.Along && hasQuery
	if along {
		buffer += "?" + query
	}
	buffer, ok := removeDots(w, buffer)
	if !ok {
		return uri.Components{}, edition.Failed
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
	case rooted: // the empty text before the first slash is no segment
		segments = segments[1:]
	case w[edition.FirstSegment] == edition.Fixed:
		kept, segments, floor = segments[:1], segments[1:], 1
	}
	for i, segment := range segments {
		last := i == len(segments)-1
		switch {
		case segment == ".":
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
		if last && w[edition.Trailing] != edition.SlashGoes {
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

// split splits a text by the way that says what counts as a scheme.
func split(w edition.Ways, text string) uri.Components {
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
	letter := name[0]|0x20 >= 'a' && name[0]|0x20 <= 'z'
	switch way {
	case edition.Letter:
		return letter
	case edition.NameOnly:
		for i := range len(name) {
			if c := name[i]; (c|0x20 < 'a' || c|0x20 > 'z') && (c < '0' || c > '9') && strings.IndexByte("+-.", c) < 0 {
				return false
			}
		}
	}
	return true
}
