// Package rfc3987 is RFC 3987, Internationalized Resource Identifiers (IRIs), January 2005: the characters of
// an IRI, the mapping from IRIs to URIs and back, and when two IRIs are equivalent.
//
// RFC 3987 isn't a state of the URI specification, so it isn't in the list of editions. Under RFC 3987, section
// 6.5, references are resolved under RFC 3986, and the additional characters are treated like unreserved ones.
// [Edition] is still available by its id, for what it does define.
//
// DNS names and Normalization Form C need tables of Unicode, which a [host.Host] has.
package rfc3987

import (
	"strings"

	"uriscope/core/edition"
	"uriscope/core/edition/rfc3986"
)

// Edition is RFC 3986 for texts with the characters that RFC 3987 adds. It splits and resolves in the same way,
// but has its own grammar, normal form, and comparison ladder.
var Edition = ofIRIs()

func ofIRIs() edition.Edition {
	e := rfc3986.Edition
	e.ID, e.Document = "rfc3987", "RFC 3987"
	e.Normal = normalForm
	syntax := *e.Syntax
	syntax.Productions = productions
	syntax.Fast = validate
	syntax.For = func(use edition.Use, text string) (production string, length int) {
		production, length = rfc3986.Edition.Syntax.For(use, text)
		return internationalized(production), length
	}
	e.Syntax = &syntax
	e.Encoding, e.Hosts, e.Findings, e.Delimiting = nil, nil, nil, nil
	return e
}

// changed are the rules of RFC 3986 that RFC 3987, section 2.2 renames by adding an "i" in front; productions
// has those with "URI" in their names.
const changed = " hier-part relative-ref relative-part authority userinfo host reg-name path path-abempty path-absolute" +
	" path-noscheme path-rootless path-empty segment segment-nz segment-nz-nc pchar query fragment unreserved "

// internationalized returns RFC 3987's name for a rule of RFC 3986 (RFC 3987, section 2.2).
func internationalized(rule string) string {
	for i, own := range rfc3986.Edition.Syntax.Productions {
		if own == rule {
			return productions[i]
		}
	}
	if rule != "" && strings.Contains(changed, " "+rule+" ") {
		return "i" + rule
	}
	return rule
}

// validate checks a text against a production of RFC 3987, section 2.2. The text matches if the URI that it
// maps to matches RFC 3986's production, because characters beyond US-ASCII and percent-encodings are allowed
// in the same places.
func validate(production, text string) *edition.Mismatch {
	for i, own := range productions {
		if own == production {
			return matches(rfc3986.Edition.Syntax.Productions[i], mapped(text, false))
		}
	}
	return nil
}

// productions are the rules for whole texts, in the order of RFC 3986.
var productions = []string{"IRI-reference", "IRI", "absolute-IRI", "irelative-ref"}

// matches checks the URI that a text maps to against a production of RFC 3986.
func matches(production string, m *mapping) *edition.Mismatch {
	wrong := rfc3986.Edition.Validate(production, m.text)
	if wrong == nil {
		return nil
	}
	found := *wrong
	found.At, found.Rule, found.Section = m.before(wrong.At), internationalized(wrong.Rule), sectionSyntax
	if isFormatting(runeAt(m.of, found.At)) {
		found.Section = sectionBidi
	}
	found.Expected = make([]string, len(wrong.Expected))
	for i, expected := range wrong.Expected {
		found.Expected[i] = internationalized(expected)
	}
	return &found
}

// The sections in citations.
const (
	sectionSyntax  = "RFC 3987, section 2.2"
	sectionToURI   = "RFC 3987, section 3.1"
	sectionToIRI   = "RFC 3987, section 3.2"
	sectionBidi    = "RFC 3987, section 4.1"
	sectionChoices = "RFC 3987, section 6.1"
)
