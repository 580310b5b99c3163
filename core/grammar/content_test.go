package grammar

import (
	"strings"
	"testing"
)

func TestContent(t *testing.T) {
	want := map[string]Content{}
	for _, name := range strings.Fields("ALPHA DIGIT HEXDIG unreserved reserved gen-delims sub-delims pct-encoded pchar") {
		want[name] = OneCharacter
	}
	for _, name := range strings.Fields("scheme userinfo port IPvFuture h16 dec-octet reg-name path-empty segment segment-nz segment-nz-nc query fragment") {
		want[name] = OfCharacters
	}
	g := RFC3986()
	for i, rule := range g.Rules() {
		if got := g.Content(int32(i)); got != want[rule.Name] {
			t.Errorf("%s consists of %s, want %s", rule.Name, got, want[rule.Name])
		}
	}
}

// The older specs write lists as right recursion, and encodings in their own way.
func TestContentOfRightRecursion(t *testing.T) {
	g, err := New("test", []Rule{
		{Name: "path", Section: "1", Definition: `xalphas [ "/" path ]`},
		{Name: "xalphas", Section: "1", Definition: `xalpha [ xalphas ]`},
		{Name: "xalpha", Section: "1", Definition: `alpha | safe | escape`},
		{Name: "escape", Section: "1", Definition: `%x25 hex hex`},
		{Name: "hex", Section: "1", Definition: `"0" | "a"`},
		{Name: "alpha", Section: "1", Definition: `"a" | "b"`},
		{Name: "safe", Section: "1", Definition: `"-" | "_"`},
		{Name: "void", Section: "1", Definition: `0a`},
		{Name: "a", Section: "1", Definition: `"://"`},
		{Name: "two", Section: "1", Definition: `alpha alpha`},
	})
	if err != nil {
		t.Fatal(err)
	}
	for i, want := range []Content{OfRules, OfCharacters, OneCharacter, OneCharacter, OneCharacter, OneCharacter, OneCharacter, OfRules, OfRules, OfCharacters} {
		if got := g.Content(int32(i)); got != want {
			t.Errorf("%s consists of %s, want %s", g.rules[i].Name, got, want)
		}
	}
}
