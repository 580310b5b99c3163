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
func (g *Glass) credentials(scheme string) {
	if g.user == edition.Absent {
		return
	}
	secret := g.password != edition.Absent && g.password.Start < g.password.End
	if schemes := g.Edition.Known(edition.ClearPassword).Schemes; secret && schemes != "" && !hasWord(schemes, scheme) {
		secret = false
		g.add(edition.UserName, edition.Span{Start: g.user.Start, End: g.password.End}, "colon", "yes")
	} else if !secret {
		g.add(edition.UserName, g.user, "colon", "no")
	}
	if readsLikeHost(g.of(g.user)) {
		g.add(edition.HostLikeUser, g.user, "host", g.of(g.host))
	}
	if secret {
		g.add(edition.ClearPassword, g.password, "hidden", g.text[:g.password.Start]+hidden+g.text[g.password.End:])
	}
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
	www := len(name) > len("www.") && strings.EqualFold(name[:len("www.")], "www.")
	return ends || www || strings.Count(name, ".") == 3 && octets.Are(name, "0123456789.")
}

// lastLabels are the last labels of most hosts that people know, but for those of countries, which
// have two letters, and those that RFC 2606 keeps for examples.
const lastLabels = "com org net edu gov mil int info biz arpa app dev io online shop site store bank example test invalid localhost local"

// service looks at the port: one that another service has, and any but the usual one.
func (g *Glass) service(scheme string) {
	number, ok := portNumber(g.of(g.port))
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
		g.add(id, g.port, name, value, "scheme", scheme)
	}
}

// emptyHost looks whether there is a host, where the scheme needs one. A name in a registry
// (draft-fielding-uri-rfc2396bis-01, section 3.2.1) is in place of one.
func (g *Glass) emptyHost(scheme string) {
	known := g.Edition.Known(edition.EmptyHost)
	if known.Sure == edition.NotKnown || !hasWord(known.Schemes, scheme) {
		return
	}
	span := edition.Span{Start: g.authority.Start - len("//"), End: g.authority.End}
	switch {
	case g.host == edition.Absent && !noName(g.of(g.authority)):
		return
	case g.authority == edition.Absent:
		if g.scheme == edition.Absent || g.leftOut {
			return
		}
		span = edition.Span{Start: g.scheme.Start, End: g.scheme.End + len(":")}
	}
	g.add(edition.EmptyHost, span, "scheme", scheme)
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

func isLetter(c byte) bool { return 'a' <= c|0x20 && c|0x20 <= 'z' || c >= utf8.RuneSelf }

func isAlphanumeric(c byte) bool { return isLetter(c) || '0' <= c && c <= '9' }
