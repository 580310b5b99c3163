// Package leaves says which readers of a reference go to another host than the base's, though the
// reference looks like one of the base's own: it names no host that everybody sees. Open redirects
// are made of such references.
//
// A reader is a spec, or the program that runs the engine, by its own URL. What it answers is held
// against what the same reader makes of the base, so that nobody's way to write a host matters.
package leaves

import (
	"strings"

	"uriscope.example/core/uri"
	"uriscope/core/edition"
	"uriscope/core/edition/urlstandard"
	"uriscope/core/editions"
	"uriscope/core/host"
	"uriscope/core/internal/octets"
)

// A Request asks about a base and a reference.
type Request struct {
	Base, Reference string
	// Runtime is the target by the program that runs the engine; empty if it has none.
	Runtime string
}

// RuntimeID is the id of that program among the readers.
const RuntimeID = "url"

// An Answer says who leaves.
type Answer struct {
	Host string // that the first reader goes to; empty for a script or data
	// Scheme is javascript or data, which lead to no host but are not the site's either.
	Scheme string
	By     []Reader // at least one
	// Again says that no reader goes there at once: they stay, with a path that leads there when it is read as a
	// reference of its own, as a program does that redirects to the path alone.
	Again bool
	// Plain says that the reference says so itself, with "//" or the scheme: an information, not an alarm.
	Plain bool
}

// A Reader is one that leaves, or whose path does.
type Reader struct{ ID, Target string }

// A place is what matters of a target.
type place struct {
	id, target, scheme, host, path string
	has                            bool // whether there is a target
	authority                      bool
}

// Ask answers a request. It returns nil if nobody leaves, if the base has no authority, and if the
// reference names both its scheme and its host, so that no reader doubts where it leads.
func Ask(q Request) *Answer {
	var bases, targets []place
	if mayLeave(q.Reference) { // by most references, no spec does
		bases, targets = places(q.Base, ""), places(q.Base, q.Reference)
	}
	if q.Runtime != "" {
		// What a browser makes of the base is what the URL Standard does.
		bases = append(bases, placeBy(&urlstandard.Edition, q.Base, ""))
		targets = append(targets, placeOf(RuntimeID, q.Runtime, &urlstandard.Edition))
	}
	own := uri.Split(q.Reference)
	named, _ := own.Host()
	scheme, hasScheme := own.Scheme()
	if a := script(scheme, bases, targets); a != nil {
		return a
	}
	a := &Answer{}
	stay, none := false, true
	for i, t := range targets {
		b := &bases[i]
		switch {
		case !b.has || !b.authority || !t.has:
		case t.host != "" && !sameHost(t.host, b.host):
			none = false
			a.By = append(a.By, Reader{t.id, t.target})
			if a.Host == "" {
				a.Host = t.host
			}
		default:
			none = false
			stay = stay || t.authority
		}
	}
	switch {
	case none:
		return nil
	case len(a.By) == 0:
		return again(q.Base, bases, targets)
	case named != "" && hasScheme && (!stay || !isScheme(scheme)):
		return nil // everybody sees where it leads, or nobody who reads a path means to
	case named != "" && !stay:
		a.Plain = true
	}
	return a
}

// mayLeave reports whether there is something in a reference by which a reader might leave: a scheme, two slashes, a
// backslash, or what browsers leave out (URL Standard, 4.4).
func mayLeave(reference string) bool {
	for i := range len(reference) {
		if c := reference[i]; c <= ' ' || c == ':' || c == '\\' || c == '/' && i > 0 && reference[i-1] == '/' {
			return true
		}
	}
	return false
}

// isScheme reports whether a text is a scheme (RFC 3986, section 3.1), such as "my_app" is not.
func isScheme(text string) bool {
	for i := range len(text) {
		if c := text[i]; !octets.IsLetter(c) && (i == 0 || !octets.IsDigit(c) && c != '+' && c != '-' && c != '.') {
			return false
		}
	}
	return true
}

// script returns who runs a script or shows data instead of going anywhere.
func script(own string, bases, targets []place) *Answer {
	a := &Answer{}
	for i, t := range targets {
		if !t.has || t.scheme != "javascript" && t.scheme != "data" || !bases[i].authority {
			continue
		}
		a.Scheme = t.scheme
		a.By = append(a.By, Reader{t.id, t.target})
	}
	if len(a.By) == 0 {
		return nil
	}
	a.Plain = uri.EqualSchemes(own, a.Scheme)
	return a
}

// again returns whose target has a path that leads elsewhere when it is read as a reference of its own.
// Where the base's path is like that already, the reference is not to blame.
func again(base string, bases, targets []place) *Answer {
	a := &Answer{Again: true}
	for i, t := range targets {
		if b := &bases[i]; !t.has || !b.authority || isDouble(b.path) || !isDouble(t.path) {
			continue
		}
		host := ""
		for j, r := range places(base, t.path) {
			if host == "" && r.has && r.host != "" && !sameHost(r.host, bases[j].host) {
				host = r.host
			}
		}
		if host == "" {
			continue
		}
		if a.Host == "" {
			a.Host = host
		}
		a.By = append(a.By, Reader{t.id, t.target})
	}
	if len(a.By) == 0 {
		return nil
	}
	return a
}

// isDouble reports whether a path begins like an authority, to a reader that takes "\" for "/".
func isDouble(path string) bool {
	return len(path) > 1 && path[0] == '/' && (path[1] == '/' || path[1] == '\\')
}

// places returns where a reference leads, by each spec.
func places(base, reference string) []place {
	all := make([]place, len(editions.All))
	for i, e := range editions.All {
		all[i] = placeBy(e, base, reference)
	}
	return all
}

// placeBy returns where a reference leads by one spec.
func placeBy(e *edition.Edition, base, reference string) place {
	if r := e.Resolve(base, reference, nil, nil); r.Outcome.HasTarget() {
		return placeOf(e.ID, r.Target, e)
	}
	if reference == "" { // for some specs, that is the current document
		return placeOf(e.ID, base, e)
	}
	return place{}
}

// placeOf takes a target apart as the spec does that it is by. What the URL Standard writes, RFC 3986
// splits alike.
func placeOf(id, target string, e *edition.Edition) place {
	if e.Components == nil {
		e = editions.Standard
	}
	authority := e.PartOf(target, edition.Authority)
	return place{
		id: id, target: target, has: true, authority: authority != edition.Absent,
		scheme: strings.ToLower(e.PartOf(target, edition.Scheme).Of(target)),
		host:   hostOf(authority.Of(target)),
		path:   e.PartOf(target, edition.Path).Of(target),
	}
}

// hostOf returns an authority without user information and port.
func hostOf(authority string) string {
	host := authority[strings.LastIndexByte(authority, '@')+1:]
	if colon := strings.LastIndexByte(host, ':'); colon >= 0 && strings.Trim(host[colon+1:], "0123456789") == "" {
		host = host[:colon]
	}
	return host
}

// sameHost reports whether two hosts are the same name: in letters of either case, percent-encoded or not,
// in Unicode or as in the DNS.
func sameHost(a, b string) bool { return octets.EqualFold(a, b) || plain(a) == plain(b) }

func plain(name string) string {
	name = strings.ToLower(octets.Decode(name))
	if toASCII := host.Current().ToASCII; toASCII != nil {
		if ascii, ok := toASCII(name); ok {
			return ascii
		}
	}
	return name
}
