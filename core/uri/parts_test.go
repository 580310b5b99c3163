package uri

import (
	"encoding/json"
	"errors"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"
)

func TestSegments(t *testing.T) {
	for _, test := range []struct {
		in   string
		want []string
	}{
		{"", nil},
		{"http://h", nil},
		{"http://h/", []string{""}},
		{"http://h/a//b%2Fc/", []string{"a", "", "b%2Fc", ""}},
		{"a/b?/c", []string{"a", "b"}},
		{"mailto:x@y", []string{"x@y"}},
	} {
		if got := slices.Collect(Split(test.in).Segments()); !slices.Equal(got, test.want) {
			t.Errorf("%q: got %q, want %q", test.in, got, test.want)
		}
	}
	for segment := range Split("a/b").Segments() { // it can be left early
		if segment != "a" {
			t.Errorf("got %q", segment)
		}
		break
	}
}

func TestAuthorityParts(t *testing.T) {
	for _, test := range []struct {
		in, user, password string
		hasUser, hasPass   bool
		port               uint16
		hasPort            bool
		redacted           string
	}{
		{in: "http://h/", redacted: "http://h/"},
		{in: "http://@h:/", hasUser: true, redacted: "http://@h:/"},
		{in: "http://u@h:080/", user: "u", hasUser: true, port: 80, hasPort: true, redacted: "http://u@h:080/"},
		{in: "http://u:p:q@h:65535/", user: "u", hasUser: true, password: "p:q", hasPass: true, port: 65535, hasPort: true, redacted: "http://u:xxxxx@h:65535/"},
		{in: "//:@1.2.3.4:65536", hasUser: true, hasPass: true, redacted: "//:xxxxx@1.2.3.4:65536"},
		{in: "http://[2001:DB8::1]:1", port: 1, hasPort: true, redacted: "http://[2001:DB8::1]:1"},
		{in: "http://[::ffff:1.2.3.4]", redacted: "http://[::ffff:1.2.3.4]"},
		{in: "http://[v1.a]", redacted: "http://[v1.a]"},
		{in: "http://1.2.3", redacted: "http://1.2.3"},
		{in: "http://01.2.3.4", redacted: "http://01.2.3.4"},
		{in: "a", redacted: "a"},
	} {
		r, err := Parse(test.in)
		if err != nil {
			t.Fatal(err)
		}
		if user, ok := r.User(); user != test.user || ok != test.hasUser {
			t.Errorf("%q: the user is %q (%v)", test.in, user, ok)
		}
		if password, ok := r.Password(); password != test.password || ok != test.hasPass {
			t.Errorf("%q: the password is %q (%v)", test.in, password, ok)
		}
		if port, ok := r.PortNumber(); port != test.port || ok != test.hasPort {
			t.Errorf("%q: the port is %d (%v)", test.in, port, ok)
		}
		if got := r.Redacted(); got != test.redacted {
			t.Errorf("%q: redacted %q, want %q", test.in, got, test.redacted)
		}
	}
	if _, ok := Split("//h:8x").PortNumber(); ok {
		t.Error("8x is a port number")
	}
}

func TestEncode(t *testing.T) {
	for _, test := range []struct {
		data string
		c    Component
		want string
	}{
		{"a/b?c#d%e f:g@h", Path, "a%2Fb%3Fc%23d%25e%20f:g@h"},
		{"a/b?c#d%e&f=g+h;i", Query, "a/b?c%23d%25e%26f%3Dg%2Bh%3Bi"},
		{"a/b?c#d%41", Fragment, "a/b?c%23d%2541"},
		{"a:b@c", Userinfo, "a%3Ab%40c"},
		{"bücher.example", Host, "b%C3%BCcher.example"},
		{"\x00\xff", Path, "%00%FF"},
		{"-._~", Path, "-._~"},
		{"", Path, ""},
		{"a:b", Fragment + 1, "a%3Ab"},
	} {
		if got := Encode(test.data, test.c); got != test.want {
			t.Errorf("%q in the %v: got %q, want %q", test.data, test.c, got, test.want)
		}
	}
	for _, bad := range []struct {
		in string
		at int
	}{{"a%", 2}, {"%", 1}, {"%4", 2}, {"%zz", 1}, {"%41%4g", 5}} {
		_, err := Decode(bad.in)
		var e *Error
		if !errors.As(err, &e) || e.At != bad.at || e.Rule != "pct-encoded" || e.Section == "" {
			t.Errorf("%q: error %v", bad.in, err)
		}
	}
	if got, err := Decode("%2541%7e%C3%BC"); got != "%41~ü" || err != nil {
		t.Errorf("got %q (error %v): decoded more than once, or not at all", got, err)
	}
}

var escapes = regexp.MustCompile("%[0-9A-Fa-f]{2}")

// Data encoded into a component can be decoded from it, and nothing else changes.
func FuzzEncode(f *testing.F) {
	for i, s := range seeds {
		f.Add(s, byte(i))
	}
	f.Fuzz(func(t *testing.T, data string, component byte) {
		c := []Component{Userinfo, Host, Path, Query, Fragment}[component%5]
		encoded := Encode(data, c)
		if got, err := Decode(encoded); err != nil || got != data {
			t.Errorf("%q in the %v is %q, and that %q (error %v)", data, c, encoded, got, err)
		}
		if _, err := Decode(data); (err == nil) != (strings.Count(data, "%") == len(escapes.FindAllString(data, -1))) {
			t.Errorf("%q: decoded with the error %v", data, err)
		}
		value := encoded
		if c == Path {
			value = "/" + encoded
		}
		r, err := Split("http://u@h:1/p?q#f").With(c, value)
		if err != nil {
			t.Fatalf("%q in the %v is %q: %v", data, c, encoded, err)
		}
		if got, _ := r.component(c); got != value {
			t.Errorf("%q in the %v is %q", data, c, r)
		}
	})
}

func TestMarshal(t *testing.T) {
	type page struct{ Link Reference }
	in := page{Split("http://a/b?c#d")}
	data, err := json.Marshal(in)
	if want := `{"Link":"http://a/b?c#d"}`; err != nil || string(data) != want {
		t.Errorf("got %s (error %v), want %s", data, err, want)
	}
	var out page
	if err := json.Unmarshal(data, &out); err != nil || out != in {
		t.Errorf("got %v (error %v)", out, err)
	}
	if err := json.Unmarshal([]byte(`{"Link":"a b"}`), &out); !errors.Is(err, ErrSyntax) || out != in {
		t.Errorf("got %v (error %v), want a syntax error, and what was there", out, err)
	}
	binary, err := in.Link.MarshalBinary()
	var again Reference
	if err != nil || again.UnmarshalBinary(binary) != nil || again != in.Link {
		t.Errorf("got %v", again)
	}
	if b, err := in.Link.AppendBinary([]byte("<")); err != nil || string(b) != "<http://a/b?c#d" {
		t.Errorf("got %s (error %v)", b, err)
	}
}

// Components and kinds of hosts are their names.
func TestMarshalNames(t *testing.T) {
	type named struct {
		C    Component
		Kind HostKind
		By   map[Component]int
	}
	for c := Scheme; c <= Fragment; c++ {
		in, out := named{c, HostKind(c % 5), map[Component]int{c: 1}}, named{}
		data, err := json.Marshal(in)
		if want := `{"C":"` + c.String() + `","Kind":"` + in.Kind.String() + `","By":{"` + c.String() + `":1}}`; err != nil || string(data) != want {
			t.Errorf("got %s (error %v), want %s", data, err, want)
		}
		if err := json.Unmarshal(data, &out); err != nil || !reflect.DeepEqual(out, in) {
			t.Errorf("%s: got %v (error %v)", data, out, err)
		}
	}
	for _, text := range []string{"", "Scheme", "x"} {
		c, kind := Port, IPv6
		if err := c.UnmarshalText([]byte(text)); err == nil || c != Port {
			t.Errorf("%q: got %v (error %v)", text, c, err)
		}
		if err := kind.UnmarshalText([]byte(text)); (err == nil) != (text == "") || err != nil && kind != IPv6 {
			t.Errorf("%q: got %v (error %v)", text, kind, err)
		}
	}
	if text, err := (Fragment + 1).MarshalText(); err == nil {
		t.Errorf("got %q for what is no component", text)
	}
}

// Undefined and empty stay what they are.
func TestMarshalOptional(t *testing.T) {
	for _, test := range []struct {
		value Optional
		want  string
	}{
		{Optional{}, "null"}, {Defined(""), `""`}, {Defined("a/b"), `"a/b"`}, {Defined("\"\\<>&\x00\n\u2028é\U0001f600"), `"\"\\\u003c\u003e\u0026\u0000\u000A\u2028é😀"`},
	} {
		data, err := json.Marshal(test.value)
		if err != nil || string(data) != test.want {
			t.Errorf("%+v: got %s (error %v), want %s", test.value, data, err, test.want)
		}
		var again Optional
		if err := json.Unmarshal(data, &again); err != nil || again != test.value {
			t.Errorf("%s: got %+v (error %v), want %+v", data, again, err, test.value)
		}
		text, err := test.value.MarshalText()
		if value, ok := test.value.Get(); (err == nil) != ok || string(text) != value {
			t.Errorf("%+v: the text %q (error %v)", test.value, text, err)
		}
	}
	if data, err := json.Marshal(Defined("a\xff")); err != nil || string(data) != "\"a\ufffd\"" {
		t.Errorf("got %s (error %v)", data, err)
	}
	in := Split("http://u@h?").Components()
	data, err := json.Marshal(in)
	var out Components
	if err != nil || json.Unmarshal(data, &out) != nil || out != in {
		t.Errorf("got %s, and that %+v (error %v)", data, out, err)
	}
	left := struct {
		Query Optional `json:",omitzero"`
	}{}
	if data, err := json.Marshal(left); err != nil || string(data) != "{}" {
		t.Errorf("got %s (error %v)", data, err)
	}
}
