package rfc1630

import "uriscope/core/grammar"

// source is the grammar of RFC 1630: the one of all URIs, then the one of individual schemes, each in its
// order. Rules printed in both appear once, in the first.
//
// The spec writes a single letter for itself and a word for an entity:
//
//	h t t p : / / hostport
//
// In source, literal text is in quotation marks, and the word "space" is %x20. The letters of a scheme are
// exact, like %s"http"; alpha and hex list their letters in both cases anyway.
var source = grammar.Source{Document: "RFC 1630", Rules: `
# BNF of Generic URI Syntax
; Printed as "uri [ # fragmentid ]"; but a uri has no port, and a URL of http may have one. The
; prose, under the heading "Fragment-id", allows a void fragmentid after "#".
fragmentaddress*~ = ( url | uri ) [ "#" fragmentid ]
uri~ = scheme ":" path [ "?" search ]
scheme = ialpha
; Printed as "void |  xpalphas  [  / path ]" here, and with segment in the other grammar. By the
; usual rank of "|" no path could begin with "/", and no URI of http would be a uri.
path*~ = ( void | xpalphas ) [ "/" path ]
; Ambiguous: a plus is also a character of xalphas, as safe is printed for single schemes.
search*~ = xalphas [ "+" search ]
fragmentid = xalphas
xalpha = alpha | digit | safe | extra | escape
xalphas = xalpha [ xalphas ]
xpalpha~ = xalpha | "+"
; Printed as "xpalpha [ xpalpha ]" here, and as below in the other grammar.
xpalphas*~ = xpalpha [ xpalphas ]
ialpha = alpha [ xalphas ]
alpha~ = "a" | "b" | "c" | "d" | "e" | "f" | "g" | "h" | "i" | "j" | "k" |
	"l" | "m" | "n" | "o" | "p" | "q" | "r" | "s" | "t" | "u" | "v" |
	"w" | "x" | "y" | "z" | "A" | "B" | "C" | "D" | "E" | "F" | "G" |
	"H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" |
	"S" | "T" | "U" | "V" | "W" | "X" | "Y" | "Z"
digit~ = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9"
; Printed without the plus here, and with it (and a second "-") in the other grammar.
safe*~ = "$" | "-" | "_" | "@" | "." | "&" | "+"
extra~ = "!" | "*" | <"> | "'" | "(" | ")" | ","
reserved~ = "=" | ";" | "/" | "#" | "?" | ":" | %x20
escape~ = "%" hex hex
hex~ = digit | "a" | "b" | "c" | "d" | "e" | "f" | "A" | "B" | "C" |
	"D" | "E" | "F"
national~ = "{" | "}" | "|" | "[" | "]" | "\" | "^" | "~"
punctuation~ = "<" | ">"
; Printed with nothing after its name.
void*~ = ""
# BNF for specific URL schemes
prefixedurl~ = %s"url" ":" url
url = httpaddress | ftpaddress | newsaddress |
	nntpaddress | prosperoaddress | telnetaddress
	| gopheraddress | waisaddress |
	mailtoaddress | midaddress | cidaddress
httpaddress~ = %s"http" ":" "/" "/" hostport [ "/" path ] [ "?"
	search ]
; Ambiguous: a ftptype may also be the end of the path. The prose has ";type=" before it.
ftpaddress*~ = %s"ftp" ":" "/" "/" login "/" path [ ftptype ]
; Printed as no alternative of url, "as historical note".
afsaddress*~ = %s"afs" ":" "/" "/" cellname "/" path
newsaddress~ = %s"news" ":" groupart
; The prose, under the heading "NNTP", has the name of a server as well.
nntpaddress*~ = %s"nntp" ":" group "/" digits
midaddress~ = %s"mid" ":" addr-spec
cidaddress~ = %s"cid" ":" content-identifier
; Not printed: the prose refers to RFC 822. Here it is as mailtoaddress has it.
addr-spec*~ = xalphas "@" hostname
; Not printed: the prose says that it is similar.
content-identifier*~ = addr-spec
; Ambiguous: an "@" is also a character of xalphas.
mailtoaddress*~ = %s"mailto" ":" xalphas "@" hostname
waisaddress = waisindex | waisdoc
waisindex~ = %s"wais" ":" "/" "/" hostport "/" database [ "?" search
	]
waisdoc~ = %s"wais" ":" "/" "/" hostport "/" database "/" wtype "/"
	wpath
wpath~ = digits "=" path ";" [ wpath ]
groupart~ = "*" | group | article
; Ambiguous: a dot is also a character of ialpha.
group*~ = ialpha [ "." group ]
article*~ = xalphas "@" host
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
telnetaddress~ = %s"telnet" ":" "/" "/" login
gopheraddress~ = %s"gopher" ":" "/" "/" hostport [ "/" gtype [
	gcommand ] ]
; Ambiguous: an "@" is also a character of hostname.
login*~ = [ user [ ":" password ] "@" ] hostport
hostport~ = host [ ":" port ]
host = hostname | hostnumber
ftptype~ = %s"A" formcode | %s"E" formcode | %s"I" | %s"L" digits
formcode~ = %s"N" | %s"T" | %s"C"
cellname = hostname
; Ambiguous: a dot is also a character of ialpha.
hostname*~ = ialpha [ "." hostname ]
hostnumber~ = digits "." digits "." digits "." digits
port = digits
gcommand = path
segment = xpalphas
user = alphanum2 [ user ]
password = alphanum2 [ password ]
gtype = xalpha
alphanum2~ = alpha | digit | "-" | "_" | "." | "+"
digits = digit [ digits ]
alphanum = alpha | digit
alphanums = alphanum [ alphanums ]
`}
