// Package whichline relates the answers of a library, and the cases of a suite, to the lines of a spec: it
// finds the lines that a library breaks, and the lines that a suite tests.
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

// A Change is a known way to break some lines of a spec: a misreading, known from people and programs, or a
// generated mutation.
type Change struct {
	ID     string        // the id of the misreading, or the name of the mutation
	Kind   mutation.Kind // Misreading, or the mutation's kind
	Beside bool          // whether it only adds something that programs do in addition to the spec's steps
	Line   string        // the first changed line
	Lines  []listing.Change

	edition *edition.Edition // with the changes
}

// Misreading is the kind of a change known from people and programs.
const Misreading mutation.Kind = "misreading"

// changes caches the changes of each edition, by id.
var changes struct {
	sync.Mutex
	of map[string][]Change
}

// Changes returns the known changes of an edition, the misreadings first. Each changes some target, and any
// two differ in at least one target. There are none if the listing doesn't run.
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

// lookUp finds an edition with a listing that can be changed.
func lookUp(id string, o edition.Options) (*edition.Edition, error) {
	e, err := explain.LookUp(id)
	if err == nil && e.Alone(o) {
		err = expect.Assigned{}
	}
	return e, err
}
