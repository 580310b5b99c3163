package encode

import "unicode/utf8"

// The ids of charsets.
const (
	UTF8   = "utf-8"
	Latin1 = "iso-8859-1"
	// Windows1252 has other characters than ISO Latin 1 instead of its control characters.
	Windows1252 = "windows-1252"
	// EBCDIC is code page 037, as one of several: the letters, digits and the space are the
	// same in all of them.
	EBCDIC = "ebcdic"
)

// CharsetIDs are the ids of all supported charsets.
var CharsetIDs = []string{UTF8, Latin1, EBCDIC}

// charsetOf returns the charset with an id, or nil.
func charsetOf(id string) *charset {
	switch id {
	case UTF8:
		return &charset{}
	case Latin1:
		return &charset{single: true}
	case EBCDIC:
		return &charset{single: true, octets: ebcdic}
	case Windows1252:
		return &charset{single: true, high: windows1252}
	}
	return nil
}

// UnknownCharset is the error for a charset that doesn't exist.
type UnknownCharset string

func (id UnknownCharset) Error() string { return "unknown charset " + string(id) }

// A charset maps characters to octets: to UTF-8 or, if it is single, to one octet for each character up to
// U+00FF.
type charset struct {
	single bool
	octets string // the octets by code point; if empty, octets are code points
	high   string // the characters from 0x80 to 0x9F, if they differ from the code points
}

const windows1252 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ"

// keepsASCII reports whether the charset contains US-ASCII unchanged.
func (c *charset) keepsASCII() bool { return c.octets == "" }

// append appends the octets of a character; nothing if the charset doesn't have it.
func (c *charset) append(b []byte, r rune) []byte {
	switch {
	case !c.single:
		return utf8.AppendRune(b, r)
	case c.high != "" && (r > 0xFF || r >= utf8.RuneSelf && r < 0xA0):
		octet := byte(utf8.RuneSelf)
		for _, one := range c.high {
			if one == r {
				return append(b, octet)
			}
			octet++
		}
		return b
	case r > 0xFF:
		return b
	case c.octets != "":
		return append(b, c.octets[r])
	}
	return append(b, byte(r))
}

// decode returns the characters of octets. Invalid octets become U+FFFD.
func (c *charset) decode(octets string) string {
	b := make([]byte, 0, len(octets))
	if !c.single {
		for _, r := range octets {
			b = utf8.AppendRune(b, r)
		}
		return string(b)
	}
	var characters [256]rune
	for r := range rune(256) {
		if octet := c.append(nil, r); len(octet) > 0 {
			characters[octet[0]] = r
		}
	}
	octet := utf8.RuneSelf
	for _, r := range c.high {
		characters[octet] = r
		octet++
	}
	for i := range len(octets) {
		b = utf8.AppendRune(b, characters[octets[i]])
	}
	return string(b)
}

// ebcdic has the octet of each character up to U+00FF in code page 037.
const ebcdic = "" +
	"\x00\x01\x02\x03\x37\x2D\x2E\x2F\x16\x05\x25\x0B\x0C\x0D\x0E\x0F\x10\x11\x12\x13\x3C\x3D\x32\x26\x18\x19\x3F\x27\x1C\x1D\x1E\x1F" +
	"\x40\x5A\x7F\x7B\x5B\x6C\x50\x7D\x4D\x5D\x5C\x4E\x6B\x60\x4B\x61\xF0\xF1\xF2\xF3\xF4\xF5\xF6\xF7\xF8\xF9\x7A\x5E\x4C\x7E\x6E\x6F" +
	"\x7C\xC1\xC2\xC3\xC4\xC5\xC6\xC7\xC8\xC9\xD1\xD2\xD3\xD4\xD5\xD6\xD7\xD8\xD9\xE2\xE3\xE4\xE5\xE6\xE7\xE8\xE9\xBA\xE0\xBB\xB0\x6D" +
	"\x79\x81\x82\x83\x84\x85\x86\x87\x88\x89\x91\x92\x93\x94\x95\x96\x97\x98\x99\xA2\xA3\xA4\xA5\xA6\xA7\xA8\xA9\xC0\x4F\xD0\xA1\x07" +
	"\x20\x21\x22\x23\x24\x15\x06\x17\x28\x29\x2A\x2B\x2C\x09\x0A\x1B\x30\x31\x1A\x33\x34\x35\x36\x08\x38\x39\x3A\x3B\x04\x14\x3E\xFF" +
	"\x41\xAA\x4A\xB1\x9F\xB2\x6A\xB5\xBD\xB4\x9A\x8A\x5F\xCA\xAF\xBC\x90\x8F\xEA\xFA\xBE\xA0\xB6\xB3\x9D\xDA\x9B\x8B\xB7\xB8\xB9\xAB" +
	"\x64\x65\x62\x66\x63\x67\x9E\x68\x74\x71\x72\x73\x78\x75\x76\x77\xAC\x69\xED\xEE\xEB\xEF\xEC\xBF\x80\xFD\xFE\xFB\xFC\xAD\xAE\x59" +
	"\x44\x45\x42\x46\x43\x47\x9C\x48\x54\x51\x52\x53\x58\x55\x56\x57\x8C\x49\xCD\xCE\xCB\xCF\xCC\xE1\x70\xDD\xDE\xDB\xDC\x8D\x8E\xDF"

// nameOf returns the name of a charset.
func nameOf(id string) string {
	switch id {
	case Latin1:
		return "ISO Latin 1"
	case EBCDIC:
		return "EBCDIC"
	case Windows1252:
		return Windows1252
	}
	return "UTF-8"
}
