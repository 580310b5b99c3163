package edition

import (
	"slices"
	"unicode/utf8"
)

// A Mismatch says why a text does not match a production.
type Mismatch struct {
	At       int    // offset of the first byte that does not match, in bytes
	Rule     string // of the grammar
	Section  string // document and section of the rule
	Expected []string
	Found    string // the character there, empty at the end of the text
}

// Whole returns the production for a whole text where none is named.
func (e *Edition) Whole(text string) string {
	if e.ProductionOf != nil {
		return e.ProductionOf(text)
	}
	return e.Productions[0]
}

// Validate checks that a text matches a rule of the edition's grammar, and returns nil if
// it does. A rule that the grammar does not have matches nothing.
func (e *Edition) Validate(production, text string) *Mismatch {
	var m *Mismatch
	if e.ValidateFast != nil && slices.Contains(e.Productions, production) {
		m = e.ValidateFast(production, text)
	} else {
		m = e.check(production, text)
	}
	if m != nil {
		_, size := utf8.DecodeRuneInString(text[m.At:])
		m.Found = text[m.At : m.At+size]
	}
	return m
}

// check does what [Edition.Validate] does, by means of the grammar.
func (e *Edition) check(production, text string) *Mismatch {
	m := e.Grammar().Check(production, text)
	if m.OK {
		return nil
	}
	wrong := &Mismatch{At: m.Failure.At, Rule: production, Expected: m.Failure.Terminals()}
	if len(m.Failure.Expected) > 0 {
		wrong.Rule = m.Failure.Expected[0].Rule
	}
	if rule, ok := e.Grammar().Rule(wrong.Rule); ok {
		wrong.Section = e.Grammar().Cite(rule)
	}
	return wrong
}
