package edition

// A Delimiting is what a document says of URIs that stand in running text: what sets them off
// from it, and what has to be taken out of them. Package extract finds them. A section is empty
// where the document does not speak of its subject.
type Delimiting struct {
	Section    string // document and section, of all that has none of its own below
	Wrappers   []Wrapper
	Prefix     string // of the prefix "URL:"
	WhiteSpace string // of white space within a URI, which is no part of it
	Hyphen     string // of a hyphen at the end of a line, which may or may not be part of it
	// Decided are the ids of remarks on what the document leaves open.
	Decided []string
}

// A Wrapper is what sets off URIs from the text around them.
type Wrapper struct {
	ID     WrapperID
	Before string // what may stand before the opening bracket, and then belongs to the wrapper
	// Prefixed says that the prefix "URL:" has to follow the opening bracket. Other wrappers
	// may have it where the document speaks of it.
	Prefixed bool
}

// A WrapperID says what a wrapper consists of.
type WrapperID string

const (
	Brackets   WrapperID = "brackets"    // "<" and ">"
	Quotes     WrapperID = "quotes"      // two double quotes
	WhiteSpace WrapperID = "white-space" // nothing but the white space on both sides
)
