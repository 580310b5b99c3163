package listing

import (
	"slices"
	"strconv"
	"strings"

	"uriscope/core/trace"
)

// A Change is a line done differently. In Before and After, lines are separated by "\n", with a tab for each
// level below the line. A question that is left out is answered no: the lines nested in it don't run, but its
// "else" does.
type Change struct {
	Line   string // the line's id
	Text   string // the replacement words; empty to keep its own
	Before string
	After  string
	Omit   bool
}

// Limits on a changed program's listing.
const (
	mostWritten = 1_000 // lines
	mostDeep    = 50    // levels
	mostWords   = 1_000 // bytes per line
)

// A budget is what a changed program's run, which could be endless, can still use. None of our listings comes
// close to it.
type budget struct {
	work  int // lines in loops; moving many bytes also counts
	bytes int // maximum length of a register
}

// budgetFor returns the budget for texts with a total length in bytes.
func budgetFor(length int) *budget {
	return &budget{work: 10_000 + 50*length, bytes: 10_000 + 10*length}
}

// spend uses up work, and reports whether the budget is exhausted. A nil budget is unlimited.
func (b *budget) spend(work int) bool {
	if b == nil {
		return false
	}
	b.work -= work
	return b.work < 0
}

// A standstill is an iteration of a loop that changes no register, so that no later one will. It is checked for
// every now and then, and only if the run isn't recorded, since a record shows every iteration until the budget
// is exhausted.
type standstill struct {
	turns  int
	before []value
}

// betweenLooks is the number of iterations between two checks; most loops have fewer.
const betweenLooks = 16

// reached reports, after an iteration, whether the run would repeat itself forever.
func (s *standstill) reached(r *Run) bool {
	if r.budget == nil || r.t != nil {
		return false
	}
	s.turns++
	switch s.turns % betweenLooks {
	case 0:
		s.before = slices.Clone(r.values)
		for i := range r.values {
			r.values[i].own = false // later iterations must not overwrite the copy
		}
	case 1:
		return s.before != nil && slices.EqualFunc(s.before, r.values, value.holds)
	}
	return false
}

// bytesPerWork is the number of bytes moved in about the time that a line takes.
const bytesPerWork = 500

// allows reports whether a register can hold a number of bytes, and counts the work of moving some.
func (b *budget) allows(bytes, moved int) bool {
	if b == nil {
		return true
	}
	b.work -= moved / bytesPerWork
	if bytes > b.bytes {
		b.work = -1
	}
	return bytes <= b.bytes
}

// Change returns the program with some lines changed. The error is an [*Error]. A run that takes too long is
// stopped; see [Run.Endless].
func (p *Program) Change(changes ...Change) (*Program, error) {
	lines := slices.Clone(p.Listing.Lines)
	first := make([]int, len(lines)) // index of the first line of each line's block
	p.firsts(p.main, 0, len(p.main), first)
	var within []int
	anywhere := false
	for _, c := range changes {
		at := slices.IndexFunc(lines, func(l trace.Line) bool { return l.ID == c.Line })
		if at < 0 {
			return nil, &Error{Line: c.Line, Want: "the id of a line"}
		}
		if strings.Count(c.Before, "\n")+strings.Count(c.After, "\n") > mostWritten {
			return nil, tooMany(c.Line)
		}
		line := lines[at]
		behind := at + 1
		for behind < len(lines) && lines[behind].Depth > line.Depth {
			behind++
		}
		if line.Else && (c.Omit || c.Text != "") {
			return nil, &Error{Line: c.Line, Code: c.Text, Want: `changes to the lines in the "else", as it can't be changed itself`}
		}
		before, after := p.inserted(lines, at, c.Before, "before"), p.inserted(lines, at, c.After, "after")
		lines = slices.Insert(lines, behind, after...)
		switch {
		case c.Omit:
			lines = leftOut(lines, at, behind)
		case c.Text != "":
			p.write(&lines[at], c.Text, isRule(lines, at))
		}
		lines = slices.Insert(lines, at, before...)
		if own := p.Listing.Find(c.Line); own >= 0 {
			within = append(within, first[own])
		} else { // another change inserted the line
			anywhere = true
		}
	}
	changed, err := p.With(lines)
	if err == nil && !anywhere {
		changed.within = within
	}
	return changed, err
}

// firsts sets, for each line, the first line of its block.
func (p *Program) firsts(b block, from, to int, first []int) {
	for at := from; at < to; at = b[at].behind {
		first[b[at].index] = b[from].index
		p.firsts(b, at+1, b[at].behind, first)
		p.firsts(b[at].call, 0, len(b[at].call), first)
	}
}

// With returns the program with other lines, like [Program.Change].
func (p *Program) With(lines []trace.Line) (*Program, error) {
	if err := measure(lines); err != nil {
		return nil, err
	}
	lines = slices.Clone(lines)
	for i := range lines {
		lines[i].Sets, lines[i].Reads, lines[i].It = "", "", "" // the compiler sets these
	}
	changed, err := Compile(trace.NewListing(p.Listing.Registers, lines), p.words)
	if err != nil {
		return nil, err
	}
	changed.limited = true
	changed.from = p
	changed.shared, changed.rest = shared(p, changed)
	return changed, nil
}

// measure returns an error if the lines exceed the limits.
func measure(lines []trace.Line) error {
	for i, l := range lines {
		if i >= mostWritten || l.Depth > mostDeep || len(l.Code) > mostWords {
			return tooMany(l.ID)
		}
	}
	return nil
}

func tooMany(line string) *Error {
	return &Error{Line: line, Want: "at most 1,000 lines of 1,000 bytes, on 50 levels"}
}

// leftOut returns the lines without the line at an index, whose nested lines end before behind. A question is
// answered no: its "else" replaces it.
func leftOut(lines []trace.Line, at, behind int) []trace.Line {
	line := lines[at]
	if !line.Question && !asks(line.Code) {
		for i := at + 1; i < behind; i++ {
			lines[i].Depth--
		}
		return slices.Delete(lines, at, at+1)
	}
	lines = slices.Delete(lines, at, behind)
	if strings.HasPrefix(line.Code, "else") || at == len(lines) || lines[at].Depth != line.Depth {
		return lines
	}
	next := &lines[at]
	switch other, ok := strings.CutPrefix(next.Code, "else "); {
	case ok:
		next.Code, next.Else = other, false
	case next.Code == "else":
		for i := at + 1; i < len(lines) && lines[i].Depth > line.Depth; i++ {
			lines[i].Depth--
		}
		return slices.Delete(lines, at, at+1)
	case next.Else || strings.HasPrefix(next.Code, "else: "):
		next.Code, next.Else = strings.TrimPrefix(next.Code, "else: "), false
	}
	return lines
}

// asks reports whether words are a question or a rule.
func asks(words string) bool {
	return strings.HasPrefix(words, "if ") || strings.HasPrefix(words, "unless ") || strings.HasPrefix(words, "while ")
}

// write changes a line's words and the marks that depend on them. A rule is a line directly in a loop.
func (p *Program) write(line *trace.Line, words string, rule bool) {
	quiet := line.Loop && !line.Question && strings.HasPrefix(line.Code, "while ")
	line.Code = words
	words, isElse := strings.CutPrefix(words, "else")
	words = strings.TrimPrefix(words, " ")
	if own, ok := strings.CutPrefix(words, "if "); ok && p.words.guards(own) {
		_, words, _ = strings.Cut(words, ": ")
	}
	line.Loop = strings.HasPrefix(words, "while ") || strings.HasPrefix(words, "repeat ")
	line.Question = asks(words) && !rule && !(quiet && line.Loop)
	line.Else = isElse && !rule
}

// inserted returns lines to insert at a line, in its phase, section, and routine.
func (p *Program) inserted(lines []trace.Line, at int, text, where string) (added []trace.Line) {
	if text == "" {
		return nil
	}
	rules := isRule(lines, at)
	for i, code := range strings.Split(text, "\n") {
		line := lines[at]
		words := strings.TrimLeft(code, "\t")
		line.ID += " " + where + " " + strconv.Itoa(i+1)
		line.Depth += len(code) - len(words)
		line.Decided, line.Loop, line.Question = false, false, false
		p.write(&line, words, rules && line.Depth == lines[at].Depth)
		added = append(added, line)
	}
	return added
}

// isRule reports whether a line is directly in a loop whose condition isn't a question.
func isRule(lines []trace.Line, at int) bool {
	for i := at - 1; i >= 0; i-- {
		if lines[i].Depth < lines[at].Depth {
			return lines[i].Loop && !lines[i].Question && asks(lines[i].Code)
		}
	}
	return false
}
