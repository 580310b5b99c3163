package edition

import (
	"slices"

	"uriscope/core/listing"
	"uriscope/core/trace"
)

// A Program is the algorithm of a spec with an executable listing.
type Program struct {
	*listing.Program
	Options []*Option
	// Finish returns the result of a run.
	Finish func(run *listing.Run, base, reference string, o Options) Result
	// Explain adds the parts and the reason to a result. It is nil if Finish adds them, because the outcome
	// depends on them.
	Explain func(result *Result, run *listing.Run)
}

// Resolve resolves a reference, as [Edition.Resolve] does.
func (p *Program) Resolve(base, reference string, o Options, t *trace.Trace) Result {
	run := p.Run(t, Values(p.Options, o), base, reference)
	result := p.end(run, base, reference, o)
	if p.Explain != nil {
		p.Explain(&result, run)
	}
	return result
}

// Answer resolves a reference like Resolve, but faster: it records nothing, and the result can lack parts and a
// reason.
func (e *Edition) Answer(base, reference string, o Options) Result {
	if e.Program == nil {
		return e.Resolve(base, reference, o, nil)
	}
	return e.Program.end(e.Program.Run(nil, Values(e.Program.Options, o), base, reference), base, reference, o)
}

// end returns the result of a run, perhaps without its parts and its reason.
func (p *Program) end(run *listing.Run, base, reference string, o Options) Result {
	result := p.Finish(run, base, reference, o)
	result.Endless, result.Repeated = run.Endless(), run.Repeated()
	switch { // a changed listing can end in other ways
	case run.Endless(), run.Refused() && result.Outcome != NoRelativeForm:
		result.Outcome = Failed
	case run.AtCurrentDocument():
		result.Outcome = CurrentDocument
	}
	return result
}

// An Unchangeable is the error for changes to a listing that can't be run.
type Unchangeable struct{ Edition *Edition }

func (u Unchangeable) Error() string {
	return u.Edition.Document + ": its lines cannot be changed like that, because its listing does not run"
}

// Changed returns the edition with some lines of its listing changed. If the listing doesn't run, the only
// possible change is to leave out questions, given a [Forcing]. The error is an [Unchangeable] or a
// [*listing.Error].
func (e *Edition) Changed(changes []listing.Change) (*Edition, error) {
	changed, err := e.changed(changes)
	if err != nil {
		return nil, err
	}
	for _, c := range changes {
		if !slices.Contains(changed.ChangedLines, c.Line) {
			changed.ChangedLines = append(changed.ChangedLines, c.Line)
		}
	}
	return changed, nil
}

func (e *Edition) changed(changes []listing.Change) (*Edition, error) {
	if e.Program == nil {
		return e.forced(changes)
	}
	changed, err := e.Program.Change(changes...)
	if err != nil {
		return nil, err
	}
	return e.Running(changed), nil
}

// Running returns the edition with another program instead of its own.
func (e *Edition) Running(changed *listing.Program) *Edition {
	other, program := *e, *e.Program
	program.Program = changed
	other.Program, other.Listing, other.Resolve = &program, changed.Listing, program.Resolve
	return &other
}

// Values returns a function that maps the name of an option to its value in o.
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
