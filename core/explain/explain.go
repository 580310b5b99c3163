// Package explain answers requests about URI references: how one is resolved, by which
// edition, step by step and why; what the other editions make of it; what a grammar says
// of a text. Its answers are Go values. All offsets are bytes of the texts in the request.
package explain

import (
	"slices"
	"strconv"
	"sync/atomic"

	"uriscope/core/edition"
	"uriscope/core/editions"
	"uriscope/core/figure"
	"uriscope/core/lens"
	"uriscope/core/listing"
	"uriscope/core/trace"
)

// A Request asks how a reference is resolved.
type Request struct {
	Base, Reference string
	Edition         string // id; the standard if it is empty
	Options         edition.Options
	Lines           []listing.Change // to the edition's listing, for [Explain], [Detailed], [Answers], and [Figure]
	Limit           int              // on recorded steps, or groups where the edition's runs have groups; no limit if it is negative
	NoReasons       bool             // [Answers] has no reasons, which take most of its time

	// Run is the trace to record the run in; if it is nil, a new one is made. An
	// explanation is valid until its trace is used again.
	Run *trace.Trace
}

// edition returns the edition of a request, with its lines changed.
func (q *Request) edition() (*edition.Edition, error) {
	e, err := LookUp(q.Edition)
	if err != nil || len(q.Lines) == 0 {
		return e, err
	}
	if last := lastChanged.Load(); last != nil && last.of == e && slices.Equal(last.lines, q.Lines) {
		return last.changed, nil
	}
	changed, err := e.Changed(q.Lines)
	if err == nil {
		lastChanged.Store(&changedEdition{e, slices.Clone(q.Lines), changed})
	}
	return changed, err
}

// A changedEdition is an edition with changed lines. Compiling it takes longer than most of its runs, and
// there are several in a row: every example of its document, for instance.
type changedEdition struct {
	of      *edition.Edition
	lines   []listing.Change
	changed *edition.Edition
}

// lastChanged is the one that was asked for last.
var lastChanged atomic.Pointer[changedEdition]

// Endless is the error for a changed listing whose run goes on for too long.
type Endless struct{}

func (Endless) Error() string { return "this listing does not end" }

// WhyChanged is the id of the reason in place of those that hold for the listing as the document
// has it.
const WhyChanged = "changed"

// An Explanation is the answer to a [Request].
type Explanation struct {
	Edition   *edition.Edition // with its lines changed, if the request says so
	Changed   bool
	Options   edition.Options
	Outcome   edition.Outcome
	Target    string // empty if the outcome is an error; for the current document, the fragment
	Base      Text
	Reference Text
	Result    Text // the target with the components that the algorithm gave it
	Why       edition.Why
	Problems  []edition.Problem // that the run met, in its order
	Run       *trace.Trace
	Findings  []lens.Finding
}

// A Text is a text with its components and what a production says about it.
type Text struct {
	Text       string
	Production string // that it must match; empty where the document has none for it
	Parts      []edition.Part
	Groups     []edition.Span    // of the edition's regular expression, nil where it has none
	Problems   []edition.Problem // what is wrong with it; none if the document has nothing to say
	// Mismatch is why it is not what the production derives, where Problems are what the algorithm met;
	// nil otherwise, and where it is.
	Mismatch *edition.Mismatch
}

// Explain answers a request. It fails only if the edition is unknown, or if its lines cannot be
// changed like that.
//
// Each text is split by the algorithm, as part of the run, and once more for its components.
// Its errors are found by its production, which reads it once more.
func Explain(q Request) (*Explanation, error) {
	e, err := q.edition()
	if err != nil {
		return nil, err
	}
	run := q.Run
	if run == nil {
		run = new(trace.Trace)
	}
	run.Reset(e.Listing, q.Limit, q.Base, q.Reference)
	if e.Listing.Grouped {
		run.Fold(q.Base, q.Reference)
	}
	result := e.Resolve(q.Base, q.Reference, q.Options, run)
	if result.Endless {
		return nil, Endless{}
	}
	plain := e
	e = e.With(q.Options)
	ofBase, ofReference := e.PartsOf(q.Base, q.Reference, &result)
	x := &Explanation{
		Edition: e, Changed: len(q.Lines) > 0, Options: q.Options,
		Outcome:   result.Outcome,
		Base:      newText(e, edition.AsBase, q.Base, ofBase, result.Problems),
		Reference: newText(e.On(q.Base), edition.AsReference, q.Reference, ofReference, result.Problems),
		Why:       result.Why,
		Problems:  result.Problems,
		Run:       run,
	}
	if x.Changed {
		x.Why = edition.Why{ID: WhyChanged}
	}
	if result.Outcome != edition.Failed {
		x.Target = result.Target
	}
	finder := lens.Finder{Edition: e, Options: q.Options}
	finder.LookAtReference(x.Base.split(), x.Reference.split())
	for use, text := range [...]*Text{edition.AsBase: &x.Base, edition.AsReference: &x.Reference} {
		if text.Mismatch != nil && len(text.Problems) == 0 {
			finder.LookAtMismatch(edition.Use(use), text.Mismatch)
		}
	}
	if result.Outcome.HasTarget() {
		reread := e.Split(result.Target)
		x.Result = newText(e, edition.AsTarget, result.Target, reread, result.Problems)
		x.Result.Parts = result.Parts
		finder.LookAtTarget(lens.Split{Text: result.Target, Parts: reread}, result.Parts)
	}
	x.Findings = x.heeded(plain, finder.Found)
	return x, nil
}

// A Detail is the single steps of one group of a run.
type Detail struct {
	Edition *edition.Edition
	Before  []trace.Group // in the run
	Group   trace.Group
	Run     *trace.Trace // with the steps of the group alone, up to the limit
}

// NoGroup is the error for a group that a run does not have.
type NoGroup int

func (i NoGroup) Error() string { return "the run has no group " + strconv.Itoa(int(i)) }

// TooLong is the error for a group that a run has, but only behind more than can be kept of it.
type TooLong int

func (i TooLong) Error() string {
	return "the run is too long to show the lines of group " + strconv.Itoa(int(i))
}

// enough is a limit by which the groups of a run are kept that lead to a group, if the request has a
// smaller one: that is on the single steps.
const enough = 20_000

// Detailed returns the single steps of a group of the run of a request. The limit is on them.
func Detailed(q Request, group int) (*Detail, error) {
	e, err := q.edition()
	if err != nil {
		return nil, err
	}
	if !e.Listing.Grouped {
		return nil, edition.Lack{Edition: e, Of: "groups"}
	}
	fold := trace.New(e.Listing, group+1, q.Base, q.Reference)
	if q.Limit >= 0 {
		fold.Allow(max(q.Limit, enough))
	} else {
		fold.Allow(-1)
	}
	fold.Fold(q.Base, q.Reference)
	e.Resolve(q.Base, q.Reference, q.Options, fold)
	groups, total := fold.Groups()
	switch {
	case group < 0 || group >= total:
		return nil, NoGroup(group)
	case group >= len(groups):
		return nil, TooLong(group)
	}
	d := &Detail{Edition: e, Before: groups[:group], Group: groups[group], Run: q.Run}
	if d.Run == nil {
		d.Run = new(trace.Trace)
	}
	limit := d.Group.Steps
	if q.Limit >= 0 {
		limit = min(limit, q.Limit)
	}
	d.Run.Reset(e.Listing, limit, q.Base, q.Reference)
	d.Run.Skip(d.Group.First)
	e.Resolve(q.Base, q.Reference, q.Options, d.Run)
	return d, nil
}

// split returns the text as package lens looks at it.
func (t *Text) split() lens.Split {
	return lens.Split{Text: t.Text, Parts: t.Parts, Faulty: len(t.Problems) > 0}
}

// newText checks a text, whose parts are known, against the production for its use. Where no text has to
// match one, what the run found wrong with it counts.
func newText(e *edition.Edition, use edition.Use, text string, parts []edition.Part, met []edition.Problem) Text {
	t := Text{Text: text, Parts: parts, Groups: e.Groups(text, parts)}
	if e.Syntax != nil && e.Syntax.For != nil {
		t.Production, t.Problems = e.Check(use, text)
		return t
	}
	if use != edition.AsTarget {
		t.Production, _ = e.Usual(text)
	}
	if t.Production != "" {
		t.Mismatch = e.Validate(t.Production, text)
	}
	for _, p := range met {
		if p.On == use {
			t.Problems = append(t.Problems, p)
		}
	}
	return t
}

// Figure draws the answer to a request, as package figure does.
func Figure(q Request, format figure.Format, words figure.Words) (string, error) {
	e, err := q.edition()
	if err != nil {
		return "", err
	}
	return figure.Draw(e.With(q.Options), q.Base, q.Reference, q.Options, format, words)
}

// UnknownEdition is the error for an edition that does not exist.
type UnknownEdition string

func (id UnknownEdition) Error() string { return "unknown edition " + string(id) }

// UnknownProduction is the error for a production that an edition does not have.
type UnknownProduction struct{ Edition, Production string }

func (u UnknownProduction) Error() string {
	return u.Edition + " has no production " + u.Production
}

// LookUp returns the edition of an id, the standard if that is empty.
func LookUp(id string) (*edition.Edition, error) {
	if id == "" {
		return editions.Standard, nil
	}
	if e := editions.ByID(id); e != nil {
		return e, nil
	}
	return nil, UnknownEdition(id)
}
