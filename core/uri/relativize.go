package uri

import (
	"cmp"
	"strings"
)

// This file turns RFC 3986, section 5.2, around.

// Relativize returns the shortest reference that [Resolve] turns into the target with the given base.
// Of several it is the one that repeats least of the target.
//
// Base and target must be URIs; the error is an [*Error] if one is not. It is [ErrNoReference]
// if no reference leads to the target: when its path has dot segments and is not that of the
// base, as a resolution leaves none but the one in "f:/.//g". Every target that [Resolve] gives can
// be turned around.
func Relativize(base, target string) (string, error) {
	var b, t Reference
	if err := b.parse(base, productionBase); err != nil {
		return "", err
	}
	if err := t.parse(target, productionURI); err != nil {
		return "", err
	}
	return b.relativize(&t)
}

// Relativize returns the shortest reference that [Reference.Resolve] turns into the target with
// r as the base, as the function [Relativize] does.
//
// The error is an [*Error] if r or the target has no scheme. It is [ErrNoReference] also if the
// target is not valid, as one from [Split] may be.
func (r Reference) Relativize(target Reference) (Reference, error) {
	for _, uri := range []*Reference{&r, &target} {
		if uri.scheme == 0 {
			return Reference{}, uri.rejectRelative()
		}
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
		parsed, err := Parse(ref) // a path may have a colon where none may be
		if err == nil && string(Resolution{}.AppendTarget(nil, *r, parsed)) == target.text {
			shortest, found = ref, true
		}
	}
	if !found {
		return "", ErrNoReference
	}
	return shortest, nil
}

// candidates returns references one of which is the shortest that leads to the target, if any
// does: those that have as little as possible before the path, and then less and less of the
// path itself. None is sure to lead there, and one may be no valid reference.
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
	case needsGuard(path): // where there is an authority, a resolution takes the guard away
		all = append(all, guard+path+tail)
	case path != "" && path[0] == '/':
		all = append(all, path+tail)
	}
	all = append(all, r.climb(target.unguarded(path), tail)...)
	return append(all, tail, target.fragmentPart())
}

// climb returns references with a relative path: ".." from the directory of the base up to
// where the path of the target begins to be another one, and the rest of that path.
func (r *Reference) climb(path, tail string) []string {
	directory := RemoveDotSegments(r.directory())
	common := 0 // the length of the directory that both are in
	for i := 0; i < len(directory) && i < len(path) && directory[i] == path[i]; i++ {
		if path[i] == '/' {
			common = i + 1
		}
	}
	climb := strings.Repeat("../", strings.Count(directory[common:], "/"))
	rest := path[common:]
	all := []string{climb + rest + tail}
	switch {
	case rest == "": // a last segment of dots stands for the directory without its "/"
		all = append(all, cmp.Or(strings.TrimSuffix(climb, "/"), ".")+tail)
	case climb == "": // with a dot in front, a rest is neither a scheme nor an absolute path
		all = append(all, "./"+rest+tail)
	}
	return all
}
