package edition

// A LayerID names one of the layers that can give the base of a document's references. The innermost layer with
// a base wins.
type LayerID int8

// The layers, from the inside out.
const (
	Embedded     LayerID = iota // in the document itself, like HTML's BASE element
	Encapsulated                // the base of an entity that encloses the document, for example a message
	Retrieved                   // the URI by which the document was retrieved
	Defaulted                   // the base if nothing else gives one

	// LayerIDs is the number of layers.
	LayerIDs
)

var layerNames = [LayerIDs]string{Embedded: "embedded", Encapsulated: "enclosing", Retrieved: "retrieval", Defaulted: "default"}

func (id LayerID) String() string { return layerNames[id] }

// Bases is what a spec says about the base of references.
type Bases struct {
	Section string // spec and section with the order of the layers, or with the reason why there is none
	// Layers are the sections about each layer; empty for a layer that the spec doesn't have.
	Layers [LayerIDs]string
	// NoRelative reports whether the spec has no relative references, and so no use for a base.
	NoRelative bool
	// Fields is the section with the header fields Content-Base and Content-Location of an enclosing entity. It
	// is empty if the spec leaves them to another spec.
	Fields string
	// WholeName reports whether an embedded value must be complete, and not relative.
	WholeName bool
	// EmptyDefault reports whether the default is the empty string, whatever a program would choose.
	EmptyDefault bool
	// Hierarchy is the section by which relative references need a base with a hierarchical path; empty if any
	// base will do.
	Hierarchy string
	Requests  *Requests // nil if an empty reference means the same everywhere
}

// Requests is what a spec says about an empty reference in a place that always starts a new request.
type Requests struct {
	Section string   // spec and section
	Places  []string // element and attribute of HTML, in lowercase and with a space between them
	// Base reports whether it means the base; otherwise it means the document's own URI.
	Base bool
}
