package editions_test

import (
	"uriscope/core/edition"
	"uriscope/core/edition/editiontest"
	"uriscope/core/editions"
)

// A watched is a run that is checked.
type watched struct {
	base, reference string
	options         edition.Options
}

// runs returns the runs to check: the examples of every spec and the hard pairs, with every combination of an
// edition's options.
func runs(e *edition.Edition) []watched {
	var all []watched
	for _, o := range editiontest.Options(e) {
		for _, x := range editions.Examples() {
			if x.Kind == edition.KindResolve {
				all = append(all, watched{x.Base, x.Input, o})
			}
		}
		for _, pair := range editiontest.Hard {
			all = append(all, watched{pair[0], pair[1], o})
		}
	}
	return all
}
