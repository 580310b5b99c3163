package lens

import (
	"strings"
	"unicode/utf8"

	"uriscope/core/edition"
	"uriscope/core/internal/invisible"
	"uriscope/core/internal/octets"
)

// Length of a percent-encoding, in bytes.
const escapeLength = len("%20")

// escapes looks at the percent-encodings of a text: what they would do if they were decoded
// too early. Of the schemes that a document defines, some reserve no "/", so that encoding it
// changes nothing.
func (f *Finder) escapes(scheme string) {
	at := strings.IndexByte(f.text, '%')
	if at < 0 {
		return
	}
	path, schemes := f.path, f.Edition.Coverage(edition.EncodedSlash).Schemes
	hierarchical := f.authority != edition.Absent || strings.IndexByte(path.Of(f.text), '/') >= 0
	body := len(f.text) // of a message, where RFC 6068, section 5 asks for these ends of lines
	if i := strings.IndexByte(f.text, '?'); scheme == "mailto" && i >= 0 {
		body = i
	}
	var crlf, nul, slash, backslash, hosts, sign, twice, unseen, other occurrences
	var hiding rune
	for at < len(f.text) {
		octet, ok := escaped(f.text, at)
		if !ok {
			at = next(f.text, at)
			continue
		}
		end := at + escapeLength
		inPath := path.Start <= at && end <= path.End
		switch {
		case octet == '\r' || octet == '\n':
			if at < body {
				crlf.meet(at, end)
			}
		case octet == 0:
			nul.meet(at, end)
		case octet == '/' && inPath && (schemes == "" || hasWord(schemes, scheme)):
			slash.meet(at, end)
		case octet == '\\' && inPath:
			backslash.meet(at, end)
		case octet == '\\' && f.host.Start <= at && end <= f.host.End:
			hosts.meet(at, end)
		case (octet == ':' || octet == '[' || octet == ']') && inPath && hierarchical:
			sign.meet(at, end)
		case octet == '%':
			if last := harmful(f.text, at, inPath); last > 0 {
				end = last
				twice.meet(at, end)
			}
		case octet >= utf8.RuneSelf:
			r, length := escapedRune(f.text, at)
			if invisible.Is(r) {
				if unseen.meet(at, at+length); unseen.met == 1 && hiding == 0 {
					hiding = r
				}
			}
			end = at + length
			if inHost := f.host.Start <= at && end <= f.host.End; r == utf8.RuneError && length == escapeLength && !inHost {
				other.meet(at, end)
			}
		}
		at = next(f.text, end-1)
	}
	f.addOccurrences(edition.EncodedCRLF, crlf)
	f.addOccurrences(edition.EncodedNUL, nul)
	f.addOccurrences(edition.EncodedSlash, slash)
	f.addOccurrences(edition.EncodedBackslash, hosts, "in", "host")
	if hosts.met == 0 {
		f.addOccurrences(edition.EncodedBackslash, backslash, "in", "path")
	}
	f.addOccurrences(edition.EncodedSign, sign)
	if twice.met > 0 {
		once := octets.Decode(twice.first.Of(f.text))
		f.addOccurrences(edition.DoubleEncoded, twice, "once", once, "twice", octets.Decode(once))
	}
	f.addOccurrences(edition.NotUTF8, other)
	if hiding != 0 {
		f.addOccurrences(edition.EncodedUnseen, unseen, "character", string(hiding))
	}
}

// harmful returns the end of what begins with "%25" at a place and does harm once it is decoded again:
// the end of a line or of a text or, in the path, a delimiter of segments or a dot; 0 where nothing
// does. There may be more of "25" between.
func harmful(text string, at int, inPath bool) (end int) {
	digits := at + len("%25")
	for strings.HasPrefix(text[digits:], "25") {
		digits += len("25")
	}
	if end = digits + len("2F"); end > len(text) || octets.HexValue(text[digits]) < 0 || octets.HexValue(text[digits+1]) < 0 {
		return 0
	}
	switch octets.HexValue(text[digits])<<4 | octets.HexValue(text[digits+1]) {
	case '/', '\\', '.':
		if !inPath {
			return 0
		}
	case 0, '\r', '\n':
	default:
		return 0
	}
	return end
}

// next returns the offset of the first "%" behind a place, the length of the text if there is
// none.
func next(text string, at int) int {
	if i := strings.IndexByte(text[at+1:], '%'); i >= 0 {
		return at + 1 + i
	}
	return len(text)
}

// escaped returns the octet that is percent-encoded at a place, if one is.
func escaped(text string, at int) (octet byte, ok bool) {
	if at >= len(text) || text[at] != '%' || !octets.BeginEncoding(text[at:]) { // most octets are no "%"
		return 0, false
	}
	return octets.Encoded(text[at:]), true
}

// escapedRune returns the character whose UTF-8 is percent-encoded from a place on, and the
// length of that in the text, in bytes; U+FFFD and one percent-encoding where there is none.
func escapedRune(text string, at int) (r rune, length int) {
	var buffer [utf8.UTFMax]byte
	n := 0
	for n < len(buffer) {
		octet, ok := escaped(text, at+n*escapeLength)
		if !ok || octet < utf8.RuneSelf {
			break
		}
		buffer[n] = octet
		n++
	}
	r, size := utf8.DecodeRune(buffer[:n])
	return r, size * escapeLength
}

// segments looks at each segment of the path: one that percent-decoding would turn into "."
// or "..", and one that names a device, unless nothing separates segments behind a scheme: that
// is a mail address or a name, and no path to a file.
func (f *Finder) segments() {
	path := f.path
	dots, devices, parameters := f.knows(edition.EncodedDots), f.knows(edition.DeviceName), f.knows(edition.DotsWithParameter)
	if !dots && !devices && !parameters || path == edition.Absent {
		return
	}
	if f.scheme != edition.Absent && strings.IndexByte(path.Of(f.text), '/') < 0 {
		devices = false
	}
	var encoded, parameterized, named occurrences
	for at := path.Start; at < path.End; {
		end := path.End
		if i := strings.IndexByte(f.text[at:end], '/'); i >= 0 {
			end = at + i
		}
		segment := f.text[at:end]
		if dots && areEncodedDots(segment) {
			encoded.meet(at, end)
		}
		if parameters && strings.HasPrefix(segment, "..;") {
			parameterized.meet(at, end)
		}
		if devices && isDevice(segment) {
			named.meet(at, end)
		}
		at = end + len("/")
	}
	f.addOccurrences(edition.EncodedDots, encoded)
	f.addOccurrences(edition.DotsWithParameter, parameterized)
	f.addOccurrences(edition.DeviceName, named)
}

// areEncodedDots reports whether a segment is one dot or two, at least one of which is
// percent-encoded.
func areEncodedDots(segment string) bool {
	if segment == "" || segment[0] != '.' && segment[0] != '%' {
		return false
	}
	dots, encoded := 0, false
	for ; segment != "" && dots < 2; dots++ {
		switch octet, ok := escaped(segment, 0); {
		case segment[0] == '.':
			segment = segment[1:]
		case ok && octet == '.':
			segment = segment[escapeLength:]
			encoded = true
		default:
			return false
		}
	}
	return segment == "" && encoded
}

// isDevice reports whether a segment names a device, in letters of either case, with anything
// behind a dot or a colon, or with spaces, percent-encoded or not: those that RFC 3986, section
// 7.3 has as its examples, and those that Windows reserves, where a digit may be raised
// (Microsoft, Naming Files, Paths, and Namespaces).
func isDevice(segment string) bool {
	if segment == "..." || segment == "" || strings.IndexByte("acnlpACNLP%", segment[0]) < 0 {
		return segment == "..."
	}
	var buffer [len("conout$")]byte
	n := 0
	for at := 0; at < len(segment); at++ {
		c := segment[at]
		if octet, ok := escaped(segment, at); ok {
			c = octet
			at += escapeLength - 1
		}
		if c == '.' || c == ':' {
			break
		}
		if 'A' <= c && c <= 'Z' {
			c |= 0x20
		}
		switch {
		case n < len(buffer):
			buffer[n] = c
			n++
		case c != ' ':
			return false
		}
	}
	for n > 0 && buffer[n-1] == ' ' {
		n--
	}
	switch name := buffer[:n]; string(name) {
	case "aux", "con", "nul", "prn", "lpt", "conin$", "conout$":
		return true
	default:
		return n > len("com") && (string(name[:len("com")]) == "com" || string(name[:len("lpt")]) == "lpt") && isSerial(name[len("com"):])
	}
}

// isSerial reports whether a text is a digit from 1 to 9, or a raised one from 1 to 3.
func isSerial(text []byte) bool {
	return len(text) == 1 && '1' <= text[0] && text[0] <= '9' || string(text) == "¹" || string(text) == "²" || string(text) == "³"
}
