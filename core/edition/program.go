package edition

import (
	"uriscope/core/listing"
	"uriscope/core/trace"
)

// A Program is the algorithm of a document whose listing runs.
type Program struct {
	*listing.Program
	Options []*Option
	// Finish returns the result of a run.
	Finish func(run *listing.Run, base, reference string, o Options) Result
}

// Resolve resolves a reference, as [Edition.Resolve] does.
func (p *Program) Resolve(base, reference string, o Options, t *trace.Trace) Result {
	run := p.Run(t, Values(p.Options, o), base, reference)
	result := p.Finish(run, base, reference, o)
	switch { // a changed listing can end in other ways
	case run.Endless(), run.Refused():
		result.Outcome = Failed
	case run.AtCurrentDocument():
		result.Outcome = CurrentDocument
	}
	return result
}

// Values returns a function that returns the value of each of some options by its name.
func Values(options []*Option, o Options) func(name string) string {
	return func(name string) string {
		for _, option := range options {
			if option.Name == name {
				return o.Get(option)
			}
		}
		return ""
	}
}
