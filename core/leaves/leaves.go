// Package leaves finds the readers of a reference that go to another host than the base's, although the
// reference looks like one of the base's own because it doesn't visibly name a host. Open redirects use such
// references.
//
// A reader is a spec, or the program that runs the engine with its own URL class. Its result is compared with
// its own result for the base, so differences in writing a host don't matter.
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

// A Request is a base and a reference.
type Request struct {
	Base, Reference string
	// Runtime is the target according to the program that runs the engine; empty if there is none.
	Runtime string
}

// RuntimeID is that program's id as a reader.
const RuntimeID = "url"

// An Answer lists the readers that leave.
type Answer struct {
	Host string // the first reader's destination; empty for a script or data
	// Scheme is javascript or data, which lead to no host but don't belong to the site either.
	Scheme string
	By     []Reader // at least one
	// Again reports whether the readers stay at first, but end up with a path that leads away when it is parsed as a
	// reference of its own, as in a program that redirects to just the path.
	Again bool
	// Plain reports whether the reference shows this itself, with "//" or the scheme: worth mentioning, but no alarm.
	Plain bool
}

// A Reader is a reader that leaves, or whose path does.
type Reader struct{ ID, Target string }

// A place is the relevant part of a target.
type place struct {
	id, target, scheme, host, path string
	has                            bool // whether there is a target
	authority                      bool
}

// Ask answers a request. It returns nil if no reader leaves, if the base has no authority, or if the reference
// names both its scheme and its host, so that its destination is clear.
func Ask(q Request) *Answer {
	var bases, targets []place
	if mayLeave(q.Reference) { // false for most references
		bases, targets = places(q.Base, ""), places(q.Base, q.Reference)
	}
	if q.Runtime != "" {
		// A browser resolves the base like the URL Standard.
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
			stay = stay || t.authority && (t.host != "" || b.host == "")
		}
	}
	switch {
	case none:
		return nil
	case len(a.By) == 0:
		return again(q.Base, bases, targets)
	case named != "" && hasScheme && (!stay || !isScheme(scheme)):
		return nil // the destination is obvious, or the invalid scheme makes readers treat it as a path
	case named != "" && !stay:
		a.Plain = true
	}
	return a
}

// mayLeave reports whether a reference contains something that could make a reader leave: a scheme, two
// slashes, a backslash, or characters that browsers remove (URL Standard, 4.4).
func mayLeave(reference string) bool {
	for i := range len(reference) {
		if c := reference[i]; c <= ' ' || c == ':' || c == '\\' || c == '/' && i > 0 && reference[i-1] == '/' {
			return true
		}
	}
	return false
}

// isScheme reports whether a text is a scheme (RFC 3986, section 3.1). For example, "my_app" isn't.
func isScheme(text string) bool {
	for i := range len(text) {
		if c := text[i]; !octets.IsLetter(c) && (i == 0 || !octets.IsDigit(c) && c != '+' && c != '-' && c != '.') {
			return false
		}
	}
	return true
}

// script returns the readers that run a script or show data instead of going anywhere.
func script(own string, bases, targets []place) *Answer {
	a := &Answer{}
	for i, t := range targets {
		if !t.has || t.scheme != "javascript" && t.scheme != "data" || !bases[i].authority || isIdle(t.target) {
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

// isIdle reports whether a target is a script that does nothing, as pages write it in links that a script handles:
// "javascript:", "javascript:;", or "javascript:void(0)".
func isIdle(target string) bool {
	code, ok := strings.CutPrefix(strings.ToLower(target), "javascript:")
	if !ok {
		return false
	}
	switch strings.Trim(strings.ReplaceAll(code, "%20", " "), " ;") {
	case "", "void(0)", "void (0)", "void 0":
		return true
	}
	return false
}

// again returns the readers whose target has a path that leads elsewhere when it is parsed as a reference of
// its own. If the base's path already does, the reference isn't the cause.
func again(base string, bases, targets []place) *Answer {
	a := &Answer{Again: true}
	for i, t := range targets {
		if b := &bases[i]; !t.has || !b.authority || !uri.EqualSchemes(t.scheme, b.scheme) || isDouble(b.path) || !isDouble(t.path) {
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

// isDouble reports whether a path begins like an authority for a reader that treats "\" as "/".
func isDouble(path string) bool {
	return len(path) > 1 && path[0] == '/' && (path[1] == '/' || path[1] == '\\')
}

// places returns where each spec says that a reference leads.
func places(base, reference string) []place {
	all := make([]place, len(editions.All))
	for i, e := range editions.All {
		all[i] = placeBy(e, base, reference)
	}
	return all
}

// placeBy returns where one spec says that a reference leads.
func placeBy(e *edition.Edition, base, reference string) place {
	if r := e.Resolve(base, reference, nil, nil); r.Outcome.HasTarget() {
		return placeOf(e.ID, r.Target, e)
	}
	if reference == "" { // in some specs, it is the current document
		return placeOf(e.ID, base, e)
	}
	return place{}
}

// placeOf splits a target by the spec that produced it. The URL Standard's targets are split under RFC 3986, with
// the same result.
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

// hostOf returns an authority's host.
func hostOf(authority string) string {
	host := authority[strings.LastIndexByte(authority, '@')+1:]
	if colon := strings.LastIndexByte(host, ':'); colon >= 0 && strings.Trim(host[colon+1:], "0123456789") == "" {
		host = host[:colon]
	}
	return host
}

// sameHost reports whether two hosts are the same name, ignoring case and percent-encoding, in Unicode or in
// DNS form.
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
