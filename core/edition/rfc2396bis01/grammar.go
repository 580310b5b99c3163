package rfc2396bis01

import "uriscope/core/grammar"

// source is the grammar of draft-fielding-uri-rfc2396bis-01. Its Appendix A should contain the collected
// grammar but is empty, so the rules come from the sections, in order. The core rules of RFC 2234 are at the
// end.
var source = grammar.Source{Document: "draft-fielding-uri-rfc2396bis-01", Rules: `
# 2
uric = reserved / unreserved / escaped
# 2.2
reserved = "[" / "]" / ";" / "/" / "?" /
	":" / "@" / "&" / "=" / "+" / "$" / ","
# 2.3
unreserved = ALPHA / DIGIT / mark
mark = "-" / "_" / "." / "!" / "~" / "*" / "'" / "(" / ")"
# 2.4.1
escaped = "%" HEXDIG HEXDIG
# 2.4.3
delims = "<" / ">" / "#" / "%" / DQUOTE
unwise = "{" / "}" / "|" / "\" / "^" / "` + "`" + `"

# 3
absolute-URI = scheme ":" ( hier-part / opaque-part )
hier-part = [ net-path / abs-path ] [ "?" query ]
net-path = "//" authority [ abs-path ]
abs-path = "/"  path-segments
opaque-part = uric-no-slash *uric
uric-no-slash = unreserved / escaped / "[" / "]" / ";" / "?" /
	":" / "@" / "&" / "=" / "+" / "$" / ","

# 3.1
scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )

# 3.2
authority = server / reg-name
# 3.2.1
reg-name = 1*( unreserved / escaped / ";" /
	":" / "@" / "&" / "=" / "+" / "$" / "," )
# 3.2.2
server = [ [ userinfo "@" ] hostport ]
userinfo = *( unreserved / escaped / ";" /
	":" / "&" / "=" / "+" / "$" / "," )
hostport = host [ ":" port ]
host = IPv6reference / IPv4address / hostname
port = *DIGIT
hostname = domainlabel qualified
qualified = *( "." domainlabel ) [ "." toplabel "." ]
; These two use the "|" of RFC 2396, which is not an operator in RFC 2234.
domainlabel* = alphanum [ 0*61( alphanum | "-" ) alphanum ]
toplabel* = alpha    [ 0*61( alphanum | "-" ) alphanum ]
alphanum = ALPHA / DIGIT

IPv4address = dec-octet "." dec-octet "." dec-octet "." dec-octet
dec-octet = DIGIT /                         ; 0-9
	( %x31-39 DIGIT ) /             ; 10-99
	( "1" 2DIGIT ) /                ; 100-199
	( "2" %x30-34 DIGIT ) /         ; 200-249
	( "25" %x30-35 )                ; 250-255
IPv6reference = "[" IPv6address "]"
IPv6address = (                          6( h4 ":" ) ls32 )
	/ (                     "::" 5( h4 ":" ) ls32 )
	/ ( [              h4 ] "::" 4( h4 ":" ) ls32 )
	/ ( [ *1( h4 ":" ) h4 ] "::" 3( h4 ":" ) ls32 )
	/ ( [ *2( h4 ":" ) h4 ] "::" 2( h4 ":" ) ls32 )
	/ ( [ *3( h4 ":" ) h4 ] "::"    h4 ":"   ls32 )
	/ ( [ *4( h4 ":" ) h4 ] "::"             ls32 )
	/ ( [ *5( h4 ":" ) h4 ] "::"             h4   )
	/ ( [ *6( h4 ":" ) h4 ] "::"                  )
ls32 = ( h4 ":" h4 ) / IPv4address
	; least-significant 32 bits of address
h4 = 1*4HEXDIG

# 3.3
path = [ abs-path / opaque-part ]
path-segments = segment *( "/" segment )
segment = *pchar
pchar = unreserved / escaped / ";" /
	":" / "@" / "&" / "=" / "+" / "$" / ","

# 3.4
query = *( pchar / "/" / "?" )

# 4
URI-reference = [ absolute-URI / relative-URI ] [ "#" fragment ]
absolute-URI-reference = absolute-URI [ "#" fragment ]
# 4.1
fragment = *( pchar / "/" / "?" )

# 5
relative-URI = [ net-path / abs-path / rel-path ] [ "?" query ]
rel-path = rel-segment [ abs-path ]
rel-segment = 1*( unreserved / escaped / ";" /
	"@" / "&" / "=" / "+" / "$" / "," )

# RFC 2234: 6.1
; The core rules that draft-fielding-uri-rfc2396bis-01, section 1.6 refers to.
ALPHA = %x41-5A / %x61-7A
CTL = %x00-1F / %x7F
DIGIT = %x30-39
DQUOTE = %x22
HEXDIG = DIGIT / "A" / "B" / "C" / "D" / "E" / "F"
SP = %x20
`}
