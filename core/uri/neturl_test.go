//go:build !js

package uri_test

import (
	"flag"
	"fmt"
	"net/netip"
	"net/url"
	"os"
	"runtime"
	"strings"
	"testing"

	"uriscope.example/core/uri"
	"uriscope.example/core/uri/netaddr"
)

var update = flag.Bool("update", false, "write net-url.md anew")

// besides are the points of net-url.md: each package's result for a text, as a Go program sees it.
var besides = []struct {
	title, why string
	rows       []beside
}{
	{"Parsing", "net/url accepts what programs meet in practice. core/uri accepts what the grammar of RFC 3986 accepts, and says where a text breaks it.", []beside{
		both("http://a b/", parsed), both("http://a/b c", parsed), both("http://a/[b]", parsed), both("http://h:8x/", parsed),
		both("1http://h/", parsed), both("//[::1.2.3.256]", parsed), both("http://[fe80::1%25en0]/", parsed), both("a:b:c", parsed), both("é", parsed),
	}},
	{"Undefined and empty components", "A Reference keeps the text, so String returns what was parsed. A url.URL keeps only some of the differences.", []beside{
		both("http://a?", printed), both("http://a#", printed), both("http://@a/", printed), both("http://a:/", printed), both("HTTP://A/%7e", printed), both("//", printed), both("http:///a", printed),
	}},
	{"Resolving", "net/url follows RFC 3986 except in a few corner cases.", []beside{
		resolved("http://a/b/c/d;p?q", "../../../g"), resolved("http://a/b/c/d;p?q", "http:g"), resolved("http://a/b/c/d;p?q", "?"), resolved("http://a/b/c/d;p?q", "#"),
		resolved("http://a", "g"), resolved("http://a/b//c", "../d"), resolved("f:/a", ".//g"), resolved("f:a/b", "../c"), resolved("mailto:a@b", "c"), resolved("http://a/b/../c", ""),
	}},
	{"Normalizing", "net/url has no normal form, but JoinPath and ResolveReference clean paths. core/uri has each step of RFC 3986, section 6.2, as an option.", []beside{
		normal("HTTP://EXAMPLE.com:80/a/../%7eb"), normal("f:/x/..//y"), normal("http://a/%2E%2E/b"),
	}},
	{"Parts", "", []beside{
		both("http://u:p@h:080/a%2Fb/c", parts), both("http://[::1]:65536/", parts), both("//1.2.3.4", parts),
	}},
}

// A beside is one or two texts, and the results for them.
type beside struct{ text, net, ours string }

func both(text string, f func(text string) (net, ours string)) beside {
	net, ours := f(text)
	return beside{text, net, ours}
}

const refused = "rejected"

// or returns the value or, for an error of ours, its position and rule.
func or(value string, err error) string {
	if e, ok := err.(*uri.Error); ok {
		return fmt.Sprintf("%s at byte %d: %s", refused, e.At, e.Rule)
	} else if err != nil {
		return refused
	}
	return value
}

const taken = "accepted"

func parsed(text string) (net, ours string) {
	_, err := url.Parse(text)
	_, mine := uri.Parse(text)
	return or(taken, err), or(taken, mine)
}

func printed(text string) (net, ours string) {
	u, err := url.Parse(text)
	if err == nil {
		net = u.String()
	}
	r, mine := uri.Parse(text)
	return or(net, err), or(r.String(), mine)
}

func resolved(base, ref string) beside {
	net := ""
	u, err := url.Parse(base)
	if err == nil {
		if u, err = u.Parse(ref); err == nil {
			net = u.String()
		}
	}
	target, mine := uri.Resolve(base, ref)
	return beside{base + " with " + ref, or(net, err), or(target, mine)}
}

func normal(text string) beside {
	u, err := url.Parse(text)
	net := ""
	if err == nil {
		net = u.JoinPath().String()
	}
	ours, mine := uri.Normalize(text)
	return beside{text, or(net, err), or(ours, mine)}
}

func parts(text string) (net, ours string) {
	u, err := url.Parse(text)
	if err == nil {
		addr, _ := netip.ParseAddr(u.Hostname())
		net = fmt.Sprintf("Hostname %q, Port %q, Path %q, ParseAddr(Hostname()) %v", u.Hostname(), u.Port(), u.Path, addr)
	}
	r, mine := uri.Parse(text)
	host, _ := r.Host()
	port, ok := r.PortNumber()
	addr, _ := netaddr.HostAddr(r)
	return or(net, err), or(fmt.Sprintf("Host %q, PortNumber %d (%v), Path %q, HostAddr %v", host, port, ok, r.Path(), addr), mine)
}

// The page that compares with net/url says what the two packages do.
func TestBesideNetURL(t *testing.T) {
	const name = "net-url.md"
	page, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	const begin, end = "<!-- begin: written by go test -run BesideNetURL -update -->\n", "<!-- end -->\n"
	before, rest, ok1 := strings.Cut(string(page), begin)
	_, after, ok2 := strings.Cut(rest, end)
	if !ok1 || !ok2 {
		t.Fatalf("%s has no place for the tables", name)
	}
	if by, _, _ := strings.Cut(rest, "\n"); !*update && by != "What "+runtime.Version()+" does:" {
		t.Skip(by + " This is " + runtime.Version() + ".")
	}
	var tables strings.Builder
	fmt.Fprintf(&tables, "What %s does:\n", runtime.Version())
	for _, point := range besides {
		fmt.Fprintf(&tables, "\n### %s\n\n", point.title)
		if point.why != "" {
			fmt.Fprintf(&tables, "%s\n\n", point.why)
		}
		tables.WriteString("| text | net/url | core/uri |\n|---|---|---|\n")
		for _, row := range point.rows {
			fmt.Fprintf(&tables, "| %s | %s | %s |\n", code(row.text), code(row.net), code(row.ours))
		}
	}
	tables.WriteString("\n")
	want := before + begin + tables.String() + end + after
	if *update {
		if err := os.WriteFile(name, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
	} else if want != string(page) {
		t.Errorf("%s is not what the packages do: run go test -run BesideNetURL -update, and look at the change", name)
	}
}

// code formats a text as code in a Markdown table, except our own words.
func code(text string) string {
	if text == taken || strings.HasPrefix(text, refused) {
		return text
	}
	return "`" + strings.ReplaceAll(text, "|", `\|`) + "`"
}
