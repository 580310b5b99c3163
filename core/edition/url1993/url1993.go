// Package url1993 is Tim Berners-Lee's Uniform Resource Locators, Internet Draft, 14 July
// 1993, which is cited as "URL draft 1993".
//
// The document mentions the partial form only to reserve its characters, and
// gives seven rules for it under the heading "Partial form". They are executed here to
// the letter; where they are silent, the line of the listing says so.
package url1993

import "uriscope/core/edition"

// Edition is the draft of July 1993.
var Edition = edition.Edition{
	ID:       "url-1993",
	Year:     1993,
	Title:    "Uniform Resource Locators",
	Document: "URL draft 1993",
	Listing:  listing,
	Grammar:  source.Grammar,
	Productions: []string{"url", "fragmentaddress", "httpaddress", "fileaddress", "afsaddress", "newsaddress",
		"waisaddress", "prosperoaddress", "telnetaddress", "gopheraddress", "generic"},
	Classes:       classes,
	Examples:      examples,
	Ways:          ways,
	Places:        places,
	ProductionFor: productionFor,
	Split:         func(text string) []edition.Part { return parts(splitLocator(text)) },
	Resolve:       resolve,
}
