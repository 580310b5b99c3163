package urlsyntax05

import (
	"uriscope.example/core/uri"
	"uriscope/core/edition"
	"uriscope/core/edition/internal/components"
	"uriscope/core/edition/internal/cut"
	"uriscope/core/edition/internal/hosts"
	"uriscope/core/internal/octets"
)

// split splits a text by the regular expression of draft-fielding-url-syntax-05, Appendix B, and its components
// by draft-fielding-url-syntax-05, section 4.3.
func split(text string) []edition.Part {
	return parts(text, components.Spans(uri.Split(text)))
}

// names are the names of the components. Inner components follow the one that they are part
// of.
var names = []edition.Part{
	{Name: "scheme", Role: edition.Scheme},
	{Name: "site", Role: edition.Authority},
	{Name: "user", Role: edition.Userinfo, Inner: true},
	{Name: "password", Role: edition.Userinfo, Inner: true},
	{Name: "host", Role: edition.Host, Inner: true},
	{Name: "port", Role: edition.Port, Inner: true},
	{Name: "path", Role: edition.Path},
	{Name: "query", Role: edition.Query}, // the parameters of the path come before it
	{Name: "fragment", Role: edition.Fragment},
}

// parts returns the components of a text by draft-fielding-url-syntax-05, section 4.3. The
// spans of the outer ones are given.
func parts(text string, at [5]edition.Span) []edition.Part {
	user, password, host, port := edition.Absent, edition.Absent, edition.Absent, edition.Absent
	kind := ""
	if site := at[1]; site != edition.Absent {
		var userinfo edition.Span
		userinfo, host, port, _ = cut.Authority(text, site)
		user, password = cut.Password(text, userinfo) // no user means no password (draft-fielding-url-syntax-05, section 4.3.1)
		if site.Start == site.End {
			host = edition.Absent // "[ … hostport ]": all of it is optional
		} else {
			kind = hostKind(text[host.Start:host.End])
		}
	}
	parts := edition.PartsAt(names, at[0], at[1], user, password, host, port, at[2], at[3], at[4])
	edition.SetKind(parts, edition.Host, kind)
	before := len(parts) - 2 // query and fragment
	return append(cut.AppendParams(parts[:before:before], text, at[2]), parts[before:]...)
}

// hostKind returns which alternative of <host> a text matches (draft-fielding-url-syntax-05, section 4.3.1), or
// "". The grammar gives the same result, but is many times slower.
func hostKind(host string) string {
	labels, numbers, last := hosts.Labels(host, len(host))
	switch {
	case labels == 0:
		return ""
	case octets.IsLetter(last[0]):
		return "hostname"
	case numbers && labels == 4:
		return "hostnumber"
	}
	return ""
}

// productionFor follows draft-fielding-url-syntax-05, section 3: a reference can have a fragment, a URL can't.
var productionFor = components.For("URL-reference", "absoluteURL")
