package compare

import (
	"cmp"
	"strings"

	"uriscope.example/core/uri"
)

// candidates returns references that may lead from the base to the target: first with as little as possible
// before the path, then with less and less of the path. If any reference leads there in some edition, the
// shortest such reference is among them. Some may lead elsewhere, and one may not be a valid reference.
func candidates(base, target uri.Reference) []string {
	all := []string{target.String()}
	if part(base, uri.Scheme) != part(target, uri.Scheme) {
		return all
	}
	path := target.Path()
	_, end, _ := target.Span(uri.Path)
	tail := target.String()[end:] // query and fragment, with their delimiters
	if hasAuthority(target) {
		start, _, _ := target.Span(uri.Authority)
		all = append(all, target.String()[start-len("//"):])
	}
	if part(base, uri.Authority) != part(target, uri.Authority) {
		return all
	}
	switch {
	case strings.HasPrefix(path, "//"): // with a leading dot, it is parsed as a path
		all = append(all, "/."+path+tail)
	case strings.HasPrefix(path, "/"):
		all = append(all, path+tail)
	}
	// Editions disagree on the meaning of an empty base path.
	if base.Path() == "" {
		all = append(all, "./"+path+tail)
		all = append(all, climb("", path, tail)...)
		all = append(all, climb("/", path, tail)...)
	} else {
		directory := directoryOf(base.Path())
		all = append(all, climb(directory, path, tail)...) // in the draft of 1993, "./" stays in front
		all = append(all, climb(uri.RemoveDotSegments(directory), path, tail)...)
	}
	all = append(all, tail)
	if i := strings.IndexByte(tail, '#'); i >= 0 {
		return append(all, tail[i:])
	}
	return append(all, "")
}

// parsedCandidates returns additional references for URLs to which a parser adds something: without the "/"
// after an authority, and without the base's drive letter.
func parsedCandidates(target string) (all []string) {
	end := len(target)
	if i := strings.IndexAny(target, "?#"); i >= 0 {
		end = i
	}
	if _, authority, ok := strings.Cut(target[:end], "://"); ok {
		slash := strings.IndexByte(authority, '/')
		begin := end - len(authority)
		if slash == len(authority)-1 && slash >= 0 {
			all = append(all, target[:end-1]+target[end:], target[begin-len("//"):end-1]+target[end:])
		}
		if path := begin + slash; slash >= 0 && end >= path+len("/C:") && target[path+len("/C")] == ':' {
			all = append(all, target[path+len("/C:"):])
		}
	}
	return all
}

// slashCandidates returns the parts of the target after each group of slashes, the shortest first, since RFC
// 1630 inserts a reference into the base by its number of leading slashes. If longer groups count, slashes in
// the base don't match if more of them follow each other farther right.
func slashCandidates(base, target string, longerCount bool) (all []string) {
	context := base[:strings.IndexAny(base+"?", "?#")]
	put := map[int]int{} // where the same number of slashes is inserted
	longest := 0
	for end := len(context); end > 0; {
		run := len(context[:end]) - len(strings.TrimRight(context[:end], "/"))
		if run > 0 && (run >= longest || !longerCount) {
			put[run] = end - run
		}
		longest = max(longest, run)
		end -= max(run, 1)
	}
	same := 0
	for same < len(context) && same < len(target) && context[same] == target[same] {
		same++
	}
	run := len(target[same:]) - len(strings.TrimLeft(target[same:], "/"))
	for at := same; at >= 0; at-- {
		switch {
		case at == same:
		case target[at] == '/':
			run++
		default:
			run = 0
		}
		if run == 0 {
			continue
		}
		if place, ok := put[run]; ok && place == at || !ok && at == len(context) {
			all = append(all, target[at:])
		}
	}
	return all
}

// climb returns references with a relative path: ".." from a directory up to where the target's path differs,
// and the rest of that path.
func climb(directory, path, tail string) []string {
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
	case rest == "": // a final dot segment means the directory without its "/"
		all = append(all, cmp.Or(strings.TrimSuffix(climb, "/"), ".")+tail)
	case climb == "": // with a dot in front, a rest is neither a scheme nor an absolute path
		all = append(all, "./"+rest+tail)
	}
	// In the draft of 1993, ".." leaves no "/".
	if below, ok := strings.CutPrefix(directory, path+"/"); ok {
		dots := "."
		if up := strings.Count(below, "/"); up > 0 {
			dots = strings.Repeat("../", up-1) + ".."
			all = append(all, strings.Repeat("../", up)+"."+tail) // by RFC 1630, which leaves ".." at the end
		}
		all = append(all, dots+tail)
	}
	return all
}

// directoryOf returns a path as far as its last "/".
func directoryOf(path string) string { return path[:strings.LastIndexByte(path, '/')+1] }

// part returns a component that may be undefined.
func part(r uri.Reference, c uri.Component) uri.Optional {
	start, end, ok := r.Span(c)
	if !ok {
		return uri.Optional{}
	}
	return uri.Defined(r.String()[start:end])
}
