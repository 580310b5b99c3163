package examples

// urlSyntax05Base is the base of draft-fielding-url-syntax-05, Appendix C.
const urlSyntax05Base = "http://a/b/c/d;p?q"

// urlSyntax05 are the examples of draft-fielding-url-syntax-05, in its order.
var urlSyntax05 = []table{
	{section: "1.3", kind: Parse, rows: []row{
		{input: "ftp://ftp.is.co.za/rfc/rfc1808.txt"},
		{input: "gopher://spinaltap.micro.umn.edu/00/Weather/California/Los%20Angeles"},
		{input: "http://www.math.uio.no/faq/compression-faq/part1.html"},
		{input: "mailto:mduerst@ifi.unizh.ch"},
		{input: "news:comp.infosystems.www.servers.unix"},
		{input: "telnet://melvyl.ucop.edu/"},
	}},
	{section: "4.3.1", kind: Parse, rows: []row{
		{input: "ftp://@host.com/"},
		{input: "ftp://host.com/"},
		{input: "ftp://foo:@host.com/"},
	}},
	{section: "5", kind: Parse, rows: []row{
		{input: "./this:that"},
		{input: "this:that"},
	}},
	{section: "5.1.1", kind: Parse, rows: []row{
		{input: "http://www.ics.uci.edu/Test/a/b/c"},
	}},
	{section: "6", kind: Equivalent, rows: []row{
		{"http://www.XEROX.com", "http://www.xerox.com"},
	}},
	{section: "B", kind: Parse, rows: []row{
		{input: "http://www.ics.uci.edu/pub/ietf/uri/#Related"},
	}},
	{section: "C.1", kind: Resolve, base: urlSyntax05Base, rows: []row{
		{"g:h", "g:h"},
		{"g", "http://a/b/c/g"},
		{"./g", "http://a/b/c/g"},
		{"g/", "http://a/b/c/g/"},
		{"/g", "http://a/g"},
		{"//g", "http://g"},
		{"?y", "http://a/b/c/?y"},
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
	{section: "C.2", kind: Resolve, base: urlSyntax05Base, rows: []row{
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
		{"g?y/./x", "http://a/b/c/g?y/x"},
		{"g?y/../x", "http://a/b/c/x"},
		{"g#s/./x", "http://a/b/c/g#s/./x"},
		{"g#s/../x", "http://a/b/c/g#s/../x"},
		{"http:g", "http:g"},
		{"http:", "http:"},
	}},
	{section: "C.2", kind: Resolve, base: urlSyntax05Base, remark: "stripped", rows: []row{
		{"http://a/../b/c", "http://a/b/c"},
	}},
	{section: "D", kind: Resolve, base: "http://www.ics.uci.edu/Test/a/b/c", rows: []row{
		{"../x", "http://www.ics.uci.edu/Test/a/x"},
	}},
	{section: "E", kind: Extract, rows: []row{{
		"Yes, Jim, I found it under \"http://www.w3.org/pub/WWW/\",\n" +
			"but you can probably pick it up from <ftp://ds.internic.\n" +
			"net/rfc/>.  Note the warning in <http://ds.internic.net/\n" +
			"instructions/overview.html#WARNING>.",
		"http://www.w3.org/pub/WWW/\n" +
			"ftp://ds.internic.net/rfc/\n" +
			"http://ds.internic.net/instructions/overview.html#WARNING",
	}}},
	{section: "E", kind: Parse, rows: []row{
		{input: "http://test.com/"},
	}},
	{section: "F.2", kind: Parse, rows: []row{
		{input: "foo:/bar"},
		{input: "foo:bar"},
	}},
}
