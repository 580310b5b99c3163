package urlstandard

import (
	"strconv"
	"strings"

	"uriscope/core/edition"
	"uriscope/core/trace"
)

// setOption chooses the attribute of a URL object to set. The base is the URL, and the reference is the value.
var setOption = edition.Option{
	Name:   edition.Set,
	Values: []string{"none", "href", "protocol", "username", "password", "host", "hostname", "port", "pathname", "search", "hash"},
	Alone:  true,
}

// setLines are the constructor and the setters of URL Standard, 6.1.
const setLines = `
## >
# base: URL Standard, 6.1, constructor
set[Base]? if an attribute of the URL object for Base is set to R
	constructor.1(input): input ← Base; run the basic URL parser
	constructor.2[failure]? if failure is defined: return failure
	constructor.3(attribute): the object's URL is url; attribute ← the name of that attribute
# setter: URL Standard, 6.1, setters
	set.1[attribute]? if attribute is "href": run the href setter
		set.1a[failure]? if failure is defined: return failure
	set.2[attribute]?| else if attribute is "protocol": run the protocol setter
	set.3[attribute]?| else if attribute is "username": run the username setter
	set.4[attribute]?| else if attribute is "password": run the password setter
	set.5[attribute]?| else if attribute is "host": run the host setter
	set.6[attribute]?| else if attribute is "hostname": run the hostname setter
	set.7[attribute]?| else if attribute is "port": run the port setter
	set.8[attribute]?| else if attribute is "pathname": run the pathname setter
	set.9[attribute]?| else if attribute is "search": run the search setter
	set.10[attribute]?| else if attribute is "hash": run the hash setter
	set.11(failure)[failure]? if failure is defined: failure ← undefined
	set.12(output): return the result of the URL serializer

## href setter = setter
# setter: URL Standard, 6.1, href setter
href-setter.1(input): input ← R; run the basic URL parser
href-setter.2[failure]? if failure is defined: return failure

## protocol setter = setter
# setter: URL Standard, 6.1, protocol setter
protocol-setter.1(input, override): input ← R + ":"; override ← "scheme start"; run the basic URL parser

## username setter = setter
# setter: URL Standard, 6.1, username setter
username-setter.1[url.scheme, url.host]? if url.host is undefined or empty, or url.scheme is "file": return
username-setter.2(url.username): url.username ← R, encoded with the userinfo set

## password setter = setter
# setter: URL Standard, 6.1, password setter
password-setter.1[url.scheme, url.host]? if url.host is undefined or empty, or url.scheme is "file": return
password-setter.2(url.password): url.password ← R, encoded with the userinfo set

## host setter = setter
# setter: URL Standard, 6.1, host setter
host-setter.1[url.opaque]? if url.opaque is "true": return
host-setter.2(input, override): input ← R; override ← "host"; run the basic URL parser

## hostname setter = setter
# setter: URL Standard, 6.1, hostname setter
hostname-setter.1[url.opaque]? if url.opaque is "true": return
hostname-setter.2(input, override): input ← R; override ← "hostname"; run the basic URL parser

## port setter = setter
# setter: URL Standard, 6.1, port setter
port-setter.1[url.scheme, url.host]? if url.host is undefined or empty, or url.scheme is "file": return
port-setter.2(url.port)[R]? if R is empty: url.port ← undefined
port-setter.3| else
	port-setter.3a(input, override): input ← R; override ← "port"; run the basic URL parser

## pathname setter = setter
# setter: URL Standard, 6.1, pathname setter
pathname-setter.1[url.opaque]? if url.opaque is "true": return
pathname-setter.2: url.path ← ""
pathname-setter.3(input, override): input ← R; override ← "path start"; run the basic URL parser

## search setter = setter
# setter: URL Standard, 6.1, search setter
search-setter.2(url.query)[R]? if R is empty: url.query ← undefined; return
search-setter.3: input ← R without a leading "?"
search-setter.4: url.query ← ""
search-setter.5: override ← "query"; run the basic URL parser

## hash setter = setter
# setter: URL Standard, 6.1, hash setter
hash-setter.1(url.fragment)[R]? if R is empty: url.fragment ← undefined; return
hash-setter.2: input ← R without a leading "#"
hash-setter.3: url.fragment ← ""
hash-setter.4: override ← "fragment"; run the basic URL parser
`

// setAttribute sets an attribute of the URL object for base to value, with some answers forced. It records the
// run in t unless t is nil.
func setAttribute(attribute, base, value string, forced *edition.Forced, t *trace.Trace) Result {
	p := &parser{Trace: t, forced: forced, attribute: attribute}
	p.Ask("set", true)
	p.BeginMerge()
	p.decidedAt("constructor.1")
	parsed := p.run(base, rBase)
	p.takenBefore = p.takenParts()
	if p.Ask("constructor.2", !parsed) {
		return p.result()
	}
	p.decidedAt("constructor.3")
	p.Set(rAttribute, trace.Text(attribute))
	p.MergeGroups("base")
	before := p.url
	p.text, p.whole, p.input, p.taken = rReference, value, value, nothingTaken
	if p.callSetter() && attribute == "href" && p.Ask("set.1a", p.failure != "") {
		return p.result()
	}
	p.keep()
	refused := p.failure
	if p.Ask("set.11", refused != "") {
		p.failure = ""
		p.Undefine(rFailure)
	}
	for i := range p.problems {
		p.problems[i].Fatal = false
	}
	p.Do("set.12")
	p.serialize()
	r := p.result()
	before.written = r.Record.written
	r.refused, r.changed = refused, r.Record != before
	return r
}

// callSetter finds and runs the attribute's setter. It reports whether there is one.
func (p *parser) callSetter() bool {
	for i, attribute := range setOption.Values[1:] {
		if p.Ask("set."+strconv.Itoa(i+1), p.attribute == attribute) {
			p.runSetter()
			return true
		}
	}
	return false
}

func (p *parser) runSetter() {
	p.Call()
	defer p.Return()
	line := func(number string) string { return p.attribute + "-setter." + number }
	switch p.attribute {
	case "href":
		p.decidedAt("href-setter.1")
		p.run(p.whole, rReference)
		p.Ask("href-setter.2", p.failure != "")
	case "protocol":
		p.parseFrom("protocol-setter.1", "scheme start", ":")
	case "username", "password":
		if !p.ignores(line("1"), p.hasNoCredentials()) {
			p.setCredential(line("2"))
		}
	case "host", "hostname":
		if !p.ignores(line("1"), p.url.Opaque) {
			p.parseFrom(line("2"), p.attribute, "")
		}
	case "port":
		if !p.ignores("port-setter.1", p.hasNoCredentials()) && !p.empties("port-setter.2", &p.url.Port, rPort) {
			p.parseFrom("port-setter.3a", "port", "")
		}
	case "pathname":
		if !p.ignores("pathname-setter.1", p.url.Opaque) {
			p.decidedAt("pathname-setter.2")
			p.path = p.path[:0]
			p.Set(rPath)
			p.parseFrom("pathname-setter.3", "path start", "")
		}
	case "search":
		if !p.empties("search-setter.2", &p.url.Query, rQuery) {
			p.takeSign("search-setter.3", "?")
			p.decidedAt("search-setter.4")
			p.setOptional(&p.url.Query, rQuery, "")
			p.decidedAt("search-setter.5")
			p.parseInput("query", p.whole[p.leading:])
		}
	case "hash":
		if !p.empties("hash-setter.1", &p.url.Fragment, rFragment) {
			p.takeSign("hash-setter.2", "#")
			p.decidedAt("hash-setter.3")
			p.setOptional(&p.url.Fragment, rFragment, "")
			p.hash = p.hash[:0]
			p.decidedAt("hash-setter.4")
			p.parseInput("fragment", p.whole[p.leading:])
		}
	}
}

// decidedAt runs a setter's line that determines the outcome.
//
//go:noinline
func (p *parser) decidedAt(line string) {
	p.Do(line)
	p.setAt = line
}

// hasNoCredentials is URL Standard, 4.2, cannot have a username/password/port.
func (p *parser) hasNoCredentials() bool { return p.url.Scheme == "file" || p.url.Host.Text == "" }

// hasCredentials is URL Standard, 4.2, includes credentials.
func (p *parser) hasCredentials() bool { return len(p.username) > 0 || len(p.password) > 0 }

// ignores asks a question that ends the setter if the answer is yes.
//
//go:noinline
func (p *parser) ignores(line string, yes bool) bool {
	if !p.Ask(line, yes) {
		return false
	}
	p.refusedAt = line
	return true
}

// empties makes a part of the record null if the value is empty.
//
//go:noinline
func (p *parser) empties(line string, part *Optional, register int) bool {
	if !p.Ask(line, p.whole == "") {
		return false
	}
	p.setAt = line
	p.undefine(part, register)
	return true
}

// setCredential is URL Standard, 4.4, set the username and set the password.
func (p *parser) setCredential(line string) {
	to, register := &p.username, rUsername
	if p.attribute == "password" {
		to, register = &p.password, rPassword
	}
	p.decidedAt(line)
	text, pieces := p.encodedText(p.whole, rReference, userinfoSet)
	*to = []byte(text)
	p.Set(register, pieces...)
}

// takeSign copies the value to the input without its leading delimiter.
//
//go:noinline
func (p *parser) takeSign(line, sign string) {
	p.Do(line)
	if p.leading = 0; strings.HasPrefix(p.whole, sign) {
		p.leading = len(sign)
	}
	p.Set(rInput, trace.From(rReference, p.leading, len(p.whole)))
}

// parseFrom puts the value and appended into the input, and parses it.
//
//go:noinline
func (p *parser) parseFrom(line, override, appended string) {
	p.decidedAt(line)
	p.leading = 0
	p.Set(rInput, trace.From(rReference, 0, len(p.whole)), trace.Text(appended))
	p.parseInput(override, p.whole+appended)
}

// parseInput is URL Standard, 4.4, basic URL parser, with the record and a state override. Setters ignore its
// failure.
func (p *parser) parseInput(override, input string) {
	p.override = override
	p.Set(rOverride, trace.Text(override))
	p.Call()
	defer p.Return()
	p.Ask("url.1", false)
	p.removed = nil
	state := override
	if state == "hostname" {
		state = "host"
	}
	p.begin(input, state)
	p.machine()
}

// returns ends the parser at a line that returns because of a state override.
//
//go:noinline
func (p *parser) returns(line string) bool {
	if p.Ask(line, p.override != "") {
		p.ended = true
	}
	return p.ended
}

// refuse runs a line that returns failure without a validation error.
func (p *parser) refuse(line string) {
	p.Do(line)
	p.refuseHere(line)
}

// refuseHere is refuse for a line that is a question already asked.
func (p *parser) refuseHere(line string) {
	p.failure, p.refusedAt = noError, line
	p.Set(rFailure, trace.Text(noError))
}

// noError marks a failure without a validation error.
const noError = "failure"

// keepsScheme is steps 2.1.1 to 2.1.4 of the scheme state. It reports whether they return.
func (p *parser) keepsScheme() bool {
	scheme := string(p.buffer)
	was, is := p.isSpecial(), isSpecial(scheme)
	switch {
	case p.ignores("scheme.2.1.1", was && !is):
	case p.ignores("scheme.2.1.2", !was && is):
	case p.ignores("scheme.2.1.3", scheme == "file" && (p.hasCredentials() || p.url.Port.Defined)):
	case p.ignores("scheme.2.1.4", p.url.Scheme == "file" && p.url.Host.Text == ""):
	default:
		return false
	}
	p.ended = true
	return true
}

// setParts returns how the value was parsed: as the part that was set and, after a host, perhaps a port.
func (p *parser) setParts() []edition.Part {
	own := partOf(p.attribute)
	own.Span = edition.Span{End: len(p.whole)}
	if own.Role == edition.Host && p.taken.hostEnd >= 0 {
		own.Span.End = p.spanInText(edition.Span{End: p.taken.hostEnd}).End
	}
	if p.attribute != "host" || p.taken.port < 0 {
		return []edition.Part{own}
	}
	port := edition.Part{Name: "port", Role: edition.Port, Span: p.spanInText(edition.Span{Start: p.taken.port, End: p.taken.portEnd})}
	own.Span.End = port.Span.Start - len(":")
	return []edition.Part{own, port}
}

// partOf returns the part of the record for an attribute.
func partOf(attribute string) edition.Part {
	switch attribute {
	case "protocol":
		return edition.Part{Name: "scheme", Role: edition.Scheme}
	case "username", "password":
		return edition.Part{Name: attribute, Role: edition.Userinfo}
	case "port":
		return edition.Part{Name: "port", Role: edition.Port}
	case "pathname":
		return edition.Part{Name: "path", Role: edition.Path}
	case "search":
		return edition.Part{Name: "query", Role: edition.Query}
	case "hash":
		return edition.Part{Name: "fragment", Role: edition.Fragment}
	}
	return edition.Part{Name: "host", Role: edition.Host}
}

// attribute returns the value of an attribute's getter (URL Standard, 6.1). It can't fail.
func (r *Result) attribute(name string) string {
	at := &r.At
	var span edition.Span
	sign := 0 // length of a delimiter that the getter includes if the part isn't empty
	switch name {
	case "href":
		return r.Href
	case "protocol":
		span = edition.Span{End: at.Scheme.End + len(":")}
	case "username":
		span = at.Username
	case "password":
		span = at.Password
	case "host":
		if span = at.Host; at.Port != edition.Absent {
			span.End = at.Port.End
		}
	case "hostname":
		span = at.Host
	case "port":
		span = at.Port
	case "pathname":
		span = at.Path
	case "search":
		span, sign = at.Query, len("?")
	case "hash":
		span, sign = at.Fragment, len("#")
	}
	if span == edition.Absent || span.Start == span.End {
		return ""
	}
	return r.Href[span.Start-sign : span.End]
}

// whySet returns the reason for a result of setting an attribute.
func (r *Result) whySet() edition.Why {
	switch {
	case r.Failure != "" && r.OnBase:
		return edition.NewWhy("set-no-url", "constructor.2", "error", r.Failure)
	case r.Failure != "":
		return edition.NewWhy("set-throws", "set.1a", "error", r.Failure)
	case r.refusedAt != "" && !r.changed:
		return edition.NewWhy("set-ignored", r.refusedAt, "set", r.set, "at", r.refusedAt, "error", r.refused)
	}
	id, line := "set", r.setAt
	if r.refusedAt != "" {
		id, line = "set-partly", r.refusedAt
	} else if !r.changed {
		id = "set-same"
	}
	return edition.NewWhy(id, line, "set", r.set, "value", r.attribute(r.set))
}
