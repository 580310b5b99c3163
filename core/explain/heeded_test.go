package explain_test

import (
	"strings"
	"testing"

	"uriscope/core/edition"
	"uriscope/core/explain"
)

// Findings are only what the run bears out.
func TestHeeded(t *testing.T) {
	for _, c := range []struct {
		edition, base, reference, options, want string
	}{
		// A part of the base that isn't used.
		{"rfc3986", "http://u:p@a/b", "//h/", "", ""},
		{"rfc3986", "http://u:p@a/b", "x:y", "", ""},
		{"rfc3986", "http://u:p@a/b", "c", "", "base password"},
		{"rfc3986", "http://a:22/b", "//h/", "", ""},
		{"rfc3986", "http://a:22/b", "?q", "", "base reserved-port"},
		{"rfc1738", "http://a/", "http://[::1/", "", ""},
		{"rfc3986", "http:///b", "//h/", "", ""},
		{"rfc3986", "http:///b", "c", "", "base empty-host"},
		{"rfc3986", "http://a/b%2Fc", "d", "", ""},
		{"rfc3986", "http://a/b%2Fc", "?q", "", "base encoded-slash"},
		{"rfc3986", "http://a/b?%0A", "c", "", ""},
		{"rfc3986", "http://a/b?%0A", "", "", "base encoded-crlf"},
		{"rfc3986", "http://a/b#f", "x:y", "", ""},
		{"rfc3986", "http://а.test/b", "x:y", "", ""},
		{"rfc1738", "ftp://u:p@a/b", "http://h", "", ""},
		{"rfc2396", "http://u:p@a/b#f", "#x", "", ""},
		{"url-standard", "http://u:p@a/b", "//h/", "", ""},
		{"url-standard", "http://u:p@a/b", "x", "", "base password"},
		{"url-standard", "", "javascript:alert(1)", "", ""},
		// Segments that are removed aren't kept.
		{"rfc3986", "http://a/b", "..;v=1/../x", "", ""},
		{"rfc3986", "http://a/b", "..;v=1/x", "", "reference dots-with-parameter"},
		{"rfc3986", "http://a/b", "%2e%2e/../x", "", ""},
		{"rfc3986", "http://a/b", "www.a.example/../x", "", ""},
		{"rfc3986", "http://a/b", "www.a.example/x", "", "reference suffix"},
		{"rfc3986", "http://a/b", "aux/../x", "", ""},
		{"rfc3986", "http://a/b", "http:g", "strict=yes", "reference same-scheme"},
		{"rfc3986", "http://a/b", "http:g", "strict=no", ""},
		// No user name, and no password.
		{"url-standard", "http://a/b", "http://@h/", "", ""},
		{"url-standard", "http://a/b", "http://:@h/", "", ""},
		{"url-standard", "http://a/b", "http://:p@h/", "", "reference password hidden http://:****@h/"},
		// Setters: the value isn't a URL, and can be ignored.
		{"url-standard", "http://a/b", "u:p", "set=username", "reference user-name colon no"},
		{"url-standard", "http://a/b", "p", "set=password", "reference password hidden http://:****@a/b"},
		{"url-standard", "http://u:p@a/b", "", "set=password", ""},
		{"url-standard", "http://a/b", "www.bank.example", "set=username", "reference user-name colon no, reference userinfo host a"},
		{"url-standard", "file:///a", "u", "set=username", ""},
		{"url-standard", "mailto:a@b", "c", "set=pathname", ""},
		{"url-standard", "http://a/b", "xn--bcher-kva.example/x", "set=hostname", "reference shown-host shown bücher.example"},
		// Without a target, nothing is used.
		{"url-standard", "http://u:p@a/", "http://u:p@[/", "", ""},
		{"url-standard", "http://u:p@a/", "http://а.test:x/", "", "reference look-alike"},
		// A ".." that is above the root.
		{"rfc3986", "http://a/b", "../../x", "", "reference above-root levels 2"},
		{"rfc3986", "urn:a:b", "../c/../../d", "", "reference flat-base, reference above-root levels 2"},
		{"rfc3986", "file:///a/b/", "file://../x", "", ""},
		{"url-syntax-05", "http://h/", "./../..?q/..", "", "reference above-root levels 1"},
	} {
		options := edition.Options{}
		if name, value, ok := strings.Cut(c.options, "="); ok {
			options[name] = value
		}
		x, err := explain.Explain(explain.Request{Base: c.base, Reference: c.reference, Edition: c.edition, Options: options})
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, f := range x.Findings {
			text := f.On.String() + " " + f.ID.String()
			if strings.Contains(c.want, text+" "+strings.Join(f.Args, " ")) {
				text += " " + strings.Join(f.Args, " ")
			}
			got = append(got, strings.TrimSpace(text))
		}
		if strings.Join(got, ", ") != c.want {
			t.Errorf("%s: %q + %q %s: %q, want %q", c.edition, c.base, c.reference, c.options, strings.Join(got, ", "), c.want)
		}
	}
}
