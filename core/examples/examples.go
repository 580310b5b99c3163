// Package examples holds every example of the documents as data, once, with ids
// that never change: tests, the page and its links read the same list.
package examples

import (
	"strconv"
	"strings"

	"uriscope/core/grammar"
)

// A Kind says what an example shows.
type Kind string

const (
	Resolve    Kind = "resolve"    // a reference and its target
	Dots       Kind = "dots"       // a path and what is left without dot segments
	Parse      Kind = "parse"      // a URI that the grammar accepts
	Equivalent Kind = "equivalent" // a URI and what it is equivalent to
	Extract    Kind = "extract"    // running text and the URIs in it
)

// An Example is one that a document prints.
type Example struct {
	ID      string // stable: it stands in links
	Edition string // id of the edition whose document prints it
	Section string
	Kind    Kind
	Base    string
	Input   string   // the reference, the path, the URI or the text
	Want    []string // what the document prints

	// NonStrict marks the answer that a document gives for parsers that ignore
	// the scheme of a reference if it is the base's: those that are not strict
	// (2005) or not validating (2003).
	NonStrict bool
	// Excess names the way of 2003 with excess ".." segments that gives this answer,
	// empty for the document's own.
	Excess string
	// Remark is the id of what has to be said of the example, empty if nothing: for
	// instance that the document prints it as a mistake that parsers make.
	Remark string
}

// A table is examples that stand together in a document. It is plain data, which
// costs no code to set up.
type table struct {
	section   string // "5.4.1", "C.1", or the heading where a document has no numbers
	kind      Kind
	base      string
	nonStrict bool
	excess    string
	remark    string
	rows      []row // one is only ever added at a section's end: its place is its id
}

// A row is one example of a table. What a document prints is the input itself where
// want is empty, and one answer a line.
type row struct{ input, want string }

// documents are the tables of every edition, the earliest first.
var documents = []struct {
	id, document string
	tables       []table
}{
	{"url-1993", "URL draft 1993", url1993},
	{"rfc1738", "RFC 1738", rfc1738},
	{"url-syntax-05", "draft-fielding-url-syntax-05", urlSyntax05},
	{"rfc2396bis-01", "draft-fielding-uri-rfc2396bis-01", rfc2396bis01},
	{"rfc3986", "RFC 3986", rfc3986},
}

// All lists the examples of every document, in the order in which they stand there.
func All() []Example {
	var all []Example
	for _, d := range documents {
		all = append(all, Of(d.id)...)
	}
	return all
}

// Of lists the examples of the edition of that id.
func Of(id string) []Example {
	var of []Example
	for _, d := range documents {
		if d.id != id {
			continue
		}
		places := map[string]int{}
		for _, t := range d.tables {
			for _, r := range t.rows {
				places[t.section]++
				of = append(of, t.example(d.id, d.document, places[t.section], r))
			}
		}
	}
	return of
}

// example makes the example of a row. Its id ends in the reference, which a table
// has once, or in the place of the row among those of its section, from 1.
func (t *table) example(edition, document string, place int, r row) Example {
	e := Example{
		ID:      edition + "/" + hyphenated(t.section) + "/",
		Edition: edition, Section: grammar.Cite(document, t.section),
		Kind: t.kind, Base: t.base, Input: r.input, NonStrict: t.nonStrict, Excess: t.excess, Remark: t.remark,
		Want: strings.Split(r.want, "\n"),
	}
	if t.kind == Resolve {
		e.ID += r.input
	} else {
		e.ID += strconv.Itoa(place)
	}
	if t.nonStrict {
		e.ID += "/non-strict"
	}
	if t.excess != "" {
		e.ID += "/" + t.excess
	}
	if r.want == "" {
		e.Want = []string{r.input}
	}
	return e
}

// hyphenated returns a text with hyphens for its spaces.
func hyphenated(s string) string {
	b := []byte(s)
	for i := range b {
		if b[i] == ' ' {
			b[i] = '-'
		}
	}
	return string(b)
}
