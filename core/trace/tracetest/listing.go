package tracetest

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"uriscope/core/trace"
)

// number matches ids that are a spec's line numbers.
var number = regexp.MustCompile(`^[0-9]+[A-Za-z]?[0-9]?$`)

// CheckListing checks a listing without a run. It returns the first error, or nil. Errors are a line with
// something missing, an id that occurs twice or before a smaller number, an "else" without a question, a
// question that tests no register, and flags that contradict the line's words.
func CheckListing(l *trace.Listing) error {
	seen := map[string]bool{}
	last := ""
	for i, line := range l.Lines {
		fail := func(what string) error { return fmt.Errorf("the line %s (%s) %s", line.ID, line.Code, what) }
		if line.ID == "" || line.Code == "" || line.Phase == "" || line.Section == "" {
			return fail("lacks something")
		}
		if seen[line.ID] {
			return fail("stands twice")
		}
		seen[line.ID] = true
		if number.MatchString(line.ID) {
			if line.ID < last {
				return fail("stands behind " + last)
			}
			last = line.ID
		}
		if i > 0 && !inOrder(l.Lines[i-1].ID, line.ID) {
			return fail("stands behind " + l.Lines[i-1].ID)
		}
		if i == 0 && line.Depth > 0 || i > 0 && line.Depth > l.Lines[i-1].Depth+1 {
			return fail("is in nothing")
		}
		if i > 0 && line.Depth > l.Lines[i-1].Depth && !mayContain(l.Lines[i-1], line) {
			return fail("is in " + l.Lines[i-1].ID + ", which is not a question, else, rule, or loop")
		}
		if line.Else && !followsQuestion(l, i) {
			return fail("belongs to no question")
		}
		words := unguarded(line.Code)
		first, _, _ := strings.Cut(strings.TrimPrefix(words, "else "), " ")
		rule := isRule(line)
		if !rule && line.Else != (words == "else" || strings.HasPrefix(words, "else if ")) || line.Else && line.Question == (words == "else") {
			return fail("is an else by its flag or by its words, not both")
		}
		isLoop := first == "while" || first == "for" || strings.Contains(words, "until there is none")
		inLoop := line.Depth > 0 && isInLoop(l, i)
		if line.Loop != isLoop && !inLoop {
			return fail("is a loop by its flag or by its words, not both")
		}
		if line.Question != (first == "if" || first == "while") && !rule && !(line.Loop && !line.Question) {
			return fail("is a question by its flag or by its words, not both")
		}
		if reads := l.Reads(line); line.Question != (len(reads) > 0) {
			return fail("is a question by its flag or by what it asks of, not both")
		}
		sets, err := Sets(l, line)
		if err != nil {
			return err
		}
		if err := checkReads(l, line, sets); err != nil {
			return err
		}
		if len(sets) == 0 && !line.Question && !line.Else && !line.Loop && !isEnd(line) {
			return fail("sets nothing")
		}
	}
	return nil
}

// inOrder reports whether two consecutive ids are in order if they are numbers in the same part of a spec, with
// a name before them: "path.2" comes before "path.10.1".
func inOrder(before, id string) bool {
	part, a, ok1 := strings.Cut(before, ".")
	other, b, ok2 := strings.Cut(id, ".")
	if !ok1 || !ok2 || part != other {
		return true
	}
	from, to := strings.Split(a, "."), strings.Split(b, ".")
	for i := range min(len(from), len(to)) {
		if from[i] != to[i] {
			x, y := len(strings.TrimRight(from[i], "abcdefgh")), len(strings.TrimRight(to[i], "abcdefgh"))
			if from[i][:x] == to[i][:y] { // one has a letter after the number
				return len(from) < len(to) || len(from) == len(to) && from[i] < to[i]
			}
			return x < y || x == y && from[i] < to[i]
		}
	}
	return len(from) < len(to)
}

// checkReads checks that a question tests registers named in its condition or, if that names none, registers
// that the line sets.
func checkReads(l *trace.Listing, line trace.Line, sets []int) error {
	condition, _ := splitClause(line.Code)
	names := func(r trace.Register) bool {
		return isNamed(condition, r.Name) || r.Also != "" && slices.ContainsFunc(strings.Split(r.Also, ", "), func(also string) bool { return isNamed(condition, also) })
	}
	named := slices.ContainsFunc(l.Registers, names)
	for _, register := range l.Reads(line) {
		switch {
		case register < 0:
			return fmt.Errorf("the line %s (%s) asks of %s, which are not all registers", line.ID, line.Code, line.Reads)
		case named && !names(l.Registers[register]), !named && !slices.Contains(sets, register):
			return fmt.Errorf("the line %s (%s) does not ask of %s", line.ID, line.Code, l.Registers[register].Name)
		}
	}
	return nil
}

// isNamed reports whether words name a register, rather than another one whose name contains its name.
func isNamed(words, name string) bool {
	isOther := func(c byte) bool {
		return c == '.' || c == '_' || '0' <= c && c <= '9' || 'A' <= c && c <= 'Z' || 'a' <= c && c <= 'z'
	}
	for at := 0; ; at++ {
		i := strings.Index(words[at:], name)
		if i < 0 {
			return false
		}
		at += i
		end := at + len(name)
		if (at == 0 || !isOther(words[at-1])) && (end == len(words) || !isOther(words[end])) {
			return true
		}
	}
}

// isRule reports whether a line of a loop runs, and is recorded, only if its condition holds.
func isRule(line trace.Line) bool {
	return !line.Question && !line.Loop && !guarded.MatchString(line.Code) && (strings.HasPrefix(line.Code, "if ") || strings.HasPrefix(line.Code, "else if ") || strings.HasPrefix(line.Code, "else: "))
}

// mayContain reports whether a line can be nested in an outer one: because the outer one decides about it, or
// contains it, as 1 contains 1a.
func mayContain(outer, line trace.Line) bool {
	return outer.Question || outer.Else || outer.Loop || isRule(outer) || strings.HasPrefix(line.ID, outer.ID)
}

// isEnd reports whether a line sets nothing because it ends the run or the routine, or leaves everything
// unchanged.
func isEnd(line trace.Line) bool {
	return ends(line) || strings.Contains(line.Code, "keep it") || line.Code == "run state" || line.Code == "break"
}

// followsQuestion reports whether the line before an else at its depth is a question.
func followsQuestion(l *trace.Listing, i int) bool {
	for j := i - 1; j >= 0 && l.Lines[j].Depth >= l.Lines[i].Depth; j-- {
		if l.Lines[j].Depth == l.Lines[i].Depth {
			return l.Lines[j].Question
		}
	}
	return false
}

// isInLoop reports whether a line is nested in a loop.
func isInLoop(l *trace.Listing, i int) bool {
	depth := l.Lines[i].Depth
	for j := i - 1; j >= 0 && depth > 0; j-- {
		if l.Lines[j].Depth < depth {
			if l.Lines[j].Loop {
				return true
			}
			depth = l.Lines[j].Depth
		}
	}
	return false
}
