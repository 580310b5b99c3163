package grammar

import (
	"strings"
	"sync"
)

// A Source is a grammar as its document has it. It is read when it is first used.
//
// Rules is a text, which costs the wasm less than a list of rules does. A rule in it is
// its name, " = " and its definition, which goes on in the lines that begin with a tab.
// A "*" behind the name marks one that is not as the document has it. The rules behind
// "# section" are of that section, those behind "# document: section" of that of
// another document. A line that begins with ";" is our comment.
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
			panic(err) // a slip of the pen in the rules
		}
		s.grammar = g
	})
	return s.grammar
}

// rulesOf reads the rules of a [Source].
func rulesOf(text string) []Rule {
	var rules []Rule
	var of Rule // what the next rule has from the last "#"
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
		rule.Name, rule.Decided = strings.CutSuffix(rule.Name, "*")
		rules = append(rules, rule)
	}
	return rules
}
