package urlstandard

import "uriscope/core/edition"

// A taken is how the parser split a text: the byte offsets in its input at which components begin and end, -1
// for none. The spec doesn't define components of a text, only the resulting record; but the state that reads a
// character determines its component.
type taken struct {
	schemeEnd, authority, host, hostEnd, port, portEnd, path, query, fragment int
}

var nothingTaken = taken{-1, -1, -1, -1, -1, -1, -1, -1, -1}

// pathBegins records where the path begins. Only the first position counts.
func (p *parser) pathBegins(at int) {
	if p.taken.path < 0 {
		p.taken.path = at
	}
}

// takenParts returns the parts of the text found so far. It omits a missing user name, password, or port,
// because few texts have them.
func (p *parser) takenParts() (parts []edition.Part) {
	t := &p.taken
	end := len(p.input)
	parts = make([]edition.Part, 0, 8) // all that are added below
	add := func(name string, role edition.Role, always bool, from int, until ...int) {
		if from < 0 {
			if always {
				parts = append(parts, edition.Part{Name: name, Role: role, Span: edition.Absent})
			}
			return
		}
		span := edition.Span{Start: from, End: end}
		for _, at := range until {
			if at >= 0 {
				span.End = min(span.End, at)
			}
		}
		parts = append(parts, edition.Part{Name: name, Role: role, Span: p.spanInText(span)})
	}
	begins := func(end int) int {
		if end < 0 {
			return -1
		}
		return 0
	}
	delimiter := func(from int) int { return max(from-1, -1) }

	add("scheme", edition.Scheme, true, begins(t.schemeEnd), t.schemeEnd)
	user, colon := p.takenUser()
	add("username", edition.Userinfo, false, user, colon, delimiter(t.host))
	if colon >= 0 {
		colon++
	}
	add("password", edition.Userinfo, false, colon, delimiter(t.host))
	add("host", edition.Host, true, t.host, t.hostEnd)
	add("port", edition.Port, false, t.port, t.portEnd)
	add("path", edition.Path, true, t.path, delimiter(t.query), delimiter(t.fragment))
	add("query", edition.Query, true, t.query, delimiter(t.fragment))
	add("fragment", edition.Fragment, true, t.fragment)
	return parts
}

// takenUser returns where the user name begins and where the first colon of the credentials is, or -1.
func (p *parser) takenUser() (user, colon int) {
	t := &p.taken
	if !p.atSignSeen || t.host <= t.authority {
		return -1, -1
	}
	for at := t.authority; at < t.host-1; at++ {
		if p.input[at] == ':' {
			return t.authority, at
		}
	}
	return t.authority, -1
}

// spanInText converts a span of the input to one of the text. Removed characters next to it aren't part of it.
func (p *parser) spanInText(s edition.Span) edition.Span {
	start := p.inText(s.Start)
	if s.End == s.Start {
		return edition.Span{Start: start, End: start}
	}
	return edition.Span{Start: start, End: p.inText(s.End-1) + 1}
}
