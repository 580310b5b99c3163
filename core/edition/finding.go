package edition

// A FindingID says what a finding is about: something in a text that is dangerous, or that has
// consequences which surprise people. Package lens finds them; which of them a document speaks
// of, where, and how sure it is, each edition says in its own folder, as [Findings].
type FindingID int8

// The findings, in the order in which they are told of one text.
const (
	UserName          FindingID = iota // there is a user name at all
	HostLikeUser                       // what reads like the host is the user name
	ClearPassword                      // there is a password, for everybody to read
	ReservedPort                       // a port of another service
	UnusualPort                        // any other port than that of the scheme
	EmptyHost                          // no host, where the scheme needs one
	RareAddress                        // a name that some systems read as an IPv4 address
	NumericName                        // a name that looks like an IPv4 address and is none
	ShownHost                          // a name in Punycode, which is shown in Unicode
	NotUTF8Host                        // a name with octets that are no UTF-8, percent-encoded
	LongName                           // a name of more characters than the DNS has
	Zone                               // the zone of an IPv6 address
	EncodedCRLF                        // the end of a line, percent-encoded
	EncodedNUL                         // the end of a string in C, percent-encoded
	EncodedSlash                       // "/" as data
	EncodedBackslash                   // "\" as data
	EncodedSign                        // ":", "[" or "]" as data, to which file systems give a meaning
	DoubleEncoded                      // what becomes a delimiter, a dot or a control if it is decoded twice
	EncodedDots                        // "." or ".." as data, which decoding turns into a dot segment
	DotsWithParameter                  // ".." with a parameter, which is no dot segment
	NotUTF8                            // octets that are no UTF-8, percent-encoded, but for those of a host
	EncodedUnseen                      // a character that cannot be seen, or turns round what is shown, percent-encoded
	DeviceName                         // the name of a device in some file systems
	LookAlike                          // a character that looks like one of US-ASCII
	Unseen                             // a character that cannot be seen
	RightToLeft                        // characters that are shown in another order than they stand
	Unreported                         // what makes a text invalid, though the algorithm has no error for it
	BaseFragment                       // the fragment of a base
	OpaqueBase                         // a relative reference, and a base whose path does not begin with "/"
	FlatBase                           // a relative reference, and a base without any hierarchy
	LeftOutScheme                      // a scheme which older software ignores, as it is the base's
	WebSuffix                          // "www.…" without a scheme
	AboveRoot                          // ".." segments that find nothing left to remove
	Reread                             // a target that is split into other components when it is read again

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

// Sure says how sure it is that what a finding tells of comes about.
type Sure int8

const (
	NotKnown Sure = iota // the document does not speak of it
	Certain              // it does whenever the text is used as the document says
	Likely               // it does with many programs or readers
	Possible             // it depends on a program or a meaning that the text does not show
)

var sureNames = [...]string{NotKnown: "", Certain: "certain", Likely: "likely", Possible: "possible"}

func (s Sure) String() string { return sureNames[s] }

// A Coverage is what a document says of a finding.
type Coverage struct {
	Sure    Sure
	Section string // document and section
	Schemes string // those that it speaks of, in lower case, with a space between them; empty for all
	Basis   Basis  // whether the section says so itself
}

// Findings are what a document says of each of them. Of those that it does not speak of, the
// value is the zero [Coverage].
type Findings [FindingIDs]Coverage
