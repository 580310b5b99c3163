package edition

// A Delimiting is what a spec says about URIs in running text: what delimits them, and what must be removed
// from them. Package extract finds them. A section is empty if the spec doesn't discuss its subject.
type Delimiting struct {
	Section    string // spec and section, for everything below without its own
	Wrappers   []Wrapper
	Prefix     string // section on the prefix "URL:"
	WhiteSpace string // section on white space within a URI that isn't part of it
	Hyphen     string // section on a hyphen at the end of a line, which may be part of the URI or not
	// Decided are the ids of remarks on points that the spec leaves open.
	Decided []string
}

// A Wrapper is what separates URIs from the text around them.
type Wrapper struct {
	ID     WrapperID
	Before string // what is allowed before the opening bracket, as part of the wrapper
	// Prefixed reports whether the prefix "URL:" must follow the opening bracket. Other wrappers can have it if the
	// spec mentions it.
	Prefixed bool
}

// A WrapperID says what a wrapper consists of.
type WrapperID string

const (
	Brackets   WrapperID = "brackets"    // "<" and ">"
	Quotes     WrapperID = "quotes"      // two double quotes
	WhiteSpace WrapperID = "white-space" // nothing but the white space on both sides
)
