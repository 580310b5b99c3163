package uri

// This file has the rules for a host of RFC 3986, section 3.2.2.

// A HostKind says which rule of the grammar a host matches. The rules are tried in order, so an IPv4 address is
// one although it also matches the rule of a registered name. RFC 3986, section 3.2.2.
type HostKind uint8

// The kinds of host.
const (
	NoHost    HostKind = iota // no authority or, after [Split], a host that no rule matches
	RegName                   // a registered name, which may be empty
	IPv4                      // four decimal octets without leading zeros
	IPv6                      // in brackets
	IPvFuture                 // in brackets, beginning with "v"
)

var hostKindNames = [...]string{"", "reg-name", "IPv4address", "IPv6address", "IPvFuture"}

// String returns the name of the rule in the grammar, such as "reg-name", and
// "" for [NoHost].
func (k HostKind) String() string {
	if int(k) < len(hostKindNames) {
		return hostKindNames[k]
	}
	return ""
}

// hostKind returns which rule matches the whole host, or [NoHost].
func hostKind(host string) HostKind {
	if host != "" && host[0] == '[' {
		if end, kind := matchIPLiteral(host, 0); kind != NoHost && end == len(host) {
			return kind
		}
		return NoHost
	}
	if scan(host, 0, regNameChar) != len(host) {
		return NoHost
	}
	return nameKind(host)
}

// nameKind returns which of the two kinds of host without brackets a host is.
// It must match reg-name.
func nameKind(host string) HostKind {
	// Most names end in a letter, and then nothing else needs a look.
	if n := len(host); n == 0 || classes[host[n-1]]&digit == 0 {
		return RegName
	}
	if end, ok := matchIPv4(host, 0); ok && end == len(host) {
		return IPv4
	}
	return RegName
}

// The matchers below return the offset after the longest run of bytes that some valid text could begin with. On
// failure, this is the first byte that can't be right.

// matchIPLiteral matches IP-literal at s[i], which is "[". The kind is
// [NoHost] if it doesn't match.
func matchIPLiteral(s string, i int) (end int, kind HostKind) {
	i++
	var ok bool
	if i < len(s) && s[i]|0x20 == 'v' {
		kind = IPvFuture
		end, ok = matchIPvFuture(s, i)
	} else {
		kind = IPv6
		end, ok = matchIPv6(s, i)
	}
	if !ok || end == len(s) || s[end] != ']' {
		return end, NoHost
	}
	return end + 1, kind
}

// matchIPvFuture matches IPvFuture at s[i], which is "v" in either case: under RFC 3986, section 1.3, the
// grammar's quoted letters are case-insensitive.
func matchIPvFuture(s string, i int) (end int, ok bool) {
	version := i + 1
	i = skip(s, version, hexdig, len(s))
	if i == version || i == len(s) || s[i] != '.' {
		return i, false
	}
	address := i + 1
	// The rule allows the characters in userinfoChar, but no percent-encoded
	// octets.
	i = skip(s, address, userinfoChar, len(s))
	return i, i > address
}

// matchIPv6 matches IPv6address at s[i]. The nine alternatives of the rule amount to this: eight groups, or at
// most seven of them and one "::" anywhere; the last two groups can be written as an IPv4 address.
func matchIPv6(s string, i int) (end int, ok bool) {
	groups, limit := 0, 8
	elided := false // the "::" was seen
	empty := false  // and nothing yet after it
	if i+1 < len(s) && s[i] == ':' && s[i+1] == ':' {
		elided, empty, limit = true, true, 7
		i += 2
	} else if i < len(s) && s[i] == ':' {
		return i + 1, false
	}
	for groups < limit {
		start := i
		i = skip(s, i, hexdig, 4)
		if i == start {
			return i, empty
		}
		left := limit - groups
		if i < len(s) && s[i] == '.' && (left == 2 || elided && left > 2) {
			end, ok = matchIPv4(s, start)
			return max(end, i), ok
		}
		groups++
		empty = false
		if groups == limit || i == len(s) || s[i] != ':' {
			break
		}
		i++
		if !elided && i < len(s) && s[i] == ':' {
			elided, empty, limit = true, true, 7
			i++
		}
	}
	return i, elided || groups == 8
}

// matchIPv6Address matches all of a text against IPv6address.
func matchIPv6Address(s string) (end int, ok bool) {
	end, ok = matchIPv6(s, 0)
	return end, ok && end == len(s)
}

// matchIPv4 matches IPv4address at s[i].
func matchIPv4(s string, i int) (end int, ok bool) {
	for octet := range 4 {
		if octet > 0 {
			if i == len(s) || s[i] != '.' {
				return i, false
			}
			i++
		}
		end = matchDecOctet(s, i)
		if end == i {
			return i, false
		}
		i = end
	}
	return i, true
}

// matchDecOctet returns the end of the dec-octet at s[i], or i. A leading zero is an octet by itself.
func matchDecOctet(s string, i int) (end int) {
	value := 0
	for end = i; end < len(s) && classes[s[end]]&digit != 0; end++ {
		if end > i && value == 0 {
			break
		}
		if value = 10*value + int(s[end]-'0'); value > 255 {
			break
		}
	}
	return end
}

// skip returns the offset of the first byte of s, from i on, that isn't of
// class c, passing over at most n bytes.
func skip(s string, i int, c class, n int) int {
	for ; n > 0 && i < len(s) && classes[s[i]]&c != 0; n-- {
		i++
	}
	return i
}
