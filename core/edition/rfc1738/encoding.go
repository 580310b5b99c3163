package rfc1738

import (
	"uriscope/core/edition"
	"uriscope/core/internal/octets"
)

// section22 is the source of most rules.
const section22 = "RFC 1738, section 2.2"

// unreservedHere is the reason for a character that the scheme doesn't reserve. RFC 1738, section 2.2 sums up
// that a reserved character is only allowed unencoded for its reserved purpose; but a character that a scheme
// doesn't reserve needn't be encoded in it. The spec supports both readings.
const unreservedHere = "unreserved-here"

// encoding is the percent-encoding of data in RFC 1738, section 2.2, with the reserved characters of the schemes'
// sections. The summary of section 2.2 says to encode a character even if only other schemes reserve it. It
// doesn't mention characters beyond US-ASCII, only their octets.
var encoding = edition.Encoding{
	Charset:  edition.Charset{ID: "utf-8", Section: section22, Basis: edition.Ours},
	Triplets: section22,
	Decoding: section22,
	Rules: []edition.DataRule{
		{Reason: "unreserved", Section: section22, Octets: unreserved},
		{Reason: "percent", Section: section22, Octets: "%", Encode: edition.Must},
		{Reason: "control", Section: section22, Octets: octets.Control, Encode: edition.Must},
		{Reason: "not-ascii", Section: section22, Octets: octets.Others, Encode: edition.Must},
		{Reason: "space", Section: section22, Octets: " ", Encode: edition.Must},
		{Reason: "delims", Section: section22, Octets: "<>\"", Encode: edition.Must},
		{Reason: "anchor", Section: section22, Octets: "#", Encode: edition.Must},
		{Reason: "unwise", Section: section22, Octets: "{}|\\^~[]`", Encode: edition.Must},
		{Reason: "elsewhere", Section: section22, Octets: ";/?:@=&", Encode: edition.Should},
	},
	Components: []edition.DataComponent{
		{ID: "path", Name: "hsegment", Section: "RFC 1738, section 3.3", Before: "http://example.com/", Rules: []edition.DataRule{
			{Reason: edition.Delimiter, Section: "RFC 1738, section 3.3", Octets: "/?", Encode: edition.Must},
			{Reason: "reserved", Section: "RFC 1738, section 3.3", Octets: ";", Encode: edition.Must},
		}},
		{ID: "query", Name: "search", Section: "RFC 1738, section 3.3", Before: "http://example.com/?", Rules: []edition.DataRule{
			{Reason: "reserved", Section: "RFC 1738, section 3.3", Octets: "/;?", Encode: edition.Must},
		}},
		{ID: "ftp", Name: "fsegment", Section: "RFC 1738, section 3.2.2", Before: "ftp://example.com/", Decoding: "RFC 1738, section 3.2.2", Rules: []edition.DataRule{
			{Reason: edition.Delimiter, Section: "RFC 1738, section 3.2.2", Octets: "/;", Encode: edition.Must},
		}},
		{ID: "userinfo", Name: "user", Section: "RFC 1738, section 3.1", Before: "ftp://", After: "@example.com/", Rules: login},
		{ID: "password", Name: "password", Section: "RFC 1738, section 3.1", Before: "ftp://user:", After: "@example.com/", Rules: login},
		{ID: "selector", Name: "selector", Section: "RFC 1738, section 3.4.1", Before: "gopher://example.com/1", Decoding: "RFC 1738, section 3.4.2", Rules: []edition.DataRule{
			{Reason: unreservedHere, Section: "RFC 1738, section 3.4.1", Octets: ";/?:@=&", Encode: edition.Should, Basis: edition.Ours},
		}},
		{ID: "gopher-search", Name: "search", Section: "RFC 1738, section 3.4.2", Before: "gopher://example.com/7/find%09", Rules: []edition.DataRule{
			{Reason: "bnf", Section: section5, Octets: "/?", Encode: edition.Must},
			{Reason: unreservedHere, Section: "RFC 1738, section 3.4.1", Octets: ";:@=&", Encode: edition.Should, Basis: edition.Ours},
		}},
		{ID: "wais-database", Name: "database", Section: "RFC 1738, section 3.9", Before: "wais://example.com/", Rules: opaque},
		{ID: "wais-document", Name: "wpath", Section: "RFC 1738, section 3.9", Before: "wais://example.com/database/TEXT/", Rules: opaque},
		{ID: "prospero-object", Name: "ppath", Section: "RFC 1738, section 3.11", Before: "prospero://example.com/", Rules: []edition.DataRule{
			{Reason: edition.Delimiter, Section: "RFC 1738, section 3.11", Octets: ";", Encode: edition.Must},
			{Reason: "without-quoting", Section: "RFC 1738, section 3.11", Octets: "/"},
		}},
		{ID: "prospero-value", Name: "fieldvalue", Section: "RFC 1738, section 3.11", Before: "prospero://example.com/object;OBJECT-VERSION=", Rules: []edition.DataRule{
			{Reason: edition.Delimiter, Section: "RFC 1738, section 3.11", Octets: ";=", Encode: edition.Must},
			{Reason: "bnf", Section: section5, Octets: "/", Encode: edition.Must},
		}},
		{ID: "message-id", Name: "article", Section: "RFC 1738, section 3.6", Before: "news:", After: "@example.com", Rules: []edition.DataRule{
			{Reason: edition.Delimiter, Section: "RFC 1738, section 3.6", Octets: "@", Encode: edition.Must},
			{Reason: unreservedHere, Section: "RFC 1738, section 3.6", Octets: ";/?:=&", Encode: edition.Should, Basis: edition.Ours},
		}},
		{ID: "address", Name: "encoded822addr", Section: "RFC 1738, section 3.5", Before: "mailto:", Rules: []edition.DataRule{
			{Reason: "percent", Section: "RFC 1738, section 3.5", Octets: "%", Encode: edition.Must},
			{Reason: "address", Section: "RFC 1738, section 3.5", Octets: "@"},
			{Reason: unreservedHere, Section: "RFC 1738, section 3.5", Octets: ";/?:=&", Encode: edition.Should, Basis: edition.Ours},
		}},
	},
}

// opaque are the rules for the parts of a wais URL, for which the BNF has no reserved characters.
var opaque = []edition.DataRule{
	{Reason: "bnf", Section: section5, Octets: ";/?:@=&", Encode: edition.Must},
}

// login holds the rules for the user name and password.
var login = []edition.DataRule{
	{Reason: edition.Delimiter, Section: "RFC 1738, section 3.1", Octets: ":@/", Encode: edition.Must},
}

// hostForms are the forms of a host in RFC 1738, section 3.1.
var hostForms = edition.Hosts{
	Section: "RFC 1738, section 3.1",
	Order: []edition.HostRule{
		{Rule: "hostname", Kind: edition.HostName},
		{Rule: "hostnumber", Kind: edition.HostIPv4},
	},
	Numbers: "RFC 1738, section 3.1",
}
