package rfc2396bis01

import (
	"uriscope/core/edition"
	"uriscope/core/internal/octets"
)

// classes are the characters of draft-fielding-uri-rfc2396bis-01, section 2.
var classes = []edition.Class{
	{Name: "escaped", Section: "draft-fielding-uri-rfc2396bis-01, section 2.4.1", Octets: "%"},
	{Name: "reserved", Section: "draft-fielding-uri-rfc2396bis-01, section 2.2", Octets: "[];/?:@&=+$,"},
	{Name: "ALPHA", Section: "draft-fielding-uri-rfc2396bis-01, section 2.3", Octets: octets.Upper + octets.Lower},
	{Name: "DIGIT", Section: "draft-fielding-uri-rfc2396bis-01, section 2.3", Octets: octets.Digits},
	{Name: "mark", Section: "draft-fielding-uri-rfc2396bis-01, section 2.3", Octets: "-_.!~*'()"},
	{Name: "CTL", Section: "draft-fielding-uri-rfc2396bis-01, section 2.4.3", Octets: octets.Control, Excluded: true},
	{Name: "SP", Section: "draft-fielding-uri-rfc2396bis-01, section 2.4.3", Octets: " ", Excluded: true},
	{Name: "delims", Section: "draft-fielding-uri-rfc2396bis-01, section 2.4.3", Octets: "<>#%\"", Excluded: true},
	{Name: "unwise", Section: "draft-fielding-uri-rfc2396bis-01, section 2.4.3", Octets: "{}|\\^`", Excluded: true},
}

// safelyUnescaped are the octets whose escapes normalizing can decode, by draft-fielding-uri-rfc2396bis-01,
// section 2.3. It calls decoding the other marks usually counterproductive.
const safelyUnescaped = octets.Upper + octets.Lower + octets.Digits + "_~"

// unreserved are the octets of draft-fielding-uri-rfc2396bis-01, section 2.3.
const unreserved = octets.Upper + octets.Lower + octets.Digits + "-_.!~*'()"
