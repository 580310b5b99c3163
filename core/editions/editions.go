// Package editions is the list of editions. A new one is a folder below core/edition and one line here.
package editions

import (
	"uriscope/core/edition"
	"uriscope/core/edition/rfc1630"
	"uriscope/core/edition/rfc1738"
	"uriscope/core/edition/rfc1808"
	"uriscope/core/edition/rfc2396"
	"uriscope/core/edition/rfc2396bis01"
	"uriscope/core/edition/rfc3986"
	"uriscope/core/edition/url1993"
	"uriscope/core/edition/urlstandard"
	"uriscope/core/edition/urlsyntax05"
)

// All lists the editions, the earliest first.
var All = []*edition.Edition{
	&url1993.Edition,
	&rfc1630.Edition,
	&rfc1738.Edition,
	&rfc1808.Edition,
	&urlsyntax05.Edition,
	&rfc2396.Edition,
	&rfc2396bis01.Edition,
	&rfc3986.Edition,
	&urlstandard.Edition,
}

// Standard is the default edition.
var Standard = &rfc3986.Edition

// ByID returns the edition of that id, or nil.
func ByID(id string) *edition.Edition {
	for _, e := range All {
		if e.ID == id {
			return e
		}
	}
	return nil
}

// Examples returns the examples of all specs, the earliest first, each in its own order.
func Examples() []edition.Example {
	var all []edition.Example
	for _, e := range All {
		all = append(all, e.AllExamples()...)
	}
	return all
}

// Options returns the options of all editions, the latest edition's first. If several editions have an option
// with the same name, it returns the latest edition's.
func Options() []*edition.Option {
	var all []*edition.Option
	seen := map[string]bool{}
	for i := len(All) - 1; i >= 0; i-- {
		for _, o := range All[i].Options {
			if !seen[o.Name] {
				seen[o.Name] = true
				all = append(all, o)
			}
		}
	}
	return all
}
