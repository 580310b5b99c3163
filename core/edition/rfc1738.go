package edition

// RFC 1738, Uniform Resource Locators (URL), December 1994.
//
// The document uses relative links but does not describe them (section 2.3): there is
// no algorithm to execute. What it does say is how to tell a URL: by its scheme.

import (
	"strings"

	"uriscope/core/grammar"
	"uriscope/core/trace"
)

// RFC1738 is the standard of 1994.
var RFC1738 = Edition{
	ID:       "rfc1738",
	Year:     1994,
	Title:    "Uniform Resource Locators (URL)",
	Document: "RFC 1738",
	Listing:  &rfc1738Listing,
	Grammar:  grammar.RFC1738,
	Productions: []string{"url", "genericurl", "httpurl", "ftpurl", "fileurl", "gopherurl", "mailtourl",
		"newsurl", "nntpurl", "telneturl", "waisurl", "prosperourl"},
	Classes: rfc1738Classes,
	Hold:    rfc1738Hold,
	Split:   rfc1738Parts,
	Resolve: rfc1738Resolve,
}

// rfc1738Resolve says whether the reference is a URL, which needs no base.
func rfc1738Resolve(base, reference string, _ Options, t *trace.Trace) Result {
	url := withoutFragment(base)
	t.Do(n38SplitBase)
	if colon := schemeOf1738(url); colon > 0 {
		t.Set(r38BaseScheme, trace.From(r38Base, 0, colon))
		t.Set(r38BasePart, trace.From(r38Base, colon+len(":"), len(url)))
	}

	url = withoutFragment(reference)
	t.Do(n38SplitFragment)
	t.Set(r38URL, trace.From(r38Reference, 0, len(url)))
	if len(url) < len(reference) {
		t.Set(r38Fragment, trace.From(r38Reference, len(url)+len("#"), len(reference)))
	}

	colon := schemeOf1738(url)
	if t.Ask(n38HasScheme, colon > 0) {
		t.Do(n38SplitURL)
		t.Set(r38Scheme, trace.From(r38URL, 0, colon))
		t.Set(r38Part, trace.From(r38URL, colon+len(":"), len(url)))
		t.Do(n38Absolute)
		t.Set(r38Result, trace.From(r38Reference, 0, len(reference)))
		return Result{
			Outcome: Target, Target: reference, Parts: rfc1738Parts(reference),
			Why: why("absolute: scheme", url[:colon]),
		}
	}
	t.Do(n38NoRelativeForm)
	return Result{Outcome: NoRelativeForm, Why: why("no-relative-form")}
}

// schemeOf1738 returns the length of the scheme that a text begins with, 0 where there
// is none (RFC 1738, section 2.1; letters of either case, for resiliency).
func schemeOf1738(text string) int {
	colon := max(0, strings.IndexByte(text, ':'))
	for i := range colon {
		if strings.IndexByte(schemeOctets1738, text[i]) < 0 {
			return 0
		}
	}
	return colon
}

const schemeOctets1738 = lowerCase + upperCase + digits + "+.-"
