package trace

import (
	"fmt"
	"slices"
	"strings"
)

// An Error is a mistake in a listing, which is a bug in the program. [Lines], [Registers], and [NewListing]
// panic with it.
type Error struct {
	Section      string // spec and section of the lines
	Line, Column int    // in the text, from 1, with the column in bytes; 0 if only the line's id is known
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

// Find returns the index of the line with an id, or -1.
func (l *Listing) Find(id string) int {
	if i, ok := l.byID[id]; ok {
		return i
	}
	return -1
}

// Reads returns the indexes of the registers that a question tests, with -1 for unknown names.
func (l *Listing) Reads(line Line) []int {
	var reads []int
	for names := line.Reads; names != ""; {
		var name string
		name, names, _ = strings.Cut(names, ", ")
		reads = append(reads, l.Register(name))
	}
	return reads
}

// Register returns the index of the register with a name, or -1.
func (l *Listing) Register(name string) int {
	i := len(l.Registers) - 1
	for i >= 0 && l.Registers[i].Name != name {
		i--
	}
	return i
}

// Pointer returns the register through which an algorithm reads another one, and that other one; -1 if there is
// none.
func (l *Listing) Pointer() (read, of int) {
	for i := range l.Registers {
		if l.Registers[i].Reads != "" {
			return i, l.Register(l.Registers[i].Reads)
		}
	}
	return -1, -1
}

// Registers parses the registers of a listing from a text, which takes less space in the wasm than the same
// registers as Go values.
//
// Each line is the name of a register, followed by its attributes: for a buffer, [/x], or [x/] if SlashAfter
// applies; for a register that is sent, [>]; for the workspace, [~]; for a register that holds the text read of
// another one, [<other]; for other names, " = " and the names, separated by ", "; for a component, in this
// order, a colon, the component's name, "of", and the texts, separated by ", ". Empty lines are ignored.
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

// Lines parses the lines of a listing from a text, which takes far less space in the wasm than the same lines
// as Go values.
//
// A line begins with one tab for each level of its depth, followed by its id. After the id come its marks, in
// this order:
//
//	id*        it has a remark: the spec leaves it open, or an erratum would change it
//	id+        a loop: the line, or a line in it, can run more than once
//	id!        a group of steps ends after it; see [Line.Closes]
//	id(a, b)   the registers that the line sets, if its code doesn't name them
//	id[a, b]   the registers that the question tests: together with the run's options,
//	           they alone determine the answer
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
// A heading "# phase: document, section" gives the phase of the lines after it and their place in the spec. A
// heading "## name" assigns the lines after it to the routine with that name, "##" to no routine. The names
// of its parameters can follow in parentheses. With " =" after the name, each visit to the routine is a group
// of steps. With " = " and a name, its steps belong to the group with that name; with " >", they belong to
// the next group. Empty lines are ignored.
func Lines(text string) []Line {
	var read []Line
	var of Line // the next line's attributes from the headings before it
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

// phases are the phases of all listings, including those that only one of them has.
var phases = strings.Fields(`
	split transform merge dots recompose
	parts decode dialogue
	case escapes by-scheme characters fragment
	base input scheme relative path host query serialize machine setter
	special origin octets encode
`)

// heading parses a heading's routine and groups.
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

// read parses one line. The receiver has the attributes from the headings before it. If it isn't a valid line,
// read returns what is expected, and the rest of the line from there.
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
