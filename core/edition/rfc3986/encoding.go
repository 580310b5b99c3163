package rfc3986

import (
	"uriscope/core/edition"
	"uriscope/core/internal/octets"
)

// The sections in citations.
const (
	section21  = "RFC 3986, section 2.1"
	section22  = "RFC 3986, section 2.2"
	section23  = "RFC 3986, section 2.3"
	section24  = "RFC 3986, section 2.4"
	section25  = "RFC 3986, section 2.5"
	section32  = "RFC 3986, section 3.2"
	section321 = "RFC 3986, section 3.2.1"
	section322 = "RFC 3986, section 3.2.2"
	section33  = "RFC 3986, section 3.3"
	section34  = "RFC 3986, section 3.4"
	section35  = "RFC 3986, section 3.5"
)

const subDelims = "!$&'()*+,;="

// encoding is the percent-encoding of data in RFC 3986, section 2, together with the sections of the components. A
// reserved character that a component allows should still be encoded, since no known scheme allows it as data (RFC
// 3986, section 2.2).
var encoding = edition.Encoding{
	Charset:  edition.Charset{ID: "utf-8", Section: section25, Basis: edition.Advises},
	Triplets: section21,
	Decoding: section24,
	Rules: []edition.DataRule{
		{Reason: "unreserved", Section: section23, Octets: unreserved},
		{Reason: "percent", Section: section24, Octets: "%", Encode: edition.Must},
		{Reason: "brackets", Section: section322, Octets: "[]", Encode: edition.Must},
		{Reason: "not-ascii", Section: section25, Octets: octets.Others, Encode: edition.Must},
		{Reason: "reserved", Section: section22, Octets: subDelims + ":@", Encode: edition.Should},
		{Reason: "outside", Section: section21, Octets: octets.Control + " \"<>\\^`{|}#", Encode: edition.Must},
	},
	Components: []edition.DataComponent{
		{ID: "path", Name: "segment", Section: section33, Before: "http://example.com/", Dots: section33, Rules: []edition.DataRule{
			{Reason: edition.Delimiter, Section: section33, Octets: "/?#", Encode: edition.Must},
		}},
		{ID: "query", Name: "query", Section: section34, Before: "http://example.com/?", Rules: []edition.DataRule{
			{Reason: "allowed", Section: section34, Octets: "/?"},
			{Reason: edition.Delimiter, Section: section34, Octets: "#", Encode: edition.Must},
		}},
		{ID: "fragment", Name: "fragment", Section: section35, Before: "http://example.com/#", Rules: []edition.DataRule{
			{Reason: "allowed", Section: section35, Octets: "/?"},
		}},
		{ID: "userinfo", Name: "userinfo", Section: section321, Before: "ftp://", After: "@example.com/", Rules: []edition.DataRule{
			{Reason: edition.Delimiter, Section: section321, Octets: "@", Encode: edition.Must},
			{Reason: edition.Delimiter, Section: section32, Octets: "/?#", Encode: edition.Must},
			{Reason: "password", Section: section321, Octets: ":", Encode: edition.Should},
		}},
		{ID: "host", Name: "reg-name", Section: section322, Before: "http://", After: "/", Names: section322, Rules: []edition.DataRule{
			{Reason: edition.Delimiter, Section: section321, Octets: "@", Encode: edition.Must},
			{Reason: edition.Delimiter, Section: section32, Octets: ":/?#", Encode: edition.Must},
			{Reason: "not-ascii", Section: section322, Octets: octets.Others, Encode: edition.Must},
		}},
	},
}

// hostForms are the forms of a host in RFC 3986, section 3.2.2.
var hostForms = edition.Hosts{
	Section: section322,
	Order: []edition.HostRule{
		{Rule: "IPv6address", Kind: edition.HostIPv6},
		{Rule: "IPvFuture", Kind: edition.HostFuture},
		{Rule: "IPv4address", Kind: edition.HostIPv4},
		{Rule: "reg-name", Kind: edition.HostName},
	},
	Future: section322, Zone: section322, FinalDot: section322, Numbers: section322, Names: section322,
}
