package rfc1738

import "uriscope/core/grammar"

// source is the grammar of RFC 1738, section 5, in its order.
//
// The spec puts brackets around optional or repeated elements: its *[ a | b ] is any number of a and b, and its
// 1*[ a | b ] at least one. In source such a group has parentheses, so that 1*( a | b ) isn't empty. The spec's
// lists of the letters of one case become ranges, because "a" also matches "A". The scheme has letters of
// either case, because the comment next to it asks interpreters to ignore case.
var source = grammar.Source{Document: "RFC 1738", Rules: `
# 5
genericurl = scheme ":" schemepart

url = httpurl | ftpurl | newsurl |
	nntpurl | telneturl | gopherurl |
	waisurl | mailtourl | fileurl |
	prosperourl | otherurl

otherurl = genericurl
scheme*~ = 1*( alpha | digit | "+" | "-" | "." )
schemepart = *xchar | ip-schemepart

; URL schemeparts for ip based protocols.
ip-schemepart = "//" login [ "/" urlpath ]
login = [ user [ ":" password ] "@" ] hostport
hostport = host [ ":" port ]
host = hostname | hostnumber
hostname~ = *( domainlabel "." ) toplabel
domainlabel~ = alphadigit | alphadigit *( alphadigit | "-" ) alphadigit
toplabel~ = alpha | alpha *( alphadigit | "-" ) alphadigit
alphadigit = alpha | digit
hostnumber = digits "." digits "." digits "." digits
port = digits
user~ = *( uchar | ";" | "?" | "&" | "=" )
password~ = *( uchar | ";" | "?" | "&" | "=" )
urlpath = *xchar    ; depends on protocol see section 3.1

; FTP.
ftpurl = "ftp://" login [ "/" fpath [ ";type=" ftptype ]]
fpath~ = fsegment *( "/" fsegment )
fsegment~ = *( uchar | "?" | ":" | "@" | "&" | "=" )
ftptype = "A" | "I" | "D" | "a" | "i" | "d"

; FILE.
fileurl = "file://" [ host | "localhost" ] "/" fpath

; HTTP.
httpurl = "http://" hostport [ "/" hpath [ "?" search ]]
hpath~ = hsegment *( "/" hsegment )
hsegment~ = *( uchar | ";" | ":" | "@" | "&" | "=" )
search~ = *( uchar | ";" | ":" | "@" | "&" | "=" )

; GOPHER. The slash has no quotation marks in the document.
gopherurl*~ = "gopher://" hostport [ "/" [ gtype [ selector
	[ "%09" search [ "%09" gopher+_string ] ] ] ] ]
gtype = xchar
selector = *xchar
gopher+_string = *xchar

; MAILTO.
mailtourl = "mailto:" encoded822addr
encoded822addr = 1*xchar               ; further defined in RFC822

; NEWS.
newsurl = "news:" grouppart
grouppart = "*" | group | article
group~ = alpha *( alpha | digit | "-" | "." | "+" | "_" )
article~ = 1*( uchar | ";" | "/" | "?" | ":" | "&" | "=" ) "@" host

; NNTP.
nntpurl = "nntp://" hostport "/" group [ "/" digits ]

; TELNET.
telneturl = "telnet://" login [ "/" ]

; WAIS.
waisurl = waisdatabase | waisindex | waisdoc
waisdatabase = "wais://" hostport "/" database
waisindex = "wais://" hostport "/" database "?" search
waisdoc = "wais://" hostport "/" database "/" wtype "/" wpath
database = *uchar
wtype = *uchar
wpath = *uchar

; PROSPERO.
prosperourl~ = "prospero://" hostport "/" ppath *( fieldspec )
ppath~ = psegment *( "/" psegment )
psegment~ = *( uchar | "?" | ":" | "@" | "&" | "=" )
fieldspec = ";" fieldname "=" fieldvalue
fieldname~ = *( uchar | "?" | ":" | "@" | "&" )
fieldvalue~ = *( uchar | "?" | ":" | "@" | "&" )

; Miscellaneous definitions.
lowalpha~ = %x61-7A
hialpha~ = %x41-5A
alpha = lowalpha | hialpha
digit = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" |
	"8" | "9"
safe = "$" | "-" | "_" | "." | "+"
extra = "!" | "*" | "'" | "(" | ")" | ","
national = "{" | "}" | "|" | "\" | "^" | "~" | "[" | "]" | "` + "`" + `"
punctuation = "<" | ">" | "#" | "%" | <">
reserved = ";" | "/" | "?" | ":" | "@" | "&" | "="
hex = digit | "A" | "B" | "C" | "D" | "E" | "F" |
	"a" | "b" | "c" | "d" | "e" | "f"
escape = "%" hex hex
unreserved = alpha | digit | safe | extra
uchar = unreserved | escape
xchar = unreserved | reserved | escape
digits = 1*digit
`}
