package rfc2396bis01

import "uriscope/core/edition"

// exampleBase is the base of draft-fielding-uri-rfc2396bis-01, Appendix C.
const exampleBase = "http://a/b/c/d;p?q"

// nonValidating is the spec's answer for parsers that don't validate: they ignore a reference's scheme if it
// equals the base's. RFC 3986 has the same choice under another name.
var nonValidating = &edition.Variant{ID: "non-strict", Options: edition.Options{"strict": edition.No, "validating": edition.No}}

// removed is the spec's answer for implementations that remove superfluous ".." segments.
var removed = &edition.Variant{ID: "remove", Options: edition.Options{"excess": "remove"}}

// examples are the examples of draft-fielding-uri-rfc2396bis-01, in its order. It prints two answers for
// "http:g" and for references that go up too far; the second is what some implementations do.
var examples = []edition.Table{
	{Section: "1.3", Kind: edition.KindParse, Rows: [][2]string{
		{"ftp://ftp.is.co.za/rfc/rfc1808.txt"},
		{"gopher://gopher.tc.umn.edu:70/11/Mailing%20Lists/"},
		{"http://www.ietf.org/rfc/rfc2396.txt"},
		{"mailto:John.Doe@example.com"},
		{"news:comp.infosystems.www.servers.unix"},
		{"telnet://melvyl.ucop.edu/"},
	}},
	{Section: "2.4.1", Kind: edition.KindEncode, Rows: [][2]string{
		{" ", "%20"},
	}},
	{Section: "2.4.2", Kind: edition.KindEquivalent, Rows: [][2]string{
		{"%7e", "~"},
	}},
	{Section: "2.4.2", Kind: edition.KindEncode, Rows: [][2]string{
		{"%", "%25"},
	}},
	{Section: "5", Kind: edition.KindParse, Rows: [][2]string{
		{"./this:that"},
		{"this:that"},
	}},
	{Section: "6.2.2", Kind: edition.KindEquivalent, Rows: [][2]string{
		{"eXAMPLE://a/./b/../b/c/%7a", "example://a/b/c/%7A"},
	}},
	{Section: "6.2.2.1", Kind: edition.KindEquivalent, Rows: [][2]string{
		{"HTTP://www.EXAMPLE.com/", "http://www.example.com/"},
	}},
	{Section: "6.2.2.2", Kind: edition.KindEquivalent, Rows: [][2]string{
		{"%3a", "%3A"},
	}},
	{Section: "6.2.3", Kind: edition.KindEquivalent, Rows: [][2]string{
		{"http://example.com:80/", "http://example.com/"},
	}},
	{Section: "6.2.4", Kind: edition.KindParse, Rows: [][2]string{
		{"http://example.com/data"},
		{"http://example.com/data/"},
	}},
	{Section: "7.5", Kind: edition.KindParse, Rows: [][2]string{
		{"http://www.example.com&story=breaking_news@10.0.0.1/top_story.htm"},
	}},
	{Section: "B", Kind: edition.KindParse, Rows: [][2]string{
		{"http://www.ics.uci.edu/pub/ietf/uri/#Related"},
	}},
	{Section: "B", Kind: edition.KindGroups, Rows: [][2]string{
		{"http://www.ics.uci.edu/pub/ietf/uri/#Related", "$1 = http:\n" +
			"$2 = http\n" +
			"$3 = //www.ics.uci.edu\n" +
			"$4 = www.ics.uci.edu\n" +
			"$5 = /pub/ietf/uri/\n" +
			"$6 = <undefined>\n" +
			"$7 = <undefined>\n" +
			"$8 = #Related\n" +
			"$9 = Related"},
	}},
	{Section: "C.1", Kind: edition.KindResolve, Base: exampleBase, Rows: [][2]string{
		{"g:h", "g:h"},
		{"g", "http://a/b/c/g"},
		{"./g", "http://a/b/c/g"},
		{"g/", "http://a/b/c/g/"},
		{"/g", "http://a/g"},
		{"//g", "http://g"},
		{"?y", "http://a/b/c/d;p?y"},
		{"g?y", "http://a/b/c/g?y"},
		{"#s", "(current document)#s"},
		{"g#s", "http://a/b/c/g#s"},
		{"g?y#s", "http://a/b/c/g?y#s"},
		{";x", "http://a/b/c/;x"},
		{"g;x", "http://a/b/c/g;x"},
		{"g;x?y#s", "http://a/b/c/g;x?y#s"},
		{".", "http://a/b/c/"},
		{"./", "http://a/b/c/"},
		{"..", "http://a/b/"},
		{"../", "http://a/b/"},
		{"../g", "http://a/b/g"},
		{"../..", "http://a/"},
		{"../../", "http://a/"},
		{"../../g", "http://a/g"},
	}},
	{Section: "C.2", Kind: edition.KindResolve, Base: exampleBase, Rows: [][2]string{
		{"", "(current document)"},
		{"../../../g", "http://a/../g"},
		{"../../../../g", "http://a/../../g"},
		{"/./g", "http://a/./g"},
		{"/../g", "http://a/../g"},
		{"g.", "http://a/b/c/g."},
		{".g", "http://a/b/c/.g"},
		{"g..", "http://a/b/c/g.."},
		{"..g", "http://a/b/c/..g"},
		{"./../g", "http://a/b/g"},
		{"./g/.", "http://a/b/c/g/"},
		{"g/./h", "http://a/b/c/g/h"},
		{"g/../h", "http://a/b/c/h"},
		{"g;x=1/./y", "http://a/b/c/g;x=1/y"},
		{"g;x=1/../y", "http://a/b/c/y"},
		{"g?y/./x", "http://a/b/c/g?y/./x"},
		{"g?y/../x", "http://a/b/c/g?y/../x"},
		{"g#s/./x", "http://a/b/c/g#s/./x"},
		{"g#s/../x", "http://a/b/c/g#s/../x"},
		{"http:g", "http:g"},
	}},
	{Section: "C.2", Kind: edition.KindResolve, Base: exampleBase, With: nonValidating, Rows: [][2]string{
		{"http:g", "http://a/b/c/g"},
	}},
	{Section: "C.2", Kind: edition.KindResolve, Base: exampleBase, With: removed, Rows: [][2]string{
		{"../../../g", "http://a/g"},
		{"../../../../g", "http://a/g"},
	}},
	{Section: "D", Kind: edition.KindResolve, Base: "http://www.example.com/Test/a/b/c", Rows: [][2]string{
		{"../x", "http://www.example.com/Test/a/x"},
	}},
	{Section: "E", Kind: edition.KindExtract, Rows: [][2]string{{
		"Yes, Jim, I found it under \"http://www.w3.org/Addressing/\",\n" +
			"but you can probably pick it up from <ftp://ds.internic.\n" +
			"net/rfc/>.  Note the warning in <http://www.ics.uci.edu/pub/\n" +
			"ietf/uri/historical.html#WARNING>.",
		"http://www.w3.org/Addressing/\n" +
			"ftp://ds.internic.net/rfc/\n" +
			"http://www.ics.uci.edu/pub/ietf/uri/historical.html#WARNING",
	}}},
	{Section: "E", Kind: edition.KindParse, Rows: [][2]string{
		{"http://example.com/"},
	}},
	{Section: "F", Kind: edition.KindParse, Rows: [][2]string{
		{"www.w3.org/Addressing/"},
	}},
	{Section: "G.2", Kind: edition.KindParse, Rows: [][2]string{
		{"DAV:"},
		{"about:"},
	}},
}
