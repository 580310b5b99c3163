// Package grammar holds the grammar of each edition as data, in the notation
// of the documents, and matches texts against it with one matcher for all.
//
// A match gives the derivation tree: which rule stands for which bytes. A
// failure gives the farthest byte that the grammar can reach and everything
// that it would have taken there. The package judges and explains; it is not
// the fast path. Package uri is, and tests hold the two together.
//
// # Which derivation
//
// The grammars are ambiguous on purpose ("1.2.3.4" is an IPv4address and a
// reg-name), and RFC 3986, section 3.2.2 settles that by "first-match-wins".
// The matcher takes this to the letter: alternatives in the order in which
// they are written, options and repetitions as long as they can be, and the
// first derivation of the whole text is the answer. Nothing that the grammar
// derives is lost on the way: "1.2.3.4.com" is a reg-name although its
// beginning is an address, and dec-octet may list its shortest form first.
//
// # How it works
//
// The definitions are read into terms (read.go), and the terms are compiled
// into a graph of states (program.go). The matcher (machine.go) walks that
// graph with one byte of lookahead: every state knows which bytes can come
// next, and every call knows which bytes can come after it in that very place.
// A choice that the next byte decides leaves nothing to come back to. In the
// grammars at hand almost all of them are of that kind, so that a text is
// walked through a small, constant number of times, however long it is.
//
// Where a grammar does not decide (RFC 1738's domainlabel, the lists of 1993),
// the matcher backtracks; and when it has worked for longer than the text
// warrants, it begins to remember where it has been, and goes to no place
// twice. So the work is bounded by a multiple of the text's length for every
// grammar without self-embedding rules, on valid and invalid texts alike.
// Nothing in it recurses on the text: a list written as right recursion,
// xalphas = xalpha [ xalphas ], may be as long as the memory is large.
//
// # Why not a library
//
// There are libraries for Go that interpret ABNF. By their sources (read, not
// measured), elimity-com/abnf returns all derivations of all prefixes and
// recurses once for every repeated character; ghettovoice/abnf copies the list
// of children for each, and reports errors as trees of wrapped errors;
// pandatix/go-abnf recognizes with maps of end positions under string keys and
// reports "no solution". None tells the farthest place and what was expected
// there, none is built to be linear on a megabyte, all need fmt, and ABNF is
// all they read, without the older "|", <"> and names with underscores.
package grammar

import (
	"strconv"
	"sync/atomic"
)

// A Rule is one rule of a grammar as its document defines it.
type Rule struct {
	Name string // as written in the document
	// Document names the document that defines the rule where that is not the
	// document of the grammar: "RFC 2234" for the core rules. Otherwise it is
	// empty.
	Document   string
	Section    string // of the defining document, as in "3.2.2"
	Definition string // what stands to the right of "="
	// Decided marks a rule that is not as the document has it, because of a
	// misprint or because the document leaves something open: a remark tells.
	Decided bool
}

// A Grammar is a set of rules, ready to match. It does not change after [New]
// and may be used by several goroutines at once.
type Grammar struct {
	document string
	rules    []Rule
	terms    []*term // the definitions as read, by rule
	singles  []*set  // by rule: the bytes that it stands for, if always for one; or nil
	made     []Made  // by rule
	program
	idle atomic.Pointer[machine] // that the next match may use
}

// New reads the definitions of rules, which are those of the named document,
// and returns the grammar that they make up. Every name that is used must be
// defined; names are the same whatever their case, as RFC 5234, section 2.1
// has it. An error is a [*DefinitionError].
//
// The notation is that of RFC 5234, sections 2 to 4, with the forms that the
// older documents use for the same things:
//
//	a / b, a | b         alternatives
//	"a"                  text, whatever its case
//	%s"a"                text in exactly that case (RFC 7405)
//	%x41, %x41-5A        one byte by number, or one of a range
//	*a, 2*a, *4a, 1*4a   repetition
//	4a, 0a               exactly so many; 0a is the empty text, whatever a is
//	[ a ]                an option
//	( a )                a group
//	<a>                  the rule a; <"> is the quotation mark (RFC 822)
//	; …                  a comment to the end of the line
//
// A rule must not begin with itself (left recursion). The grammar keeps rules,
// which must not change any more.
func New(document string, rules []Rule) (*Grammar, error) {
	g := &Grammar{document: document, rules: rules}
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
	g.findMade()
	g.compile()
	for i := range g.rules {
		if g.comesTo(g.entry[i], none, int32(i), make([]bool, len(g.states))) {
			return nil, g.errorAt(i, 0, "left recursion")
		}
	}
	return g, nil
}

// Document returns the name of the grammar's document, as in "RFC 3986".
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

// Cite names the document and the section of a rule of the grammar together.
func (g *Grammar) Cite(r Rule) string {
	if r.Document != "" {
		return Cite(r.Document, r.Section)
	}
	return Cite(g.document, r.Section)
}

// Cite names a document and a section of it together: the section by its number, an
// appendix by its letter ("B", "C.1"), or either by its heading where it has nothing
// else.
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

// A DefinitionError says why a rule cannot be read or compiled.
type DefinitionError struct {
	Document string // that defines the rule
	Section  string // of Document
	Rule     string
	Offset   int // of the fault in the rule's definition, in bytes
	Message  string
}

// Error names the document, the section, the rule and the byte.
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

// find returns the index of the first rule of that name, or none.
func (g *Grammar) find(name string) int32 {
	for i := range g.rules {
		if sameName(g.rules[i].Name, name) {
			return int32(i)
		}
	}
	return none
}

// sameName compares the names of rules. They are ASCII, and whether they are
// written in capitals does not matter (RFC 5234, section 2.1).
func sameName(a, b string) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range len(a) {
		if c, d := a[i], b[i]; c != d && (!isLetter(c) || c^d != 0x20) {
			return false
		}
	}
	return true
}
