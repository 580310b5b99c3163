package grammar

// Tests of the grammars of draft-fielding-url-syntax-05 and
// draft-fielding-uri-rfc2396bis-01.

import (
	"regexp"
	"strings"
	"testing"

	"uriscope/core/internal/outside"
)

// squeezed removes white space, which the transcription formats freely.
func squeezed(s string) string { return strings.Join(strings.Fields(s), "") }

// heading is the number, or the letter and ".", that a section's heading begins with.
var heading = regexp.MustCompile(`^ ?([0-9]+(?:\.[0-9]+)*|[A-G]\.)\.? +[A-Z]`)

// checkTranscribed checks that every rule's definition is in the spec's text, in the cited section. otherwise
// has the definitions that the spec writes in another notation.
func checkTranscribed(t *testing.T, g *Grammar, file string, otherwise map[string]string) {
	t.Helper()
	document := outside.Document(t, file)
	text := squeezed(document)
	sections := map[string]string{}
	section := ""
	titles := map[string]string{} // the first title of each number
	for _, line := range strings.Split(document, "\n") {
		if m := heading.FindStringSubmatch(line); m != nil {
			section = strings.TrimSuffix(m[1], ".")
			_, title, _ := strings.Cut(strings.TrimSpace(line), " ")
			title = strings.TrimSpace(title)
			if titles[section] == "" {
				titles[section] = title
			} else if titles[section] != title { // as of 1.4 in the draft of 1997
				section += ", " + title
			}
		}
		sections[section] += line + "\n"
	}
	checked := 0
	for _, rule := range g.rules {
		if rule.Document != "" {
			continue
		}
		definition := rule.Definition
		if printed, ok := otherwise[rule.Name]; ok {
			definition = printed
		}
		if !strings.Contains(text, rule.Name+"="+squeezed(definition)) {
			t.Errorf("%s is not in the document as %s", rule.Name, definition)
		}
		defined := regexp.MustCompile(`(?m)^ *` + regexp.QuoteMeta(rule.Name) + ` +=`)
		if !defined.MatchString(sections[rule.Section]) {
			t.Errorf("%s is not defined in section %s", rule.Name, rule.Section)
		}
		checked++
	}
	t.Logf("%d rules checked", checked)

	// Conversely, every rule that the spec defines is in the grammar. Other lines with "=" have a variable of
	// the algorithm, or the one-letter references of Appendix C.
	for _, m := range regexp.MustCompile(`(?m)^ +([A-Za-z][A-Za-z0-9_-]*) += +\S`).FindAllStringSubmatch(document, -1) {
		if _, ok := g.Rule(m[1]); !ok && m[1] != "result" && len(m[1]) > 1 {
			t.Errorf("the document defines %s", m[1])
		}
	}
}

// letters lists letters as draft-fielding-url-syntax-05, section 1.4 does.
func letters(first, last byte) string {
	var list []string
	for c := first; c <= last; c++ {
		list = append(list, `"`+string(rune(c))+`"`)
	}
	return strings.Join(list, "|")
}

func TestURLSyntax05Transcribed(t *testing.T) {
	checkTranscribed(t, URLSyntax05(), "draft-fielding-url-syntax-05.txt", map[string]string{
		"lowalpha": letters('a', 'z'),
		"upalpha":  letters('A', 'Z'),
		"control":  "<US-ASCII coded characters 00-1F and 7F hexadecimal>",
		"space":    "<US-ASCII coded character 20 hexadecimal>",
	})
}

func TestRFC2396bis01Transcribed(t *testing.T) {
	checkTranscribed(t, RFC2396bis01(), "draft-fielding-uri-rfc2396bis-01.txt", nil)
}

func TestURLSyntax05Derived(t *testing.T)  { checkDerived(t, URLSyntax05(), few(150)) }
func TestRFC2396bis01Derived(t *testing.T) { checkDerived(t, RFC2396bis01(), few(150)) }
func TestRFC3986Derived(t *testing.T)      { checkDerived(t, RFC3986(), few(50)) }

// Texts for which the two drafts disagree with the split of their Appendix B, or with each other, and texts
// that are hard to match.
func TestDraftProductions(t *testing.T) {
	for _, c := range []struct {
		g          *Grammar
		production string
		yes, no    []string
	}{
		{URLSyntax05(), "URL-reference",
			[]string{"", "#", "a:b", "1:b", "+:", "//", "///", "//a_b/", "http://a?q", "a;b/c;", "#a/b?c", "http://u:p@h:/", "..?/../"},
			[]string{"a b", "%", "%4", "a#b#c", "http://[::1]/", "a|b", "\x00", "\xff", "é"}},
		{URLSyntax05(), "absoluteURL", []string{"a:", "a:b", "a://b"}, []string{"", "a", ":", "a:#"}},
		{URLSyntax05(), "site", []string{"", "h", "1.2.3.4", "u@h", "u:@h:", "@h", "a.b-c.d1"}, []string{"u@", "a.1", "1.2.3.4.5", "-a", "a-", "a.", "u:p:q@h", "a_b"}},
		{URLSyntax05(), "hostnumber", []string{"999.0.00.1"}, []string{"1.2.3", "1.2.3.", "1.2.3.4.5", "a.2.3.4"}},
		{URLSyntax05(), "lowalpha", []string{"a", "z"}, []string{"A", "Z", ""}},
		{URLSyntax05(), "upalpha", []string{"A", "Z"}, []string{"a", "z", ""}},
		{URLSyntax05(), "Content-Location", []string{"content-location:../a", "Content-Location:a:b"}, []string{"Content-Location: a"}},
		{RFC2396bis01(), "URI-reference",
			[]string{"", "#", "a:", "a:?q", "a:b", "mailto:x@y", "a:[", "//", "//a_b", "///", "http://[::1]:80/", "http://a?q", "?q", "./a:b", "//@", "//a@b@c"},
			[]string{"1:", "a b", "%", ":a", "a:#b#c", "http://[::1", "http://[::1]x", "http://a/[", "http://a?[", "a|b", "\xff"}},
		{RFC2396bis01(), "absolute-URI", []string{"a:", "a:b", "a:?"}, []string{"", "a", "a:#", "1:b"}},
		{RFC2396bis01(), "hostname", []string{"a", "1", "a.b", "a.b.", "1.a.", "1.2.3"}, []string{"", "a.", "a.1.", "a..b", "-a", "a-", "a_", strings.Repeat("a", 64)}},
		{RFC2396bis01(), "domainlabel", []string{"a", "a-b", strings.Repeat("a", 63)}, []string{"a-", strings.Repeat("a", 64)}},
		{RFC2396bis01(), "IPv6reference", []string{"[::]", "[1:2:3:4:5:6:7:8]", "[::1.2.3.4]", "[1:2:3:4:5:6:7::]"}, []string{"[]", "[v1.a]", "[1]", "[::1.2.3.256]", "[1::2::3]"}},
	} {
		for _, text := range c.yes {
			if m := c.g.Match(c.production, text); !m.OK {
				t.Errorf("%s does not match %q: %+v", c.production, text, m.Failure)
			}
		}
		for _, text := range c.no {
			if c.g.Match(c.production, text).OK {
				t.Errorf("%s matches %q", c.production, text)
			}
		}
	}
}

func TestDraftGrowth(t *testing.T) {
	for _, c := range []struct {
		g                   *Grammar
		before, part, after string
	}{
		{URLSyntax05(), "http://a", "/b", ""},
		{URLSyntax05(), "http://a/", ";b", ""},
		{URLSyntax05(), "http://a/b?", "/?", "#f"},
		{URLSyntax05(), "", "scheme", ":x"},
		{URLSyntax05(), "http://", "u", ":p@h"},
		{URLSyntax05(), "http://", "a-", "b/"},
		{URLSyntax05(), "http://", "a1.", "x/"},
		{URLSyntax05(), "http://", "1.", "1/"},
		{URLSyntax05(), "", "../", ""},
		{RFC2396bis01(), "http://a", "/b", ""},
		{RFC2396bis01(), "mailto:", "a@", ""},
		{RFC2396bis01(), "http://a?", "/?", "#f"},
		{RFC2396bis01(), "", "scheme", ":x"},
		{RFC2396bis01(), "http://", "u:", "@h"},
		{RFC2396bis01(), "http://", "a.", "b./"},
		{RFC2396bis01(), "http://", "a-", "/"},
		{RFC2396bis01(), "", "../", ""},
	} {
		text := func(end string) func(n int) string {
			return func(n int) string { return c.before + strings.Repeat(c.part, n) + c.after + end }
		}
		production := "URI-reference"
		if c.g == URLSyntax05() {
			production = "URL-reference"
		}
		linear(t, c.g, production, true, text(""))
		linear(t, c.g, production, false, text("^"))
	}
}
