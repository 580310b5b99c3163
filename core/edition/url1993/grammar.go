package url1993

import "uriscope/core/grammar"

// source is the grammar of the URL draft of July 1993, under the heading "BNF syntax", in its order.
//
// The spec writes a single letter for itself and a word for an entity:
//
//	h t t p : / / hostport
//
// In source, literal text is in quotation marks, and the word "space" is %x20. The letters of a scheme are
// exact, like %s"http"; alpha and hex list their letters in both cases anyway.
var source = grammar.Source{Document: "URL draft 1993", Rules: `
# BNF syntax
; The prose, under the heading "Fragment-id", allows a void fragmentid after "#".
fragmentaddress*~ = url [ "#" fragmentid ]
; Ambiguous: a URL of news is also generic.
url* = generic | httpaddress | fileaddress |
	newsaddress | prosperoaddress | telnetaddress
	| gopheraddress | waisaddress | afsaddress
generic~ = scheme ":" path [ "?" search ]
; Ambiguous: a colon is also a character of ialpha.
scheme* = ialpha
httpaddress~ = %s"http" ":" "/" "/" hostport [ "/" path ] [ "?"
	search ]
fileaddress~ = %s"ftp" ":" "/" "/" host "/" path
afsaddress~ = %s"afs" ":" "/" "/" cellname "/" path
newsaddress~ = %s"news" ":" groupart
waisaddress = waisindex | waisdoc
waisindex~ = %s"wais" ":" "/" "/" hostport "/" database [ "?" search
	]
waisdoc~ = %s"wais" ":" "/" "/" hostport "/" database "/" wtype "/"
	digits "/" path
groupart~ = "*" | group | article
; Ambiguous: a dot is also a character of ialpha.
group*~ = ialpha [ "." group ]
article~ = xalphas "@" host
database = xalphas
wtype = xalphas
prosperoaddress = prosperolink
; Ambiguous: a path may itself have %00 in it.
prosperolink*~ = %s"prospero" ":" "/" "/" hostport "/" hsoname [ "%"
	"0" "0" version [ attributes ] ]
hsoname = path
version = digits
attributes = attribute [ attributes ]
attribute = alphanums
telnetaddress~ = %s"telnet" ":" "/" "/" [ user "@" ] hostport
gopheraddress~ = %s"gopher" ":" "/" "/" hostport [ "/" gtype [
	selector ] ] [ "?" search ]
hostport~ = host [ ":" port ]
host = hostname | hostnumber
cellname = hostname
; Ambiguous: a dot is also a character of ialpha.
hostname*~ = ialpha [ "." hostname ]
hostnumber~ = digits "." digits "." digits "." digits
port = digits
selector = path
path~ = void | xpalphas [ "/" path ]
search~ = xalphas [ "+" search ]
user = xalphas
fragmentid = xalphas
gtype = xalpha
xalpha = alpha | digit | safe | extra | escape
xalphas = xalpha [ xalphas ]
xpalpha~ = xalpha | "+"
; Printed as "xpalpha [ xpalpha ]", with which no element of a path could be
; longer than two characters, and no example of the document would match.
xpalphas*~ = xpalpha [ xpalphas ]
ialpha = alpha [ xalphas ]

alpha~ = "a" | "b" | "c" | "d" | "e" | "f" | "g" | "h" | "i" | "j" | "k" | "l"
	| "m" | "n" | "o" | "p" | "q" | "r" | "s" | "t" | "u" | "v" | "w"
	| "x" | "y" | "z" | "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H"
	| "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" | "S"
	| "T" | "U" | "V" | "W" | "X" | "Y" | "Z"
digit~ = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9"
safe~ = "$" | "-" | "_" | "@" | "." | "&"
; The prose, under the heading "Choices", says that a space is not legal.
extra*~ = "!" | "*" | <"> | "'" | "(" | ")" | ":" | ";" | "," | %x20
escape~ = "%" hex hex
hex~ = digit | "a" | "b" | "c" | "d" | "e" | "f" | "A" | "B" | "C" | "D"
	| "E" | "F"
; Printed with a gap and two vertical lines too many.
variant*~ = "{" | "}" | "|" | "[" | "]" | "\" | "^" | "~"
punctuation~ = "<" | ">"
digits = digit [ digits ]
alphanum = alpha | digit
alphanums = alphanum [ alphanums ]
; Printed with nothing after its name.
void*~ = ""
`}
