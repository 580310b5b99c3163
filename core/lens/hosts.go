package lens

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"uriscope.example/core/uri"
	"uriscope/core/edition"
	"uriscope/core/internal/names"
	"uriscope/core/internal/octets"
	"uriscope/core/punycode"
)

// name examines the host: a missing one, one that parses as another address, and the zone of an IPv6 address.
func (f *Finder) name(scheme string) {
	host := f.of(f.host)
	if host == "" {
		f.emptyHost(scheme)
		return
	}
	if host[0] == '[' {
		future := len(host) > 1 && host[1]|0x20 == 'v' // no IPv6 address, but a later one
		if zone := strings.IndexByte(host, '%'); zone >= 0 && !future {
			end := len(strings.TrimSuffix(host, "]"))
			form := ""
			if isZoned(host, zone) {
				form = "rfc6874"
			}
			f.add(edition.Zone, edition.Span{Start: f.host.Start + zone, End: f.host.Start + end}, "form", form)
		}
		return
	}
	if known := f.Edition.Coverage(edition.ShownHost); !f.faulty && hasWord(known.Schemes, scheme) {
		lower := strings.ToLower(host)
		if shown, ok := punycode.Unicode(lower); ok && shown != lower {
			f.add(edition.ShownHost, f.host, "shown", shown)
		}
	}
	if plain := octets.Decode(host); !utf8.ValidString(plain) && utf8.ValidString(host) {
		f.add(edition.NotUTF8Host, f.host)
	}
	if len(host) > names.Longest && len(octets.Decode(host)) > names.Longest {
		f.add(edition.LongName, f.host, "length", strconv.Itoa(utf8.RuneCountInString(host)))
	}
	if !f.knows(edition.RareAddress) || f.kind == uri.IPv4.String() {
		return
	}
	host = octets.Decode(host) // like programs that decode before they examine a name
	if address, ok := names.Address(host); ok {
		f.add(edition.RareAddress, f.host, "address", address)
	} else if names.LooksLikeAddress(host) {
		f.add(edition.NumericName, f.host, "because", string(names.NoAddress(host)))
	}
}

// isZoned reports whether a host has a zone as RFC 6874, section 2 had it, which RFC 9844 has
// withdrawn: an IPv6 address, "%25", and unreserved characters or percent-encodings.
func isZoned(host string, zone int) bool {
	text, closed := strings.CutSuffix(host[zone:], "]")
	name, encoded := strings.CutPrefix(text, "%25")
	if !closed || !encoded || name == "" || !isIPv6(host[:zone]+"]") {
		return false
	}
	for name != "" {
		switch {
		case octets.BeginEncoding(name):
			name = name[len("%00"):]
		case isAlphanumeric(name[0]) && name[0] < utf8.RuneSelf || strings.IndexByte("-._~", name[0]) >= 0:
			name = name[1:]
		default:
			return false
		}
	}
	return true
}

// isIPv6 reports whether a host is an IPv6 address in brackets.
func isIPv6(host string) bool {
	r, err := uri.Parse("//" + host)
	return err == nil && r.HostKind() == uri.IPv6
}
