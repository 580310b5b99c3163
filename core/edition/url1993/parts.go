package url1993

import (
	"uriscope/core/edition"
	"uriscope/core/edition/internal/cut"
	"uriscope/core/edition/internal/locator"
)

// names are the names of the components. Inner components follow the component that contains them.
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

// productionFor returns the production of URL draft 1993, BNF syntax for a text in full form. There is none for
// the partial form.
//
// The rule url lists the rule generic first, which also matches "http:g" and every URL of news. But generic is
// a framework for new schemes (URL draft 1993, Recommendations), and a URL's format depends on its scheme (URL
// draft 1993, Full form). So the production is the scheme's own, if the spec defines the scheme;
// fragmentaddress only adds the fragmentid to it.
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
