package grammar

import "sync"

// URLSyntax05 returns the grammar of draft-fielding-url-syntax-05, Appendix A, in
// the order of that appendix, with the rules at its end that the appendix does not
// collect: those of sections 2.4.3 and 5.1.1.
func URLSyntax05() *Grammar {
	urlSyntax05Once.Do(func() {
		g, err := New("draft-fielding-url-syntax-05", urlSyntax05)
		if err != nil {
			panic(err) // a slip of the pen below
		}
		urlSyntax05Grammar = g
	})
	return urlSyntax05Grammar
}

var (
	urlSyntax05Once    sync.Once
	urlSyntax05Grammar *Grammar
)

var urlSyntax05 = []Rule{
	{Name: "URL-reference", Section: "3", Definition: `[ absoluteURL | relativeURL ] [ "#" fragment ]`},
	{Name: "absoluteURL", Section: "4.2", Definition: `generic-URL | opaque-URL`},
	{Name: "opaque-URL", Section: "4.2", Definition: `scheme ":" *urlc`},
	{Name: "generic-URL", Section: "4.2", Definition: `scheme ":" relativeURL`},

	{Name: "relativeURL", Section: "5", Definition: `net_path | abs_path | rel_path`},
	{Name: "net_path", Section: "5", Definition: `"//" site [ abs_path ]`},
	{Name: "abs_path", Section: "5", Definition: `"/"  rel_path`},
	{Name: "rel_path", Section: "5", Definition: `[ path_segments ] [ "?" query ]`},

	{Name: "scheme", Section: "4.1", Definition: `1*( alpha | digit | "+" | "-" | "." )`},

	{Name: "site", Section: "4.3.1", Definition: `[ [ user [ ":" password ] "@" ] hostport ]`},
	{Name: "user", Section: "4.3.1", Definition: `*( unreserved | escaped | ";" | "&" | "=" | "+" )`},
	{Name: "password", Section: "4.3.1", Definition: `*( unreserved | escaped | ";" | "&" | "=" | "+" )`},

	{Name: "hostport", Section: "4.3.1", Definition: `host [ ":" port ]`},
	{Name: "host", Section: "4.3.1", Definition: `hostname | hostnumber`},
	{Name: "hostname", Section: "4.3.1", Definition: `*( domainlabel "." ) toplabel`},
	{Name: "domainlabel", Section: "4.3.1", Definition: `alphanum | alphanum *( alphanum | "-" ) alphanum`},
	{Name: "toplabel", Section: "4.3.1", Definition: `alpha | alpha *( alphanum | "-" ) alphanum`},
	{Name: "hostnumber", Section: "4.3.1", Definition: `1*digit "." 1*digit "." 1*digit "." 1*digit`},
	{Name: "port", Section: "4.3.1", Definition: `*digit`},

	{Name: "path", Section: "4.3.2", Definition: `[ "/" ] path_segments`},
	{Name: "path_segments", Section: "4.3.2", Definition: `segment *( "/" segment )`},
	{Name: "segment", Section: "4.3.2", Definition: `*pchar *( ";" param )`},
	{Name: "param", Section: "4.3.2", Definition: `*pchar`},
	{Name: "pchar", Section: "4.3.2", Definition: `unreserved | escaped | ":" | "@" | "&" | "=" | "+"`},

	{Name: "query", Section: "4.3.3", Definition: `*urlc`},
	{Name: "fragment", Section: "3", Definition: `*urlc`},

	{Name: "urlc", Section: "A", Definition: `reserved | unreserved | escaped`},
	{Name: "reserved", Section: "2.2", Definition: `";" | "/" | "?" | ":" | "@" | "&" | "=" | "+"`},
	{Name: "unreserved", Section: "2.3", Definition: `alpha | digit | mark`},
	{Name: "mark", Section: "2.3", Definition: `"$" | "-" | "_" | "." | "!" | "~" |
"*" | "'" | "(" | ")" | ","`},

	{Name: "escaped", Section: "2.4.1", Definition: `"%" hex hex`},
	{Name: "hex", Section: "2.4.1", Definition: `digit | "A" | "B" | "C" | "D" | "E" | "F" |
"a" | "b" | "c" | "d" | "e" | "f"`},

	{Name: "alphanum", Section: "1.4", Definition: `alpha | digit`},
	{Name: "alpha", Section: "1.4", Definition: `lowalpha | upalpha`},
	// The document lists the letters one by one. It tells small ones from capitals
	// here, while a literal takes either (RFC 822, section 2.1), so they are numbers.
	{Name: "lowalpha", Section: "1.4", Definition: `%x61-7A`},
	{Name: "upalpha", Section: "1.4", Definition: `%x41-5A`},
	{Name: "digit", Section: "1.4", Definition: `"0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" |
"8" | "9"`},

	// What is excluded. The document has control and space as prose.
	{Name: "control", Section: "2.4.3", Definition: `%x00-1F / %x7F`},
	{Name: "space", Section: "2.4.3", Definition: `%x20`},
	{Name: "delims", Section: "2.4.3", Definition: `"<" | ">" | "#" | "%" | <">`},
	{Name: "unwise", Section: "2.4.3", Definition: `"{" | "}" | "|" | "\" | "^" | "[" | "]" | "` + "`" + `"`},

	// Header fields. White space that RFC 822 allows in them is not written down.
	{Name: "Content-Base", Section: "5.1.1", Definition: `"Content-Base" ":" absoluteURL`},
	{Name: "Content-Location", Section: "5.1.1", Definition: `"Content-Location" ":"
( absoluteURL | relativeURL )`},
}
