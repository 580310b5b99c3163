package grammar

import (
	"testing"

	"uriscope/core/internal/outside"
)

// productions has texts for each rule of RFC 3986, Appendix A.
var productions = []struct {
	rule    string
	yes, no []string
}{
	{"URI", []string{"a:", "http://a/b?c#d", "urn:x:y", "file:///", "a:?", "a:#", "a://@:"}, []string{"", "a", ":", "1a:", "a:b#c#d", "a:[", "//a"}},
	{"hier-part", []string{"", "//", "//a/b", "/a", "a:b/c"}, []string{"?", "#", "//a:b:c"}},
	{"URI-reference", []string{"", "a", "a:b", "?", "#", "./a:b", "//", "/a:b"}, []string{"1:", "a b", "%", "\x00", "é"}},
	{"absolute-URI", []string{"a:", "a:b?c"}, []string{"a:#", "b?c"}},
	{"relative-ref", []string{"", "a/b:c", "//h", "/", "?q", "#f"}, []string{"a:b", "a:/b"}},
	{"relative-part", []string{"", "//h/p", "/p", "p"}, []string{"p?", "p:"}},
	{"scheme", []string{"a", "A1+-."}, []string{"", "1", "+", "a_", "é"}},
	{"authority", []string{"", "h", "u@h", "u:p@h:1", "@", ":", "a:1@b:2", "[::]", "1.2.3.4:5"}, []string{"a@b@c", "h:x", "h:1:2", "[::", "[::]a"}},
	{"userinfo", []string{"", "a:b:c", "%41", "!$&'()*+,;="}, []string{"@", "/", "%4"}},
	{"host", []string{"", "1.2.3.4.com", "1.2.3.4", "256.1.1.1", "[v1.a]", "[1::]", "a%20b", "%C3%A9"}, []string{"[1]", "a:b", "[]", "a_b c", "%zz", "%2"}},
	{"port", []string{"", "0", "99999999"}, []string{"a", "-1"}},
	{"IP-literal", []string{"[::]", "[v1.:]"}, []string{"[]", "::", "[1.2.3.4]"}},
	{"IPvFuture", []string{"v1.a", "V1F.a:b", "vf.!"}, []string{"v.a", "v1.", "vg.a", "v1.%41", "1.a"}},
	{"IPv6address", []string{"::", "1::", "::1", "1:2:3:4:5:6:7:8", "1:2:3:4:5:6:1.2.3.4", "::1.2.3.4", "1:2:3:4:5:6:7::", "1:2:3:4:5:6::8", "::2:3:4:5:6:7:8", "1::3:4:5:6:1.2.3.4", "abcd:EF01::"},
		[]string{"", ":", ":::", "1", "1:2:3:4:5:6:7", "1:2:3:4:5:6:7:8:9", "1::2::3", "12345::", "::g", "1:2:3:4:5:6:7:1.2.3.4", "::1.2.3", "::1.2.3.256", "1:2:3:4:5:6:7::8", "::1:2:3:4:5:6:7:8"}},
	{"h16", []string{"0", "abcd", "F"}, []string{"", "12345", "g"}},
	{"ls32", []string{"1:2", "1.2.3.4"}, []string{"1", "1:", "1.2.3"}},
	{"IPv4address", []string{"0.0.0.0", "255.255.255.255", "1.20.199.249"}, []string{"1.2.3", "1.2.3.4.5", "01.2.3.4", "256.1.1.1", "1.2.3.", ""}},
	{"dec-octet", []string{"0", "9", "10", "99", "100", "199", "200", "249", "250", "255"}, []string{"", "00", "01", "256", "260", "300", "1000"}},
	{"reg-name", []string{"", "a.b", "%41", "a!b"}, []string{"a:b", "a@b", "[", "%"}},
	{"path", []string{"", "/", "//", "a", "a:b", "a//b/"}, []string{"?", "#", "a?b"}},
	{"path-abempty", []string{"", "/", "//a", "/a:b"}, []string{"a", "a/"}},
	{"path-absolute", []string{"/", "/a", "/a//b"}, []string{"", "//", "//a", "a"}},
	{"path-noscheme", []string{"a", "a/b:c", "@//"}, []string{"", "/", "a:b", ":"}},
	{"path-rootless", []string{"a", "a:b", ":"}, []string{"", "/"}},
	{"path-empty", []string{""}, []string{"a", "/"}},
	{"segment", []string{"", "a:@%41;="}, []string{"/", "?"}},
	{"segment-nz", []string{"a", ":"}, []string{"", "/"}},
	{"segment-nz-nc", []string{"a", "@"}, []string{"", ":"}},
	{"pchar", []string{"a", "%41", ":", "@", "~", "="}, []string{"", "ab", "/", "%4", "%4g"}},
	{"query", []string{"", "a/b?c:@", "?"}, []string{"#", "[", "^"}},
	{"fragment", []string{"", "a/b?c:@", "?"}, []string{"#", "]", "|"}},
	{"pct-encoded", []string{"%41", "%aF"}, []string{"%", "%4", "%4g", "%414", "41"}},
	{"unreserved", []string{"a", "Z", "0", "-", ".", "_", "~"}, []string{"", "aa", "!", "%"}},
	{"reserved", []string{":", "]", "!", "="}, []string{"a", "%", ""}},
	{"gen-delims", []string{":", "/", "?", "#", "[", "]", "@"}, []string{"!", ""}},
	{"sub-delims", []string{"!", "$", "&", "'", "(", ")", "*", "+", ",", ";", "="}, []string{":", ""}},
	{"ALPHA", []string{"a", "Z"}, []string{"0", "", "@", "[", "`", "{"}},
	{"DIGIT", []string{"0", "9"}, []string{"a", "", "/", ":"}},
	{"HEXDIG", []string{"0", "a", "F"}, []string{"g", "G", ""}},
}

func TestProductions(t *testing.T) {
	g := RFC3986()
	tested := make(map[string]bool)
	for _, p := range productions {
		tested[p.rule] = true
		for _, text := range p.yes {
			if m := g.Match(p.rule, text); !m.OK {
				t.Errorf("%s does not match %q: %+v", p.rule, text, m.Failure)
			}
		}
		for _, text := range p.no {
			if g.Match(p.rule, text).OK {
				t.Errorf("%s matches %q", p.rule, text)
			}
		}
	}
	for _, rule := range g.Rules() {
		if !tested[rule.Name] {
			t.Errorf("no texts for %s", rule.Name)
		}
	}
}

func TestUnknownProduction(t *testing.T) {
	if m := RFC3986().Match("URL", "http://a"); m.OK || m.Tree != nil || m.Failure.Expected != nil {
		t.Errorf("an unknown production gives %+v", m)
	}
}

// TestSuites matches the cases of public test suites.
func TestSuites(t *testing.T) {
	for _, name := range outside.Suites(t, "network-uri-validity.json", "jsts-*.json") {
		t.Run(name, func(t *testing.T) { testSuite(t, name) })
	}
}

// testSuite runs the matcher on every case in one suite.
func testSuite(t *testing.T, name string) {
	var all []struct {
		ID, Input, Production string
		Valid                 bool
		RFC3986               *bool // whether the RFC agrees with Valid; null: it has no answer
		Oracle                bool  // the RFC's answer, where it doesn't
	}
	outside.Cases(t, name, &all)
	cases, passed := 0, 0
	for _, c := range all {
		if c.RFC3986 == nil {
			continue
		}
		want := c.Valid
		if !*c.RFC3986 {
			want = c.Oracle
		}
		cases++
		m := RFC3986().Match(c.Production, c.Input)
		if m.OK != want {
			t.Errorf("%s: %s %q is %v, want %v; %+v", c.ID, c.Production, c.Input, m.OK, want, m.Failure)
			continue
		}
		passed++
	}
	if cases == 0 {
		t.Error("no cases for RFC 3986")
	}
	t.Logf("%d of %d (of %d, the others are not for RFC 3986)", passed, cases, len(all))
}

func BenchmarkMatch(b *testing.B) {
	path := "http://a" + string(segments(64<<10))
	for _, bench := range []struct{ name, text string }{
		{"typical", "https://user@www.example.com:8080/over/there/index.html?type=animal&name=narwhal#nose"},
		{"short", "http://a/b/c/d;p?q"},
		{"ipv6", "http://[2001:db8::8:800:200c:417a]:80/"},
		{"64KB", path},
	} {
		b.Run(bench.name, func(b *testing.B) {
			g := RFC3986()
			b.ReportAllocs()
			b.SetBytes(int64(len(bench.text)))
			for b.Loop() {
				if !g.Match("URI-reference", bench.text).OK {
					b.Fatal("no match")
				}
			}
		})
	}
}

// segments returns a path of n bytes in segments of six.
func segments(n int) []byte {
	path := make([]byte, n)
	for i := range path {
		path[i] = "/abc1-~"[i%7]
	}
	return path
}

// TestParallel is for the race detector: matches share the grammar and its idle machine.
func TestParallel(t *testing.T) {
	for _, p := range productions {
		t.Run(p.rule, func(t *testing.T) {
			t.Parallel()
			for _, text := range p.yes {
				if !RFC3986().Match(p.rule, text).OK {
					t.Errorf("%s does not match %q", p.rule, text)
				}
			}
		})
	}
}
