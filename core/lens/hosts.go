package lens

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"uriscope/core/edition"
	"uriscope/core/internal/names"
	"uriscope/core/internal/octets"
	"uriscope/core/uri"
)

// name looks at the host: none where there has to be one, one that is read as another
// address, and the zone of an IPv6 address.
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
			if end > zone+len("%25") && strings.HasPrefix(host[zone:], "%25") { // as RFC 6874 had it, which RFC 9844 has withdrawn
				form = "rfc6874"
			}
			f.add(edition.Zone, edition.Span{Start: f.host.Start + zone, End: f.host.Start + end}, "form", form)
		}
		return
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
	host = octets.Decode(host) // as programs may do before they look at a name
	if address, ok := readAddress(host); ok {
		f.add(edition.RareAddress, f.host, "address", address)
	} else if looksLikeIPv4(host) {
		f.add(edition.NumericName, f.host, "because", string(names.NoAddress(host)))
	}
}

// readAddress returns the address that functions such as inet_aton read: of one to four
// numbers with dots between them, the last fills all bytes that are left. A number is
// decimal, octal after "0", or hexadecimal after "0x" (RFC 3986, section 7.4).
func readAddress(name string) (address string, ok bool) {
	const bytes = 4
	left, number := bytes, uint64(0)
	for {
		part, rest, more := strings.Cut(name, ".")
		value, ok := readNumber(part)
		most := uint64(0xFF)
		if !more {
			most = 1<<(8*left) - 1
		}
		if !ok || value > most || left == 1 && more {
			return "", false
		}
		if !more {
			return dotted(number<<(8*left) | value), true
		}
		number = number<<8 | value
		left--
		name = rest
	}
}

// readNumber returns the value of a number as the language C writes it, if it has at most 32
// bits.
func readNumber(text string) (value uint64, ok bool) {
	radix := uint64(10)
	switch {
	case len(text) > 2 && text[0] == '0' && text[1]|0x20 == 'x':
		text, radix = text[2:], 16
	case len(text) > 1 && text[0] == '0':
		text, radix = text[1:], 8
	}
	for i := range len(text) {
		digit := uint64(octets.HexValue(text[i])) // beyond any radix for what is none
		if digit >= radix {
			return 0, false
		}
		if value = value*radix + digit; value > 1<<32-1 {
			return 0, false
		}
	}
	return value, text != ""
}

// dotted writes an address as four decimal numbers.
func dotted(address uint64) string {
	b := make([]byte, 0, len("255.255.255.255"))
	for shift := 24; shift >= 0; shift -= 8 {
		b = strconv.AppendUint(b, address>>shift&0xFF, 10)
		if shift > 0 {
			b = append(b, '.')
		}
	}
	return string(b)
}

// looksLikeIPv4 reports whether a name is one to four numbers, decimal, octal or hexadecimal,
// with dots between them and perhaps one at the end.
func looksLikeIPv4(name string) bool {
	name = strings.TrimSuffix(name, ".")
	for parts := 1; ; parts++ {
		part, rest, more := strings.Cut(name, ".")
		digits := octets.Digits
		if len(part) > 2 && part[0] == '0' && part[1]|0x20 == 'x' {
			part, digits = part[2:], octets.HexDigits
		}
		if part == "" || !octets.Are(part, digits) || parts > 4 {
			return false
		}
		if !more {
			return true
		}
		name = rest
	}
}
