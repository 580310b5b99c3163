// Package urlstandard is the URL Standard (url.spec.whatwg.org), which browsers follow: its basic URL parser,
// its hosts, its serializer, and the setters of its API.
//
// It follows one commit of the spec's source, [Snapshot]. To move to a later one, see README.md in this folder.
//
// The algorithm is a state machine over code points. Each state is a routine of the listing, with the spec's
// name. The ids of its lines are that name and the spec's step numbers, with a letter added where one sentence
// of the spec takes several lines. All offsets are bytes of the texts.
package urlstandard

import (
	"uriscope/core/edition"
	"uriscope/core/trace"
)

// Snapshot is the state of the spec that this package follows.
const (
	commit = "6ae84860" // of whatwg/url
	day    = "2026-07-02"
)

// A Result is the result of parsing a reference against a base.
type Result struct {
	Href     string // the serialized URL; empty on failure
	Failure  string // the validation error that made it fail; empty on success
	OnBase   bool   // whether the failure was in the base
	Record   Record // of the URL, as far as the parser got
	Base     *Record
	Problems []edition.Problem // the validation errors; if there are more than a hundred, the first 99 and the last
	Taken    [2][]edition.Part // how base and reference were parsed, as spans of them
	At       Spans             // the parts in Href

	set       string // the attribute to set, if any
	setAt     string // the line that sets it
	refusedAt string // the line at which setting it was refused or ignored; refused is the validation error, if any
	refused   string
	failedAt  string // the line that had it fail
	changed   bool   // whether the URL is another one than before

	way   way // the run's way through the states
	met   surprise
	metAt string // the line of met
	read  string // the part of the reference that is parsed
}

// Resolve parses the reference against the base; an empty base means none. It records the run in t unless t is
// nil.
func Resolve(base, reference string, t *trace.Trace) Result {
	return resolve(base, reference, 0, nil, t)
}

// resolve is URL Standard, 6.1, API URL parser, with the switches in off turned off and some answers forced.
func resolve(base, reference string, off Deviations, forced *edition.Forced, t *trace.Trace) Result {
	p := &parser{Trace: t, off: off, forced: forced}
	p.Ask("set", false)
	if p.Ask("api.2", base != "") {
		p.BeginMerge()
		p.Do("api.2.1")
		parsed := p.run(base, rBase)
		p.takenBefore = p.takenParts()
		if p.Ask("api.2.2", !parsed) {
			return p.result()
		}
		p.failure = ""
		if parsed {
			p.Do("api.2.2a")
			record := p.url
			p.base = &record
			for i := range recordRegisters {
				p.Copy(rBaseScheme+i, rScheme+i, record.defined(i))
			}
		}
		p.MergeGroups("base")
	}
	p.Do("api.3")
	if !p.run(reference, rReference) {
		p.Ask("api.3a", true)
		return p.result()
	}
	p.Ask("api.3a", false)
	p.Do("api.3b")
	p.serialize()
	return p.result()
}

// result returns the parser's result.
func (p *parser) result() Result {
	taken := [2][]edition.Part{p.takenBefore, nil}
	switch {
	case p.text != rReference:
	case p.attribute == "" || p.attribute == "href":
		taken[1] = p.takenParts()
	default:
		taken[1] = p.setParts()
	}
	return Result{
		Taken: taken,
		Href:  string(p.output), Failure: p.failure, OnBase: p.failure != "" && p.text == rBase,
		Record: p.url, Base: p.base, Problems: p.problems, At: p.spans,
		set: p.attribute, setAt: p.setAt, refusedAt: p.refusedAt, failedAt: p.failedAt,
		way: p.way, met: p.met, metAt: p.metAt, read: p.input,
	}
}
