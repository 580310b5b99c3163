package urlstandard

import "uriscope/core/edition"

// aloneHosts is how a host is read that stands alone: by the host parser (URL Standard, 3.5).
var aloneHosts = edition.Hosts{Section: hostSection, Read: readHost}

const hostSection = "URL Standard, 3.5"

// readHost runs the host parser on a text; opaque says that the scheme is not special.
func readHost(text string, opaque bool) edition.HostReading {
	p := &parser{text: rReference, whole: text, input: text, buffer: []byte(text)}
	p.url.Scheme = "ws"
	if opaque {
		p.url.Scheme = "x"
	}
	ok := p.parseHost("host.3.3")
	r := edition.HostReading{Stored: p.host, OK: ok, Problems: p.problems, Plain: p.domainAt == nil && !p.mapped}
	try := func(rule string, kind edition.HostKind, section string, tried, matches bool) {
		if matches {
			r.Rule, r.Kind = rule, kind
		}
		r.Order = append(r.Order, edition.HostTried{HostRule: edition.HostRule{Rule: rule, Kind: kind}, Section: section, Tried: tried, Fails: tried && !ok && !matches})
	}
	bracket := text != "" && text[0] == '['
	try("IPv6 parser", edition.HostIPv6, hostSection, bracket, bracket && ok)
	if opaque {
		try("opaque-host parser", edition.HostOpaque, hostSection, !bracket, !bracket && ok)
		return r
	}
	try("domain parser", edition.HostName, "URL Standard, 3.3", !bracket, !bracket && ok && !p.numeric)
	try("IPv4 parser", edition.HostIPv4, hostSection, p.numeric, p.numeric && ok)
	r.Order[1].Fails = !bracket && !ok && !p.numeric
	return r
}
