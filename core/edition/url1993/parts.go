package url1993

import (
	"uriscope/core/edition"
	"uriscope/core/edition/internal/cut"
	"uriscope/core/edition/internal/locator"
)

// names are the names of the components. Inner components follow the one that they are part
// of.
var names = []edition.Part{
	{Name: "scheme", Role: edition.Scheme},
	{Name: "host part", Role: edition.Authority},
	{Name: "user", Role: edition.Userinfo, Inner: true},
	{Name: "host", Role: edition.Host, Inner: true},
	{Name: "port", Role: edition.Port, Inner: true},
	{Name: "path", Role: edition.Path},
	{Name: "search", Role: edition.Query},
	{Name: "fragmentid", Role: edition.Fragment},
}

func parts(l locator.Locator) []edition.Part { return l.Parts(names, xalpha) }

// productionFor returns what URL draft 1993, BNF syntax has for a text in full form. It has
// no production for the partial form.
//
// The rule url lists the rule generic first, which matches "http:g" and every URL of news, too.
// But generic is a framework for new schemes (URL draft 1993, Recommendations), and the format of
// a URL is a function of its scheme (URL draft 1993, Full form). So the production is that of the
// scheme if the document defines it; fragmentaddress only adds the fragmentid to one that matches.
func productionFor(use edition.Use, text string) (production string, length int) {
	length = len(cut.BeforeFragment(text))
	name := text[:locator.SchemeLength(text)]
	if s := edition.SchemeOf(schemes, name); s != nil && s.Name == name {
		hasFragment := use == edition.AsReference && length < len(text)
		if !hasFragment || !source.Grammar().Check(s.Production, text[:length]).OK {
			return s.Production, length
		}
	}
	switch {
	case use != edition.AsReference:
		return "url", length
	case name != "":
		return "fragmentaddress", len(text)
	}
	return "", 0
}
