package lens_test

import (
	"slices"
	"testing"

	"uriscope/core/lens"
)

// places are findings as "id:the text at that place".
func places(text string, found []lens.Finding) []string {
	var places []string
	for _, f := range found {
		places = append(places, f.ID+":"+text[f.Start:f.End])
	}
	return places
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
		check(t, text, lens.Text(text), want...)
	}
}

func TestBase(t *testing.T) {
	check(t, "http://a/b#f", lens.Base("http://a/b#f"), "base-fragment:#f")
	check(t, "http://a/b#", lens.Base("http://a/b#"), "base-fragment:#")
	check(t, "http://a/b", lens.Base("http://a/b"))
}

func TestReference(t *testing.T) {
	const base = "http://a/b"
	check(t, "http:g", lens.Reference(base, "http:g"), "same-scheme:http:")
	check(t, "http://g", lens.Reference(base, "http://g"))
	check(t, "https:g", lens.Reference(base, "https:g"))
	check(t, "www.example.com/x", lens.Reference(base, "www.example.com/x"), "suffix:www.example.com")
	check(t, "www.", lens.Reference(base, "www."))
	check(t, "//www.example.com", lens.Reference(base, "//www.example.com"))
}

func TestTarget(t *testing.T) {
	check(t, "f://g", lens.Target("f://g", 2, 5), "reread://g")
	check(t, "http://a/g", lens.Target("http://a/g", 8, 10))
	check(t, "a:b", lens.Target("a:b", 0, 3), "reread:a:b")
}
