package urlsyntax05

import "uriscope/core/grammar"

// source is the grammar of draft-fielding-url-syntax-05, Appendix A, in its order, followed by the rules that
// aren't in the appendix, from draft-fielding-url-syntax-05, sections 2.4.3 and 5.1.1.
var source = grammar.Source{Document: "draft-fielding-url-syntax-05", Rules: `
# 3
URL-reference = [ absoluteURL | relativeURL ] [ "#" fragment ]
# 4.2
absoluteURL = generic-URL | opaque-URL
opaque-URL = scheme ":" *urlc
generic-URL = scheme ":" relativeURL

# 5
; Ambiguous: a path may begin with two slashes, too. The prose says that the site wins, and so
; does the split; here, what is no site is a path.
relativeURL* = net_path | abs_path | rel_path
net_path = "//" site [ abs_path ]
abs_path = "/"  rel_path
rel_path = [ path_segments ] [ "?" query ]

# 4.1
scheme = 1*( alpha | digit | "+" | "-" | "." )

# 4.3.1
site = [ [ user [ ":" password ] "@" ] hostport ]
user = *( unreserved | escaped | ";" | "&" | "=" | "+" )
password = *( unreserved | escaped | ";" | "&" | "=" | "+" )

hostport = host [ ":" port ]
host = hostname | hostnumber
hostname = *( domainlabel "." ) toplabel
domainlabel = alphanum | alphanum *( alphanum | "-" ) alphanum
toplabel = alpha | alpha *( alphanum | "-" ) alphanum
hostnumber = 1*digit "." 1*digit "." 1*digit "." 1*digit
port = *digit

# 4.3.2
path = [ "/" ] path_segments
path_segments = segment *( "/" segment )
segment = *pchar *( ";" param )
param = *pchar
pchar = unreserved | escaped | ":" | "@" | "&" | "=" | "+"

# 4.3.3
query = *urlc
# 3
fragment = *urlc

# A
urlc = reserved | unreserved | escaped
# 2.2
reserved = ";" | "/" | "?" | ":" | "@" | "&" | "=" | "+"
# 2.3
unreserved = alpha | digit | mark
mark = "$" | "-" | "_" | "." | "!" | "~" |
	"*" | "'" | "(" | ")" | ","

# 2.4.1
escaped = "%" hex hex
hex = digit | "A" | "B" | "C" | "D" | "E" | "F" |
	"a" | "b" | "c" | "d" | "e" | "f"

# 1.4, Syntax Notation and Common Elements
alphanum = alpha | digit
alpha = lowalpha | upalpha
; The document lists the letters one by one. Here it distinguishes small letters and
; capitals, but a literal matches both (RFC 822, section 2.1), so they are numbers.
lowalpha~ = %x61-7A
upalpha~ = %x41-5A
digit = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" |
	"8" | "9"

# 2.4.3
; Excluded characters. The document describes control and space in prose.
control~ = %x00-1F / %x7F
space~ = %x20
delims = "<" | ">" | "#" | "%" | <">
unwise = "{" | "}" | "|" | "\" | "^" | "[" | "]" | "` + "`" + `"

# 5.1.1
; Header fields. The white space that RFC 822 allows in them is left out.
Content-Base = "Content-Base" ":" absoluteURL
Content-Location = "Content-Location" ":"
	( absoluteURL | relativeURL )
`}
