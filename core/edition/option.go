package edition

// An Option is a choice that a spec leaves open. Its edition declares it; all other code knows it only by its
// name.
type Option struct {
	Name   string   // used in links; editions with the same choice share the name
	Values []string // the first is the spec's own choice; a switch has [Yes] and [No]

	// Alone reports whether any value but the first asks a question that other specs don't discuss, so that they have
	// no answer. Such an option is the first of its edition.
	Alone bool

	// Changes are the ways that replace the spec's own when the option has a value other than the first.
	Changes []Change
}

// The values of an option that is a switch.
const (
	Yes = "yes"
	No  = "no"
)

// The values of the option excess, which says what to do with ".." segments that go up above the root.
const (
	KeepExcess   = "keep"   // they remain in the path
	RemoveExcess = "remove" // they are removed
	RefuseExcess = "refuse" // resolution fails
)

// Switch reports whether the option is either on or off.
func (o *Option) Switch() bool {
	return len(o.Values) == 2 && (o.Values[0] == Yes || o.Values[0] == No) && (o.Values[1] == Yes || o.Values[1] == No)
}

// A Change says what an edition does in a clause when an option has a value.
type Change struct {
	Value  string
	Clause Clause
	Way    Way
}

// Options map names of options to values. An edition uses its own and ignores the others. A missing option has
// its first value.
type Options map[string]string

// Alone reports whether an option has a value that asks a question other specs don't discuss, see
// [Option.Alone].
func (e *Edition) Alone(o Options) bool {
	return len(e.Options) > 0 && e.Options[0].Alone && o.Get(e.Options[0]) != e.Options[0].Values[0]
}

// Set is the name of the one option that is [Option.Alone].
const Set = "set"

// Plain returns the options without [Set], for resolving a reference.
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

// Get returns the value of an option. An unknown value counts as the first.
func (o Options) Get(option *Option) string {
	value := o[option.Name]
	for _, v := range option.Values {
		if v == value {
			return v
		}
	}
	return option.Values[0]
}
