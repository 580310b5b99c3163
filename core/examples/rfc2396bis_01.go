package examples

// rfc2396bis01Base is the base of draft-fielding-uri-rfc2396bis-01, Appendix C.
const rfc2396bis01Base = "http://a/b/c/d;p?q"

// rfc2396bis01 are the examples of draft-fielding-uri-rfc2396bis-01, in its order. It
// prints two answers for "http:g", and for references that climb too far: the second
// is that of some implementations.
var rfc2396bis01 = []table{
	{section: "1.3", kind: Parse, rows: []row{
		{input: "ftp://ftp.is.co.za/rfc/rfc1808.txt"},
		{input: "gopher://gopher.tc.umn.edu:70/11/Mailing%20Lists/"},
		{input: "http://www.ietf.org/rfc/rfc2396.txt"},
		{input: "mailto:John.Doe@example.com"},
		{input: "news:comp.infosystems.www.servers.unix"},
		{input: "telnet://melvyl.ucop.edu/"},
	}},
	{section: "5", kind: Parse, rows: []row{
		{input: "./this:that"},
		{input: "this:that"},
	}},
	{section: "6.2.2", kind: Equivalent, rows: []row{
		{"eXAMPLE://a/./b/../b/c/%7a", "example://a/b/c/%7A"},
	}},
	{section: "6.2.2.1", kind: Equivalent, rows: []row{
		{"HTTP://www.EXAMPLE.com/", "http://www.example.com/"},
	}},
	{section: "6.2.3", kind: Equivalent, rows: []row{
		{"http://example.com:80/", "http://example.com/"},
	}},
	{section: "6.2.4", kind: Parse, rows: []row{
		{input: "http://example.com/data"},
		{input: "http://example.com/data/"},
	}},
	{section: "7.5", kind: Parse, rows: []row{
		{input: "http://www.example.com&story=breaking_news@10.0.0.1/top_story.htm"},
	}},
	{section: "B", kind: Parse, rows: []row{
		{input: "http://www.ics.uci.edu/pub/ietf/uri/#Related"},
	}},
	{section: "C.1", kind: Resolve, base: rfc2396bis01Base, rows: []row{
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
	{section: "C.2", kind: Resolve, base: rfc2396bis01Base, rows: []row{
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
	{section: "C.2", kind: Resolve, base: rfc2396bis01Base, nonStrict: true, rows: []row{
		{"http:g", "http://a/b/c/g"},
	}},
	{section: "C.2", kind: Resolve, base: rfc2396bis01Base, excess: "remove", rows: []row{
		{"../../../g", "http://a/g"},
		{"../../../../g", "http://a/g"},
	}},
	{section: "D", kind: Resolve, base: "http://www.example.com/Test/a/b/c", rows: []row{
		{"../x", "http://www.example.com/Test/a/x"},
	}},
	{section: "E", kind: Extract, rows: []row{{
		"Yes, Jim, I found it under \"http://www.w3.org/Addressing/\",\n" +
			"but you can probably pick it up from <ftp://ds.internic.\n" +
			"net/rfc/>.  Note the warning in <http://www.ics.uci.edu/pub/\n" +
			"ietf/uri/historical.html#WARNING>.",
		"http://www.w3.org/Addressing/\n" +
			"ftp://ds.internic.net/rfc/\n" +
			"http://www.ics.uci.edu/pub/ietf/uri/historical.html#WARNING",
	}}},
	{section: "E", kind: Parse, rows: []row{
		{input: "http://example.com/"},
	}},
	{section: "F", kind: Parse, rows: []row{
		{input: "www.w3.org/Addressing/"},
	}},
	{section: "G.2", kind: Parse, rows: []row{
		{input: "DAV:"},
		{input: "about:"},
	}},
}
