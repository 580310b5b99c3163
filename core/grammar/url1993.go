package grammar

import "sync"

// URL1993 returns the grammar of the URL draft of July 1993, under the heading "BNF
// syntax", in its order.
//
// The document writes a single letter for itself and a word for an entity:
//
//	h t t p : / / hostport
//
// Here what stands for itself is in quotation marks, and the word "space" is %x20.
// The letters of a scheme are exact, as %s"http" has it; alpha and hex have both
// cases of each of theirs anyway.
func URL1993() *Grammar {
	url1993Once.Do(func() {
		g, err := New("URL draft 1993", url1993)
		if err != nil {
			panic(err) // a slip of the pen below
		}
		url1993Grammar = g
	})
	return url1993Grammar
}

var (
	url1993Once    sync.Once
	url1993Grammar *Grammar
)

// bnf93 is the section of all rules.
const bnf93 = "BNF syntax"

var url1993 = []Rule{
	{Name: "fragmentaddress", Section: bnf93, Definition: `url [ "#" fragmentid ]`},
	{Name: "url", Section: bnf93, Definition: `generic | httpaddress | fileaddress |
newsaddress | prosperoaddress | telnetaddress
| gopheraddress | waisaddress | afsaddress`},
	{Name: "generic", Section: bnf93, Definition: `scheme ":" path [ "?" search ]`},
	// Ambiguous: a colon is also a character of ialpha.
	{Name: "scheme", Section: bnf93, Decided: true, Definition: `ialpha`},
	{Name: "httpaddress", Section: bnf93, Definition: `%s"http" ":" "/" "/" hostport [ "/" path ] [ "?"
search ]`},
	{Name: "fileaddress", Section: bnf93, Definition: `%s"ftp" ":" "/" "/" host "/" path`},
	{Name: "afsaddress", Section: bnf93, Definition: `%s"afs" ":" "/" "/" cellname "/" path`},
	{Name: "newsaddress", Section: bnf93, Definition: `%s"news" ":" groupart`},
	{Name: "waisaddress", Section: bnf93, Definition: `waisindex | waisdoc`},
	{Name: "waisindex", Section: bnf93, Definition: `%s"wais" ":" "/" "/" hostport "/" database [ "?" search
]`},
	{Name: "waisdoc", Section: bnf93, Definition: `%s"wais" ":" "/" "/" hostport "/" database "/" wtype "/"
digits "/" path`},
	{Name: "groupart", Section: bnf93, Definition: `"*" | group | article`},
	// Ambiguous: a dot is also a character of ialpha.
	{Name: "group", Section: bnf93, Decided: true, Definition: `ialpha [ "." group ]`},
	{Name: "article", Section: bnf93, Definition: `xalphas "@" host`},
	{Name: "database", Section: bnf93, Definition: `xalphas`},
	{Name: "wtype", Section: bnf93, Definition: `xalphas`},
	{Name: "prosperoaddress", Section: bnf93, Definition: `prosperolink`},
	// Ambiguous: a path may itself have %00 in it.
	{Name: "prosperolink", Section: bnf93, Decided: true, Definition: `%s"prospero" ":" "/" "/" hostport "/" hsoname [ "%"
"0" "0" version [ attributes ] ]`},
	{Name: "hsoname", Section: bnf93, Definition: `path`},
	{Name: "version", Section: bnf93, Definition: `digits`},
	{Name: "attributes", Section: bnf93, Definition: `attribute [ attributes ]`},
	{Name: "attribute", Section: bnf93, Definition: `alphanums`},
	{Name: "telnetaddress", Section: bnf93, Definition: `%s"telnet" ":" "/" "/" [ user "@" ] hostport`},
	{Name: "gopheraddress", Section: bnf93, Definition: `%s"gopher" ":" "/" "/" hostport [ "/" gtype [
selector ] ] [ "?" search ]`},
	{Name: "hostport", Section: bnf93, Definition: `host [ ":" port ]`},
	{Name: "host", Section: bnf93, Definition: `hostname | hostnumber`},
	{Name: "cellname", Section: bnf93, Definition: `hostname`},
	// Ambiguous: a dot is also a character of ialpha.
	{Name: "hostname", Section: bnf93, Decided: true, Definition: `ialpha [ "." hostname ]`},
	{Name: "hostnumber", Section: bnf93, Definition: `digits "." digits "." digits "." digits`},
	{Name: "port", Section: bnf93, Definition: `digits`},
	{Name: "selector", Section: bnf93, Definition: `path`},
	{Name: "path", Section: bnf93, Definition: `void | xpalphas [ "/" path ]`},
	{Name: "search", Section: bnf93, Definition: `xalphas [ "+" search ]`},
	{Name: "user", Section: bnf93, Definition: `xalphas`},
	{Name: "fragmentid", Section: bnf93, Definition: `xalphas`},
	{Name: "gtype", Section: bnf93, Definition: `xalpha`},
	{Name: "xalpha", Section: bnf93, Definition: `alpha | digit | safe | extra | escape`},
	{Name: "xalphas", Section: bnf93, Definition: `xalpha [ xalphas ]`},
	{Name: "xpalpha", Section: bnf93, Definition: `xalpha | "+"`},
	// Printed as "xpalpha [ xpalpha ]", with which no element of a path could be
	// longer than two characters, and no example of the document would match.
	{Name: "xpalphas", Section: bnf93, Decided: true, Definition: `xpalpha [ xpalphas ]`},
	{Name: "ialpha", Section: bnf93, Definition: `alpha [ xalphas ]`},

	{Name: "alpha", Section: bnf93, Definition: `"a" | "b" | "c" | "d" | "e" | "f" | "g" | "h" | "i" | "j" | "k" | "l"
| "m" | "n" | "o" | "p" | "q" | "r" | "s" | "t" | "u" | "v" | "w"
| "x" | "y" | "z" | "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H"
| "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" | "S"
| "T" | "U" | "V" | "W" | "X" | "Y" | "Z"`},
	{Name: "digit", Section: bnf93, Definition: `"0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9"`},
	{Name: "safe", Section: bnf93, Definition: `"$" | "-" | "_" | "@" | "." | "&"`},
	// The prose, under the heading "Choices", says that a space is not legal.
	{Name: "extra", Section: bnf93, Decided: true, Definition: `"!" | "*" | <"> | "'" | "(" | ")" | ":" | ";" | "," | %x20`},
	{Name: "escape", Section: bnf93, Definition: `"%" hex hex`},
	{Name: "hex", Section: bnf93, Definition: `digit | "a" | "b" | "c" | "d" | "e" | "f" | "A" | "B" | "C" | "D"
| "E" | "F"`},
	// Printed with a gap and two vertical lines too many.
	{Name: "variant", Section: bnf93, Decided: true, Definition: `"{" | "}" | "|" | "[" | "]" | "\" | "^" | "~"`},
	{Name: "punctuation", Section: bnf93, Definition: `"<" | ">"`},
	{Name: "digits", Section: bnf93, Definition: `digit [ digits ]`},
	{Name: "alphanum", Section: bnf93, Definition: `alpha | digit`},
	{Name: "alphanums", Section: bnf93, Definition: `alphanum [ alphanums ]`},
	// Printed with nothing after its name.
	{Name: "void", Section: bnf93, Decided: true, Definition: `""`},
}
