package grammar

import (
	"math"
	"slices"
	"unicode/utf8"
)

// A Match is the result of matching a text against a production. The zero Match is for a production that the
// grammar doesn't have.
type Match struct {
	OK   bool
	Tree Tree // the derivation, if OK

	// Failure is the farthest place that the grammar can reach, if not OK.
	Failure Failure
	// Earlier is the farthest place before that where another attempt ended;
	// its At is negative where there is none. In "http://a:8x/" the attempt to
	// read a userinfo gets as far as the last slash and misses an "@" there
	// (Failure), the attempt to read a port gets to the "x" (Earlier).
	Earlier Failure
}

// A Failure is a place where matching ended, with everything that could have come there.
type Failure struct {
	At       int // offset in the text, in bytes; the text's length is its end
	Expected []Expectation
	sets     []*set // the first bytes of each of Expected; nil for the end of the text
}

// An Expectation is something that would have been taken.
type Expectation struct {
	// Terminal is a single-character rule ("DIGIT"), a text or a number as in the definition (`"/"`,
	// "%x30-34"), or [EndOfText]. If part of a text of several characters matched, it is the rest.
	Terminal string
	// Rule is the rule whose definition contains the terminal. For the end of the text, it is the production.
	Rule string
}

// EndOfText is the terminal of an expectation that the text ends.
const EndOfText = "end of text"

// Match matches the whole text against a production, which is the name of a rule. The text can be any sequence
// of bytes. For one of 2 GiB or more, Match returns the zero Match.
func (g *Grammar) Match(production, text string) Match {
	return g.match(production, text, false)
}

// Check is [Grammar.Match] without the tree, in half the time.
func (g *Grammar) Check(production, text string) Match {
	return g.match(production, text, true)
}

func (g *Grammar) match(production, text string, treeless bool) Match {
	var match Match
	rule := g.find(production)
	if rule == none || len(text) >= math.MaxInt32 {
		return match
	}
	m := g.idle.Swap(nil)
	if m == nil {
		m = newMachine(g)
	}
	m.reset(text)
	m.treeless = treeless
	match.OK = m.run(rule)
	switch {
	case !match.OK:
		match.Failure = m.failure(&m.farthest, rule)
		match.Earlier = m.failure(&m.earlier, rule)
	case !treeless:
		match.Tree = g.tree(text, m.log)
	}
	g.idle.Store(m)
	if !match.OK {
		if at := g.beginning(text, match.Failure.At); at < match.Failure.At {
			return g.match(production, text[:at]+neverTaken, treeless)
		}
	}
	return match
}

// neverTaken occurs in no UTF-8 grammar. It replaces a character that fails after its first byte, so that it
// fails at its beginning, with everything that could have come there.
const neverTaken = "\xFF"

// beginning returns the start of the character that ends after an offset, or is incomplete; or the offset
// itself, if there is none or the grammar has no multi-byte characters.
func (g *Grammar) beginning(text string, at int) int {
	if !slices.Contains(g.wide, true) {
		return at
	}
	for start := at - 1; start >= 0 && start > at-utf8.UTFMax; start-- {
		if utf8.RuneStart(text[start]) {
			if !utf8.FullRuneInString(text[start:at]) {
				return start
			}
			break
		}
	}
	return at
}
