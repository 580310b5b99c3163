// Package normal has what the specs share in their rules about equivalent URIs: changes to a text, each of
// which is a question and a line of a listing.
package normal

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"uriscope.example/core/uri"
	"uriscope/core/edition"
	"uriscope/core/internal/octets"
	"uriscope/core/trace"
)

// A Form is a text that is being normalized. A register of the run holds it.
type Form struct {
	*trace.Trace
	Text     string
	register int
	split    func(text string) []edition.Part
	parts    []edition.Part // of the text; nil until needed
	edits    []edit
}

// An edit replaces the bytes [start, end) of the form with another text.
type edit struct {
	start, end int
	by         string
}

// Begin copies the text, which is register 0 of the run, into the form.
func Begin(t *trace.Trace, line string, register int, text string, split func(string) []edition.Part) *Form {
	t.Do(line)
	t.Set(register, trace.From(0, 0, len(text)))
	t.Became(text)
	return &Form{Trace: t, Text: text, register: register, split: split}
}

// Part returns the span of a role's component, or [edition.Absent].
func (f *Form) Part(role edition.Role) edition.Span {
	for _, p := range f.allParts() {
		if p.Role == role {
			return p.Span
		}
	}
	return edition.Absent
}

func (f *Form) allParts() []edition.Part {
	if f.parts == nil {
		f.parts = f.split(f.Text)
	}
	return f.parts
}

// Change asks whether a change applies, and makes it. The change calls Replace, in the order of the text. All
// replacements become one edit, which takes linear time to play.
func (f *Form) Change(question, line string, change func()) {
	f.edits = f.edits[:0]
	change()
	if !f.Ask(question, len(f.edits) > 0) {
		return
	}
	f.Do(line)
	if f.Reserve(2*len(f.edits) + 1) {
		var pieces []trace.Piece
		at := 0
		for _, e := range f.edits {
			pieces = append(pieces, trace.From(f.register, at, e.start), trace.Text(e.by))
			at = e.end
		}
		f.Set(f.register, append(pieces, trace.From(f.register, at, len(f.Text)))...)
	}
	var b strings.Builder
	b.Grow(len(f.Text))
	at := 0
	for _, e := range f.edits {
		b.WriteString(f.Text[at:e.start])
		b.WriteString(e.by)
		at = e.end
	}
	b.WriteString(f.Text[at:])
	f.become(b.String())
}

// become replaces the form's text, and reports that to the run.
func (f *Form) become(text string) {
	f.Text, f.parts = text, nil
	f.Became(text)
}

// TakePath runs a line that copies the path into a register, and returns the path.
func (f *Form) TakePath(line string, register int) string {
	at := f.Part(edition.Path)
	f.Do(line)
	f.Set(register, trace.From(f.register, at.Start, at.End))
	return at.Of(f.Text)
}

// Guard asks whether a path, held in register, would be parsed as an authority, and if so runs a line that puts
// "/." in front of it. It returns the path.
func (f *Form) Guard(question, line, path string, register int) string {
	if !f.Ask(question, f.Part(edition.Authority) == edition.Absent && strings.HasPrefix(path, "//")) {
		return path
	}
	f.Do(line)
	f.Set(register, trace.Text("/."), trace.From(register, 0, len(path)))
	return "/." + path
}

// PutPath runs a line that replaces the form's path with a path that a register holds.
func (f *Form) PutPath(line, path string, register int) {
	at := f.Part(edition.Path)
	f.Do(line)
	f.Trace.Replace(f.register, at.Start, at.End, trace.From(register, 0, len(path)))
	f.become(f.Text[:at.Start] + path + f.Text[at.End:])
}

// DropVoidFragment drops the "#" of an empty fragment.
func (f *Form) DropVoidFragment() {
	if at := f.Part(edition.Fragment); at != edition.Absent && at.Start == at.End {
		f.Replace(at.Start-len("#"), at.End, "")
	}
}

// EmptyPath replaces an empty path after an authority with "/".
func (f *Form) EmptyPath() {
	if path := f.Part(edition.Path); f.Part(edition.Authority) != edition.Absent && path.Of(f.Text) == "" {
		f.Replace(path.Start, path.Start, "/")
	}
}

// LowerMailHosts lowercases the hosts of the mail addresses in a "mailto" URI. Each host extends from an
// address's last "@" to a ",". The text before that "@" can contain other "@"s and is case-sensitive; if the
// last one is encoded, the start of the host is unknown. With a quotation mark in the path, a "," can be part
// of a name rather than a separator, so only the last host is certain.
func (f *Form) LowerMailHosts() {
	path := f.Part(edition.Path)
	if !octets.EqualFold(f.Part(edition.Scheme).Of(f.Text), "mailto") || f.Part(edition.Authority) != edition.Absent {
		return
	}
	quoted := strings.Contains(path.Of(f.Text), "%22")
	for at := path.Start; at < path.End; {
		end := path.End
		if comma := strings.IndexByte(f.Text[at:end], ','); comma >= 0 && !quoted {
			end = at + comma
		}
		if sign := strings.LastIndexByte(f.Text[at:end], '@'); sign >= 0 && !strings.Contains(f.Text[at+sign:end], "%40") {
			f.LowerCase(edition.Span{Start: at + sign, End: end})
		}
		at = end + len(",")
	}
}

// Replace replaces the bytes [start, end) with by, as part of a change.
func (f *Form) Replace(start, end int, by string) { f.edits = append(f.edits, edit{start, end, by}) }

// LowerCase lowercases the letters of a part, but not the digits of escapes.
func (f *Form) LowerCase(at edition.Span) {
	for i := at.Start; i < at.End; i++ {
		if isEscape(f.Text[:at.End], i) {
			i += 2
		} else if c := f.Text[i]; 'A' <= c && c <= 'Z' {
			f.Replace(i, i+1, single(c|0x20))
		}
	}
}

// single returns a US-ASCII character as a string, without allocating.
func single(c byte) string { return ascii[c : c+1] }

var ascii = func() string {
	var all [utf8.RuneSelf]byte
	for c := range all {
		all[c] = byte(c)
	}
	return string(all[:])
}()

// UpperHex uppercases the digits of all escapes.
func (f *Form) UpperHex() {
	for i := 0; i < len(f.Text); i++ {
		if isEscape(f.Text, i) {
			if digits := f.Text[i+1 : i+3]; digits != strings.ToUpper(digits) {
				f.Replace(i+1, i+3, strings.ToUpper(digits))
			}
			i += 2
		}
	}
}

// LiteralPath returns the path if the normal form keeps its dot segments, or [edition.Absent].
func (f *Form) LiteralPath(removed bool) edition.Span {
	if removed {
		return edition.Absent
	}
	return f.Part(edition.Path)
}

// Unescape decodes the escapes of certain octets. In the part noCase, it lowercases decoded letters. In the
// part literal, it keeps escaped dots where a segment would become "." or "..", because resolving would remove
// those. It decodes nothing after a "%" that begins no escape, since "%%412" would become an escape, and
// nothing before a ":" that could then end a scheme.
func (f *Form) Unescape(allowed string, noCase, literal edition.Span) {
	for i := afterScheme(f.Text); i < len(f.Text); i++ {
		if !isEscape(f.Text, i) {
			continue
		}
		octet := octets.Encoded(f.Text[i:])
		if strings.IndexByte(allowed, octet) >= 0 && !completes(f.Text[:i]) && !(octet == '.' && inDotSegment(f.Text, i, literal)) {
			if noCase.Start <= i && i < noCase.End && octets.IsLetter(octet) {
				octet |= 0x20
			}
			f.Replace(i, i+3, single(octet))
		}
		i += 2
	}
}

// completes reports whether a character after the text could turn a "%" in it into an escape: a "%" at its end,
// or before a final hexadecimal digit.
func completes(before string) bool {
	if n := len(before); n > 0 && strings.IndexByte(octets.HexDigits, before[n-1]) >= 0 {
		before = before[:n-1]
	}
	return strings.HasSuffix(before, "%")
}

// UnescapeIn decodes the escapes of certain octets in a part, but not after a "%" that begins no escape.
func (f *Form) UnescapeIn(part edition.Span, allowed string) {
	for i := part.Start; i >= 0 && i < part.End; i++ {
		if !isEscape(f.Text[:part.End], i) {
			continue
		}
		octet := octets.Encoded(f.Text[i:])
		if strings.IndexByte(allowed, octet) >= 0 && !completes(f.Text[part.Start:i]) {
			f.Replace(i, i+3, single(octet))
		}
		i += 2
	}
}

// afterScheme returns the offset after the first ":", if no other delimiter precedes it, and otherwise 0.
func afterScheme(text string) int {
	for i := range len(text) {
		switch text[i] {
		case ':':
			return i + 1
		case '/', '?', '#':
			return 0
		}
	}
	return 0
}

// inDotSegment reports whether the escaped dot at an offset is in a segment of part that would be "." or ".."
// without escapes. Escapes must be in uppercase already.
func inDotSegment(text string, i int, part edition.Span) bool {
	if i < part.Start || i >= part.End {
		return false
	}
	start, end := i, i+len("%2E")
	switch before, after := text[part.Start:start], text[end:part.End]; { // a second dot next to it
	case strings.HasSuffix(before, "."):
		start -= len(".")
	case strings.HasSuffix(before, "%2E"):
		start -= len("%2E")
	case strings.HasPrefix(after, "."):
		end += len(".")
	case strings.HasPrefix(after, "%2E"):
		end += len("%2E")
	}
	return (start == part.Start || text[start-1] == '/') && (end == part.End || text[end] == '/')
}

// isEscape reports whether "%" and two hexadecimal digits begin at an offset.
func isEscape(text string, i int) bool { return text[i] == '%' && octets.BeginEncoding(text[i:]) }

// Ported are the schemes of RFC 1738, section 3 that have a default port, in the format that DropPort takes.
// The drafts of 1997 and 2003 refer to it.
const Ported = "http ftp gopher nntp telnet wais prospero"

// AnyScheme means all schemes. It isn't the name of one.
const AnyScheme = "*"

// DropPort drops the scheme's default port with its ":", however many digits it is written in, and an empty
// port of the scheme called empty ("" for none). schemes lists the schemes whose default ports the spec
// defines, separated by spaces. Either can be [AnyScheme]. Text that the spec doesn't accept as a host can end
// like a port, so nothing is dropped after it.
func (f *Form) DropPort(schemes, empty string) {
	at := f.Part(edition.Port)
	if at == edition.Absent || !f.hasHost() {
		return
	}
	scheme := f.Part(edition.Scheme).Of(f.Text)
	port := at.Of(f.Text)
	usual, isDefault := uri.DefaultPort(scheme)
	isDefault = isDefault && strings.TrimLeft(port, "0") == strconv.Itoa(int(usual)) &&
		(schemes == AnyScheme || slices.ContainsFunc(strings.Split(schemes, " "), func(s string) bool { return octets.EqualFold(s, scheme) }))
	if port == "" {
		isDefault = empty == AnyScheme || empty != "" && octets.EqualFold(scheme, empty)
	}
	if isDefault {
		f.Replace(at.Start-len(":"), at.End, "")
	}
}

// AddAuthority adds an empty authority to a file URI without one whose path is empty or begins with "/". A path
// that begins with "//" needs no guard after it.
func (f *Form) AddAuthority() {
	at := f.Part(edition.Path)
	path := at.Of(f.Text)
	if !octets.EqualFold(f.Part(edition.Scheme).Of(f.Text), "file") || f.Part(edition.Authority) != edition.Absent || path != "" && path[0] != '/' {
		return
	}
	end := at.Start
	if strings.HasPrefix(path, "/.//") {
		end += len("/.")
	}
	f.Replace(at.Start, end, "//")
}

// hasHost reports whether there is a host that matches one of the host rules.
func (f *Form) hasHost() bool {
	return slices.ContainsFunc(f.allParts(), func(p edition.Part) bool { return p.Role == edition.Host && p.Kind != "" })
}

// DropLocalHost drops the host of a file URL if it means the local machine and is all of the authority.
func (f *Form) DropLocalHost() {
	host, authority := f.Part(edition.Host), f.Part(edition.Authority)
	if octets.EqualFold(f.Part(edition.Scheme).Of(f.Text), "file") && host == authority && octets.EqualFold(host.Of(f.Text), "localhost") {
		f.Replace(host.Start, host.End, "")
	}
}
