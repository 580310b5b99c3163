package wire

import (
	"slices"

	"uriscope/core/edition"
	"uriscope/core/editions"
	"uriscope/core/explain"
	"uriscope/core/lens"
)

// Explanation appends the answer to a request to dst.
//
// In texts that are ASCII, offsets in bytes and in code units are the same. For other texts,
// the request is answered twice: once as it is, and once with the texts in [units], for the
// offsets.
func Explanation(dst []byte, q explain.Request) ([]byte, error) {
	var u units
	inUnits := q
	inUnits.Base, inUnits.Reference = u.of(q.Base), u.of(q.Reference)
	x, err := explain.Explain(inUnits)
	if err != nil {
		return nil, err
	}
	counted := *x
	if !u.same() {
		q.Run, q.Limit = nil, 0
		if x, err = explain.Explain(q); err != nil {
			return nil, err
		}
	}
	const fixed, perStep = 4096, 112 // bytes; nearly always enough, so that dst need not grow again
	size := fixed + perStep*len(counted.Run.Steps()) + len(q.Base) + len(q.Reference) + len(x.Target)
	w := &writer{b: slices.Grow(dst, size)}
	w.open('{')
	writeAnswer(w, x.Outcome, x.Target)
	w.text("edition", x.Edition.ID)
	w.key("options")
	writeOptions(w, x.Options)
	w.key("base")
	writeText(w, x.Base, counted.Base)
	w.key("reference")
	writeText(w, x.Reference, counted.Reference)
	w.key("result")
	if x.Outcome.HasTarget() {
		writeText(w, x.Result, counted.Result)
	} else {
		w.null()
	}
	w.key("why")
	w.open('{')
	w.text("id", x.Why.ID)
	w.key("args")
	w.pairs(x.Why.Args)
	w.key("line")
	w.int(x.Edition.LineOf(x.Why))
	w.close('}')
	w.key("run")
	writeRun(w, counted.Run)
	w.key("findings")
	w.open('[')
	for _, f := range x.Findings {
		writeFinding(w, x, f)
	}
	w.close(']')
	w.close('}')
	return w.b, nil
}

// writeAnswer writes the members outcome, target and fragment. In the JSON, the current
// document is a "same-document" without a target.
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

// options are the options of all editions.
var options = editions.Options()

func writeOptions(w *writer, o edition.Options) {
	w.open('{')
	for _, option := range options {
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

// writeText writes a text. The offsets are those of counted, which is the same text in units.
func writeText(w *writer, t, counted explain.Text) {
	w.open('{')
	w.text("text", t.Text)
	w.key("production")
	writeOrNull(w, t.Production)
	w.key("parts")
	writeParts(w, counted.Parts)
	w.key("groups")
	w.open('[')
	for _, g := range counted.Groups {
		writeSpan(w, g)
	}
	w.close(']')
	w.key("errors")
	writeErrors(w, t.Text, t.Mismatch)
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

// writeFinding writes a finding in the texts as they are: in units, their characters beyond
// US-ASCII would be others.
func writeFinding(w *writer, x *explain.Explanation, f lens.Finding) {
	text := x.Base.Text
	switch f.On {
	case lens.Reference:
		text = x.Reference.Text
	case lens.Target:
		text = x.Result.Text
	}
	start := length(text[:f.Span.Start])
	w.open('{')
	w.text("id", f.ID.String())
	w.text("on", string(f.On))
	w.key("span")
	writeSpan(w, edition.Span{Start: start, End: start + length(f.Span.Of(text))})
	w.text("section", f.Section)
	w.text("sure", f.Sure.String())
	w.key("args")
	w.pairs(f.Args)
	w.close('}')
}
