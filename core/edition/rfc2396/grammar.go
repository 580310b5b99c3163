package rfc2396

import "uriscope/core/grammar"

// source is the grammar of RFC 2396, Appendix A, in its order, followed by the rules that aren't in the
// appendix, from RFC 2396, section 2.4.3.
var source = grammar.Source{Document: "RFC 2396", Rules: `
# 4
URI-reference = [ absoluteURI | relativeURI ] [ "#" fragment ]
# 3
absoluteURI = scheme ":" ( hier_part | opaque_part )
# 5
; Ambiguous: a path may begin with two slashes, too. The prose says that the authority wins, and
; so does the split; here, what is no authority is a path.
relativeURI* = ( net_path | abs_path | rel_path ) [ "?" query ]

# 3
hier_part = ( net_path | abs_path ) [ "?" query ]
opaque_part = uric_no_slash *uric

uric_no_slash = unreserved | escaped | ";" | "?" | ":" | "@" |
	"&" | "=" | "+" | "$" | ","

net_path = "//" authority [ abs_path ]
abs_path = "/"  path_segments
# 5
rel_path = rel_segment [ abs_path ]

rel_segment = 1*( unreserved | escaped |
	";" | "@" | "&" | "=" | "+" | "$" | "," )

# 3.1
scheme = alpha *( alpha | digit | "+" | "-" | "." )

# 3.2
authority = server | reg_name

# 3.2.1
reg_name = 1*( unreserved | escaped | "$" | "," |
	";" | ":" | "@" | "&" | "=" | "+" )

# 3.2.2
server = [ [ userinfo "@" ] hostport ]
userinfo = *( unreserved | escaped |
	";" | ":" | "&" | "=" | "+" | "$" | "," )

hostport = host [ ":" port ]
host = hostname | IPv4address
hostname = *( domainlabel "." ) toplabel [ "." ]
domainlabel = alphanum | alphanum *( alphanum | "-" ) alphanum
toplabel = alpha | alpha *( alphanum | "-" ) alphanum
IPv4address = 1*digit "." 1*digit "." 1*digit "." 1*digit
port = *digit

# 3.3
path = [ abs_path | opaque_part ]
path_segments = segment *( "/" segment )
segment = *pchar *( ";" param )
param = *pchar
pchar = unreserved | escaped |
	":" | "@" | "&" | "=" | "+" | "$" | ","

# 3.4
query = *uric

# 4.1
fragment = *uric

# 2
uric = reserved | unreserved | escaped
# 2.2
reserved = ";" | "/" | "?" | ":" | "@" | "&" | "=" | "+" |
	"$" | ","
# 2.3
unreserved = alphanum | mark
mark = "-" | "_" | "." | "!" | "~" | "*" | "'" |
	"(" | ")"

# 2.4.1
escaped = "%" hex hex
hex = digit | "A" | "B" | "C" | "D" | "E" | "F" |
	"a" | "b" | "c" | "d" | "e" | "f"

# 1.6
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
`}
