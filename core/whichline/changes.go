// Package whichline compares the answers of a library, and the cases of a suite, with the lines of a spec: it finds
// the lines that a library breaks, and the lines that a suite tests.
package whichline

import (
	"slices"
	"sync"

	"uriscope/core/edition"
	"uriscope/core/expect"
	"uriscope/core/explain"
	"uriscope/core/listing"
	"uriscope/core/mutation"
)

// A Change is a known way to break some lines of a spec: a misreading, which people and programs are known
// to make, or a mutation, which a rule makes.
type Change struct {
	ID     string        // of the misreading, or the name of the mutation
	Kind   mutation.Kind // Misreading, or what is done to the line
	Beside bool          // whether it adds something that programs do besides the steps of the spec
	Line   string        // the first line that is changed
	Lines  []listing.Change

	edition *edition.Edition // with the changes
}

// Misreading is the kind of a change that people and programs are known to make.
const Misreading mutation.Kind = "misreading"

// changes are those of each edition that was asked for, by its id.
var changes struct {
	sync.Mutex
	of map[string][]Change
}

// Changes returns the known changes of an edition, none of which leaves every target as it is, and no two
// of which give the same ones. The misreadings come first. There are none if the listing doesn't run.
func Changes(e *edition.Edition) []Change {
	changes.Lock()
	defer changes.Unlock()
	if known, ok := changes.of[e.ID]; ok {
		return known
	}
	var all []Change
	for i, changed := range e.Misread() {
		m := &e.Misreadings.All[i]
		all = append(all, Change{m.ID, Misreading, m.Beside, m.Lines[0].Line, m.Lines, changed})
	}
	if e.Program != nil {
		for _, m := range mutation.All(e.Program.Program) {
			if name := m.Name(); !slices.Contains(merged[e.ID], name) {
				all = append(all, Change{name, m.Kind, false, m.Line, m.Changes, e.Running(m.Program)})
			}
		}
	}
	if changes.of == nil {
		changes.of = map[string][]Change{}
	}
	changes.of[e.ID] = all
	return all
}

// lookUp finds an edition whose listing can be changed.
func lookUp(id string, o edition.Options) (*edition.Edition, error) {
	e, err := explain.LookUp(id)
	if err == nil && e.Alone(o) {
		err = expect.Assigned{}
	}
	return e, err
}
