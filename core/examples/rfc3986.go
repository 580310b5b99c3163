package examples

// rfc3986Base is the base of RFC 3986, section 5.4.
const rfc3986Base = "http://a/b/c/d;p?q"

// rfc3986 are the examples of RFC 3986, in its order. For "http:g" it prints two
// answers.
var rfc3986 = []table{
	{section: "1.1", kind: Parse, rows: []row{
		{input: "http://localhost/"},
		{input: "file:///etc/hosts"},
	}},
	{section: "1.1.2", kind: Parse, rows: []row{
		{input: "ftp://ftp.is.co.za/rfc/rfc1808.txt"},
		{input: "http://www.ietf.org/rfc/rfc2396.txt"},
		{input: "ldap://[2001:db8::7]/c=GB?objectClass?one"},
		{input: "mailto:John.Doe@example.com"},
		{input: "news:comp.infosystems.www.servers.unix"},
		{input: "tel:+1-816-555-1212"},
		{input: "telnet://192.0.2.16:80/"},
		{input: "urn:oasis:names:specification:docbook:dtd:xml:4.1.2"},
	}},
	{section: "3", kind: Parse, rows: []row{
		{input: "foo://example.com:8042/over/there?name=ferret#nose"},
		{input: "urn:example:animal:ferret:nose"},
	}},
	{section: "3.3", kind: Parse, rows: []row{
		{input: "mailto:fred@example.com"},
		{input: "foo://info.example.com?fred"},
	}},
	{section: "4.2", kind: Parse, rows: []row{
		{input: "this:that"},
		{input: "./this:that"},
	}},
	{section: "4.5", kind: Parse, rows: []row{
		{input: "www.w3.org/Addressing/"},
	}},
	{section: "5.2.4", kind: Dots, rows: []row{
		{"/a/b/c/./../../g", "/a/g"},
		{"mid/content=5/../6", "mid/6"},
	}},
	{section: "5.4.1", kind: Resolve, base: rfc3986Base, rows: []row{
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
	{section: "5.4.2", kind: Resolve, base: rfc3986Base, rows: []row{
		{"../../../g", "http://a/g"},
		{"../../../../g", "http://a/g"},
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
	{section: "5.4.2", kind: Resolve, base: rfc3986Base, nonStrict: true, rows: []row{
		{"http:g", "http://a/b/c/g"},
	}},
	{section: "6.2.2", kind: Equivalent, rows: []row{
		{"eXAMPLE://a/./b/../b/%63/%7bfoo%7d", "example://a/b/c/%7Bfoo%7D"},
	}},
	{section: "6.2.2.1", kind: Equivalent, rows: []row{
		{"HTTP://www.EXAMPLE.com/", "http://www.example.com/"},
	}},
	{section: "6.2.3", kind: Equivalent, rows: []row{
		{"http://example.com", "http://example.com/"},
		{"http://example.com/", "http://example.com/"},
		{"http://example.com:/", "http://example.com/"},
		{"http://example.com:80/", "http://example.com/"},
	}},
	{section: "6.2.3", kind: Parse, rows: []row{
		{input: "http://example.com/?"},
	}},
	{section: "6.2.3", kind: Equivalent, remark: "by-scheme", rows: []row{
		{"mailto:Joe@Example.COM", "mailto:Joe@example.com"},
	}},
	{section: "6.2.4", kind: Parse, rows: []row{
		{input: "http://example.com/data"},
		{input: "http://example.com/data/"},
	}},
	{section: "7.6", kind: Parse, rows: []row{
		{input: "ftp://cnn.example.com&story=breaking_news@10.0.0.1/top_story.htm"},
	}},
	{section: "B", kind: Parse, rows: []row{
		{input: "http://www.ics.uci.edu/pub/ietf/uri/#Related"},
	}},
	{section: "C", kind: Extract, rows: []row{{
		"Yes, Jim, I found it under \"http://www.w3.org/Addressing/\",\n" +
			"but you can probably pick it up from <ftp://foo.example.\n" +
			"com/rfc/>.  Note the warning in <http://www.ics.uci.edu/pub/\n" +
			"ietf/uri/historical.html#WARNING>.",
		"http://www.w3.org/Addressing/\n" +
			"ftp://foo.example.com/rfc/\n" +
			"http://www.ics.uci.edu/pub/ietf/uri/historical.html#WARNING",
	}}},
	{section: "C", kind: Parse, rows: []row{
		{input: "http://example.com/"},
	}},
	{section: "D.2", kind: Parse, rows: []row{
		{input: "dav:"},
		{input: "about:"},
	}},
}
