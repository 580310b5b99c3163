package rfc1738

import (
	"uriscope/core/edition"
	"uriscope/core/internal/octets"
)

// section22 is where most of the rules come from.
const section22 = "RFC 1738, section 2.2"

// unreservedHere is the reason where a scheme reserves nothing. RFC 1738, section 2.2 sums up that a
// reserved character stands for itself only where it serves its purpose; but what is not reserved
// in a scheme need not be encoded there. Both readings are in the document.
const unreservedHere = "unreserved-here"

// encoding is RFC 1738, section 2.2, with what the sections of the schemes reserve. Where a
// scheme does not reserve a character that others may, that section sums up that it is encoded
// all the same. Characters beyond US-ASCII are not mentioned there, only their octets.
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

// opaque are the rules of the parts of a wais URL: the BNF has no reserved character there.
var opaque = []edition.DataRule{
	{Reason: "bnf", Section: section5, Octets: ";/?:@=&", Encode: edition.Must},
}

// login are the rules of user and password.
var login = []edition.DataRule{
	{Reason: edition.Delimiter, Section: "RFC 1738, section 3.1", Octets: ":@/", Encode: edition.Must},
}

// hostForms is RFC 1738, section 3.1.
var hostForms = edition.Hosts{
	Section: "RFC 1738, section 3.1",
	Order: []edition.HostRule{
		{Rule: "hostname", Kind: edition.HostName},
		{Rule: "hostnumber", Kind: edition.HostIPv4},
	},
	Numbers: "RFC 1738, section 3.1",
}
