package listing

import (
	"slices"
	"strings"

	"uriscope/core/trace"
)

// A reader compiles the words of one line.
type reader struct {
	*compiler
	line       *trace.Line
	rest       string // the words that have not been read
	parameters []parameter
	subject    int  // the register that "it" means, -1 if there is none
	to         int  // the register that a routine returns into
	asking     bool // whether a condition is being read
	matched    bool
	reads      []int // the registers that the condition asks about, in its order
	sets       []int // the registers that the line may change
}

// compile reads the line.
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
		condition := r.rest
		switch l.sweep = r.sweep(); {
		case l.sweep != nil && opposite:
			r.rest = condition
			r.fail(`another condition, as "unless" can't remove segments`)
		case l.sweep != nil && l.kind != question:
			r.rest = condition
			r.fail("another condition, as a loop of rules can't remove segments in this way")
		case l.sweep == nil:
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

// check compares the words of a line with its marks.
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

// guard reads the name of an option, and one of its values.
func (r *reader) guard() func(*Run) bool {
	name := r.option()
	r.must(" is ")
	value := r.quoted()
	return func(run *Run) bool { return run.option(name) == value }
}

// option reads the name of an option.
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

// fail ends the compilation.
func (r *reader) fail(want string) {
	panic(&Error{Line: r.line.ID, Code: r.line.Code, At: len(r.line.Code) - len(r.rest), Want: want, DidYouMean: r.nearest()})
}

// cut removes words from the beginning of the rest, and reports whether they were there.
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

// follows reports whether words begin with a name that does not go on.
func follows(words, name string) bool {
	after, ok := strings.CutPrefix(words, name)
	return ok && (after == "" || strings.IndexByte(" ,;:)", after[0]) >= 0)
}

// register reads the name of a register.
func (r *reader) register() int {
	register, ok := r.named()
	if !ok {
		r.fail("the name of a register")
	}
	return register
}

// named reads the name of a register, if the rest begins with one: the longest that fits. A
// parameter comes before a register of the same name.
func (r *reader) named() (register int, ok bool) {
	words := strings.TrimPrefix(r.rest, "the ")
	if follows(r.rest, "it") && r.subject >= 0 {
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

// registers reads names with ", " between them.
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

// quoted reads a text in quotation marks.
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

// quotedNotEmpty reads a text that a search can find.
func (r *reader) quotedNotEmpty() string {
	if strings.HasPrefix(r.rest, `""`) {
		r.fail("a text that is not empty")
	}
	return r.quoted()
}

// alternatives reads texts with "or" between them.
func (r *reader) alternatives() []string { return append([]string{r.quoted()}, r.others()...) }

func (r *reader) others() (all []string) {
	for strings.HasPrefix(r.rest, ` or "`) {
		r.cut(" or ")
		all = append(all, r.quoted())
	}
	return all
}
