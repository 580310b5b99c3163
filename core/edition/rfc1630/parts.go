package rfc1630

import (
	"uriscope/core/edition"
	"uriscope/core/edition/internal/cut"
	"uriscope/core/edition/internal/locator"
)

// names are the names of the components. Inner components follow the component that contains them.
var names = []edition.Part{
	{Name: "scheme", Role: edition.Scheme},
	{Name: "login", Role: edition.Authority},
	{Name: "user", Role: edition.Userinfo, Inner: true},
	{Name: "host", Role: edition.Host, Inner: true},
	{Name: "port", Role: edition.Port, Inner: true},
	{Name: "path", Role: edition.Path},
	{Name: "search", Role: edition.Query},
	{Name: "fragmentid", Role: edition.Fragment},
}

func parts(l locator.Locator) []edition.Part { return l.Parts(names, xalpha) }

// productionFor returns the production for a text in absolute form: its scheme's own, if RFC 1630, BNF for
// specific URL schemes has one, since the format depends on the scheme (RFC 1630, URI syntax), or else the
// production of all URIs. fragmentaddress only adds the fragmentid to these. The partial form has no
// production.
func productionFor(use edition.Use, text string) (production string, length int) {
	length = len(cut.BeforeFragment(text))
	name := text[:locator.SchemeLength(text)]
	hasFragment := use == edition.AsReference && length < len(text)
	if s := edition.SchemeOf(schemes, name); s != nil && s.Name == name && s.Production != "" {
		if !hasFragment || !source.Grammar().Check(s.Production, text[:length]).OK {
			return s.Production, length
		}
	}
	switch {
	case use != edition.AsReference || name != "" && !hasFragment:
		return "uri", length
	case name != "":
		return "fragmentaddress", len(text)
	}
	return "", 0
}
