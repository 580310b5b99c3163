package rfc1738

import (
	"uriscope/core/edition"
	"uriscope/core/trace"
)

const prosperoPort = "1525"

// prospero is RFC 1738, section 3.11.
var prospero = edition.URLScheme{
	Name: "prospero", Section: "RFC 1738, section 3.11", Production: "prosperourl", Port: prosperoPort,
	Listing: prosperoListing, Split: splitProspero, Run: runProspero,
}

const (
	rHsoname = rOwnOfHost + iota
	rFields
	rField
	rValue
	rRequest
	rProsperoSent
)

// The message is words: the document does not say how a server is asked.
var prosperoListing = trace.NewListing(trace.Registers(hostRegisters+`
hsoname: hsoname of URL
fields: fields of URL
field
value
request
sent[>]
`), trace.Lines(beginLines+commonLines+noUserLines("3.11")+`
# parts: RFC 1738, section 3.11
no-path[url-path]? if url-path is undefined
	no-hsoname: there is no result: the URL names no object
split-hsoname: hsoname, fields ← url-path, at its first ";"
`+portLines("3.11", prosperoPort)+`
# decode: RFC 1738, section 3.11
decode-hsoname*: decode hsoname, but for CR and LF
`+connectLines("3.11")+`
object*: request ← "access methods of " + hsoname
more-fields+[fields]? while fields is defined
	next-field: field, fields ← fields, at its first ";"
	split-field: field, value ← field, at its first "="
	no-value[value]? if value is undefined
		empty-value*: value ← ""
	decode-field*: decode field, value, but for CR and LF
	add-field*: request ← request + "; " + field + "=" + value
send-request*: send request
`))

func splitProspero(text string) []edition.Part {
	return own(text, false, func(path edition.Span) []edition.Part {
		hsoname, fields := splitAt(text, path, ";")
		return []edition.Part{within("hsoname", edition.Path, hsoname), within("fields", edition.Params, fields)}
	})
}

func runProspero(text string, t *trace.Trace) {
	u := begin(text, t)
	if !u.common() || !u.splitHost() {
		return
	}
	if t.Ask("no-path", u.path == edition.Absent) {
		u.ends("no-hsoname")
		return
	}
	hsoname, fields := splitAt(text, u.path, ";")
	t.Do("split-hsoname")
	u.SetAll(rHsoname, hsoname, fields)
	u.defaultPort(prosperoPort)
	u.decode("decode-hsoname", held{rHsoname, hsoname})
	u.connect("connect")
	t.Do("object")
	t.Set(rRequest, trace.Text("access methods of "), u.Whole(rHsoname))
	for t.Ask("more-fields", fields != edition.Absent) {
		fields = u.addField(fields)
	}
	u.Send("send-request", rProsperoSent, u.Whole(rRequest))
}

// addField carries out the lines on the first of the fields, and returns the rest.
func (u *url) addField(fields edition.Span) (rest edition.Span) {
	field, rest := splitAt(u.URL, fields, ";")
	u.Run.Do("next-field")
	u.Set(rFields, rest)
	u.Set(rField, field)
	field, value := splitAt(u.URL, field, "=")
	u.Run.Do("split-field")
	u.SetAll(rField, field, value)
	if u.Run.Ask("no-value", value == edition.Absent) {
		u.Run.Do("empty-value")
		u.Run.Set(rValue)
	}
	u.decode("decode-field", held{rField, field}, held{rValue, value})
	u.Run.Do("add-field")
	u.Run.Append(rRequest, trace.Text("; "), u.Whole(rField), trace.Text("="), u.Whole(rValue))
	return rest
}
