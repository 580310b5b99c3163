package uri

import (
	"strings"
	"unicode/utf8"
)

// This file makes valid references from what people write, as in RFC 3986, section 2.4 and Appendix C, and RFC
// 3987, section 3.1.

// A Fix is a change that [Repair] made: text[Start:End] was replaced by With, which is empty if it was
// removed. Start and End are equal if With was only inserted.
type Fix struct {
	Start, End int // in bytes, in the text that was repaired
	With       string
}

// A Repairer makes references valid. The zero value works like [Repair].
type Repairer struct {
	// ToASCII returns the DNS form of a host beyond US-ASCII, like the method ToASCII of a profile of
	// golang.org/x/net/idna. If it is nil, such a host is percent-encoded. RFC 3986, section 3.2.2, allows
	// both.
	ToASCII func(host string) (string, error)
}

// Repair returns the valid reference that s probably means, and the changes that it made, in the order of the
// text. It doesn't change a valid text.
//
//   - Spaces and control characters around the text, and tabs and line breaks in it, are removed.
//   - "\" becomes "/" before the query, as in browsers, if there is no scheme or the scheme is http,
//     https, ws, wss, ftp, or file.
//   - A "%" that does not begin an octet, and everything else that its component cannot have, is
//     percent-encoded: characters beyond US-ASCII in UTF-8, as RFC 3987, section 3.1, maps an IRI.
//   - "./" is put in front of a relative path with a ":" in its first segment.
//
// A port that isn't a number can't be repaired, nor can a host with a misplaced bracket or ":"; the error is
// then an [*Error], whose Input is the text with the other changes.
func Repair(s string) (Reference, []Fix, error) { return Repairer{}.Repair(s) }

// Repair is the function [Repair] with these options. The error can also come from ToASCII.
func (p Repairer) Repair(s string) (Reference, []Fix, error) {
	if r, err := Parse(s); err == nil {
		return r, nil, nil
	}
	text, fixes := delimited(s)
	r := Split(text)
	if r.scheme > 0 && checkScheme(text[:r.scheme-1]) != nil {
		r = Reference{text: text, path: r.path, query: r.query} // nothing before the path
	}
	w := fixer{text: text}
	if colon := strings.IndexAny(text[:r.path], ":/"); r.pathStart() == 0 && colon >= 0 && text[colon] == ':' {
		w.replace(0, "./")
	}
	if r.authority > 0 {
		if start := r.scheme + len("//"); start < r.hostStart {
			w.keep(start)
			w.encode(r.hostStart-1, userinfoChar, "")
		}
		w.keep(r.hostStart)
		host := text[r.hostStart:r.hostEnd]
		if p.ToASCII != nil && strings.IndexFunc(host, func(c rune) bool { return c >= utf8.RuneSelf }) >= 0 {
			ascii, err := p.ToASCII(host)
			if err != nil {
				return Reference{}, nil, err
			}
			w.replace(r.hostEnd, ascii)
		}
		w.encode(r.hostEnd, regNameChar, "[:]")
	}
	w.keep(r.pathStart())
	w.encode(r.path, pathChar, "")
	if r.path < r.query {
		w.keep(r.path + 1)
		w.encode(r.query, queryChar, "")
	}
	if r.query < len(text) {
		w.keep(r.query + 1)
		w.encode(len(text), queryChar, "")
	}
	repaired, err := Parse(stringOf(w.to))
	if err != nil {
		return Reference{}, nil, err
	}
	return repaired, merged(s, fixes, w.fixes), nil
}

// delimited returns a text without surrounding characters and line breaks, and with "/" for "\" if they mean
// the same, so that it can be split.
func delimited(s string) (text string, fixes []Fix) {
	start, end := 0, len(s)
	for start < end && s[start] <= ' ' {
		start++
	}
	for start < end && s[end-1] <= ' ' {
		end--
	}
	if start > 0 {
		fixes = append(fixes, Fix{0, start, ""})
	}
	b := make([]byte, 0, end-start)
	schemeMayEnd, slashes := true, true
	for i := start; i < end; i++ {
		c := s[i]
		switch c {
		case '\t', '\n', '\r':
			if n := len(fixes) - 1; n >= 0 && fixes[n].End == i && fixes[n].With == "" {
				fixes[n].End++
			} else {
				fixes = append(fixes, Fix{i, i + 1, ""})
			}
			continue
		case ':':
			if schemeMayEnd && checkScheme(string(b)) == nil {
				slashes = hasBackslashes(string(b))
			}
			schemeMayEnd = false
		case '/':
			schemeMayEnd = false
		case '\\':
			schemeMayEnd = false
			if slashes {
				fixes = append(fixes, Fix{i, i + 1, "/"})
				c = '/'
			}
		case '?', '#':
			schemeMayEnd, slashes = false, false
		}
		b = append(b, c)
	}
	if end < len(s) {
		fixes = append(fixes, Fix{end, len(s), ""})
	}
	return stringOf(b), fixes
}

// hasBackslashes reports whether browsers treat "\" as "/" in a scheme's URLs.
func hasBackslashes(scheme string) bool {
	for _, special := range [...]string{"http", "https", "ws", "wss", "ftp", "file"} {
		if equalFold(scheme, special) {
			return true
		}
	}
	return false
}

// A fixer copies a text and changes it on the way.
type fixer struct {
	text  string
	at    int // the text before it has been copied
	to    []byte
	fixes []Fix
}

// keep copies the text up to an offset.
func (w *fixer) keep(end int) {
	w.to = append(w.to, w.text[w.at:end]...)
	w.at = end
}

// replace replaces the text up to an offset.
func (w *fixer) replace(end int, with string) {
	w.fixes = append(w.fixes, Fix{w.at, end, with})
	w.to = append(w.to, with...)
	w.at = end
}

// encode copies the text up to an offset, and percent-encodes characters that are neither in a class nor in
// more.
func (w *fixer) encode(end int, c class, more string) {
	for {
		w.keep(scan(w.text[:end], w.at, c))
		if w.at == end {
			return
		}
		if octet := w.text[w.at]; strings.IndexByte(more, octet) >= 0 {
			w.keep(w.at + 1)
		} else {
			w.replace(w.at+1, string([]byte{'%', hex[octet>>4], hex[octet&15]}))
		}
	}
}

// merged combines changes to a text with further changes to the result, which don't replace any new text, in
// one list. The octets of a character are one change.
func merged(text string, first, further []Fix) (all []Fix) {
	moved := 0
	for _, f := range further {
		for len(first) > 0 && first[0].Start <= f.Start+moved {
			moved += first[0].shortens()
			all, first = append(all, first[0]), first[1:]
		}
		f.Start += moved
		for len(first) > 0 && first[0].Start < f.End+moved { // inside of f
			moved += first[0].shortens()
			first = first[1:]
		}
		f.End += moved
		if last := len(all) - 1; last >= 0 && all[last].continuesWith(text, f) {
			all[last].End, all[last].With = f.End, all[last].With+f.With
		} else {
			all = append(all, f)
		}
	}
	return append(all, first...)
}

func (f Fix) shortens() int { return f.End - f.Start - len(f.With) }

// continuesWith reports whether an octet that is encoded belongs to the character before it.
func (f Fix) continuesWith(text string, next Fix) bool {
	return f.End == next.Start && strings.HasPrefix(f.With, "%") && !utf8.RuneStart(text[next.Start]) && len(f.With) < utf8.UTFMax*len("%41")
}
