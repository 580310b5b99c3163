package mutation

import (
	"strings"

	"uriscope/core/trace"
)

// A rewriting is a line's new words, and the kind of change. They may not be valid in the language.
type rewriting struct {
	kind Kind
	text string
}

// swaps are words and their replacements, in one direction.
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

// rewritten returns the rewritings of a line.
func rewritten(code string, registers []trace.Register) (all []rewriting) {
	for _, words := range []string{"", "else "} {
		if rest, ok := strings.CutPrefix(code, words+"if "); ok {
			all = append(all, rewriting{Opposite, words + "unless " + rest})
		}
	}
	for _, s := range swaps {
		for _, at := range outside(code, s.old) {
			all = append(all, rewriting{s.kind, code[:at] + s.new + code[at+len(s.old):]})
		}
	}
	all = append(all, alternatives(code)...)
	all = append(all, joined(code)...)
	all = append(all, whole(code)...)
	all = append(all, calls(code)...)
	return append(all, swapped(code, registers)...)
}

// outside returns the offsets of words, except within quotation marks.
func outside(code, words string) (all []int) {
	quoted := false
	for at := range len(code) {
		if !quoted && strings.HasPrefix(code[at:], words) {
			all = append(all, at)
		}
		if code[at] == '"' {
			quoted = !quoted
		}
	}
	return all
}

// alternatives drops either of two texts.
func alternatives(code string) (all []rewriting) {
	for _, at := range outside(code, " or ") {
		right := at + len(" or ")
		end, ok := quotedFrom(code, right)
		if !ok {
			continue
		}
		all = append(all, rewriting{Alternative, code[:at] + code[end:]})
		left := strings.LastIndexByte(code[:at-1], '"')
		if code[right] != '"' { // it has its own verb
			left = max(strings.LastIndex(code[:at], " starts with "), strings.LastIndex(code[:at], " is ")) + 1
		}
		if left > 0 {
			all = append(all, rewriting{Alternative, code[:left] + code[right:]})
		}
	}
	return all
}

// quotedFrom returns the end of the first text in quotation marks, if any.
func quotedFrom(code string, from int) (end int, ok bool) {
	rest, found, ok := strings.Cut(code[from:], `"`)
	if !ok {
		return 0, false
	}
	quoted, _, ok := strings.Cut(found, `"`)
	return from + len(rest) + len(quoted) + 2, ok
}

// joints are words that join conditions, instructions, or texts, each with the words around such a list.
var joints = []struct {
	kind   Kind
	joint  string
	bounds []string
}{
	{Condition, ", and ", []string{", and ", "if ", "while ", ": "}},
	{Condition, " and ", []string{" and ", "if ", "while ", ": "}},
	{Part, "; ", []string{"; ", ": "}},
	{Part, " + ", []string{" + ", "← ", "return ", "append ", "send ", " to ", ": ", "; "}},
}

// joined drops each of the joined parts.
func joined(code string) (all []rewriting) {
	for _, j := range joints {
		for _, at := range outside(code, j.joint) {
			from, to := 0, len(code)
			for _, bound := range j.bounds {
				for _, found := range outside(code, bound) {
					if end := found + len(bound); end <= at {
						from = max(from, end)
					} else if found > at {
						to = min(to, found)
					}
				}
			}
			all = append(all, rewriting{j.kind, code[:from] + code[at+len(j.joint):]}, rewriting{j.kind, code[:at] + code[to:]})
		}
	}
	return all
}

// whole replaces part of a text with the whole text.
func whole(code string) (all []rewriting) {
	for _, words := range []string{" through its ", " up to its ", " after its "} {
		for _, at := range outside(code, words) {
			if end, ok := quotedFrom(code, at); ok {
				all = append(all, rewriting{Part, code[:at] + code[end:]})
			}
		}
	}
	return all
}

// calls replaces a routine's result with its argument.
func calls(code string) (all []rewriting) {
	before, rest, ok := strings.Cut(code, "(")
	given, after, closed := strings.Cut(rest, ")")
	name := before[strings.LastIndexByte(before, ' ')+1:]
	if !ok || !closed || name == "" || strings.Contains(before, `"`) {
		return nil
	}
	for _, one := range strings.Split(given, ", ") {
		all = append(all, rewriting{Call, strings.TrimSuffix(before, name) + one + after})
	}
	return all
}

// swapped replaces a component with the same component of the other text: R.query for Base.query.
func swapped(code string, registers []trace.Register) (all []rewriting) {
	reads := strings.LastIndex(code, "←") // registers before it are set
	for _, pair := range [][2]string{{"Base.", "R."}, {"R.", "Base."}} {
		for _, at := range outside(code, pair[0]) {
			component := code[at+len(pair[0]):]
			if end := strings.IndexAny(component, " ,;:)"); end >= 0 {
				component = component[:end]
			}
			isWord := at == 0 || code[at-1] == ' ' || code[at-1] == '('
			if at >= reads && isWord && has(registers, pair[1]+component) {
				all = append(all, rewriting{Register, code[:at] + pair[1] + code[at+len(pair[0]):]})
			}
		}
	}
	return all
}

func has(registers []trace.Register, name string) bool {
	for i := range registers {
		if registers[i].Name == name {
			return true
		}
	}
	return false
}
