package lens_test

import (
	"net/netip"
	"regexp"
	"slices"
	"strings"
	"testing"

	"uriscope/core/edition"
	"uriscope/core/edition/editiontest"
	"uriscope/core/editions"
	"uriscope/core/internal/outside"
)

// ordinary are addresses as people write them every day. None has a finding, in any edition.
var ordinary = strings.Fields(`
http://example.org/ http://example.org https://www.example.com/a/b/c.html?d=e&f=g#h HTTP://EXAMPLE.ORG/
http://192.0.2.7/index.html https://[2001:db8::7]/ ftp://ftp.is.co.za/rfc/rfc1808.txt file:///etc/hosts
gopher://gopher.tc.umn.edu/11/Mailing%20Lists/ telnet://192.0.2.16/ mailto:John.Doe@example.com
news:comp.infosystems.www.servers.unix tel:+1-816-555-1212 urn:oasis:names:specification:docbook:dtd:xml:4.1.2
ldap://ldap.example.com/c=GB?objectClass?one http://example.org/~user/page;v=1.1,2.0 http://example.org/contact/auxiliary
http://example.org/r%C3%A9sum%C3%A9 http://example.org/search?q=a%2Fb%3Fc&url=http://www.example.com:25/ http://xn--bcher-kva.example/
http://a.b-c.d1/e http://example.org/100%25 http://example.org/a//b/ http://example.org/.well-known/x http://example.org/a.b..c
http://example.org:80/ https://example.org:443/ ftp://example.org:21/x http://example.org/com/lpt0 wais://host/db?q
map.png ../map.png ./a/b/ ?page=2 #top /shop/cart //example.net/x g;x=1/../y .htaccess ..hidden a/./b/../c wwww.txt 2001/10/18.html
`)

func TestOrdinary(t *testing.T) {
	for _, text := range ordinary {
		looksOrdinary(t, text)
	}
}

// looksOrdinary checks that an address has no findings: as a reference, and as a base if it can be one.
func looksOrdinary(t *testing.T, text string) {
	t.Helper()
	pairs := []pair{{"http://example.org/a/b/c", text}}
	if asBase.MatchString(text) {
		pairs = append(pairs, pair{text, "g"}, pair{text, ""})
	}
	for _, p := range pairs {
		nothingIn(t, p)
	}
}

// nothingIn checks that nothing is found in a pair, in any edition.
func nothingIn(t *testing.T, p pair) {
	t.Helper()
	for _, e := range editiontest.With(edition.OfFindings) {
		for _, f := range found(t, e, p) {
			if f.ID == edition.ShownHost {
				continue // it reports how the address is displayed
			}
			t.Errorf("%s: %q: %s %s on the %s\n%s", e.ID, p, f.Sure, f.ID, f.On, editiontest.Link(e, p.base, p.reference))
		}
	}
}

// The forms of an address: with a host, which is a domain name whose last label begins with a letter, or four
// numbers, or an IPv6 address in brackets, and with its scheme's port, or a port of four digits if the scheme
// doesn't require a host, or an empty port, or none; with an empty host or none; or without a scheme.
var (
	withHost    = regexp.MustCompile(`(?i)^(?<to>(?:[a-z][a-z0-9+.-]*:)?//(?:` + name + `|` + number + `(?:\.` + number + `){3}|\[(?<address>[0-9a-f.:]+)\])(?<port>:[0-9]*)?)(?:/[^?#]*)?(?:\?[^#]*)?(?:#.*)?$`)
	withoutHost = regexp.MustCompile(`(?i)^(?<to>[a-z][a-z0-9+.-]*:(?:///|/)?)(?:[^/?#][^?#]*)?(?:\?[^#]*)?(?:#.*)?$`)
	hostSchemes = regexp.MustCompile(`(?i)^(https?|ftp|gopher|nntp|telnet|wais|prospero|wss?):`)
	relative    = regexp.MustCompile(`^([^/?#:]+)?(/[^/?#][^?#]*|/)?(\?[^#]*)?(#.*)?$`)
	ownPort     = regexp.MustCompile(`(?i)^((http|ws)://.*:80|(https|wss)://.*:443|ftp://.*:21|gopher://.*:70|ldap://.*:389|([^:]*:)?//.*:)$`)
	fourDigits  = regexp.MustCompile(`^:[1-9][0-9]{3}$`)
	usual       = regexp.MustCompile(`(?i)^([a-z0-9._~!$&'()*+,;=:@/?#\[\]-]|%[2-7][0-9a-f]|` + letter + `)+$`)
	unusual     = regexp.MustCompile(`(?i)%2[ef]|%25(?:25)*(?:2[ef]|5c|0[0ad])|%3a|%5[bcd]|%7f|%c2%([89]|a0|ad)|%e2%80|%ef|^www\.`)
)

const (
	letter = `%[c-e][0-9a-f](?:%[89ab][0-9a-f])+`
	label  = `(?:[a-z0-9]|` + letter + `)(?:(?:[a-z0-9-]|` + letter + `)*[a-z0-9])?`
	name   = `(?:` + label + `\.)*(?:[a-z]|[a-z][a-z0-9-]*[a-z0-9]|` + letter + `)\.?`
	number = `(?:[1-9]?[0-9]|1[0-9][0-9]|2[0-4][0-9]|25[0-5])`
)

// isOrdinary is the rule that picks addresses from the suites. An address has one of the forms above, with a
// host if its scheme requires one. It has the characters of a URI. Its percent-encodings are of visible
// characters, except ".", "/", "\", ":", "[" and "]", and none is encoded twice. Its path doesn't go up out of
// the directory that it begins in, but a relative one can go up the given number of levels. It has no "...",
// doesn't begin with "www.", and has either no empty segments, or no dot segments, or "//" before it.
func isOrdinary(text string, levels int) bool {
	if !usual.MatchString(text) || unusual.MatchString(text) {
		return false
	}
	path, depth, rooted := text[:strings.IndexAny(text+"?#", "?#")], 0, true
	of := func(form *regexp.Regexp, group string) string {
		return form.FindStringSubmatch(text)[form.SubexpIndex(group)]
	}
	switch {
	case withHost.MatchString(text):
		address, port, to := of(withHost, "address"), of(withHost, "port"), of(withHost, "to")
		if _, err := netip.ParseAddr(address); address != "" && err != nil {
			return false
		}
		if port != "" && !ownPort.MatchString(to) && (hostSchemes.MatchString(to) || !fourDigits.MatchString(port)) {
			return false
		}
		path = strings.TrimPrefix(path, to)
	case strings.ContainsAny(path, "[]"):
		return false
	case withoutHost.MatchString(text) && !hostSchemes.MatchString(text):
		to := of(withoutHost, "to")
		path, rooted = strings.TrimPrefix(path, to), strings.HasSuffix(to, "///")
	case relative.MatchString(text):
		if rooted = false; !strings.HasPrefix(path, "/") {
			depth = levels
		}
	default:
		return false
	}
	segments := strings.Split(strings.TrimPrefix(path, "/"), "/")
	empty, dots := false, false
	for i, segment := range segments {
		switch depth++; segment {
		case "":
			empty = empty || i < len(segments)-1
		case ".":
			dots, depth = true, depth-1
		case "..":
			dots, depth = true, depth-2
		case "...":
			return false
		}
		if depth < 0 {
			return false
		}
	}
	return rooted || !empty || !dots
}

// None of the suites' ordinary addresses, nearly a thousand, has a finding, nor do their ordinary references
// with a base.
func TestOrdinarySuites(t *testing.T) {
	met, pairs := map[string]bool{}, map[pair]bool{}
	for _, name := range outside.Suites(t, "*.json") {
		var cases any
		outside.Cases(t, name, &cases)
		collect(cases, met, pairs)
	}
	if len(met) < 990 || len(pairs) < 300 {
		t.Errorf("%d ordinary addresses and %d pairs, want at least 990 and 300", len(met), len(pairs))
	}
	for text := range met {
		looksOrdinary(t, text)
	}
	for p := range pairs {
		nothingIn(t, p)
	}
	t.Logf("%d ordinary addresses, %d ordinary references with their bases", len(met), len(pairs))
}

// texts are the keys in the suites whose texts are addresses.
var texts = []string{"base", "ref", "want", "want_rfc2396", "input", "target", "href", "oracle"}

// collect adds the ordinary addresses among the texts of a suite, and its pairs of a base and a relative
// reference that are both ordinary, the base with a host and a path.
func collect(value any, met map[string]bool, pairs map[pair]bool) {
	switch value := value.(type) {
	case string:
		if isOrdinary(value, 2) { // two levels, because the bases here have two
			met[value] = true
		}
	case []any:
		for _, v := range value {
			collect(v, met, pairs)
		}
	case map[string]any:
		for key, v := range value {
			if _, isText := v.(string); !isText || slices.Contains(texts, key) {
				collect(v, met, pairs)
			}
		}
		base, _ := value["base"].(string)
		reference, ok := value["ref"].(string)
		levels := 0
		if path := asBase.FindStringSubmatch(base); path != nil && !strings.Contains(path[1], "/.") {
			levels = strings.Count(path[1], "/") - 1
		}
		if ok && isOrdinary(base, 0) && asBase.MatchString(base) && isOrdinary(reference, levels) {
			pairs[pair{base, reference}] = true
		}
	}
}

// asBase matches an address that has a host and a path, and no fragment.
var asBase = regexp.MustCompile(`^[^/?#:]+://[^/?#]+(/[^?#]*)(?:\?[^#]*)?$`)

// everyday are addresses of many schemes, put together from parts as people write them.
func everyday() (all []string) {
	hosts := []string{"example.org", "www.example.com", "a.b-c.example.net", "host1.example.co.uk", "192.0.2.7", "[2001:db8::7]", "mail.example.org", "h.example"}
	users := []string{"", "mary.smith@", "anna@", "j.p.doe@", "build-bot@", "mary.anne.smith@"}
	paths := []string{"/", "/a/b", "/docs/guide.html", "/~ann/notes", "/2005/10/18", "/x%20y/z", "/a_b-c.d", "/x/y/", "/index.html", "/en/shop/cart", "/v1/items/42"}
	for i, host := range hosts {
		for _, path := range paths {
			for _, start := range []string{"http://", "https://", "ftp://", "prospero://", "ws://", "rsync://", "svn://"} {
				all = append(all, start+host+path)
			}
			all = append(all, "http://"+host+":80"+path+"?q=a%2Fb", "https://"+host+":443"+path, "gopher://"+host+"/0a%2Fb"+path, "gopher://"+host+":70/7"+path+"%09words",
				"ldap://"+host+path, "wais://"+host+"/db?words", "file://"+path, "ftp://"+host+":21"+path+";type=i", "nntp://"+host+"/comp.lang.go/4711")
		}
		for _, user := range users {
			for _, start := range []string{"ssh://", "ftp://", "sftp://", "telnet://", "imap://"} {
				all = append(all, start+user+host+"/")
			}
			all = append(all, "ssh://"+user+host+":22/", "sftp://"+user+host+":22/home", "telnet://"+user+host+":23/")
			if strings.Contains(user, "@") && i%2 == 0 {
				all = append(all, "mailto:"+user+host, "mailto:"+strings.Replace(user, "@", "%2Flist@", 1)+host, "news:"+strings.Replace(user, "@", "%2F4711@", 1)+host)
			}
		}
	}
	return all
}

// None of more than fifteen hundred everyday addresses in a dozen schemes has a finding, except that 1993
// discourages all user names, and browsers shouldn't show any.
func TestEveryday(t *testing.T) {
	seen, schemes, n := map[string]bool{}, map[string]bool{}, 0
	for _, text := range everyday() {
		if seen[text] {
			continue
		}
		seen[text] = true
		n++
		scheme, rest, _ := strings.Cut(text, ":")
		schemes[scheme] = true
		for _, e := range editions.All {
			if (e.ID == "url-1993" || e.ID == "url-standard") && strings.HasPrefix(rest, "//") && strings.Contains(text, "@") {
				continue
			}
			// The other specs discuss "%2F" in any scheme: it doesn't separate segments.
			if e.ID != "rfc1738" && strings.Contains(text[:strings.IndexByte(text+"?", '?')], "%2F") {
				continue
			}
			for _, f := range found(t, e, pair{"http://example.org/a/b/c", text}) {
				t.Errorf("%s: %q: %s %s", e.ID, text, f.Sure, f.ID)
			}
		}
	}
	t.Logf("%d addresses of %d schemes", n, len(schemes))
	if n < 1500 || len(schemes) < 12 {
		t.Errorf("only %d addresses of %d schemes", n, len(schemes))
	}
}

// Real problems, and similar texts that are harmless.
func TestAlarms(t *testing.T) {
	for _, c := range []struct {
		edition, text string
		id            edition.FindingID
		want          bool
	}{
		{"rfc3986", "http://www.example.com@evil.example/", edition.HostLikeUser, true},
		{"rfc3986", "http://bank.de@evil.example/", edition.HostLikeUser, true},
		{"rfc3986", "http://example.com:80@evil.example/", edition.HostLikeUser, true},
		{"rfc3986", "http://192.0.2.1@evil.example/", edition.HostLikeUser, true},
		{"rfc3986", "ssh://mary.smith@example.com/", edition.HostLikeUser, false},
		{"rfc1738", "gopher://h/0a%2Fb", edition.EncodedSlash, false},
		{"rfc1738", "mailto:a%2Fb@c", edition.EncodedSlash, false},
		{"rfc1738", "news:a%2Fb@c", edition.EncodedSlash, false},
		{"rfc1738", "ftp://h/%2Fetc/motd", edition.EncodedSlash, true},
		{"rfc1738", "http://h/a%2Fb", edition.EncodedSlash, true},
	} {
		has := false
		for _, f := range found(t, editions.ByID(c.edition), pair{"http://example.org/", c.text}) {
			has = has || f.ID == c.id
		}
		if has != c.want {
			t.Errorf("%s: %q: %s: %v, want %v", c.edition, c.text, c.id, has, c.want)
		}
	}
	for text, service := range map[string]string{"ftp://h:20/": "ftp-data", "nntp://h:563/a": "nntps", "imap://h:993/": "imaps"} {
		for _, f := range found(t, editions.Standard, pair{"http://example.org/", text}) {
			if f.ID == edition.ReservedPort && !slices.Contains(f.Args, service) {
				t.Errorf("%q: %q, want %s", text, f.Args, service)
			}
		}
	}
}
