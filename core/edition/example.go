package edition

import (
	"strconv"
	"strings"

	"uriscope/core/grammar"
)

// An ExampleKind says what an example shows.
type ExampleKind string

const (
	KindResolve    ExampleKind = "resolve"    // a reference and its target
	KindDots       ExampleKind = "dots"       // a path and what is left without dot segments
	KindParse      ExampleKind = "parse"      // a URI that the grammar accepts
	KindEquivalent ExampleKind = "equivalent" // a URI and what it is equivalent to
	KindDifferent  ExampleKind = "different"  // a URI and one that it is not equivalent to
	KindExtract    ExampleKind = "extract"    // running text and the URIs in it

	// What documents print besides whole URIs and references.
	KindParts   ExampleKind = "parts"   // a URI, and the values of components of it
	KindPart    ExampleKind = "part"    // a text that one of the document's rules derives
	KindEncode  ExampleKind = "encode"  // data, and what stands for them in a URI
	KindGroups  ExampleKind = "groups"  // a URI, and what the groups of the expression match
	KindBuffers ExampleKind = "buffers" // a path, and the buffers after each step of removing dot segments
	KindClient  ExampleKind = "client"  // a URL, and what a client sends because of it
)

// Failure is what an example wants where the document prints that there is no target.
const Failure = "Failure"

// An Example is one that a document prints. Tests, the page and its links read the
// same list.
type Example struct {
	ID      string // stable: it stands in links
	Edition string // id of the edition whose document prints it
	Section string
	Kind    ExampleKind
	// Base is the base of a reference. For a part, it is a text of ours that becomes a whole
	// URI when the part is appended.
	Base  string
	Input string // the reference, the path, the URI, the data or the text
	// Want is what the document prints: of groups, "$1 = http:" and so on; of components, their names
	// and values in the same way; of buffers, a row for
	// each step, with " | " between output and input.
	Want []string
	Of   string // for a part, the rule; for data, the charset where it is not the edition's

	// Options are the options for which the document gives this answer, nil for its own
	// choices. They include options of other editions that offer the same choice under
	// another name, so that every edition can be asked the same question.
	Options Options
	// Remark is the id of a remark on the example, empty if there is none: for instance
	// that the document prints it as a mistake that parsers make.
	Remark string
}

// A Table is a group of examples in one place of a document. It is plain data, which the
// program contains as it is, without code that builds it.
type Table struct {
	Section string // "5.4.1", "C.1", or the heading where a document has no numbers
	Kind    ExampleKind
	Base    string
	Of      string
	With    *Variant // nil where all options have the document's own values
	Remark  string

	// Rows are pairs of an input and what the document prints for it, one answer per line,
	// or nothing where that is the input itself. A row may only be added at the end of a
	// section, because ids contain the number of the row.
	Rows [][2]string
}

// A Variant is a set of options for which a document gives a second answer.
type Variant struct {
	ID      string // part of the ids of its examples
	Options Options
}

// AllExamples lists the examples of the document, in its order.
func (e *Edition) AllExamples() []Example {
	var all []Example
	places := map[string]int{}
	for i := range e.Examples {
		t := &e.Examples[i]
		for _, row := range t.Rows {
			places[t.Section]++
			all = append(all, e.example(t, places[t.Section], row[0], row[1]))
		}
	}
	return all
}

// example returns the example of a row. Its id ends with the reference, if it has one,
// which is unique in its table; if not, with the number of the row in its section, counted
// from 1.
func (e *Edition) example(t *Table, place int, input, want string) Example {
	x := Example{
		ID:      e.ID + "/" + strings.ReplaceAll(t.Section, " ", "-") + "/",
		Edition: e.ID, Section: grammar.Cite(e.Document, t.Section),
		Kind: t.Kind, Base: t.Base, Input: input, Of: t.Of, Remark: t.Remark,
		Want: strings.Split(want, "\n"),
	}
	if t.Kind == KindResolve {
		x.ID += input
	} else {
		x.ID += strconv.Itoa(place)
	}
	if t.With != nil {
		x.ID += "/" + t.With.ID
		x.Options = t.With.Options
	}
	if want == "" {
		x.Want = []string{input}
	}
	return x
}
