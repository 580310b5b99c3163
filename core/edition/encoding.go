package edition

// An Encoding is what a spec says about data in a component: which octets the characters become, which octets
// must be encoded and why, and when they are decoded again. An octet follows the first rule that contains it,
// in the component's rules and then in the spec's.
type Encoding struct {
	Charset  Charset
	Triplets string // spec and section that defines "%" and two hexadecimal digits
	Decoding string // spec and section that says when to decode, unless the component has its own
	Mapped   string // spec and section that names the schemes concerned, if not all; or empty
	// Latin1 is the charset for the label "iso-8859-1", if it is another one; or empty.
	Latin1 string
	Rules  []DataRule
	// Components are the components with rules. The first is the default.
	Components []DataComponent
}

// A Charset maps characters to octets.
type Charset struct {
	ID      string // "utf-8", "iso-8859-1" or "windows-1252"
	Section string // spec and section
	Basis   Basis  // the basis for this charset
}

// A DataComponent is a component that data are written into.
type DataComponent struct {
	ID      string // the same in all editions for the same thing
	Name    string // the document's own
	Section string // spec and section
	// Before and After are a URI around the component, for an example.
	Before, After string
	Rules         []DataRule
	Decoding      string // spec and section that says when it is decoded, if it has its own
	Outside       bool   // whether the scheme of Before isn't one that the encoding is for
	Dots          string // spec and section by which "." and ".." are special as data; or empty
	Names         string // spec and section that says how names beyond US-ASCII are looked up; or empty
	// References is the spec and section by which a character that isn't in a charset is written by its number,
	// as in HTML; or empty. Only then can charsets other than UTF-8 be used, where the spec has Latin1.
	References string
}

// A DataRule says what happens to octets of data.
type DataRule struct {
	Reason  string // the id of its words
	Section string // spec and section
	Octets  string // by their US-ASCII characters; those from 0x80 on for themselves
	Encode  Need
	Basis   Basis
	As      string // the character written for the octet instead of a triplet; or empty
}

// A Need tells whether an octet has to be encoded.
type Need int8

const (
	Stays  Need = iota // it is written as its character
	Should             // the spec asks for it, but the grammar doesn't require it
	Must
)

// Delimiter is the reason for encoding octets that would end the component.
const Delimiter = "delimiter"

// A HostRule is one of the forms of a host, in the order in which they are tried.
type HostRule struct {
	Rule string // of the grammar
	Kind HostKind
}

// A HostKind is the kind of a host, independent of the spec's name for it.
type HostKind string

const (
	HostIPv6     HostKind = "ipv6"
	HostFuture   HostKind = "future"
	HostIPv4     HostKind = "ipv4"
	HostName     HostKind = "name"
	HostRegistry HostKind = "registry" // the name of an authority that isn't a server
	HostOpaque   HostKind = "opaque"   // of the URL Standard, with a scheme that isn't special
)

// Hosts is what a spec says about hosts.
type Hosts struct {
	Section string     // spec and section
	Order   []HostRule // in the order in which they are tried
	// Sections of further statements, empty if the spec doesn't make them: about unknown version flags, zones
	// in IPv6 addresses, a final dot, and numbers that aren't an IPv4 address.
	Future, Zone, FinalDot, Numbers string
	Names                           string // of names beyond US-ASCII, and of their length

	// Read parses a host by an algorithm, instead of Order; opaque reports whether its scheme isn't special.
	Read func(text string, opaque bool) HostReading
}

// A HostReading is an algorithm's result for a host.
type HostReading struct {
	// Order are the readers of hosts, in order. Only the first reads text that begins with "[". Of the others,
	// those up to Last have run, and Last decides.
	Order    []HostForm
	Last     int
	Stored   string // the host in its stored form
	OK       bool   // whether it is one
	Problems []Problem
	Plain    bool // whether the host is used as written, neither decoded nor mapped
}

// A HostForm is one of the parts of such an algorithm.
type HostForm struct {
	HostRule
	Section string // spec and section
}
