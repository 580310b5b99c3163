package urlstandard

import (
	"strings"

	"uriscope/core/trace"
)

// The states of URL Standard, 4.4, in its order, up to the file state; states_file.go has the rest. Each
// function handles one code point.

func (p *parser) schemeStart() {
	c := p.cAlone()
	if p.off != 0 && p.plainSchemeHere() {
		return
	}
	if p.Ask("scheme-start.1", isAlpha(c)) {
		p.appendLower(c)
		p.setState("scheme")
		return
	}
	if p.Ask("scheme-start.2", p.override == "") {
		p.setState("no scheme")
		p.back()
		return
	}
	p.refuse("scheme-start.3a")
}

// plainSchemeHere moves to the end of RFC 3986's scheme, if plainScheme finds one.
func (p *parser) plainSchemeHere() bool {
	n := p.plainScheme()
	if n == 0 {
		return false
	}
	p.Ask("scheme.1", true)
	p.setState("scheme")
	p.buffer, p.at = []byte(strings.ToLower(p.input[:n])), n
	p.Set(rBuffer, trace.Written(string(p.buffer), rInput, 0, n))
	p.Set(rRead, trace.From(rInput, 0, n))
	p.scheme()
	return true
}

func (p *parser) scheme() {
	c := p.cAlone()
	if p.Ask("scheme.1", isAlpha(c) || isDigit(c) || c == '+' || c == '-' || c == '.') {
		p.appendLower(c)
		return
	}
	if !p.Ask("scheme.2", c == ':') {
		if !p.Ask("scheme.3", p.override == "") {
			p.refuse("scheme.4a")
			return
		}
		p.clearBuffer()
		p.setState("no scheme")
		p.moveTo(-1)
		return
	}
	if p.Ask("scheme.2.1", p.override != "") && p.keepsScheme() {
		return
	}
	p.Do("scheme.2.2")
	p.url.Scheme, p.url.written = string(p.buffer), p.input[:p.at]
	p.decides("own-scheme", "scheme.2.2")
	p.taken.schemeEnd = p.at
	if p.does(SchemeCase) {
		p.Set(rScheme, p.Whole(rBuffer))
	} else {
		p.Set(rScheme, trace.From(rInput, 0, p.at))
	}
	if p.Ask("scheme.2.3", p.override != "") {
		usual, _ := special(p.url.Scheme)
		if p.Ask("scheme.2.3.1", p.url.Port.Defined && p.url.Port.Text == usual) {
			p.undefine(&p.url.Port, rPort)
		}
		p.Do("scheme.2.3.2")
		p.ended = true
		return
	}
	p.Do("scheme.2.4")
	p.clearBuffer()
	switch {
	case p.Ask("scheme.2.5", p.url.Scheme == "file" && p.does(FileHost)):
		if p.Ask("scheme.2.5.1", !strings.HasPrefix(p.remaining(), "//")) {
			p.problemAt("scheme.2.5.1", "special-scheme-missing-following-solidus", p.inText(p.at+1), false)
		}
		p.Do("scheme.2.5.2")
		p.setState("file")
	case p.Ask("scheme.2.6", p.isSpecial() && p.base != nil && p.base.Scheme == p.url.Scheme && p.does(SameScheme)):
		p.setState("special relative or authority")
	case p.Ask("scheme.2.7", p.isSpecial() && !p.isPlainFile() && !p.sameSchemeHere()):
		p.setState("special authority slashes")
	case p.Ask("scheme.2.8", strings.HasPrefix(p.remaining(), "/") || p.isSpecial() && p.does(Backslash) && strings.HasPrefix(p.remaining(), "\\")):
		p.setState("path or authority")
		p.forward()
	case !p.does(OpaquePath):
		p.beginPlainPath("")
	default:
		p.Do("scheme.2.9a")
		p.pathBegins(p.at + 1)
		p.path = p.path[:0]
		p.Set(rPath)
		p.url.Opaque = true
		p.Set(rOpaque, trace.Text("true"))
		p.setState("opaque path")
	}
}

// appendLower appends c, which is ASCII, to the buffer in lowercase.
func (p *parser) appendLower(c rune) {
	if 'A' <= c && c <= 'Z' {
		p.appendC(string(c + 'a' - 'A'))
	} else {
		p.appendC("")
	}
}

func (p *parser) noScheme() {
	c := p.cAlone()
	if p.Ask("no-scheme.1", p.base == nil || p.base.Opaque && c != '#') {
		p.fail("no-scheme.1", "missing-scheme-non-relative-URL", p.inText(0))
		return
	}
	switch {
	case p.Ask("no-scheme.2", p.base.Opaque):
		for _, register := range []int{rScheme, rPath, rOpaque, rQuery} {
			p.take(register)
		}
		p.decides("fragment-only", "no-scheme.2")
		p.fragmentBegins()
	case p.Ask("no-scheme.3", p.base.Scheme != "file" || !p.does(FileHost)):
		p.setState("relative")
		p.back()
	default:
		p.Do("no-scheme.4a")
		p.setState("file")
		p.back()
	}
}

func (p *parser) specialRelativeOrAuthority() {
	if p.Ask("special-relative-or-authority.1", p.hasPrefix("//")) {
		p.setState("special authority ignore slashes")
		p.forward()
		return
	}
	p.Do("special-relative-or-authority.2a")
	p.problem("special-relative-or-authority.2a", "special-scheme-missing-following-solidus")
	p.meets(sameScheme, "special-relative-or-authority.2a")
	p.setState("relative")
	p.back()
}

func (p *parser) pathOrAuthority() {
	if p.Ask("path-or-authority.1", p.isSolidus()) {
		p.setState("authority")
		return
	}
	p.Do("path-or-authority.2a")
	p.pathBegins(p.at - 1)
	p.setState("path")
	p.back()
}

func (p *parser) relative() {
	p.Do("relative.2")
	p.take(rScheme)
	c := p.cAlone()
	if p.Ask("relative.3", c == '/') {
		p.setState("relative slash")
		return
	}
	if p.Ask("relative.4", p.isSpecial() && p.isBackslash()) {
		p.reverseSolidus("relative.4")
		p.setState("relative slash")
		return
	}
	p.Do("relative.5.1")
	for _, register := range []int{rUsername, rPassword, rHost, rPort, rPath, rQuery} {
		p.take(register)
	}
	switch {
	case p.Ask("relative.5.2", c == '?'):
		p.decides("query-only", "relative.5.2")
		p.queryBegins()
	case p.Ask("relative.5.3", c == '#'):
		p.decides("fragment-only", "relative.5.3")
		p.fragmentBegins()
	case p.Ask("relative.5.4", c != eof):
		p.decides("relative-path", "relative.5.4.2")
		p.Do("relative.5.4.1")
		p.pathBegins(p.at)
		p.undefine(&p.url.Query, rQuery)
		if p.joins() {
			p.beginPlainPath(p.directory())
			p.back()
			return
		}
		p.Do("relative.5.4.2")
		p.shorten()
		p.Do("relative.5.4.3")
		p.setState("path")
		p.back()
	default:
		p.decides("empty", "relative.5.1")
	}
}

func (p *parser) relativeSlash() {
	c := p.cAlone()
	if p.Ask("relative-slash.1", p.isSpecial() && p.isSolidus()) {
		if p.Ask("relative-slash.1.1", c == '\\') {
			p.reverseSolidus("relative-slash.1.1")
		}
		p.Do("relative-slash.1.2")
		p.decides("own-host", "relative-slash.1.2")
		if p.met == sameScheme { // "/\" or "\/" instead of "//"
			p.met, p.metAt = backslash, "relative-slash.1.2"
		}
		p.setState("special authority ignore slashes")
		return
	}
	if p.Ask("relative-slash.2", c == '/') {
		p.decides("own-host", "relative-slash.2")
		p.setState("authority")
		return
	}
	p.Do("relative-slash.3a")
	p.decides("absolute-path", "relative-slash.3a")
	p.pathBegins(p.at - 1)
	for _, register := range []int{rUsername, rPassword, rHost, rPort} {
		p.take(register)
	}
	p.setState("path")
	p.back()
}

func (p *parser) specialAuthoritySlashes() {
	if p.Ask("special-authority-slashes.1", p.hasPrefix("//")) {
		p.setState("special authority ignore slashes")
		p.forward()
		return
	}
	p.Do("special-authority-slashes.2a")
	p.problem("special-authority-slashes.2a", "special-scheme-missing-following-solidus")
	p.meets(slashes, "special-authority-slashes.2a")
	p.setState("special authority ignore slashes")
	p.back()
}

func (p *parser) specialAuthorityIgnoreSlashes() {
	if p.Ask("special-authority-ignore-slashes.1", p.cAlone() != '/' && !p.isBackslash() || p.isPlainFile()) {
		p.setState("authority")
		p.back()
		return
	}
	p.Do("special-authority-ignore-slashes.2a")
	p.problem("special-authority-ignore-slashes.2a", "special-scheme-missing-following-solidus")
	p.meets(slashes, "special-authority-ignore-slashes.2a")
}

func (p *parser) authority() {
	if p.taken.authority < 0 {
		p.taken.authority = p.at
	}
	if p.Ask("authority.1", p.cAlone() == '@') {
		p.credentials()
		return
	}
	if p.Ask("authority.2", p.endsAuthority()) {
		if p.Ask("authority.2.1", p.atSignSeen && len(p.buffer) == 0 && p.does(Refusing)) {
			p.fail("authority.2.1", "host-missing", p.inText(p.at))
			return
		}
		p.Do("authority.2.2")
		began := p.at
		if len(p.buffer) > 0 {
			began = p.began
		}
		p.taken.host = began
		p.clearBuffer()
		p.moveTo(began)
		p.back()
		p.setState("host")
		return
	}
	p.Do("authority.3a")
	p.appendC("")
}

// credentials is step 1 of the authority state.
func (p *parser) credentials() {
	p.Do("authority.1.1")
	p.problem("authority.1.1", "invalid-credentials")
	p.meets(userinfo, "authority.1.1")
	if p.Ask("authority.1.2", p.atSignSeen) {
		sign := "%40"
		if !p.does(Encoding) {
			sign = "@"
		}
		p.buffer = append([]byte(sign), p.buffer...)
		p.Replace(rBuffer, 0, 0, trace.Written("%40", rInput, p.at, p.at+1))
	}
	p.Do("authority.1.3")
	p.atSignSeen = true
	p.Set(rAtSignSeen, trace.Text("true"))
	p.Do("authority.1.4")
	p.Set(rRest, p.Whole(rBuffer))
	rest := string(p.buffer)
	for p.Ask("authority.1.4a", rest != "") {
		length := runeLength(rest)
		c := rest[:length]
		rest = rest[length:]
		switch {
		case p.Ask("authority.1.4.1", c == ":" && !p.passwordTokenSeen):
			p.passwordTokenSeen = true
			p.Set(rPasswordTokenSeen, trace.Text("true"))
		case p.Ask("authority.1.4.3", p.passwordTokenSeen):
			p.password = p.appendCredential(p.password, rPassword, c)
		default:
			p.Do("authority.1.4.4a")
			p.username = p.appendCredential(p.username, rUsername, c)
		}
		p.Replace(rRest, 0, length)
	}
	p.url.at, p.url.colon = true, p.passwordTokenSeen
	p.Do("authority.1.5")
	p.clearBuffer()
}

// appendCredential appends a code point of the username or password, encoded.
func (p *parser) appendCredential(to []byte, register int, c string) []byte {
	if !p.does(Encoding) || len(c) == 1 && !userinfoSet.has(c[0]) {
		p.Append(register, trace.From(rRest, 0, len(c)))
		return append(to, c...)
	}
	written := encoded(c)
	p.Append(register, trace.Written(written, rRest, 0, len(c)))
	return append(to, written...)
}

func (p *parser) hostState() {
	c := p.cAlone()
	p.taken.hostEnd = p.at
	if p.Ask("host.1", p.override != "" && p.url.Scheme == "file") {
		p.back()
		p.setState("file host")
		return
	}
	if p.Ask("host.2", c == ':' && !p.insideBrackets) {
		if p.Ask("host.2.1", len(p.buffer) == 0 && p.does(Refusing)) {
			p.fail("host.2.1", "host-missing", p.inText(p.at))
			return
		}
		if p.Ask("host.2.2", p.override == "hostname") {
			p.refuseHere("host.2.2")
			return
		}
		p.takeHost("host.2.3", "host.2.4", "host.2.5", "port")
		return
	}
	if p.Ask("host.3", p.endsAuthority()) {
		p.back()
		if p.Ask("host.3.1", p.isSpecial() && len(p.buffer) == 0 && p.does(Refusing)) {
			p.fail("host.3.1", "host-missing", p.inText(p.at+1))
			return
		}
		if p.Ask("host.3.2", p.override != "" && len(p.buffer) == 0 && (p.hasCredentials() || p.url.Port.Defined)) {
			p.refuseHere("host.3.2")
			return
		}
		p.takeHost("host.3.3", "host.3.4", "host.3.5", "path start")
		if p.failure == "" {
			p.returns("host.3.6")
		}
		return
	}
	if p.Ask("host.4.1", c == '[') {
		p.insideBrackets = true
		p.Set(rInsideBrackets, trace.Text("true"))
	}
	if p.Ask("host.4.2", c == ']') {
		p.insideBrackets = false
		p.Set(rInsideBrackets, trace.Text("false"))
	}
	p.Do("host.4.3")
	p.appendC("")
}

// takeHost parses the buffer as the host, and continues in another state.
func (p *parser) takeHost(parse, failed, set, state string) {
	ok := p.parseHost(parse)
	if p.Ask(failed, !ok && p.does(Refusing)) {
		p.refusedAt = failed
		return
	}
	if !ok {
		p.host = string(p.buffer)
	}
	p.Do(set)
	p.url.Host = some(p.host)
	p.Set(rHost, p.Whole(rResult))
	p.clearBuffer()
	p.setState(state)
}

func (p *parser) port() {
	c := p.cAlone()
	if p.taken.port < 0 {
		p.taken.port = p.at
	}
	p.taken.portEnd = p.at
	if p.Ask("port.1", isDigit(c) || !p.does(Refusing) && !p.endsAuthority()) {
		p.appendC("")
		return
	}
	if !p.Ask("port.2", p.endsAuthority() || p.override != "") {
		p.Do("port.3a")
		p.fail("port.3a", "port-invalid", p.inText(p.at))
		return
	}
	if p.Ask("port.2.1", len(p.buffer) > 0) {
		text := string(p.buffer)
		digits := strings.TrimLeft(text, "0")
		if digits == "" && text != "" {
			digits = "0"
		}
		if p.Ask("port.2.1.2", p.does(Refusing) && isLarge(digits)) {
			p.fail("port.2.1.2", "port-out-of-range", p.inText(p.began))
			return
		}
		usual, _ := special(p.url.Scheme)
		if p.Ask("port.2.1.3", text != "" && digits == usual) {
			p.undefine(&p.url.Port, rPort)
		} else {
			if !p.does(PortNumber) {
				digits = text
			}
			p.url.Port = some(digits)
			p.Set(rPort, trace.From(rBuffer, len(text)-len(digits), len(text)))
		}
		p.Do("port.2.1.4")
		p.clearBuffer()
		if p.returns("port.2.1.5") {
			return
		}
	}
	if p.Ask("port.2.2", p.override != "") {
		p.refuseHere("port.2.2")
		return
	}
	p.Do("port.2.3")
	p.setState("path start")
	p.back()
}
