package urlstandard

import (
	"strings"

	"uriscope/core/edition"
	"uriscope/core/trace"
)

// Spans are the spans of the parts in the serialized URL, in bytes.
type Spans struct {
	Scheme, Username, Password, Host, Port, Path, Query, Fragment edition.Span
}

// serialize is URL Standard, 4.5, URL serializer.
func (p *parser) serialize() {
	p.Call()
	defer p.Return()
	u := &p.url
	p.spans = Spans{Username: edition.Absent, Password: edition.Absent, Host: edition.Absent, Port: edition.Absent, Query: edition.Absent, Fragment: edition.Absent}
	add := func(at *edition.Span, text string, register int, before, after string) {
		start := len(p.output) + len(before)
		p.output = append(append(append(p.output, before...), text...), after...)
		p.Append(rOutput, trace.Text(before), p.Whole(register), trace.Text(after))
		*at = edition.Span{Start: start, End: start + len(text)}
	}
	literal := func(text string) {
		p.output = append(p.output, text...)
		p.Append(rOutput, trace.Text(text))
	}
	p.Do("serializer.1")
	p.Set(rOutput)
	scheme := u.Scheme
	if !p.does(SchemeCase) {
		scheme = u.written
	}
	add(&p.spans.Scheme, scheme, rScheme, "", ":")
	if p.Ask("serializer.2", u.Host.Defined) {
		p.Do("serializer.2.1")
		literal("//")
		if p.Ask("serializer.2.2", u.Username != "" || u.Password != "" || u.at && !p.does(Userinfo)) {
			p.Do("serializer.2.2.1")
			add(&p.spans.Username, u.Username, rUsername, "", "")
			if p.Ask("serializer.2.2.2", u.Password != "" || u.colon && !p.does(Userinfo)) {
				add(&p.spans.Password, u.Password, rPassword, ":", "")
			}
			p.Do("serializer.2.2.3")
			literal("@")
		}
		p.Do("serializer.2.3")
		add(&p.spans.Host, u.Host.Text, rHost, "", "")
		if p.Ask("serializer.2.4", u.Port.Defined) {
			add(&p.spans.Port, u.Port.Text, rPort, ":", "")
		}
	}
	if p.Ask("serializer.3", !u.Host.Defined && !u.Opaque && strings.HasPrefix(u.Path, "//")) {
		literal("/.")
	}
	p.Do("serializer.4")
	add(&p.spans.Path, u.Path, rPath, "", "")
	if p.Ask("serializer.5", u.Query.Defined) {
		p.Do("serializer.5a")
		add(&p.spans.Query, u.Query.Text, rQuery, "?", "")
	}
	if p.Ask("serializer.6", u.Fragment.Defined) {
		p.Do("serializer.6a")
		add(&p.spans.Fragment, u.Fragment.Text, rFragment, "#", "")
	}
	p.Do("serializer.7")
}
