package uri

import (
	"slices"
	"strings"
	"testing"
)

// componentTests give the components as their figure would show them; "-" is
// an undefined one.
var componentTests = []struct {
	in                                                             string
	scheme, authority, userinfo, host, port, path, query, fragment string
	kind                                                           HostKind
}{
	// RFC 3986, section 1.1.2.
	{"ftp://ftp.is.co.za/rfc/rfc1808.txt", "ftp", "ftp.is.co.za", "-", "ftp.is.co.za", "-", "/rfc/rfc1808.txt", "-", "-", RegName},
	{"http://www.ietf.org/rfc/rfc2396.txt", "http", "www.ietf.org", "-", "www.ietf.org", "-", "/rfc/rfc2396.txt", "-", "-", RegName},
	{"ldap://[2001:db8::7]/c=GB?objectClass?one", "ldap", "[2001:db8::7]", "-", "[2001:db8::7]", "-", "/c=GB", "objectClass?one", "-", IPv6},
	{"mailto:John.Doe@example.com", "mailto", "-", "-", "-", "-", "John.Doe@example.com", "-", "-", NoHost},
	{"news:comp.infosystems.www.servers.unix", "news", "-", "-", "-", "-", "comp.infosystems.www.servers.unix", "-", "-", NoHost},
	{"tel:+1-816-555-1212", "tel", "-", "-", "-", "-", "+1-816-555-1212", "-", "-", NoHost},
	{"telnet://192.0.2.16:80/", "telnet", "192.0.2.16:80", "-", "192.0.2.16", "80", "/", "-", "-", IPv4},
	{"urn:oasis:names:specification:docbook:dtd:xml:4.1.2", "urn", "-", "-", "-", "-", "oasis:names:specification:docbook:dtd:xml:4.1.2", "-", "-", NoHost},

	// Absent isn't empty.
	{"", "-", "-", "-", "-", "-", "", "-", "-", NoHost},
	{"?", "-", "-", "-", "-", "-", "", "", "-", NoHost},
	{"#", "-", "-", "-", "-", "-", "", "-", "", NoHost},
	{"?#", "-", "-", "-", "-", "-", "", "", "", NoHost},
	{"//", "-", "", "-", "", "-", "", "-", "-", RegName},
	{"http:", "http", "-", "-", "-", "-", "", "-", "-", NoHost},
	{"http://@", "http", "@", "", "", "-", "", "-", "-", RegName},
	{"http://a:", "http", "a:", "-", "a", "", "", "-", "-", RegName},
	{"http://:80", "http", ":80", "-", "", "80", "", "-", "-", RegName},
	{"http://@:", "http", "@:", "", "", "", "", "-", "-", RegName},
	{"file:///etc", "file", "", "-", "", "-", "/etc", "-", "-", RegName},

	// Paths and authorities.
	{"http:a", "http", "-", "-", "-", "-", "a", "-", "-", NoHost},
	{"a/b:c", "-", "-", "-", "-", "-", "a/b:c", "-", "-", NoHost},
	{"/a//b", "-", "-", "-", "-", "-", "/a//b", "-", "-", NoHost},
	{"f:/a", "f", "-", "-", "-", "-", "/a", "-", "-", NoHost},
	{"//u:p:q@h:1?a/?b#c/?d", "-", "u:p:q@h:1", "u:p:q", "h", "1", "", "a/?b", "c/?d", RegName},
	{"//u@[v1F.a:!]:8", "-", "u@[v1F.a:!]:8", "u", "[v1F.a:!]", "8", "", "-", "-", IPvFuture},
	{"//%41%zZ"[:5], "-", "%41", "-", "%41", "-", "", "-", "-", RegName},
}

func TestComponents(t *testing.T) {
	for _, test := range componentTests {
		r, err := Parse(test.in)
		if err != nil {
			t.Errorf("Parse(%q): %v", test.in, err)
			continue
		}
		if s := Split(test.in); s != r {
			t.Errorf("Split(%q) = %+v, want %+v", test.in, s, r)
		}
		want := []string{test.scheme, test.authority, test.userinfo, test.host, test.port, test.path, test.query, test.fragment}
		for i, want := range want {
			c := Component(i)
			start, end, ok := r.Span(c)
			got := "-"
			if ok {
				got = test.in[start:end]
			}
			if got != want {
				t.Errorf("%q: %v is %q, want %q", test.in, c, got, want)
			}
		}
		if r.HostKind() != test.kind {
			t.Errorf("%q: host kind is %q, want %q", test.in, r.HostKind(), test.kind)
		}
		if got := r.Components().String(); got != test.in {
			t.Errorf("%q: recomposed to %q", test.in, got)
		}
	}
}

func TestZeroReference(t *testing.T) {
	empty, err := Parse("")
	if err != nil || empty != (Reference{}) || empty.Components() != (Components{}) {
		t.Errorf(`Parse("") = %+v, %v; want the zero value`, empty, err)
	}
}

// hostTests are hosts under the rules of RFC 3986, section 3.2.2.
var hostTests = []struct {
	host string
	kind HostKind
}{
	{"", RegName}, {"1.2.3.4", IPv4}, {"255.255.255.255", IPv4}, {"0.0.0.0", IPv4},
	{"1.2.3.4.com", RegName}, {"256.1.1.1", RegName}, {"01.2.3.4", RegName}, {"1.2.3", RegName}, {"1.2.3.4.5", RegName}, {"1.2.3.04", RegName},
	{"[::]", IPv6}, {"[::1]", IPv6}, {"[1::]", IPv6}, {"[1:2:3:4:5:6:7:8]", IPv6}, {"[::ffff:1.2.3.4]", IPv6}, {"[1:2:3:4:5:6:1.2.3.4]", IPv6},
	{"[1:2:3:4:5:6:7::]", IPv6}, {"[::1:2:3:4:5:6:7]", IPv6}, {"[1::2:3:4:5:6:7]", IPv6}, {"[1:2:3:4:5::1.2.3.4]", IPv6}, {"[1:2:3:4:5:6::8]", IPv6},
	{"[1:2:3:4:5:6:7:8::]", NoHost}, {"[::1:2:3:4:5:6:7:8]", NoHost}, {"[1:2:3:4:5:6:7:8:9]", NoHost}, {"[1:2:3:4:5:6:7]", NoHost}, {"[1::2::3]", NoHost},
	{"[:1]", NoHost}, {"[1:]", NoHost}, {"[]", NoHost}, {"[:::]", NoHost}, {"[12345::]", NoHost}, {"[g::]", NoHost}, {"[::1.2.3]", NoHost}, {"[::1.2.3.256]", NoHost},
	{"[::01.2.3.4]", NoHost}, {"[1.2.3.4::]", NoHost}, {"[1:2:3:4:5:6::1.2.3.4]", NoHost}, {"[1:2:3:4:5:1.2.3.4]", NoHost}, {"[::1%25eth0]", NoHost}, {"[::1", NoHost},
	{"[v1.a]", IPvFuture}, {"[V1F.~:!]", IPvFuture}, {"[v.a]", NoHost}, {"[v1.]", NoHost}, {"[v1]", NoHost}, {"[vg.a]", NoHost}, {"[v1.%41]", NoHost}, {"[v1.a@]", NoHost},
}

func TestHostKind(t *testing.T) {
	for _, test := range hostTests {
		if got := slowHostKind(test.host); got != test.kind {
			t.Errorf("the oracle says that %q is %q, want %q", test.host, got, test.kind)
		}
		if got := Split("//" + test.host).HostKind(); got != test.kind {
			t.Errorf("Split: host %q is %q, want %q", test.host, got, test.kind)
		}
		r, err := Parse("//" + test.host)
		if (err == nil) != (test.kind != NoHost) || r.HostKind() != test.kind {
			t.Errorf("Parse: host %q is %q (error %v), want %q", test.host, r.HostKind(), err, test.kind)
		}
	}
}

func TestSplitLenient(t *testing.T) {
	for _, test := range []struct{ in, scheme, userinfo, host, port, path string }{
		{"1x:y", "1x", "-", "-", "-", "y"},
		{"%zz:y", "%zz", "-", "-", "-", "y"},
		{"a b:y", "a b", "-", "-", "-", "y"},
		{":y", "-", "-", "-", "-", ":y"},
		{"x://a@b@c:1:2/p", "x", "a@b", "c:1", "2", "/p"},
		{"//[::1", "-", "-", "[::1", "-", ""},
		{"//[::1]", "-", "-", "[::1]", "-", ""},
		{"//[::1]x:z", "-", "-", "[::1]x", "z", ""},
		{"//a]b:c", "-", "-", "a]b", "c", ""},
	} {
		r := Split(test.in)
		for c, want := range map[Component]string{Scheme: test.scheme, Userinfo: test.userinfo, Host: test.host, Port: test.port, Path: test.path} {
			got, ok := r.component(c)
			if !ok {
				got = "-"
			}
			if got != want {
				t.Errorf("Split(%q): %v is %q, want %q", test.in, c, got, want)
			}
		}
	}
}

// errorTests give the place, the rule and what was expected.
var errorTests = []struct {
	production string
	in         string
	at         int
	rule       string
	section    string
	expected   string
}{
	{"URI-reference", "http://a:8x/", 10, "port", "3.2.3", `DIGIT "/" "?" "#" end of text`},
	{"URI-reference", "http://a/%zz", 10, "pct-encoded", "2.1", `HEXDIG`},
	{"URI-reference", "http://a/%az", 11, "pct-encoded", "2.1", `HEXDIG`},
	{"URI-reference", "a%4", 3, "pct-encoded", "2.1", `HEXDIG`},
	{"URI-reference", "http://%", 8, "pct-encoded", "2.1", `HEXDIG`},
	{"URI-reference", "http://[::1/", 11, "IP-literal", "3.2.2", `HEXDIG "." ":" "]"`},
	{"URI-reference", "http://[1::2::3]", 13, "IPv6address", "3.2.2", `HEXDIG`},
	{"URI-reference", "http://[12345::]", 12, "IPv6address", "3.2.2", `":"`},
	{"URI-reference", "http://[::1%25eth0]", 11, "IP-literal", "3.2.2", `HEXDIG "." ":" "]"`},
	{"URI-reference", "//[V1.]", 6, "IPvFuture", "3.2.2", `unreserved sub-delims ":"`},
	{"URI-reference", "//[v1.]", 6, "IPvFuture", "3.2.2", `unreserved sub-delims ":"`},
	{"URI-reference", "//[", 3, "IP-literal", "3.2.2", `HEXDIG ":" "v"`},
	{"URI-reference", "//[::1]x", 7, "authority", "3.2", `":" "/" "?" "#" end of text`},
	{"URI-reference", "http://a b", 8, "reg-name", "3.2.2", `unreserved pct-encoded sub-delims ":" "@" "/" "?" "#" end of text`},
	{"URI-reference", "//a@b@c", 5, "reg-name", "3.2.2", `unreserved pct-encoded sub-delims ":" "/" "?" "#" end of text`},
	{"URI-reference", "//u q@h", 3, "userinfo", "3.2.1", `unreserved pct-encoded sub-delims ":" "@" "/" "?" "#" end of text`},
	{"URI-reference", "//u:p q@h", 5, "userinfo", "3.2.1", `unreserved pct-encoded sub-delims ":" "@"`},
	{"URI-reference", "1http:x", 5, "path-noscheme", "3.3", `unreserved pct-encoded sub-delims "@" "/" "?" "#" end of text`},
	{"URI-reference", ":x", 0, "path-noscheme", "3.3", `unreserved pct-encoded sub-delims "@" "/" "?" "#" end of text`},
	{"URI-reference", "a b", 1, "path-noscheme", "3.3", `unreserved pct-encoded sub-delims ":" "@" "/" "?" "#" end of text`},
	{"URI-reference", "é", 0, "path-noscheme", "3.3", `unreserved pct-encoded sub-delims "@" "/" "?" "#" end of text`},
	{"URI-reference", "a/\x00", 2, "path-noscheme", "3.3", `pchar "/" "?" "#" end of text`},
	{"URI-reference", "/[", 1, "path-absolute", "3.3", `pchar "/" "?" "#" end of text`},
	{"URI-reference", "f:[", 2, "path-rootless", "3.3", `pchar "/" "?" "#" end of text`},
	{"URI-reference", "//a/[", 4, "path-abempty", "3.3", `pchar "/" "?" "#" end of text`},
	{"URI-reference", "?[", 1, "query", "3.4", `pchar "/" "?" "#" end of text`},
	{"URI-reference", "#a#b", 2, "fragment", "3.5", `pchar "/" "?" end of text`},
	{"URI", "", 0, "scheme", "3.1", `ALPHA`},
	{"URI", "//a", 0, "scheme", "3.1", `ALPHA`},
	{"URI", "http", 4, "scheme", "3.1", `ALPHA DIGIT "+" "-" "." ":"`},
	{"URI", "a_b:c", 1, "scheme", "3.1", `ALPHA DIGIT "+" "-" "." ":"`},
	{"URI", "1a:", 0, "scheme", "3.1", `ALPHA`},
	{"absolute-URI", "http://a#b", 8, "absolute-URI", "4.3", `unreserved pct-encoded sub-delims ":" "@" "/" "?" end of text`},
	{"absolute-URI", "http://[fe80::1]:80#", 19, "absolute-URI", "4.3", `DIGIT "/" "?" end of text`},
	{"URI-reference", "//[::1.2.3.256]", 13, "IP-literal", "3.2.2", `%x30-35 "]"`},
	{"URI-reference", "//[::1.256.3.4]", 9, "IPv6address", "3.2.2", `%x30-35 "."`},
	{"absolute-URI", "http://a?b#", 10, "absolute-URI", "4.3", `pchar "/" "?" end of text`},
	{"absolute-URI", "http://a:x", 9, "port", "3.2.3", `DIGIT "/" "?" end of text`},
	{"relative-ref", "http://a", 4, "path-noscheme", "3.3", `unreserved pct-encoded sub-delims "@" "/" "?" "#" end of text`},
}

func TestErrors(t *testing.T) {
	for _, test := range errorTests {
		for _, p := range productions {
			if p.name != test.production {
				continue
			}
			_, err := p.parse(test.in)
			e, ok := err.(*Error)
			if !ok {
				t.Errorf("%s %q: error %v, want one in %s", p.name, test.in, err, test.rule)
				continue
			}
			expected := strings.Join(e.Expected(), " ")
			if e.Input != test.in || e.At != test.at || e.Rule != test.rule || e.Section != "RFC 3986, section "+test.section || expected != test.expected {
				t.Errorf("%s %q:\n got %d %s (%s) %s\nwant %d %s (RFC 3986, section %s) %s", p.name, test.in,
					e.At, e.Rule, e.Section, expected, test.at, test.rule, test.section, test.expected)
			}
		}
	}
}

// The budgets of the package: what must not allocate, and what may once.
func TestAllocations(t *testing.T) {
	buf := make([]byte, 0, 1000)
	long := benchBase + strings.Repeat("/segment", 1000)
	for _, test := range []struct {
		name string
		want float64
		run  func()
	}{
		{"Parse", 0, func() { ParseURI(benchBase) }},
		{"Split", 0, func() { Split(benchBase) }},
		{"Resolve", 1, func() { Resolve(benchBase, "../g?y#s") }},
		{"Resolve of a long text", 1, func() { Resolve(long, "../g?y#s") }},
		{"Resolve without an authority", 1, func() { Resolve("file:/a/b", "../g?y#s") }},
		{"AppendResolve", 0, func() { AppendResolve(buf, benchBase, "../g?y#s") }},
		{"RemoveDotSegments", 0, func() { RemoveDotSegments("/a/.b/..c") }},
		{"Normalize", 1, func() { Normalize("HTTP://a/%7e/../b") }},
		{"Normalize of a normal text", 0, func() { Normalize("http://a/%C3%A9/.b?q") }},
	} {
		if got := testing.AllocsPerRun(100, test.run); got != test.want {
			t.Errorf("%s: %v allocations, want %v", test.name, got, test.want)
		}
	}
}

func TestComponentsCompare(t *testing.T) {
	absent, empty := Components{Path: "a"}, Components{Path: "a", Query: Defined("")}
	if absent == empty || absent.String() != "a" || empty.String() != "a?" {
		t.Errorf("got %q and %q, want %q and %q, not equal", absent, empty, "a", "a?")
	}
	if value, ok := empty.Query.Get(); value != "" || !ok {
		t.Errorf("Get = %q, %v; want an empty, defined query", value, ok)
	}
	parts := []Optional{absent.Query, empty.Query}
	if !slices.Contains(parts, Defined("")) || parts[0] != (Optional{}) {
		t.Error("Optionals do not compare")
	}
}
