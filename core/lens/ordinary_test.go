package lens_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

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

// looksOrdinary checks that nothing is found in an address: as a reference, and as a base
// where it can be one.
func looksOrdinary(t *testing.T, text string) {
	t.Helper()
	pairs := []pair{{"http://example.org/a/b/c", text}}
	if asBase.MatchString(text) {
		pairs = append(pairs, pair{text, "g"}, pair{text, ""})
	}
	for _, e := range editions.All {
		for _, p := range pairs {
			for _, f := range found(t, e, p) {
				t.Errorf("%s: %q: %s %s on the %s\n%s", e.ID, p, f.Sure, f.ID, f.On, editiontest.Link(e, p.base, p.reference))
			}
		}
	}
}

// The forms of an address: with a host, which is a domain name, of which the last label begins
// with a letter, or four numbers; with an empty host or none; or without a scheme, and without
// "//" and "www." at the beginning.
var (
	withHost    = regexp.MustCompile(`(?i)^[a-z][a-z0-9+.-]*://((` + label + `\.)*([a-z]|[a-z][a-z0-9-]*[a-z0-9])\.?|` + number + `(\.` + number + `){3})(/[^?#]*)?(\?[^#]*)?(#.*)?$`)
	withoutHost = regexp.MustCompile(`(?i)^[a-z][a-z0-9+.-]*:((//)?/[^/][^?#]*|[^/?#][^?#]*)?(\?[^#]*)?(#.*)?$`)
	hostSchemes = regexp.MustCompile(`(?i)^(https?|ftp|gopher|nntp|telnet|wais|prospero|wss?):`)
	relative    = regexp.MustCompile(`^([^/?#:w][^/?#:]*)?(/[^/?#][^?#]*|/)?(\?[^#]*)?(#.*)?$`)
	usual       = regexp.MustCompile(`^([A-Za-z0-9._~!$&'()*+,;=:@/?#-]|%[2-7][0-9A-F]|%[C-E][0-9A-F](%[89AB][0-9A-F])+)+$`)
	unusual     = regexp.MustCompile(`%2[EF]|%5C|%7F|%C2|%E2%80|%EF`)
)

const (
	label  = `[a-z0-9]([a-z0-9-]*[a-z0-9])?`
	number = `([1-9]?[0-9]|1[0-9][0-9]|2[0-4][0-9]|25[0-5])`
)

// isOrdinary is the rule by which addresses are picked from the suites. An address has one of
// the forms above: with a host, if it is of a scheme that cannot do without. It has the
// characters of a URI, and of percent-encodings only those of characters that can be seen, but
// not of ".", "/" and "\". Its path does not climb out of the directory that it begins in, and
// has no empty segments but the last, and no "...".
func isOrdinary(text string) bool {
	if !usual.MatchString(text) || unusual.MatchString(text) {
		return false
	}
	path := text[:strings.IndexAny(text+"?#", "?#")]
	switch {
	case withHost.MatchString(text):
		_, path, _ = strings.Cut(path, "://")
		_, path, _ = strings.Cut(path, "/")
	case withoutHost.MatchString(text) && !hostSchemes.MatchString(text):
		_, path, _ = strings.Cut(path, ":")
		path = strings.TrimPrefix(strings.TrimPrefix(path, "//"), "/")
	case relative.MatchString(text):
		path = strings.TrimPrefix(path, "/")
	default:
		return false
	}
	depth := 0
	segments := strings.Split(path, "/")
	for i, segment := range segments {
		switch {
		case segment == "" && i < len(segments)-1, segment == "...":
			return false
		case segment == "..":
			depth--
		case segment != ".":
			depth++
		}
		if depth < 0 {
			return false
		}
	}
	return true
}

// None of the ordinary addresses of the suites has a finding, and none of the ordinary
// references that they have with a base: a thousand in all.
func TestOrdinarySuites(t *testing.T) {
	met, pairs := map[string]bool{}, map[pair]bool{}
	for _, name := range outside.Suites(t, "*.json") {
		var cases any
		outside.Cases(t, name, &cases)
		collect(cases, met, pairs)
	}
	if len(met)+len(pairs) < 1000 {
		t.Errorf("%d ordinary addresses and %d pairs, want at least 1,000", len(met), len(pairs))
	}
	for text := range met {
		looksOrdinary(t, text)
	}
	for p := range pairs {
		for _, e := range editions.All {
			for _, f := range found(t, e, p) {
				t.Errorf("%s: %q: %s %s on the %s\n%s", e.ID, p, f.Sure, f.ID, f.On, editiontest.Link(e, p.base, p.reference))
			}
		}
	}
	t.Logf("%d ordinary addresses, %d ordinary references with their bases", len(met), len(pairs))
}

// collect adds the ordinary addresses among the texts of a suite, and those of its pairs of a
// base and a relative reference in which both are ordinary, the base with a host and a path.
func collect(value any, met map[string]bool, pairs map[pair]bool) {
	switch value := value.(type) {
	case string:
		if isOrdinary(value) {
			met[value] = true
		}
	case []any:
		for _, v := range value {
			collect(v, met, pairs)
		}
	case map[string]any:
		for key, v := range value {
			if _, isText := v.(string); !isText || slices.Contains([]string{"base", "ref", "want", "input", "target", "href", "as_string", "oracle"}, key) {
				collect(v, met, pairs)
			}
		}
		base, _ := value["base"].(string)
		reference, ok := value["ref"].(string)
		if ok && isOrdinary(base) && asBase.MatchString(base) && isOrdinary(reference) {
			pairs[pair{base, reference}] = true
		}
	}
}

// asBase matches an address that has a host and a path, and no fragment.
var asBase = regexp.MustCompile(`^[^/?#:]+://[^/?#]+/[^#]*$`)
