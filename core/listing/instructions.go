package listing

import (
	"bytes"
	"slices"
	"strings"
	"unicode/utf8"

	"uriscope/core/internal/octets"
	"uriscope/core/trace"
)

// instructions parses the instructions of a line and where the run continues. They are separated by "; ". A
// remark can precede the last one, as in "the URL names a directory: done".
func (r *reader) instructions(l *line) {
	var all []func(*Run)
	for {
		if r.cut("else: ") {
			l.not = r.instruction(nil)
			break
		}
		if r.leaves(l) {
			break
		}
		if do := r.instruction(l); do != nil {
			all = append(all, do)
		}
		if l.leave != onward || l.together || l.call != nil || !r.cut("; ") {
			break // what follows a call would run before it
		}
	}
	switch len(all) {
	case 0:
	case 1:
		l.do = all[0]
	default:
		l.do = func(run *Run) {
			for _, do := range all {
				do(run)
			}
		}
	}
}

// leaves parses an instruction that only says where the run continues. The text on the other side of the
// colon is a remark.
func (r *reader) leaves(l *line) bool {
	remark, words, found := strings.Cut(r.rest, ": ")
	if !found {
		remark, words = "", r.rest
	}
	switch {
	case r.rest == "done", found && words == "done" && !strings.ContainsAny(remark, "←;"):
		l.leave = done
	case r.rest == "done: the current document":
		l.leave = current
	case strings.HasPrefix(r.rest, "no result: "):
		l.leave = noResult
		if i := l.index - 1; i >= 0 && r.listing.Lines[i].Question {
			l.fails = r.listing.Reads(r.listing.Lines[i])
		}
	case r.cut("skip to step "):
		l.leave, l.jump, words = elsewhere, r.rest, ""
	case strings.HasPrefix(words, "keep "): // changes nothing
	default:
		return false
	}
	r.rest = ""
	return true
}

// instruction parses one instruction. The line is nil if routines can't be called or return there.
func (r *reader) instruction(l *line) func(*Run) {
	switch {
	case r.cut("return "):
		if l == nil || len(r.calls) == 0 {
			r.fail("no return outside of a routine")
		}
		l.leave = returns
		r.sets = append(r.sets, r.to)
		return r.assignment(r.to)
	case r.cut("append "):
		return r.appending()
	case r.cut("send "):
		sent := slices.IndexFunc(r.listing.Registers, func(r trace.Register) bool { return r.Sent })
		if sent < 0 {
			r.fail("a register that is sent")
		}
		r.sets = append(r.sets, sent)
		terms := r.terms()
		return func(run *Run) { run.extend(sent, terms.text(run), terms.pieces(run)...) }
	case r.cut("decode "):
		registers := r.registers()
		r.sets = append(r.sets, registers...)
		except := r.cut(", except CR and LF")
		return func(run *Run) {
			for _, register := range registers {
				run.decode(register, except)
			}
		}
	case r.cut("remove the last /segment of "):
		register := r.register()
		r.sets = append(r.sets, register)
		return func(run *Run) {
			text := run.values[register].bytes
			run.remove(register, max(0, bytes.LastIndexByte(text, '/')), len(text))
		}
	case r.cut("remove that"):
		r.mustMatch()
		return func(run *Run) { run.remove(run.that.register, run.that.start, run.that.end) }
	case r.cut("replace that with "):
		r.mustMatch()
		by := []byte(r.quoted())
		return func(run *Run) { run.replaceThat(by) }
	case r.cut("move "):
		return r.moving()
	case l != nil && !l.isElse && r.cut("repeat the leftmost of these until there is none"):
		l.together = true
		return nil
	}
	return r.set(l)
}

func (r *reader) mustMatch() {
	if !r.matched {
		r.fail("a condition that finds a text")
	}
	r.sets = append(r.sets, r.subject)
}

// replaceThat replaces what a condition found. If the found text begins or ends with the new text, that part is
// kept, to preserve its origin.
func (r *Run) replaceThat(by []byte) {
	found := r.values[r.that.register].bytes[r.that.start:r.that.end]
	switch {
	case bytes.HasSuffix(found, by):
		r.remove(r.that.register, r.that.start, r.that.end-len(by))
	case bytes.HasPrefix(found, by):
		r.remove(r.that.register, r.that.start+len(by), r.that.end)
	default:
		v := &r.values[r.that.register]
		if size := len(v.bytes) + len(by); !r.budget.allows(size, size) {
			return
		}
		r.t.Replace(r.that.register, r.that.start, r.that.end, trace.Text(string(by)))
		v.bytes = slices.Concat(v.bytes[:r.that.start], by, v.bytes[r.that.end:])
		v.own, v.made = true, true
	}
}

// moving parses the move of a register's first segment, with the "/" before it, to the end of another register.
func (r *reader) moving() func(*Run) {
	from := r.subject
	if r.cut("the first /segment of ") {
		from = r.register()
	} else if r.must("its first /segment"); from < 0 {
		r.fail("a register before")
	} else {
		r.refer()
	}
	r.must(" to ")
	to := r.register()
	r.sets = append(r.sets, from, to)
	return func(run *Run) {
		text := run.values[from].bytes
		end := len(text)
		if end > 0 {
			if i := bytes.IndexByte(text[1:], '/'); i >= 0 {
				end = i + 1
			}
		}
		run.extend(to, text[:end], trace.From(from, 0, end))
		run.remove(from, 0, end)
	}
}

// appending parses the terms appended to a register.
func (r *reader) appending() func(*Run) {
	terms := r.terms()
	r.must(" to ")
	to := r.register()
	r.sets = append(r.sets, to)
	return func(run *Run) { run.extend(to, terms.text(run), terms.pieces(run)...) }
}

// set parses an assignment to one or more registers.
func (r *reader) set(l *line) func(*Run) {
	to := r.registers()
	r.must(" ← ")
	r.sets = append(r.sets, to...)
	if name, _, ok := strings.Cut(r.rest, "("); ok && !strings.ContainsAny(name, ` "`) {
		if do, ok := r.verb(name, to); ok {
			return do
		}
		if l != nil && len(to) == 1 && r.calling(l, name, to[0]) {
			return nil
		}
	}
	switch len(to) {
	case 1:
		return r.assignment(to[0])
	case 2:
		return r.division(to[0], to[1])
	}
	r.fail("a verb of the document")
	return nil
}

// verb parses a verb of the spec, and returns false if it isn't one.
func (r *reader) verb(name string, to []int) (func(*Run), bool) {
	i := slices.IndexFunc(r.words.Verbs, func(v Verb) bool { return v.Name == name })
	if i < 0 {
		return nil, false
	}
	r.cut(name + "(")
	verb, from, other := r.words.Verbs[i], r.register(), -1
	if verb.SplitBy != nil {
		r.must(", ")
		other = r.register()
	}
	r.must(")")
	if verb.Change != nil {
		if len(to) != 1 {
			r.fail("one register, as " + name + " gives one text")
		}
		return func(run *Run) { run.rewrite(to[0], from, &verb) }, true
	}
	places := make([]int, len(to)) // of the registers' components
	for i, register := range to {
		if places[i] = slices.Index(verb.Components, r.listing.Registers[register].Component); places[i] < 0 {
			r.fail("registers for components that " + name + " finds")
		}
	}
	return func(run *Run) {
		text, _ := run.Text(from)
		spans := run.space.spans[:len(verb.Components)]
		if other < 0 {
			verb.Split(text, spans)
		} else {
			by, _ := run.Text(other)
			verb.SplitBy(text, by, spans)
		}
		for i, register := range to {
			if at := spans[places[i]]; at.Start < 0 {
				run.undefine(register)
			} else {
				run.copy(register, from, at.Start, at.End)
			}
		}
	}, true
}

// calling parses a routine call, and returns false if there is no such routine.
func (r *reader) calling(l *line, name string, to int) bool {
	i := slices.IndexFunc(r.listing.Lines, func(l trace.Line) bool { return l.Routine == name })
	if i < 0 {
		return false
	}
	if slices.Contains(r.calls, name) {
		r.fail("a routine that does not call itself")
	}
	r.cut(name + "(")
	var parameters []parameter
	for i, name := range strings.Split(r.listing.Lines[i].Takes, ", ") {
		if i > 0 {
			r.must(", ")
		}
		parameters = append(parameters, parameter{name, r.register()})
	}
	r.must(")")
	l.call = r.compiler.routine(name, parameters, to)
	return true
}

// assignment parses the value assigned to a register.
func (r *reader) assignment(to int) func(*Run) {
	if r.cut("undefined") {
		return func(run *Run) { run.undefine(to) }
	}
	all := r.terms()
	first := all[0]
	if len(all) == 1 && first.kind == isSource {
		if r.cut(", with each ") {
			of := []byte(r.quotedNotEmpty())
			r.must(" replaced by ")
			by := []byte(r.quoted())
			return func(run *Run) {
				start, end := first.source.span(run)
				run.copy(to, first.source.register, start, end)
				run.exchange(to, of, by)
			}
		}
		ifAny := r.cut(", if any")
		return func(run *Run) {
			start, end := first.source.span(run)
			if ifAny && start == 0 {
				run.undefine(to)
			} else {
				run.copy(to, first.source.register, start, end)
			}
		}
	}
	if first.kind == isSource && first.source == (source{register: to}) {
		return func(run *Run) { run.extend(to, all[1:].text(run), all[1:].pieces(run)...) }
	}
	return func(run *Run) {
		text := all.text(run)
		run.t.Set(to, all.pieces(run)...)
		run.set(to, value{bytes: text, defined: true, own: len(all) > 1, made: true})
	}
}

// division parses the division of a text into two registers. Without the delimiter, the first gets the whole
// text, and the second becomes undefined.
func (r *reader) division(a, b int) func(*Run) {
	if r.cut("the first character of ") {
		from := r.register()
		r.must(", and the rest")
		return func(run *Run) {
			end := firstCharacter(run.values[from].bytes)
			run.divide(a, b, from, 0, end, end)
		}
	}
	from := r.source()
	index, after := bytes.Index, false
	var delimiters []string
	switch {
	case r.cut(", up to its first "):
		delimiters = r.alternatives()
	case r.cut(", at its first "), r.cut(", at the first "):
		delimiters, after = []string{r.quotedNotEmpty()}, true
	case r.cut(", at its last "):
		delimiters, after = []string{r.quotedNotEmpty()}, true
		index = func(text, want []byte) int { return octets.LastIndexFold(string(text), string(want)) }
	default:
		r.fail(`"at its first", "at its last", or "up to its first"`)
	}
	return func(run *Run) {
		start, end := from.span(run)
		text := run.values[from.register].bytes[start:end]
		at, length := -1, 0
		for _, d := range delimiters {
			if i := index(text, []byte(d)); i >= 0 && (at < 0 || i < at) {
				at, length = start+i, len(d)
				text = text[:i]
			}
		}
		switch {
		case at >= 0 && after:
			run.divide(a, b, from.register, start, at, at+length)
		case at >= 0:
			run.divide(a, b, from.register, start, at, at)
		case after:
			run.divide(a, b, from.register, start, end, -1)
		default:
			run.divide(a, b, from.register, start, end, end)
		}
	}
}

// firstCharacter returns the length in bytes of a text's first character, which can be percent-encoded.
func firstCharacter(text []byte) int {
	if octets.BeginEncoding(string(text[:min(len(text), len("%20"))])) {
		return len("%20")
	}
	_, length := utf8.DecodeRune(text)
	return length
}
