package grammar

import (
	"fmt"
	"strings"
	"testing"

	"uriscope/core/internal/golden"
)

// draw draws a tree, one node a line.
func draw(g *Grammar, text string, tree Tree) string {
	var b strings.Builder
	var node func(i, depth int)
	node = func(i, depth int) {
		n := tree[i]
		name := strings.Repeat("  ", depth) + g.Name(n)
		fmt.Fprintf(&b, "%-28s %2d–%-2d  %s\n", name, n.Start, n.End, text[n.Start:n.End])
		for child := range tree.Children(i) {
			node(child, depth+1)
		}
	}
	node(0, 0)
	return b.String()
}

func TestTree(t *testing.T) {
	var b strings.Builder
	for _, test := range []struct{ production, text string }{
		{"URI", "http://a/b/c/d;p?q"},
		{"URI-reference", "//u:1@[::1.20.255.4]:80#%4a"},
		{"authority", "1.2.3.4.com"},
		{"host", "1.2.3.4"},
		{"URI-reference", ""},
	} {
		m := RFC3986().Match(test.production, test.text)
		if !m.OK {
			t.Fatalf("%s: %+v", test.text, m.Failure)
		}
		fmt.Fprintf(&b, "%s %q\n\n%s\n", test.production, test.text, draw(RFC3986(), test.text, m.Tree))
	}
	golden.Compare(t, "trees.golden", b.String())
}

func TestFailures(t *testing.T) {
	var b strings.Builder
	for _, test := range []struct{ production, text string }{
		{"URI-reference", "http://a:8x/"},
		{"URI-reference", "http://a/%zz"},
		{"URI-reference", "http://[::1/"},
		{"URI", "1http:x"},
		{"URI-reference", "1http:x"},
		{"URI", "http"},
		{"URI", ""},
		{"URI-reference", "http://exa mple/"},
		{"URI-reference", "a#b#c"},
		{"IPv4address", "1.2.3.256"},
		{"IPv6address", "1:2"},
		{"h16", "12345"},
		{"DIGIT", "x"},
	} {
		m := RFC3986().Match(test.production, test.text)
		if m.OK {
			t.Fatalf("%s matches %q", test.production, test.text)
		}
		fmt.Fprintf(&b, "%s\n\n", test.production)
		for _, f := range []Failure{m.Failure, m.Earlier} {
			if f.At < 0 {
				continue
			}
			fmt.Fprintf(&b, "  %s\n  %*s byte %d\n", test.text, f.At+1, "^", f.At)
			for _, e := range f.Expected {
				fmt.Fprintf(&b, "      %-12s %s\n", e.Terminal, e.Rule)
			}
			b.WriteString("\n")
		}
	}
	golden.Compare(t, "failures.golden", b.String())
}
