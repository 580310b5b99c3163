package listing

import (
	"bytes"
	"slices"
	"strings"

	"uriscope/core/internal/octets"
)

// conditions parses the conditions of a question or a rule, which all have to hold.
func (r *reader) conditions() func(*Run) bool {
	r.asking = true
	all := []func(*Run) bool{r.condition()}
	for r.cut(", and ") || r.cut(" and ") || r.cut(", ") {
		all = append(all, r.condition())
	}
	if strings.HasPrefix(r.rest, " or ") {
		r.fail(`"and", the only word that joins conditions`)
	}
	r.asking = false
	if len(all) == 1 {
		return all[0]
	}
	return func(run *Run) bool {
		for _, holds := range all {
			if !holds(run) {
				return false
			}
		}
		return true
	}
}

// condition parses one condition. It is about an option, a text in a register, several registers, or one.
func (r *reader) condition() func(*Run) bool {
	if strings.HasPrefix(r.rest, `"`) {
		return r.isIn()
	}
	if holds := r.optional(); holds != nil {
		return holds
	}
	if holds := r.list(); holds != nil {
		return holds
	}
	from := r.source()
	r.subject = from.register
	r.reads = append(r.reads, from.register)
	holds := r.about(from)
	for strings.HasPrefix(r.rest, " or is ") || strings.HasPrefix(r.rest, " or starts with ") {
		r.cut(" or")
		one, other := holds, r.about(from)
		holds = func(run *Run) bool { return one(run) || other(run) }
	}
	return holds
}

// optional parses a condition about a switch option; nil if there is none.
func (r *reader) optional() func(*Run) bool {
	not := strings.HasPrefix(r.rest, "not ")
	words := strings.TrimPrefix(r.rest, "not ")
	if !slices.ContainsFunc(r.words.Options, func(name string) bool { return follows(words, name) }) {
		return nil
	}
	r.cut("not ")
	name, want := r.option(), "yes"
	if not {
		want = "no"
	}
	return func(run *Run) bool { return run.option(name) == want }
}

// isIn parses a condition that searches for a text.
func (r *reader) isIn() func(*Run) bool {
	want := []byte(r.quotedNotEmpty())
	r.must(" is in ")
	register := r.register()
	r.subject, r.matched = register, true
	r.reads = append(r.reads, register)
	return func(run *Run) bool {
		at := bytes.Index(run.values[register].bytes, want)
		run.that = match{register, at, at + len(want)}
		return at >= 0
	}
}

// list parses a condition about several registers; nil if there is none.
func (r *reader) list() func(*Run) bool {
	before, reads := r.rest, r.reads
	var all []int
	for more := true; more; {
		register, ok := r.named()
		if !ok {
			break
		}
		all = append(all, register)
		more = r.cut(", and ") || r.cut(" and ") || r.cut(", ")
	}
	r.reads = append(r.reads, all...)
	switch {
	case r.cut(" are undefined"):
		return func(run *Run) bool {
			return !slices.ContainsFunc(all, func(register int) bool { return run.values[register].defined })
		}
	case r.cut(" are defined"):
		return func(run *Run) bool {
			return !slices.ContainsFunc(all, func(register int) bool { return !run.values[register].defined })
		}
	}
	r.rest, r.reads = before, reads
	return nil
}

// about parses the rest of a condition, after the register that it tests.
func (r *reader) about(from source) func(*Run) bool {
	// of returns a condition that applies test to the text from the source's start on.
	of := func(test func(text []byte) bool) func(*Run) bool {
		return func(run *Run) bool {
			start, end := from.span(run)
			return test(run.values[from.register].bytes[start:end])
		}
	}
	isDefined := func(want bool) func(*Run) bool {
		return func(run *Run) bool { return run.values[from.register].defined == want }
	}
	switch {
	case r.cut(" is defined"):
		return isDefined(true)
	case r.cut(" is undefined or empty"), r.cut(" is empty"):
		return of(func(text []byte) bool { return len(text) == 0 })
	case r.cut(" has a "), r.cut(" has an "):
		return r.hasComponent(from)
	case r.cut(" is not empty"):
		return of(func(text []byte) bool { return len(text) > 0 })
	case r.cut(" is not "):
		is := r.equal()
		return of(func(text []byte) bool { return !is(text) })
	case r.cut(" is undefined"):
		return isDefined(false)
	case r.cut(" equals "):
		other := r.register()
		r.reads = append(r.reads, other)
		fold := r.cut(", ignoring case")
		return func(run *Run) bool {
			a, b := &run.values[from.register], &run.values[other]
			return a.defined && b.defined && equal(a.bytes, b.bytes, fold)
		}
	case r.cut(" is one of "):
		words := strings.Split(r.quoted(), " ")
		r.must(", ignoring case")
		return of(func(text []byte) bool {
			return slices.ContainsFunc(words, func(word string) bool { return equal(text, []byte(word), true) })
		})
	case r.cut(" is neither empty nor "):
		is := r.equal()
		return of(func(text []byte) bool { return len(text) > 0 && !is(text) })
	case r.cut(" decoded starts with "):
		want := r.constant()
		return of(func(text []byte) bool { return strings.HasPrefix(octets.Decode(string(text)), want) })
	case r.cut(" does not start with "):
		want := r.quoted()
		return of(func(text []byte) bool { return prefixed(text, want) < 0 })
	case r.cut(" does not end with "):
		want := r.quoted()
		return of(func(text []byte) bool { return suffixed(text, want) < 0 })
	}
	return r.matches(from)
}

// hasComponent parses the name of a component that a verb finds.
func (r *reader) hasComponent(from source) func(*Run) bool {
	for _, verb := range r.words.Verbs {
		for place, name := range verb.Components {
			if verb.Split != nil && follows(r.rest, name) {
				r.cut(name)
				return func(run *Run) bool {
					start, end := from.span(run)
					spans := run.space.spans[:len(verb.Components)]
					verb.Split(string(run.values[from.register].bytes[start:end]), spans)
					return spans[place] != absent
				}
			}
		}
	}
	r.fail("a component that a verb of the document finds")
	return nil
}

// matches parses a condition that finds a part of the text, which "that" then refers to.
func (r *reader) matches(from source) func(*Run) bool {
	r.matched = true
	find := func(test func(text []byte, want string) (at int), wanted ...string) func(*Run) bool {
		return func(run *Run) bool {
			start, text := 0, run.values[from.register].bytes
			if from.part != whole {
				var end int
				start, end = from.span(run)
				text = text[start:end]
			}
			for _, want := range wanted {
				if at := test(text, want); at >= 0 {
					run.that = match{from.register, start + at, start + at + len(want)}
					return true
				}
			}
			return false
		}
	}
	switch {
	case r.cut(" starts with "):
		if text, words, _ := strings.Cut(strings.TrimPrefix(r.rest, `"`), `"`); strings.HasPrefix(words, ` where "`+text+`" is a segment`) {
			return r.firstSegment(from)
		}
		return find(prefixed, append([]string{r.constant()}, r.others()...)...)
	case r.cut(" ends with "):
		return find(suffixed, r.alternatives()...)
	case r.cut(" has "):
		want := r.quotedNotEmpty()
		if r.cut(", ignoring case") {
			return find(func(text []byte, want string) int { return octets.LastIndexFold(string(text), want) }, want)
		}
		return find(func(text []byte, want string) int { return strings.Index(string(text), want) }, want)
	case r.cut(" is "):
		if strings.HasPrefix(r.rest, `"`) {
			wanted := r.alternatives()
			if len(wanted) == 1 && r.cut(", ignoring case") {
				return func(run *Run) bool {
					start, end := from.span(run)
					return equal(run.values[from.register].bytes[start:end], []byte(wanted[0]), true)
				}
			}
			return find(identical, wanted...)
		}
	}
	r.fail("a condition")
	return nil
}

func prefixed(text []byte, want string) int {
	if len(text) >= len(want) && string(text[:len(want)]) == want {
		return 0
	}
	return -1
}

func suffixed(text []byte, want string) int {
	if len(text) >= len(want) && string(text[len(text)-len(want):]) == want {
		return len(text) - len(want)
	}
	return -1
}

func identical(text []byte, want string) int {
	if string(text) == want {
		return 0
	}
	return -1
}

// equal parses a text to compare with.
func (r *reader) equal() func(text []byte) bool {
	want := []byte(r.quoted())
	fold := r.cut(", ignoring case")
	return func(text []byte) bool { return equal(text, want, fold) }
}

// equal reports whether two texts are equal; with fold, it ignores the case of US-ASCII letters.
func equal(a, b []byte, fold bool) bool {
	if fold {
		return len(a) == len(b) && octets.EqualFold(string(a), string(b))
	}
	return bytes.Equal(a, b)
}
