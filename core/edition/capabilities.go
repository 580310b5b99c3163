package edition

import (
	"slices"
	"unicode/utf8"

	"uriscope/core/grammar"
)

// Capabilities are the things a spec has besides its algorithm. A nil capability is a subject that the spec
// doesn't discuss; code that needs it has to say so in words. The methods of [Edition] that use one document
// what they return without it.
type Capabilities struct {
	// Components splits any text into its components. It never fails.
	Components func(text string) []Part
	Syntax     *Syntax     // the grammar
	Classes    []Class     // character classes
	Expression *Expression // the regular expression
	Parting    *Parting    // its behavior in each clause where specs differ
	Normal     *Normal     // which URIs it considers equivalent
	Schemes    *Schemes    // what it says about individual schemes
	Encoding   *Encoding   // how data is encoded into components
	Hosts      *Hosts      // how a host is parsed
	Findings   *Findings   // what it says about dangerous or surprising texts
	Bases      *Bases      // where the base of a document's references comes from
	Delimiting *Delimiting // how URIs are delimited in running text

	// Misreadings are known ways to get its algorithm wrong. [Edition.Lacks] ignores them.
	Misreadings *Misreadings

	// Deviating says how the spec departs from another. It replaces Parting where the algorithms are too
	// different for clauses. [Edition.Lacks] ignores it.
	Deviating *Deviating
}

// A Syntax is a grammar, and which of its rules a text has to match.
type Syntax struct {
	Grammar     func() *grammar.Grammar
	Productions []string // rules for whole texts; may be empty
	// For returns the production that a text must match for a use, and the length in bytes of the part that
	// must match it. The production is empty if the spec has none for that use. For is nil if no text has to
	// match a production: the algorithm itself reports the errors, and a production only says how a text should
	// be written.
	For func(use Use, text string) (production string, length int)
	// Fast checks one of Productions as the grammar would, but faster. It is nil if only the grammar can tell.
	Fast func(production, text string) *Mismatch
	// Holds returns the first condition that a text fails although a production derives it, or nil. Holds is
	// nil if the grammar is complete.
	Holds func(production, text string) *Mismatch
	// On returns the syntax of references to a base. On is nil if the syntax is the same for every base.
	On func(base string) *Syntax
}

// A Mismatch says why a text doesn't match a production.
type Mismatch struct {
	At       int    // offset of the first byte that doesn't match, in bytes
	Rule     string // the grammar's rule
	Section  string // spec and section of the rule
	Expected []string
	Found    string // the character there, empty at the end of the text
	// Condition names the condition that the text fails although the grammar derives it. Rule is then the rule
	// concerned.
	Condition string
}

// A Parting is what a spec does in each clause where specs differ.
type Parting struct {
	Ways  Ways        // with the spec's own options
	Lines ClauseLines // where its runs meet the clauses
}

// A Lack is the error for a question that a spec doesn't discuss: its edition is missing that capability.
type Lack struct {
	Edition *Edition
	Of      string // the name of the capability, see [Edition.Lacks]
}

func (l Lack) Error() string {
	subject := l.Of
	for _, s := range subjects {
		if s.of == l.Of {
			subject = s.name
		}
	}
	return l.Edition.Document + " has no " + subject + " here"
}

// subjects are English names for the capabilities, where the capability's own name isn't clear.
var subjects = [...]struct{ of, name string }{
	{OfSyntax, "grammar"},
	{OfClasses, "character classes"},
	{OfExpression, "regular expression"},
	{OfParting, "comparison by clauses"},
	{OfNormal, "normalization"},
	{OfHosts, "host forms"},
	{OfFindings, "notes"},
	{OfBases, "rules for finding a base"},
	{OfDelimiting, "rules for finding URIs in text"},
}

// The names of the capabilities. They are also ids of words.
const (
	OfComponents = "components"
	OfSyntax     = "syntax"
	OfClasses    = "classes"
	OfExpression = "expression"
	OfParting    = "parting"
	OfNormal     = "normal"
	OfSchemes    = "schemes"
	OfEncoding   = "encoding"
	OfHosts      = "hosts"
	OfFindings   = "findings"
	OfBases      = "bases"
	OfDelimiting = "delimiting"
)

// Lacks returns the names of the capabilities that the edition doesn't have.
func (e *Edition) Lacks() (names []string) {
	for _, c := range [...]struct {
		name string
		has  bool
	}{
		{OfComponents, e.Components != nil}, {OfSyntax, e.Syntax != nil}, {OfClasses, e.Classes != nil},
		{OfExpression, e.Expression != nil}, {OfParting, e.Parting != nil}, {OfNormal, e.Normal != nil},
		{OfSchemes, e.Schemes != nil}, {OfEncoding, e.Encoding != nil}, {OfHosts, e.Hosts != nil},
		{OfFindings, e.Findings != nil}, {OfBases, e.Bases != nil}, {OfDelimiting, e.Delimiting != nil},
	} {
		if !c.has {
			names = append(names, c.name)
		}
	}
	return names
}

// PartOf returns the span of a role's component in a text, or [Absent] if the text doesn't have it or the spec
// doesn't define components.
func (e *Edition) PartOf(text string, role Role) Span {
	for _, p := range e.Split(text) {
		if p.Role == role {
			return p.Span
		}
	}
	return Absent
}

// IsAbsolute reports whether a text needs no base: it has a scheme or, if the spec doesn't define components,
// resolves to a target by itself.
func (e *Edition) IsAbsolute(text string) bool {
	if e.Components == nil {
		return e.Resolve("", text, nil, nil).Outcome.HasTarget()
	}
	return e.PartOf(text, Scheme) != Absent
}

// Split returns the components of a text, or nil if the spec doesn't define them. It never fails.
func (e *Edition) Split(text string) []Part {
	if e.Components == nil {
		return nil
	}
	return e.Components(text)
}

// PartsOf returns the components of both texts of a run: as the spec defines them for any text, or else as the
// run parsed them.
func (e *Edition) PartsOf(base, reference string, r *Result) (ofBase, ofReference []Part) {
	if e.Components == nil {
		return r.BaseParts, r.ReferenceParts
	}
	return e.Components(base), e.Components(reference)
}

// Groups returns what the groups of the spec's regular expression match in a text with the given components, or
// nil if the spec has no expression.
func (e *Edition) Groups(text string, parts []Part) []Span {
	if e.Expression == nil || e.Components == nil {
		return nil
	}
	return e.Expression.Groups(text, parts)
}

// Rule returns a rule of the edition's grammar, and false if it doesn't exist.
func (e *Edition) Rule(name string) (grammar.Rule, bool) {
	if e.Syntax == nil {
		return grammar.Rule{}, false
	}
	return e.Syntax.Grammar().Rule(name)
}

// ProductionFor returns the production that a text must match for a use, and the length in bytes of the part
// that must match it. The production is empty if the spec has none.
func (e *Edition) ProductionFor(use Use, text string) (production string, length int) {
	if e.Syntax == nil || e.Syntax.For == nil {
		return "", 0
	}
	return e.Syntax.For(use, text)
}

// Usual returns the default production for a text, when neither a production nor a use is named, and the length
// in bytes of the part that must match it. It's the production for a reference, because an explanation of the
// text as a reference must find the same errors. If the spec has none, it's the first of Productions, or empty.
func (e *Edition) Usual(text string) (production string, length int) {
	if production, length := e.ProductionFor(AsReference, text); production != "" {
		return production, length
	}
	if e.Syntax == nil || len(e.Syntax.Productions) == 0 {
		return "", 0
	}
	return e.Syntax.Productions[0], len(text)
}

// Validate checks a text against a rule of the edition's grammar, and returns nil if it matches. If the grammar
// doesn't have the rule, nothing matches.
func (e *Edition) Validate(production, text string) *Mismatch {
	var m *Mismatch
	switch {
	case e.Syntax == nil:
		m = &Mismatch{Rule: production}
	case e.Syntax.Fast != nil && slices.Contains(e.Syntax.Productions, production):
		m = e.Syntax.Fast(production, text)
	default:
		m = e.Syntax.check(production, text)
	}
	if m != nil {
		_, size := utf8.DecodeRuneInString(text[m.At:])
		m.Found = text[m.At : m.At+size]
	}
	return m
}

// On returns the edition for references to a base, with the grammar that applies to them.
func (e *Edition) On(base string) *Edition {
	if e.Syntax == nil || e.Syntax.On == nil || base == "" {
		return e
	}
	other := *e
	other.Syntax = e.Syntax.On(base)
	return &other
}

// check is [Edition.Validate] using only the grammar.
func (s *Syntax) check(production, text string) *Mismatch {
	m := s.Grammar().Check(production, text)
	if m.OK {
		if s.Holds != nil {
			return s.Holds(production, text)
		}
		return nil
	}
	wrong := &Mismatch{At: m.Failure.At, Rule: production, Expected: m.Failure.Terminals()}
	if len(m.Failure.Expected) > 0 {
		wrong.Rule = m.Failure.Expected[0].Rule
	}
	if rule, ok := s.Grammar().Rule(wrong.Rule); ok {
		wrong.Section = s.Grammar().Cite(rule)
	}
	return wrong
}

// Underivable is the id of the problem that a text doesn't match the production for its use.
const Underivable = "underivable"

// Check returns the errors in a text by itself, and the production that it has to match. Without a production
// for that use, both are empty.
func (e *Edition) Check(use Use, text string) (production string, problems []Problem) {
	production, length := e.ProductionFor(use, text)
	if production == "" {
		return "", nil
	}
	return production, e.Validate(production, text[:length]).Problems(use)
}

// Problems returns a mismatch as a problem of a text, or nil if m is nil.
func (m *Mismatch) Problems(use Use) []Problem {
	if m == nil {
		return nil
	}
	p := Problem{On: use, At: m.At, ID: Underivable, State: m.Rule, Section: m.Section, Expected: m.Expected, Found: m.Found}
	if m.Condition != "" {
		p.ID = m.Condition
	}
	return []Problem{p}
}

// Coverage returns what the spec says about a finding, or an empty Coverage if it doesn't discuss findings.
func (e *Edition) Coverage(id FindingID) *Coverage {
	if e.Findings == nil {
		return &notCovered
	}
	return &e.Findings[id]
}

var notCovered Coverage
