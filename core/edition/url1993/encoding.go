package url1993

import (
	"uriscope/core/edition"
	"uriscope/core/internal/octets"
)

// The headings in citations.
const (
	prohibited = "URL draft 1993, Encoding prohibited characters"
	parts1993  = "URL draft 1993, Internet protocol parts"
)

// encoding is the percent-encoding of data in URL draft 1993, Encoding prohibited characters. A space is encoded
// as the prose says (under the heading "Choices"), though the BNF lists it among the extra characters.
var encoding = edition.Encoding{
	Charset:  edition.Charset{ID: "iso-8859-1", Section: prohibited},
	Triplets: prohibited,
	Decoding: prohibited,
	Mapped:   prohibited,
	Rules: []edition.DataRule{
		{Reason: "percent", Section: prohibited, Octets: "%", Encode: edition.Must},
		{Reason: "space", Section: "URL draft 1993, Choices", Octets: " ", Encode: edition.Must},
		{Reason: "xalpha", Section: bnf, Octets: xalpha},
		{Reason: "not-ascii", Section: prohibited, Octets: octets.Others, Encode: edition.Must},
		{Reason: "control", Section: prohibited, Octets: octets.Control, Encode: edition.Must},
		{Reason: "prohibited", Section: prohibited, Octets: "=`{}|[]\\^~<>/?#+", Encode: edition.Must},
	},
	Components: []edition.DataComponent{
		{ID: "path", Name: "path element", Section: "URL draft 1993, Path", Before: "http://example.com/", Outside: true, Dots: "URL draft 1993, Partial form", Rules: []edition.DataRule{
			{Reason: edition.Delimiter, Section: "URL draft 1993, Path", Octets: "/", Encode: edition.Must},
			{Reason: edition.Delimiter, Section: bnf, Octets: "?", Encode: edition.Must},
			{Reason: edition.Delimiter, Section: "URL draft 1993, Fragment-id", Octets: "#", Encode: edition.Must},
			{Reason: "allowed", Section: bnf, Octets: "+"},
		}},
		{ID: "query", Name: "search", Section: bnf, Before: "http://example.com/?", Outside: true, Rules: []edition.DataRule{
			{Reason: edition.Delimiter, Section: "URL draft 1993, Fragment-id", Octets: "#", Encode: edition.Must},
			{Reason: "reserved", Section: bnf, Octets: "+", Encode: edition.Must},
		}},
		{ID: "fragment", Name: "fragmentid", Section: "URL draft 1993, Fragment-id", Before: "http://example.com/#"},
		{ID: "userinfo", Name: "user", Section: parts1993, Before: "telnet://", After: "@example.com", Outside: true, Rules: []edition.DataRule{
			{Reason: edition.Delimiter, Section: parts1993, Octets: "@/", Encode: edition.Must},
			{Reason: "provided", Section: parts1993, Octets: ":", Encode: edition.Should, Basis: edition.Ours},
		}},
	},
}

// hostForms are the forms of a host in URL draft 1993, Internet protocol parts.
var hostForms = edition.Hosts{
	Section: parts1993,
	Order: []edition.HostRule{
		{Rule: "hostname", Kind: edition.HostName},
		{Rule: "hostnumber", Kind: edition.HostIPv4},
	},
}
