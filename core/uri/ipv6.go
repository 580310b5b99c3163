package uri

import "strconv"

// This file writes IPv6 addresses as RFC 5952, section 4 recommends.

// withCanonicalIPv6 returns r with its host in canonical form, if it is an IPv6 address.
func (r *Reference) withCanonicalIPv6() Reference {
	if r.kind != IPv6 {
		return *r
	}
	host := r.text[r.hostStart:r.hostEnd]
	canonical := string(appendIPv6(make([]byte, 0, len("[ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff]")), parseIPv6(host[1:len(host)-1])))
	if canonical == host {
		return *r
	}
	return Split(r.text[:r.hostStart] + canonical + r.text[r.hostEnd:])
}

// parseIPv6 returns the groups of an address, which must match IPv6address.
func parseIPv6(s string) (groups [8]uint16) {
	n, elided := 0, -1
	for i := 0; i < len(s); {
		if s[i] == ':' {
			if i++; i < len(s) && s[i] == ':' { // also at the start
				elided = n
				i++
			}
			continue
		}
		end := skip(s, i, hexdig, 4)
		if end < len(s) && s[end] == '.' {
			for octet := range 4 {
				end = skip(s, i, digit, 3)
				value, _ := strconv.ParseUint(s[i:end], 10, 8)
				groups[n+octet/2] = groups[n+octet/2]<<8 | uint16(value)
				i = end + len(".")
			}
			n += 2
			break
		}
		for ; i < end; i++ {
			groups[n] = groups[n]<<4 | uint16(unhex(s[i]))
		}
		n++
	}
	if elided >= 0 {
		moved := copy(groups[8-(n-elided):], groups[elided:n])
		clear(groups[elided : 8-moved])
	}
	return groups
}

// appendIPv6 appends an address with brackets. An IPv4 address that is mapped to an IPv6 one is
// written as RFC 5952, section 5, recommends.
func appendIPv6(b []byte, groups [8]uint16) []byte {
	b = append(b, '[')
	if groups[5] == 0xFFFF && [5]uint16(groups[:5]) == [5]uint16{} {
		b = append(b, "::ffff"...)
		for i := range 4 {
			b = append(b, ":..."[i])
			b = strconv.AppendUint(b, uint64(byte(groups[6+i/2]>>(8*(1-i%2)))), 10)
		}
		return append(b, ']')
	}
	start, end := zeros(groups)
	for i := 0; i < len(groups); i++ {
		if i == start {
			b = append(b, "::"...)
			if i = end; i == len(groups) {
				break
			}
		} else if i > 0 {
			b = append(b, ':')
		}
		b = strconv.AppendUint(b, uint64(groups[i]), 16)
	}
	return append(b, ']')
}

// zeros returns the first of the longest runs of zero groups. A single zero group isn't shortened: RFC 5952,
// section 4.2.
func zeros(groups [8]uint16) (start, end int) {
	start, end = -1, -1
	for i := 0; i < len(groups); i++ {
		j := i
		for j < len(groups) && groups[j] == 0 {
			j++
		}
		if j-i > max(end-start, 1) {
			start, end = i, j
		}
		i = j
	}
	return start, end
}
