package uri

import (
	"cmp"
	"strings"
)

// This file turns RFC 3986, section 5.2, around.

// Relativize returns the shortest reference that [Resolve] turns into the target with the
// given base. Of several it is the one that repeats least of the target.
//
// Base and target must be URIs; the error is an [*Error] if one is not. It is
// [ErrNoReference] if no reference leads to the target, as when its path has dot segments
// and is not that of the base: a resolution leaves none.
func Relativize(base, target string) (string, error) {
	var b, t Reference
	if err := b.parse(base, productionBase); err != nil {
		return "", err
	}
	if err := t.parse(target, productionURI); err != nil {
		return "", err
	}
	r, err := b.Relativize(t)
	return r.text, err
}

// Relativize returns the shortest reference that resolves to the target with r as the base.
// See the function [Relativize].
func (r Reference) Relativize(target Reference) (Reference, error) {
	shortest, found := "", false
	for _, ref := range r.Candidates(target) {
		if found && len(ref) > len(shortest) {
			continue
		}
		parsed, err := ParseReference(ref) // a path may have a colon where none may be
		if o := (Resolution{}); err == nil && string(o.AppendTarget(nil, r, parsed)) == target.text && !o.Rereads(r, parsed) {
			shortest, found = ref, true
		}
	}
	if !found {
		return Reference{}, ErrNoReference
	}
	return Split(shortest), nil
}

// Candidates returns references one of which is the shortest that leads to the target, if any
// does: those that have as little as possible before the path, and then less and less of the
// path itself. None is sure to lead there, and one may be no valid reference. They are also the
// candidates for the rules of the documents before RFC 3986.
func (r Reference) Candidates(target Reference) []string {
	tail := target.text[target.path:] // query and fragment, with their delimiters
	all := []string{target.text}
	if r.schemePart() != target.schemePart() {
		return all
	}
	path := target.Path()
	if target.authority > 0 {
		all = append(all, target.text[target.scheme:])
	}
	if r.authorityPart() != target.authorityPart() {
		return all
	}
	if path != "" && path[0] == '/' && !needsGuard(path) {
		all = append(all, path+tail)
	}
	all = append(all, r.climb(path, tail)...)
	if r.path == r.pathStart() {
		all = append(all, "./"+path+tail) // before RFC 3986, an empty path had no "/" to begin with
	}
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
	// By the draft of 1993, ".." leaves no "/" behind it.
	if below, ok := strings.CutPrefix(directory, path+"/"); ok {
		dots := "."
		if up := strings.Count(below, "/"); up > 0 {
			dots = strings.Repeat("../", up-1) + ".."
		}
		all = append(all, dots+tail)
	}
	return all
}
