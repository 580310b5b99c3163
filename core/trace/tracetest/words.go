package tracetest

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"uriscope/core/trace"
)

// checkWords checks that each step did what its line says, as far as this file understands the words. It leaves
// other words to the other checks.
func checkWords(l *trace.Listing, run *trace.Trace, texts []string) error {
	state := trace.NewState(l, texts...)
	before := registers(l, state)
	for i, step := range run.Steps() {
		line := l.Lines[step.Line]
		state.Apply(run.Edits(i))
		after := registers(l, state)
		s := &sentence{l: l, line: line, edits: run.Edits(i), before: before, after: after}
		before = after
		calls := i+1 < len(run.Steps()) && run.Steps()[i+1].Call == step.Line
		if err := s.check(step.Answer, calls); err != nil {
			return fmt.Errorf("step %d: the line %s (%s): %w", i, line.ID, line.Code, err)
		}
	}
	return nil
}

// registers returns the content of the registers by name; nil for an undefined one.
func registers(l *trace.Listing, state *trace.State) map[string]*string {
	held := map[string]*string{}
	for i, r := range l.Registers {
		held[r.Name] = nil
		if text, ok := state.Text(i); ok {
			held[r.Name] = &text
		}
	}
	return held
}

// A sentence is a line's code, and the registers' content before and after it.
type sentence struct {
	l             *trace.Listing
	line          trace.Line
	edits         []trace.Edit
	before, after map[string]*string
}

// check checks that a step did what the sentence says. If the step calls a routine, the routine does it.
func (s *sentence) check(answer trace.Answer, calls bool) error {
	code := unguarded(s.line.Code)
	code = numbered.ReplaceAllString(code, "")
	switch {
	case s.line.Question:
		return s.question(code, answer == trace.Yes)
	case calls:
		return nil
	}
	return s.instruction(code)
}

// question checks the answer to a condition, and the step's effect after a yes.
func (s *sentence) question(code string, yes bool) error {
	_, code, _ = strings.Cut(code, " ") // "if", "while"
	condition, consequence := splitClause(code)
	for _, part := range strings.Split(strings.ReplaceAll(condition, ", and ", " and "), " and ") {
		holds, known := s.holds(part, strings.HasSuffix(condition, " undefined"))
		if known && yes && !holds {
			return fmt.Errorf("it is answered yes, but not %q", part)
		}
		if !strings.Contains(condition, " and ") && known && holds && !yes && s.exact(part) {
			return fmt.Errorf("it is answered no, but %q", part)
		}
	}
	if !yes {
		return nil
	}
	if removal.MatchString(code) {
		return s.removes(condition)
	}
	return s.instruction(consequence)
}

// removes checks that a step removes from a register what its condition quotes. In "<segment>/.." the first
// segment can be any.
func (s *sentence) removes(condition string) error {
	_, quoted, _ := strings.Cut(condition, `"`)
	quoted, _, ok := strings.Cut(quoted, `"`)
	if !ok || guarded.MatchString(s.line.Code) {
		return nil
	}
	if len(s.edits) != 1 || len(s.edits[0].Pieces) != 0 {
		return fmt.Errorf("it does not take out one text")
	}
	e := s.edits[0]
	taken := (*s.before[s.l.Registers[e.Register].Name])[e.Start:e.End]
	any := strings.ReplaceAll(regexp.QuoteMeta(quoted), "<segment>", "[^/]*")
	if !regexp.MustCompile("(?s)^" + any + "$").MatchString(taken) {
		return fmt.Errorf("it takes out %q", taken)
	}
	return nil
}

// splitClause separates a condition from its consequence, at the comma before the verb.
func splitClause(code string) (condition, consequence string) {
	for _, verb := range []string{", append ", ", query ← "} {
		if i := strings.Index(code, verb); i >= 0 {
			return code[:i], strings.TrimPrefix(code[i:], ", ")
		}
	}
	condition, _, _ = strings.Cut(code, ", go on with ")
	if i := strings.Index(condition, `", `); i >= 0 && !strings.Contains(condition, " and ") && !strings.HasPrefix(condition[i+1:], ", ignoring case") {
		condition = condition[:i+1] // ", a whole segment"
	}
	return condition, ""
}

// exact reports whether a condition alone determines the answer.
func (s *sentence) exact(part string) bool {
	return !strings.Contains(s.line.Code, "whole segment") && !strings.Contains(part, "<segment>")
}

var (
	numbered   = regexp.MustCompile(`^\d\. `)
	removal    = regexp.MustCompile(`(remove it|remove that|drop that|drop the leftmost)$`)
	isDefined  = regexp.MustCompile(`^(.*) is defined$`)
	isEmpty    = regexp.MustCompile(`^(.*) is empty$`)
	thereIs    = regexp.MustCompile(`^there is an? (.*)$`)
	begins     = regexp.MustCompile(`^(.*) (?:begins|starts) with "([^"]*)"$`)
	endsWith   = regexp.MustCompile(`^(.*) ends with "([^"]*)"$`)
	isIn       = regexp.MustCompile(`^a? ?"([^"]*)" is in (.*)$`)
	equals     = regexp.MustCompile(`^(.*) = (.*)$`)
	undefined  = regexp.MustCompile(`^(.*) are undefined$`)
	upTo       = regexp.MustCompile(`^(.*) up to its (last|first) "(.)"$`)
	behindThe  = regexp.MustCompile(`^what follows the first.*$`)
	assignment = regexp.MustCompile(`^(.*) ← (.*)$`)
	takenOff   = regexp.MustCompile(`^remove the (last )?"([^"]*)" from ([^;]+)`)
	appended   = regexp.MustCompile(`^(.*) to (.*)$`)
	texts      = regexp.MustCompile(`"[^"]*"`)
)

// holds reports whether a condition holds before the step, if it understands the condition.
func (s *sentence) holds(part string, listed bool) (holds, known bool) {
	if isClients(s.l) {
		if holds, known := s.clientHolds(part); known {
			return holds, known
		}
	}
	if m := isDefined.FindStringSubmatch(part); m != nil {
		text, ok := s.register(s.before, m[1])
		return text != nil, ok
	}
	if m := thereIs.FindStringSubmatch(part); m != nil {
		text, ok := s.register(s.before, m[1])
		return text != nil, ok
	}
	if m := isEmpty.FindStringSubmatch(part); m != nil {
		text, ok := s.register(s.before, m[1])
		return text == nil || *text == "", ok
	}
	if m := begins.FindStringSubmatch(part); m != nil {
		text, ok := s.register(s.before, m[1])
		if strings.Contains(s.line.Code, "whole segment") && text != nil {
			return strings.HasPrefix(strings.TrimPrefix(*text, "/"), m[2]), ok
		}
		return text != nil && strings.HasPrefix(*text, m[2]), ok
	}
	if m := endsWith.FindStringSubmatch(part); m != nil {
		text, ok := s.register(s.before, m[1])
		return text != nil && strings.HasSuffix(*text, strings.TrimPrefix(m[2], "<segment>")), ok
	}
	if m := isIn.FindStringSubmatch(part); m != nil {
		text, ok := s.register(s.before, m[2])
		return text != nil && strings.Contains(*text, strings.TrimPrefix(m[1], "<segment>")), ok
	}
	if m := equals.FindStringSubmatch(part); m != nil {
		a, ok1 := s.register(s.before, m[1])
		b, ok2 := s.register(s.before, m[2])
		return a != nil && b != nil && sameScheme(*a, *b), ok1 && ok2
	}
	if m := undefined.FindStringSubmatch(part); m != nil || listed {
		names := strings.Split(strings.TrimSuffix(part, " are undefined"), ", ")
		holds, known = true, true
		for _, name := range names {
			text, ok := s.register(s.before, name)
			holds, known = holds && text == nil, known && ok
		}
		return holds, known
	}
	return false, false
}

// sameScheme reports whether two schemes are identical, ignoring case (RFC 3986, section 3.1). Listings use "="
// to compare only schemes.
func sameScheme(a, b string) bool { return lower(a) == lower(b) }

// lower returns a text with its US-ASCII letters in lowercase.
func lower(s string) string {
	b := []byte(s)
	for i, c := range b {
		if 'A' <= c && c <= 'Z' {
			b[i] += 'a' - 'A'
		}
	}
	return string(b)
}

// register returns the content of the register with a name, with or without "the" before it.
func (s *sentence) register(held map[string]*string, name string) (text *string, ok bool) {
	text, ok = held[name]
	if !ok {
		text, ok = held[strings.TrimPrefix(name, "the ")]
	}
	return text, ok
}

// instruction checks the registers' content after a step.
func (s *sentence) instruction(code string) error {
	if known, err := s.client(code); known {
		return err
	}
	if m := takenOff.FindStringSubmatch(code); m != nil {
		return s.takes(m[3], m[2], m[1] != "")
	}
	switch {
	case strings.HasPrefix(code, "append "):
		what, _, _ := strings.Cut(strings.TrimPrefix(code, "append "), ", ")
		what, _, _ = strings.Cut(what, " to the ")
		if m := appended.FindStringSubmatch(what); m != nil {
			if _, ok := s.register(s.after, m[2]); ok {
				return s.sum(strings.Split(m[1], " + "), true)
			}
		}
		return s.sum(strings.Split(what, " and "), true)
	case strings.HasPrefix(code, "return ") && strings.Contains(code, " + "):
		return s.sum(strings.Split(strings.TrimPrefix(code, "return "), " + "), false)
	case strings.HasPrefix(code, "return the "):
		what, _, _ := strings.Cut(strings.TrimPrefix(code, "return "), ",")
		what, _, _ = strings.Cut(what, ":")
		return s.sum([]string{what}, false)
	}
	if first, rest, ok := strings.Cut(code, "; "); ok && strings.Contains(first, " ← ") && strings.Contains(rest, " ← ") {
		if err := s.instruction(first); err != nil {
			return err
		}
		return s.instruction(rest)
	}
	if strings.Contains(texts.ReplaceAllString(code, ""), ":") || strings.Contains(code, ";") && !strings.Contains(code, "; else undefined") {
		return s.buffers(code)
	}
	code, _, _ = strings.Cut(code, "; else")
	m := assignment.FindStringSubmatch(code)
	if m == nil || strings.Contains(m[1], ", ") {
		return nil
	}
	got, ok := s.register(s.after, m[1])
	if move := pointerMove.FindStringSubmatch(code); move != nil && !ok {
		return s.moved(move[1], move[2] != "")
	}
	if !ok && s.line.Sets != "" && slices.ContainsFunc(s.l.Registers, func(r trace.Register) bool { return strings.HasPrefix(r.Name, m[1]+".") }) {
		return nil // a record, in several registers
	}
	if !ok {
		return fmt.Errorf("%q is no register", m[1])
	}
	if sets, err := Sets(s.l, s.line); err != nil || !slices.Contains(sets, s.l.Register(strings.TrimPrefix(m[1], "the "))) {
		return fmt.Errorf("it does not set %s", m[1])
	}
	if m[2] == "undefined" {
		if got != nil {
			return fmt.Errorf("%s is defined", m[1])
		}
		return nil
	}
	want, known, defined := s.value(m[2])
	if known && (defined != (got != nil) || defined && *got != want) {
		return fmt.Errorf("%s is %s, not %q", m[1], quoted(got), want)
	}
	return nil
}

// takes checks that a text was removed from one end of a register.
func (s *sentence) takes(name, text string, last bool) error {
	before, ok := s.register(s.before, name)
	after, _ := s.register(s.after, name)
	if !ok || before == nil || after == nil {
		return fmt.Errorf("%q is no register that holds something", name)
	}
	if want := text + *after; !last && *before != want || last && *before != *after+text {
		return fmt.Errorf("%s is %q, and was %q", name, *after, *before)
	}
	return nil
}

// pointerMove matches a step of a pointer, which is the length of the register with the text read so far.
var pointerMove = regexp.MustCompile(`^pointer ← pointer ([+-])( length of buffer -)? 1$`)

// moved checks that the text read so far has become one character longer or shorter, or also shorter by the
// buffer. Undefined counts as one shorter than empty.
func (s *sentence) moved(sign string, behindBuffer bool) error {
	i, _ := s.l.Pointer()
	if i < 0 {
		return fmt.Errorf("no register has a pointer")
	}
	size := func(held map[string]*string) int {
		if text := held[s.l.Registers[i].Name]; text != nil {
			return utf8.RuneCountInString(*text)
		}
		return -1
	}
	by := size(s.after) - size(s.before)
	if buffer := s.before["buffer"]; behindBuffer && buffer != nil {
		by += utf8.RuneCountInString(*buffer)
	}
	if by != 1 && sign == "+" || by != -1 && sign == "-" {
		return fmt.Errorf("the pointer moves by %d", by)
	}
	return nil
}

// buffers checks a rule for removing dot segments: before the step, the first of the registers that it sets
// must begin with one of the texts quoted before the ":".
func (s *sentence) buffers(code string) error {
	when, _, ok := strings.Cut(code, ":")
	sets, err := Sets(s.l, s.line)
	if !ok || err != nil || len(sets) == 0 {
		return nil
	}
	held := s.before[s.l.Registers[sets[0]].Name]
	var found []string
	for i, part := range strings.Split(when, `"`) {
		if i%2 == 1 {
			found = append(found, part)
		}
	}
	if held == nil || len(found) == 0 || slices.ContainsFunc(found, func(p string) bool { return strings.HasPrefix(*held, p) }) {
		return nil
	}
	return fmt.Errorf("%s is %q", s.l.Registers[sets[0]].Name, *held)
}

// sum checks that the register that a line sets consists of some texts, or that they were appended to its
// previous content.
func (s *sentence) sum(parts []string, appended bool) error {
	sets, err := Sets(s.l, s.line)
	if err != nil {
		return err
	}
	if len(sets) != 1 {
		return fmt.Errorf("it sets %d registers, not one", len(sets))
	}
	name := s.l.Registers[sets[0]].Name
	want := ""
	if appended && s.before[name] != nil {
		want = *s.before[name]
	}
	for _, part := range parts {
		text, known, _ := s.value(part)
		if !known {
			return nil
		}
		want += text
	}
	if got := s.after[name]; got == nil || *got != want {
		return fmt.Errorf("%s is %s, not %q", name, quoted(got), want)
	}
	return nil
}

// value returns the value of an expression before the step.
func (s *sentence) value(expression string) (text string, known, defined bool) {
	if expression != "" && texts.FindString(expression) == expression {
		return strings.Trim(expression, `"`), true, true
	}
	if first, rest, ok := strings.Cut(expression, " + "); ok {
		text, known, defined := s.value(first)
		more, alsoKnown, alsoDefined := s.value(rest)
		return text + more, known && alsoKnown, defined && alsoDefined
	}
	if m := upTo.FindStringSubmatch(expression); m != nil {
		text, known, defined := s.value(m[1])
		switch {
		case m[2] == "last":
			text = text[:strings.LastIndex(text, m[3])+1]
		default:
			text, _, _ = strings.Cut(text, m[3])
		}
		return text, known, defined
	}
	if m := behindThe.FindStringSubmatch(expression); m != nil {
		if buffer := s.before["buffer"]; buffer != nil {
			_, text, defined := strings.Cut(*buffer, "?")
			return text, true, defined
		}
	}
	held, ok := s.register(s.before, expression)
	if !ok || held == nil {
		return "", ok, false
	}
	return *held, true, true
}

func quoted(text *string) string {
	if text == nil {
		return "undefined"
	}
	return fmt.Sprintf("%q", *text)
}
