package account_test

import (
	"math/rand"
	"strings"

	"uriscope.example/core/uri"
	"uriscope/core/account"
	"uriscope/core/edition"
)

func pick(r *rand.Rand, from ...string) string { return from[r.Intn(len(from))] }

// form is the structure of a text. With another structure, another clause can apply.
func text(r *rand.Rand, base bool) string {
	var b strings.Builder
	if base || r.Intn(6) == 0 {
		b.WriteString(pick(r, "http:", "http:", "HTTP:", "foo:", "file:", "https:", "urn:"))
	}
	if base || r.Intn(5) == 0 {
		b.WriteString(pick(r, "//a", "//a", "//h.x", "//U:p@Ex.com:80", "", "//[::1]"))
	}
	if base || r.Intn(3) == 0 {
		b.WriteString("/")
	}
	for n := r.Intn(6); n > 0; n-- {
		b.WriteString(pick(r, "..", ".", "a", "bc", "ü", "d;p", "%2e", "x.y", "A b", `q\z`))
		if r.Intn(4) > 0 {
			b.WriteString("/")
		}
	}
	if r.Intn(4) == 0 {
		b.WriteString("?" + pick(r, "", "q", "ü"))
	}
	if r.Intn(4) == 0 {
		b.WriteString("#" + pick(r, "", "f"))
	}
	return b.String()
}

// form is what a text consists of. Where it is another one, another clause may apply.
func form(text string) string {
	c := uri.Split(text).Components()
	form := ""
	for _, part := range []uri.Optional{c.Scheme, c.Authority, c.Query, c.Fragment} {
		if part.IsDefined() {
			form += "x"
		} else {
			form += "-"
		}
	}
	return form + c.Path[:min(1, len(c.Path))] + c.Authority.String()
}

// spared returns what can be removed from both texts together with a piece: everything that one step removes,
// or unused text. It returns nil if the test claims nothing about the piece.
//
// RFC 1630 removes "/." out of "x/.././y" before or after "x/../", so there all steps count as one.
func spared(e *edition.Edition, all []account.Piece, i int) *[2][]edition.Span {
	p := all[i]
	var with [2][]edition.Span
	switch {
	case p.Fate == account.Unused && p.Role.String() != "scheme" && p.Role.String() != "authority" && p.Role.String() != "host":
		with[p.Use] = append(with[p.Use], p.Span)
	case p.Fate == account.Removed && p.Role.String() == "path":
		for _, other := range all {
			if other.Fate == account.Removed && (other.Step == p.Step || e.ID == "rfc1630") {
				with[other.Use] = append(with[other.Use], other.Span)
			}
		}
	default:
		return nil
	}
	return &with
}

func without(text string, spans []edition.Span) string {
	for i := len(spans) - 1; i >= 0; i-- {
		text = text[:spans[i].Start] + text[spans[i].End:]
	}
	return text
}
