package grammar

import (
	"errors"
	"regexp"
	"strings"
	"testing"

	"uriscope/core/internal/outside"
)

// sections says where RFC 3986 defines each rule of its Appendix A.
var sections = map[string]string{
	"URI": "3", "hier-part": "3", "URI-reference": "4.1", "absolute-URI": "4.3", "relative-ref": "4.2", "relative-part": "4.2",
	"scheme": "3.1", "authority": "3.2", "userinfo": "3.2.1", "host": "3.2.2", "port": "3.2.3",
	"IP-literal": "3.2.2", "IPvFuture": "3.2.2", "IPv6address": "3.2.2", "h16": "3.2.2", "ls32": "3.2.2", "IPv4address": "3.2.2",
	"dec-octet": "3.2.2", "reg-name": "3.2.2",
	"path": "3.3", "path-abempty": "3.3", "path-absolute": "3.3", "path-noscheme": "3.3", "path-rootless": "3.3", "path-empty": "3.3",
	"segment": "3.3", "segment-nz": "3.3", "segment-nz-nc": "3.3", "pchar": "3.3", "query": "3.4", "fragment": "3.5",
	"pct-encoded": "2.1", "unreserved": "2.3", "reserved": "2.2", "gen-delims": "2.2", "sub-delims": "2.2",
}

func TestRFC3986HasEveryRule(t *testing.T) {
	core := map[string]bool{"ALPHA": true, "DIGIT": true, "HEXDIG": true}
	g := RFC3986()
	if got, want := len(g.Rules()), len(sections)+len(core); got != want {
		t.Errorf("%d rules, want %d", got, want)
	}
	for name, section := range sections {
		rule, ok := g.Rule(name)
		if !ok || rule.Name != name || rule.Section != section || rule.Document != "" || rule.Definition == "" {
			t.Errorf("%s: %+v, want section %s", name, rule, section)
		}
	}
	for name := range core {
		if rule, ok := g.Rule(name); !ok || rule.Document != "RFC 2234" || rule.Section != "6.1" {
			t.Errorf("%s: %+v, want RFC 2234, section 6.1", name, rule)
		}
	}
	if rule, ok := g.Rule("uri-REFERENCE"); !ok || rule.Name != "URI-reference" {
		t.Errorf("names depend on their case: %+v", rule)
	}
}

// TestRFC3986IsAppendixA compares the rules with the text of the document.
func TestRFC3986IsAppendixA(t *testing.T) {
	_, appendix, _ := strings.Cut(outside.Document(t, "rfc3986.txt"), "\nAppendix A.  Collected ABNF for URI\n")
	appendix, _, ok := strings.Cut(appendix, "\nAppendix B.")
	if !ok {
		t.Fatal("there is no Appendix A in RFC 3986")
	}
	appendix = regexp.MustCompile(`(?m)^(Berners-Lee, et al\.|RFC 3986 ).*$|\f`).ReplaceAllString(appendix, "")
	words := func(s string) string { return strings.Join(strings.Fields(s), " ") }
	var rules strings.Builder
	for _, rule := range RFC3986().Rules() {
		if rule.Document == "" {
			rules.WriteString(rule.Name + " = " + rule.Definition + "\n")
		}
	}
	if got, want := words(rules.String()), words(appendix); got != want {
		t.Errorf("the rules are not those of Appendix A:\n%s\nwant\n%s", got, want)
	}
}

// one returns a grammar of a rule s and the core rules of RFC 3986.
func one(definition string) (*Grammar, error) {
	rules := []Rule{{Name: "s", Section: "1", Definition: definition}}
	core := RFC3986().Rules()
	return New("test", append(rules, core[len(core)-3:]...))
}

func TestNotation(t *testing.T) {
	tests := []struct {
		definition string
		yes, no    string // texts, separated by spaces; _ is the empty one
	}{
		{`"a" / "b"`, "a b A", "_ ab"},
		{`"a"|"b" | "c"`, "a b c", "_"},
		{`"ab"`, "ab AB aB", "a abc"},
		{`%s"aB" "c"`, "aBc aBC", "abc ABc"},
		{`"" "a"`, "a", "_"},
		{`%x41`, "A", "a"},
		{`%x41-42`, "A B", "C"},
		{`%xFF`, "\xff", "\u00ff"},
		{`*"a"`, "_ a aaa", "b aab"},
		{`1*"a"`, "a aaa", "_"},
		{`*2"a"`, "_ a aa", "aaa"},
		{`2*3"a"`, "aa aaa", "a aaaa"},
		{`2"a"`, "aa", "a aaa"},
		{`2("a" / "b") 1*DIGIT`, "ab1 ba22", "a1 ab"},
		{`0<ALPHA> "a"`, "a", "_ aa"},
		{`0"x" "a" *0"y"`, "a", "xa ay"},
		{`["a"] "b"`, "b ab", "a aab"},
		{`1*["a"|"b"]`, "_ a ba", "c"}, // as RFC 1738 writes repetitions
		{`<ALPHA><">`, `a"`, "a"},
		{"\"a\" ; a comment / \"x\"\n \"b\"", "ab", "a x"},
		{`alpha alphA`, "ab", "a"},
		{`*( *"a" *"b" )`, "_ abba bab", "abc"},
		{`*( *( ["a"] ) )`, "_ aaa", "b"},
		{`ALPHA [s]`, "a abc", "_ a1"},
		{`"(" [s] ")"`, "() ((()))", "_ (() ())"},
	}
	for _, test := range tests {
		g, err := one(test.definition)
		if err != nil {
			t.Errorf("%s: %v", test.definition, err)
			continue
		}
		check := func(texts string, want bool) {
			for _, text := range strings.Fields(texts) {
				text = strings.ReplaceAll(text, "_", "")
				if m := g.Match("s", text); m.OK != want {
					t.Errorf("s = %s: Match(%q) is %v; %+v", test.definition, text, m.OK, m.Failure)
				}
			}
		}
		check(test.yes, true)
		check(test.no, false)
	}
}

func TestOlderNames(t *testing.T) {
	g, err := New("test", []Rule{
		{Name: "gopherurl", Definition: `path_segments [ gopher+_string ]`},
		{Name: "path_segments", Definition: `1*"/"`},
		{Name: "gopher+_string", Definition: `"+"`},
	})
	if err != nil {
		t.Fatal(err)
	}
	if !g.Match("gopherurl", "//+").OK {
		t.Error("names with underscore and plus are not read")
	}
}

func TestDefinitionErrors(t *testing.T) {
	tests := []struct {
		definition, message string
		offset              int
	}{
		{``, "an element is missing", 0},
		{`"a" /`, "an element is missing", 5},
		{`"a" / / "b"`, "an element is missing", 6},
		{`*`, "an element is missing", 1},
		{`()`, "an element is missing", 1},
		{`"a" ("b"`, "the bracket is not closed", 4},
		{`["b")`, "the bracket is not closed", 0},
		{`"b")`, "nothing is allowed to follow here", 3},
		{"\"a\" \x00", "nothing is allowed to follow here", 4},
		{`"a" = "b"`, "an element is missing", 4},
		{`"a`, "the quotation mark is not closed", 0},
		{"\"a\n\"", "only printable US-ASCII is allowed in quotation marks", 2},
		{`"aé"`, "only printable US-ASCII is allowed in quotation marks", 2},
		{`<s`, "the bracket is not closed", 0},
		{`<rule and prose>`, "the rule is not defined", 1},
		{`"a" <missing>`, "the rule is not defined", 5},
		{`"a" missing`, "the rule is not defined", 4},
		{`"b" %s"a`, "the quotation mark is not closed", 4},
		{`%sa`, "an x must follow the percent sign", 1},
		{`%q41`, "an x must follow the percent sign", 1},
		{`%`, "an x must follow the percent sign", 1},
		{`%x`, "a number is missing", 2},
		{`%x41-G`, "a number is missing", 5},
		{`%x110000`, "the number is too large", 2},
		{`%x42-41`, "the range ends before it begins", 5},
		{`2*1"a"`, "the upper count is below the lower one", 2},
		{`12345"a"`, "the number is too large", 0},
		{`s "a"`, "left recursion", 0},
		{`["a"] s`, "left recursion", 0},
		{`*"a" ( "b" / s )`, "left recursion", 0},
	}
	for _, test := range tests {
		_, err := one(test.definition)
		var e *DefinitionError
		if !errors.As(err, &e) {
			t.Errorf("%s: error %v, want one", test.definition, err)
			continue
		}
		want := DefinitionError{"test", "1", "s", test.offset, test.message}
		if *e != want {
			t.Errorf("%s: %+v, want %+v", test.definition, *e, want)
		}
	}
}

func TestGrammarErrors(t *testing.T) {
	_, err := New("RFC 1", []Rule{
		{Name: "a", Section: "2", Definition: `b`},
		{Name: "b", Section: "3.1", Definition: `*"x" c`},
		{Name: "c", Section: "4", Definition: `"y" / a`},
	})
	if want := "RFC 1, section 2: a, byte 0: left recursion"; err == nil || err.Error() != want {
		t.Errorf("%v, want %s", err, want)
	}
	_, err = New("RFC 1", []Rule{
		{Name: "a", Section: "2", Definition: `"a"`},
		{Name: "A", Document: "RFC 2", Section: "5", Definition: `"b"`},
	})
	if want := "RFC 2, section 5: A, byte 0: the rule is defined twice"; err == nil || err.Error() != want {
		t.Errorf("%v, want %s", err, want)
	}
}
