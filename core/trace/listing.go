package trace

import (
	"fmt"
	"slices"
	"strings"
)

// An Error is a fault in a listing, which is a fault of the program: [Lines], [Registers] and
// [NewListing] panic with it.
type Error struct {
	Section      string // document and section of the lines there
	Line, Column int    // in the text, from 1, the column in bytes; 0 where only the line's id is known
	What         string
}

func (e *Error) Error() string {
	if e.Line == 0 {
		return fmt.Sprintf("trace: a listing of %s: %s", e.Section, e.What)
	}
	return fmt.Sprintf("trace: a listing of %s: line %d, column %d: %s", e.Section, e.Line, e.Column, e.What)
}

// NewListing returns a listing. The lines must not be changed afterwards.
func NewListing(registers []Register, lines []Line) *Listing {
	l := &Listing{Registers: registers, Lines: lines, byID: make(map[string]int, len(lines))}
	for i, line := range lines {
		l.Grouped = l.Grouped || line.Group != ""
		l.byID[line.ID] = i
		for _, names := range []string{line.Sets, line.Reads} {
			for name := range strings.SplitSeq(names, ", ") {
				if name != "" && l.Register(name) < 0 {
					panic(&Error{Section: line.Section, What: fmt.Sprintf("the line %s names the register %q, which there is not", line.ID, name)})
				}
			}
		}
	}
	return l
}

// Find returns the index of the line of that id, or -1.
func (l *Listing) Find(id string) int {
	if i, ok := l.byID[id]; ok {
		return i
	}
	return -1
}

// Reads returns the indices of the registers that a question of the listing asks of, -1 for a
// name that no register has.
func (l *Listing) Reads(line Line) []int {
	var reads []int
	for names := line.Reads; names != ""; {
		var name string
		name, names, _ = strings.Cut(names, ", ")
		reads = append(reads, l.Register(name))
	}
	return reads
}

// Register returns the index of the register of that name, or -1.
func (l *Listing) Register(name string) int {
	i := len(l.Registers) - 1
	for i >= 0 && l.Registers[i].Name != name {
		i--
	}
	return i
}

// Pointer returns the register that an algorithm reads another one through, and that one; -1 if it
// has none.
func (l *Listing) Pointer() (read, of int) {
	for i := range l.Registers {
		if l.Registers[i].Reads != "" {
			return i, l.Register(l.Registers[i].Reads)
		}
	}
	return -1, -1
}

// Registers reads the registers of a listing from a text, which takes up less space in the
// wasm than the same registers as Go values.
//
// A line is the name of a register. After the name of a buffer come [/x], or [x/] where
// SlashAfter applies; after that of a register that is sent, [>]; after that of the workspace, [~];
// after that of a register that holds what was read of another one, [<other]; after the name of a
// register that has other names, " = " and these, separated by ", "; after that of a register that
// holds a component, in this order, a colon, the name of the component, "of", and the texts,
// separated by ", ". Empty lines mean nothing.
func Registers(text string) []Register {
	var read []Register
	for text != "" {
		var r Register
		r.Name, text, _ = strings.Cut(text, "\n")
		if r.Name == "" {
			continue
		}
		r.Name, r.Component, _ = strings.Cut(r.Name, ": ")
		r.Component, r.Of, _ = strings.Cut(r.Component, " of ")
		r.Name, r.Also, _ = strings.Cut(r.Name, " = ")
		r.Name, r.Work = strings.CutSuffix(r.Name, "[~]")
		if name, of, ok := strings.Cut(r.Name, "[<"); ok {
			r.Name, r.Reads = name, strings.TrimSuffix(of, "]")
		}
		r.Name, r.SlashAfter = strings.CutSuffix(r.Name, "[x/]")
		r.Name, r.Buffer = strings.CutSuffix(r.Name, "[/x]")
		r.Buffer = r.Buffer || r.SlashAfter
		r.Name, r.Sent = strings.CutSuffix(r.Name, "[>]")
		read = append(read, r)
	}
	return read
}

// Lines reads the lines of a listing from a text, which takes up far less space in the
// wasm than the same lines as Go values.
//
// A line begins with one tab for each level of its depth, followed by its id. After the id
// come those of these marks that apply, in this order,
//
//	id*        something is to be said of it: the document leaves it open, or an erratum would change it
//	id+        a loop: the line, or what is in it, may be carried out more than once
//	id!        a group of steps ends after it; see [Line.Closes]
//	id(a, b)   the registers that the line sets, where its code does not say so
//	id[a, b]   the registers that the question asks of: with the options of the run, they
//	           alone decide how it is answered
//
// then one of
//
//	id:        an instruction
//	id?        a question
//	id|        the "else" of the question before it at the same depth
//	id?|       both: an "else" that asks a question
//
// and, after a space, the code, in our own words.
//
// A heading "# phase: document, section" gives the phase of the lines after it and the
// place where the document has them. A heading "## name" says that the lines after it
// belong to the routine of that name, "##" that they belong to none. The names of its parameters
// may follow in parentheses. Where " =" stands behind
// the name, each visit of the routine is a group of steps; where " = " and a name stand there,
// its steps belong to the group of that name; where " >" stands there, they belong to the
// group that comes after them. Empty lines mean nothing.
func Lines(text string) []Line {
	var read []Line
	var of Line // what the next line takes from the headings before it
	for n := 1; text != ""; n++ {
		var written string
		written, text, _ = strings.Cut(text, "\n")
		if written == "" {
			continue
		}
		if routine, ok := strings.CutPrefix(written, "##"); ok {
			of.heading(strings.TrimPrefix(routine, " "))
			continue
		}
		if heading, ok := strings.CutPrefix(written, "# "); ok {
			phase, section, _ := strings.Cut(heading, ": ")
			of.Phase, of.Section = Phase(phase), section
			if !slices.Contains(phases, phase) {
				panic(&Error{section, n, len("# ") + 1, fmt.Sprintf("%q is not a phase", phase)})
			}
			continue
		}
		line, rest, what := of.read(written)
		if what != "" {
			panic(&Error{of.Section, n, len(written) - len(rest) + 1, what})
		}
		read = append(read, line)
	}
	return read
}

// phases are all that listings have, those too that only one of them has.
var phases = strings.Fields(`
	split transform merge dots recompose
	parts decode dialogue
	case escapes by-scheme characters fragment
	base input scheme relative path host query serialize machine setter
	special origin octets encode
`)

// heading reads what a heading says of a routine and its groups.
func (of *Line) heading(routine string) {
	of.Routine, of.Onward = strings.CutSuffix(routine, ">")
	of.Routine = strings.TrimSuffix(of.Routine, " ")
	of.Routine, of.Takes, _ = strings.Cut(strings.TrimSuffix(of.Routine, ")"), "(")
	name, group, grouped := strings.Cut(of.Routine, " =")
	of.Routine, of.Group = name, strings.TrimPrefix(group, " ")
	if grouped && of.Group == "" {
		of.Group = of.Routine
	}
}

// read reads one line. The receiver has what the headings before it say. If the line is not one,
// read returns what is expected, and the rest where that is.
func (of Line) read(written string) (line Line, rest, what string) {
	rest = strings.TrimLeft(written, "\t")
	of.Depth = len(written) - len(rest)
	end := strings.IndexAny(rest, "*+!([:?|")
	if end <= 0 {
		return of, rest, "expected an id and a mark"
	}
	of.ID, rest = rest[:end], rest[end:]
	rest, of.Decided = strings.CutPrefix(rest, "*")
	rest, of.Loop = strings.CutPrefix(rest, "+")
	rest, of.Closes = strings.CutPrefix(rest, "!")
	for _, list := range [...]struct {
		open, close string
		names       *string
	}{{"(", ")", &of.Sets}, {"[", "]", &of.Reads}} {
		if after, ok := strings.CutPrefix(rest, list.open); ok {
			names, behind, closed := strings.Cut(after, list.close)
			if !closed {
				return of, rest, "expected " + list.close
			}
			*list.names, rest = names, behind
		}
	}
	mark, code, _ := strings.Cut(rest, " ")
	switch mark {
	case ":":
	case "?":
		of.Question = true
	case "|":
		of.Else = true
	case "?|":
		of.Question, of.Else = true, true
	default:
		return of, rest, `expected one of the marks ":", "?", "|" and "?|", and a space`
	}
	of.Code = code
	return of, rest, ""
}
