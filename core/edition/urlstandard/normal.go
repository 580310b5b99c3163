package urlstandard

import (
	"uriscope/core/edition"
	"uriscope/core/trace"
)

// equivalence is where the spec says when two URLs are the same.
const equivalence = "URL Standard, 4.6, URL equivalence"

// normalForm is the serialized output of the parser for a text without a base. URLs are equal if that is the
// same (URL Standard, 4.6).
var normalForm = &edition.Normal{
	Listing: normalListing,
	Rungs: []edition.Rung{
		{ID: "string", Section: equivalence, Basis: edition.Ours},
		{ID: "equals", Section: equivalence, Phase: trace.Serialize},
		{ID: "equals-without", Section: equivalence, Excludes: true},
	},
	Run:     normalize,
	Refuses: refuses,
	Hosts:   "URL Standard, 3.7, Host equivalence",
	HostOf:  hostOf,
}

// hostOf returns the span of the host in a serialized URL. Parsing such a URL doesn't change it, so the text
// after the host, which can be long, isn't parsed again.
func hostOf(form string) edition.Span {
	end := authorityEnd(form)
	if end < 0 {
		return edition.Absent
	}
	return Resolve("", form[:end], nil).At.Host
}

// refuses returns the error, if any, with which parsing a text without a base fails: the last one.
func refuses(text string) (problems []edition.Problem, relative bool) {
	r := Resolve("", text, nil)
	if r.Failure == "" {
		return nil, false
	}
	return r.Problems[len(r.Problems)-1:], r.Failure == "missing-scheme-non-relative-URL"
}

// rNormal is the register after the parser's; the text is in the first register.
const rNormal = rOutput + 1

// normalListing is the parser's listing without the states that need a base.
var normalListing = func() *trace.Listing {
	registers := append([]trace.Register(nil), listing.Registers...)
	registers[rBase].Name, registers[rReference].Name = "URL", "base"
	lines := trace.Lines(`
##  = equals
# split: ` + equivalence + `
equals.0: normal form ← URL
## >
# serialize: ` + equivalence + `
equals.1(input): input ← URL; run the basic URL parser
equals.1a[failure]? if failure is defined
##  = equals
	equals.1b: normal form ← undefined; no result
## >
equals.1c(output): run the URL serializer
##  = equals
equals.1d: normal form ← output
`)
	for i := listing.Find("url.1"); i < len(listing.Lines); i++ {
		switch l := &listing.Lines[i]; l.Routine {
		case "special relative or authority state", "relative state", "relative slash state":
		default:
			lines = append(lines, *l)
		}
	}
	return trace.NewListing(append(registers, trace.Register{Name: "normal form"}), lines)
}()

// normalize parses a text without a base and serializes the result. It returns "" on failure.
func normalize(text string, _ bool, _ edition.Options, t *trace.Trace) string {
	p := &parser{Trace: t}
	p.Do("equals.0")
	p.Set(rNormal, p.Whole(rBase))
	p.Became(text)
	p.Do("equals.1")
	parsed := p.run(text, rBase)
	if p.Ask("equals.1a", !parsed) {
		p.Do("equals.1b")
		p.Undefine(rNormal)
		return ""
	}
	p.Do("equals.1c")
	p.serialize()
	p.Do("equals.1d")
	p.Set(rNormal, p.Whole(rOutput))
	form := string(p.output)
	p.Became(form)
	return form
}
