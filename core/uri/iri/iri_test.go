package iri_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"uriscope.example/core/uri"
	"uriscope.example/core/uri/iri"
)

// names converts a single host, like idna.Lookup.
type names struct{}

func (names) ToASCII(name string) (string, error) {
	if strings.Contains(name, "_") {
		return "", errors.New("disallowed")
	}
	return strings.NewReplacer("bücher", "xn--bcher-kva", "ü", "xn--tda").Replace(name), nil
}

func (names) ToUnicode(name string) (string, error) {
	return strings.ReplaceAll(strings.ToLower(name), "xn--bcher-kva", "bücher"), nil
}

func ExampleToURI() {
	r, err := iri.ToURI("http://bücher.example/ü?q=日本", nil)
	fmt.Println(r, err)
	r, err = iri.ToURI("http://bücher.example/ü", names{}) // with golang.org/x/net/idna: idna.Lookup
	fmt.Println(r, err)
	// Output:
	// http://b%C3%BCcher.example/%C3%BC?q=%E6%97%A5%E6%9C%AC <nil>
	// http://xn--bcher-kva.example/%C3%BC <nil>
}

func ExampleToIRI() {
	fmt.Println(iri.ToIRI(uri.MustParse("http://xn--bcher-kva.example/%C3%BC%2F%7E"), names{}))
	// Output: http://bücher.example/ü%2F~
}

func TestToURI(t *testing.T) {
	for text, want := range map[string]string{
		"":                          "",
		"a/b?c#d":                   "a/b?c#d",
		"//ü@ü:1/ü?ü#ü":             "//%C3%BC@%C3%BC:1/%C3%BC?%C3%BC#%C3%BC",
		"?\ue000":                   "?%EE%80%80",
		"http://[::1]/é":            "http://[::1]/%C3%A9",
		"http://a/%C3%BC\U0001F600": "http://a/%C3%BC%F0%9F%98%80",
	} {
		if r, err := iri.ToURI(text, nil); err != nil || r.String() != want {
			t.Errorf("%q: %q (error %v), want %q", text, r, err, want)
		}
	}
	for text, at := range map[string]int{
		"http://ü/ü b":       12, // a space
		"http://ü/\ue000":    10, // a private character outside of a query
		"http://ü/\u202e":    10, // it changes the direction
		"http://ü:x/":        10,
		"http://a/\xff":      9,
		"http://bücher.x/%z": 18,
	} {
		for _, by := range []iri.Names{nil, names{}} {
			var e *uri.Error
			if r, err := iri.ToURI(text, by); !errors.As(err, &e) || e.At != at || e.Input != text {
				t.Errorf("%q: %q (error %v), want one at %d", text, r, err, at)
			}
		}
	}
	var e *iri.HostError
	if _, err := iri.ToURI("http://ü_/", names{}); !errors.As(err, &e) || e.Host != "ü_" || !strings.Contains(err.Error(), "disallowed") || errors.Unwrap(err) == nil {
		t.Errorf("a host without a name: %v", err)
	}
}

func TestToIRI(t *testing.T) {
	for text, want := range map[string]string{
		"":                     "",
		"/%C3%BC%41%2F%25%20":  "/üA%2F%25%20",
		"/%FF%C3":              "/%FF%C3",
		"/%E2%80%AE%C2%A0":     "/%E2%80%AE%C2%A0", // a direction, and a space
		"/%EE%80%80?%EE%80%80": "/%EE%80%80?\ue000",
		"//xn--bcher-kva/":     "//bücher/",
		"//XN--BCHER-KVA/":     "//bücher/",
		"//xn--other/":         "//xn--other/",
		"//a_/":                "//a_/",
		"/%c3%bc":              "/ü",
	} {
		if got := iri.ToIRI(uri.MustParse(text), names{}); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
	if got := iri.ToIRI(uri.Split("/%%41"), nil); got != "/%%41" {
		t.Errorf("behind a stray percent sign: %q", got)
	}
}

func FuzzIRI(f *testing.F) {
	for _, text := range []string{"http://ü/ü?\ue000#ü", "//[::1]/%C3", "/%E2%80%AE", "\xff", "a:b"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		r, err := iri.ToURI(text, nil)
		if e := (*uri.Error)(nil); errors.As(err, &e) && (e.At < 0 || e.At > len(text)) {
			t.Errorf("%q: an error at %d", text, e.At)
		}
		if err != nil {
			return
		}
		again, err := iri.ToURI(iri.ToIRI(r, nil), nil)
		if err != nil || again.Normalize() != r.Normalize() {
			t.Errorf("%q: %q, and again %q (error %v)", text, r, again, err)
		}
	})
}
