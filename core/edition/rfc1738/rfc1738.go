// Package rfc1738 is RFC 1738, Uniform Resource Locators (URL), December 1994.
//
// The document mentions relative links but does not describe them (RFC 1738, section 2.3), so
// there is no algorithm to carry out. It does say how to recognize a URL: by its scheme.
package rfc1738

import "uriscope/core/edition"

// Edition is the standard of 1994.
var Edition = edition.Edition{
	ID:       "rfc1738",
	Year:     1994,
	Title:    "Uniform Resource Locators (URL)",
	Document: "RFC 1738",
	Listing:  listing,
	Grammar:  source.Grammar,
	Productions: []string{"url", "genericurl", "httpurl", "ftpurl", "fileurl", "gopherurl", "mailtourl",
		"newsurl", "nntpurl", "telneturl", "waisurl", "prosperourl", "otherurl"},
	Classes:       classes,
	Examples:      examples,
	Encoding:      &encoding,
	Hosts:         &hostForms,
	Delimiting:    &delimiting,
	Ways:          ways,
	Places:        places,
	Findings:      &findings,
	Bases:         &bases,
	Reasons:       lines,
	Schemes:       schemes,
	SchemeNames:   schemeNames,
	ProductionFor: productionFor,
	ProductionOf:  productionOf,
	Split:         split,
	Resolve:       resolve,
	Normal:        normalForm,
}
