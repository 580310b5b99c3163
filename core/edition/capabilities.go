package edition

import (
	"slices"
	"unicode/utf8"

	"uriscope/core/grammar"
)

// Capabilities are what a document has besides its algorithm. One that is nil is a subject of
// which the document does not speak: whoever asks for it has to answer that in words. The
// methods of [Edition] that ask for one say what they answer without it.
type Capabilities struct {
	// Components names the components of any text. It never fails.
	Components func(text string) []Part
	Syntax     *Syntax     // the grammar
	Classes    []Class     // of characters
	Expression *Expression // the regular expression
	Parting    *Parting    // what it does in each clause, where documents differ
	Normal     *Normal     // which URIs it says mean the same
	Schemes    *Schemes    // what it says of schemes by their names
	Encoding   *Encoding   // how data are written into components
	Hosts      *Hosts      // how a host is read
	Findings   *Findings   // what it says of texts that are dangerous or surprising
	Bases      *Bases      // where the base of a document's references comes from
	Delimiting *Delimiting // how URIs are set off from running text

	// Misreadings are the known ways to get its algorithm wrong. They are not among what an edition lacks.
	Misreadings *Misreadings

	// Deviating is how the document departs from another one. It stands in the place of Parting
	// where the algorithms are too unlike for clauses, and is not among what an edition lacks.
	Deviating *Deviating
}

// A Syntax is a grammar, and which of its rules a text has to match.
type Syntax struct {
	Grammar     func() *grammar.Grammar
	Productions []string // for whole texts, perhaps none
	// For returns the production that a text must match for a use, and the length in bytes
	// of the part that must match it. The production is empty where the document has none for
	// that use. For is nil where no text has to match one: the algorithm itself says which errors
	// there are, and a production only how a text should be written.
	For func(use Use, text string) (production string, length int)
	// Fast does what the grammar does for one of Productions, in less time. It is nil where
	// only the grammar can tell.
	Fast func(production, text string) *Mismatch
	// Holds returns the first condition that a text which a production derives does not meet, nil if
	// it meets all. It is nil where the grammar says all.
	Holds func(production, text string) *Mismatch
	// On returns the syntax of references to a base. It is nil where that is the same for every base.
	On func(base string) *Syntax
}

// A Mismatch says why a text does not match a production.
type Mismatch struct {
	At       int    // offset of the first byte that does not match, in bytes
	Rule     string // of the grammar
	Section  string // document and section of the rule
	Expected []string
	Found    string // the character there, empty at the end of the text
	// Condition names what the text does not meet where the grammar alone would derive it. Rule is then the
	// rule that it is about.
	Condition string
}

// A Parting is what a document does in each clause where documents differ.
type Parting struct {
	Ways  Ways        // with the document's own options
	Lines ClauseLines // where its runs meet the clauses
}

// A Lack is the error for a question of which a document does not speak: the capability that its
// edition does not have.
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

// subjects are the capabilities in English, where the name alone does not say it.
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

// The capabilities by their names. They are ids of words.
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

// Lacks returns the names of the capabilities that the edition does not have.
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

// PartOf returns where the component of a role is in a text, [Absent] where it has none or the
// document names no components.
func (e *Edition) PartOf(text string, role Role) Span {
	for _, p := range e.Split(text) {
		if p.Role == role {
			return p.Span
		}
	}
	return Absent
}

// IsAbsolute reports whether a text needs no base: it has a scheme or, where the document names
// no components, it leads to a target by itself.
func (e *Edition) IsAbsolute(text string) bool {
	if e.Components == nil {
		return e.Resolve("", text, nil, nil).Outcome.HasTarget()
	}
	return e.PartOf(text, Scheme) != Absent
}

// Split returns the components of a text, none where the document does not name them. It never
// fails.
func (e *Edition) Split(text string) []Part {
	if e.Components == nil {
		return nil
	}
	return e.Components(text)
}

// PartsOf returns the components of the two texts of a run: those that the document names for any
// text, or else what the run took them for.
func (e *Edition) PartsOf(base, reference string, r *Result) (ofBase, ofReference []Part) {
	if e.Components == nil {
		return r.BaseParts, r.ReferenceParts
	}
	return e.Components(base), e.Components(reference)
}

// Groups returns what the groups of the document's regular expression match in a text whose
// components are given, none where it has no expression.
func (e *Edition) Groups(text string, parts []Part) []Span {
	if e.Expression == nil || e.Components == nil {
		return nil
	}
	return e.Expression.Groups(text, parts)
}

// Rule returns a rule of the edition's grammar. It reports false where there is none.
func (e *Edition) Rule(name string) (grammar.Rule, bool) {
	if e.Syntax == nil {
		return grammar.Rule{}, false
	}
	return e.Syntax.Grammar().Rule(name)
}

// ProductionFor returns the production that a text must match for a use, and the length in
// bytes of the part that must match it. The production is empty where the document has none.
func (e *Edition) ProductionFor(use Use, text string) (production string, length int) {
	if e.Syntax == nil || e.Syntax.For == nil {
		return "", 0
	}
	return e.Syntax.For(use, text)
}

// Usual returns the production that a text must match where neither a production nor a use is
// named, and the length in bytes of the part that must match it. It's the production for a
// reference, because an explanation of the text as a reference must find the same errors. Where the
// document has none, it's the first of Productions; it's empty where there are none.
func (e *Edition) Usual(text string) (production string, length int) {
	if production, length := e.ProductionFor(AsReference, text); production != "" {
		return production, length
	}
	if e.Syntax == nil || len(e.Syntax.Productions) == 0 {
		return "", 0
	}
	return e.Syntax.Productions[0], len(text)
}

// Validate checks that a text matches a rule of the edition's grammar, and returns nil if
// it does. A rule that the grammar does not have matches nothing.
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

// On returns the edition as it is for references to a base: with the grammar for them.
func (e *Edition) On(base string) *Edition {
	if e.Syntax == nil || e.Syntax.On == nil || base == "" {
		return e
	}
	other := *e
	other.Syntax = e.Syntax.On(base)
	return &other
}

// check does what [Edition.Validate] does, by means of the grammar.
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

// Underivable is the id of the problem that a text does not match the production for its use.
const Underivable = "underivable"

// Check returns what is wrong with a text by itself, and the production that it has to match;
// the production is empty, and there are no problems, where the document has none for that use.
func (e *Edition) Check(use Use, text string) (production string, problems []Problem) {
	production, length := e.ProductionFor(use, text)
	if production == "" {
		return "", nil
	}
	return production, e.Validate(production, text[:length]).Problems(use)
}

// Problems returns a mismatch as a problem of a text, none if it is nil.
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

// Coverage returns what the document says of a finding, the zero value where it does not speak of
// it.
func (e *Edition) Coverage(id FindingID) *Coverage {
	if e.Findings == nil {
		return &notCovered
	}
	return &e.Findings[id]
}

var notCovered Coverage
