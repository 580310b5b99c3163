package explain

import (
	"slices"

	"uriscope/core/edition"
	"uriscope/core/editions"
	"uriscope/core/trace"
)

// What follows writes the answers as web/src/engine.d.ts describes them.

// JSON returns the explanation as JSON.
func (x *Explanation) JSON() []byte { return x.AppendJSON(nil) }

// AppendJSON appends the explanation as JSON.
func (x *Explanation) AppendJSON(dst []byte) []byte {
	const most, perStep = 4096, 112 // bytes; a guess that saves growing in nearly all cases
	w := &writer{b: slices.Grow(dst, most+perStep*len(x.Run.Steps())+len(x.Base.Text)+len(x.Reference.Text)+len(x.Target))}
	w.open('{')
	writeAnswer(w, x.Outcome, x.Target)
	w.text("edition", x.Edition.ID)
	w.key("options")
	writeOptions(w, x.Options)
	w.key("base")
	x.Base.write(w)
	w.key("reference")
	x.Reference.write(w)
	w.key("result")
	if x.Outcome.HasTarget() {
		x.Result.write(w)
	} else {
		w.null()
	}
	w.key("why")
	w.open('{')
	w.text("id", x.Why.ID)
	w.key("args")
	w.pairs(x.Why.Args)
	w.close('}')
	w.key("run")
	writeRun(w, x.Run)
	w.key("findings")
	w.open('[')
	for _, f := range x.Findings {
		f.write(w)
	}
	w.close(']')
	w.close('}')
	return w.b
}

// writeAnswer writes the members outcome, target and fragment. The current document
// is the same document, and has no URI.
func writeAnswer(w *writer, outcome edition.Outcome, target string) {
	kind := outcome
	if kind == edition.CurrentDocument {
		kind = edition.SameDocument
	}
	w.text("outcome", string(kind))
	w.key("target")
	if outcome.HasTarget() {
		w.string(target)
	} else {
		w.null()
	}
	if outcome == edition.CurrentDocument && target != "" {
		w.text("fragment", target[len("#"):])
	}
}

func writeOptions(w *writer, o edition.Options) {
	w.open('{')
	for _, option := range editions.Options() {
		writeOption(w, option, o)
	}
	w.close('}')
}

// writeOption writes the value of an option, that of a switch as true or false.
func writeOption(w *writer, option *edition.Option, o edition.Options) {
	value := o.Get(option)
	w.key(option.Name)
	if option.Switch() {
		w.bool(value == edition.Yes)
	} else {
		w.string(value)
	}
}

func (t *Text) write(w *writer) {
	w.open('{')
	w.text("text", t.Text)
	w.key("production")
	if t.Production == "" {
		w.null()
	} else {
		w.string(t.Production)
	}
	w.key("parts")
	w.open('[')
	for _, p := range t.Parts {
		writePart(w, p)
	}
	w.close(']')
	w.key("groups")
	w.open('[')
	for _, g := range t.Groups {
		writeSpan(w, g)
	}
	w.close(']')
	w.key("errors")
	writeProblems(w, t.Errors)
	w.close('}')
}

func writePart(w *writer, p edition.Part) {
	level := 1
	if p.Inner {
		level = 2
	}
	w.open('{')
	w.text("name", p.Name)
	w.text("role", string(p.Role))
	w.key("level")
	w.int(level)
	w.key("span")
	writeSpan(w, p.Span)
	if p.Kind != "" {
		w.text("kind", p.Kind)
	}
	w.close('}')
}

func writeSpan(w *writer, s edition.Span) {
	if s == edition.Absent {
		w.null()
		return
	}
	w.open('[')
	w.int(s.Start)
	w.int(s.End)
	w.close(']')
}

func writeProblems(w *writer, problems []Problem) {
	w.open('[')
	for _, p := range problems {
		w.open('{')
		w.key("at")
		w.int(p.At)
		w.text("rule", p.Rule)
		w.text("section", p.Section)
		w.key("expected")
		w.strings(p.Expected)
		w.text("message", p.Message)
		w.close('}')
	}
	w.close(']')
}

func (f Finding) write(w *writer) {
	w.open('{')
	w.text("id", f.ID)
	w.text("on", f.On)
	w.key("span")
	writeSpan(w, edition.Span{Start: f.Start, End: f.End})
	w.text("section", f.Section)
	w.close('}')
}

func writeRun(w *writer, run *trace.Trace) {
	w.open('{')
	w.key("total")
	w.int(run.Total())
	w.key("steps")
	w.b = append(w.b, '[')
	for i, step := range run.Steps() {
		if i > 0 {
			w.b = append(w.b, ',')
		}
		w.b = appendStep(w.b, step, run.Edits(i))
	}
	w.b = append(w.b, ']')
	w.close('}')
}

// appendStep does without a writer: nine tenths of an explanation are its steps.
func appendStep(b []byte, step trace.Step, edits []trace.Edit) []byte {
	b = append(b, `{"line":`...)
	b = appendInt(b, step.Line)
	if step.Call >= 0 {
		b = append(b, `,"call":`...)
		b = appendInt(b, step.Call)
	}
	switch step.Answer {
	case trace.Yes:
		b = append(b, `,"answer":true`...)
	case trace.No:
		b = append(b, `,"answer":false`...)
	}
	b = append(b, `,"edits":[`...)
	for i, e := range edits {
		if i > 0 {
			b = append(b, ',')
		}
		b = appendEdit(b, e)
	}
	return append(b, "]}"...)
}

func appendEdit(b []byte, e trace.Edit) []byte {
	b = appendRange(b, e.Register, e.Start, e.End)
	if e.Undefine {
		return append(b, ",null]"...)
	}
	b = append(b, ",["...)
	for i, p := range e.Pieces {
		if i > 0 {
			b = append(b, ',')
		}
		if p.Register == trace.Literal {
			b = appendString(b, p.Text)
		} else {
			b = append(appendRange(b, p.Register, p.Start, p.End), ']')
		}
	}
	return append(b, "]]"...)
}

// appendRange begins an array with a register and a range of it.
func appendRange(b []byte, register, start, end int) []byte {
	b = append(b, '[')
	b = appendInt(b, register)
	b = append(b, ',')
	b = appendInt(b, start)
	b = append(b, ',')
	return appendInt(b, end)
}

// JSON returns the validity as JSON.
func (v *Validity) JSON() []byte {
	w := &writer{}
	w.open('{')
	w.key("valid")
	w.bool(len(v.Errors) == 0)
	w.key("errors")
	writeProblems(w, v.Errors)
	w.close('}')
	return w.b
}

// JSON returns the normal form as JSON.
func (n *Normalized) JSON() []byte {
	w := &writer{}
	w.open('{')
	w.key("normalized")
	if n.Errors != nil {
		w.null()
	} else {
		w.string(n.Text)
	}
	w.key("errors")
	writeProblems(w, n.Errors)
	w.close('}')
	return w.b
}

// Editions returns the list of editions, each with its listing, as JSON.
func Editions() []byte {
	w := &writer{}
	w.open('[')
	for _, e := range editions.All {
		w.open('{')
		w.text("id", e.ID)
		w.key("year")
		w.int(e.Year)
		w.text("title", e.Title)
		w.text("document", e.Document)
		w.key("listing")
		writeListing(w, e.Listing)
		w.key("productions")
		w.strings(e.Productions)
		w.key("choices")
		w.open('[')
		for _, c := range e.Options {
			w.string(c.Name)
		}
		w.close(']')
		w.key("options")
		writeChoices(w, e.Options)
		w.key("classes")
		writeClasses(w, e.Classes)
		w.key("expression")
		if e.Expression == nil {
			w.null()
		} else {
			w.open('{')
			w.text("section", e.Expression.Section)
			w.text("pattern", e.Expression.Pattern)
			w.close('}')
		}
		w.close('}')
	}
	w.close(']')
	return w.b
}

// Options returns the options of all editions as JSON, each once.
func Options() []byte {
	w := &writer{}
	writeChoices(w, editions.Options())
	return w.b
}

func writeChoices(w *writer, options []*edition.Option) {
	w.open('[')
	for _, o := range options {
		w.open('{')
		w.text("name", o.Name)
		w.key("values")
		w.strings(o.Values)
		w.close('}')
	}
	w.close(']')
}

func writeClasses(w *writer, classes []edition.Class) {
	w.open('[')
	for _, c := range classes {
		w.open('{')
		w.text("name", c.Name)
		w.text("section", c.Section)
		w.key("excluded")
		w.bool(c.Excluded)
		w.close('}')
	}
	w.close(']')
}

func writeListing(w *writer, l *trace.Listing) {
	w.open('{')
	w.key("registers")
	w.open('[')
	for _, r := range l.Registers {
		w.open('{')
		w.text("name", r.Name)
		w.key("buffer")
		w.bool(r.Buffer)
		w.close('}')
	}
	w.close(']')
	w.key("lines")
	w.open('[')
	for _, line := range l.Lines {
		w.open('{')
		w.text("id", line.ID)
		w.text("phase", string(line.Phase))
		w.key("depth")
		w.int(line.Depth)
		w.text("section", line.Section)
		w.text("code", line.Code)
		w.key("question")
		w.bool(line.Question)
		w.key("else")
		w.bool(line.Else)
		w.key("decided")
		w.bool(line.Decided)
		w.close('}')
	}
	w.close(']')
	w.close('}')
}

// Examples returns the examples of an edition, or all of them, as JSON.
func Examples(editionID string) ([]byte, error) {
	list := editions.Examples()
	if editionID != "" {
		e, err := lookUp(editionID)
		if err != nil {
			return nil, err
		}
		list = e.AllExamples()
	}
	w := &writer{}
	w.open('[')
	for _, e := range list {
		w.open('{')
		w.text("id", e.ID)
		w.text("edition", e.Edition)
		w.text("section", e.Section)
		w.text("kind", string(e.Kind))
		if e.Kind == edition.KindResolve {
			w.text("base", e.Base)
			for _, option := range editions.Options() {
				if option.Switch() || e.Options[option.Name] != "" {
					writeOption(w, option, e.Options)
				}
			}
		}
		w.text("input", e.Input)
		w.key("want")
		w.strings(e.Want)
		if e.Remark != "" {
			w.text("remark", e.Remark)
		}
		w.close('}')
	}
	w.close(']')
	return w.b, nil
}

// String returns a string as JSON.
func String(s string) []byte {
	w := &writer{}
	w.string(s)
	return w.b
}

// Failure returns the answer to a call that could not be carried out as JSON.
func Failure(code, message string) []byte {
	w := &writer{}
	w.open('{')
	w.text("outcome", string(edition.Failed))
	w.key("target")
	w.null()
	w.key("error")
	w.open('{')
	w.text("code", code)
	w.text("message", message)
	w.close('}')
	w.close('}')
	return w.b
}
