package wire

import (
	"strings"

	"uriscope/core/edition"
	"uriscope/core/editions"
	"uriscope/core/explain"
	"uriscope/core/trace"
)

// Editions returns the list of editions, each with its listing.
func Editions() []byte {
	return list(func(w *writer) {
		for _, e := range editions.All {
			writeEdition(w, e, true)
		}
	})
}

// writeEdition writes an edition; without whole, only what names it and its options.
func writeEdition(w *writer, e *edition.Edition, whole bool) {
	var names, productions []string
	for _, o := range e.Options {
		names = append(names, o.Name)
	}
	if e.Syntax != nil {
		productions = e.Syntax.Productions
	}
	var living, rest members
	if e.Dated.Living() {
		living = members{"living", func(w *writer) { w.object("commit", e.Dated.Commit, "day", e.Dated.Day) }}
	}
	if whole {
		rest = members{
			"lacks", e.Lacks(),
			"listing", listing(e.Listing),
			"productions", productions,
			"classes", array(func(w *writer) {
				for _, c := range e.Classes {
					w.object("name", c.Name, "section", c.Section, "excluded", c.Excluded)
				}
			}),
			"expression", expression(e.Expression),
		}
	}
	w.object(
		"id", e.ID,
		"year", e.Dated.Year,
		"document", e.Document,
		living,
		"standard", optional(e == editions.Standard, true),
		"choices", names,
		"options", array(func(w *writer) {
			for _, o := range e.Options {
				writeDeclared(w, o)
			}
		}),
		rest,
	)
}

func expression(x *edition.Expression) any {
	if x == nil {
		return nil
	}
	return func(w *writer) { w.object("section", x.Section, "pattern", x.Pattern, "decided", x.Decided) }
}

// Options returns the options of all editions, each name once.
func Options() []byte {
	return list(func(w *writer) {
		for _, o := range options {
			writeDeclared(w, o)
		}
	})
}

func writeDeclared(w *writer, o *edition.Option) {
	w.object("name", o.Name, "values", o.Values, "alone", optional(o.Alone, true))
}

//go:noinline
func listing(l *trace.Listing) func(*writer) {
	return func(w *writer) {
		w.object(
			"registers", array(func(w *writer) {
				for _, r := range l.Registers {
					var of []string
					if r.Of != "" {
						of = strings.Split(r.Of, ", ")
					}
					w.object(
						"name", r.Name,
						"buffer", r.Buffer,
						"slashAfter", r.SlashAfter,
						"component", r.Component,
						"of", of,
						"sent", optional(r.Sent, true),
						"reads", optional(r.Reads != "", l.Register(r.Reads)),
						"work", optional(r.Work, true),
					)
				}
			}),
			"lines", array(func(w *writer) {
				for _, line := range l.Lines {
					w.object(
						"id", line.ID,
						"phase", string(line.Phase),
						"depth", line.Depth,
						"section", line.Section,
						"code", line.Code,
						"question", line.Question,
						"reads", l.Reads(line),
						"else", line.Else,
						"routine", optional(line.Routine != "", line.Routine),
						"group", optional(line.Group != "", line.Group),
						"loop", optional(line.Loop, true),
						"decided", line.Decided,
					)
				}
			}),
		)
	}
}

// Examples returns the examples of an edition, or all of them.
func Examples(editionID string) ([]byte, error) {
	all := editions.Examples()
	if editionID != "" {
		e, err := explain.LookUp(editionID)
		if err != nil {
			return nil, err
		}
		all = e.AllExamples()
	}
	return list(func(w *writer) {
		for _, example := range all {
			writeExample(w, example)
		}
	}), nil
}

func writeExample(w *writer, e edition.Example) {
	var set members
	for _, option := range options {
		if e.Kind == edition.KindResolve && (option.Values[0] == edition.Yes || e.Options[option.Name] != "") {
			set = append(set, option.Name, valueOf(option, e.Options))
		}
	}
	w.object(
		"id", e.ID,
		"edition", e.Edition,
		"section", e.Section,
		"kind", string(e.Kind),
		"base", optional(e.Kind == edition.KindResolve || e.Kind == edition.KindPart, e.Base),
		set,
		"of", optional(e.Of != "", e.Of),
		"input", e.Input,
		"want", e.Want,
		"remark", optional(e.Remark != "", e.Remark),
	)
}
