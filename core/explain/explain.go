// Package explain answers requests about URI references: how an edition resolves a reference, step by step and
// why; the other editions' results; and a grammar's verdict on a text. Its answers are Go values. All offsets
// are bytes of the request's texts.
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
	Edition         string // id; the standard if empty
	Options         edition.Options
	Lines           []listing.Change // changes to the edition's listing, for [Explain], [Detailed], [Answers], and [Figure]
	Limit           int              // on recorded steps, or groups if the edition's runs have them; negative means no limit
	NoReasons       bool             // omit the reasons from [Answers], which take most of its time

	// Run is the trace to record into; if it is nil, Explain makes a new one. An explanation is valid until its
	// trace is reused.
	Run *trace.Trace
}

// edition returns a request's edition, with its lines changed.
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

// A changedEdition is an edition with changed lines. Compiling it takes longer than most of its runs, and it is
// often used several times in a row, for example for every example of its spec.
type changedEdition struct {
	of      *edition.Edition
	lines   []listing.Change
	changed *edition.Edition
}

// lastChanged caches the last one used.
var lastChanged atomic.Pointer[changedEdition]

// Endless is the error for a changed listing whose run takes too long. Line is the one that it repeats.
type Endless struct{ Line trace.Line }

func endless(e *edition.Edition, result edition.Result) Endless {
	return Endless{e.Listing.Lines[result.Repeated]}
}

func (Endless) Error() string { return "this listing does not end" }

// WhyChanged is the id of the reason that replaces the usual ones, which only apply to the spec's own listing.
const WhyChanged = "changed"

// An Explanation is the answer to a [Request].
type Explanation struct {
	Edition   *edition.Edition // with its lines changed if the request has changes
	Changed   bool
	Options   edition.Options
	Outcome   edition.Outcome
	Target    string // empty if the outcome is an error; for the current document, the fragment
	Base      Text
	Reference Text
	Result    Text // the target, with the components that the algorithm gave it
	Why       edition.Why
	Problems  []edition.Problem // found by the run, in order
	Run       *trace.Trace
	Findings  []lens.Finding
}

// A Text is a text, its components, and the verdict of a production.
type Text struct {
	Text       string
	Production string // the rule to match; empty if the spec has none for it
	Parts      []edition.Part
	Groups     []edition.Span    // the groups of the edition's regular expression; nil if it has none
	Problems   []edition.Problem // errors in the text; empty if the spec reports none
	// Mismatch is why the production doesn't derive the text, for texts where Problems come from the algorithm
	// instead. Otherwise, and if the text matches, it is nil.
	Mismatch *edition.Mismatch
}

// Explain answers a request. It fails only if the edition is unknown or the line changes are invalid.
//
// The run splits each text, and Explain splits it again to find its components. The text's production finds the
// errors, which takes another pass.
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
		return nil, endless(e, result)
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
	x.Findings = x.heeded(plain, result, finder.Found)
	return x, nil
}

// A Detail contains the individual steps of one group of a run.
type Detail struct {
	Edition *edition.Edition
	Before  []trace.Group // groups before it
	Group   trace.Group
	Run     *trace.Trace // only the group's steps, up to the limit
}

// NoGroup is the error for a group that a run doesn't have.
type NoGroup int

func (i NoGroup) Error() string { return "the run has no group " + strconv.Itoa(int(i)) }

// TooLong is the error for a group that comes after more of the run than can be kept.
type TooLong int

func (i TooLong) Error() string {
	return "the run is too long to show the lines of group " + strconv.Itoa(int(i))
}

// enough is the minimum limit on the groups kept before the requested group. The request's own limit is for the
// individual steps.
const enough = 20_000

// Detailed returns the individual steps of a group of a request's run. The request's limit applies to them.
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

// split returns the text in the form that package lens takes.
func (t *Text) split() lens.Split {
	return lens.Split{Text: t.Text, Parts: t.Parts, Faulty: len(t.Problems) > 0}
}

// newText checks a text with known parts against the production for its use. If no text has to match a
// production, the problems that the run found count instead.
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

// Figure draws the answer to a request, using package figure.
func Figure(q Request, format figure.Format, words figure.Words) (string, error) {
	e, err := q.edition()
	if err != nil {
		return "", err
	}
	return figure.Draw(e.With(q.Options), q.Base, q.Reference, q.Options, format, words)
}

// UnknownEdition is the error for an edition that doesn't exist.
type UnknownEdition string

// Error lists the existing editions.
func (id UnknownEdition) Error() string {
	text := "unknown edition " + string(id) + "; the editions are "
	for i, e := range editions.All {
		if i > 0 {
			text += ", "
		}
		text += e.ID
	}
	return text
}

// UnknownProduction is the error for a production that an edition doesn't have.
type UnknownProduction struct{ Edition, Production string }

func (u UnknownProduction) Error() string {
	return u.Edition + " has no production " + u.Production
}

// LookUp returns the edition with an id, or the standard for an empty id.
func LookUp(id string) (*edition.Edition, error) {
	if id == "" {
		return editions.Standard, nil
	}
	if e := editions.ByID(id); e != nil {
		return e, nil
	}
	return nil, UnknownEdition(id)
}
