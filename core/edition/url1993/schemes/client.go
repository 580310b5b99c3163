package schemes

import (
	"strings"
	"unicode/utf8"

	"uriscope/core/edition"
	"uriscope/core/edition/internal/client"
	"uriscope/core/edition/internal/octets"
	"uriscope/core/trace"
)

// A run carries out the lines of a listing on a URL by their words: the listings of this package
// are so much alike that each is its own program. It knows which part of the URL each register
// holds, until that is decoded.
type run struct {
	client.Client
	*trace.Listing
	at        []edition.Span // by register
	onlyParts bool           // whether it ends with the phase of that name
}

// newRun returns a run that has not begun.
func newRun(l *trace.Listing, text string, t *trace.Trace) *run {
	r := &run{Client: client.Client{URL: text, Run: t}, Listing: l, at: make([]edition.Span, len(l.Registers))}
	for i := range r.at {
		r.at[i] = edition.Absent
	}
	r.at[client.URL] = edition.Span{Start: 0, End: len(text)}
	return r
}

// block carries out the lines of a depth from an index on, and what is in them, as far as they
// go. It reports whether the run goes on.
func (r *run) block(i, depth int) bool {
	yes := false
	for i < len(r.Lines) && r.Lines[i].Depth == depth {
		line := &r.Lines[i]
		inner := i + 1
		for i++; i < len(r.Lines) && r.Lines[i].Depth > depth; i++ {
		}
		if r.onlyParts && line.Phase != trace.Parts {
			return false
		}
		switch {
		case line.Else:
			yes = !yes
		case line.Question:
			yes = r.Run.Ask(line.ID, r.holds(line))
		default:
			r.Run.Do(line.ID)
			r.instruction(line)
			if strings.HasSuffix(line.Code, ": done") {
				return false
			}
			continue
		}
		if yes && !r.block(inner, depth+1) {
			return false
		}
	}
	return true
}

// named returns the index of the register of a name, -1 if there is none.
func (r *run) named(name string) int {
	name, _ = cutPrefix(name, "the ")
	for i := range r.Registers {
		if r.Registers[i].Name == name {
			return i
		}
	}
	return -1
}

// span returns the part of the URL that the register of a name holds before it is decoded.
func (r *run) span(name string) edition.Span { return r.at[r.named(name)] }

// text returns what the register of a name holds before it is decoded, "" if it is undefined.
func (r *run) text(name string) string { return r.span(name).Of(r.URL) }

// set sets the register of a name to a part of the URL.
func (r *run) set(name string, s edition.Span) {
	register := r.named(name)
	r.at[register] = s
	r.Set(register, s)
}

// holds answers a question.
func (r *run) holds(line *trace.Line) bool {
	words, quoted, name := parted(line.Code[len("if "):])
	if name != "" && words == "" {
		return strings.Contains(r.text(name[len(" is in "):]), quoted)
	}
	for _, verb := range [...]string{" is defined", " is undefined", " is undefined or empty", " is empty", " begins with ", " has ", " is "} {
		name, ok := cutSuffix(words, verb)
		if !ok {
			continue
		}
		s := r.span(name)
		switch verb {
		case " is defined":
			return s != edition.Absent
		case " is undefined":
			return s == edition.Absent
		case " has ": // after its scheme
			s = r.behindScheme(name)
		case " is ", " is empty", " is undefined or empty":
			return s.Of(r.URL) == quoted
		}
		return strings.HasPrefix(s.Of(r.URL), quoted)
	}
	return isText(r.suffix())
}

// cutPrefix and cutSuffix are those of package strings. Where they are called so often, their
// code would be a third of the package.
//
//go:noinline
func cutPrefix(s, prefix string) (string, bool) { return strings.CutPrefix(s, prefix) }

//go:noinline
func cutSuffix(s, suffix string) (string, bool) { return strings.CutSuffix(s, suffix) }

// next splits a list at its first separator.
//
//go:noinline
func next(list, separator string) (first, rest string) {
	first, rest, _ = strings.Cut(list, separator)
	return first, rest
}

// parted splits words at the first text in quotation marks.
func parted(words string) (before, quoted, after string) {
	before, quoted = next(words, `"`)
	quoted, after = next(quoted, `"`)
	return before, quoted, after
}

// behindScheme returns what follows the scheme and its ":" in the register of a name.
func (r *run) behindScheme(name string) edition.Span {
	s := r.span(name)
	s.Start += strings.IndexByte(s.Of(r.URL), ':') + len(":")
	return s
}

// instruction does what a line says that is no question.
func (r *run) instruction(line *trace.Line) {
	if message, ok := cutPrefix(line.Code, "send "); ok {
		r.Run.Append(r.named("sent"), r.pieces(message)...)
		return
	}
	if names, ok := cutPrefix(line.Code, "decode "); ok {
		for name := ""; names != ""; {
			name, names = next(names, ", ")
			register := r.named(name)
			r.Decode(register, r.at[register], "")
		}
		return
	}
	to, from := next(line.Code, " ← ")
	if from == "" {
		return
	}
	how, delimiter, _ := parted(from)
	one, other := next(to, ", ")
	if name, ok := cutSuffix(how, ", at its first "); ok {
		s := r.span(name)
		r.divide(one, other, s, strings.Index(s.Of(r.URL), delimiter), delimiter)
	} else if name, ok := cutSuffix(how, ", at its last "); ok {
		s := r.span(name)
		r.divide(one, other, s, strings.LastIndex(s.Of(r.URL), delimiter), delimiter)
	} else if name, ok := cutSuffix(how, " after its first "); ok {
		s := r.span(name)
		s.Start += strings.Index(s.Of(r.URL), delimiter) + len(delimiter)
		r.set(one, s)
	} else if !r.special(line.ID, one, other) {
		r.assign(one, from)
	}
}

// divide sets two registers to what is before and after a delimiter, which is at a place in a
// part. Without one, the place is negative; the first has it all, and the other is undefined.
func (r *run) divide(one, other string, s edition.Span, at int, delimiter string) {
	rest := edition.Absent
	if at >= 0 {
		rest = edition.Span{Start: s.Start + at + len(delimiter), End: s.End}
		s.End = s.Start + at
	}
	r.set(one, s)
	r.set(other, rest)
}

// assign sets a register to the sum of some terms. One that begins with the register itself is
// appended to it.
func (r *run) assign(name, terms string) {
	register := r.named(name)
	if from := r.named(terms); from >= 0 {
		r.at[register] = r.at[from]
	}
	if more, ok := cutPrefix(terms, name+" + "); ok {
		r.Run.Append(register, r.pieces(more)...)
	} else if terms == "undefined" {
		r.Run.Undefine(register)
	} else {
		r.Run.Set(register, r.pieces(terms)...)
	}
}

// signs are the texts that are written without quotation marks in a sum.
var signs = [...][2]string{{"CR LF", client.CRLF}, {"HT", "\t"}, {"NUL", "\x00"}}

// pieces returns what the terms of a sum stand for.
func (r *run) pieces(terms string) (pieces []trace.Piece) {
	for term := ""; terms != ""; {
		term, terms = next(terms, " + ")
		if register := r.named(term); register >= 0 {
			pieces = append(pieces, r.Whole(register))
			continue
		}
		_, text, _ := parted(term)
		for _, sign := range signs {
			if sign[0] == term {
				text = sign[1]
			}
		}
		pieces = append(pieces, trace.Text(text))
	}
	return pieces
}

// special carries out a line whose words no other line has, and reports whether it is one.
func (r *run) special(id, one, other string) bool {
	s := r.span("path")
	switch id {
	case "host-part", "afs-cellname":
		// URL draft 1993, Internet protocol parts. A cellname is not ended by a "?".
		s = r.behindScheme("locator")
		s.Start += len("//")
		end := s.Start
		for end < s.End && r.URL[end] != '/' && (r.URL[end] != '?' || id == "afs-cellname") {
			end++
		}
		r.divide(one, other, s, end-s.Start, "")
	case "gopher-split":
		r.divide(one, other, s, gtypeLength(s.Of(r.URL)), "")
	case "name":
		if s != edition.Absent {
			s.Start += strings.LastIndexByte(s.Of(r.URL), '/') + len("/")
		}
		r.set(one, s)
	case "ftp-suffix":
		if suffix := r.suffix(); suffix != "" {
			name := r.named("name")
			end := len(client.Decoded(r.text("name")))
			r.Run.Set(r.named(one), trace.From(name, end-len(suffix)+len("."), end))
		} else {
			r.Run.Undefine(r.named(one))
		}
	case "words":
		r.set(one, r.span("search"))
		for i, c := range []byte(r.text(one)) {
			if c == '+' {
				r.Run.Replace(r.named(one), i, i+len("+"), trace.Text(" "))
			}
		}
	default:
		return false
	}
	return true
}

// gtypeLength returns the length in bytes of the first character of a path. It may be encoded, as
// the rule gtype of URL draft 1993, BNF syntax is an xalpha.
func gtypeLength(path string) int {
	first := len("0")
	if path[0] == '%' && octets.BeginEncoding(path) {
		return len("%20")
	}
	for path[0] >= utf8.RuneSelf && first < len(path) && path[first] >= utf8.RuneSelf {
		first++ // no character beyond US-ASCII is cut in two
	}
	return first
}

// suffix returns the suffix of the name, decoded and with its dot, "" if it has none.
func (r *run) suffix() string {
	name := client.Decoded(r.text("name"))
	if dot := strings.LastIndexByte(name, '.'); dot >= 0 {
		return name[dot:]
	}
	return ""
}

// isText reports whether a suffix is that of a text. The document leaves that to conventions to
// come.
func isText(suffix string) bool {
	for suffixes, one := ".c .h .htm .html .ps .tex .text .txt", ""; suffixes != ""; {
		if one, suffixes = next(suffixes, " "); octets.EqualFold(one, suffix) {
			return true
		}
	}
	return false
}
