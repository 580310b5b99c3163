package schemes

import (
	"strings"

	"uriscope/core/edition"
	"uriscope/core/trace"
)

const (
	rHsoname = common + iota
	rVersion
	rAttributes
	rQuery
)

var prosperoListing = newListing(hostRegisters+`
hsoname: hsoname of URL
version: version of URL
attributes: attributes of URL
request
`, hostLines+pathLines+`
# parts: URL draft 1993, Prospero
prospero-version: hsoname, version ← path, at its first "%00"
prospero-attributes*: version, attributes ← version, at its first "%00"
# decode: URL draft 1993, Encoding prohibited characters
prospero-decode: decode hsoname, attributes
`+connectLines+`
# dialogue: URL draft 1993, Prospero
prospero-no-path[path]? if path is undefined
	prospero-nothing: there is no object to ask for: done
prospero-request: request ← hsoname
prospero-if-version[version]? if version is defined
	prospero-add-version: request ← request + NUL + version
prospero-if-attributes[attributes]? if attributes is defined
	prospero-add-attributes: request ← request + NUL + attributes
prospero-send*: send request
prospero-access: what comes back says how to get at the object, and may be another URL: done
`)

var prosperoNames = []edition.Part{
	{Name: "scheme", Role: edition.Scheme}, {Name: "user", Role: edition.Userinfo}, {Name: "host", Role: edition.Host},
	{Name: "port", Role: edition.Port}, {Name: "hsoname", Role: edition.Path}, {Name: "version", Role: edition.Params},
	{Name: "attributes", Role: edition.Params}, {Name: "fragmentid", Role: edition.Fragment},
}

func prosperoParts(text string) []edition.Part {
	u := begin(text, nil)
	u.splitProspero()
	return u.parts(prosperoNames, rUser, rHost, rPort, rHsoname, rVersion, rAttributes, rFragmentid)
}

func (u *url) splitProspero() bool {
	if !u.internet() {
		return false
	}
	u.path()
	u.cut("prospero-version", rHsoname, rVersion, rPath, strings.Index, "%00")
	u.cut("prospero-attributes", rVersion, rAttributes, rVersion, strings.Index, "%00")
	return true
}

// runProspero is URL draft 1993, Prospero.
func runProspero(text string, t *trace.Trace) {
	u := begin(text, t)
	if !u.splitProspero() {
		return
	}
	u.decode("prospero-decode", rHsoname, rAttributes)
	if !u.connect() {
		return
	}
	if t.Ask("prospero-no-path", !u.is(rPath)) {
		t.Do("prospero-nothing")
		return
	}
	terminator := trace.Text("\x00")
	t.Do("prospero-request")
	t.Set(rQuery, u.Whole(rHsoname))
	if t.Ask("prospero-if-version", u.is(rVersion)) {
		t.Do("prospero-add-version")
		t.Append(rQuery, terminator, u.Whole(rVersion))
	}
	if t.Ask("prospero-if-attributes", u.is(rAttributes)) {
		t.Do("prospero-add-attributes")
		t.Append(rQuery, terminator, u.Whole(rAttributes))
	}
	u.send("prospero-send", u.Whole(rQuery))
	t.Do("prospero-access")
}
