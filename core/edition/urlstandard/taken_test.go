package urlstandard

import (
	"math/rand/v2"
	"strings"
	"testing"

	"uriscope/core/edition"
)

// said formats parts as name=text, leaving out absent ones.
func said(text string, parts []edition.Part) string {
	var all []string
	for _, p := range parts {
		if p.Span != edition.Absent {
			all = append(all, p.Name+"="+p.Span.Of(text))
		}
	}
	return strings.Join(all, " ")
}

func TestWhatTextsAreTakenFor(t *testing.T) {
	for _, test := range []struct{ base, reference, want string }{
		{"", "https://u:p:w@h.x:8080/a/../b?q?r#f#g", "scheme=https username=u password=p:w host=h.x port=8080 path=/a/../b query=q?r fragment=f#g"},
		{"", "http:h", "scheme=http host=h path="},
		{"", "http:\\\\/h?q", "scheme=http host=h path= query=q"},
		{"", "http://a@b@h", "scheme=http username=a@b host=h path="},
		{"", "http://u:@h", "scheme=http username=u password= host=h path="},
		{"", "http://u@h:?", "scheme=http username=u host=h port= path= query="},
		{"", " h\tttp://\nx\n/p\t ", "scheme=h\tttp host=x path=/p"},
		{"", "mailto:a@b?c", "scheme=mailto path=a@b query=c"},
		{"", "x:/p", "scheme=x path=/p"},
		{"", "x:", "scheme=x path="},
		{"", "x://h:1", "scheme=x host=h port=1 path="},
		{"", "file:///C:/x", "scheme=file host= path=/C:/x"},
		{"", "file://C|/x#", "scheme=file path=C|/x fragment="},
		{"", "file://é/x", "scheme=file host=é path=/x"},
		{"", "file:/x", "scheme=file path=/x"},
		{"", "file:x", "scheme=file path=x"},
		{"", "http://[1::2::3]:8/", "scheme=http host=[1::2::3]"},
		{"", "http://h:8x/", "scheme=http host=h port=8"},
		{"", "http://u@/", "scheme=http"},
		{"", "x", ""},
		{"http://a/b", "", ""},
		{"http://a/b", "../%2e%2E/é?#", "path=../%2e%2E/é query= fragment="},
		{"http://a/b", "http:g", "scheme=http path=g"},
		{"http://a/b", "/g?y/./x", "path=/g query=y/./x"},
		{"http://a/b", "\\g", "path=\\g"},
		{"http://a/b", "//g", "host=g path="},
		{"http://a/b", "?q", "query=q"},
		{"http://a/b", "#?", "fragment=?"},
		{"file:///C:/a", "D|/x", "path=D|/x"},
		{"mailto:a", "#f", "fragment=f"},
	} {
		if got := said(test.reference, Resolve(test.base, test.reference, nil).Taken[1]); got != test.want {
			t.Errorf("%q against %q: %s, want %s", test.reference, test.base, got, test.want)
		}
	}
	const base = "http://h:80/a b"
	if got := said(base, Resolve(base, "x", nil).Taken[0]); got != "scheme=http host=h port=80 path=/a b" {
		t.Error(got)
	}
	if r := Resolve("a", "x", nil); r.Taken[1] != nil {
		t.Errorf("the reference was not read, and is taken for %v", r.Taken[1])
	}
}

// The parsed parts of a text are within it, in order, and don't cut a character.
func TestWhatTextsAreTakenForIsInOrder(t *testing.T) {
	r := rand.New(rand.NewPCG(24, 24))
	for range *pairs {
		texts := [2]string{random(r), random(r)}
		for i, parts := range Resolve(texts[0], texts[1], nil).Taken {
			at, text := 0, texts[i]
			for _, p := range parts {
				if p.Span == edition.Absent {
					continue
				}
				if p.Span.Start < at || p.Span.End < p.Span.Start || p.Span.End > len(text) {
					t.Fatalf("%q: %s is %v, after %d", text, p.Name, p.Span, at)
				}
				if valid := strings.ToValidUTF8(p.Span.Of(text), "?"); valid != p.Span.Of(text) {
					t.Fatalf("%q: %s is %q", text, p.Name, p.Span.Of(text))
				}
				at = p.Span.End
			}
		}
	}
}
