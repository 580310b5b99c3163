// Package normal has what the documents share where they say which URIs mean the same: changes
// to a text that is written anew, each of which is a question and a line of a listing.
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

// A Form is a text on its way to its normal form, which is a register of the run.
type Form struct {
	*trace.Trace
	Text     string
	register int
	split    func(text string) []edition.Part
	edits    []edit
}

// An edit puts another text in the place of the bytes [start, end) of the form.
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

// Part returns where the component of a role is, [edition.Absent] if there is none.
func (f *Form) Part(role edition.Role) edition.Span {
	for _, p := range f.split(f.Text) {
		if p.Role == role {
			return p.Span
		}
	}
	return edition.Absent
}

// Change asks whether a change has something to do, and does it. The change calls Replace, in
// the order of the text. All of it becomes one edit, so that it takes linear time to play.
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

// become puts another text in the place of the form, and tells it.
func (f *Form) become(text string) {
	f.Text = text
	f.Became(text)
}

// TakePath carries out a line that copies the path into a register, and returns it.
func (f *Form) TakePath(line string, register int) string {
	at := f.Part(edition.Path)
	f.Do(line)
	f.Set(register, trace.From(f.register, at.Start, at.End))
	return at.Of(f.Text)
}

// Guard asks whether a path, which is what a register holds, would be read as an authority, and
// if so carries out a line that puts "/." in front of it. It returns the path.
func (f *Form) Guard(question, line, path string, register int) string {
	if !f.Ask(question, f.Part(edition.Authority) == edition.Absent && strings.HasPrefix(path, "//")) {
		return path
	}
	f.Do(line)
	f.Set(register, trace.Text("/."), trace.From(register, 0, len(path)))
	return "/." + path
}

// PutPath carries out a line that puts a path, which is what a register holds, in the place of
// that of the form.
func (f *Form) PutPath(line, path string, register int) {
	at := f.Part(edition.Path)
	f.Do(line)
	f.Trace.Replace(f.register, at.Start, at.End, trace.From(register, 0, len(path)))
	f.become(f.Text[:at.Start] + path + f.Text[at.End:])
}

// DropVoidFragment drops the "#" of a fragment that is empty.
func (f *Form) DropVoidFragment() {
	if at := f.Part(edition.Fragment); at != edition.Absent && at.Start == at.End {
		f.Replace(at.Start-len("#"), at.End, "")
	}
}

// EmptyPath puts "/" in the place of an empty path behind an authority.
func (f *Form) EmptyPath() {
	if path := f.Part(edition.Path); f.Part(edition.Authority) != edition.Absent && path.Of(f.Text) == "" {
		f.Replace(path.Start, path.Start, "/")
	}
}

// LowerMailHosts writes the hosts of the mail addresses of a "mailto" URI in lower case: each
// goes from the last "@" of an address to a ",". What stands before that "@" may have others in
// it, and has case; where the last one is encoded, it is not known which of them the host follows.
// With a quotation mark in the path, a "," may be a part of a name and divide nothing: only the
// last host is one for sure.
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

// Replace puts another text in the place of the bytes [start, end), as part of a change.
func (f *Form) Replace(start, end int, by string) { f.edits = append(f.edits, edit{start, end, by}) }

// LowerCase writes the letters of a part in lower case, but for the digits of escapes.
func (f *Form) LowerCase(at edition.Span) {
	for i := at.Start; i < at.End; i++ {
		if isEscape(f.Text[:at.End], i) {
			i += 2
		} else if c := f.Text[i]; 'A' <= c && c <= 'Z' {
			f.Replace(i, i+1, single(c|0x20))
		}
	}
}

// single returns a character of US-ASCII as a text. Of one text in memory, as there may be many.
func single(c byte) string { return ascii[c : c+1] }

var ascii = func() string {
	var all [utf8.RuneSelf]byte
	for c := range all {
		all[c] = byte(c)
	}
	return string(all[:])
}()

// UpperHex writes the digits of all escapes in upper case.
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

// LiteralPath returns the path where the normal form keeps its dot segments, and [edition.Absent]
// where they are removed.
func (f *Form) LiteralPath(removed bool) edition.Span {
	if removed {
		return edition.Absent
	}
	return f.Part(edition.Path)
}

// Unescape writes the escapes of certain octets as the characters that these are. In the part
// that has no case, letters are written in lower case. In the part literal, dots stay escaped
// where a segment would become "." or "..": resolving takes these away, and not their escapes.
// After a "%" that begins no escape nothing is written otherwise, as "%%412" would become one, nor
// is it before a ":" that could come to end a scheme.
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

// completes returns whether a character behind the text could make an escape of a "%" in it: one
// that stands at its end, or before a hexadecimal digit.
func completes(before string) bool {
	if n := len(before); n > 0 && strings.IndexByte(octets.HexDigits, before[n-1]) >= 0 {
		before = before[:n-1]
	}
	return strings.HasSuffix(before, "%")
}

// UnescapeIn writes the escapes of certain octets in a part as the characters that these are, but not
// after a "%" that begins no escape.
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

// afterScheme returns the offset behind the first ":", if no other delimiter comes before it, and
// else 0.
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

// inDotSegment reports whether the escape of a dot at an offset is in a segment of a part that
// would be "." or ".." without escapes, whose digits are in upper case already.
func inDotSegment(text string, i int, part edition.Span) bool {
	if i < part.Start || i >= part.End {
		return false
	}
	start, end := i, i+len("%2E")
	switch before, after := text[part.Start:start], text[end:part.End]; { // a second dot beside it
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

// Ported are the schemes of RFC 1738, section 3 that have a default port, in the form that DropPort
// takes; the drafts of 1997 and 2003 refer to it.
const Ported = "http ftp gopher nntp telnet wais prospero"

// AnyScheme stands for all schemes: no scheme has this name.
const AnyScheme = "*"

// DropPort drops a port that the scheme has by default, written in any number of digits, with
// its ":", and an empty one of the scheme that empty names ("" for none). schemes are those whose
// default ports the document has, with spaces between them. Either may be [AnyScheme].
// What the document takes for no host may end in what would then be a port, so nothing is dropped
// behind it.
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

// AddAuthority adds the empty authority of a file URI without one whose path begins with "/" or is empty. A path
// that begins with "//" needs no guard behind it.
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

// hasHost reports whether there is a host that matches one of the rules for it.
func (f *Form) hasHost() bool {
	return slices.ContainsFunc(f.split(f.Text), func(p edition.Part) bool { return p.Role == edition.Host && p.Kind != "" })
}

// DropLocalHost drops the host of a file URL that means the machine itself, where the authority
// is nothing else.
func (f *Form) DropLocalHost() {
	host, authority := f.Part(edition.Host), f.Part(edition.Authority)
	if octets.EqualFold(f.Part(edition.Scheme).Of(f.Text), "file") && host == authority && octets.EqualFold(host.Of(f.Text), "localhost") {
		f.Replace(host.Start, host.End, "")
	}
}
