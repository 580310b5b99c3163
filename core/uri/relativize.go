package uri

import (
	"cmp"
	"strings"
)

// This file reverses RFC 3986, section 5.2.

// Relativize returns the shortest reference that [Resolve] turns into the target with the given base. If there
// are several, it is the one that repeats least of the target.
//
// Base and target must be URIs; otherwise the error is an [*Error]. It is [ErrNoReference] if no reference
// leads to the target: when its path has dot segments and isn't the base's, because resolving removes all but
// the one in "f:/.//g". Relativize succeeds for every target that [Resolve] gives.
func Relativize(base, target string) (string, error) {
	var b, t Reference
	if err := b.parse(base, productionBase); err != nil {
		return "", of("base", err)
	}
	if err := t.parse(target, productionURI); err != nil {
		return "", of("target", err)
	}
	return b.relativize(&t)
}

// Relativize returns the shortest reference that [Reference.Resolve] turns into the target with r as the base,
// like the function [Relativize].
//
// The error is an [*Error] if r or the target has no scheme. It is [ErrNoReference] also if the target isn't
// valid, as one from [Split] may be.
func (r Reference) Relativize(target Reference) (Reference, error) {
	if r.scheme == 0 {
		return Reference{}, of("base", r.rejectRelative())
	}
	if target.scheme == 0 {
		return Reference{}, of("target", target.rejectRelative())
	}
	shortest, err := r.relativize(&target)
	if err != nil {
		return Reference{}, err
	}
	return Split(shortest), nil
}

// relativize returns the shortest of the candidates that lead to the target.
func (r *Reference) relativize(target *Reference) (string, error) {
	shortest, found := "", false
	for _, ref := range r.candidates(target) {
		if found && len(ref) > len(shortest) {
			continue
		}
		parsed, err := Parse(ref) // a path can have a colon in a place where none is allowed
		if err == nil && string(Resolution{}.AppendTarget(nil, *r, parsed)) == target.text {
			shortest, found = ref, true
		}
	}
	if !found {
		return "", ErrNoReference
	}
	return shortest, nil
}

// candidates returns references that may lead to the target: first with as little as possible before the
// path, then with less and less of the path. If any reference leads there, the shortest such reference is
// among them. Some may lead elsewhere, and one may not be a valid reference.
func (r *Reference) candidates(target *Reference) []string {
	tail := target.tail()
	all := []string{target.text}
	if r.schemePart() != target.schemePart() {
		return all
	}
	path := target.pathPart()
	if target.authority > 0 {
		all = append(all, target.text[target.scheme:])
	}
	if r.authorityPart() != target.authorityPart() {
		return all
	}
	switch {
	case needsGuard(path): // with an authority, resolving removes the guard
		all = append(all, guard+path+tail)
	case path != "" && path[0] == '/':
		all = append(all, path+tail)
	}
	all = append(all, r.climb(target.unguarded(path), tail)...)
	return append(all, tail, target.fragmentPart())
}

// climb returns references with a relative path: ".." from the base's directory up to where the target's path
// differs, and the rest of that path.
func (r *Reference) climb(path, tail string) []string {
	directory := RemoveDotSegments(r.directory())
	common := 0 // length of the common directory
	for i := 0; i < len(directory) && i < len(path) && directory[i] == path[i]; i++ {
		if path[i] == '/' {
			common = i + 1
		}
	}
	climb := strings.Repeat("../", strings.Count(directory[common:], "/"))
	rest := path[common:]
	all := []string{climb + rest + tail}
	switch {
	case rest == "": // a final dot segment means the directory without its "/"
		all = append(all, cmp.Or(strings.TrimSuffix(climb, "/"), ".")+tail)
	case climb == "": // a leading dot keeps the rest from being a scheme or an absolute path
		all = append(all, "./"+rest+tail)
	}
	return all
}
