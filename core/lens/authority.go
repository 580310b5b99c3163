package lens

import (
	"strconv"
	"strings"

	"uriscope/core/edition"
)

// hidden stands where a password was. It does not tell how long that is.
const hidden = "****"

// user looks at the user information: what reads like a host, and a password. Some editions
// have the password as a part of its own; in the others it follows the first colon.
func (g *Glass) user() {
	user, password := edition.Absent, edition.Absent
	for _, p := range g.Parts {
		if p.Role != edition.Userinfo || p.Span == edition.Absent {
			continue
		}
		if user == edition.Absent {
			user = p.Span
		} else {
			password = p.Span
		}
	}
	if user == edition.Absent {
		return
	}
	if password == edition.Absent {
		if colon := strings.IndexByte(user.Of(g.Text), ':'); colon >= 0 {
			password = edition.Span{Start: user.Start + colon + len(":"), End: user.End}
			user.End = user.Start + colon
		}
	}
	secret := password != edition.Absent && password.Start < password.End
	if !secret {
		g.add(edition.UserName, user)
	}
	if readsLikeHost(user.Of(g.Text)) {
		host, _ := g.of(edition.Host)
		g.add(edition.HostLikeUser, user, "host", host)
	}
	if secret {
		g.add(edition.ClearPassword, password, "hidden", g.Text[:password.Start]+hidden+g.Text[password.End:])
	}
}

// readsLikeHost reports whether a text begins as a host is written: labels with dots between
// them, of which the last one has two letters or more, or four numbers.
func readsLikeHost(text string) bool {
	end := 0
	for end < len(text) && (isAlphanumeric(text[end]) || text[end] == '-' || text[end] == '.') {
		end++
	}
	name := strings.TrimSuffix(text[:end], ".")
	dot := strings.LastIndexByte(name, '.')
	if dot <= 0 || strings.HasPrefix(name, ".") || strings.Contains(name, "..") {
		return false
	}
	last := name[dot+1:]
	return len(last) > 1 && isLetter(last[0]) && isLetter(last[1]) || strings.Count(name, ".") == 3 && consistsOf(name, "0123456789.")
}

// port looks at the port: one that another service has, and any but the usual one.
func (g *Glass) port(scheme string) {
	at := g.part(edition.Port).Span
	number, ok := portNumber(at.Of(g.Text))
	usual := usualPort(scheme)
	if !ok || number == usual {
		return
	}
	switch service := serviceAt(number); {
	case number > lastReserved:
		if usual != 0 {
			g.add(edition.UnusualPort, at, "usual", strconv.Itoa(usual), "scheme", scheme)
		}
	case usual != 0:
		g.add(edition.ReservedPort, at, "service", service, "scheme", scheme)
	case service != "" && service != "http" && service != "https":
		// Whether a scheme that is not known is spoken by the web's servers is not known either.
		g.add(edition.ReservedPort, at, "service", service, "scheme", scheme)
	}
}

// emptyHost looks whether there is a host, where the scheme needs one.
func (g *Glass) emptyHost(scheme string) {
	if !g.knows(edition.EmptyHost) || !hasWord(g.Edition.Findings[edition.EmptyHost].Schemes, scheme) {
		return
	}
	authority, own := g.part(edition.Authority).Span, g.part(edition.Scheme).Span
	host, _ := g.of(edition.Host)
	switch {
	case host != "":
	case authority != edition.Absent:
		g.add(edition.EmptyHost, edition.Span{Start: authority.Start - len("//"), End: authority.End}, "scheme", scheme)
	case own != edition.Absent && !g.leftOut:
		g.add(edition.EmptyHost, edition.Span{Start: own.Start, End: own.End + len(":")}, "scheme", scheme)
	}
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

func isLetter(c byte) bool { return 'a' <= c|0x20 && c|0x20 <= 'z' }

func isAlphanumeric(c byte) bool { return isLetter(c) || '0' <= c && c <= '9' }

// consistsOf reports whether all bytes of a text are in a set.
func consistsOf(text, set string) bool {
	for i := range len(text) {
		if strings.IndexByte(set, text[i]) < 0 {
			return false
		}
	}
	return true
}
