package lens

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"uriscope/core/edition"
	"uriscope/core/internal/octets"
)

// hidden stands where a password was. It does not tell how long that is.
const hidden = "****"

// credentials looks at the user information: what reads like a host, and a password. Where a
// document has passwords in some schemes only, a colon belongs to the name in the others.
func (f *Finder) credentials(scheme string) {
	if f.user == edition.Absent && f.password == edition.Absent {
		return
	}
	secret := f.password != edition.Absent && f.password.Start < f.password.End
	if schemes := f.Edition.Coverage(edition.ClearPassword).Schemes; secret && schemes != "" && !hasWord(schemes, scheme) {
		secret = false
		f.add(edition.UserName, edition.Span{Start: f.user.Start, End: f.password.End}, "colon", "yes")
	} else if !secret && f.user.Start < f.user.End {
		f.add(edition.UserName, f.user, "colon", "no")
	}
	// An "@" is not allowed in it, but the last one ends it, and each part may be taken for the host.
	for at := f.user.Start; at >= 0 && at <= f.user.End; {
		part, _, _ := strings.Cut(f.text[at:f.user.End], "@")
		if span := (edition.Span{Start: at, End: at + len(part)}); readsLikeHost(part) {
			f.add(edition.HostLikeUser, span, "host", f.of(f.host))
			break
		}
		at += len(part) + len("@")
	}
	if secret {
		f.add(edition.ClearPassword, f.password, "hidden", Hide(f.text, f.password))
	}
}

// Hide returns a text without a password in it.
func Hide(text string, password edition.Span) string {
	return text[:password.Start] + hidden + text[password.End:]
}

// readsLikeHost reports whether a text begins as a host is written that somebody may trust: labels
// with dots between them, of which the first is "www" or the last one a name that hosts end with,
// or four numbers. A name with dots alone is that of a person as well, as "mary.smith" is.
func readsLikeHost(text string) bool {
	end := 0
	for end < len(text) && (isAlphanumeric(text[end]) || text[end] == '-' || text[end] == '.') {
		end++
	}
	name := strings.TrimSuffix(text[:end], ".")
	dot := strings.LastIndexByte(name, '.')
	if dot <= 0 || strings.HasPrefix(name, ".") || strings.Contains(text[:end], "..") {
		return false
	}
	last := strings.ToLower(name[dot+1:])
	ends := len(last) == 2 && isLetter(last[0]) && isLetter(last[1]) || last[0] >= utf8.RuneSelf || hasWord(lastLabels, last)
	www := len(name) > len("www.") && octets.EqualFold(name[:len("www.")], "www.")
	return ends || www || strings.Count(name, ".") == 3 && octets.Are(name, "0123456789.")
}

// lastLabels are the last labels of most hosts that people know, but for those of countries, which
// have two letters, and those that RFC 2606 keeps for examples.
const lastLabels = "com org net edu gov mil int info biz arpa app dev io online shop site store bank example test invalid localhost local"

// service looks at the port: one that another service has, and any but the usual one.
func (f *Finder) service(scheme string) {
	if host := f.of(f.host); strings.HasPrefix(host, "[") && !strings.HasSuffix(host, "]") {
		return // of an address that is cut short, or of a spec without such addresses
	}
	number, ok := portNumber(f.of(f.port))
	usual := usualPort(scheme)
	if !ok || number == usual || scheme != "" && serviceAt(number) == scheme {
		return
	}
	id, name, value := edition.ReservedPort, "service", serviceAt(number)
	switch {
	case number > lastReserved:
		id, name, value = edition.UnusualPort, "usual", strconv.Itoa(usual)
	case usual == 0 && (value == "http" || value == "https"):
		value = "" // the web's servers may well speak what this scheme means
	}
	if usual != 0 || id == edition.ReservedPort && value != "" {
		f.add(id, f.port, name, value, "scheme", scheme)
	}
}

// emptyHost looks whether there is a host, where the scheme needs one. A name in a registry
// (draft-fielding-uri-rfc2396bis-01, section 3.2.1) is in place of one.
func (f *Finder) emptyHost(scheme string) {
	known := f.Edition.Coverage(edition.EmptyHost)
	if known.Sure == edition.NotKnown || !hasWord(known.Schemes, scheme) {
		return
	}
	span := edition.Span{Start: f.authority.Start - len("//"), End: f.authority.End}
	switch {
	case f.host == edition.Absent && !noName(f.of(f.authority)):
		return
	case f.authority == edition.Absent:
		if f.scheme == edition.Absent || f.leftOut {
			return
		}
		span = edition.Span{Start: f.scheme.Start, End: f.scheme.End + len(":")}
	}
	f.add(edition.EmptyHost, span, "scheme", scheme)
}

// noName reports whether a text names nobody: there is nothing in it but user information and
// a port.
func noName(authority string) bool {
	name := authority[strings.LastIndexByte(authority, '@')+1:]
	return name == "" || name[0] == ':'
}

// hasWord reports whether a word stands in a list with spaces between the words.
func hasWord(list, word string) bool {
	for each := range strings.SplitSeq(list, " ") {
		if each == word {
			return true
		}
	}
	return false
}

func isLetter(c byte) bool { return octets.IsLetter(c) || c >= utf8.RuneSelf }

func isAlphanumeric(c byte) bool { return isLetter(c) || octets.IsDigit(c) }
