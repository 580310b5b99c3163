package lens

import (
	"strings"
	"unicode/utf8"

	"uriscope/core/edition"
	"uriscope/core/internal/invisible"
	"uriscope/core/internal/octets"
)

// escapeLength is the length of a percent-encoding, in bytes.
const escapeLength = len("%20")

// escapes examines the percent-encodings of a text for harm that they would do if decoded too early. Some of
// the schemes that a spec defines don't reserve "/", so encoding it changes nothing.
func (f *Finder) escapes(scheme string) {
	at := strings.IndexByte(f.text, '%')
	if at < 0 {
		return
	}
	path, schemes := f.path, f.Edition.Coverage(edition.EncodedSlash).Schemes
	hierarchical := f.authority != edition.Absent || strings.IndexByte(path.Of(f.text), '/') >= 0
	body := len(f.text) // of a message, in which RFC 6068, section 5 requires these line ends
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

// harmful returns the end of text that begins with "%25" at an offset and does harm if it is decoded twice: it
// becomes the end of a line or of a text or, in the path, a segment delimiter or a dot. It returns 0 for any
// other text. "25" can be repeated.
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

// next returns the offset of the first "%" after an offset, or the length of the text.
func next(text string, at int) int {
	if i := strings.IndexByte(text[at+1:], '%'); i >= 0 {
		return at + 1 + i
	}
	return len(text)
}

// escaped returns the octet percent-encoded at an offset, if any.
func escaped(text string, at int) (octet byte, ok bool) {
	if at >= len(text) || text[at] != '%' || !octets.BeginEncoding(text[at:]) { // true for most octets
		return 0, false
	}
	return octets.Encoded(text[at:]), true
}

// escapedRune returns the character whose UTF-8 is percent-encoded at an offset, and the length of the encoding
// in the text, in bytes. If it isn't UTF-8, it returns U+FFFD and the length of one percent-encoding.
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

// segments examines each segment of the path: whether percent-decoding would turn it into "." or "..", and
// whether it names a device. It skips paths without "/" after a scheme, because those are mail addresses or
// names, not paths of files.
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

// areEncodedDots reports whether a segment is one or two dots, with at least one of them percent-encoded.
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

// isDevice reports whether a segment names a device, in any case, followed by a dot or colon and any text, or
// with spaces, percent-encoded or not. The devices are the examples of RFC 3986, section 7.3, and the names
// that Windows reserves, in which a digit can be a superscript (Microsoft, Naming Files, Paths, and
// Namespaces).
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

// isSerial reports whether a text is a digit from 1 to 9, or a superscript from 1 to 3.
func isSerial(text []byte) bool {
	return len(text) == 1 && '1' <= text[0] && text[0] <= '9' || string(text) == "¹" || string(text) == "²" || string(text) == "³"
}
