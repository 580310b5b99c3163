package listing

import (
	"slices"
	"strings"

	"uriscope/core/trace"
)

// A reader parses and compiles the words of one line.
type reader struct {
	*compiler
	line       *trace.Line
	rest       string // the words not parsed yet
	parameters []parameter
	subject    int  // the register that "it" refers to, or -1
	to         int  // the register that a routine returns into
	asking     bool // whether a condition is being parsed
	matched    bool
	reads      []int // the registers that the condition tests, in order
	sets       []int // the registers that the line can change
}

// compile parses the line:
//
//	number. if option is "value": if condition: instruction; instruction
//	unless condition: instruction
func (r *reader) compile(l *line) {
	l.label = r.line.ID
	if number, rest, ok := strings.Cut(r.rest, ". "); ok && !strings.Contains(number, " ") {
		l.label, r.rest = number, rest
	}
	if words, ok := strings.CutPrefix(r.rest, "if "); ok && r.words.guards(words) {
		r.cut("if ")
		l.guard = r.guard()
		r.must(": ")
	}
	isElse, asks, opposite := r.cut("else"), false, false
	if isElse && !r.cut(" ") && !r.cut(": ") {
		r.end()
	}
	l.isElse, l.loop = isElse, false
	switch {
	case r.cut("if "):
		asks = true
	case r.cut("unless "):
		asks, opposite = true, true
	case r.cut("while "):
		asks, l.loop = true, true
	}
	switch {
	case r.line.Question:
		l.kind = question
	case l.loop:
		l.kind = turns
	case asks || isElse && r.rest != "":
		l.kind = rule
	}
	switch {
	case asks:
		r.asks(l, opposite)
	case r.rest != "" || !isElse:
		r.instructions(l)
	}
	r.end()
	r.check(l, asks, isElse)
	if r.line.Question && r.line.Reads == "" {
		r.line.Reads = r.names(r.reads)
	}
	if r.line.Sets == "" {
		r.line.Sets = r.names(r.sets)
	}
}

// asks parses the condition of a question, a rule, or a loop, and the instructions after it.
func (r *reader) asks(l *line, opposite bool) {
	condition := r.rest
	switch l.sweep = r.sweep(); {
	case l.sweep == nil:
	case opposite:
		r.rest = condition
		r.fail(`another condition, as "unless" can't remove segments`)
	case l.kind != question:
		r.rest = condition
		r.fail("another condition, as a loop of rules can't remove segments in this way")
	default:
		return
	}
	l.holds = r.conditions()
	if opposite {
		holds := l.holds
		l.holds, r.matched = func(run *Run) bool { return !holds(run) }, false
	}
	if remark, after, ok := strings.Cut(r.rest, ")"); ok && strings.HasPrefix(remark, " (") {
		r.rest = after
	}
	if r.cut(": ") {
		r.instructions(l)
	}
}

// names returns the names of registers, each once.
func (r *reader) names(registers []int) string {
	var names []string
	for _, register := range registers {
		if name := r.listing.Registers[register].Name; !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return strings.Join(names, ", ")
}

// check compares a line's words with its marks.
func (r *reader) check(l *line, asks, isElse bool) {
	switch {
	case r.line.Question && !asks:
		r.fail(`"if" or "while", as the line has the mark of a question`)
	case r.line.Else != isElse && l.kind != rule:
		r.fail(`an "else" where the line has its mark, and only there`)
	case (l.loop || l.together) && !r.line.Loop:
		r.fail("the mark of a loop, as the line has its word")
	}
}

// guard parses an option's name and one of its values.
func (r *reader) guard() func(*Run) bool {
	name := r.option()
	r.must(" is ")
	value := r.quoted()
	return func(run *Run) bool { return run.option(name) == value }
}

// option parses an option's name.
func (r *reader) option() string {
	i := slices.IndexFunc(r.words.Options, func(name string) bool { return follows(r.rest, name) })
	if i < 0 {
		r.fail("the name of an option")
	}
	r.cut(r.words.Options[i])
	return r.words.Options[i]
}

// guards reports whether words begin with an option and its value.
func (w *Words) guards(words string) bool {
	return slices.ContainsFunc(w.Options, func(name string) bool { return strings.HasPrefix(words, name+" is \"") })
}

// fail aborts the compilation.
func (r *reader) fail(want string) {
	panic(&Error{Line: r.line.ID, Code: r.line.Code, At: len(r.line.Code) - len(r.rest), Want: want, DidYouMean: r.nearest()})
}

// cut removes words from the start of the rest, and reports whether they were there.
func (r *reader) cut(words string) bool {
	rest, ok := strings.CutPrefix(r.rest, words)
	r.rest = rest
	return ok
}

func (r *reader) must(words string) {
	if !r.cut(words) {
		r.fail(`"` + strings.TrimSpace(words) + `"`)
	}
}

func (r *reader) end() {
	if r.rest != "" {
		r.fail("the end of the line")
	}
}

// follows reports whether words begin with a complete name.
func follows(words, name string) bool {
	after, ok := strings.CutPrefix(words, name)
	return ok && (after == "" || strings.IndexByte(" ,;:)", after[0]) >= 0)
}

// register parses a register's name.
func (r *reader) register() int {
	register, ok := r.named()
	if !ok {
		r.fail("the name of a register")
	}
	return register
}

// named parses a register's name, the longest that fits, and reports whether there is one. A parameter takes
// precedence over a register with the same name.
func (r *reader) named() (register int, ok bool) {
	words := strings.TrimPrefix(r.rest, "the ")
	if follows(r.rest, "it") && r.subject >= 0 {
		r.refer()
		return r.subject, r.cut("it")
	}
	longest := ""
	for i := range r.listing.Registers {
		if name := r.listing.Registers[i].Name; follows(words, name) && len(name) > len(longest) {
			register, longest = i, name
		}
	}
	for _, p := range r.parameters {
		if follows(words, p.name) && len(p.name) >= len(longest) {
			register, longest = p.register, p.name
		}
	}
	if longest == "" {
		return -1, false
	}
	r.rest = words[len(longest):]
	return register, true
}

// refer notes the register that "it" or "its" refers to.
func (r *reader) refer() { r.line.It = r.listing.Registers[r.subject].Name }

// registers parses names separated by ", ".
func (r *reader) registers() []int {
	all := []int{r.register()}
	for before := r.rest; r.cut(", "); before = r.rest {
		register, ok := r.named()
		if !ok {
			r.rest = before
			break
		}
		all = append(all, register)
	}
	return all
}

// quoted parses a text in quotation marks.
func (r *reader) quoted() string {
	if !strings.HasPrefix(r.rest, `"`) {
		r.fail("a text in quotation marks")
	}
	text, rest, ok := strings.Cut(r.rest[1:], `"`)
	if !ok {
		r.fail("a second quotation mark")
	}
	r.rest = rest
	return text
}

// quotedNotEmpty parses a quoted text to search for, which can't be empty.
func (r *reader) quotedNotEmpty() string {
	if strings.HasPrefix(r.rest, `""`) {
		r.fail("a text that is not empty")
	}
	return r.quoted()
}

// alternatives parses texts separated by "or".
func (r *reader) alternatives() []string { return append([]string{r.quoted()}, r.others()...) }

func (r *reader) others() (all []string) {
	for strings.HasPrefix(r.rest, ` or "`) {
		r.cut(" or ")
		all = append(all, r.quoted())
	}
	return all
}
