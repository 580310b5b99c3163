package edition

import "uriscope/core/uri"

// fiveComponents are the components of RFC 3986, section 3, in its order, which is
// also the order of their registers.
var fiveComponents = [5]uri.Component{uri.Scheme, uri.Authority, uri.Path, uri.Query, uri.Fragment}

// rfc3986Names are the names of every [uri.Component], an outer one before its inner
// ones.
var rfc3986Names = []Part{
	uri.Scheme:    {Name: "scheme", Role: Scheme},
	uri.Authority: {Name: "authority", Role: Authority},
	uri.Userinfo:  {Name: "userinfo", Role: Userinfo, Inner: true},
	uri.Host:      {Name: "host", Role: Host, Inner: true},
	uri.Port:      {Name: "port", Role: Port, Inner: true},
	uri.Path:      {Name: "path", Role: Path},
	uri.Query:     {Name: "query", Role: Query},
	uri.Fragment:  {Name: "fragment", Role: Fragment},
}

// rfc3986Parts lists the components of a text that was split.
func rfc3986Parts(r uri.Reference) []Part {
	var at [uri.Fragment + 1]Span
	for c := range at {
		at[c] = spanOf(&r, uri.Component(c))
	}
	parts := partsAt(rfc3986Names, at[:]...)
	setKind(parts, Host, r.HostKind().String())
	return parts
}

// rfc3986TargetParts lists the components of a target where section 5.3 puts them.
// That may differ from what the text is split into when it is read again: a path
// that begins with "//" is still the path here.
func rfc3986TargetParts(t uri.Components) []Part {
	spans := placed(t)
	parts := rfc3986Parts(uri.Split("//" + t.Authority.String()))
	outer := 0
	for i := range parts {
		p := &parts[i]
		switch {
		case !p.Inner:
			p.Span = spans[outer]
			outer++
		case !t.Authority.IsDefined():
			p.Span, p.Kind = Absent, ""
		case p.Span != Absent:
			p.Span.Start += spans[1].Start - len("//")
			p.Span.End += spans[1].Start - len("//")
		}
	}
	return parts
}

// rfc3986Hold is RFC 3986, section 4.1 for a reference and section 4.3 for a base,
// which has no fragment (section 5.1).
func rfc3986Hold(use Use, text string) (production string, length int) {
	switch use {
	case AsBase:
		return "absolute-URI", len(withoutFragment(text))
	case AsReference:
		return "URI-reference", len(text)
	default:
		return "URI", len(text)
	}
}

// rfc3986Validate holds a text against a production of RFC 3986, Appendix A.
func rfc3986Validate(production, text string) *Mismatch {
	var err error
	switch production {
	case "URI":
		_, err = uri.Parse(text)
	case "absolute-URI":
		_, err = uri.ParseAbsolute(text)
	case "relative-ref":
		_, err = uri.ParseRelative(text)
	default:
		_, err = uri.ParseReference(text)
	}
	if err == nil {
		return nil
	}
	e := err.(*uri.Error)
	return &Mismatch{e.At, e.Rule, e.Section, e.Expected()}
}
