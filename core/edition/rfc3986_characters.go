package edition

// rfc3986Classes are the characters of RFC 3986, section 2.
var rfc3986Classes = []Class{
	{Name: "pct-encoded", Section: "RFC 3986, section 2.1", Octets: "%"},
	{Name: "gen-delims", Section: "RFC 3986, section 2.2", Octets: ":/?#[]@"},
	{Name: "sub-delims", Section: "RFC 3986, section 2.2", Octets: "!$&'()*+,;="},
	{Name: "ALPHA", Section: "RFC 3986, section 2.3", Octets: upperCase + lowerCase},
	{Name: "DIGIT", Section: "RFC 3986, section 2.3", Octets: digits},
	{Name: "unreserved", Section: "RFC 3986, section 2.3", Octets: "-._~"},
}
