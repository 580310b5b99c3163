// Package rfc3987 is RFC 3987, Internationalized Resource Identifiers (IRIs), January 2005: which
// characters an IRI has, the URI that it is mapped to, the IRI that a URI is converted to, and when
// two IRIs are equivalent.
//
// It is no state of the specification of URIs, and not in the list of editions: by RFC 3987, section
// 6.5, references are resolved as RFC 3986 says, the additional characters being like unreserved
// ones. [Edition] is what can be asked for all the same, by its id.
//
// Names in the DNS and Normalization Form C need tables of Unicode, which a [host.Host] has.
package rfc3987

import (
	"strings"

	"uriscope/core/edition"
	"uriscope/core/edition/rfc3986"
)

// Edition is RFC 3986 for texts with the characters that RFC 3987 adds: it splits and resolves in
// the same way, and has a grammar, a normal form and a ladder of its own.
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

// changed are the rules of RFC 3986 that RFC 3987, section 2.2 has under another name, which begins
// with "i" but where it has "URI" in it.
const changed = " hier-part relative-ref relative-part authority userinfo host reg-name path path-abempty path-absolute" +
	" path-noscheme path-rootless path-empty segment segment-nz segment-nz-nc pchar query fragment unreserved "

// internationalized returns the name of a rule of RFC 3986 as RFC 3987, section 2.2 has it.
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

// validate checks a text against a production of RFC 3987, section 2.2. A text matches it if what
// it is mapped to matches that of RFC 3986: where a character beyond US-ASCII may stand, so may
// a percent-encoding, and the other way round.
func validate(production, text string) *edition.Mismatch {
	for i, own := range productions {
		if own == production {
			return matches(rfc3986.Edition.Syntax.Productions[i], mapped(text, false))
		}
	}
	return nil
}

// productions are those for whole texts, in the order in which RFC 3986 has them.
var productions = []string{"IRI-reference", "IRI", "absolute-IRI", "irelative-ref"}

// matches checks what a text is mapped to against a production of RFC 3986.
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

// The sections that are cited.
const (
	sectionSyntax  = "RFC 3987, section 2.2"
	sectionToURI   = "RFC 3987, section 3.1"
	sectionToIRI   = "RFC 3987, section 3.2"
	sectionBidi    = "RFC 3987, section 4.1"
	sectionChoices = "RFC 3987, section 6.1"
)
