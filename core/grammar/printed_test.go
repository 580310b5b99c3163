package grammar

import (
	"regexp"
	"strings"
	"testing"

	"uriscope/core/internal/outside"
)

var (
	comment  = regexp.MustCompile(`(?m)([^"]);.*$`)
	pageEnds = regexp.MustCompile(`(?m)^(Berners-Lee.*\[Page.*|RFC \d+ .*|Internet.Draft .*|s  .*|\f)\n?`)
)

// bare removes white space and comments from a definition.
func bare(text string) string { return dense(comment.ReplaceAllString(text, "$1")) }

// A definition is as the spec prints it, apart from white space and comments, unless its rule is marked as
// spelled differently; and a marked rule does differ.
func TestDefinitionsAreAsPrintedOrRespelled(t *testing.T) {
	for _, c := range []struct {
		g         *Grammar
		file      string
		equals    string // what the document prints between a name and its definition
		respelled int
	}{
		{URL1993(), "seed-1993-url-draft.txt", "", 30},
		{RFC1738(), "rfc1738.txt", "=", 21},
		{URLSyntax05(), "draft-fielding-url-syntax-05.txt", "=", 4},
		{RFC2396bis01(), "draft-fielding-uri-rfc2396bis-01.txt", "=", 0},
		{RFC3986(), "rfc3986.txt", "=", 0},
	} {
		t.Run(c.file, func(t *testing.T) {
			printed := bare(pageEnds.ReplaceAllString(outside.Document(t, c.file), ""))
			n := 0
			for _, rule := range c.g.Rules() {
				if rule.Respelled {
					n++
				}
				if rule.Document == "" && strings.Contains(printed, rule.Name+c.equals+bare(rule.Definition)) == rule.Respelled {
					t.Errorf("%s = %s: respelled %v, and the document says otherwise", rule.Name, rule.Definition, rule.Respelled)
				}
			}
			if n != c.respelled {
				t.Errorf("%d rules are respelled, want %d", n, c.respelled)
			}
		})
	}
}
