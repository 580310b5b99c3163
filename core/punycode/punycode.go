// Package punycode encodes and decodes non-ASCII labels of domain names, as in RFC 3492.
package punycode

import (
	"strings"
	"unicode/utf8"
	"uriscope/core/internal/octets"
)

// The parameters of RFC 3492, section 5.
const (
	pBase    = 36
	pTMin    = 1
	pTMax    = 26
	pSkew    = 38
	pDamp    = 700
	pBias    = 72
	pInitial = 0x80
	// longestLabel is the maximum number of characters of a label: names for look-ups have 63 octets, and the
	// time is quadratic.
	longestLabel = 255
)

// Prefix begins a label that is Punycode (RFC 3490, section 5).
const Prefix = "xn--"

// IsPrefixed reports whether a label begins with the prefix, in capitals or not.
func IsPrefixed(label string) bool {
	return len(label) >= len(Prefix) && label[0]|0x20 == 'x' && label[1]|0x20 == 'n' && label[2:4] == "--"
}

// Encode encodes a label (RFC 3492, section 6.3). It fails if the label isn't UTF-8 or has more than 255
// characters.
func Encode(label string) (encoded string, ok bool) {
	runes := []rune(label)
	if !utf8.ValidString(label) || len(runes) > longestLabel {
		return "", false
	}
	var b []byte
	for _, r := range runes {
		if r < pInitial {
			b = append(b, byte(r))
		}
	}
	basic := len(b)
	if basic > 0 {
		b = append(b, '-')
	}
	n, delta, bias := rune(pInitial), 0, pBias
	for handled := basic; handled < len(runes); n++ {
		next := rune(utf8.MaxRune)
		for _, r := range runes {
			if r >= n && r < next {
				next = r
			}
		}
		delta += int(next-n) * (handled + 1)
		n = next
		for _, r := range runes {
			switch {
			case r < n:
				delta++
			case r == n:
				b = appendDelta(b, delta, bias)
				bias = adapt(delta, handled+1, handled == basic)
				delta = 0
				handled++
			}
		}
		delta++
	}
	return string(b), true
}

// appendDelta appends a number as digits of a variable length.
func appendDelta(b []byte, delta, bias int) []byte {
	for k := pBase; ; k += pBase {
		t := threshold(k, bias)
		if delta < t {
			return append(b, pDigits[delta])
		}
		b = append(b, pDigits[t+(delta-t)%(pBase-t)])
		delta = (delta - t) / (pBase - t)
	}
}

const pDigits = "abcdefghijklmnopqrstuvwxyz0123456789"

func threshold(k, bias int) int { return min(max(k-bias, pTMin), pTMax) }

// adapt follows RFC 3492, section 6.1.
func adapt(delta, points int, first bool) int {
	if first {
		delta /= pDamp
	} else {
		delta /= 2
	}
	delta += delta / points
	k := 0
	for delta > (pBase-pTMin)*pTMax/2 {
		delta /= pBase - pTMin
		k += pBase
	}
	return k + (pBase-pTMin+1)*delta/(delta+pSkew)
}

// Decode decodes a label without its prefix (RFC 3492, section 6.2). ok is false if it isn't Punycode.
func Decode(encoded string) (label string, ok bool) {
	if len(encoded) > longestLabel || !octets.IsASCII(encoded) {
		return "", false
	}
	var runes []rune
	if last := strings.LastIndexByte(encoded, '-'); last >= 0 {
		runes = []rune(encoded[:last])
		encoded = encoded[last+1:]
	}
	n, at, bias := pInitial, 0, pBias
	for i := 0; i < len(encoded); {
		before, weight := at, 1
		for k := pBase; ; k += pBase {
			if i == len(encoded) {
				return "", false
			}
			digit := pDigit(encoded[i])
			i++
			if digit < 0 {
				return "", false
			}
			at += digit * weight
			t := threshold(k, bias)
			if at > 1<<30 {
				return "", false
			}
			if digit < t {
				break
			}
			weight *= pBase - t
			if weight > 1<<30 {
				return "", false
			}
		}
		points := len(runes) + 1
		bias = adapt(at-before, points, before == 0)
		n += at / points
		at %= points
		if n > utf8.MaxRune || !utf8.ValidRune(rune(n)) {
			return "", false
		}
		runes = append(runes, 0)
		copy(runes[at+1:], runes[at:])
		runes[at] = rune(n)
		at++
	}
	return string(runes), true
}

// pDigit returns the value of a digit, or -1.
func pDigit(c byte) int {
	switch {
	case octets.IsLetter(c):
		return int(c | 0x20 - 'a')
	case octets.IsDigit(c):
		return int(c-'0') + 26
	}
	return -1
}

// Unicode returns a domain with its labels that are Punycode decoded. It reports whether all of them
// can be.
func Unicode(domain string) (string, bool) {
	if !strings.Contains(domain, "--") {
		return domain, true
	}
	labels, all := strings.Split(domain, "."), true
	for i, label := range labels {
		if !IsPrefixed(label) {
			continue
		}
		if decoded, ok := Decode(label[len(Prefix):]); ok {
			labels[i] = decoded
		} else {
			all = false
		}
	}
	return strings.Join(labels, "."), all
}

// HasOuterHyphen reports whether a label, decoded, begins or ends with a hyphen.
func HasOuterHyphen(label string) bool {
	label, _ = Unicode(label)
	return strings.HasPrefix(label, "-") || strings.HasSuffix(label, "-")
}
