package urlstandard

import (
	"strings"

	"uriscope/core/trace"
)

// The states of URL Standard, 4.4, from the file state on; states.go has those before it.

func (p *parser) file() {
	p.Do("file.1")
	explicit := p.url.Scheme != ""
	if p.url.Scheme = "file"; !explicit {
		p.url.written = p.base.written
	}
	p.Set(rScheme, trace.Text("file"))
	p.Do("file.2")
	p.setOptional(&p.url.Host, rHost, "")
	c := p.cAlone()
	if p.Ask("file.3", p.isSolidus()) {
		if p.Ask("file.3.1", c == '\\') {
			p.reverseSolidus("file.3.1")
		}
		p.Do("file.3.2")
		p.setState("file slash")
		return
	}
	if !p.Ask("file.4", p.base != nil && p.base.Scheme == "file" && (p.does(SameScheme) || !explicit)) {
		p.Do("file.5a")
		p.pathBegins(p.at)
		p.setState("path")
		p.back()
		return
	}
	p.Do("file.4.1")
	if explicit {
		p.meets(sameScheme, "file.4.1")
	}
	for _, register := range []int{rHost, rPath, rQuery} {
		p.take(register)
	}
	switch {
	case p.Ask("file.4.2", c == '?'):
		p.decides("query-only", "file.4.2")
		p.queryBegins()
	case p.Ask("file.4.3", c == '#'):
		p.decides("fragment-only", "file.4.3")
		p.fragmentBegins()
	case p.Ask("file.4.4", c != eof):
		p.Do("file.4.4.1")
		p.pathBegins(p.at)
		p.undefine(&p.url.Query, rQuery)
		if p.Ask("file.4.4.2", !p.driveLetterHere()) {
			p.decides("relative-path", "file.4.4.2a")
			p.Do("file.4.4.2a")
			p.shorten()
		} else {
			p.Do("file.4.4.3.1")
			p.problem("file.4.4.3.1", "file-invalid-Windows-drive-letter")
			p.Do("file.4.4.3.2")
			p.meets(driveLetter, "file.4.4.3.2")
			p.path = p.path[:0]
			p.Set(rPath)
		}
		p.Do("file.4.4.4")
		p.setState("path")
		p.back()
	default:
		p.decides("empty", "file.4.1")
	}
}

func (p *parser) driveLetterHere() bool {
	return p.at >= 0 && beginsWithDriveLetter(p.input[p.at:])
}

func (p *parser) fileSlash() {
	c := p.cAlone()
	if p.Ask("file-slash.1", p.isSolidus()) {
		if p.Ask("file-slash.1.1", c == '\\') {
			p.reverseSolidus("file-slash.1.1")
		}
		p.Do("file-slash.1.2")
		if p.taken.schemeEnd < 0 {
			p.decides("own-host", "file-slash.1.2")
		}
		p.setState("file host")
		return
	}
	if p.Ask("file-slash.2.1", p.base != nil && p.base.Scheme == "file") {
		p.Do("file-slash.2.1.1")
		p.take(rHost)
		if p.taken.schemeEnd >= 0 {
			p.meets(sameScheme, "file-slash.2.1.1")
		}
		p.decides("absolute-path", "file-slash.2.1.1")
		first, _, _ := strings.Cut(strings.TrimPrefix(p.base.Path, "/"), "/")
		if p.Ask("file-slash.2.1.2", !p.driveLetterHere() && isNormalizedDriveLetter(first)) {
			p.path = append(p.path, p.base.Path[:1+len(first)]...)
			p.Append(rPath, trace.From(rBasePath, 0, 1+len(first)))
			p.meets(driveLetterKept, "file-slash.2.1.2")
		}
	}
	p.Do("file-slash.2.2")
	p.pathBegins(p.at - 1)
	p.setState("path")
	p.back()
}

func (p *parser) fileHost() {
	c := p.cAlone()
	if !p.Ask("file-host.1", c == eof || c == '?' || c == '#' || p.isSolidus()) {
		p.Do("file-host.2a")
		p.appendC("")
		return
	}
	end := p.at
	p.back()
	if p.Ask("file-host.1.1", p.override == "" && isDriveLetter(string(p.buffer))) {
		p.problemAt("file-host.1.1", "file-invalid-Windows-drive-letter-host", p.inText(p.began), false)
		p.meets(driveLetterHost, "file-host.1.1")
		p.pathBegins(p.began)
		p.setState("path")
		return
	}
	p.taken.host, p.taken.hostEnd = end, end
	if len(p.buffer) > 0 {
		p.taken.host = p.began
	}
	if p.Ask("file-host.1.2", len(p.buffer) == 0) {
		p.Do("file-host.1.2.1")
		p.setOptional(&p.url.Host, rHost, "")
		if p.returns("file-host.1.2.2") {
			return
		}
		p.Do("file-host.1.2.3")
		p.setState("path start")
		return
	}
	ok := p.parseHost("file-host.1.3.1")
	if p.Ask("file-host.1.3.2", !ok && p.does(Refusing)) {
		p.refusedAt = "file-host.1.3.2"
		return
	}
	if !ok {
		p.host = string(p.buffer)
	}
	if p.Ask("file-host.1.3.3", p.host == "localhost") {
		p.host = ""
		p.Set(rResult)
		p.meets(localhost, "file-host.1.3.3")
	}
	p.Do("file-host.1.3.4")
	p.url.Host = some(p.host)
	p.Set(rHost, p.Whole(rResult))
	if p.returns("file-host.1.3.5") {
		return
	}
	p.Do("file-host.1.3.6")
	p.clearBuffer()
	p.setState("path start")
}

func (p *parser) pathStart() {
	c := p.cAlone()
	p.pathBegins(p.at)
	switch {
	case p.Ask("path-start.1", p.isSpecial() && (p.does(EmptyPath) || c == '/' || c == '\\')):
		if p.Ask("path-start.1.1", p.isBackslash()) {
			p.reverseSolidus("path-start.1.1")
		}
		p.Do("path-start.1.2")
		p.setState("path")
		if p.Ask("path-start.1.3", !p.isSolidus()) {
			p.back()
		}
	case p.Ask("path-start.2", p.override == "" && c == '?'):
		p.queryBegins()
	case p.Ask("path-start.3", p.override == "" && c == '#'):
		p.fragmentBegins()
	case p.Ask("path-start.4", c != eof):
		p.Do("path-start.4.1")
		p.setState("path")
		if p.Ask("path-start.4.2", c != '/') {
			p.back()
		}
	case p.Ask("path-start.5", p.override != "" && !p.url.Host.Defined):
		p.appendEmptySegment()
	}
}

func (p *parser) pathState() {
	if !p.Ask("path.1", p.endsSegment()) {
		p.checkUnit("path.2.1", "path.2.2")
		p.Do("path.2.3")
		p.appendC(p.cEncoded(pathSet))
		return
	}
	c := p.cAlone()
	if p.Ask("path.1.1", p.isSpecial() && p.isBackslash()) {
		p.reverseSolidus("path.1.1")
	}
	p.endSegment()
	p.Do("path.1.5")
	p.clearBuffer()
	if p.Ask("path.1.6", c == '?') {
		p.queryBegins()
	}
	if p.Ask("path.1.7", c == '#') {
		p.fragmentBegins()
	}
}

// endsSegment reports whether c ends a path segment.
func (p *parser) endsSegment() bool {
	return p.endsAuthority() && (p.override == "" || p.cAlone() != '?' && p.cAlone() != '#')
}

// endSegment is steps 1.2 to 1.4 of the path state, when the buffer holds a whole segment.
func (p *parser) endSegment() {
	segment := string(p.buffer)
	single, double := isSingleDot(segment), isDoubleDot(segment)
	if !p.does(EncodedDots) {
		single, double = segment == ".", segment == ".."
	}
	if p.text == rBase && !p.does(BaseDots) {
		single, double = false, false
	}
	if (single || double) && strings.Contains(segment, "%") {
		p.meets(encodedDots, "path.1.2")
	}
	switch {
	case p.Ask("path.1.2", double):
		p.Do("path.1.2.1")
		p.shorten()
		if p.Ask("path.1.2.2", !p.isSolidus()) {
			p.appendEmptySegment()
		}
	case p.Ask("path.1.3", single && !p.isSolidus()):
		p.appendEmptySegment()
	case p.Ask("path.1.4", !single):
		if p.Ask("path.1.4.1", p.url.Scheme == "file" && len(p.path) == 0 && isDriveLetter(segment)) {
			p.buffer[1] = ':'
			p.Replace(rBuffer, 1, 2, trace.Written(":", rBuffer, 1, 2))
		}
		p.Do("path.1.4.2")
		slash := p.slash()
		p.path = append(append(p.path, '/'), p.buffer...)
		p.Append(rPath, slash, p.Whole(rBuffer))
	}
}

func (p *parser) appendEmptySegment() {
	slash := p.slash()
	p.path = append(p.path, '/')
	p.Append(rPath, slash)
}

// slash returns the "/" before the segment that ends at the pointer. It comes from the character before the
// segment in the input, or from the end of the part of the base's path that is kept.
func (p *parser) slash() trace.Piece {
	start := p.at
	if len(p.buffer) > 0 {
		start = p.began
	}
	switch at := start - 1; {
	case at >= 0 && at < len(p.input) && p.input[at] == '/':
		return trace.From(rInput, at, at+1)
	case at >= 0 && at < len(p.input) && p.input[at] == '\\' && p.isSpecial():
		return trace.Written("/", rInput, at, at+1)
	case p.onBasePath && strings.HasPrefix(p.base.Path[min(len(p.path), len(p.base.Path)):], "/"):
		return trace.From(rBasePath, len(p.path), len(p.path)+1)
	}
	return trace.Text("/")
}

// shorten is URL Standard, 4.2, shorten a URL's path.
func (p *parser) shorten() {
	p.Call()
	defer p.Return()
	path := string(p.path[:min(len(p.path), len("/c:/"))])
	if p.Ask("shorten.3", p.url.Scheme == "file" && len(path) == len("/c:") && isNormalizedDriveLetter(path[1:])) {
		p.meets(driveLetterKept, "shorten.3")
		return
	}
	p.Do("shorten.4")
	last := len(p.path)
	for last > 0 && p.path[last-1] != '/' {
		last--
	}
	last = max(last-1, 0)
	p.Replace(rPath, last, len(p.path))
	p.path = p.path[:last]
}

func (p *parser) opaquePath() {
	c := p.cAlone()
	switch {
	case p.Ask("opaque-path.1", c == '?'):
		p.queryBegins()
	case p.Ask("opaque-path.2", c == '#'):
		p.fragmentBegins()
	case p.Ask("opaque-path.3", c == ' '):
		p.Do("opaque-path.3.1")
		p.problem("opaque-path.3.1", "invalid-URL-unit")
		next := p.input[p.at+1:]
		if p.Ask("opaque-path.3.2", next != "" && (next[0] == '?' || next[0] == '#') && p.does(Encoding)) {
			p.path = append(p.path, "%20"...)
			p.Append(rPath, trace.Written("%20", rInput, p.at, p.at+1))
		} else {
			p.Do("opaque-path.3.3a")
			p.path = append(p.path, ' ')
			p.Append(rPath, trace.From(rInput, p.at, p.at+1))
		}
	case p.Ask("opaque-path.4", c != eof):
		p.checkUnit("opaque-path.4.1", "opaque-path.4.2")
		p.Do("opaque-path.4.3")
		p.appendEncoded(&p.path, rPath, controlSet)
	}
}

func (p *parser) query() {
	c := p.cAlone()
	if !p.Ask("query.2", c == eof || p.override == "" && c == '#') {
		p.checkUnit("query.3.1", "query.3.2")
		p.Do("query.3.3")
		p.appendC("")
		return
	}
	s := querySet
	if p.Ask("query.2.2", p.isSpecial()) {
		s = specialQuerySet
	}
	text, pieces := p.encodedBuffer(s)
	p.Append(rQuery, pieces...)
	p.url.Query.Text += text
	p.Do("query.2.3")
	p.clearBuffer()
	if p.Ask("query.2.4", c == '#') {
		p.fragmentBegins()
	}
}

func (p *parser) fragment() {
	if !p.Ask("fragment.1", p.cAlone() != eof) {
		p.url.Fragment.Text = string(p.hash)
		return
	}
	p.checkUnit("fragment.1.1", "fragment.1.2")
	p.Do("fragment.1.3")
	p.appendEncoded(&p.hash, rFragment, fragmentSet)
}
