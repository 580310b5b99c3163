package edition

// An Encoding is what a document says of data that are to stand in a component: which
// octets the characters are, which of the octets have to be encoded and why, and when they are
// decoded again. An octet is subject to the first rule that has it, of those of its component
// and then of those of the document.
type Encoding struct {
	Charset  Charset
	Triplets string // document and section that has "%" and two hexadecimal digits
	Decoding string // document and section that says when to decode, unless the component has its own
	Mapped   string // document and section that names the schemes that this is for, where it does not hold for all; or empty
	// Latin1 is the charset that "iso-8859-1" is a label of, where that is another one; or empty.
	Latin1 string
	Rules  []DataRule
	// Components are those for which there are rules. The first one is used where none is
	// named.
	Components []DataComponent
}

// A Charset maps characters to octets.
type Charset struct {
	ID      string // "utf-8", "iso-8859-1" or "windows-1252"
	Section string // document and section
	Basis   Basis  // of its being this one
}

// A DataComponent is a component that data are written into.
type DataComponent struct {
	ID      string // the same in all editions, for what is the same
	Name    string // the document's own
	Section string // document and section
	// Before and After are a URI around the component, for an example.
	Before, After string
	Rules         []DataRule
	Decoding      string // document and section that says when it is decoded, where that is one of its own
	Outside       bool   // whether the scheme of Before is none of those that the encoding is for
	Dots          string // document and section by which the data "." and ".." are no plain data; or empty
	Names         string // document and section that says how names beyond US-ASCII are looked up; or empty
	// References is the document and section by which a character that a charset lacks is written by
	// its number, as in HTML; or empty. It is only there that charsets other than UTF-8 may be asked for,
	// where the document has Latin1.
	References string
}

// A DataRule says what becomes of octets that are data.
type DataRule struct {
	Reason  string // the id of its words
	Section string // document and section
	Octets  string // by their US-ASCII characters; those from 0x80 on for themselves
	Encode  Need
	Basis   Basis
	As      string // the character that is written for the octet, where that is no triplet; or empty
}

// A Need says whether an octet has to be encoded.
type Need int8

const (
	Stays  Need = iota // its character stands for it
	Should             // the document asks for it, and the grammar would do without
	Must
)

// Delimiter is the reason for encoding octets that would end the component.
const Delimiter = "delimiter"

// A HostRule is one of the forms of a host, in the order in which a host is read.
type HostRule struct {
	Rule string // of the grammar
	Kind HostKind
}

// A HostKind says what a form of a host is, whatever the document calls it.
type HostKind string

const (
	HostIPv6     HostKind = "ipv6"
	HostFuture   HostKind = "future"
	HostIPv4     HostKind = "ipv4"
	HostName     HostKind = "name"
	HostRegistry HostKind = "registry" // the name of an authority that is no server
	HostOpaque   HostKind = "opaque"   // of the URL Standard, with a scheme that is not special
)

// Hosts is what a document says of hosts.
type Hosts struct {
	Section string     // document and section
	Order   []HostRule // in the order in which they are tried
	// Sections of what is said besides, empty where the document does not: of a version flag
	// that nobody knows, of zones in IPv6 addresses, of a final dot, of numbers that are no
	// IPv4 address.
	Future, Zone, FinalDot, Numbers string
	Names                           string // of names beyond US-ASCII, and of their length

	// Read reads a host by an algorithm, in the place of Order; opaque says that its scheme is not special.
	Read func(text string, opaque bool) HostReading
}

// A HostReading is what an algorithm makes of a host.
type HostReading struct {
	// Order is what reads hosts there, in its order. The first reads what begins with "[", and nothing
	// else does; of the others, those up to Last have been run. That one decides.
	Order    []HostForm
	Last     int
	Stored   string // the host as it is stored
	OK       bool   // whether it is one
	Problems []Problem
	Plain    bool // whether the host is read as it is written, neither decoded nor mapped
}

// A HostForm is one of the parts of such an algorithm.
type HostForm struct {
	HostRule
	Section string // document and section
}
