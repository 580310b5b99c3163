package rfc3986

import (
	"uriscope.example/core/uri"
	"uriscope/core/edition"
	"uriscope/core/edition/internal/components"
	"uriscope/core/edition/internal/cut"
)

// parts returns the components of a split text.
func parts(r uri.Reference) []edition.Part {
	var at [uri.Fragment + 1]edition.Span
	for c := range at {
		at[c] = components.SpanOf(&r, uri.Component(c))
	}
	parts := edition.PartsAt(components.Names, at[:]...)
	edition.SetKind(parts, edition.Host, r.HostKind().String())
	return parts
}

// targetParts returns the components of a target where RFC 3986, section 5.3 puts them. Splitting the target
// again could give others: targetParts treats a path that begins with "//" as the path.
func targetParts(target string, t uri.Components) []edition.Part {
	if components.Text(&t) != target {
		return split(target)
	}
	spans := components.Placed(t)
	parts := parts(uri.Split("//" + t.Authority.String()))
	outer := 0
	for i := range parts {
		p := &parts[i]
		switch {
		case !p.Inner:
			p.Span = spans[outer]
			outer++
		case !t.Authority.IsDefined():
			p.Span, p.Kind = edition.Absent, ""
		case p.Span != edition.Absent:
			p.Span.Start += spans[1].Start - len("//")
			p.Span.End += spans[1].Start - len("//")
		}
	}
	return parts
}

// productionFor follows RFC 3986, section 4.1 for a reference and RFC 3986, section 4.3 for a base, which has
// no fragment (RFC 3986, section 5.1).
func productionFor(use edition.Use, text string) (production string, length int) {
	switch use {
	case edition.AsBase:
		return "absolute-URI", len(cut.BeforeFragment(text))
	case edition.AsReference:
		return "URI-reference", len(text)
	default:
		return "URI", len(text)
	}
}

// validate checks a text against a production of RFC 3986, Appendix A.
func validate(production, text string) *edition.Mismatch {
	var err error
	switch production {
	case "URI":
		_, err = uri.ParseURI(text)
	case "absolute-URI":
		_, err = uri.ParseAbsolute(text)
	case "relative-ref":
		_, err = uri.ParseRelative(text)
	default:
		_, err = uri.Parse(text)
	}
	if err == nil {
		return nil
	}
	e := err.(*uri.Error)
	return &edition.Mismatch{At: e.At, Rule: e.Rule, Section: e.Section, Expected: e.Expected()}
}
