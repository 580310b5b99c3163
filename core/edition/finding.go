package edition

// A FindingID is the kind of a finding: something in a text that is dangerous, or that has surprising
// consequences. Package lens finds them. Each edition's folder says, as [Findings], which of them its spec
// discusses, where, and how certain they are.
type FindingID int8

// The findings, in the order in which the findings of one text are listed.
const (
	UserName          FindingID = iota // there is a user name at all
	HostLikeUser                       // the user name looks like the host
	ClearPassword                      // a readable password
	ReservedPort                       // a port of another service
	UnusualPort                        // a port other than the scheme's
	EmptyHost                          // no host, although the scheme needs one
	RareAddress                        // a name that some systems parse as an IPv4 address
	NumericName                        // a name that looks like an IPv4 address but isn't
	ShownHost                          // a name in Punycode, which is displayed in Unicode
	NotUTF8Host                        // a name with percent-encoded octets that aren't UTF-8
	LongName                           // a name of more characters than the DNS has
	Zone                               // the zone of an IPv6 address
	EncodedCRLF                        // the end of a line, percent-encoded
	EncodedNUL                         // the end of a string in C, percent-encoded
	EncodedSlash                       // "/" as data
	EncodedBackslash                   // "\" as data
	EncodedSign                        // ":", "[" or "]" as data, to which file systems give a meaning
	DoubleEncoded                      // text that becomes a delimiter, a dot, or a control if it is decoded twice
	EncodedDots                        // "." or ".." as data, which decoding turns into a dot segment
	DotsWithParameter                  // ".." with a parameter, which isn't a dot segment
	NotUTF8                            // percent-encoded octets that aren't UTF-8, outside of a host
	EncodedUnseen                      // a percent-encoded character that is invisible, or reverses the display
	DeviceName                         // the name of a device in some file systems
	LookAlike                          // a character that looks like one of US-ASCII
	Unseen                             // an invisible character
	RightToLeft                        // characters displayed in another order than in the text
	Unreported                         // an invalid text for which the algorithm has no error
	BaseFragment                       // the fragment of a base
	OpaqueBase                         // a relative reference, and a base whose path doesn't begin with "/"
	FlatBase                           // a relative reference, and a base without any hierarchy
	LeftOutScheme                      // a scheme that older software ignores because it equals the base's
	WebSuffix                          // "www.…" without a scheme
	AboveRoot                          // ".." segments that find nothing left to remove
	Reread                             // a target that is split into other components when it is parsed again

	// FindingIDs is the number of findings.
	FindingIDs
)

var findingNames = [FindingIDs]string{
	UserName: "user-name", HostLikeUser: "userinfo", ClearPassword: "password", ReservedPort: "reserved-port", UnusualPort: "unusual-port",
	EmptyHost: "empty-host", RareAddress: "rare-address", NumericName: "numeric-name", Zone: "zone",
	EncodedCRLF: "encoded-crlf", EncodedNUL: "encoded-nul", EncodedSlash: "encoded-slash", EncodedBackslash: "encoded-backslash",
	EncodedSign: "encoded-sign", DoubleEncoded: "double-encoded", NotUTF8Host: "host-not-utf-8", ShownHost: "shown-host", NotUTF8: "not-utf-8", Unreported: "unreported", LongName: "long-name",
	EncodedDots: "encoded-dots", DotsWithParameter: "dots-with-parameter", EncodedUnseen: "encoded-unseen", DeviceName: "device-name",
	LookAlike: "look-alike", Unseen: "unseen", RightToLeft: "right-to-left",
	BaseFragment: "base-fragment", OpaqueBase: "opaque-base", FlatBase: "flat-base", LeftOutScheme: "same-scheme",
	WebSuffix: "suffix", AboveRoot: "above-root", Reread: "reread",
}

func (id FindingID) String() string { return findingNames[id] }

// Sure is how certain it is that a finding's consequence happens.
type Sure int8

const (
	NotKnown Sure = iota // the spec doesn't mention it
	Certain              // it happens whenever the text is used as the spec says
	Likely               // it does with many programs or readers
	Possible             // it depends on a program or a meaning that isn't visible in the text
)

var sureNames = [...]string{NotKnown: "", Certain: "certain", Likely: "likely", Possible: "possible"}

func (s Sure) String() string { return sureNames[s] }

// A Coverage is what a spec says about a finding.
type Coverage struct {
	Sure    Sure
	Section string // spec and section
	Schemes string // the schemes to which it applies, in lowercase, separated by spaces; empty for all
	Basis   Basis  // whether the section says so itself
}

// Findings are what a spec says about each finding; the zero [Coverage] for those it doesn't mention.
type Findings [FindingIDs]Coverage
