package rfc1630

import (
	"uriscope/core/edition"
	"uriscope/core/internal/octets"
)

// The headings in citations.
const (
	encodingReserved = document + "Encoding reserved characters"
	reserved         = document + "Reserved characters"
	unsafe           = document + "Unsafe characters"
	fragmentID       = document + "Fragment-id"
)

// encoding is the percent-encoding of data in RFC 1630, Encoding reserved characters, with its conventional
// scheme, which all URI schemes without binary data should use.
var encoding = edition.Encoding{
	Charset:  edition.Charset{ID: "iso-8859-1", Section: encodingReserved},
	Triplets: encodingReserved,
	Decoding: encodingReserved,
	Rules: []edition.DataRule{
		{Reason: "percent", Section: reserved, Octets: "%", Encode: edition.Must},
		{Reason: "space", Section: unsafe, Octets: " ", Encode: edition.Must},
		{Reason: "elsewhere", Section: reserved, Octets: "*!", Encode: edition.Should},
		{Reason: "xalpha", Section: generic, Octets: octets.Upper + octets.Lower + octets.Digits + "$-_@.&\"'(),"},
		{Reason: "not-ascii", Section: unsafe, Octets: octets.Others, Encode: edition.Must},
		{Reason: "control", Section: unsafe, Octets: octets.Control, Encode: edition.Must},
		{Reason: "prohibited", Section: encodingReserved, Octets: "`{}|[]\\^~<>", Encode: edition.Must},
		{Reason: "reserved", Section: generic, Octets: "=;/#?:+", Encode: edition.Must},
	},
	Components: []edition.DataComponent{
		{ID: "path", Name: "path element", Section: document + "URI syntax", Before: "http://example.com/", Dots: reserved, Rules: []edition.DataRule{
			{Reason: edition.Delimiter, Section: reserved, Octets: "/?#", Encode: edition.Must},
			{Reason: "allowed", Section: generic, Octets: "+"},
		}},
		{ID: "query", Name: "search", Section: reserved, Before: "http://example.com/?", Rules: []edition.DataRule{
			{Reason: edition.Delimiter, Section: reserved, Octets: "#", Encode: edition.Must},
			{Reason: "reserved", Section: reserved, Octets: "+", Encode: edition.Must},
		}},
		{ID: "fragment", Name: "fragmentid", Section: fragmentID, Before: "http://example.com/#"},
	},
}

// hostForms are the forms of a host in RFC 1630, BNF for specific URL schemes.
var hostForms = edition.Hosts{
	Section: specific,
	Order: []edition.HostRule{
		{Rule: "hostname", Kind: edition.HostName},
		{Rule: "hostnumber", Kind: edition.HostIPv4},
	},
}
