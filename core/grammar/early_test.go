package grammar

import (
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"uriscope/core/internal/outside"
)

// dense removes the white space from a text.
func dense(text string) string { return strings.Join(strings.Fields(text), "") }

// unprinted removes white space, and what the notation requires but the draft of 1993 doesn't print.
func unprinted(definition string) string {
	return strings.NewReplacer(`<">`, `"`, `%x20`, "space", `%s"`, "", `"`, "").Replace(dense(definition))
}

// rulesIn parses "name definition" lines; lines indented further than the names continue a definition.
func rulesIn(t *testing.T, text string, name *regexp.Regexp) map[string]string {
	t.Helper()
	rules := make(map[string]string)
	last := ""
	for line := range strings.Lines(text) {
		if m := name.FindStringSubmatch(line); m != nil {
			last = m[1]
			if _, twice := rules[last]; twice {
				t.Errorf("%s is printed twice", last)
			}
			line = line[len(m[0]):]
		}
		rules[last] += line
	}
	return rules
}

// section returns the text of a spec between two lines, without page headers and footers. It skips the test if
// the file doesn't exist.
func section(t *testing.T, file, from, to, page string) string {
	t.Helper()
	_, text, _ := strings.Cut(outside.Document(t, file), from)
	text, _, ok := strings.Cut(text, to)
	if !ok {
		t.Fatalf("%s has nothing between %q and %q", file, from, to)
	}
	return regexp.MustCompile(page).ReplaceAllString(text, "")
}

// TestURL1993IsTheDraft compares the rules with the spec's text: they are complete and in order, and only
// misprinted ones differ.
func TestURL1993IsTheDraft(t *testing.T) {
	text := section(t, "seed-1993-url-draft.txt", "entities described somewhere in this description.\n", "Security considerations",
		`(?m)^Internet Draft .*\n|^s  .*\n|\f`)
	printed := rulesIn(t, text, regexp.MustCompile(`^ {12}([a-z]+)\s`))
	delete(printed, "")
	differ := []string{"variant", "xpalphas"}
	for _, rule := range URL1993().Rules() {
		definition, ok := printed[rule.Name]
		if !ok {
			t.Errorf("the draft has no %s", rule.Name)
		}
		delete(printed, rule.Name)
		same := dense(definition) == unprinted(rule.Definition)
		if same == slices.Contains(differ, rule.Name) || !same && !rule.Decided {
			t.Errorf("%s is %q, the draft has %q", rule.Name, unprinted(rule.Definition), dense(definition))
		}
	}
	for name := range printed {
		t.Errorf("there is no rule %s, which the draft has", name)
	}
	checkOrder(t, text, URL1993().Rules(), " ")
}

// checkOrder checks that the spec has the rules in the same order.
func checkOrder(t *testing.T, text string, rules []Rule, after string) {
	t.Helper()
	for _, rule := range rules {
		i := regexp.MustCompile(`(?m)^ *` + regexp.QuoteMeta(rule.Name) + `(` + after + `|$)`).FindStringIndex(text)
		if i == nil {
			t.Fatalf("%s is not in its place", rule.Name)
		}
		text = text[i[1]:]
	}
}

// grouped turns the brackets of a repetition into parentheses, and removes white space and comments.
func grouped(definition string) string {
	var b strings.Builder
	var ends []byte // of the brackets that are open
	quoted := false
	for i := 0; i < len(definition); i++ {
		c := definition[i]
		switch {
		case c == '"' && strings.HasPrefix(definition[max(0, i-1):], `<">`):
		case c == '"':
			quoted = !quoted
		case quoted:
		case c == ';':
			i += strings.IndexByte(definition[i:]+"\n", '\n')
			continue
		case strings.IndexByte(" \n", c) >= 0:
			continue
		case c == '(' || c == '[' && !strings.HasSuffix(b.String(), "*"):
			ends = append(ends, c+1+c>>6)
		case c == '[':
			ends = append(ends, ')')
			c = '('
		case c == ')' || c == ']':
			c = ends[len(ends)-1]
			ends = ends[:len(ends)-1]
		}
		b.WriteByte(c)
	}
	return b.String()
}

// TestRFC1738IsSection5 does the same for RFC 1738.
func TestRFC1738IsSection5(t *testing.T) {
	text := section(t, "rfc1738.txt", "element; n defaults to 0.\n", "6. Security Considerations",
		`(?m)^Berners-Lee, Masinter.*\n|^RFC 1738  .*\n|^;.*\n|\f`)
	printed := rulesIn(t, text, regexp.MustCompile(`^([a-z0-9+_-]+) *= *`))
	delete(printed, "")
	if got, want := grouped(`[ *[ "]" a ; b
] "/" [ ( <"> ) ] ]`), `[*("]"a)"/"[(<">)]]`; got != want {
		t.Fatalf("%s, want %s", got, want)
	}
	differ := []string{"gopherurl", "hialpha", "lowalpha", "scheme"} // scheme: "interpreters should use case-ignore"
	for _, rule := range RFC1738().Rules() {
		definition, ok := printed[rule.Name]
		if !ok {
			t.Errorf("section 5 has no %s", rule.Name)
		}
		delete(printed, rule.Name)
		if same := grouped(definition) == grouped(rule.Definition); same == slices.Contains(differ, rule.Name) || rule.Decided && same {
			t.Errorf("%s is %q, section 5 has %q", rule.Name, grouped(rule.Definition), grouped(definition))
		}
	}
	for name := range printed {
		t.Errorf("there is no rule %s, which section 5 has", name)
	}
	checkOrder(t, text, RFC1738().Rules(), " ")
	// Those that differ match the same texts.
	for name, letters := range map[string]string{"lowalpha": "abcdefghijklmnopqrstuvwxyz", "hialpha": "ABCDEFGHIJKLMNOPQRSTUVWXYZ"} {
		for c := range 256 {
			text := string([]byte{byte(c)})
			if got := RFC1738().Match(name, text).OK; got != strings.Contains(letters, text) {
				t.Errorf("%s matches %q: %v", name, text, got)
			}
		}
	}
}

// An earlyTexts has texts that a rule of one of the two grammars matches, and texts that it
// doesn't match but could if it were written wrong.
type earlyTexts struct {
	g       *Grammar
	rule    string
	yes, no []string
}

func early() []earlyTexts {
	return []earlyTexts{
		{URL1993(), "url", []string{"http://a/b/c/d;p?q", "ftp://a/", "afs://cell/x", "news:*", "news:a.b", "wais://h/db?x+y", "wais://h/db/t/12/p/q", "telnet://u@h:23",
			"gopher://h", "gopher://h/1", "gopher://h/11a/b?c", "prospero://h:1/a/b%00%00", "x-a:b/c?d", "mailto:a b", "a:", "http://a//"[:9]},
			[]string{"", "a", "HTTP://a", "ftp://a", "http://a//b", "http://1/", "magic://a", "a:b#c", "a:?", "http://a?", "a:<", "a:=", "a:~", "gopher://h/", "1a:b"}},
		{URL1993(), "fragmentaddress", []string{"a:#b", "http://a#b c"}, []string{"a:#", "#b", "a:#b#c", "a:#b/c"}},
		{URL1993(), "path", []string{"", "a", "a/", "a/b+c/d", "+"}, []string{"/", "/a", "a//b", "a?", "a="}},
		{URL1993(), "xpalphas", []string{"abc", "a+b+"}, []string{"", "/"}},
		{URL1993(), "void", []string{""}, []string{"a", " "}},
		{URL1993(), "httpaddress", []string{"http://a"}, []string{"Http://a", "http:a"}},
		{URL1993(), "hostnumber", []string{"1.22.333.4444"}, []string{"1.2.3", "a.b.c.d"}},
		{URL1993(), "extra", []string{" ", "\"", ";"}, []string{"", "%", "="}},
		{URL1993(), "variant", []string{"{", "|", "\\", "~"}, []string{"<", "`"}},
		{RFC1738(), "url", []string{"http://a/b?c", "x:", "1.+-:", "x://:::@", "x-y:a/b?c;d", "HTTP://a", "X:a"}, []string{"", ":a", "x:#", "x:~", "x:a b", "x_y:a"}},
		{RFC1738(), "genericurl", []string{"http:x", "HTTP:x", "Http://a"}, []string{"http", ":x"}},
		{RFC1738(), "httpurl", []string{"http://a", "HTTP://a-b.c:80/", "http://1.2.3.4/a;b/:?", "http://1a.b?c"[:11]}, []string{"http://", "http://a?b", "http://u@a/", "http://a:/", "http://a-/", "http://1.2.3/", "http://a/?b/c"}},
		{RFC1738(), "ftpurl", []string{"ftp://u:p@h", "ftp://@h/", "ftp://u?;&=:@h//a;type=D"}, []string{"ftp://h;type=a", "ftp://u:p:q@h/", "ftp://h/a;b", "ftp://h/a;type=x", "ftp:///a"}},
		{RFC1738(), "fileurl", []string{"file:///a", "file://localhost/", "file://h/a/b"}, []string{"file:/a", "file://h", "file://h:1/a"}},
		{RFC1738(), "gopherurl", []string{"gopher://h", "gopher://h/", "gopher://h/1a%09b%09+"}, []string{"gopher://h?a", "gopher://u@h/"}},
		{RFC1738(), "mailtourl", []string{"mailto:a%25b@c"}, []string{"mailto:", "mailto:a b"}},
		{RFC1738(), "newsurl", []string{"news:*", "news:a.b-c_d+1", "news:a/b@h.c"}, []string{"news:", "news:1a", "news:@h", "news:a@", "news:**"}},
		{RFC1738(), "nntpurl", []string{"nntp://h/a.b", "nntp://h/a/12"}, []string{"nntp://h", "nntp://h/a/", "nntp://h/a/b"}},
		{RFC1738(), "telneturl", []string{"telnet://u:p@h:1/", "telnet://h"}, []string{"telnet://h/a"}},
		{RFC1738(), "waisurl", []string{"wais://h/a", "wais://h/?", "wais://h/a/b/c"}, []string{"wais://h", "wais://h/a/b", "wais://h/a/b/c/d", "wais://h/a?b?"}},
		{RFC1738(), "prosperourl", []string{"prospero://h//a;b=c;=", "prospero://h:1/"}, []string{"prospero://h", "prospero://h/a;b", "prospero://h/;a=b=c"}},
		{RFC1738(), "scheme", []string{"a1+-.", "A"}, []string{"", "a_"}},
	}
}

func TestEarlyProductions(t *testing.T) {
	for _, p := range early() {
		for _, text := range p.yes {
			if m := p.g.Match(p.rule, text); !m.OK {
				t.Errorf("%s: %s does not match %q: %+v", p.g.document, p.rule, text, m.Failure)
			}
		}
		for _, text := range p.no {
			if p.g.Match(p.rule, text).OK {
				t.Errorf("%s: %s matches %q", p.g.document, p.rule, text)
			}
		}
	}
}

// TestEarlyGrowth checks that both grammars match in linear time, although their lists are
// right recursive and separators are letters, too.
func TestEarlyGrowth(t *testing.T) {
	repeat := func(before, part, after string) func(n int) string {
		return func(n int) string { return before + strings.Repeat(part, n) + after }
	}
	for g, cases := range map[*Grammar]map[string][][3]string{
		URL1993(): {"url": {
			{"http://h/", "b", ""}, {"http://h/", "b/", ""}, {"http://h?", "b+", "b"}, {"http://", "a.", "a/"}, {"http://", "a:", "1/b"},
			{"telnet://", "a@", "h"}, {"telnet://", "a@b.", "h:1"}, {"news:", "a.", "a"}, {"news:", "a@", "h"}, {"a:", "b:", "c"}, {"prospero://h/", "a%001", "b"},
			{"prospero://h/%001", "a1", ""}, {"gopher://h/1", "a/", "?b"}, {"wais://h/d/t/1/", "p/", ""}, {"http://1.2.3.4:", "8", "/a"}, {"x:", "%41", ""},
			{"wais://a.", "b:", "1/d/t/2/p"},
		}},
		RFC1738(): {"url": {
			{"http://h/", "b/", ""}, {"http://h/?", "b;", ""}, {"http://", "a.", "a/"}, {"http://", "a-", "a/"}, {"ftp://", "a", ":p@h/"}, {"ftp://", "u:", "@h/"},
			{"ftp://h/", "a/", ";type=a"}, {"news:", "a.", "b@c"}, {"news:", "a", "@h"}, {"news:x@", "a-1.", "h"}, {"gopher://h/1", "%09", ""}, {"wais://h/", "a", "/b/c"},
			{"wais://h/a?", "b", ""}, {"prospero://h/", "a;b=", ""}, {"prospero://h/", ";b=c", ""}, {"x:", "?/", ""}, {"ftp://h.", "1-", "1.a/"}, {"a", "b+", ":"},
			{"telnet://u:", "p", "@h/"}, {"nntp://h/g", ".g", "/1"},
		}},
	} {
		for production, parts := range cases {
			for _, p := range parts {
				for _, end := range []string{"", "%"} {
					text := repeat(p[0], p[1], p[2]+end)
					ok := g.Match(production, text(1000)).OK
					if ok && end != "" {
						t.Errorf("%s matches what ends in %q", production, end)
					}
					linear(t, g, production, ok, text)
				}
			}
		}
	}
}

// TestEarlyLoops checks which loops aren't decided by the next byte. For all others, the
// matcher never has to backtrack.
func TestEarlyLoops(t *testing.T) {
	for _, c := range []struct {
		g    *Grammar
		want []string
	}{
		{URL1993(), nil}, // it has no loops, only right recursion
		{RFC1738(), []string{"domainlabel", "hostname", "search", "selector", "toplabel"}},
	} {
		loops := make(map[string]bool)
		for _, production := range c.g.rules {
			for _, rule := range undecided(c.g, production.Name) {
				loops[rule] = true
			}
		}
		if got := slices.Sorted(maps.Keys(loops)); !slices.Equal(got, c.want) {
			t.Errorf("%s: undecided loops: %q, want %q", c.g.document, got, c.want)
		}
	}
}
