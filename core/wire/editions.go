package wire

import (
	"slices"
	"strings"

	"uriscope/core/edition"
	"uriscope/core/editions"
	"uriscope/core/explain"
	"uriscope/core/trace"
)

// Editions returns the list of editions, each with its listing.
func Editions() []byte {
	w := &writer{}
	w.open('[')
	for _, e := range editions.All {
		writeEdition(w, e, true)
	}
	w.close(']')
	return w.b
}

// writeEdition writes an edition; without whole, only what names it and its options.
func writeEdition(w *writer, e *edition.Edition, whole bool) {
	w.open('{')
	w.text("id", e.ID)
	w.key("year")
	w.int(e.Dated.Year)
	w.text("document", e.Document)
	if e.Dated.Living() {
		w.key("living")
		w.open('{')
		w.text("commit", e.Dated.Commit)
		w.text("day", e.Dated.Day)
		w.close('}')
	}
	if e == editions.Standard {
		w.key("standard")
		w.bool(true)
	}
	w.key("choices")
	w.open('[')
	for _, c := range e.Options {
		w.string(c.Name)
	}
	w.close(']')
	w.key("options")
	writeDeclared(w, e.Options)
	if whole {
		w.text("title", e.Title)
		w.key("lacks")
		w.strings(e.Lacks())
		w.key("listing")
		writeListing(w, e.Listing)
		w.key("productions")
		w.strings(productions(e))
		w.key("classes")
		writeClasses(w, e.Classes)
		w.key("expression")
		writeExpression(w, e.Expression)
	}
	w.close('}')
}

func writeExpression(w *writer, x *edition.Expression) {
	if x == nil {
		w.null()
		return
	}
	w.open('{')
	w.text("section", x.Section)
	w.text("pattern", x.Pattern)
	w.key("decided")
	w.bool(x.Decided)
	w.close('}')
}

// Options returns the options of all editions, each name once.
func Options() []byte {
	w := &writer{}
	writeDeclared(w, options)
	return w.b
}

func writeDeclared(w *writer, options []*edition.Option) {
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
		w.key("slashAfter")
		w.bool(r.SlashAfter)
		w.text("component", r.Component)
		w.key("of")
		if r.Of == "" {
			w.strings(nil)
		} else {
			w.strings(strings.Split(r.Of, ", "))
		}
		if r.Sent {
			w.key("sent")
			w.bool(true)
		}
		if r.Reads != "" {
			w.key("reads")
			w.int(slices.IndexFunc(l.Registers, func(of trace.Register) bool { return of.Name == r.Reads }))
		}
		if r.Work {
			w.key("work")
			w.bool(true)
		}
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
		w.key("reads")
		w.open('[')
		for _, register := range l.Reads(line) {
			w.int(register)
		}
		w.close(']')
		w.key("else")
		w.bool(line.Else)
		if line.Routine != "" {
			w.text("routine", line.Routine)
		}
		if line.Group != "" {
			w.text("group", line.Group)
		}
		if line.Loop {
			w.key("loop")
			w.bool(true)
		}
		w.key("decided")
		w.bool(line.Decided)
		w.close('}')
	}
	w.close(']')
	w.close('}')
}

// Examples returns the examples of an edition, or all of them.
func Examples(editionID string) ([]byte, error) {
	list := editions.Examples()
	if editionID != "" {
		e, err := explain.LookUp(editionID)
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
			for _, option := range options {
				if option.Values[0] == edition.Yes || e.Options[option.Name] != "" {
					writeOption(w, option, e.Options)
				}
			}
		}
		if e.Kind == edition.KindPart {
			w.text("base", e.Base)
		}
		if e.Of != "" {
			w.text("of", e.Of)
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

// productions returns the productions for whole texts, none where the document has no grammar.
func productions(e *edition.Edition) []string {
	if e.Syntax == nil {
		return nil
	}
	return e.Syntax.Productions
}
