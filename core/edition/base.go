package edition

// A LayerID names one of the layers from which the base of a document's references comes: the
// innermost that has one gives it.
type LayerID int8

// The layers, from the inside out.
const (
	Embedded     LayerID = iota // in the document itself, as HTML's BASE element is
	Encapsulated                // that of the entity which the document is enclosed in, a message for instance
	Retrieved                   // the URI by which the document was retrieved
	Defaulted                   // what is taken where there is nothing else

	// LayerIDs is the number of layers.
	LayerIDs
)

var layerNames = [LayerIDs]string{Embedded: "embedded", Encapsulated: "enclosing", Retrieved: "retrieval", Defaulted: "default"}

func (id LayerID) String() string { return layerNames[id] }

// Bases is what a document says of where the base of references comes from.
type Bases struct {
	Section string // document and section that has the order of the layers, or says why there is none
	// Layers are the sections that speak of each layer; empty for one that the document does
	// not know.
	Layers [LayerIDs]string
	// NoRelative says that the document has no relative references, so that there is nothing
	// that a base would be for.
	NoRelative bool
	// Fields is the section that has the header fields Content-Base and Content-Location of an
	// enclosing entity. It is empty where the document leaves them to another one.
	Fields string
	// WholeName says that what is embedded has to be complete, and not relative.
	WholeName bool
	// EmptyDefault says that the default is the empty string, whatever a program would choose.
	EmptyDefault bool
	// Hierarchy is the section by which relative references need a base with a hierarchical
	// path; empty where any base will do.
	Hierarchy string
	Requests  *Requests // nil where an empty reference is the same everywhere
}

// Requests is what a document says of an empty reference in a place that always leads to a new
// request.
type Requests struct {
	Section string   // document and section
	Places  []string // element and attribute of HTML, in lower case and with a space between them
	// Base says that the base stands for it; otherwise it is the URI of the document itself.
	Base bool
}
