package grammar

import (
	"strings"
	"sync"
)

// A Source is the text of a grammar. It is parsed when the grammar is first used.
//
// Rules has one rule per line: its name, " = " and its definition, which continues on following lines that
// begin with a tab. After the name, "*" marks a rule with a remark, and "~", which comes last, a rule that the
// spec spells differently. A heading "# section" gives the section of the rules after it in the spec, and "#
// document: section" their section in another spec. A line that begins with ";" is a comment of ours. (As a
// text, the rules take less space in the wasm than as a list of values.)
type Source struct {
	Document string
	Rules    string
	once     sync.Once
	grammar  *Grammar
}

// Grammar returns the grammar that the source describes.
func (s *Source) Grammar() *Grammar {
	s.once.Do(func() {
		g, err := New(s.Document, rulesOf(s.Rules))
		if err != nil {
			panic(err) // the rules are part of the program
		}
		s.grammar = g
	})
	return s.grammar
}

// rulesOf parses the rules of a [Source].
func rulesOf(text string) []Rule {
	var rules []Rule
	var of Rule // the next rule's attributes from the last heading
	for text != "" {
		var line string
		line, text, _ = strings.Cut(text, "\n")
		switch {
		case line == "" || line[0] == ';':
			continue
		case line[0] == '\t':
			last := &rules[len(rules)-1]
			last.Definition += "\n" + line[len("\t"):]
			continue
		case line[0] == '#':
			var found bool
			of.Document, of.Section, found = strings.Cut(line[len("# "):], ": ")
			if !found {
				of.Document, of.Section = "", of.Document
			}
			continue
		}
		rule := of
		rule.Name, rule.Definition, _ = strings.Cut(line, " = ")
		rule.Name, rule.Respelled = strings.CutSuffix(rule.Name, "~")
		rule.Name, rule.Decided = strings.CutSuffix(rule.Name, "*")
		rules = append(rules, rule)
	}
	return rules
}
