package rfc2396

import (
	"slices"
	"strings"
	"sync"

	"uriscope/core/edition"
	"uriscope/core/grammar"
)

// ipv6 decides whether a host can be a literal IPv6 address, by the amendment in RFC 2732 of December 1999. It
// changes what is valid and how an authority is split, but no target.
var ipv6 = &edition.Option{
	Name:   "ipv6",
	Values: []string{edition.No, edition.Yes},
}

// amendments are the rules that RFC 2732, section 3 replaces. An address is as RFC 2373, section 2.2 shows it:
// under the rules of its Appendix B, an IPv4 address couldn't directly follow "::", as in "::192.9.5.5", which RFC
// 2732 prints. These rules don't limit the number of pieces.
var amendments = [...]struct{ of, with string }{
	{`
host = hostname | IPv4address
`, `
# RFC 2732: 3
host = hostname | IPv4address | IPv6reference
IPv6reference = "[" IPv6address "]"
# RFC 2373: B
IPv6address* = hexpart [ ":" IPv4address ] | [ hexseq ] "::" IPv4address
hexpart = hexseq | hexseq "::" [ hexseq ] | "::" [ hexseq ]
hexseq = hex4 *( ":" hex4 )
hex4 = 1*4hex
# 3.2.2
`},
	{`
IPv4address = 1*digit "." 1*digit "." 1*digit "." 1*digit
`, `
# RFC 2373: B
IPv4address = 1*3digit "." 1*3digit "." 1*3digit "." 1*3digit
# 3.2.2
`},
	{`
# 2.2
reserved = ";" | "/" | "?" | ":" | "@" | "&" | "=" | "+" |
	"$" | ","
`, `
# RFC 2732: 3
reserved = ";" | "/" | "?" | ":" | "@" | "&" | "=" | "+" |
	"$" | "," | "[" | "]"
`},
	{`
unwise = "{" | "}" | "|" | "\" | "^" | "[" | "]" | "` + "`" + `"
`, `
# RFC 2732: 3
unwise = "{" | "}" | "|" | "\" | "^" | "` + "`" + `"
`},
}

// amendedSource is the grammar with the changes of RFC 2732.
var amendedSource = grammar.Source{Document: "RFC 2396", Rules: amend(source.Rules)}

// amend returns rules with the amendments. strings.NewReplacer would be a fiftieth of the program.
func amend(rules string) string {
	for _, amendment := range amendments {
		rules = strings.Replace(rules, amendment.of, amendment.with, 1)
	}
	return rules
}

// addressed caches the edition with these rules.
var (
	addressing sync.Once
	addressed  *edition.Edition
)

// amended returns the edition with the rules of RFC 2732, if the option asks for them.
func amended(e *edition.Edition, o edition.Options) *edition.Edition {
	if o.Get(ipv6) == edition.No {
		return e
	}
	addressing.Do(func() {
		a := *e
		syntax := *e.Syntax
		syntax.Grammar = amendedSource.Grammar
		a.Syntax = &syntax
		a.Components = splitAmended
		a.Classes = slices.Clone(classes)
		amendClass(a.Classes, "reserved", ";/?:@&=+$,[]")
		amendClass(a.Classes, "unwise", "{}|\\^`")
		addressed = &a
	})
	return addressed
}

// amendClass gives a class the octets that RFC 2732, section 3 has for it.
func amendClass(classes []edition.Class, name, octets string) {
	for i := range classes {
		if classes[i].Name == name {
			classes[i].Section, classes[i].Octets = "RFC 2732, section 3", octets
		}
	}
}

// splitBy returns the function that splits a text with the given options.
func splitBy(o edition.Options) func(text string) []edition.Part {
	if o.Get(ipv6) == edition.Yes {
		return splitAmended
	}
	return split
}

// kindBy returns the function that finds the kind of a host with the given options.
func kindBy(o edition.Options) func(host string) string {
	if o.Get(ipv6) == edition.Yes {
		return amendedKind
	}
	return hostKind
}

// amendedKind returns which alternative of <host> a text matches under RFC 2732, section 3, or "".
func amendedKind(host string) string {
	kind := hostKind(host)
	if strings.HasPrefix(host, "[") {
		kind = "IPv6reference"
	}
	if kind != "" && kind != "hostname" && !amendedSource.Grammar().Match(kind, host).OK {
		return ""
	}
	return kind
}
