package listing

import (
	"slices"
	"strconv"
	"strings"

	"uriscope/core/trace"
)

// A Change is a line done differently. The lines Before and After have a "\n" between them, and a
// tab for each level below the line. A question that is left out is answered no: what is nested in
// it isn't carried out, and its "else" is.
type Change struct {
	Line   string // its id
	Text   string // other words for it; empty for its own
	Before string
	After  string
	Omit   bool
}

// Limits on the listing of a changed program.
const (
	mostWritten = 1_000 // lines
	mostDeep    = 50    // levels
	mostWords   = 1_000 // bytes of a line
)

// A budget is what the run of a changed program, which may have no end, may still use. No listing of
// ours uses as much.
type budget struct {
	work  int // lines in loops; moving many bytes counts, too
	bytes int // that a register may hold
}

// budgetFor returns the budget for texts of so many bytes.
func budgetFor(length int) *budget {
	return &budget{work: 10_000 + 50*length, bytes: 10_000 + 10*length}
}

// spend reports whether there is nothing left. Without a budget there is no end.
func (b *budget) spend(work int) bool {
	if b == nil {
		return false
	}
	b.work -= work
	return b.work < 0
}

// A standstill of a loop is a turn that changes no register, so that no later one does. It is looked for now
// and then, and only where nobody watches the turns until the budget is spent.
type standstill struct {
	turns  int
	before []value
}

// betweenLooks is how many turns there are from one look for a standstill to the next: most loops have fewer.
const betweenLooks = 16

// reached reports, after a turn, whether the run goes on like this for ever.
func (s *standstill) reached(r *Run) bool {
	if r.budget == nil || r.t != nil {
		return false
	}
	s.turns++
	switch s.turns % betweenLooks {
	case 0:
		s.before = slices.Clone(r.values)
		for i := range r.values {
			r.values[i].own = false // no later turn writes over what is kept
		}
	case 1:
		return s.before != nil && slices.EqualFunc(s.before, r.values, value.holds)
	}
	return false
}

// bytesPerWork is how many bytes are moved in about the time that a line takes.
const bytesPerWork = 500

// allows reports whether a register may hold so many bytes, and counts the work of moving some.
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

// Change returns the program with some lines changed. The error is an [*Error]. A run that goes on
// for too long ends; see [Run.Endless].
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
		} else { // another change added the line
			anywhere = true
		}
	}
	changed, err := p.With(lines)
	if err == nil && !anywhere {
		changed.within = within
	}
	return changed, err
}

// firsts says with which line the block of each line begins.
func (p *Program) firsts(b block, from, to int, first []int) {
	for at := from; at < to; at = b[at].behind {
		first[b[at].index] = b[from].index
		p.firsts(b, at+1, b[at].behind, first)
		p.firsts(b[at].call, 0, len(b[at].call), first)
	}
}

// With returns the program with other lines, as [Program.Change] does.
func (p *Program) With(lines []trace.Line) (*Program, error) {
	if err := measure(lines); err != nil {
		return nil, err
	}
	lines = slices.Clone(lines)
	for i := range lines {
		lines[i].Sets, lines[i].Reads = "", "" // the compiler knows
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

// measure returns an error if the lines are more than a reader could want.
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

// leftOut returns the lines without the one at an index, whose nested lines end at another one. A
// question is answered no: its "else" takes its place.
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

// write puts other words into a line, with the marks that they need. A rule is one of a loop.
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

// inserted returns lines for a place at a line, in its phase, section and routine.
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

// isRule reports whether a line is directly in a loop whose condition is not a question.
func isRule(lines []trace.Line, at int) bool {
	for i := at - 1; i >= 0; i-- {
		if lines[i].Depth < lines[at].Depth {
			return lines[i].Loop && !lines[i].Question && asks(lines[i].Code)
		}
	}
	return false
}
