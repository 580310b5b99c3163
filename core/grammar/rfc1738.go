package grammar

import "sync"

// RFC1738 returns the grammar of RFC 1738, section 5, in its order.
//
// The document puts brackets around optional or repeated elements: its *[ a | b ] is
// any number of a and b, and its 1*[ a | b ] at least one. Here such a group has
// parentheses, so that 1*( a | b ) is not empty. And its lists of the letters of one
// case are ranges here, because "a" stands for "A" as well.
func RFC1738() *Grammar {
	rfc1738Once.Do(func() {
		g, err := New("RFC 1738", rfc1738)
		if err != nil {
			panic(err) // a slip of the pen below
		}
		rfc1738Grammar = g
	})
	return rfc1738Grammar
}

var (
	rfc1738Once    sync.Once
	rfc1738Grammar *Grammar
)

var rfc1738 = []Rule{
	{Name: "genericurl", Section: "5", Definition: `scheme ":" schemepart`},

	{Name: "url", Section: "5", Definition: `httpurl | ftpurl | newsurl |
nntpurl | telneturl | gopherurl |
waisurl | mailtourl | fileurl |
prosperourl | otherurl`},

	{Name: "otherurl", Section: "5", Definition: `genericurl`},
	{Name: "scheme", Section: "5", Definition: `1*( lowalpha | digit | "+" | "-" | "." )`},
	{Name: "schemepart", Section: "5", Definition: `*xchar | ip-schemepart`},

	// URL schemeparts for ip based protocols.
	{Name: "ip-schemepart", Section: "5", Definition: `"//" login [ "/" urlpath ]`},
	{Name: "login", Section: "5", Definition: `[ user [ ":" password ] "@" ] hostport`},
	{Name: "hostport", Section: "5", Definition: `host [ ":" port ]`},
	{Name: "host", Section: "5", Definition: `hostname | hostnumber`},
	{Name: "hostname", Section: "5", Definition: `*( domainlabel "." ) toplabel`},
	{Name: "domainlabel", Section: "5", Definition: `alphadigit | alphadigit *( alphadigit | "-" ) alphadigit`},
	{Name: "toplabel", Section: "5", Definition: `alpha | alpha *( alphadigit | "-" ) alphadigit`},
	{Name: "alphadigit", Section: "5", Definition: `alpha | digit`},
	{Name: "hostnumber", Section: "5", Definition: `digits "." digits "." digits "." digits`},
	{Name: "port", Section: "5", Definition: `digits`},
	{Name: "user", Section: "5", Definition: `*( uchar | ";" | "?" | "&" | "=" )`},
	{Name: "password", Section: "5", Definition: `*( uchar | ";" | "?" | "&" | "=" )`},
	{Name: "urlpath", Section: "5", Definition: `*xchar    ; depends on protocol see section 3.1`},

	// FTP.
	{Name: "ftpurl", Section: "5", Definition: `"ftp://" login [ "/" fpath [ ";type=" ftptype ]]`},
	{Name: "fpath", Section: "5", Definition: `fsegment *( "/" fsegment )`},
	{Name: "fsegment", Section: "5", Definition: `*( uchar | "?" | ":" | "@" | "&" | "=" )`},
	{Name: "ftptype", Section: "5", Definition: `"A" | "I" | "D" | "a" | "i" | "d"`},

	// FILE.
	{Name: "fileurl", Section: "5", Definition: `"file://" [ host | "localhost" ] "/" fpath`},

	// HTTP.
	{Name: "httpurl", Section: "5", Definition: `"http://" hostport [ "/" hpath [ "?" search ]]`},
	{Name: "hpath", Section: "5", Definition: `hsegment *( "/" hsegment )`},
	{Name: "hsegment", Section: "5", Definition: `*( uchar | ";" | ":" | "@" | "&" | "=" )`},
	{Name: "search", Section: "5", Definition: `*( uchar | ";" | ":" | "@" | "&" | "=" )`},

	// GOPHER. The slash has no quotation marks in the document.
	{Name: "gopherurl", Section: "5", Decided: true, Definition: `"gopher://" hostport [ "/" [ gtype [ selector
[ "%09" search [ "%09" gopher+_string ] ] ] ] ]`},
	{Name: "gtype", Section: "5", Definition: `xchar`},
	{Name: "selector", Section: "5", Definition: `*xchar`},
	{Name: "gopher+_string", Section: "5", Definition: `*xchar`},

	// MAILTO.
	{Name: "mailtourl", Section: "5", Definition: `"mailto:" encoded822addr`},
	{Name: "encoded822addr", Section: "5", Definition: `1*xchar               ; further defined in RFC822`},

	// NEWS.
	{Name: "newsurl", Section: "5", Definition: `"news:" grouppart`},
	{Name: "grouppart", Section: "5", Definition: `"*" | group | article`},
	{Name: "group", Section: "5", Definition: `alpha *( alpha | digit | "-" | "." | "+" | "_" )`},
	{Name: "article", Section: "5", Definition: `1*( uchar | ";" | "/" | "?" | ":" | "&" | "=" ) "@" host`},

	// NNTP.
	{Name: "nntpurl", Section: "5", Definition: `"nntp://" hostport "/" group [ "/" digits ]`},

	// TELNET.
	{Name: "telneturl", Section: "5", Definition: `"telnet://" login [ "/" ]`},

	// WAIS.
	{Name: "waisurl", Section: "5", Definition: `waisdatabase | waisindex | waisdoc`},
	{Name: "waisdatabase", Section: "5", Definition: `"wais://" hostport "/" database`},
	{Name: "waisindex", Section: "5", Definition: `"wais://" hostport "/" database "?" search`},
	{Name: "waisdoc", Section: "5", Definition: `"wais://" hostport "/" database "/" wtype "/" wpath`},
	{Name: "database", Section: "5", Definition: `*uchar`},
	{Name: "wtype", Section: "5", Definition: `*uchar`},
	{Name: "wpath", Section: "5", Definition: `*uchar`},

	// PROSPERO.
	{Name: "prosperourl", Section: "5", Definition: `"prospero://" hostport "/" ppath *( fieldspec )`},
	{Name: "ppath", Section: "5", Definition: `psegment *( "/" psegment )`},
	{Name: "psegment", Section: "5", Definition: `*( uchar | "?" | ":" | "@" | "&" | "=" )`},
	{Name: "fieldspec", Section: "5", Definition: `";" fieldname "=" fieldvalue`},
	{Name: "fieldname", Section: "5", Definition: `*( uchar | "?" | ":" | "@" | "&" )`},
	{Name: "fieldvalue", Section: "5", Definition: `*( uchar | "?" | ":" | "@" | "&" )`},

	// Miscellaneous definitions.
	{Name: "lowalpha", Section: "5", Definition: `%x61-7A`},
	{Name: "hialpha", Section: "5", Definition: `%x41-5A`},
	{Name: "alpha", Section: "5", Definition: `lowalpha | hialpha`},
	{Name: "digit", Section: "5", Definition: `"0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" |
"8" | "9"`},
	{Name: "safe", Section: "5", Definition: `"$" | "-" | "_" | "." | "+"`},
	{Name: "extra", Section: "5", Definition: `"!" | "*" | "'" | "(" | ")" | ","`},
	{Name: "national", Section: "5", Definition: `"{" | "}" | "|" | "\" | "^" | "~" | "[" | "]" | ` + "\"`\""},
	{Name: "punctuation", Section: "5", Definition: `"<" | ">" | "#" | "%" | <">`},
	{Name: "reserved", Section: "5", Definition: `";" | "/" | "?" | ":" | "@" | "&" | "="`},
	{Name: "hex", Section: "5", Definition: `digit | "A" | "B" | "C" | "D" | "E" | "F" |
"a" | "b" | "c" | "d" | "e" | "f"`},
	{Name: "escape", Section: "5", Definition: `"%" hex hex`},
	{Name: "unreserved", Section: "5", Definition: `alpha | digit | safe | extra`},
	{Name: "uchar", Section: "5", Definition: `unreserved | escape`},
	{Name: "xchar", Section: "5", Definition: `unreserved | reserved | escape`},
	{Name: "digits", Section: "5", Definition: `1*digit`},
}
