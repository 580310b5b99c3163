package urlstandard

import (
	"strings"
	"unicode/utf8"

	"uriscope/core/edition"
	"uriscope/core/trace"
)

// A parser is one run: the variables of the spec's algorithms, and the trace that records them.
type parser struct {
	*trace.Trace
	off    Deviations      // switches that are off
	forced *edition.Forced // nil for none

	text    int    // register of the text being parsed
	whole   string // the text in that register
	input   string
	leading int   // number of bytes removed from the front of the text
	removed []int // offsets in the text of removed tabs and line breaks
	at      int   // the pointer, as a byte offset of the input; -1 before its beginning
	state   string
	buffer  []byte
	began   int          // offset in the input of the buffer's start
	inner   edition.Span // the input without blanks at its ends, when deviations are left out
	taken   taken        // how the text was parsed

	takenBefore []edition.Part // how the base was parsed

	atSignSeen, insideBrackets, passwordTokenSeen bool

	url                Record
	path               []byte // of url
	onBasePath         bool   // whether it began as the base's path
	hash               []byte // the URL's fragment
	username, password []byte
	base               *Record

	host     string // returned by the host parser
	domainAt []int  // offset in the buffer of each byte of the domain; nil if the domain is the buffer
	mapped   bool   // whether the domain has characters beyond ASCII
	numeric  bool   // whether the domain ends in a number
	failure  string
	problems []edition.Problem
	output   []byte
	spans    Spans

	attribute string // the property to set, or ""
	override  string // the state override, without the "name" of "hostname"
	ended     bool   // whether the parser has returned, as it does with an override
	setAt     string // the line that sets the attribute
	refusedAt string // the line that has it return without having set the attribute
	failedAt  string // the line that has it return failure

	way   way // for the reason
	met   surprise
	metAt string
}

// Ask is [trace.Trace.Ask] with the forced answer, if any.
func (p *parser) Ask(line string, answer bool) bool {
	if p.forced != nil {
		answer = p.forced.Answer(line, answer)
	}
	return p.Trace.Ask(line, answer)
}

// run is URL Standard, 4.4, basic URL parser, on one of the texts. It reports whether it succeeds.
func (p *parser) run(text string, register int) bool {
	p.text, p.whole = register, text
	p.Set(rInput, trace.From(register, 0, len(text)))
	p.Call()
	defer p.Return()
	p.Ask("url.1", true)
	p.prepare()
	return p.machine()
}

// machine is steps 9 and 10.
func (p *parser) machine() bool {
	p.Do("url.9")
	if !p.visit() {
		return false
	}
	p.BeginRepeat()
	for p.Ask("url.9a", p.at < len(p.input)) {
		p.Do("url.9b")
		p.forward()
		state := p.state
		if !p.visit() {
			return false
		}
		if p.state == state {
			p.sameAgain()
		}
		p.BeginRepeat()
	}
	p.Do("url.10")
	p.keep()
	return true
}

// keep stores the parts of the record that were built separately.
func (p *parser) keep() {
	p.url.Path, p.url.Username, p.url.Password = string(p.path), string(p.username), string(p.password)
}

// prepare is steps 1 to 8 without a state override.
func (p *parser) prepare() {
	text := p.whole
	p.Do("url.1.1")
	p.url, p.path, p.hash, p.username, p.password = Record{}, nil, nil, nil, nil
	p.onBasePath = false
	p.way, p.met = way{}, none
	p.taken = nothingTaken
	for r := rScheme; r <= rFragment; r++ {
		if p.url.defined(r - rScheme) {
			p.Set(r)
		} else {
			p.Undefine(r)
		}
	}
	p.Set(rOpaque, trace.Text("false"))

	start, end := 0, len(text)
	if p.does(Blanks) {
		for start < end && isControl(text[start]) {
			start++
		}
		for end > start && isControl(text[end-1]) {
			end--
		}
	}
	p.leading, p.removed = start, nil
	if p.Ask("url.1.2", start > 0 || end < len(text)) {
		at := 0
		if start == 0 {
			at = end
		}
		p.problemAt("url.1.2", "invalid-URL-unit", at, false)
	}
	p.Do("url.1.3")
	p.Set(rInput, trace.From(rInput, start, end))
	p.begin(text[start:end], "scheme start")
}

// begin is steps 2 to 8, for the rest of the text.
func (p *parser) begin(text, state string) {
	p.withoutTabs(text)
	p.Do("url.4")
	p.setState(state)
	p.Do("url.6")
	p.clearBuffer()
	p.Do("url.7")
	p.atSignSeen, p.insideBrackets, p.passwordTokenSeen = false, false, false
	for _, flag := range []int{rAtSignSeen, rInsideBrackets, rPasswordTokenSeen} {
		p.Set(flag, trace.Text("false"))
	}
	p.Do("url.8")
	p.at = 0
	p.Set(rRead)
}

// withoutTabs is steps 2 and 3.
func (p *parser) withoutTabs(text string) {
	var kept []byte
	from := 0
	if p.does(Tabs) {
		for i := range len(text) {
			if isTabOrBreak(text[i]) {
				kept = append(kept, text[from:i]...)
				p.removed = append(p.removed, p.leading+i)
				from = i + 1
			}
		}
	}
	p.input = text
	if p.Ask("url.2", from > 0) {
		p.input = string(append(kept, text[from:]...))
		p.problemAt("url.2", "invalid-URL-unit", p.removed[0], false)
		p.meets(tabs, "url.2")
	}
	if p.off != 0 {
		p.findInner()
	}
	p.Do("url.3")
	if n := len(p.removed); n > 0 && p.Reserve(n+1) {
		pieces := make([]trace.Piece, 0, n+1)
		from := 0
		for _, at := range p.removed {
			pieces = append(pieces, trace.From(rInput, from, at-p.leading))
			from = at - p.leading + 1
		}
		p.Set(rInput, append(pieces, trace.From(rInput, from, len(text)))...)
	}
}

// visit runs the current state once. It reports whether it succeeds.
func (p *parser) visit() bool {
	p.Call()
	defer p.Return()
	switch p.state {
	case "scheme start":
		p.schemeStart()
	case "scheme":
		p.scheme()
	case "no scheme":
		p.noScheme()
	case "special relative or authority":
		p.specialRelativeOrAuthority()
	case "path or authority":
		p.pathOrAuthority()
	case "relative":
		p.relative()
	case "relative slash":
		p.relativeSlash()
	case "special authority slashes":
		p.specialAuthoritySlashes()
	case "special authority ignore slashes":
		p.specialAuthorityIgnoreSlashes()
	case "authority":
		p.authority()
	case "host":
		p.hostState()
	case "port":
		p.port()
	case "file":
		p.file()
	case "file slash":
		p.fileSlash()
	case "file host":
		p.fileHost()
	case "path start":
		p.pathStart()
	case "path":
		p.pathState()
	case "opaque path":
		p.opaquePath()
	case "query":
		p.query()
	case "fragment":
		p.fragment()
	case plainState:
		p.plainPath()
	}
	return p.failure == "" && !p.ended
}

// c returns the code point at the pointer, and its length in bytes.
func (p *parser) c() (rune, int) {
	if p.at < 0 || p.at >= len(p.input) {
		return eof, 0
	}
	if c := p.input[p.at]; c < utf8.RuneSelf {
		return rune(c), 1
	}
	return utf8.DecodeRuneInString(p.input[p.at:])
}

// cAlone returns c, for callers that only compare it with ASCII characters.
func (p *parser) cAlone() rune {
	c, _ := p.c()
	return c
}

// remaining returns the text after the code point at the pointer.
func (p *parser) remaining() string {
	_, length := p.c()
	return p.input[p.at+length:]
}

// forward increases the pointer by 1.
func (p *parser) forward() {
	if p.at < 0 {
		p.at = 0
		p.Set(rRead)
		return
	}
	_, length := p.c()
	p.Append(rRead, trace.From(rInput, p.at, p.at+length))
	p.at += length
}

// back decreases the pointer by 1.
func (p *parser) back() {
	_, length := utf8.DecodeLastRuneInString(p.input[:p.at])
	p.moveTo(p.at - max(length, 1))
}

// moveTo moves the pointer back to a position; -1 is before the beginning.
func (p *parser) moveTo(at int) {
	if at < 0 {
		p.Undefine(rRead)
	} else {
		p.Replace(rRead, at, p.at)
	}
	p.at = at
}

//go:noinline
func (p *parser) setState(state string) {
	p.state = state
	p.Set(rState, trace.Text(state))
}

//go:noinline
func (p *parser) clearBuffer() {
	p.buffer = p.buffer[:0]
	p.Set(rBuffer)
}

// setOptional sets a register of the record to a text that comes from the algorithm.
//
//go:noinline
func (p *parser) setOptional(o *Optional, register int, text string) {
	*o = some(text)
	p.Set(register, trace.Text(text))
}

//go:noinline
func (p *parser) undefine(o *Optional, register int) {
	*o = Optional{}
	p.Undefine(register)
}

// take copies a part of the base's record to the URL's.
func (p *parser) take(register int) {
	base, url := p.base, &p.url
	switch register {
	case rScheme:
		url.Scheme, url.written = base.Scheme, base.written
	case rUsername:
		p.username, url.at, url.colon = append(p.username[:0], base.Username...), base.at, base.colon
	case rPassword:
		p.password = append(p.password[:0], base.Password...)
	case rHost:
		url.Host = base.Host
	case rPort:
		url.Port = base.Port
	case rPath:
		p.path, p.onBasePath = append(p.path[:0], base.Path...), true
	case rOpaque:
		url.Opaque = base.Opaque
	case rQuery:
		url.Query = base.Query
	}
	p.Copy(register, register-recordRegisters, base.defined(register-rScheme))
}

// appendC appends c to the buffer, as written unless that is "".
func (p *parser) appendC(written string) {
	c, length := p.c()
	if len(p.buffer) == 0 {
		p.began = p.at
	}
	piece := trace.From(rInput, p.at, p.at+length)
	switch {
	case written != "":
		piece = trace.Written(written, rInput, p.at, p.at+length)
		p.buffer = append(p.buffer, written...)
	case c == utf8.RuneError && length == 1 && p.does(Encoding):
		piece = trace.Written("\uFFFD", rInput, p.at, p.at+length)
		p.buffer = append(p.buffer, "\uFFFD"...)
	default:
		p.buffer = append(p.buffer, p.input[p.at:p.at+length]...)
	}
	p.Append(rBuffer, piece)
}

// cEncoded returns c encoded by a set, or "" if the set doesn't contain it.
func (p *parser) cEncoded(s set) string {
	c, length := p.c()
	if !p.does(Encoding) || c < utf8.RuneSelf && (!s.has(byte(c)) || p.off != 0 && p.isPlain(p.at, byte(c))) {
		return ""
	}
	return encoded(p.input[p.at : p.at+length])
}

// appendEncoded appends c, encoded by a set, to a part of the record.
func (p *parser) appendEncoded(to *[]byte, register int, s set) {
	_, length := p.c()
	if written := p.cEncoded(s); written != "" {
		*to = append(*to, written...)
		p.Append(register, trace.Written(written, rInput, p.at, p.at+length))
		return
	}
	*to = append(*to, p.input[p.at:p.at+length]...)
	p.Append(register, trace.From(rInput, p.at, p.at+length))
}

// isSolidus reports whether c is "/" or, in a special URL, "\".
func (p *parser) isSolidus() bool {
	c := p.cAlone()
	return c == '/' || c == '\\' && p.isSpecial() && p.does(Backslash)
}

// endsAuthority reports whether c ends an authority or a path segment.
func (p *parser) endsAuthority() bool {
	c := p.cAlone()
	return c == eof || c == '?' || c == '#' || p.isSolidus()
}

//go:noinline
func (p *parser) isSpecial() bool { return isSpecial(p.url.Scheme) }

func (p *parser) isBackslash() bool { return p.cAlone() == '\\' && p.does(Backslash) }

// fragmentBegins and queryBegins are the actions of several states at "#" and "?".
func (p *parser) fragmentBegins() {
	p.taken.fragment = p.at + 1
	p.setOptional(&p.url.Fragment, rFragment, "")
	p.setState("fragment")
}

func (p *parser) queryBegins() {
	p.taken.query = p.at + 1
	p.setOptional(&p.url.Query, rQuery, "")
	p.setState("query")
}

// hasPrefix reports whether the input from the pointer on begins with s.
func (p *parser) hasPrefix(s string) bool {
	return p.at >= 0 && strings.HasPrefix(p.input[p.at:], s)
}
