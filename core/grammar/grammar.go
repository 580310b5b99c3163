// Package grammar holds the grammar of each edition as data, in the notation of the specs, and matches texts
// against it with one matcher for all.
//
// A match gives the derivation tree: which rule matches which bytes. A failure gives the farthest byte that the
// grammar can reach and everything that it would have accepted there. The package validates and explains; for
// RFC 3986, package uri validates faster, and tests compare the two.
//
// # Which derivation
//
// The grammars are ambiguous on purpose ("1.2.3.4" is an IPv4address and a reg-name), and RFC 3986, section
// 3.2.2 settles that by "first-match-wins". So does the matcher: it tries alternatives in their written order,
// and options and repetitions as long as possible. The first derivation of the whole text is the answer. It
// finds every text that the grammar derives: "1.2.3.4.com" is a reg-name although its beginning is an address,
// and dec-octet can list its shortest form first.
//
// # How it works
//
// The definitions are parsed into terms (read.go), and the terms are compiled into a graph of states
// (program.go). The matcher (machine.go) walks that graph with one byte of lookahead: every state knows which
// bytes can come next, and every call knows which bytes can follow it at that place. If the next byte decides a
// choice, there is no need to backtrack. Almost all choices in the editions' grammars are of that kind, so the
// time for a text is proportional to its length, with a small factor.
//
// If the next byte doesn't decide (the domainlabel of RFC 1738, the lists of 1993), the matcher backtracks.
// After a number of steps that depends on the text's length, it begins to remember where it has been, and goes
// nowhere twice. So its work is proportional to the text's length for every grammar without self-embedding
// rules, for valid and invalid texts alike. Nothing recurses on the text: a right-recursive list such as
// xalphas = xalpha [ xalphas ] can be as long as memory allows.
//
// # Why not a library
//
// There are libraries for Go that interpret ABNF. According to their sources, elimity-com/abnf returns all
// derivations of all prefixes and recurses once for every repeated character; ghettovoice/abnf copies the list
// of children for each child, and reports errors as trees of wrapped errors; pandatix/go-abnf keeps maps of end
// positions with string keys and reports "no solution". None reports the farthest place and what was expected
// there, none is made for texts of a megabyte, all need fmt, and none reads the older notation with "|", <">
// and names with underscores.
package grammar

import (
	"strconv"
	"sync/atomic"

	"uriscope/core/internal/octets"
)

// A Rule is one rule of a grammar as its spec defines it.
type Rule struct {
	Name string // as written in the spec
	// Document names the spec that defines the rule if it isn't the grammar's own: "RFC 2234" for the core
	// rules. Otherwise it is empty.
	Document   string
	Section    string // the section of the defining spec, as in "3.2.2"
	Definition string // the text to the right of "="
	// Decided marks a rule with a remark: on how we interpreted a misprint or something left open, or on an
	// erratum that would change it.
	Decided bool
	// Respelled marks a rule whose definition differs from the spec's in more than white space and comments,
	// mostly because the spec uses another notation.
	Respelled bool
}

// A Grammar is a set of rules, ready to match. It doesn't change after [New]
// and may be used by several goroutines at once.
type Grammar struct {
	document string
	rules    []Rule
	terms    []*term   // the parsed definitions, by rule
	singles  []*set    // by rule: the bytes that it matches if it always matches one byte; or nil
	contents []Content // by rule
	wide     []bool    // by rule: whether its definition has characters of several bytes
	program
	idle atomic.Pointer[machine] // for the next match
}

// New parses rules, which come from the spec called document, and returns their grammar. Every name that is
// used must be defined; names are case-insensitive (RFC 5234, section 2.1). An error is a [*DefinitionError].
//
// The notation is RFC 5234, sections 2 to 4, with the forms that the older specs use for the same things:
//
//	a / b, a | b         alternatives
//	"a"                  text, whatever its case
//	%s"a"                text in exactly that case (RFC 7405)
//	%x41, %x41-5A        one byte by number, or one of a range
//	%xA0-D7FF            a character of a range that ends beyond %xFF, in UTF-8
//	*a, 2*a, *4a, 1*4a   repetition
//	4a, 0a               exactly that many; 0a is the empty text, whatever a is
//	[ a ]                an option
//	( a )                a group
//	<a>                  the rule a; <"> is the quotation mark (RFC 822)
//	; …                  a comment to the end of the line
//
// A rule must not begin with itself (left recursion). The grammar keeps the slice rules, which must not be
// changed afterwards.
func New(document string, rules []Rule) (*Grammar, error) {
	g := &Grammar{document: document, rules: rules, wide: make([]bool, len(rules))}
	for i := range g.rules {
		if int(g.find(g.rules[i].Name)) < i {
			return nil, g.errorAt(i, 0, "the rule is defined twice")
		}
		t, err := g.read(i)
		if err != nil {
			return nil, err
		}
		g.terms = append(g.terms, t)
	}
	g.findSingles()
	g.findContents()
	g.compile()
	for i := range g.rules {
		if g.comesTo(g.entry[i], none, int32(i), make([]bool, len(g.states))) {
			return nil, g.errorAt(i, 0, "left recursion")
		}
	}
	return g, nil
}

// Document returns the name of the grammar's spec, for example "RFC 3986".
func (g *Grammar) Document() string { return g.document }

// Rules returns the rules in the order in which they were given to [New].
func (g *Grammar) Rules() []Rule { return append([]Rule(nil), g.rules...) }

// Rule returns the rule of that name, whatever the case of its letters.
func (g *Grammar) Rule(name string) (rule Rule, ok bool) {
	i := g.find(name)
	if i == none {
		return rule, false
	}
	return g.rules[i], true
}

// Cite returns the spec and section of a rule of the grammar, like the function [Cite].
func (g *Grammar) Cite(r Rule) string {
	if r.Document != "" {
		return Cite(r.Document, r.Section)
	}
	return Cite(g.document, r.Section)
}

// Cite returns a citation of a spec and one of its sections: "RFC 3986, section 3.2". The section is a number,
// the letter of an appendix ("B", "C.1"), or a heading if the spec has no numbers.
func Cite(document, section string) string {
	switch {
	case section[0] >= '0' && section[0] <= '9':
		return document + ", section " + section
	case len(section) == 1 || section[1] == '.':
		return document + ", Appendix " + section
	}
	return document + ", " + section
}

// Name returns the name of the rule of a tree's node.
func (g *Grammar) Name(n Node) string { return g.rules[n.Rule].Name }

// A DefinitionError says why a rule can't be parsed or compiled.
type DefinitionError struct {
	Document string // the document that defines the rule
	Section  string // its section
	Rule     string
	Offset   int // the offset of the fault in the rule's definition, in bytes
	Message  string
}

// Error names the spec, the section, the rule, and the byte.
func (e *DefinitionError) Error() string {
	return e.Document + ", section " + e.Section + ": " + e.Rule + ", byte " + strconv.Itoa(e.Offset) + ": " + e.Message
}

// errorAt returns an error at a byte offset of a rule's definition.
func (g *Grammar) errorAt(rule, offset int, message string) *DefinitionError {
	r := &g.rules[rule]
	document := r.Document
	if document == "" {
		document = g.document
	}
	return &DefinitionError{document, r.Section, r.Name, offset, message}
}

// find returns the index of the first rule with a name, ignoring case (RFC 5234, section 2.1), or none.
func (g *Grammar) find(name string) int32 {
	for i := range g.rules {
		if octets.EqualFold(g.rules[i].Name, name) {
			return int32(i)
		}
	}
	return none
}
