package edition

// A Basis says whose words a statement is, beside the section that it is shown with. A statement
// that no document makes is never shown as one of a document.
type Basis int8

const (
	Says    Basis = iota // the section says it
	Advises              // the section recommends it, and another way is no error
	Ours                 // the section leaves it open, or is only what we conclude it from
)

var basisNames = [...]string{Says: "says", Advises: "advises", Ours: "ours"}

func (b Basis) String() string { return basisNames[b] }
