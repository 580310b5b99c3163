package years

import (
	"uriscope/core/edition"
	"uriscope/core/trace"
)

// A place is where a run meets a clause: a step on one of some lines.
type place struct {
	lines  []string // ids
	answer trace.Answer
	last   bool // the last such step and not the first
	bare   bool // only a step that takes nothing from the first buffer
}

// Step returns how many steps an edition's run has taken when the step is done in
// which it meets the clause: a position of the player. Where it never comes to that
// clause, it is the end of the run.
func Step(e *edition.Edition, c Clause, base, reference string, o edition.Options) int {
	run := trace.New(e.Listing, -1, base, reference)
	e.Resolve(base, reference, o, run)
	for _, p := range places[e.ID][c] {
		if i := p.find(e.Listing, run); i >= 0 {
			return i + 1
		}
	}
	return len(run.Steps())
}

// find returns the index of the step, or -1.
func (p place) find(l *trace.Listing, run *trace.Trace) int {
	found := -1
	for i, step := range run.Steps() {
		if p.is(l, step) && !(p.bare && takes(l, run.Edits(i))) {
			if found = i; !p.last {
				break
			}
		}
	}
	return found
}

func (p place) is(l *trace.Listing, step trace.Step) bool {
	if p.answer != trace.None && p.answer != step.Answer {
		return false
	}
	for _, id := range p.lines {
		if l.Lines[step.Line].ID == id {
			return true
		}
	}
	return false
}

// takes reports whether edits take something from the first of the buffers.
func takes(l *trace.Listing, edits []trace.Edit) bool {
	for _, e := range edits {
		for r, register := range l.Registers {
			if register.Buffer {
				if e.Register == r && e.End > e.Start {
					return true
				}
				break
			}
		}
	}
	return false
}

// on is the place of the first step on one of some lines, with whatever answer.
func on(lines ...string) place { return place{lines: lines} }

// yes, no and last narrow a place down.
func (p place) yes() place     { p.answer = trace.Yes; return p }
func (p place) no() place      { p.answer = trace.No; return p }
func (p place) theLast() place { p.last = true; return p }

// places are the lines on which the editions meet the clauses: the first place where
// the run has been counts.
var places = map[string]map[Clause][]place{
	"url-1993": {
		SchemeBegins:   {on("full-form")},
		SameScheme:     {on("full-form")},
		OwnScheme:      {on("whole")},
		RelativeForm:   {on("full-form")},
		OwnAuthority:   {on("rest")},
		EmptyReference: {on("remove-last")},
		QueryOnly:      {on("remove-last")},
		AbsolutePath:   {on("absolute-path")},
		BaseRoot:       {on("remove-last")},
		QueryInBuffer:  {on("append")},
		FirstSegment:   {on("/xxx/..").no().theLast()},
		Trailing:       {on("/xxx/..", "/.").yes().theLast()},
		ExcessDots:     {on("/xxx/..").no().theLast()},
	},
	"rfc1738": {
		SchemeBegins: {on("has-scheme")},
		SameScheme:   {on("has-scheme")},
		OwnScheme:    {on("absolute")},
		RelativeForm: {on("no-relative-form")},
	},
	"url-syntax-05": {
		SchemeBegins:   {on("3"), on("2")},
		SameScheme:     {on("3")},
		OwnScheme:      {on("absolute-url")},
		RelativeForm:   {on("3"), on("2")},
		OwnAuthority:   {on("4")},
		EmptyReference: {on("2")},
		QueryOnly:      {on("6a")},
		AbsolutePath:   {on("5")},
		BaseRoot:       {on("6a")},
		QueryInBuffer:  {on("6c")},
		FirstSegment:   {on("6d", "6e", "6f", "6g").yes()},
		Trailing:       {on("6e", "6g").yes()},
		ExcessDots:     {on("6f").no()},
		Rootless:       {on("6f", "6g").yes()},
	},
	"rfc2396bis-01": {
		SchemeBegins:   {on("has-scheme")},
		SameScheme:     {on("not-validating")},
		OwnScheme:      {on("scheme-path", "authority-path")},
		RelativeForm:   {on("has-scheme")},
		OwnAuthority:   {on("authority-path", "scheme-path")},
		EmptyReference: {on("current-document")},
		QueryOnly:      {on("path-of-base")},
		AbsolutePath:   {on("path-of-r")},
		BaseRoot:       {on("1a")},
		QueryInBuffer:  {on("merge")},
		FirstSegment:   {on("3", "4", "5", "6").yes()},
		Trailing:       {on("4", "6").yes()},
		ExcessDots:     {on("7")},
		Rootless:       {on("5", "6").yes()},
	},
	"rfc3986": {
		SchemeBegins:   {on("has-scheme")},
		SameScheme:     {on("non-strict")},
		OwnScheme:      {on("scheme-path", "authority-path")},
		RelativeForm:   {on("has-scheme")},
		OwnAuthority:   {on("authority-path", "scheme-path")},
		EmptyReference: {on("empty-path")},
		QueryOnly:      {on("path-of-base")},
		AbsolutePath:   {on("path-of-r")},
		BaseRoot:       {on("root", "replace-last")},
		QueryInBuffer:  {on("merge")},
		FirstSegment:   {on("2A", "2B", "2C", "2D")},
		Trailing:       {on("2B", "2C", "2D").theLast()},
		ExcessDots:     {place{lines: []string{"2C"}, bare: true}, on("2A", "2D").theLast()},
		Rootless:       {on("2C")},
	},
}
