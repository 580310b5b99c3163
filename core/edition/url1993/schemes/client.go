package schemes

import (
	"strings"

	"uriscope/core/edition"
	"uriscope/core/edition/internal/client"
	"uriscope/core/trace"
)

// A url is a URL that a client goes through. It knows which part of the URL each register holds,
// until that is decoded.
type url struct {
	client.Client
	at [mostRegisters]edition.Span
}

// mostRegisters is the number of registers that a listing of this package has at most.
const mostRegisters = common + 5

var crlf = trace.Text(client.CRLF)

// begin carries out the line that all listings begin with (URL draft 1993, Fragment-id).
func begin(text string, t *trace.Trace) *url {
	u := &url{Client: client.Client{URL: text, Run: t}}
	for i := range u.at {
		u.at[i] = edition.Absent
	}
	u.at[rURL] = edition.Span{Start: 0, End: len(text)}
	u.cut("split-fragmentid", rLocator, rFragmentid, rURL, strings.Index, "#")
	return u
}

// set sets a register to a part of the URL.
func (u *url) set(register int, s edition.Span) {
	u.at[register] = s
	u.Set(register, s)
}

// is reports whether a register is defined.
func (u *url) is(register int) bool { return u.at[register] != edition.Absent }

// text returns what a register holds before it is decoded, "" if it is undefined.
func (u *url) text(register int) string { return u.at[register].Of(u.URL) }

// cut carries out a line that parts a register at the first or the last of a delimiter, as find
// has it. If there is none, the first part is all, and the other one is undefined.
func (u *url) cut(line string, first, second, register int, find func(text, delimiter string) int, delimiter string) {
	one, other := u.at[register], edition.Absent
	if at := find(u.text(register), delimiter); at >= 0 {
		other = edition.Span{Start: one.Start + at + len(delimiter), End: one.End}
		one.End = one.Start + at
	}
	u.Run.Do(line)
	u.set(first, one)
	u.set(second, other)
}

// behind carries out a line that sets a register to what follows a delimiter in another one.
func (u *url) behind(line string, to, register int, find func(text, delimiter string) int, delimiter string) {
	s := u.at[register]
	if s != edition.Absent {
		s.Start += find(u.text(register), delimiter) + len(delimiter)
	}
	u.Run.Do(line)
	u.set(to, s)
}

// doubleSlash carries out the lines of the ids on whether "//" follows the scheme, and what
// follows that, up to the first byte of the delimiters.
func (u *url) doubleSlash(question, yes, no string, part, rest int, delimiters string) bool {
	s := u.at[rLocator]
	s.Start += strings.IndexByte(s.Of(u.URL), ':') + len(":")
	if !u.Run.Ask(question, strings.HasPrefix(s.Of(u.URL), "//")) {
		u.Run.Do(no)
		return false
	}
	s.Start += len("//")
	end := s.Start
	for end < s.End && strings.IndexByte(delimiters, u.URL[end]) < 0 {
		end++
	}
	u.Run.Do(yes)
	u.set(part, edition.Span{Start: s.Start, End: end})
	u.set(rest, edition.Span{Start: end, End: s.End})
	return true
}

// internet carries out the lines on the host part (URL draft 1993, Internet protocol parts). It
// reports whether there is one.
func (u *url) internet() bool {
	if !u.doubleSlash("double-slash", "host-part", "no-host-part", rHostPart, rRest, "/?") {
		return false
	}
	if u.Run.Ask("if-user", strings.Contains(u.text(rHostPart), "@")) {
		u.cut("split-user", rUser, rHost, rHostPart, strings.LastIndex, "@")
	} else {
		u.Run.Do("only-host")
		u.set(rHost, u.at[rHostPart])
	}
	u.cut("split-port", rHost, rPort, rHost, strings.LastIndex, ":")
	return true
}

// path carries out the lines on what follows the host part (URL draft 1993, Path).
func (u *url) path() {
	if u.Run.Ask("if-path", strings.HasPrefix(u.text(rRest), "/")) {
		u.behind("path", rPath, rRest, strings.Index, "/")
	}
}

// internetPath does what both do, with the line on a search between them.
func (u *url) internetPath() bool {
	if !u.internet() {
		return false
	}
	u.cut("split-search", rRest, rSearch, rRest, strings.Index, "?")
	u.path()
	return true
}

// words carries out the line on the words of a search (URL draft 1993, BNF syntax).
func (u *url) words() {
	u.Run.Do("words")
	u.set(rWords, u.at[rSearch])
	for i, c := range []byte(u.text(rWords)) {
		if c == '+' {
			u.Run.Replace(rWords, i, i+len("+"), trace.Text(" "))
		}
	}
}

// decode carries out a line that decodes some registers. An octet is a character of ISO Latin 1
// (URL draft 1993, Encoding prohibited characters).
func (u *url) decode(line string, registers ...int) {
	u.Run.Do(line)
	for _, register := range registers {
		u.Decode(register, u.at[register], "")
	}
}

// connect carries out the lines on the connection (URL draft 1993, Internet protocol parts). It
// reports whether there is a host to connect to.
func (u *url) connect() bool {
	if u.Run.Ask("no-host", u.text(rHost) == "") {
		u.Run.Do("nowhere")
		return false
	}
	if u.Run.Ask("if-port", u.is(rPort)) {
		u.Run.Do("connect-port")
		u.Run.Set(rConnection, u.Whole(rHost), trace.Text(":"), u.Whole(rPort))
	} else {
		u.Run.Do("connect")
		u.Run.Set(rConnection, u.Whole(rHost))
	}
	return true
}

// send carries out a line that sends a message.
func (u *url) send(line string, message ...trace.Piece) { u.Send(line, rSent, message...) }

// parts returns the parts of a URL, the first of which is the scheme. The other ones have the
// names of the registers that hold them.
func (u *url) parts(names []edition.Part, registers ...int) []edition.Part {
	spans := []edition.Span{{Start: 0, End: strings.IndexByte(u.URL, ':')}}
	for _, register := range registers {
		spans = append(spans, u.at[register])
	}
	return edition.PartsAt(names, spans...)
}
