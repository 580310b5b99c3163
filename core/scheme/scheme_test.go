package scheme_test

import (
	"slices"
	"strings"
	"testing"

	"uriscope/core/edition"
	"uriscope/core/edition/editiontest"
	"uriscope/core/scheme"
	"uriscope/core/trace"
)

// look answers a request with an existing edition.
func look(t *testing.T, text, id string) *scheme.Answer {
	t.Helper()
	a, err := scheme.Look(scheme.Request{Text: text, Edition: id, Limit: -1})
	if err != nil {
		t.Fatal(err)
	}
	return a
}

// sent returns a run's messages, one for each step that sends something, and the connections opened between
// them, after "> ".
func sent(a *scheme.Answer) (messages []string) {
	l := a.Scheme.Listing
	state := trace.NewState(l, a.Text)
	for i := range a.Run.Steps() {
		before := make([]int, len(l.Registers))
		for r := range before {
			before[r] = state.Len(r)
		}
		state.Apply(a.Run.Edits(i))
		for _, e := range a.Run.Edits(i) {
			switch text, _ := state.Text(e.Register); {
			case l.Registers[e.Register].Sent:
				messages = append(messages, text[before[e.Register]:])
			case l.Registers[e.Register].Name == "connection":
				messages = append(messages, "> "+text)
			}
		}
	}
	return messages
}

func TestStanding(t *testing.T) {
	for _, c := range []struct {
		edition, text, name string
		standing            edition.Standing
		section, production string
	}{
		{"rfc1738", "FTP://h/", "FTP", edition.DefinedScheme, "RFC 1738, section 3.2", "ftpurl"},
		{"rfc1738", "x-a:b", "x-a", edition.ExperimentalScheme, "RFC 1738, section 4", "otherurl"},
		{"rfc1738", "Z39.50:b", "Z39.50", edition.ReservedScheme, "RFC 1738, section 4", "otherurl"},
		{"rfc1738", "javascript:alert(1)", "javascript", edition.UnknownScheme, "RFC 1738, section 4", "otherurl"},
		{"rfc1738", "a/b:c", "", edition.NoScheme, "", "url"},
		{"url-1993", "http://h/", "http", edition.DefinedScheme, "URL draft 1993, HTTP", "httpaddress"},
		{"url-1993", "http:g#a", "http", edition.DefinedScheme, "URL draft 1993, HTTP", "httpaddress"},
		{"url-1993", "afs://c/", "afs", edition.DefinedScheme, "URL draft 1993, BNF syntax", "afsaddress"},
		{"url-1993", "HTTP://h/", "HTTP", edition.UnknownScheme, "URL draft 1993, Registration of naming schemes", "fragmentaddress"},
		{"url-1993", "tn3270://h", "tn3270", edition.NamedScheme, "URL draft 1993, Telnet, rlogin, tn3270", "fragmentaddress"},
		{"url-1993", "whois:a", "whois", edition.NamedScheme, "URL draft 1993, WHOIS", "fragmentaddress"},
		{"url-1993", "x500:a", "x500", edition.NamedScheme, "URL draft 1993, x500", "fragmentaddress"},
		{"url-1993", "urn:a", "urn", edition.ReservedScheme, "URL draft 1993, Registration of naming schemes", "fragmentaddress"},
		{"url-1993", "x-a:b", "x-a", edition.ExperimentalScheme, "URL draft 1993, Registration of naming schemes", "fragmentaddress"},
		{"url-1993", "mailto:a@b", "mailto", edition.UnknownScheme, "URL draft 1993, Registration of naming schemes", "fragmentaddress"},
		{"url-1993", "1b:c", "", edition.NoScheme, "", ""},
		{"url-1993", "?a:b", "", edition.NoScheme, "", ""},
		{"url-syntax-05", "HTTP:a", "HTTP", edition.NamedScheme, "draft-fielding-url-syntax-05, section 1.3", "URL-reference"},
		{"url-syntax-05", "file:/a", "file", edition.NamedScheme, "draft-fielding-url-syntax-05, section 5", "URL-reference"},
		{"url-syntax-05", "ldap://h/", "ldap", edition.UnknownScheme, "draft-fielding-url-syntax-05, section 1", "URL-reference"},
		{"rfc2396bis-01", "gopher://h/", "gopher", edition.NamedScheme, "draft-fielding-uri-rfc2396bis-01, section 1.3", "URI-reference"},
		{"rfc2396bis-01", "file:///a", "file", edition.NamedScheme, "draft-fielding-uri-rfc2396bis-01, section 3.2.2", "URI-reference"},
		{"rfc2396bis-01", "urn:a:b", "urn", edition.UnknownScheme, "draft-fielding-uri-rfc2396bis-01, section 1", "URI-reference"},
		{"", "URN:a:b", "URN", edition.NamedScheme, "RFC 3986, section 1.1.2", "URI-reference"},
		{"rfc3986", "file:/a", "file", edition.NamedScheme, "RFC 3986, section 1.2.3", "URI-reference"},
		{"rfc3986", "gopher:a", "gopher", edition.UnknownScheme, "RFC 3986, section 3.1", "URI-reference"},
		{"rfc3986", "x-a:b", "x-a", edition.UnknownScheme, "RFC 3986, section 3.1", "URI-reference"},
		{"rfc3986", "//h/a:b", "", edition.NoScheme, "", "URI-reference"},
	} {
		a := look(t, c.text, c.edition)
		if a.Name != c.name || a.Standing != c.standing || a.Section != c.section || a.Production != c.production {
			t.Errorf("%s: %q: %q is %s by %s, held against %s", c.edition, c.text, a.Name, a.Standing, a.Section, a.Production)
		}
	}
}

func TestUnknownEdition(t *testing.T) {
	if _, err := scheme.Look(scheme.Request{Text: "a:b", Edition: "none"}); err == nil {
		t.Error("there is an answer of no edition")
	}
}

// The three URLs of RFC 1738, section 3.2.2, and its description of them.
func TestFTP(t *testing.T) {
	for text, want := range map[string]string{
		"ftp://myname@host.dom/%2Fetc/motd": "> host.dom:21|USER myname\r\n|PASS <password>\r\n|CWD /etc\r\n|RETR motd\r\n",
		"ftp://myname@host.dom/etc/motd":    "> host.dom:21|USER myname\r\n|PASS <password>\r\n|CWD etc\r\n|RETR motd\r\n",
		"ftp://myname@host.dom//etc/motd":   "> host.dom:21|USER myname\r\n|PASS <password>\r\n|CWD \r\n|CWD etc\r\n|RETR motd\r\n",
	} {
		if got := strings.Join(sent(look(t, text, "rfc1738")), "|"); got != want {
			t.Errorf("%s: %q, want %q", text, got, want)
		}
	}
}

// A run ends with the last text sent, or with a line about what happens to it, and not with a later line, or
// with a question whose answer no longer matters.
func TestLastStep(t *testing.T) {
	for _, text := range []string{
		"ftp://h", "ftp://h/", "ftp://h/a", "ftp://u:p@h/a/b;type=i", "ftp://h/a/;type=d",
		"http://h", "http://h/a?b", "http://h/a#b",
		"gopher://h", "gopher://h/1a%09b", "gopher://h/0a%09%09+", "gopher://h/0a%09%09?", "gopher://h/0a%09%09!x",
		"mailto:a@b", "news:a.b", "news:*", "news:1@b", "nntp://h/a/5", "nntp://h", "nntp:a/5",
		"telnet://h", "telnet://u@h", "telnet://u:p@h/", "rlogin://h", "tn3270://u@h",
		"wais://h/a", "wais://h/a?b", "wais://h/a/b/c", "wais://h", "file:///a", "file://h/a", "prospero://h//a;b=c", "prospero://h",
		"mid:a@b", "cid:a",
	} {
		for _, e := range editiontest.With(edition.OfSchemes) {
			a := look(t, text, e.ID)
			if a.Run == nil {
				continue
			}
			l := a.Scheme.Listing
			last := len(a.Run.Steps()) - 1
			sends := slices.ContainsFunc(a.Run.Edits(last), func(edit trace.Edit) bool { return l.Registers[edit.Register].Sent })
			code := l.Lines[a.Run.Steps()[last].Line].Code
			if !sends && !strings.HasPrefix(code, "no result") && !strings.HasSuffix(code, ": done") && !strings.HasSuffix(code, "; done") {
				t.Errorf("%s: %s ends with %q", e.ID, text, code)
			}
		}
	}
}

// An edition's statements about names cite its own spec, and no name appears twice.
func TestSchemeNames(t *testing.T) {
	for _, e := range editiontest.With(edition.OfSchemes) {
		seen := map[string]bool{}
		for _, s := range e.Schemes.Defined {
			seen[s.Name] = true
		}
		for _, n := range e.Schemes.Names {
			if !strings.HasPrefix(n.Section, e.Document+", ") {
				t.Errorf("%s: %s is of %q", e.ID, n.Names, n.Section)
			}
			for _, name := range strings.Fields(n.Names) {
				if seen[name] || name != strings.ToLower(name) {
					t.Errorf("%s: %s stands twice, or is not in lower case", e.ID, name)
				}
				seen[name] = true
			}
		}
		if !seen["*"] {
			t.Errorf("%s: nothing is said of other names", e.ID)
		}
	}
}

// A port that a spec gives without defining the scheme, and its advice for schemes that it doesn't define.
func TestPortsAndGateways(t *testing.T) {
	for _, c := range []struct{ edition, text, port, portSection, gateways string }{
		{"rfc3986", "http://h/", "80", "RFC 3986, section 3.2.3", ""},
		{"rfc3986", "HTTP:a", "80", "RFC 3986, section 3.2.3", ""},
		{"rfc3986", "ftp://h/", "", "", ""},
		{"rfc2396bis-01", "http:", "80", "draft-fielding-uri-rfc2396bis-01, section 6.2.3", ""},
		{"rfc2396", "http:", "", "", ""},
		{"rfc1738", "http://h/", "80", "", ""},
		{"rfc1738", "javascript:x", "", "", "RFC 1738, section 4"},
		{"rfc1738", "afs:x", "", "", "RFC 1738, section 4"},
		{"rfc1738", "a/b", "", "", ""},
		{"url-1993", "x-a:b", "", "", "URL draft 1993, Registration of naming schemes"},
		{"rfc1630", "x-a:b", "", "", "RFC 1630, Registration of naming schemes"},
		{"rfc1630", "http://h", "80", "", ""},
		{"url-1993", "gopher://h", "", "", ""},
	} {
		a := look(t, c.text, c.edition)
		if a.Port != c.port || a.PortSection != c.portSection || a.Gateways != c.gateways {
			t.Errorf("%s: %s: port %q by %q, gateways by %q", c.edition, c.text, a.Port, a.PortSection, a.Gateways)
		}
	}
}
