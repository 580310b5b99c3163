package rfc3986

import "uriscope/core/grammar"

// source is the grammar of RFC 3986, Appendix A, in its order, followed by the core rules that it takes from
// RFC 2234.
var source = grammar.Source{Document: "RFC 3986", Rules: `
# 3
URI = scheme ":" hier-part [ "?" query ] [ "#" fragment ]

hier-part* = "//" authority path-abempty
	/ path-absolute
	/ path-rootless
	/ path-empty

# 4.1
URI-reference = URI / relative-ref

# 4.3
absolute-URI = scheme ":" hier-part [ "?" query ]

# 4.2
relative-ref = relative-part [ "?" query ] [ "#" fragment ]

relative-part* = "//" authority path-abempty
	/ path-absolute
	/ path-noscheme
	/ path-empty

# 3.1
scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )

# 3.2
authority = [ userinfo "@" ] host [ ":" port ]
# 3.2.1
userinfo = *( unreserved / pct-encoded / sub-delims / ":" )
# 3.2.2
host = IP-literal / IPv4address / reg-name
# 3.2.3
port = *DIGIT

# 3.2.2
IP-literal = "[" ( IPv6address / IPvFuture  ) "]"

IPvFuture = "v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" )

IPv6address* = 6( h16 ":" ) ls32
	/                       "::" 5( h16 ":" ) ls32
	/ [               h16 ] "::" 4( h16 ":" ) ls32
	/ [ *1( h16 ":" ) h16 ] "::" 3( h16 ":" ) ls32
	/ [ *2( h16 ":" ) h16 ] "::" 2( h16 ":" ) ls32
	/ [ *3( h16 ":" ) h16 ] "::"    h16 ":"   ls32
	/ [ *4( h16 ":" ) h16 ] "::"              ls32
	/ [ *5( h16 ":" ) h16 ] "::"              h16
	/ [ *6( h16 ":" ) h16 ] "::"

h16 = 1*4HEXDIG
ls32 = ( h16 ":" h16 ) / IPv4address
IPv4address = dec-octet "." dec-octet "." dec-octet "." dec-octet

dec-octet* = DIGIT                 ; 0-9
	/ %x31-39 DIGIT         ; 10-99
	/ "1" 2DIGIT            ; 100-199
	/ "2" %x30-34 DIGIT     ; 200-249
	/ "25" %x30-35          ; 250-255

reg-name* = *( unreserved / pct-encoded / sub-delims )

# 3.3
path = path-abempty    ; begins with "/" or is empty
	/ path-absolute   ; begins with "/" but not "//"
	/ path-noscheme   ; begins with a non-colon segment
	/ path-rootless   ; begins with a segment
	/ path-empty      ; zero characters

path-abempty = *( "/" segment )
path-absolute = "/" [ segment-nz *( "/" segment ) ]
path-noscheme = segment-nz-nc *( "/" segment )
path-rootless = segment-nz *( "/" segment )
path-empty* = 0<pchar>

segment = *pchar
segment-nz = 1*pchar
segment-nz-nc = 1*( unreserved / pct-encoded / sub-delims / "@" )
	; non-zero-length segment without any colon ":"

pchar = unreserved / pct-encoded / sub-delims / ":" / "@"

# 3.4
query = *( pchar / "/" / "?" )

# 3.5
fragment* = *( pchar / "/" / "?" )

# 2.1
pct-encoded = "%" HEXDIG HEXDIG

# 2.3
unreserved = ALPHA / DIGIT / "-" / "." / "_" / "~"
# 2.2
reserved = gen-delims / sub-delims
gen-delims = ":" / "/" / "?" / "#" / "[" / "]" / "@"
sub-delims = "!" / "$" / "&" / "'" / "(" / ")"
	/ "*" / "+" / "," / ";" / "="

# RFC 2234: 6.1
; The core rules that RFC 3986, section 1.3 refers to.
ALPHA = %x41-5A / %x61-7A
DIGIT = %x30-39
HEXDIG = DIGIT / "A" / "B" / "C" / "D" / "E" / "F"
`}
