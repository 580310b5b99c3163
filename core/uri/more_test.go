package uri

import (
	"encoding/json"
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

func TestMust(t *testing.T) {
	if r := MustParse("a:b"); r.String() != "a:b" {
		t.Errorf("got %q", r)
	}
	if r := MustParseReference("b"); r.String() != "b" {
		t.Errorf("got %q", r)
	}
	for _, parse := range []func(){func() { MustParse("b") }, func() { MustParseReference("a b") }} {
		func() {
			defer func() {
				if err, ok := recover().(*Error); !ok || !errors.Is(err, ErrSyntax) {
					t.Errorf("it panicked with %v", err)
				}
			}()
			parse()
		}()
	}
}

// What Split takes and the grammar does not is neither valid nor written down as if it were.
func TestValidate(t *testing.T) {
	for _, s := range seeds {
		_, want := ParseReference(s)
		r := Split(s)
		_, text := r.MarshalText()
		_, binary := r.MarshalBinary()
		b, appended := r.AppendText([]byte("<"))
		for _, err := range []error{r.Validate(), text, binary, appended} {
			if (err == nil) != (want == nil) || err != nil && err.Error() != want.Error() {
				t.Errorf("%q: error %v, want %v", s, err, want)
			}
		}
		if appended != nil && string(b) != "<" {
			t.Errorf("%q: appended %q", s, b)
		}
	}
	if b, err := json.Marshal(Split("http://a b/")); err == nil {
		t.Errorf("what is not valid was written: %s", b)
	}
}

func TestCompare(t *testing.T) {
	refs := []Reference{Split("b"), Split("a/"), Split(""), Split("a"), Split("B")}
	slices.SortFunc(refs, Reference.Compare)
	var got []string
	for _, r := range refs {
		got = append(got, r.String())
	}
	if strings.Join(got, " ") != " B a a/ b" {
		t.Errorf("sorted: %q", got)
	}
}

func TestHostname(t *testing.T) {
	for text, want := range map[string]string{"//[::1]:8": "::1", "//[v1.a]": "v1.a", "//h:8": "h", "//": "", "a": "-", "//%41": "%41", "//[": "["} {
		got, ok := Split(text).Hostname()
		if !ok && got == "" {
			got = "-"
		}
		if got != want {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
}

func TestJoinSegments(t *testing.T) {
	for _, test := range []struct {
		segments []string
		want     string
	}{
		{nil, ""}, {[]string{""}, "/"}, {[]string{"a", ""}, "/a/"}, {[]string{"AC/DC", "100%", "ä", "..."}, "/AC%2FDC/100%25/%C3%A4/..."}, {[]string{"", "a"}, "//a"},
	} {
		got, err := JoinSegments(test.segments...)
		if err != nil || got != test.want {
			t.Errorf("%q: got %q (error %v), want %q", test.segments, got, err, test.want)
		}
		var again []string
		for segment := range Split("//h" + got).Segments() {
			data, err := Decode(segment)
			if err != nil {
				t.Error(err)
			}
			again = append(again, data)
		}
		if !slices.Equal(again, test.segments) {
			t.Errorf("%q: again %q", test.segments, again)
		}
	}
	for _, dots := range []string{".", ".."} {
		if got, err := JoinSegments("a", dots); err != ErrDotSegment || got != "" {
			t.Errorf("%q: got %q (error %v)", dots, got, err)
		}
	}
}

func TestPairs(t *testing.T) {
	for _, test := range []struct {
		query string
		want  []Pair
		again string
	}{
		{"", nil, ""},
		{"a=1&b=2", []Pair{{"a", Defined("1")}, {"b", Defined("2")}}, "a=1&b=2"},
		{"a&b=", []Pair{{"a", Optional{}}, {"b", Defined("")}}, "a&b="},
		{"&", []Pair{{}, {}}, "&"},
		{"a+b=c%2Bd%26=e", []Pair{{"a b", Defined("c+d&=e")}}, "a%20b=c%2Bd%26%3De"},
		{"a=b;c=d", []Pair{{"a", Defined("b;c=d")}}, "a=b%3Bc%3Dd"},
		{"%C3%A4=%FF", []Pair{{"ä", Defined("\xff")}}, "%C3%A4=%FF"},
	} {
		got, err := DecodePairs(test.query)
		if err != nil || !slices.Equal(got, test.want) {
			t.Errorf("%q: got %+v (error %v), want %+v", test.query, got, err, test.want)
		}
		if again := EncodePairs(got...); again != test.again {
			t.Errorf("%q: again %q, want %q", test.query, again, test.again)
		}
	}
	for query, at := range map[string]int{"a=1&b=%4": 8, "%": 1, "a+%zz=1": 3} {
		var e *Error
		if got, err := DecodePairs(query); !errors.As(err, &e) || e.At != at || e.Input != query || got != nil {
			t.Errorf("%q: got %+v (error %v), want one at %d", query, got, err, at)
		}
	}
}

func FuzzPairs(f *testing.F) {
	for _, s := range []string{"", "a=b&c", "&&", "a=b=c", "+%2B", "%"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, query string) {
		pairs, err := DecodePairs(query)
		if err != nil {
			return
		}
		again := EncodePairs(pairs...)
		if got, err := DecodePairs(again); err != nil || !slices.Equal(got, pairs) && again != "" {
			t.Errorf("%q: %+v, written %q, and that %+v (error %v)", query, pairs, again, got, err)
		}
		if _, err := ParseReference("?" + again); err != nil {
			t.Errorf("%q: written %q: %v", query, again, err)
		}
	})
}

func TestDefaultPorts(t *testing.T) {
	for _, test := range []struct{ text, want string }{
		{"coap://h:5683/a", "coap://h/a"}, {"RTSP://h:0554/", "rtsp://h/"}, {"imap://h:144/", "imap://h:144/"}, {"x:/", "x:/"},
		{"own://h:7777/", "own://h:7777/"}, {"http://h:65616/", "http://h:65616/"},
	} {
		if got, err := Normalize(test.text, All); err != nil || got != test.want {
			t.Errorf("%q: got %q (error %v), want %q", test.text, got, err, test.want)
		}
	}
	if got := Split("http://h:8x/").Normalize(All); got != "http://h:8x/" { // '8'*10 + 'x' is no 80
		t.Errorf("a port that is none: %q", got)
	}
	if _, ok := DefaultPort("own"); ok {
		t.Error("there is a port of nobody's")
	}
	t.Cleanup(func() { ownPorts.Store(nil) })
	done := make(chan bool)
	for range 4 {
		go func() {
			SetDefaultPort("Own", 7777)
			SetDefaultPort("http", 8080)
			done <- true
		}()
	}
	for range 4 {
		<-done
	}
	if port, ok := DefaultPort("oWN"); !ok || port != 7777 {
		t.Errorf("got %d, %v", port, ok)
	}
	for text, want := range map[string]string{"OWN://h:7777/": "own://h/", "http://h:80/": "http://h:80/", "http://h:8080/": "http://h/", "https://h:443/": "https://h/"} {
		if got, err := Normalize(text, All); err != nil || got != want {
			t.Errorf("%q: got %q (error %v), want %q", text, got, err, want)
		}
	}
}

func TestCanonicalIPv6(t *testing.T) {
	for _, test := range []struct {
		text string
		n    Normalization
		want string
	}{
		// RFC 5952, sections 4.1 to 4.3, 5 and 2.
		{"//[2001:0db8::0001]", CanonicalIPv6, "//[2001:db8::1]"},
		{"//[2001:db8:0:0:0:0:2:1]", CanonicalIPv6, "//[2001:db8::2:1]"},
		{"//[2001:db8::1:1:1:1:1]", CanonicalIPv6, "//[2001:db8:0:1:1:1:1:1]"},
		{"//[2001:0:0:1:0:0:0:1]", CanonicalIPv6, "//[2001:0:0:1::1]"},
		{"//[2001:db8:0:0:1:0:0:1]", CanonicalIPv6, "//[2001:db8::1:0:0:1]"},
		{"//[2001:DB8::AAAA]", CanonicalIPv6, "//[2001:db8::aaaa]"},
		{"//[::FFFF:C000:201]", CanonicalIPv6, "//[::ffff:192.0.2.1]"},
		{"//[0:0:0:0:0:0:0:0]", CanonicalIPv6, "//[::]"},
		{"//[::0:1]", CanonicalIPv6, "//[::1]"},
		{"//[1:0:0:0:0:0:0:0]", CanonicalIPv6, "//[1::]"},
		{"//[::1.2.3.4]", CanonicalIPv6, "//[::102:304]"},
		{"HTTP://U@[::0]:80/", CanonicalIPv6, "HTTP://U@[::]:80/"},
		{"HTTP://U@[::0]:80/", CanonicalIPv6 | All, "http://U@[::]/"},
		{"HTTP://U@[::0]:80/", CanonicalIPv6 | All | InPort, "HTTP://U@[::0]/"},
		{"HTTP://U@[::0A]:80/", CanonicalIPv6 | InHost, "HTTP://U@[::a]:80/"},
		{"//[::0]", All, "//[::0]/"},
		{"//[v1.A]", CanonicalIPv6, "//[v1.A]"},
		{"//h", CanonicalIPv6, "//h"},
	} {
		got, err := Normalize(test.text, test.n)
		if err != nil || got != test.want {
			t.Errorf("%q: got %q (error %v), want %q", test.text, got, err, test.want)
		}
		if b, err := AppendNormalized([]byte("<"), test.text, test.n); err != nil || string(b) != "<"+test.want {
			t.Errorf("%q: appended %q (error %v), want %q", test.text, b, err, test.want)
		}
	}
}

// randomIPv6 returns a text that matches IPv6address, written in any way.
func randomIPv6(r *rand.Rand) string {
	var groups []string
	for range 8 {
		groups = append(groups, []string{"0", "00", "0000", "1", "0a", "FFFF", "ffff", "db8", "0B0"}[r.IntN(9)])
	}
	if r.IntN(3) == 0 {
		groups = append(groups[:6], []string{"0.0.0.0", "1.2.3.4", "192.0.2.255"}[r.IntN(3)])
	}
	from := r.IntN(len(groups))
	to := from + r.IntN(len(groups)-from)
	if r.IntN(2) == 0 || to == from {
		return strings.Join(groups, ":")
	}
	return strings.Join(groups[:from], ":") + "::" + strings.Join(groups[to:], ":")
}
