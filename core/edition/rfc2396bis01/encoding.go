package rfc2396bis01

import (
	"uriscope/core/edition"
	"uriscope/core/internal/octets"
)

// document is the prefix of citations.
const document = "draft-fielding-uri-rfc2396bis-01, section "

// encoding is the percent-encoding of data in draft-fielding-uri-rfc2396bis-01, section 2, together with the
// sections of the components. Everything that isn't unreserved must be escaped (section 2.4); the rules say why.
// The spec has no provision for characters beyond US-ASCII (section 2.1), but recommends UTF-8 (section 6.3).
var encoding = edition.Encoding{
	Charset:  edition.Charset{ID: "utf-8", Section: document + "6.3", Basis: edition.Advises},
	Triplets: document + "2.4.1",
	Decoding: document + "2.4.2",
	Rules: []edition.DataRule{
		{Reason: "unreserved", Section: document + "2.3", Octets: unreserved},
		{Reason: "percent", Section: document + "2.4.2", Octets: "%", Encode: edition.Must},
		{Reason: "control", Section: document + "2.4.3", Octets: octets.Control, Encode: edition.Must},
		{Reason: "space", Section: document + "2.4.3", Octets: " ", Encode: edition.Must},
		{Reason: "delims", Section: document + "2.4.3", Octets: "<>#\"", Encode: edition.Must},
		{Reason: "unwise", Section: document + "2.4.3", Octets: "{}|\\^`", Encode: edition.Must},
		{Reason: "not-ascii", Section: document + "2.4", Octets: octets.Others, Encode: edition.Must},
		{Reason: "not-unreserved", Section: document + "2.4", Octets: "[];/?:@&=+$,", Encode: edition.Must},
	},
	Components: []edition.DataComponent{
		{ID: "path", Name: "segment", Section: document + "3.3", Before: "http://example.com/", Dots: document + "5", Rules: []edition.DataRule{
			{Reason: edition.Delimiter, Section: document + "3.3", Octets: "/?", Encode: edition.Must},
			{Reason: edition.Delimiter, Section: document + "4", Octets: "#", Encode: edition.Must},
			{Reason: "reserved", Section: document + "3.3", Octets: ";=", Encode: edition.Must},
		}},
		{ID: "query", Name: "query", Section: document + "3.4", Before: "http://example.com/?", Rules: []edition.DataRule{
			{Reason: edition.Delimiter, Section: document + "4", Octets: "#", Encode: edition.Must},
			{Reason: "reserved", Section: document + "3.4", Octets: ";/?:@&=+,$", Encode: edition.Must},
		}},
		{ID: "fragment", Name: "fragment", Section: document + "4.1", Before: "http://example.com/#"},
		{ID: "userinfo", Name: "userinfo", Section: document + "3.2.2", Before: "ftp://", After: "@example.com/", Rules: []edition.DataRule{
			{Reason: edition.Delimiter, Section: document + "3.2", Octets: "@/?", Encode: edition.Must},
			{Reason: edition.Delimiter, Section: document + "4", Octets: "#", Encode: edition.Must},
			{Reason: "reserved", Section: document + "3.2", Octets: ";:[]", Encode: edition.Must},
		}},
		{ID: "host", Name: "reg-name", Section: document + "3.2.1", Before: "x://", After: "/", Rules: []edition.DataRule{
			{Reason: edition.Delimiter, Section: document + "3.2", Octets: "/?", Encode: edition.Must},
			{Reason: edition.Delimiter, Section: document + "4", Octets: "#", Encode: edition.Must},
			{Reason: "reserved", Section: document + "3.2", Octets: ";:@[]", Encode: edition.Must},
		}},
	},
}

// hostForms are the forms of a host in draft-fielding-uri-rfc2396bis-01, section 3.2: an authority is a server,
// whose host has one of three forms, or else a registry-based name.
var hostForms = edition.Hosts{
	Section: document + "3.2",
	Order: []edition.HostRule{
		{Rule: "IPv6address", Kind: edition.HostIPv6},
		{Rule: "IPv4address", Kind: edition.HostIPv4},
		{Rule: "hostname", Kind: edition.HostName},
		{Rule: "reg-name", Kind: edition.HostRegistry},
	},
	FinalDot: document + "3.2.2", Numbers: document + "3.2.2",
}
