package lens

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"uriscope/core/edition"
	"uriscope/core/internal/octets"
)

// hidden replaces a password, without showing its length.
const hidden = "****"

// credentials examines the user information for text that looks like a host, and for a password. If a spec has
// passwords only in some schemes, a colon in other schemes belongs to the name.
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
	// It must not contain "@", but the last "@" ends it, and each part could be mistaken for the host.
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

// Hide returns a text with its password replaced.
func Hide(text string, password edition.Span) string {
	return text[:password.Start] + hidden + text[password.End:]
}

// readsLikeHost reports whether a text begins like a trustworthy host: labels separated by dots, beginning with
// "www" or ending with a common top-level name; or four numbers. A dotted name alone can be a person's, like
// "mary.smith".
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

// lastLabels are the last labels of most well-known hosts, apart from country codes, which have two letters. It
// includes the names that RFC 2606 reserves for examples.
const lastLabels = "com org net edu gov mil int info biz arpa app dev io online shop site store bank example test invalid localhost local"

// service examines the port: whether it is another service's, or not the usual one.
func (f *Finder) service(scheme string) {
	if host := f.of(f.host); strings.HasPrefix(host, "[") && !strings.HasSuffix(host, "]") {
		return // of a truncated address, or in a spec without such addresses
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
		value = "" // web servers can well offer what this scheme means
	}
	if usual != 0 || id == edition.ReservedPort && value != "" {
		f.add(id, f.port, name, value, "scheme", scheme)
	}
}

// emptyHost checks that there is a host if the scheme needs one. A name in a registry
// (draft-fielding-uri-rfc2396bis-01, section 3.2.1) also counts.
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

// noName reports whether an authority has only user information and a port.
func noName(authority string) bool {
	name := authority[strings.LastIndexByte(authority, '@')+1:]
	return name == "" || name[0] == ':'
}

// hasWord reports whether a space-separated list contains a word.
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
