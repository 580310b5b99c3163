package rfc3986

import "uriscope/core/edition"

// exampleBase is the base of RFC 3986, section 5.4.
const exampleBase = "http://a/b/c/d;p?q"

// nonStrict is the spec's answer for parsers that aren't strict: they ignore a reference's scheme if it equals
// the base's. The draft of 2003 has the same choice under another name.
var nonStrict = &edition.Variant{ID: "non-strict", Options: edition.Options{"strict": edition.No, "validating": edition.No}}

// examples are the examples of RFC 3986, in its order. It prints two answers for "http:g".
var examples = []edition.Table{
	{Section: "1.1", Kind: edition.KindParse, Rows: [][2]string{
		{"http://localhost/"},
		{"file:///etc/hosts"},
	}},
	{Section: "1.1.2", Kind: edition.KindParse, Rows: [][2]string{
		{"ftp://ftp.is.co.za/rfc/rfc1808.txt"},
		{"http://www.ietf.org/rfc/rfc2396.txt"},
		{"ldap://[2001:db8::7]/c=GB?objectClass?one"},
		{"mailto:John.Doe@example.com"},
		{"news:comp.infosystems.www.servers.unix"},
		{"tel:+1-816-555-1212"},
		{"telnet://192.0.2.16:80/"},
		{"urn:oasis:names:specification:docbook:dtd:xml:4.1.2"},
	}},
	{Section: "1.2.3", Kind: edition.KindParse, Rows: [][2]string{
		{"scheme:."},
		{"scheme:.."},
	}},
	{Section: "2.1", Kind: edition.KindEncode, Rows: [][2]string{
		{" ", "%20"},
	}},
	{Section: "2.4", Kind: edition.KindEquivalent, Rows: [][2]string{
		{"%7E", "~"},
	}},
	{Section: "2.4", Kind: edition.KindEncode, Rows: [][2]string{
		{"%", "%25"},
	}},
	{Section: "2.5", Kind: edition.KindEncode, Rows: [][2]string{
		{"Laguna Beach", "Laguna%20Beach"},
	}},
	{Section: "2.5", Kind: edition.KindEncode, Of: "ebcdic", Remark: "ebcdic", Rows: [][2]string{
		{"Laguna Beach", "%D3%81%87%A4%95%81@%C2%85%81%83%88"},
	}},
	{Section: "2.5", Kind: edition.KindEncode, Rows: [][2]string{
		{"A", "A"},
		{"\u00C0", "%C3%80"},
		{"\u30A2", "%E3%82%A2"},
	}},
	{Section: "3", Kind: edition.KindParse, Rows: [][2]string{
		{"foo://example.com:8042/over/there?name=ferret#nose"},
		{"urn:example:animal:ferret:nose"},
	}},
	{Section: "3", Kind: edition.KindParts, Rows: [][2]string{
		{"foo://example.com:8042/over/there?name=ferret#nose", "scheme = foo\n" +
			"authority = example.com:8042\n" +
			"path = /over/there\n" +
			"query = name=ferret\n" +
			"fragment = nose"},
		{"urn:example:animal:ferret:nose", "scheme = urn\n" +
			"path = example:animal:ferret:nose"},
	}},
	{Section: "3.3", Kind: edition.KindParse, Rows: [][2]string{
		{"mailto:fred@example.com"},
		{"foo://info.example.com?fred"},
	}},
	{Section: "3.3", Kind: edition.KindPart, Of: "segment", Base: "http://example.com/", Rows: [][2]string{
		{"name;v=1.1"},
		{"name,1.1"},
	}},
	{Section: "3.3", Kind: edition.KindParts, Rows: [][2]string{
		{"mailto:fred@example.com", "path = fred@example.com"},
		{"foo://info.example.com?fred", "path = "},
	}},
	{Section: "4.2", Kind: edition.KindParse, Rows: [][2]string{
		{"this:that"},
		{"./this:that"},
	}},
	{Section: "4.5", Kind: edition.KindParse, Rows: [][2]string{
		{"www.w3.org/Addressing/"},
	}},
	{Section: "5.2.4", Kind: edition.KindDots, Rows: [][2]string{
		{"/a/b/c/./../../g", "/a/g"},
		{"mid/content=5/../6", "mid/6"},
	}},
	{Section: "5.2.4", Kind: edition.KindBuffers, Rows: [][2]string{
		{"/a/b/c/./../../g", "1:  | /a/b/c/./../../g\n" +
			"2E: /a | /b/c/./../../g\n" +
			"2E: /a/b | /c/./../../g\n" +
			"2E: /a/b/c | /./../../g\n" +
			"2B: /a/b/c | /../../g\n" +
			"2C: /a/b | /../g\n" +
			"2C: /a | /g\n" +
			"2E: /a/g | "},
		{"mid/content=5/../6", "1:  | mid/content=5/../6\n" +
			"2E: mid | /content=5/../6\n" +
			"2E: mid/content=5 | /../6\n" +
			"2C: mid | /6\n" +
			"2E: mid/6 | "},
	}},
	{Section: "5.4.1", Kind: edition.KindResolve, Base: exampleBase, Rows: [][2]string{
		{"g:h", "g:h"},
		{"g", "http://a/b/c/g"},
		{"./g", "http://a/b/c/g"},
		{"g/", "http://a/b/c/g/"},
		{"/g", "http://a/g"},
		{"//g", "http://g"},
		{"?y", "http://a/b/c/d;p?y"},
		{"g?y", "http://a/b/c/g?y"},
		{"#s", "http://a/b/c/d;p?q#s"},
		{"g#s", "http://a/b/c/g#s"},
		{"g?y#s", "http://a/b/c/g?y#s"},
		{";x", "http://a/b/c/;x"},
		{"g;x", "http://a/b/c/g;x"},
		{"g;x?y#s", "http://a/b/c/g;x?y#s"},
		{"", "http://a/b/c/d;p?q"},
		{".", "http://a/b/c/"},
		{"./", "http://a/b/c/"},
		{"..", "http://a/b/"},
		{"../", "http://a/b/"},
		{"../g", "http://a/b/g"},
		{"../..", "http://a/"},
		{"../../", "http://a/"},
		{"../../g", "http://a/g"},
	}},
	{Section: "5.4.2", Kind: edition.KindResolve, Base: exampleBase, Remark: "erratum-4547", Rows: [][2]string{
		{"../../../g", "http://a/g"},
		{"../../../../g", "http://a/g"},
	}},
	{Section: "5.4.2", Kind: edition.KindResolve, Base: exampleBase, Rows: [][2]string{
		{"/./g", "http://a/g"},
		{"/../g", "http://a/g"},
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
	{Section: "5.4.2", Kind: edition.KindResolve, Base: exampleBase, With: nonStrict, Rows: [][2]string{
		{"http:g", "http://a/b/c/g"},
	}},
	{Section: "6.2.2", Kind: edition.KindEquivalent, Rows: [][2]string{
		{"eXAMPLE://a/./b/../b/%63/%7bfoo%7d", "example://a/b/c/%7Bfoo%7D"},
	}},
	{Section: "6.2.2.1", Kind: edition.KindEquivalent, Rows: [][2]string{
		{"HTTP://www.EXAMPLE.com/", "http://www.example.com/"},
		{"%3a", "%3A"},
	}},
	{Section: "6.2.3", Kind: edition.KindEquivalent, Rows: [][2]string{
		{"http://example.com", "http://example.com/"},
		{"http://example.com/", "http://example.com/"},
		{"http://example.com:/", "http://example.com/"},
		{"http://example.com:80/", "http://example.com/"},
	}},
	{Section: "6.2.3", Kind: edition.KindParse, Rows: [][2]string{
		{"http://example.com/?"},
	}},
	{Section: "6.2.3", Kind: edition.KindEquivalent, Remark: "by-scheme", Rows: [][2]string{
		{"mailto:Joe@Example.COM", "mailto:Joe@example.com"},
	}},
	{Section: "6.2.3", Kind: edition.KindDifferent, Rows: [][2]string{
		{"http://example.com/?", "http://example.com"},
		{"http://example.com/?", "http://example.com/"},
		{"http://example.com/?", "http://example.com:/"},
		{"http://example.com/?", "http://example.com:80/"},
	}},
	{Section: "6.2.4", Kind: edition.KindParse, Rows: [][2]string{
		{"http://example.com/data"},
		{"http://example.com/data/"},
	}},
	{Section: "7.6", Kind: edition.KindParse, Rows: [][2]string{
		{"ftp://cnn.example.com&story=breaking_news@10.0.0.1/top_story.htm"},
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
	{Section: "C", Kind: edition.KindExtract, Rows: [][2]string{{
		"Yes, Jim, I found it under \"http://www.w3.org/Addressing/\",\n" +
			"but you can probably pick it up from <ftp://foo.example.\n" +
			"com/rfc/>.  Note the warning in <http://www.ics.uci.edu/pub/\n" +
			"ietf/uri/historical.html#WARNING>.",
		"http://www.w3.org/Addressing/\n" +
			"ftp://foo.example.com/rfc/\n" +
			"http://www.ics.uci.edu/pub/ietf/uri/historical.html#WARNING",
	}}},
	{Section: "C", Kind: edition.KindParse, Rows: [][2]string{
		{"http://example.com/"},
	}},
	{Section: "D.2", Kind: edition.KindParse, Rows: [][2]string{
		{"dav:"},
		{"about:"},
	}},
}
