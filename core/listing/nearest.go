package listing

import (
	"slices"
	"strings"
)

// known are words of the language that begin or continue a line.
var known = []string{
	"if", "while", "else", "append", "send", "decode", "return", "keep", "done", "no result: ", "skip to step", "undefined",
	"remove that", "remove the leftmost", "repeat the leftmost of these until there is none", "replace that with", "remove the last /segment of", "move its first /segment to",
	"is defined", "is undefined", "is empty", "is not empty", "is", "equals", "starts with", "does not start with", "ends with",
	"is in", "through its last", "up to its first", "after its first", "at its first", "at its last",
}

// nearest returns the words of the language, or names, that the rest of the line probably means; empty if
// nothing is similar.
func (r *reader) nearest() string {
	rest := strings.TrimLeft(r.rest, " ")
	if strings.HasPrefix(rest, ",") {
		return ""
	}
	if words := r.meant(rest); words != "" {
		return words
	}
	best, least := "", 3 // number of different letters
	try := func(words string) {
		n := len(strings.Fields(words))
		typed := strings.FieldsFunc(rest, func(c rune) bool { return strings.ContainsRune(" ,;:(", c) })
		if len(typed) < n {
			return
		}
		if d := distance(strings.Join(typed[:n], " "), strings.TrimSpace(words)); d < least && 3*d <= len(words) && d > 0 {
			best, least = words, d
		}
	}
	for _, words := range known {
		try(words)
	}
	for _, register := range r.listing.Registers {
		try(register.Name)
	}
	for _, name := range slices.Concat(r.words.Options, r.callable()) {
		try(name)
	}
	name, _, calls := strings.Cut(rest, "(")
	if best == "" && calls && !r.asking && !strings.ContainsAny(name, ` "`) && !slices.Contains(r.callable(), name) {
		return strings.Join(r.callable(), "(…), ") + "(…)"
	}
	return strings.TrimSpace(best)
}

// meant translates words from other languages at the start of the rest to words of this one; empty if there are
// none.
func (r *reader) meant(rest string) string {
	word, after, _ := strings.Cut(rest, " ")
	name, _, _ := strings.Cut(word, "(")
	switch strings.ToLower(name) {
	case "=", ":=", "<-", "==":
		switch {
		case !r.asking:
			return "←"
		case strings.HasPrefix(after, `"`):
			return "is"
		}
		return "equals"
	case "or", "||", "&&":
		return "and"
	case "contains", "includes":
		return "has"
	case "lowercase", "lower", "tolower", "uppercase", "upper", "toupper":
		return "ignoring case"
	case "absent", "missing", "none", "null":
		return "undefined"
	case "prepend":
		text, to, _ := strings.Cut(after, " to ")
		to, _, _ = strings.Cut(to, ";")
		return to + " ← " + text + " + " + to
	}
	return ""
}

// callable returns the names of all verbs and routines.
func (r *reader) callable() (names []string) {
	for _, verb := range r.words.Verbs {
		names = append(names, verb.Name)
	}
	for _, line := range r.listing.Lines {
		if line.Routine != "" && !slices.Contains(names, line.Routine) {
			names = append(names, line.Routine)
		}
	}
	return names
}

// distance returns the number of letters to insert, delete, or replace to turn one text into another.
func distance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		before := row[0]
		row[0] = i + 1
		for j := range len(b) {
			cost := before
			if a[i] != b[j] {
				cost++
			}
			before, row[j+1] = row[j+1], min(cost, row[j]+1, row[j+1]+1)
		}
	}
	return row[len(b)]
}
