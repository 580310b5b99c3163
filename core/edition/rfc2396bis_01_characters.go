package edition

// rfc2396bis01Classes are the characters of draft-fielding-uri-rfc2396bis-01, section 2.
var rfc2396bis01Classes = []Class{
	{Name: "escaped", Section: "draft-fielding-uri-rfc2396bis-01, section 2.4.1", Octets: "%"},
	{Name: "reserved", Section: "draft-fielding-uri-rfc2396bis-01, section 2.2", Octets: "[];/?:@&=+$,"},
	{Name: "ALPHA", Section: "draft-fielding-uri-rfc2396bis-01, section 2.3", Octets: upperCase + lowerCase},
	{Name: "DIGIT", Section: "draft-fielding-uri-rfc2396bis-01, section 2.3", Octets: digits},
	{Name: "mark", Section: "draft-fielding-uri-rfc2396bis-01, section 2.3", Octets: "-_.!~*'()"},
	{Name: "CTL", Section: "draft-fielding-uri-rfc2396bis-01, section 2.4.3", Octets: control, Excluded: true},
	{Name: "SP", Section: "draft-fielding-uri-rfc2396bis-01, section 2.4.3", Octets: " ", Excluded: true},
	{Name: "delims", Section: "draft-fielding-uri-rfc2396bis-01, section 2.4.3", Octets: "<>#%\"", Excluded: true},
	{Name: "unwise", Section: "draft-fielding-uri-rfc2396bis-01, section 2.4.3", Octets: "{}|\\^`", Excluded: true},
}
