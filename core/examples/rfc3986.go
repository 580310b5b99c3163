package examples

import "strings"

// The base of RFC 3986, section 5.4.
const rfc3986Base = "http://a/b/c/d;p?q"

// rfc3986 are the examples of RFC 3986.
var rfc3986 = concat(
	rfc3986Parse,
	[]Example{
		dots("5.2.4/1", "/a/b/c/./../../g", "/a/g"),
		dots("5.2.4/2", "mid/content=5/../6", "mid/6"),
	},
	rfc3986Normal,
	rfc3986Abnormal,
	rfc3986Equivalent,
	rfc3986Extract,
)

// rfc3986Parse are URIs of sections 1.1.2 and 3 and of Appendix B.
var rfc3986Parse = []Example{
	parse("1.1.2/1", "ftp://ftp.is.co.za/rfc/rfc1808.txt"),
	parse("1.1.2/2", "http://www.ietf.org/rfc/rfc2396.txt"),
	parse("1.1.2/3", "ldap://[2001:db8::7]/c=GB?objectClass?one"),
	parse("1.1.2/4", "mailto:John.Doe@example.com"),
	parse("1.1.2/5", "news:comp.infosystems.www.servers.unix"),
	parse("1.1.2/6", "tel:+1-816-555-1212"),
	parse("1.1.2/7", "telnet://192.0.2.16:80/"),
	parse("1.1.2/8", "urn:oasis:names:specification:docbook:dtd:xml:4.1.2"),
	parse("3/1", "foo://example.com:8042/over/there?name=ferret#nose"),
	parse("3/2", "urn:example:animal:ferret:nose"),
	parse("B/1", "http://www.ics.uci.edu/pub/ietf/uri/#Related"),
}

// rfc3986Normal is the table of section 5.4.1.
var rfc3986Normal = []Example{
	resolve("5.4.1", "g:h", "g:h"),
	resolve("5.4.1", "g", "http://a/b/c/g"),
	resolve("5.4.1", "./g", "http://a/b/c/g"),
	resolve("5.4.1", "g/", "http://a/b/c/g/"),
	resolve("5.4.1", "/g", "http://a/g"),
	resolve("5.4.1", "//g", "http://g"),
	resolve("5.4.1", "?y", "http://a/b/c/d;p?y"),
	resolve("5.4.1", "g?y", "http://a/b/c/g?y"),
	resolve("5.4.1", "#s", "http://a/b/c/d;p?q#s"),
	resolve("5.4.1", "g#s", "http://a/b/c/g#s"),
	resolve("5.4.1", "g?y#s", "http://a/b/c/g?y#s"),
	resolve("5.4.1", ";x", "http://a/b/c/;x"),
	resolve("5.4.1", "g;x", "http://a/b/c/g;x"),
	resolve("5.4.1", "g;x?y#s", "http://a/b/c/g;x?y#s"),
	resolve("5.4.1", "", "http://a/b/c/d;p?q"),
	resolve("5.4.1", ".", "http://a/b/c/"),
	resolve("5.4.1", "./", "http://a/b/c/"),
	resolve("5.4.1", "..", "http://a/b/"),
	resolve("5.4.1", "../", "http://a/b/"),
	resolve("5.4.1", "../g", "http://a/b/g"),
	resolve("5.4.1", "../..", "http://a/"),
	resolve("5.4.1", "../../", "http://a/"),
	resolve("5.4.1", "../../g", "http://a/g"),
}

// rfc3986Abnormal are those of section 5.4.2. For "http:g" the document prints two
// answers.
var rfc3986Abnormal = []Example{
	resolve("5.4.2", "../../../g", "http://a/g"),
	resolve("5.4.2", "../../../../g", "http://a/g"),
	resolve("5.4.2", "/./g", "http://a/g"),
	resolve("5.4.2", "/../g", "http://a/g"),
	resolve("5.4.2", "g.", "http://a/b/c/g."),
	resolve("5.4.2", ".g", "http://a/b/c/.g"),
	resolve("5.4.2", "g..", "http://a/b/c/g.."),
	resolve("5.4.2", "..g", "http://a/b/c/..g"),
	resolve("5.4.2", "./../g", "http://a/b/g"),
	resolve("5.4.2", "./g/.", "http://a/b/c/g/"),
	resolve("5.4.2", "g/./h", "http://a/b/c/g/h"),
	resolve("5.4.2", "g/../h", "http://a/b/c/h"),
	resolve("5.4.2", "g;x=1/./y", "http://a/b/c/g;x=1/y"),
	resolve("5.4.2", "g;x=1/../y", "http://a/b/c/y"),
	resolve("5.4.2", "g?y/./x", "http://a/b/c/g?y/./x"),
	resolve("5.4.2", "g?y/../x", "http://a/b/c/g?y/../x"),
	resolve("5.4.2", "g#s/./x", "http://a/b/c/g#s/./x"),
	resolve("5.4.2", "g#s/../x", "http://a/b/c/g#s/../x"),
	resolve("5.4.2", "http:g", "http:g"),
	nonStrict(resolve("5.4.2", "http:g", "http://a/b/c/g")),
}

// rfc3986Equivalent are URIs of sections 6.2.2 and 6.2.3, each with its normal form.
var rfc3986Equivalent = []Example{
	equivalent("6.2.2/1", "eXAMPLE://a/./b/../b/%63/%7bfoo%7d", "example://a/b/c/%7Bfoo%7D"),
	equivalent("6.2.2.1/1", "HTTP://www.EXAMPLE.com/", "http://www.example.com/"),
	equivalent("6.2.3/1", "http://example.com", "http://example.com/"),
	equivalent("6.2.3/2", "http://example.com/", "http://example.com/"),
	equivalent("6.2.3/3", "http://example.com:/", "http://example.com/"),
	equivalent("6.2.3/4", "http://example.com:80/", "http://example.com/"),
}

// rfc3986Extract is the text of Appendix C.
var rfc3986Extract = []Example{{
	ID: "rfc3986/C/1", Edition: "rfc3986", Section: "RFC 3986, Appendix C", Kind: Extract,
	Input: "Yes, Jim, I found it under \"http://www.w3.org/Addressing/\",\n" +
		"but you can probably pick it up from <ftp://foo.example.\n" +
		"com/rfc/>.  Note the warning in <http://www.ics.uci.edu/pub/\n" +
		"ietf/uri/historical.html#WARNING>.",
	Want: []string{
		"http://www.w3.org/Addressing/",
		"ftp://foo.example.com/rfc/",
		"http://www.ics.uci.edu/pub/ietf/uri/historical.html#WARNING",
	},
}}

func parse(id, text string) Example {
	return rfc3986Example(id, Parse, "", text, text)
}

func dots(id, path, want string) Example {
	return rfc3986Example(id, Dots, "", path, want)
}

func equivalent(id, text, normal string) Example {
	return rfc3986Example(id, Equivalent, "", text, normal)
}

// resolve is an example of the table in a section. Its id ends in the reference
// itself, which the table has once.
func resolve(section, reference, want string) Example {
	return rfc3986Example(section+"/"+reference, Resolve, rfc3986Base, reference, want)
}

func nonStrict(e Example) Example {
	e.ID += "/non-strict"
	e.NonStrict = true
	return e
}

// rfc3986Example makes an example whose id begins with its section.
func rfc3986Example(id string, kind Kind, base, input, want string) Example {
	section, _, _ := strings.Cut(id, "/")
	if section < "A" {
		section = "section " + section
	} else {
		section = "Appendix " + section
	}
	return Example{
		ID: "rfc3986/" + id, Edition: "rfc3986", Section: "RFC 3986, " + section,
		Kind: kind, Base: base, Input: input, Want: []string{want},
	}
}

func concat(lists ...[]Example) []Example {
	var all []Example
	for _, list := range lists {
		all = append(all, list...)
	}
	return all
}
