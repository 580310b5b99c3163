package lens_test

import (
	"strings"
	"testing"

	"golang.org/x/net/idna"

	"uriscope/core/edition"
	"uriscope/core/edition/editiontest"
	"uriscope/core/editions"
	"uriscope/core/explain"
	"uriscope/core/host"
	"uriscope/core/lens"
)

// A pair is a base and a reference.
type pair struct{ base, reference string }

// ref is a reference with a base that has no finding.
func ref(reference string) pair { return pair{"http://a/b/c/d;p?q", reference} }

// found returns the findings of a pair.
func found(t testing.TB, e *edition.Edition, p pair) []lens.Finding {
	t.Helper()
	x, err := explain.Explain(explain.Request{Base: p.base, Reference: p.reference, Edition: e.ID})
	if err != nil {
		t.Fatal(err)
	}
	texts := map[edition.Use]string{edition.AsBase: p.base, edition.AsReference: p.reference, edition.AsTarget: x.Target}
	for _, f := range x.Findings {
		if text := texts[f.On]; f.Span.Start < 0 || f.Span.Start > f.Span.End || f.Span.End > len(text) {
			t.Fatalf("%s: %q: %s is at %v of %q", e.ID, p, f.ID, f.Span, text)
		}
		if f.Section == "" || f.Sure == edition.NotKnown {
			t.Fatalf("%s: %q: %s, of which the document does not speak", e.ID, p, f.ID)
		}
	}
	return x.Findings
}

// said formats a pair's result for one finding, for tables: the text, the position, and the args.
func said(t testing.TB, e *edition.Edition, p pair, id edition.FindingID) string {
	t.Helper()
	var all []string
	for _, f := range found(t, e, p) {
		if f.ID != id {
			continue
		}
		text := p.reference
		if f.On == edition.AsBase {
			text = p.base
		}
		if f.On == edition.AsTarget {
			text = e.Resolve(p.base, p.reference, nil, nil).Target
		}
		all = append(all, strings.Join(append([]string{f.On.String(), f.Span.Of(text)}, f.Args...), " | "))
	}
	return strings.Join(all, " ; ")
}

// cases has, for each finding, a text with it, what is found, and a similar text without it.
var cases = []struct {
	id   edition.FindingID
	has  pair
	want string
	near pair
}{
	{edition.EncodedSign, ref("/c%3A/x%5bY%5D"), "reference | %3A | more | 2", ref("/c:/x?%3A")},
	{edition.EncodedBackslash, ref("http://a%5Cb/%5C"), "reference | %5C | in | host", ref("http://a/?%5C")},
	{edition.EncodedSign, ref("file:///C%3a/"), "reference | %3a", ref("mailto:a%3Ab")},
	{edition.DoubleEncoded, ref("/%252E%252e/x"), "reference | %252E%252e | once | %2E%2e | twice | ..", ref("/%252B%2541")},
	{edition.DoubleEncoded, ref("/a%252Fb"), "reference | %252F | once | %2F | twice | /", ref("/?a%252Fb")},
	{edition.DoubleEncoded, ref("http://a/b%25255C"), "reference | %25255C | once | %255C | twice | %5C", ref("http://a/b%255")},
	{edition.DoubleEncoded, ref("?a%250Ab"), "reference | %250A | once | %0A | twice | \n", ref("?a%25%0Bb")},
	{edition.NotUTF8Host, ref("http://%E4%BE.jp/"), "reference | %E4%BE.jp", ref("http://%E4%BE%8B.jp/")},
	{edition.NotUTF8Host, ref("http://a%FFb/"), "reference | a%FFb", ref("http://a/%FF")},
	{edition.ShownHost, ref("http://xn--bcher-kva.example/"), "reference | xn--bcher-kva.example | shown | bücher.example", ref("x://xn--bcher-kva.example/")},
	{edition.ShownHost, pair{"http://a.XN--BCHER-KVA/", "g"}, "base | a.XN--BCHER-KVA | shown | a.bücher", pair{"http://a.xn--bcher-kv!/", "g"}},
	{edition.NotUTF8, ref("/a%FFb%E4%BEc?%80"), "reference | %FF | more | 2", ref("/%E4%BE%8B%EF%BF%BD")},
	{edition.Unreported, ref("http://1。2.3.4/"), "reference | 4 | rule | valid-domain-string | condition | ends-in-a-number", ref("http://1.2.3.4/")},
	{edition.LongName, ref("http://" + strings.Repeat("abcd.", 52) + "example/"), "reference | " + strings.Repeat("abcd.", 52) + "example | length | 267", ref("http://" + strings.Repeat("abcd.", 49) + "example/")},
	{edition.UserName, ref("ftp://me@a/"), "reference | me | colon | no", ref("ftp://me.a/")},
	{edition.HostLikeUser, ref("ftp://cnn.example.com&story=breaking_news@10.0.0.1/"), "reference | cnn.example.com&story=breaking_news | host | 10.0.0.1", ref("ftp://cnn-example@10.0.0.1/")},
	{edition.HostLikeUser, ref("//192.0.2.7:80@b.test/"), "reference | 192.0.2.7 | host | b.test", ref("//192.0.2@b.test/")},
	{edition.HostLikeUser, ref("ftp://bánk.com@b.test/"), "reference | bánk.com | host | b.test", ref("ftp://bánk@b.test/")},
	{edition.HostLikeUser, pair{"ftp://www.b.test.@c/", "g"}, "base | www.b.test. | host | c", pair{"ftp://www..test@c/", "g"}},
	{edition.ClearPassword, ref("ftp://me:secret@a/x?y"), "reference | secret | hidden | ftp://me:****@a/x?y", ref("ftp://me:@a/x?y")},
	{edition.ClearPassword, ref("ftp://me:a%3Ab@h"), "reference | a%3Ab | hidden | ftp://me:****@h", ref("ftp://me@h")},
	{edition.ReservedPort, ref("http://a:25/"), "reference | 25 | service | smtp | scheme | http", ref("http://a:80/")},
	{edition.ReservedPort, ref("HTTP://a:0000443/"), "reference | 0000443 | service | https | scheme | http", ref("https://a:443/")},
	{edition.ReservedPort, ref("gopher://a:1023/"), "reference | 1023 | service |  | scheme | gopher", ref("gopher://a:70/")},
	{edition.ReservedPort, ref("example://a:25/"), "reference | 25 | service | smtp | scheme | example", ref("example://a:80/")},
	{edition.UnusualPort, ref("http://a:8080/"), "reference | 8080 | usual | 80 | scheme | http", ref("http://a:/")},
	{edition.UnusualPort, ref("ftp://a:65535/"), "reference | 65535 | usual | 21 | scheme | ftp", ref("ftp://a:65536/")},
	{edition.EmptyHost, ref("http:///x"), "reference | // | scheme | http", ref("file:///x")},
	{edition.EmptyHost, ref("http://:80/x"), "reference | //:80 | scheme | http", ref("x://:80/x")},
	{edition.EmptyHost, pair{"ftp://a", "http:/a/b"}, "reference | http: | scheme | http", pair{"ftp://a", "news:/a/b"}},
	{edition.RareAddress, ref("http://0x7f.1/"), "reference | 0x7f.1 | address | 127.0.0.1", ref("http://0x7g.1/")},
	{edition.RareAddress, ref("http://2130706433"), "reference | 2130706433 | address | 127.0.0.1", ref("http://2130706433.com")},
	{edition.RareAddress, ref("http://0177.0.0.01/"), "reference | 0177.0.0.01 | address | 127.0.0.1", ref("http://177.0.0.1/")},
	{edition.RareAddress, ref("http://10.1.65535/"), "reference | 10.1.65535 | address | 10.1.255.255", ref("http://10.1.65536/")},
	{edition.RareAddress, ref("http://0xFFFFFFFF/"), "reference | 0xFFFFFFFF | address | 255.255.255.255", ref("http://0x100000000/")},
	{edition.RareAddress, pair{"http://1.16777215/", "g"}, "base | 1.16777215 | address | 1.255.255.255", pair{"http://1.16777216/", "g"}},
	{edition.NumericName, ref("http://192.0.2.256/"), "reference | 192.0.2.256 | because | range", ref("http://192.0.2.255/")},
	{edition.NumericName, ref("http://1.2.3.4./"), "reference | 1.2.3.4. | because | dot", ref("http://1.2.3.4.5/")},
	{edition.NumericName, ref("http://08/"), "reference | 08 | because | range", ref("http://0a/")},
	{edition.NumericName, ref("http://08.1.1.1./"), "reference | 08.1.1.1. | because | zero", ref("http://8.1.1.1/")},
	{edition.NumericName, ref("http://1.2.3.999./"), "reference | 1.2.3.999. | because | range", ref("http://1.2.3.99/")},
	{edition.Zone, ref("http://[fe80::1%25en0]/"), "reference | %25en0 | form | rfc6874", ref("http://[fe80::1]/%25en0")},
	{edition.Zone, ref("http://[fe80::1%en0]:80/"), "reference | %en0 | form | ", ref("http://fe80%25en0/")},
	{edition.Zone, ref("http://[fe80::1%25eth 0]/"), "reference | %25eth 0 | form | ", ref("http://[fe80::1]/")},
	{edition.Zone, ref("http://[fe80::1%25e%20-]/"), "reference | %25e%20- | form | rfc6874", ref("http://[fe80::1]/")},
	{edition.Zone, ref("http://[zz%25eth0]/"), "reference | %25eth0 | form | ", ref("http://[zz]/")},
	{edition.HostLikeUser, ref("ftp://user@good.com@evil.com/"), "reference | good.com | host | evil.com", ref("ftp://user@good@evil.com/")},
	{edition.NumericName, ref("http://127.0.0.1.../"), "reference | 127.0.0.1... | because | dot", ref("http://127.0..1/")},
	{edition.RareAddress, ref("http://%31%32%37.1/"), "reference | %31%32%37.1 | address | 127.0.0.1", ref("http://%31%32%67.1/")},
	{edition.Zone, ref("http://[fe80::1%25]/"), "reference | %25 | form | ", ref("http://[v1.fe80%25en0]/")},
	{edition.EncodedCRLF, ref("http://a/x%0D%0aRCPT%20TO:%0d%0A"), "reference | %0D%0a | more | 1", ref("http://a/x%0C%0BRCPT%20TO:")},
	{edition.EncodedCRLF, ref("mailto:a%0Ab?body=x%0D%0Ay"), "reference | %0A", ref("mailto:a@b?body=x%0D%0Ay")},
	{edition.EncodedCRLF, ref("gopher://a/0x%0A"), "reference | %0A", ref("gopher://a/0x%0")},
	{edition.EncodedNUL, ref("/x.txt%00.png"), "reference | %00", ref("/x.txt%01.png")},
	{edition.EncodedSlash, ref("http://a/..%2fb%2F%2Fc"), "reference | %2f | more | 1", ref("http://a/b?c=%2F#%2F")},
	{edition.EncodedBackslash, ref("/..%5Cb"), "reference | %5C | in | path", ref("/..%5Bb?%5C")},
	{edition.EncodedDots, ref("x/%2e%2E/.%2e"), "reference | %2e%2E | more | 1", ref("x/%2e%2E%2e/..%2e/x%2e?/%2e/")},
	{edition.DotsWithParameter, ref("x/..;/y/..;a=b/..?..;c"), "reference | ..; | more | 1", ref("x/...;/.;/..a;/..%3B/../y;..")},
	{edition.EncodedUnseen, ref("/a%E2%80%AEgpj.exe"), "reference | %E2%80%AE | character | \u202e", ref("/a%E2%80%A6gpj.exe")},
	{edition.EncodedUnseen, ref("http://b%C2%AD%C2%ADank.test"), "reference | %C2%AD%C2%AD | character | \u00ad", ref("http://b%C3%ADank%AD.test")},
	{edition.DeviceName, ref("/x/AUX.txt?con"), "reference | AUX.txt", ref("/x/auxiliary?con")},
	{edition.DeviceName, ref("%6Eul/lpt9/com1"), "reference | %6Eul | more | 2", ref("%6Full/lpt0/com")},
	{edition.DeviceName, ref("/aux%2Etxt"), "reference | aux%2Etxt", ref("/aux%2Ftxt")},
	{edition.DeviceName, ref("/con%20%20/"), "reference | con%20%20", ref("/con%20a/")},
	{edition.DeviceName, ref("/Prn:x"), "reference | Prn:x", ref("/prn;x")},
	{edition.DeviceName, ref("/COM%C2%B9.log"), "reference | COM%C2%B9.log", ref("/COM%C2%BA.log")},
	{edition.DeviceName, ref("file:///nul"), "reference | nul", ref("mailto:nul")},
	{edition.DeviceName, ref("x/.../y"), "reference | ...", ref("x/..../y")},
	{edition.LookAlike, ref("http://b\u0430nk.\u0441om/"), "reference | \u0430 | character | \u0430 | code | U+0430 | like | a | script | cyrillic | more | 1", ref("http://bánk.com/")},
	{edition.LookAlike, ref("http://a.test\uff0fx"), "reference | \uff0f | character | \uff0f | code | U+FF0F | like | / | script | wide", ref("http://a.test\uff5fx")},
	{edition.LookAlike, ref("http://\U0001d41a\U0001d7d9/"), "reference | \U0001d41a\U0001d7d9 | character | \U0001d41a | code | U+1D41A | like | a | script | mathematical", ref("http://\U0001d6c1/")},
	{edition.LookAlike, ref("http://аррӏе.test/"), "reference | аррӏе | character | а | code | U+0430 | like | a | script | cyrillic", ref("http://привет.test/")},
	{edition.LookAlike, ref("/приbет"), "reference | р | character | р | code | U+0440 | like | p | script | cyrillic | more | 1", ref("/привет-b")},
	{edition.LookAlike, ref("x://α.β/ρ日"), "reference | α | character | α | code | U+03B1 | like | a | script | greek | more | 1", ref("x://ὰ.β/παράδειγμα")},
	{edition.Unseen, ref("http://ba\u200bnk/\t"), "reference | \u200b | character | \u200b | more | 1", ref("http://ba-nk/…")},
	{edition.Unseen, ref("http://a/\x00\x7f"), "reference | \x00\x7f | character | \x00", ref("http://a/ ~")},
	{edition.RightToLeft, ref("/a\u202egpj.exe"), "reference | \u202e | character | \u202e", ref("/a\u2026gpj.exe")},
	{edition.RightToLeft, ref("http://שלום/"), "reference | שלום | character | ש", ref("http://日本/")},
	{edition.BaseFragment, pair{"http://a/b#f", "g"}, "base | #f", pair{"http://a/b", "g#f"}},
	{edition.BaseFragment, pair{"http://a/b#", "g"}, "base | #", pair{"http://a/b%23", "g"}},
	{edition.OpaqueBase, pair{"x:a/b", "c"}, "reference | c | scheme | x", pair{"x:/a/b", "c"}},
	{edition.FlatBase, pair{"mailto:a@b", "c"}, "reference | c | scheme | mailto", pair{"mailto:a@b", "#c"}},
	{edition.FlatBase, pair{"mailto:a@b", "c"}, "reference | c | scheme | mailto", pair{"mailto:a@b", "news:c"}},
	{edition.FlatBase, pair{"news:a", "../b/c"}, "reference | ../b/c | scheme | news", pair{"news:a/b", "../b/c"}},
	{edition.FlatBase, pair{"mailto:a@b", "/c"}, "reference | /c | scheme | mailto", pair{"mailto:a@b", ""}},
	{edition.LeftOutScheme, ref("http:g"), "reference | http:", ref("https:g")},
	{edition.LeftOutScheme, ref("HTTP:g"), "reference | HTTP:", ref("HTTP://g")},
	{edition.LeftOutScheme, ref("http:/g"), "reference | http:", ref("http://g")},
	{edition.WebSuffix, ref("www.example.com/x?y"), "reference | www.example.com | guess | http://www.example.com/x", ref("www./x")},
	{edition.WebSuffix, ref("www.b.c/"), "reference | www.b.c | guess | http://www.b.c/", ref("www.html")},
	{edition.WebSuffix, ref("www.b."), "reference | www.b. | guess | http://www.b.", ref("www..b")},
	{edition.WebSuffix, ref("WWW.example.com"), "reference | WWW.example.com | guess | http://WWW.example.com", ref("//www.example.com")},
	{edition.AboveRoot, ref("../../../g"), "reference | .. | levels | 1", ref("../../g")},
	{edition.AboveRoot, pair{"http://a", "./x/../../../.."}, "reference | .. | levels | 3", pair{"http://a", "./x/.."}},
	{edition.AboveRoot, pair{"http://a//b/c", "../../g/../.."}, "reference | .. | levels | 1", pair{"http://a//b/c", "../../g/.."}},
	{edition.Reread, pair{"x:/a", ".//g"}, "target | //g | guarded | x:/.//g", pair{"x:/a", "./g"}},
}

// Each finding is found where it is, in each edition that discusses it, and not in similar texts. No other
// edition finds it.
func TestFindings(t *testing.T) {
	met := map[edition.FindingID]int{}
	defer host.Set(host.Set(host.Host{ToASCII: func(domain string) (string, bool) {
		ascii, err := idna.New(idna.MapForLookup(), idna.StrictDomainName(false)).ToASCII(domain)
		return ascii, err == nil
	}}))
	for _, c := range cases {
		for _, e := range editiontest.With(edition.OfFindings) {
			got, near, knows := said(t, e, c.has, c.id), said(t, e, c.near, c.id), e.Findings[c.id].Sure != edition.NotKnown
			switch {
			case knows && got == c.want:
				met[c.id]++
			case knows && e.ID == "rfc2396bis-01" && got == "" && !hasHost(e, c.has.reference):
				// The authority is a registered name there, without a host.
			case knows:
				t.Errorf("%s: %q: %s %q, want %q\n%s", e.ID, c.has, c.id, got, c.want, editiontest.Link(e, c.has.base, c.has.reference))
			case !knows && got != "":
				t.Errorf("%s: %q: %s, of which it does not speak", e.ID, c.has, c.id)
			}
			if near != "" {
				t.Errorf("%s: %q: %s %q", e.ID, c.near, c.id, near)
			}
		}
	}
	for id := range edition.FindingIDs {
		know := 0
		for _, e := range editiontest.With(edition.OfFindings) {
			if e.Findings[id].Sure != edition.NotKnown {
				know++
			}
		}
		if know == 0 || met[id] < know {
			t.Errorf("%s: found %d times, and %d editions know it", id, met[id], know)
		}
	}
}

// hasHost reports whether an edition finds a host in a text.
func hasHost(e *edition.Edition, text string) bool {
	for _, p := range e.Split(text) {
		if p.Role == edition.Host {
			return p.Span != edition.Absent
		}
	}
	return false
}

// In 1993 only ftp has a password: in other schemes a colon belongs to the name, by the rule user, as telnet's
// client sends it. Later specs have a password in any scheme.
func TestColonOfUser(t *testing.T) {
	for text, want := range map[string][2]string{
		"telnet://a:b@h":  {"reference | a:b | colon | yes", ""},
		"TELNET://a:b@h":  {"reference | a:b | colon | yes", ""},
		"http://a:b:c@h/": {"reference | a:b:c | colon | yes", ""},
		"telnet://a:@h":   {"reference | a | colon | no", ""},
		"ftp://a:b@h/c":   {"", "reference | b | hidden | ftp://a:****@h/c"},
	} {
		e := editions.ByID("url-1993")
		if got := [2]string{said(t, e, ref(text), edition.UserName), said(t, e, ref(text), edition.ClearPassword)}; got != want {
			t.Errorf("%s: %q, want %q", text, got, want)
		}
		if text != "telnet://a:@h" && said(t, editions.ByID("rfc1738"), ref(text), edition.ClearPassword) == "" {
			t.Errorf("%s: 1738 finds no password", text)
		}
	}
}

// Dots without a label between them don't make a host, wherever they are.
func TestEmptyLabelsOfUser(t *testing.T) {
	for _, user := range []string{".", "..", "a.", "a..", "a...", "..a", "a..b", "www.a..", "1.2.3.4.."} {
		for _, e := range editiontest.With(edition.OfFindings) {
			if got := said(t, e, ref("http://"+user+"@h/"), edition.HostLikeUser); got != "" {
				t.Errorf("%s: %s: %q", e.ID, user, got)
			}
		}
	}
}

// A query alone needs no hierarchy, if the spec doesn't forbid such references; and a registry-based name of
// 2003 replaces a host.
func TestDependsOnEdition(t *testing.T) {
	for id, want := range map[string]string{"rfc1738": "reference | ?c | scheme | mailto", "url-syntax-05": "reference | ?c | scheme | mailto", "rfc3986": ""} {
		if got := said(t, editions.ByID(id), pair{"mailto:a@b", "?c"}, edition.FlatBase); got != want {
			t.Errorf("%s: flat base: %q, want %q", id, got, want)
		}
	}
	for reference, want := range map[string]string{"http://a_b/": "", "http://é.test/": "", "http:///": "reference | // | scheme | http", "http://u@:80/": "reference | //u@:80 | scheme | http"} {
		if got := said(t, editions.ByID("rfc2396bis-01"), ref(reference), edition.EmptyHost); got != want {
			t.Errorf("%s: empty host: %q, want %q", reference, got, want)
		}
	}
}

// A text of any length takes linear time: quadratic time would be minutes, longer than the test runner waits.
func TestLinear(t *testing.T) {
	length := 1 << 20
	if testing.Short() {
		length = 1 << 17
	}
	for _, part := range []string{"%0A", "a%2F", "../", "%2e/", "con/", "а", "\u200b", "א", "1.", "0x", "@:", "%", "%E2", "a.b@", "[%"} {
		text := "http://" + strings.Repeat(part, length/len(part))
		for _, e := range editiontest.With(edition.OfFindings) {
			split := lens.Split{Text: text, Parts: e.Split(text)}
			path := lens.Split{Text: text[len("http://"):], Parts: e.Split(text[len("http://"):])}
			finder := lens.Finder{Edition: e}
			finder.LookAtReference(split, path)
			if len(finder.Found) > 2*int(edition.FindingIDs) {
				t.Errorf("%s: %d findings in %q …", e.ID, len(finder.Found), part)
			}
		}
	}
}

// FuzzLook examines any two texts: nothing panics, positions are within the texts, and each kind of finding is
// reported once.
func FuzzLook(f *testing.F) {
	for _, pair := range editiontest.Hard {
		f.Add(pair[0], pair[1])
	}
	for _, c := range cases {
		f.Add(c.has.base, c.has.reference)
		f.Add(c.near.reference, c.near.base)
	}
	f.Fuzz(func(t *testing.T, base, reference string) {
		for _, e := range editiontest.With(edition.OfFindings) {
			type what struct {
				on edition.Use
				id edition.FindingID
			}
			met := map[what]bool{}
			for _, f := range found(t, e, pair{base, reference}) {
				if met[what{f.On, f.ID}] {
					t.Fatalf("%s: %q + %q: %s is told twice of the %s", e.ID, base, reference, f.ID, f.On)
				}
				met[what{f.On, f.ID}] = true
			}
		}
	})
}

// BenchmarkLook examines a short reference and one of 2,000 bytes, as for every keystroke; the texts are
// already split.
func BenchmarkLook(b *testing.B) {
	for name, reference := range map[string]string{"short": "../g?y/../x", "long": strings.Repeat("abc/%20de/", 200)} {
		b.Run(name, func(b *testing.B) {
			e := editions.Standard
			base := lens.Split{Text: "http://a/b/c/d;p?q", Parts: e.Split("http://a/b/c/d;p?q")}
			split := lens.Split{Text: reference, Parts: e.Split(reference)}
			b.ReportAllocs()
			for b.Loop() {
				finder := lens.Finder{Edition: e}
				finder.LookAtReference(base, split)
			}
		})
	}
}

// A finding that a spec mentions only for "http" also applies to https. If an option ignores a scheme that
// equals the base's, ".." segments can remove the base's directory.
func TestFindingsByDocumentAndOption(t *testing.T) {
	has := func(base, reference string, id edition.FindingID, o edition.Options) (args []string, ok bool) {
		x, err := explain.Explain(explain.Request{Base: base, Reference: reference, Edition: "rfc3986", Options: o})
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range x.Findings {
			if f.ID == id {
				return f.Args, true
			}
		}
		return nil, false
	}
	for _, reference := range []string{"https:///x", "https:/x", "https:x"} {
		if _, ok := has("http://a/b", reference, edition.EmptyHost, nil); !ok {
			t.Errorf("%q has a host", reference)
		}
	}
	lax := edition.Options{"strict": "no"}
	if args, ok := has("http://a/b/c", "http:../g", edition.AboveRoot, lax); ok {
		t.Errorf("not strict, http:../g goes above the root: %q", args)
	}
	if args, ok := has("http://a/b/c", "http:../../g", edition.AboveRoot, lax); !ok || args[1] != "1" {
		t.Errorf("not strict, http:../../g: %q, want one level", args)
	}
}
