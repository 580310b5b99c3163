package rfc2396

import (
	"uriscope/core/edition"
	"uriscope/core/internal/octets"
)

// document is the prefix of citations.
const document = "RFC 2396, section "

// encoding is the percent-encoding of data in RFC 2396, section 2, together with the sections of the components.
// Everything that isn't unreserved must be escaped (section 2.4); the rules say why. The spec leaves open which
// octets characters beyond US-ASCII become (section 2.1).
var encoding = edition.Encoding{
	Charset:  edition.Charset{ID: "utf-8", Section: document + "2.1", Basis: edition.Ours},
	Triplets: document + "2.4.1",
	Decoding: document + "2.4.2",
	Rules: []edition.DataRule{
		{Reason: "unreserved", Section: document + "2.3", Octets: unreserved},
		{Reason: "percent", Section: document + "2.4.2", Octets: "%", Encode: edition.Must},
		{Reason: "control", Section: document + "2.4.3", Octets: octets.Control, Encode: edition.Must},
		{Reason: "space", Section: document + "2.4.3", Octets: " ", Encode: edition.Must},
		{Reason: "delims", Section: document + "2.4.3", Octets: "<>#\"", Encode: edition.Must},
		{Reason: "unwise", Section: document + "2.4.3", Octets: "{}|\\^[]`", Encode: edition.Must},
		{Reason: "not-ascii", Section: document + "2.4", Octets: octets.Others, Encode: edition.Must},
		{Reason: "not-unreserved", Section: document + "2.4", Octets: ";/?:@&=+$,", Encode: edition.Must},
	},
	Components: []edition.DataComponent{
		{ID: "path", Name: "segment", Section: document + "3.3", Before: "http://example.com/", Dots: document + "5", Rules: segment},
		{ID: "params", Name: "param", Section: document + "3.3", Before: "http://example.com/a;", Rules: segment},
		{ID: "query", Name: "query", Section: document + "3.4", Before: "http://example.com/?", Rules: []edition.DataRule{
			{Reason: edition.Delimiter, Section: document + "4", Octets: "#", Encode: edition.Must},
			{Reason: "reserved", Section: document + "3.4", Octets: ";/?:@&=+,$", Encode: edition.Must},
		}},
		{ID: "fragment", Name: "fragment", Section: document + "4.1", Before: "http://example.com/#"},
		{ID: "userinfo", Name: "userinfo", Section: document + "3.2.2", Before: "ftp://", After: "@example.com/", Rules: naming},
		{ID: "host", Name: "reg_name", Section: document + "3.2.1", Before: "x://", After: "/", Rules: naming},
	},
}

// segment are the rules of segments and their parameters.
var segment = []edition.DataRule{
	{Reason: edition.Delimiter, Section: document + "3.3", Octets: "/?;", Encode: edition.Must},
	{Reason: edition.Delimiter, Section: document + "4", Octets: "#", Encode: edition.Must},
	{Reason: "reserved", Section: document + "3.3", Octets: "=", Encode: edition.Must},
}

// naming are the rules of an authority.
var naming = []edition.DataRule{
	{Reason: edition.Delimiter, Section: document + "3.2", Octets: "@/?", Encode: edition.Must},
	{Reason: edition.Delimiter, Section: document + "4", Octets: "#", Encode: edition.Must},
	{Reason: "reserved", Section: document + "3.2", Octets: ";:", Encode: edition.Must},
}

// hostForms are the forms of a host in RFC 2396, section 3.2: an authority is a server, whose host has one of two
// forms, or else a registry-based name.
var hostForms = edition.Hosts{
	Section: document + "3.2",
	Order: []edition.HostRule{
		{Rule: "hostname", Kind: edition.HostName},
		{Rule: "IPv4address", Kind: edition.HostIPv4},
		{Rule: "reg_name", Kind: edition.HostRegistry},
	},
	FinalDot: document + "3.2.2", Numbers: document + "3.2.2",
}
