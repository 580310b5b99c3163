package uri

import "testing"

// normalizations are texts and their normal forms.
var normalizations = []struct {
	in   string
	n    Normalization
	want string
}{
	{"eXAMPLE://a/./b/../b/%63/%7bfoo%7d", Syntax, "example://a/b/c/%7Bfoo%7D"}, // RFC 3986, section 6.2.2
	{"HTTP://www.EXAMPLE.com/", Case, "http://www.example.com/"},                // RFC 3986, section 6.2.2.1
	{"http://example.com", All, "http://example.com/"},                          // RFC 3986, section 6.2.3
	{"http://example.com:/", All, "http://example.com/"},
	{"http://example.com:80/", All, "http://example.com/"},
	{"http://example.com/", All, "http://example.com/"},
	{"http://example.com/?", All, "http://example.com/?"},
	{"http://example.com/#", All, "http://example.com/#"},

	{"HTTP://U%3a@%C3%a9%41B/%7e?%7E#%7e", Case, "http://U%3A@%C3%A9%41b/%7E?%7E#%7E"},
	{"HTTP://U%3a@%C3%a9%41B/%7e?%7E#%7e", PercentEncoding, "HTTP://U%3a@%C3%a9AB/~?~#~"},
	{"HTTP://U%3a@%C3%a9%41B/%7e?%7E#%7e", Case | PercentEncoding, "http://U%3A@%C3%A9ab/~?~#~"},
	{"http://[2001:DB8::A]", Case, "http://[2001:db8::a]"},

	{"http://a/b/%2E%2e/c", Syntax, "http://a/c"},
	{"http://a/b/%2E%2E/c", DotSegments, "http://a/b/%2E%2E/c"},
	{"../a/./b", All, "../a/./b"}, // a relative reference is yet to be resolved
	{"//a/b/../c", All, "//a/b/../c"},
	{"http://a?b/../c", DotSegments, "http://a?b/../c"},
	{"file:/x/..//y", Syntax, "file:/.//y"}, // and not "file://y", which has an authority
	{"scheme:/a/..//evil", Syntax, "scheme:/.//evil"},
	{"foo:/.//@@", Syntax, "foo:/.//@@"},
	{"foo:/.//a/../b", Syntax, "foo:/.//b"},
	{"foo:/.//..", Syntax, "foo:/"},
	{"foo:/./", Syntax, "foo:/"},
	{"foo:/.///", Syntax, "foo:/.///"},
	{"foo:a/..//b", Syntax, "foo:/.//b"},
	{"foo:/%2E//%2e%2e/%2f?//", Syntax, "foo:/%2F?//"},
	{"foo://h/.//b", Syntax, "foo://h//b"}, // an authority needs no guard
	{"/a/..//b", Syntax, "/a/..//b"},
	{"a/../b:c", Syntax, "a/../b:c"},
	{".%2E/..", Syntax, ".%2E/.."}, // "../.." would climb where this doesn't
	{"a/%2e%2e/%2E/.%41/%2E%2E%2E?%2E#%2e%2E", Syntax, "a/%2E%2E/%2E/.A/...?.#.."},
	{"%2e", PercentEncoding, "%2e"},
	{"//%2E/%2E%2E", Syntax, "//./%2E%2E"},
	{"//%41/.%2e/b", Syntax, "//a/.%2E/b"},
	{"f:a/../b", Syntax, "f:/b"},

	{"HTTP://a:0080", SchemeBased, "HTTP://a/"},
	{"https://a:443/", SchemeBased, "https://a/"},
	{"https://a:80/", SchemeBased, "https://a:80/"},
	{"ftp://a:21/", SchemeBased, "ftp://a/"},
	{"ws://a:80/", SchemeBased, "ws://a/"},
	{"wss://a:443/", SchemeBased, "wss://a/"},
	{"gopher://a:70/", SchemeBased, "gopher://a/"},
	{"telnet://a:23/", SchemeBased, "telnet://a/"},
	{"ldap://a:389/", SchemeBased, "ldap://a/"},
	{"nntp://a:119/", SchemeBased, "nntp://a/"},
	{"wais://a:210/", SchemeBased, "wais://a/"},
	{"prospero://a:1525/", SchemeBased, "prospero://a/"},
	{"foo://a:/", SchemeBased, "foo://a/"},
	{"foo://a:80/", SchemeBased, "foo://a:80/"},
	{"//a:80", SchemeBased, "//a:80/"},
	{"file://localhost/a", SchemeBased, "file:///a"},
	{"FILE://LocalHost", SchemeBased, "FILE:///"},
	{"file:/a", SchemeBased, "file:///a"},
	{"FILE:/%41?q", All, "file:///A?q"},
	{"file:", All, "file:///"},
	{"file:#f", All, "file:///#f"},
	{"file:a", All, "file:a"},
	{"file:a/../b", All, "file:///b"},
	{"file:a/%2E.", All, "file:///"},
	{"file:.", All, "file:///"},
	{"file:../b", All, "file:b"},
	{"file:/.//a", All, "file:////a"},
	{"file:/x/..//a", All, "file:////a"},
	{"file:/.//a", SchemeBased, "file:///.//a"},
	{"file:/a", Syntax, "file:/a"},
	{"file://localhost:/a", SchemeBased, "file:///a"},
	{"file://%6cocalhost/a", SchemeBased, "file://%6cocalhost/a"},
	{"file://%6cocalhost/a", All, "file:///a"},
	{"file://localhost:1/a", All, "file://localhost:1/a"},
	{"file://u@localhost/a", All, "file://u@localhost/a"},
	{"file://localhost.org/a", All, "file://localhost.org/a"},
	{"http://localhost/a", All, "http://localhost/a"},
	{"file://localhost/a", Syntax, "file://localhost/a"},
	{"mailto:Joe@Example.COM", SchemeBased, "mailto:Joe@example.com"},
	// An address's local part can contain "@", and is case-sensitive.
	{"mailto:A@B@C.COM", All, "mailto:A@B@c.com"},
	{"mailto:%22A@B%22@C", All, "mailto:%22A@B%22@c"},
	{"mailto:%22A@B,C@D%22@E.COM", All, "mailto:%22A@B,C@D%22@e.com"},
	{"mailto:A@B,%22C%22@D", All, "mailto:A@B,%22C%22@d"},
	{"mailto:A@B@C,D@E@F,G@", All, "mailto:A@B@c,D@E@f,G@"},
	{"mailto:A@B,C,D@", All, "mailto:A@b,C,D@"},
	{"mailto:A@B%40C", All, "mailto:A@B%40C"},
	{"mailto:A%40B@C%2FD", All, "mailto:A%40B@c%2Fd"},
	{"mailto:Joe@Example.COM", Syntax, "mailto:Joe@Example.COM"},
	{"MAILTO:Joe@%41B%2C%2f,Eve@C?Cc=D@E", All, "mailto:Joe@ab%2C%2F,Eve@c?Cc=D@E"},
	{"mailto://h/a@B", All, "mailto://h/a@B"},
	{"http:a@B", All, "http:a@B"},

	{"http:", All, "http:"},
	{"", All, ""},
}

func TestNormalize(t *testing.T) {
	for _, test := range normalizations {
		n := Normalizer{Steps: test.n}
		if got := n.Normalize(MustParse(test.in)); got != MustParse(test.want) {
			t.Errorf("%q by %04b: got %q, want %q", test.in, test.n, got, test.want)
		}
		if got := n.AppendNormalized([]byte("<"), Split(test.in)); string(got) != "<"+test.want {
			t.Errorf("%q by %04b: appended %q, want %q", test.in, test.n, got, "<"+test.want)
		}
		if test.n != All {
			continue
		}
		got, err := Normalize(test.in)
		appended, err2 := AppendNormalized([]byte("<"), test.in)
		if err != nil || err2 != nil || got != test.want || string(appended) != "<"+test.want || Split(test.in).Normalize() != Split(test.want) || (Normalizer{}).Normalize(Split(test.in)) != Split(test.want) {
			t.Errorf("%q: the short forms give %q, %q, and %q (errors %v, %v), want %q", test.in, got, appended, Split(test.in).Normalize(), err, err2, test.want)
		}
	}
}

// Only the named components are normalized.
func TestNormalizeComponents(t *testing.T) {
	const s = "HTTP://U%7e@H%7e:80/%7e/../a?%7e#%7e"
	for _, test := range []struct {
		n          Normalization
		components []Component
		want       string
	}{
		{0, []Component{Scheme}, "http://U%7e@H%7e:80/%7e/../a?%7e#%7e"},
		{0, []Component{Userinfo}, "HTTP://U~@H%7e:80/%7e/../a?%7e#%7e"},
		{0, []Component{Host}, "HTTP://U%7e@h~:80/%7e/../a?%7e#%7e"},
		{0, []Component{Port}, "HTTP://U%7e@H%7e/%7e/../a?%7e#%7e"},
		{0, []Component{Authority}, "HTTP://U~@h~/%7e/../a?%7e#%7e"},
		{0, []Component{Path}, "HTTP://U%7e@H%7e:80/a?%7e#%7e"},
		{0, []Component{Query}, "HTTP://U%7e@H%7e:80/%7e/../a?~#%7e"},
		{0, []Component{Fragment}, "HTTP://U%7e@H%7e:80/%7e/../a?%7e#~"},
		{PercentEncoding, []Component{Host, Path}, "HTTP://U%7e@H~:80/~/../a?%7e#%7e"},
	} {
		n := Normalizer{Steps: test.n, Components: test.components}
		if got := n.Normalize(Split(s)); got != Split(test.want) {
			t.Errorf("%v: got %q, want %q", test.components, got, test.want)
		}
	}
}

// A normalizer's own default ports take precedence over the package's.
func TestNormalizerPorts(t *testing.T) {
	n := Normalizer{Ports: map[string]uint16{"own": 7777, "http": 8080, "file": 1}}
	for text, want := range map[string]string{"OWN://h:7777/": "own://h/", "http://h:80/": "http://h:80/", "HTTP://h:8080/": "http://h/", "https://h:443/": "https://h/", "x://h:1/": "x://h:1/", "file://localhost:1/": "file:///", "http://h:x8080/": "http://h:x8080/"} {
		if got := n.Normalize(Split(text)); got != Split(want) {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
		if got := string(n.AppendNormalized(nil, Split(text))); got != want {
			t.Errorf("%q: appended %q, want %q", text, got, want)
		}
	}
	if got := Split("own://h:7777/").Normalize(); got != Split("own://h:7777/") {
		t.Errorf("a port of one normalizer is known to all: %q", got)
	}
}

func TestNormalizeInvalid(t *testing.T) {
	if got, err := Normalize("http://a b"); err == nil || got != "" {
		t.Errorf(`Normalize("http://a b") = %q, error %v; want an error`, got, err)
	}
	if got, err := AppendNormalized([]byte("<"), "http://a b"); err == nil || string(got) != "<" {
		t.Errorf(`AppendNormalized("http://a b") = %q, error %v; want the buffer as it was and an error`, got, err)
	}
	for in, want := range map[string]string{
		"HTTP://A b/%zz%7e": "http://a b/%zz~",
		"s:%%41%7e?%a%41":   "s:%%41~?%a%41", // and not "%A" and "%aA", which would be octets with what follows
		"//A%%4a%3":         "//a%%4a%3/",
	} {
		if got := Split(in).Normalize(); got.text != want {
			t.Errorf("%q becomes %q, want %q", in, got, want)
		}
	}
}

func TestEquivalent(t *testing.T) {
	for _, test := range []struct {
		a, b string
		n    Normalization
		want bool
	}{
		{"http://a/b", "http://a/b", Case, true},
		{"http://a/b", "HTTP://a/b", PercentEncoding, false},
		{"http://a/b", "HTTP://A/b", Case, true},
		{"http://a/b", "http://a/B", All, false},
		{"http://a/%7E", "http://a/~", Case, false},
		{"http://a/%7E", "http://a/~", PercentEncoding, true},
		{"http://a/x/../b", "http://a/b", Case | PercentEncoding, false},
		{"http://a/x/../b", "http://a/b", DotSegments, true},
		{"http://a:80", "http://a/", Syntax, false},
		{"http://a:80", "http://a/", SchemeBased, true},
		{"http://a:80", "http://a/", All, true},
		{"http://a/b#c", "http://a/b", All, false},
	} {
		a, b, n := Split(test.a), Split(test.b), Normalizer{Steps: test.n}
		if n.Equivalent(a, b) != test.want || n.Equivalent(b, a) != test.want {
			t.Errorf("%q and %q by %b: want equivalent = %v", test.a, test.b, test.n, test.want)
		}
		if test.n == All && (a.Equivalent(b) != test.want || b.Equivalent(a) != test.want) {
			t.Errorf("%q and %q: want equivalent = %v", test.a, test.b, test.want)
		}
	}
}
