// Package tracetest checks, in tests, that runs follow their listings.
//
// The listing is what a reader sees, but the algorithm is what runs, and nothing in the program keeps the two
// in step. [Check] finds where they differ. It follows the listing like a reader; it compares each step's edits
// with the registers that the line sets; and, if the line's words are simple enough, it compares the step's
// effect with them. [CheckListing] checks a listing alone.
//
// In a program that imports this package, a run panics if it names a line that its listing doesn't have.
package tracetest

import (
	"fmt"
	"slices"
	"strings"

	"uriscope/core/trace"
	"uriscope/core/trace/internal/unknown"
)

func init() {
	unknown.Line = func(id string) { panic("the listing has no line " + id) }
}

// Check returns the first difference between a run and its listing, or nil. The run must be complete; texts are
// its input.
func Check(l *trace.Listing, run *trace.Trace, texts ...string) error {
	if len(run.Steps()) != run.Total() {
		return fmt.Errorf("%d steps of %d are recorded", len(run.Steps()), run.Total())
	}
	for i, step := range run.Steps() {
		if err := checkEdits(l, step, run.Edits(i)); err != nil {
			return fmt.Errorf("step %d: %w", i, err)
		}
	}
	if err := walk(l, run, texts); err != nil {
		return err
	}
	return checkWords(l, run, texts)
}

// checkEdits checks that a step edits only registers that its line sets.
func checkEdits(l *trace.Listing, step trace.Step, edits []trace.Edit) error {
	line := l.Lines[step.Line]
	sets, err := Sets(l, line)
	if err != nil {
		return err
	}
	for _, e := range edits {
		if !slices.Contains(sets, e.Register) {
			return fmt.Errorf("the line %s (%s) does not set %s, which is edited", line.ID, line.Code, l.Registers[e.Register].Name)
		}
	}
	if step.Answer == trace.No && len(edits) > 0 && !strings.Contains(line.Code, "; else") {
		return fmt.Errorf("the line %s (%s) is answered no, but %s is edited", line.ID, line.Code, l.Registers[edits[0].Register].Name)
	}
	return nil
}

// Sets returns the indexes of the registers that a line sets: those it declares, those it decodes, the sent one
// if it sends, or else those before a "←" in its code. In a list, only the first name has the prefix that all
// of them share: "Base.scheme, path" are Base.scheme and Base.path. After a ";" a new list begins.
func Sets(l *trace.Listing, line trace.Line) ([]int, error) {
	var sets []int
	add := func(name string) error {
		i := l.Register(name)
		if i < 0 {
			return fmt.Errorf("the line %s (%s) sets %q, which is no register", line.ID, line.Code, name)
		}
		sets = append(sets, i)
		return nil
	}
	declared := line.Sets
	if declared == "" {
		declared = sentNames(l, line.Code)
	}
	if declared != "" {
		for name := range strings.SplitSeq(declared, ", ") {
			if err := add(name); err != nil {
				return nil, err
			}
		}
		return sets, nil
	}
	targets := line.Code[:max(0, strings.LastIndex(line.Code, " ←"))]
	for list := range strings.SplitSeq(targets, "; ") {
		list, _, _ = strings.Cut(list, " ←")
		prefix := ""
		for i, name := range strings.Split(list, ", ") {
			if i == 0 {
				prefix = name[:strings.LastIndexAny(name, ". ")+1]
			} else if l.Register(prefix+name) >= 0 {
				name = prefix + name
			}
			if name == "" {
				continue
			}
			if err := add(name); err != nil {
				return nil, err
			}
		}
	}
	return sets, nil
}
