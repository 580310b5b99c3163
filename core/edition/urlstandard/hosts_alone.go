package urlstandard

import "uriscope/core/edition"

// aloneHosts is how a host by itself is parsed: by the host parser (URL Standard, 3.5).
var aloneHosts = edition.Hosts{Section: hostSection, Read: readHost}

const hostSection = "URL Standard, 3.5"

// The readers of hosts, of special and of other schemes.
var (
	specialHosts = []edition.HostForm{
		{HostRule: edition.HostRule{Rule: "IPv6 parser", Kind: edition.HostIPv6}, Section: hostSection},
		{HostRule: edition.HostRule{Rule: "domain parser", Kind: edition.HostName}, Section: "URL Standard, 3.3"},
		{HostRule: edition.HostRule{Rule: "IPv4 parser", Kind: edition.HostIPv4}, Section: hostSection},
	}
	opaqueHosts = []edition.HostForm{
		specialHosts[0],
		{HostRule: edition.HostRule{Rule: "opaque-host parser", Kind: edition.HostOpaque}, Section: hostSection},
	}
)

// readHost runs the host parser on a text; opaque reports whether the scheme isn't special.
func readHost(text string, opaque bool) edition.HostReading {
	p := &parser{text: rReference, whole: text, input: text, buffer: []byte(text)}
	r := edition.HostReading{Order: specialHosts}
	p.url.Scheme = "ws"
	if opaque {
		p.url.Scheme, r.Order = "x", opaqueHosts
	}
	r.OK = p.parseHost("host.3.3")
	switch {
	case text != "" && text[0] == '[':
	case p.numeric:
		r.Last = 2
	default:
		r.Last = 1
	}
	r.Stored, r.Problems, r.Plain = p.host, p.problems, p.domainAt == nil && !p.mapped
	return r
}
