package wire

import (
	"slices"
	"sort"

	"uriscope/core/edition"
	"uriscope/core/editions"
	"uriscope/core/explain"
	"uriscope/core/lens"
	"uriscope/core/trace"
)

// Explanation appends the answer to a request to dst.
//
// In texts that are ASCII, offsets in bytes and in code units are the same. For other texts the
// run is replayed, and what each register holds is counted in code units.
func Explanation(dst []byte, q explain.Request) ([]byte, error) {
	x, err := explain.Explain(q)
	if err != nil {
		return nil, err
	}
	base, reference, target := newRuler(q.Base), newRuler(q.Reference), newRuler(x.Target)
	const fixed, perStep = 4096, 112 // bytes; nearly always enough, so that dst need not grow again
	size := fixed + perStep*len(x.Run.Steps()) + len(q.Base) + len(q.Reference) + len(x.Target)
	w := &writer{b: slices.Grow(dst, size)}
	groups, total := x.Run.Groups()
	w.open('{')
	writeAnswer(w, x.Outcome, x.Target)
	w.text("edition", x.Edition.ID)
	w.key("options")
	writeOptions(w, x.Options)
	w.key("base")
	writeText(w, x.Base, &base)
	w.key("reference")
	writeText(w, x.Reference, &reference)
	w.key("result")
	if x.Outcome.HasTarget() {
		writeText(w, x.Result, &target)
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
	w.key("problems")
	w.open('[')
	for i := range x.Problems {
		p := x.Problems[i]
		p.Step = stepOf(groups, p.Step)
		writeProblem(w, textOf(x, p.On), &p)
	}
	w.close(']')
	w.key("run")
	if x.Edition.Listing.Grouped {
		writeGroups(w, x.Edition.Listing, groups, total, replayOf(x.Edition.Listing, groups, base, reference))
	} else {
		writeReplayed(w, x.Run, newReplay(x.Edition.Listing, base.marks == nil && reference.marks == nil, base, reference))
	}
	w.key("findings")
	w.open('[')
	for _, f := range x.Findings {
		writeFinding(w, x, f)
	}
	w.close(']')
	w.close('}')
	return w.b, nil
}

// replayOf returns the replay of groups.
func replayOf(l *trace.Listing, groups []trace.Group, base, reference ruler) *replay {
	ascii := base.marks == nil && reference.marks == nil
	for i := range groups {
		ascii = ascii && suppliesASCII(groups[i].Edits)
	}
	return newReplay(l, ascii, base, reference)
}

// stepOf returns the index of the group that a step belongs to, the last one where it is in none.
func stepOf(groups []trace.Group, step int) int {
	return max(0, sort.Search(len(groups), func(i int) bool { return groups[i].First > step })-1)
}

// Detail returns the single steps of one group of a run.
func Detail(q explain.Request, group int) ([]byte, error) {
	d, err := explain.Detailed(q, group)
	if err != nil {
		return nil, err
	}
	base, reference := newRuler(q.Base), newRuler(q.Reference)
	l := d.Edition.Listing
	r := newReplay(l, false, base, reference)
	// Registers hold what the groups before it left there.
	for i := range d.Before {
		r.of(d.Before[i].Edits)
	}
	w := &writer{}
	w.open('{')
	w.text("edition", d.Edition.ID)
	w.key("group")
	w.int(group)
	w.key("first")
	w.int(d.Group.First)
	w.key("total")
	w.int(d.Group.Steps)
	w.key("steps")
	w.b = append(w.b, '[')
	for i, step := range d.Run.Steps() {
		if i > 0 {
			w.b = append(w.b, ',')
		}
		w.b = appendStep(w.b, step, r.of(d.Run.Edits(i)))
	}
	w.b = append(w.b, ']')
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

// writeText writes a text, with its offsets by its ruler.
func writeText(w *writer, t explain.Text, by *ruler) {
	w.open('{')
	w.text("text", t.Text)
	w.key("production")
	writeOrNull(w, t.Production)
	w.key("parts")
	writeParts(w, by.parts(t.Parts))
	w.key("groups")
	w.open('[')
	for _, g := range t.Groups {
		writeSpan(w, by.span(g))
	}
	w.close(']')
	w.key("errors")
	writeErrors(w, t.Text, t.Problems)
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

// textOf returns one of the texts of an explanation.
func textOf(x *explain.Explanation, use edition.Use) string {
	switch use {
	case edition.AsReference:
		return x.Reference.Text
	case edition.AsTarget:
		return x.Result.Text
	}
	return x.Base.Text
}

// writeFinding writes a finding in the texts as they are: in units, their characters beyond
// US-ASCII would be others.
func writeFinding(w *writer, x *explain.Explanation, f lens.Finding) {
	text := textOf(x, f.On)
	start := length(text[:f.Span.Start])
	w.open('{')
	w.text("id", f.ID.String())
	w.text("on", f.On.String())
	w.key("span")
	writeSpan(w, edition.Span{Start: start, End: start + length(f.Span.Of(text))})
	w.text("section", f.Section)
	w.text("sure", f.Sure.String())
	w.text("basis", f.Basis.String())
	w.key("args")
	w.pairs(f.Args)
	w.close('}')
}
