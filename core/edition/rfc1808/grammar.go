package rfc1808

import "uriscope/core/grammar"

// source is the grammar of RFC 1808, section 2.2, and the header field of RFC 1808, section 3.1.
var source = grammar.Source{Document: "RFC 1808", Rules: `
# 2.2
URL = ( absoluteURL | relativeURL ) [ "#" fragment ]

absoluteURL = generic-RL | ( scheme ":" *( uchar | reserved ) )

generic-RL = scheme ":" relativeURL

relativeURL = net_path | abs_path | rel_path

net_path = "//" net_loc [ abs_path ]
abs_path = "/"  rel_path
rel_path = [ path ] [ ";" params ] [ "?" query ]

path = fsegment *( "/" segment )
fsegment = 1*pchar
segment =  *pchar

params = param *( ";" param )
param = *( pchar | "/" )

scheme = 1*( alpha | digit | "+" | "-" | "." )
net_loc =  *( pchar | ";" | "?" )
query =  *( uchar | reserved )
fragment =  *( uchar | reserved )

pchar = uchar | ":" | "@" | "&" | "="
uchar = unreserved | escape
unreserved = alpha | digit | safe | extra

escape = "%" hex hex
hex = digit | "A" | "B" | "C" | "D" | "E" | "F" |
	"a" | "b" | "c" | "d" | "e" | "f"

alpha = lowalpha | hialpha
; The document lists the letters one by one. Here it distinguishes small letters and
; capitals, but a literal matches both (RFC 822, section 2.1), so they are numbers.
lowalpha~ = %x61-7A
hialpha~ = %x41-5A

digit = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" |
	"8" | "9"

safe = "$" | "-" | "_" | "." | "+"
extra = "!" | "*" | "'" | "(" | ")" | ","
national = "{" | "}" | "|" | "\" | "^" | "~" | "[" | "]" | "` + "`" + `"
reserved = ";" | "/" | "?" | ":" | "@" | "&" | "="
punctuation = "<" | ">" | "#" | "%" | <">

# 3.1
; A header field. The white space that may stand in it is left out.
base-header = "Base" ":" "<URL:" absoluteURL ">"
`}
