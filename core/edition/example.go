package edition

import (
	"strconv"
	"strings"

	"uriscope/core/grammar"
)

// An ExampleKind is what an example shows.
type ExampleKind string

const (
	KindResolve    ExampleKind = "resolve"    // a reference and its target
	KindDots       ExampleKind = "dots"       // a path, and the same without dot segments
	KindParse      ExampleKind = "parse"      // a URI that the grammar accepts
	KindEquivalent ExampleKind = "equivalent" // a URI and an equivalent one
	KindDifferent  ExampleKind = "different"  // a URI and one that isn't equivalent
	KindExtract    ExampleKind = "extract"    // running text and the URIs in it

	// Other things that specs print, apart from whole URIs and references.
	KindParts   ExampleKind = "parts"   // a URI, and the values of components of it
	KindPart    ExampleKind = "part"    // a text that one of the document's rules derives
	KindEncode  ExampleKind = "encode"  // data, and its encoding in a URI
	KindGroups  ExampleKind = "groups"  // a URI, and what the groups of the expression match
	KindBuffers ExampleKind = "buffers" // a path, and the buffers after each step of removing dot segments
	KindClient  ExampleKind = "client"  // a URL, and the text that a client sends for it
)

// Failure is the expected output of an example for which the spec prints that there is no target.
const Failure = "Failure"

// An Example is an example that a spec prints. Tests, the page, and its links use the same list.
type Example struct {
	ID      string // stable, because links contain it
	Edition string // id of the edition whose spec prints it
	Section string
	Kind    ExampleKind
	// Base is the base of a reference. For a part, it is a text of ours that becomes a whole URI when the part
	// is appended.
	Base  string
	Input string // the reference, the path, the URI, the data or the text
	// Want is the output that the spec prints: for groups, "$1 = http:" and so on; for components, their names
	// and values in the same format; for buffers, a row for each step, with " | " between output and input.
	Want []string
	Of   string // for a part, the rule; for data, the charset if it isn't the edition's

	// Options are the options for which the spec gives this answer, or nil for its own choices. They include
	// options of other editions that offer the same choice under another name, so every edition can be asked
	// the same question.
	Options Options
	// Remark is the id of a remark on the example, or empty; for instance, that the spec prints it as a mistake
	// of parsers.
	Remark string
}

// A Table is a group of examples in one place of a spec. It is plain data, compiled into the program.
type Table struct {
	Section string // "5.4.1", "C.1", or the heading if a spec has no numbers
	Kind    ExampleKind
	Base    string
	Of      string
	With    *Variant // nil if all options have the spec's own values
	Remark  string

	// Rows are pairs of an input and what the spec prints for it, one answer per line, or nothing if that is
	// the input itself. Add rows only at the end of a section, because ids contain the row's number.
	Rows [][2]string
}

// A Variant is a set of options for which a spec gives a second answer.
type Variant struct {
	ID      string // part of the ids of its examples
	Options Options
}

// AllExamples lists the spec's examples, in its order.
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
