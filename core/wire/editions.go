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
	return marshal(each{len(editions.All), func(w *writer, i int) { editionOf(w, editions.All[i], true) }})
}

// editionOf writes an edition; without whole, only its identification and options.
func editionOf(w *writer, e *edition.Edition, whole bool) {
	var names, productions []string
	for _, o := range e.Options {
		names = append(names, o.Name)
	}
	if e.Syntax != nil {
		productions = e.Syntax.Productions
	}
	var rest members
	if whole {
		rest = object(
			"lacks", e.Lacks(),
			"listing", listed(e.Listing),
			"productions", productions,
			"classes", each{len(e.Classes), func(w *writer, i int) {
				c := &e.Classes[i]
				w.object("name", c.Name, "section", c.Section, "excluded", c.Excluded)
			}},
			"expression", expression(e.Expression),
		)
	}
	w.object(
		"id", e.ID, "year", e.Dated.Year, "document", e.Document,
		"living", optional(e.Dated.Living(), object("commit", e.Dated.Commit, "day", e.Dated.Day)),
		"standard", optional(e == editions.Standard, true),
		"choices", names,
		"options", each{len(e.Options), func(w *writer, i int) { declared(w, e.Options[i]) }},
		rest,
	)
}

func expression(x *edition.Expression) any {
	if x == nil {
		return nil
	}
	return object("section", x.Section, "pattern", x.Pattern, "decided", x.Decided)
}

// options are the options of all editions.
var options = editions.Options()

// Options returns the options of all editions, each name once.
func Options() []byte {
	return marshal(each{len(options), func(w *writer, i int) { declared(w, options[i]) }})
}

func declared(w *writer, o *edition.Option) {
	w.object("name", o.Name, "values", o.Values, "alone", optional(o.Alone, true))
}

// chosen returns a function that writes members for the given options, and for others: the value of each, which
// for a switch is true or false.
func chosen(all []*edition.Option, o edition.Options, also func(*edition.Option) bool) func(*writer) {
	return func(w *writer) {
		for _, option := range all {
			if o[option.Name] == "" && !also(option) {
				continue
			}
			w.key(option.Name)
			if value := o.Get(option); option.Switch() {
				w.value(value == edition.Yes)
			} else {
				w.string(value)
			}
		}
	}
}

// written caches the last parser listing written, which is longer than the rest of an answer.
var written struct {
	of   *trace.Listing
	json rawJSON
}

func listed(l *trace.Listing) any {
	all := object(
		"registers", each{len(l.Registers), func(w *writer, i int) {
			r := &l.Registers[i]
			var of []string
			if r.Of != "" {
				of = strings.Split(r.Of, ", ")
			}
			w.object(
				"name", r.Name, "buffer", r.Buffer, "slashAfter", r.SlashAfter,
				"component", r.Component, "of", of,
				"sent", optional(r.Sent, true), "reads", optional(r.Reads != "", l.Register(r.Reads)), "work", optional(r.Work, true),
			)
		}},
		"lines", each{len(l.Lines), func(w *writer, i int) {
			line := &l.Lines[i]
			w.object(
				"id", line.ID, "phase", string(line.Phase), "depth", line.Depth,
				"section", line.Section, "code", line.Code,
				"question", line.Question, "reads", l.Reads(*line), "else", line.Else,
				"routine", optional(line.Routine != "", line.Routine), "group", optional(line.Group != "", line.Group),
				"loop", optional(line.Loop, true), "it", optional(line.It != "", line.It), "decided", line.Decided,
			)
		}},
	)
	if !l.Grouped {
		return all
	}
	if written.of != l {
		written.of, written.json = l, marshal(all)
	}
	return written.json
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
	return marshal(each{len(all), func(w *writer, i int) { example(w, &all[i]) }}), nil
}

func example(w *writer, e *edition.Example) {
	set := func(*writer) {}
	if e.Kind == edition.KindResolve {
		set = chosen(options, e.Options, func(o *edition.Option) bool { return o.Values[0] == edition.Yes })
	}
	w.object(
		"id", e.ID, "edition", e.Edition, "section", e.Section, "kind", string(e.Kind),
		"base", optional(e.Kind == edition.KindResolve || e.Kind == edition.KindPart, e.Base),
		set,
		"of", optional(e.Of != "", e.Of),
		"input", e.Input, "want", e.Want,
		"remark", optional(e.Remark != "", e.Remark),
	)
}
