package lens_test

import (
	"slices"
	"testing"

	"uriscope/core/edition"
	"uriscope/core/edition/rfc3986"
	"uriscope/core/lens"
)

// places returns findings as "id:the text at that place".
func places(text string, found []lens.Finding) []string {
	var places []string
	for _, f := range found {
		places = append(places, f.ID+":"+f.Span.Of(text))
	}
	return places
}

func split(text string) lens.Split {
	return lens.Split{Text: text, Parts: rfc3986.Edition.Split(text)}
}

// pathAt returns the parts of a target whose path has that span.
func pathAt(start, end int) []edition.Part {
	return []edition.Part{{Role: edition.Path, Span: edition.Span{Start: start, End: end}}}
}

func check(t *testing.T, text string, found []lens.Finding, want ...string) {
	t.Helper()
	if got := places(text, found); !slices.Equal(got, want) {
		t.Errorf("%q: found %q, want %q", text, got, want)
	}
}

func TestText(t *testing.T) {
	for text, want := range map[string][]string{
		"http://a/b/c/d;p?q":            nil,
		"http://example.com@evil.test/": {"userinfo:example.com"},
		"ftp://me:secret@a/":            {"userinfo:me:secret", "password:secret"},
		"ftp://me:@a/":                  {"userinfo:me:"},
		"http://127.0.0.1/":             nil,
		"http://0x7f.1/":                {"ipv4-look-like:0x7f.1"},
		"http://2130706433/":            {"ipv4-look-like:2130706433"},
		"http://1.2.3.4.5/":             nil,
		"http://1.2.3.256/":             {"ipv4-look-like:1.2.3.256"},
		"http://1.2.3.4./":              {"ipv4-look-like:1.2.3.4."},
		"http://[::1]/":                 nil,
		"http:///":                      nil,
		"http://a/b/%2e%2E/c":           {"encoded-dots:%2e%2E"},
		"http://a/b/.%2e":               {"encoded-dots:.%2e"},
		"http://a/b/..%2e/x%2e":         nil,
		"http://a/?/%2e/":               nil,
	} {
		check(t, text, split(text).Any(), want...)
	}
}

func TestBase(t *testing.T) {
	check(t, "http://a/b#f", split("http://a/b#f").AsBase(), "base-fragment:#f")
	check(t, "http://a/b#", split("http://a/b#").AsBase(), "base-fragment:#")
	check(t, "http://a/b", split("http://a/b").AsBase())
}

func TestReference(t *testing.T) {
	base := split("http://a/b")
	check(t, "http:g", split("http:g").AsReference(base), "same-scheme:http:")
	check(t, "http://g", split("http://g").AsReference(base))
	check(t, "https:g", split("https:g").AsReference(base))
	check(t, "www.example.com/x", split("www.example.com/x").AsReference(base), "suffix:www.example.com")
	check(t, "www.", split("www.").AsReference(base))
	check(t, "//www.example.com", split("//www.example.com").AsReference(base))
}

func TestTarget(t *testing.T) {
	check(t, "f://g", split("f://g").AsTarget(pathAt(2, 5)), "reread://g")
	check(t, "http://a/g", split("http://a/g").AsTarget(pathAt(8, 10)))
	check(t, "a:b", split("a:b").AsTarget(pathAt(0, 3)), "reread:a:b")
}
