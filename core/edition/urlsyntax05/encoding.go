package urlsyntax05

import (
	"uriscope/core/edition"
	"uriscope/core/internal/octets"
)

// document is the prefix of citations.
const document = "draft-fielding-url-syntax-05, section "

// encoding is the percent-encoding of data in draft-fielding-url-syntax-05, section 2, together with the sections
// of the components. Everything that isn't unreserved must be escaped (section 2.4); the rules say why. The spec
// leaves open which octets characters beyond US-ASCII become (section 2.1).
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
		{Reason: "not-unreserved", Section: document + "2.4", Octets: ";/?:@&=+", Encode: edition.Must},
	},
	Components: []edition.DataComponent{
		{ID: "path", Name: "segment", Section: document + "4.3.2", Before: "http://example.com/", Dots: document + "5", Rules: []edition.DataRule{
			{Reason: edition.Delimiter, Section: document + "4.3.2", Octets: "/?;", Encode: edition.Must},
			{Reason: edition.Delimiter, Section: document + "3", Octets: "#", Encode: edition.Must},
			{Reason: "reserved", Section: document + "4.3.2", Octets: "=", Encode: edition.Must},
		}},
		{ID: "params", Name: "param", Section: document + "4.3.2", Before: "http://example.com/a;", Rules: []edition.DataRule{
			{Reason: edition.Delimiter, Section: document + "4.3.2", Octets: "/?;", Encode: edition.Must},
			{Reason: edition.Delimiter, Section: document + "3", Octets: "#", Encode: edition.Must},
			{Reason: "reserved", Section: document + "4.3.2", Octets: "=", Encode: edition.Must},
		}},
		{ID: "query", Name: "query", Section: document + "4.3.3", Before: "http://example.com/?", Rules: []edition.DataRule{
			{Reason: edition.Delimiter, Section: document + "3", Octets: "#", Encode: edition.Must},
			{Reason: "reserved", Section: document + "4.3.3", Octets: "/&=+", Encode: edition.Must},
		}},
		{ID: "fragment", Name: "fragment", Section: document + "3", Before: "http://example.com/#"},
		{ID: "userinfo", Name: "user", Section: document + "4.3.1", Before: "ftp://", After: "@example.com/", Rules: login},
		{ID: "password", Name: "password", Section: document + "4.3.1", Before: "ftp://user:", After: "@example.com/", Rules: login},
	},
}

// login are the rules of user and password.
var login = []edition.DataRule{
	{Reason: edition.Delimiter, Section: document + "4.3.1", Octets: ":@/?", Encode: edition.Must},
	{Reason: edition.Delimiter, Section: document + "3", Octets: "#", Encode: edition.Must},
}

// hostForms are the forms of a host in draft-fielding-url-syntax-05, section 4.3.1.
var hostForms = edition.Hosts{
	Section: document + "4.3.1",
	Order: []edition.HostRule{
		{Rule: "hostname", Kind: edition.HostName},
		{Rule: "hostnumber", Kind: edition.HostIPv4},
	},
	Numbers: document + "4.3.1",
}
