package urlsyntax05

import "uriscope/core/edition"

// exampleBase is the base of draft-fielding-url-syntax-05, Appendix C.
const exampleBase = "http://a/b/c/d;p?q"

// examples are the examples of draft-fielding-url-syntax-05, in its order.
var examples = []edition.Table{
	{Section: "1.3", Kind: edition.KindParse, Rows: [][2]string{
		{"ftp://ftp.is.co.za/rfc/rfc1808.txt"},
		{"gopher://spinaltap.micro.umn.edu/00/Weather/California/Los%20Angeles"},
		{"http://www.math.uio.no/faq/compression-faq/part1.html"},
		{"mailto:mduerst@ifi.unizh.ch"},
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
	{Section: "4.3.1", Kind: edition.KindParse, Rows: [][2]string{
		{"ftp://@host.com/"},
		{"ftp://host.com/"},
		{"ftp://foo:@host.com/"},
	}},
	{Section: "4.3.1", Kind: edition.KindParts, Rows: [][2]string{
		{"ftp://@host.com/", "user = \npassword = <undefined>"},
		{"ftp://host.com/", "user = <undefined>"},
		{"ftp://foo:@host.com/", "user = foo\npassword = "},
	}},
	{Section: "5", Kind: edition.KindParse, Rows: [][2]string{
		{"./this:that"},
		{"this:that"},
	}},
	{Section: "5.1.1", Kind: edition.KindParse, Rows: [][2]string{
		{"http://www.ics.uci.edu/Test/a/b/c"},
	}},
	{Section: "6", Kind: edition.KindEquivalent, Rows: [][2]string{
		{"http://www.XEROX.com", "http://www.xerox.com"},
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
		{"g?y/./x", "http://a/b/c/g?y/x"},
		{"g?y/../x", "http://a/b/c/x"},
		{"g#s/./x", "http://a/b/c/g#s/./x"},
		{"g#s/../x", "http://a/b/c/g#s/../x"},
		{"http:g", "http:g"},
		{"http:", "http:"},
	}},
	{Section: "C.2", Kind: edition.KindResolve, Base: exampleBase, Remark: "stripped", Rows: [][2]string{
		{"http://a/../b/c", "http://a/b/c"},
	}},
	{Section: "D", Kind: edition.KindResolve, Base: "http://www.ics.uci.edu/Test/a/b/c", Rows: [][2]string{
		{"../x", "http://www.ics.uci.edu/Test/a/x"},
	}},
	{Section: "E", Kind: edition.KindExtract, Rows: [][2]string{{
		"Yes, Jim, I found it under \"http://www.w3.org/pub/WWW/\",\n" +
			"but you can probably pick it up from <ftp://ds.internic.\n" +
			"net/rfc/>.  Note the warning in <http://ds.internic.net/\n" +
			"instructions/overview.html#WARNING>.",
		"http://www.w3.org/pub/WWW/\n" +
			"ftp://ds.internic.net/rfc/\n" +
			"http://ds.internic.net/instructions/overview.html#WARNING",
	}}},
	{Section: "E", Kind: edition.KindParse, Rows: [][2]string{
		{"http://test.com/"},
	}},
	{Section: "F.2", Kind: edition.KindParse, Rows: [][2]string{
		{"foo:/bar"},
		{"foo:bar"},
	}},
}
