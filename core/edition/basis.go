package edition

// A Basis says who makes a statement, in addition to the section cited with it. A statement that no spec makes
// is never presented as one of a spec's.
type Basis int8

const (
	Says    Basis = iota // the section says it
	Advises              // the section recommends it, but another way isn't an error
	Ours                 // the section leaves it open, or we only infer it from the section
)

var basisNames = [...]string{Says: "says", Advises: "advises", Ours: "ours"}

func (b Basis) String() string { return basisNames[b] }
