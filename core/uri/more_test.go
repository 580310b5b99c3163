package uri

import (
	"encoding/json"
	"errors"
	"slices"
	"strconv"
	"strings"
	"testing"
)

func TestMust(t *testing.T) {
	if r := MustParseURI("a:b"); r.String() != "a:b" {
		t.Errorf("got %q", r)
	}
	if r := MustParse("b"); r.String() != "b" {
		t.Errorf("got %q", r)
	}
	for _, parse := range []func(){func() { MustParseURI("b") }, func() { MustParse("a b") }} {
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

// Text that Split accepts but the grammar doesn't is neither valid nor marshaled as valid.
func TestValidate(t *testing.T) {
	for _, s := range seeds {
		_, want := Parse(s)
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

// TestEachDefaultPort lists every port a second time, from the registry of service names: if two differ, a
// digit is mistyped.
func TestEachDefaultPort(t *testing.T) {
	all := strings.Fields("http:80 https:443 ws:80 wss:443 ftp:21 acap:674 cap:1026 coap:5683 coap+tcp:5683 coap+ws:80 coaps:5684 coaps+tcp:5684 coaps+ws:443 dict:2628 dns:53 gopher:70 iax:4569 icap:1344 imap:143 ipp:631 ipps:631 ldap:389 msrp:2855 msrps:2855 mtqp:1038 mupdate:3905 nfs:2049 nntp:119 pop:110 prospero:1525 rsync:873 rtsp:554 rtsps:322 rtspu:554 sieve:4190 snmp:161 soap.beep:605 soap.beeps:605 telnet:23 tftp:69 tip:3372 tn3270:23 vemmi:575 vnc:5900 wais:210 xmlrpc.beep:602 xmlrpc.beeps:602 z39.50r:210 z39.50s:210")
	if len(all) != len(defaultPorts) {
		t.Errorf("%d ports, and %d here", len(defaultPorts), len(all))
	}
	for _, one := range all {
		scheme, want, _ := strings.Cut(one, ":")
		if port, ok := DefaultPort(scheme); !ok || strconv.Itoa(int(port)) != want {
			t.Errorf("%s: got %d, %v, want %s", scheme, port, ok, want)
		}
	}
}

func TestDefaultPorts(t *testing.T) {
	for _, test := range []struct{ text, want string }{
		{"coap://h:5683/a", "coap://h/a"}, {"RTSP://h:0554/", "rtsp://h/"}, {"imap://h:144/", "imap://h:144/"}, {"x:/", "x:/"},
		{"own://h:7777/", "own://h:7777/"}, {"http://h:65616/", "http://h:65616/"},
		{"http://h:8x/", "http://h:8x/"}, // '8'*10 + 'x' isn't 80
	} {
		if got := Split(test.text).Normalize(); got.text != test.want {
			t.Errorf("%q: got %q, want %q", test.text, got, test.want)
		}
	}
	if port, ok := DefaultPort("HTTP"); port != 80 || !ok {
		t.Errorf("got %d, %v", port, ok)
	}
	if _, ok := DefaultPort("own"); ok {
		t.Error("there is a port of nobody's")
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
		{"//[::0]", All, "//[::0]/"},
		{"//[v1.A]", CanonicalIPv6, "//[v1.A]"},
		{"//h", CanonicalIPv6, "//h"},
	} {
		n := Normalizer{Steps: test.n}
		if got := n.Normalize(MustParse(test.text)); got != MustParse(test.want) {
			t.Errorf("%q: got %q, want %q", test.text, got, test.want)
		}
		if b := n.AppendNormalized([]byte("<"), Split(test.text)); string(b) != "<"+test.want {
			t.Errorf("%q: appended %q, want %q", test.text, b, test.want)
		}
	}
	for component, want := range map[Component]string{Port: "HTTP://U@[::0A]/", Host: "HTTP://U@[::a]:80/"} {
		n := Normalizer{Steps: CanonicalIPv6 | All, Components: []Component{component}}
		if got := n.Normalize(Split("HTTP://U@[::0A]:80/")); got != Split(want) {
			t.Errorf("the %v: got %q, want %q", component, got, want)
		}
	}
}
