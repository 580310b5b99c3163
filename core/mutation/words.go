package mutation

import (
	"iter"
	"strings"

	"uriscope/core/trace"
)

// swaps are words that stand for each other, one way.
var swaps = []struct {
	kind     Kind
	old, new string
}{
	{Empty, " is defined", " is not empty"},
	{Empty, " is undefined", " is empty"},
	{Empty, " is not empty", " is defined"},
	{Place, " its last ", " its first "},
	{Place, " its first ", " its last "},
	{Place, " through its ", " up to its "},
	{Place, " up to its ", " through its "},
	{Case, ", ignoring case", ""},
}

// rewritten returns the words that a line becomes, with the kind of each change. Some of them may be
// no words of the language.
func rewritten(code string, registers []trace.Register) iter.Seq2[Kind, string] {
	return func(yield func(Kind, string) bool) {
		if from, ok := strings.CutPrefix(code, "if "); ok && !yield(Opposite, "unless "+from) {
			return
		}
		if from, ok := strings.CutPrefix(code, "else if "); ok && !yield(Opposite, "else unless "+from) {
			return
		}
		for _, s := range swaps {
			for at := range outside(code, s.old) {
				if !yield(s.kind, code[:at]+s.new+code[at+len(s.old):]) {
					return
				}
			}
		}
		for _, rule := range []func(code string) iter.Seq2[Kind, string]{alternatives, joined, whole, calls, swapped(registers)} {
			for kind, text := range rule(code) {
				if !yield(kind, text) {
					return
				}
			}
		}
	}
}

// outside returns where some words are, but not within quotation marks.
func outside(code, words string) iter.Seq[int] {
	return func(yield func(int) bool) {
		quoted := false
		for at := range len(code) {
			if !quoted && strings.HasPrefix(code[at:], words) && !yield(at) {
				return
			}
			if code[at] == '"' {
				quoted = !quoted
			}
		}
	}
}

// alternatives drops the one and the other of two texts.
func alternatives(code string) iter.Seq2[Kind, string] {
	return func(yield func(Kind, string) bool) {
		for at := range outside(code, " or ") {
			right := at + len(" or ")
			end, ok := quotedFrom(code, right)
			if !ok {
				continue
			}
			if !yield(Alternative, code[:at]+code[end:]) {
				return
			}
			left := strings.LastIndexByte(code[:at-1], '"')
			if code[right] != '"' { // it has a verb of its own
				left = max(strings.LastIndex(code[:at], " starts with "), strings.LastIndex(code[:at], " is ")) + 1
			}
			if left > 0 && !yield(Alternative, code[:left]+code[right:]) {
				return
			}
		}
	}
}

// quotedFrom returns where the first text in quotation marks ends, if there is one.
func quotedFrom(code string, from int) (end int, ok bool) {
	rest, found, ok := strings.Cut(code[from:], `"`)
	if !ok {
		return 0, false
	}
	quoted, _, ok := strings.Cut(found, `"`)
	return from + len(rest) + len(quoted) + 2, ok
}

// joints are words that join conditions, instructions, or texts, each with the words between which such a row stands.
var joints = []struct {
	kind   Kind
	joint  string
	bounds []string
}{
	{Condition, ", and ", []string{"if ", "while ", ": "}},
	{Condition, " and ", []string{"if ", "while ", ": "}},
	{Part, "; ", []string{": "}},
	{Part, " + ", []string{"← ", "return ", "append ", "send ", " to ", ": ", "; "}},
}

// joined drops each of what is joined.
func joined(code string) iter.Seq2[Kind, string] {
	return func(yield func(Kind, string) bool) {
		for _, j := range joints {
			for at := range outside(code, j.joint) {
				from, to := 0, len(code)
				for _, bound := range append(j.bounds, j.joint) {
					for found := range outside(code, bound) {
						if end := found + len(bound); end <= at {
							from = max(from, end)
						} else if found > at {
							to = min(to, found)
						}
					}
				}
				if !yield(j.kind, code[:from]+code[at+len(j.joint):]) || !yield(j.kind, code[:at]+code[to:]) {
					return
				}
			}
		}
	}
}

// whole takes all of a text of which only a part is taken.
func whole(code string) iter.Seq2[Kind, string] {
	return func(yield func(Kind, string) bool) {
		for _, words := range []string{" through its ", " up to its ", " after its "} {
			for at := range outside(code, words) {
				if end, ok := quotedFrom(code, at); ok && !yield(Part, code[:at]+code[end:]) {
					return
				}
			}
		}
	}
}

// calls takes what a routine is given for what it returns.
func calls(code string) iter.Seq2[Kind, string] {
	return func(yield func(Kind, string) bool) {
		before, rest, ok := strings.Cut(code, "(")
		given, after, closed := strings.Cut(rest, ")")
		name := before[strings.LastIndexByte(before, ' ')+1:]
		if !ok || !closed || name == "" || strings.ContainsRune(before, '"') {
			return
		}
		for one := range strings.SplitSeq(given, ", ") {
			if !yield(Call, strings.TrimSuffix(before, name)+one+after) {
				return
			}
		}
	}
}

// swapped takes the component of the one text for that of the other: R.query for Base.query.
func swapped(registers []trace.Register) func(code string) iter.Seq2[Kind, string] {
	known := map[string]bool{}
	for _, r := range registers {
		known[r.Name] = true
	}
	return func(code string) iter.Seq2[Kind, string] {
		return func(yield func(Kind, string) bool) {
			reads := strings.LastIndex(code, "←") // what stands before it is set
			for _, pair := range [][2]string{{"Base.", "R."}, {"R.", "Base."}} {
				for at := range outside(code, pair[0]) {
					if at < reads {
						continue
					}
					component := code[at+len(pair[0]):]
					if end := strings.IndexAny(component, " ,;:)"); end >= 0 {
						component = component[:end]
					}
					isWord := at == 0 || strings.ContainsRune(" (", rune(code[at-1]))
					if isWord && known[pair[1]+component] && !yield(Register, code[:at]+pair[1]+code[at+len(pair[0]):]) {
						return
					}
				}
			}
		}
	}
}
