package urlstandard

// Deviations are what the standard does and RFC 3986 does not. A run can leave any of them out;
// so which of them make the difference is found by trying. The zero value leaves out nothing.
type Deviations struct {
	Blanks      bool // controls and spaces at both ends are taken off
	Tabs        bool // tabs and line breaks are taken out
	Backslash   bool // "\" is "/" in a special URL
	EncodedDots bool // "%2e" is "." in a dot segment
	Encoding    bool // what may not stand is percent-encoded
	HostForm    bool // a domain is decoded, and written in lower case and in ASCII
	IPv4        bool // a host that ends in a number is an IPv4 address
	DefaultPort bool // the default port is left out
	EmptyPath   bool // an empty path is "/" in a special URL
	DriveLetter bool // Windows drive letters
}
