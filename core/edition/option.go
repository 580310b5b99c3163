package edition

// An Option is a choice that a document leaves open. Its edition declares it; all other
// code knows it only by its name.
type Option struct {
	Name   string   // it stands in links; editions with the same choice share the name
	Values []string // the first is the document's own choice; those of a switch are [Yes] and [No]

	// Alone says that with another value than the first, something is asked that other documents do not
	// speak of: they have no answer then.
	// Such an option is the first of its edition.
	Alone bool

	// Changes are the ways that replace the document's own when the option has a value
	// other than the first.
	Changes []Change
}

// The values of an option that is a switch.
const (
	Yes = "yes"
	No  = "no"
)

// The values of the option excess, which says what to do with ".." segments that go up above the
// root.
const (
	KeepExcess   = "keep"   // they stay in the path
	RemoveExcess = "remove" // they are removed
	RefuseExcess = "refuse" // there is no target
)

// Switch reports whether the option is either on or off.
func (o *Option) Switch() bool {
	return len(o.Values) == 2 && (o.Values[0] == Yes || o.Values[0] == No) && (o.Values[1] == Yes || o.Values[1] == No)
}

// A Change says which way an edition goes in a clause when an option has a value.
type Change struct {
	Value  string
	Clause Clause
	Way    Way
}

// Options are values of options by their names. An edition reads its own and ignores
// the others. An option that is not among them has its first value.
type Options map[string]string

// Alone reports whether one of some options of an edition has a value by which something is asked that other
// documents do not speak of, see [Option.Alone].
func (e *Edition) Alone(o Options) bool {
	return len(e.Options) > 0 && e.Options[0].Alone && o.Get(e.Options[0]) != e.Options[0].Values[0]
}

// Set is the name of the one option that is [Option.Alone].
const Set = "set"

// Plain returns options without it: by these, a reference is resolved.
//
//go:noinline
func (o Options) Plain() Options {
	if o[Set] == "" {
		return o
	}
	plain := Options{}
	for name, value := range o {
		if name != Set {
			plain[name] = value
		}
	}
	return plain
}

// Get returns the value of an option. A value that the option does not have counts as
// its first.
func (o Options) Get(option *Option) string {
	value := o[option.Name]
	for _, v := range option.Values {
		if v == value {
			return v
		}
	}
	return option.Values[0]
}
