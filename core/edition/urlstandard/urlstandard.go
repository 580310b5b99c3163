// Package urlstandard is the URL Standard (url.spec.whatwg.org), which browsers follow: its
// basic URL parser, its hosts, its serializer, and the setters of its API.
//
// It is taken from one commit of the document's source, [Snapshot]. To move to a later one,
// see README.md in this folder.
//
// The algorithm is a machine of states over code points. Each state is a routine of the
// listing, under the name that the document gives it; the ids of its lines are the name and the
// numbers that the document has there, with a letter behind where one of its sentences is
// several lines here. All offsets are bytes of the texts.
package urlstandard

import (
	"uriscope/core/edition"
	"uriscope/core/trace"
)

// A Snapshot is the state of the document that was read.
const (
	commit = "6ae84860" // of whatwg/url
	day    = "2026-07-02"
)

// A Result is what parsing a reference against a base comes to.
type Result struct {
	Href     string // the URL, serialized; empty where it failed
	Failure  string // the validation error that it failed with; empty where it did not
	OnBase   bool   // whether that was in the base
	Record   Record // of the URL, as far as it came
	Base     *Record
	Problems []edition.Problem // the validation errors; of more than a hundred, the first 99 and the last
	Taken    [2][]edition.Part // what base and reference were taken for, as spans of them
	At       Spans             // where what stands in Href

	set       string // the attribute that is set, if one is
	setAt     string // the line that does it
	refusedAt string // the line at which that was refused or ignored; refused is the validation error, if there is one
	refused   string
	changed   bool // whether the URL is another one than before

	way   way // which way through the states was taken
	met   surprise
	metAt string // its line
	read  string // what is read of the reference
}

// mostProblems is the number of validation errors that are told one by one.
const mostProblems = 100

// Resolve parses the reference against the base; an empty base is none. It records the run in t
// unless that is nil.
func Resolve(base, reference string, t *trace.Trace) Result {
	return resolve(base, reference, 0, nil, t)
}

// resolve is URL Standard, 6.1, API URL parser, with the switches of some deviations turned off, and
// with some answers forced.
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
			p.Do("api.2.3")
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
		p.Ask("api.4", true)
		return p.result()
	}
	p.Ask("api.4", false)
	p.Do("api.5")
	p.serialize()
	return p.result()
}

// result returns what has come out.
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
		set: p.attribute, setAt: p.setAt, refusedAt: p.refusedAt,
		way: p.way, met: p.met, metAt: p.metAt, read: p.input,
	}
}
