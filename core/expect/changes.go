package expect

import (
	"strings"

	"uriscope.example/core/uri"
	"uriscope/core/compare"
	"uriscope/core/edition"
	"uriscope/core/internal/octets"
)

// A Kind is what is changed in a base or a reference.
type Kind int8

// The kinds, in the order in which two of them are applied.
const (
	Exchanged      Kind = iota // base and reference
	Trimmed                    // no white space around either
	Backslash                  // "/" for every "\" in either
	Decoded                    // dots in the reference, or all of it
	BaseOrigin                 // the base with the scheme, or scheme and authority, of what was expected in front
	BaseSlash                  // a "/" at the end of the base's path
	NoBaseSlash                // none there
	NoQuery                    // the base without its query
	NoFragment                 // the base without its fragment
	NoScheme                   // the reference without its scheme
	NoLeadingSlash             // without the first "/" that it begins with
	NoDots                     // without one "../", or without all that it begins with
	Dot                        // with "." or "/." in front of "//"
	Up                         // with "../" in front
	Slash                      // with "/" in front
	DotSlash                   // with "./" in front
	Slashes                    // with "//" in front
	QuestionMark               // with "?" in front
	Hash                       // with "#" in front
	Scheme                     // with a scheme in front, and "//" if it has none
	EndSlash                   // with "/" at the end of its path
	NoEndSlash                 // without it
	Query                      // with the base's query, instead of its own or beside it
	Fragment                   // with the base's fragment
	Shortest                   // the shortest reference that leads to what was expected
)

var kindNames = [...]string{
	Exchanged: "exchanged", Trimmed: "trimmed", Backslash: "backslash", Decoded: "decoded", BaseOrigin: "base-origin", BaseSlash: "base-slash",
	NoBaseSlash: "no-base-slash", NoQuery: "no-query", NoFragment: "no-fragment", NoScheme: "no-scheme", NoLeadingSlash: "no-leading-slash",
	NoDots: "no-dots", Dot: "dot", Up: "up", Slash: "slash", DotSlash: "dot-slash", Slashes: "slashes", QuestionMark: "question-mark", Hash: "hash", Scheme: "scheme", EndSlash: "end-slash",
	NoEndSlash: "no-end-slash", Query: "query", Fragment: "fragment", Shortest: "shortest",
}

func (k Kind) String() string { return kindNames[k] }

// A Change is a base and a reference that give what was expected.
type Change struct {
	Texts  [2]string // base and reference, by [edition.Use]
	Kinds  []Kind    // what is changed; there are two at most
	Target string
	size   int
}

// mostChanges is how many changes are offered.
const mostChanges = 5

// mostTried is how many bytes the references and bases that are tried may have together. Of texts that are
// longer than short, all are looked at before they are tried.
const (
	mostTried = 40_000
	short     = 500
)

// An attempt tries changes.
type attempt struct {
	*search
	from  *Change   // to which a second change is added; its kinds are those so far
	ones  []Change  // the changes of one kind that do not give what was expected
	alone uint64    // the kinds that give it alone
	tried int       // bytes
	odd   int       // what is added to the size of the next change
	loose bool      // whether an equivalent of what was expected will do
	found []*Change // the smallest first
}

// changes returns the changes that give what was expected, the smallest first. Two at once are tried only
// if nothing else gives it, or if they append the reference to the base, and those that give an equivalent count only if none gives it to the letter.
func (s *search) changes() []*Change {
	a := attempt{search: s}
	own := Change{Texts: [2]string{s.q.Base, s.q.Reference}}
	a.from = &own
	a.each()
	if len(a.found)+len(a.By) == 0 && a.Misread == nil {
		for i := range a.ones {
			a.from = &a.ones[i]
			a.each()
		}
	}
	a.appended()
	a.from = &own
	if len(a.found) == 0 && !s.Equivalent {
		a.loose = true
		a.each()
	}
	r, _ := compare.Relativize(compare.RelativeRequest{Base: s.q.Base, Target: s.expected, Edition: s.edition.ID, Options: s.q.Options})
	if a.odd = 0; r != nil && r.Found {
		a.put(Shortest, s.q.Base, r.Reference)
	}
	return a.found[:min(mostChanges, len(a.found))]
}

// appended tries the two changes of somebody who wants the reference appended to the base, with its "/".
func (a *attempt) appended() {
	base, reference := a.q.Base, a.q.Reference
	if a.expected != base+reference || !strings.HasPrefix(reference, "/") || strings.HasSuffix(base, "/") {
		return
	}
	a.from = &Change{Texts: [2]string{base + "/", reference}, Kinds: []Kind{BaseSlash}, size: len("/")}
	a.put(NoLeadingSlash, base+"/", reference[len("/"):])
}

// put tries a change of both texts.
//
//go:noinline
func (a *attempt) put(kind Kind, base, reference string) {
	from := a.from
	c := &Change{Texts: [2]string{base, reference}, size: from.size + distance(from.Texts[0], base) + distance(from.Texts[1], reference)}
	length := len(base) + len(reference)
	switch n := len(from.Kinds); {
	case c.size == from.size || n > 0 && (kind < from.Kinds[n-1] || a.alone>>kind&1 != 0):
		return
	case kind == Shortest:
	case a.tried+length > mostTried || (n > 0 || length > short) && !a.mayGive(base, reference):
		return
	}
	a.tried += length
	switch c.size += a.odd; kind {
	case Up, Slash:
		c.size += elsewhere
	case Slashes:
		c.size += named
	case Shortest:
		c.size += mostTried // the last one
	}
	c.Kinds = append(from.Kinds[:len(from.Kinds):len(from.Kinds)], kind)
	target, ok := a.resolve(a.edition, base, reference, a.q.Options)
	if !ok || target != a.expected && !(a.loose && a.same(target)) {
		if len(from.Kinds) == 0 {
			a.ones = append(a.ones, *c)
		}
		return
	}
	c.Target = target
	if len(from.Kinds) == 0 {
		a.alone |= 1 << kind
	}
	for _, known := range a.found {
		if known.Texts == c.Texts {
			return
		}
	}
	a.found = append(a.found, c)
	for i := len(a.found) - 1; i > 0 && a.found[i-1].size > c.size; i-- {
		a.found[i-1], a.found[i] = c, a.found[i-1]
	}
}

// mayGive reports whether a base and a reference may lead to what was expected. It is far quicker than to resolve
// them, and most pairs of changes do not: that has to have the scheme, it begins with the authority of
// the reference, if there is one, and ends as the reference does. Only plain characters are looked at, as others may be
// written in another way.
//
//go:noinline
func (a *attempt) mayGive(base, reference string) bool {
	at, expected := placesOf(reference), placesOf(a.expected)
	of, colon := reference, at[afterScheme]
	if colon == 0 {
		of, colon = base, placesOf(base)[afterScheme]
	}
	if colon > 0 && !octets.EqualFold(of[:colon], a.expected[:expected[afterScheme]]) {
		return false
	}
	i, j := at[afterScheme], expected[afterScheme]
	for ; i < at[afterAuthority] && isPlain(reference[i]) && reference[i] != ':'; i, j = i+1, j+1 {
		if j == len(a.expected) || a.expected[j]|0x20 != reference[i]|0x20 {
			return false
		}
	}
	for i, j = len(reference), len(a.expected); i > 0 && isPlain(reference[i-1]) && reference[i-1] != '.' && !isDelimiter(reference[i-1]); i, j = i-1, j-1 {
		if j == 0 || a.expected[j-1]|0x20 != reference[i-1]|0x20 {
			return false
		}
	}
	return true
}

// isPlain reports whether a character is written in one way alone.
func isPlain(c byte) bool { return c > ' ' && c < 0x7F && strings.IndexByte("%\\@", c) < 0 }

// What is added to the size of a change that happens to lead to the same target as another one which says what
// is meant: near the root, a change after which the reference is no longer relative to the same directory; a "/"
// beside another, or before a "."; and "//" before a host, because people who forget it mean "http://".
const (
	elsewhere = 2
	odd       = 8
	named     = 8
)

// distance returns the size of a change: how much of one text goes, and how much of the other comes.
//
//go:noinline
func distance(from, to string) int {
	if from == to {
		return 0
	}
	gone, come := Differing(from, to)
	return gone.End - gone.Start + come.End - come.Start
}

// A place is one in a text that changes are made at.
type place int8

const (
	begin place = iota
	afterScheme
	afterAuthority
	afterSlash   // the first one, if it begins with some
	afterDots    // the "../" that it begins with
	afterAllDots // all of them
	beforeSlash  // that the path ends with
	afterPath
	afterMark // the "?" of the query
	afterQuery
	end

	places
)

// placesOf returns where the places are in a text, by RFC 3986, Appendix B. What is not there ends
// where what comes before it does.
//
//go:noinline
func placesOf(text string) *[places]int {
	r, at := uri.Split(text), &[places]int{end: len(text), afterQuery: len(text)}
	if _, colon, ok := r.Span(uri.Scheme); ok {
		at[afterScheme] = colon + len(":")
	}
	at[afterAuthority], at[afterPath], _ = r.Span(uri.Path)
	if start, _, ok := r.Span(uri.Fragment); ok {
		at[afterQuery] = start - len("#")
	}
	if strings.HasPrefix(text, "/") {
		at[afterSlash] = 1
	}
	if strings.HasPrefix(text, "../") {
		at[afterDots], at[afterAllDots] = len("../"), len(text)-len(strings.TrimLeft(text, "./"))
	}
	at[beforeSlash], at[afterMark] = at[afterPath], min(at[afterPath]+len("?"), at[afterQuery])
	if path := at[afterPath]; path > 0 && text[path-1] == '/' {
		at[beforeSlash]--
	}
	return at
}

// What is put in a place: texts, and parts of what was expected and of the base.
const (
	nothing = iota
	slash
	up
	dotSlash
	slashes
	questionMark
	hash
	dot
	slashDot
	scheme
	schemeSlashes
	origin
	query
	queryBefore
	queryBehind
	fragment
)

// small are the kinds that put something in the place of what is between two places of one text.
var small = [...]struct {
	kind     Kind
	text     edition.Use
	from, to place
	put      int8
}{
	{BaseOrigin, edition.AsBase, begin, begin, scheme},
	{BaseOrigin, edition.AsBase, begin, begin, schemeSlashes},
	{BaseOrigin, edition.AsBase, begin, begin, origin},
	{BaseSlash, edition.AsBase, afterPath, afterPath, slash},
	{NoBaseSlash, edition.AsBase, beforeSlash, afterPath, nothing},
	{NoQuery, edition.AsBase, afterPath, afterQuery, nothing},
	{NoFragment, edition.AsBase, afterQuery, end, nothing},
	{NoScheme, edition.AsReference, begin, afterScheme, nothing},
	{NoLeadingSlash, edition.AsReference, begin, afterSlash, nothing},
	{NoDots, edition.AsReference, begin, afterAllDots, nothing},
	{Dot, edition.AsReference, begin, begin, slashDot},
	{Dot, edition.AsReference, begin, begin, dot},
	{Up, edition.AsReference, begin, begin, up},
	{Slash, edition.AsReference, begin, begin, slash},
	{DotSlash, edition.AsReference, begin, begin, dotSlash},
	{Slashes, edition.AsReference, begin, begin, slashes},
	{QuestionMark, edition.AsReference, begin, begin, questionMark},
	{Hash, edition.AsReference, begin, begin, hash},
	{Scheme, edition.AsReference, begin, begin, scheme},
	{Scheme, edition.AsReference, begin, begin, schemeSlashes},
	{EndSlash, edition.AsReference, afterPath, afterPath, slash},
	{NoEndSlash, edition.AsReference, beforeSlash, afterPath, nothing},
	{Query, edition.AsReference, afterPath, afterQuery, query},
	{Query, edition.AsReference, afterPath, afterMark, queryBefore},
	{Query, edition.AsReference, afterQuery, afterQuery, queryBehind},
	{Fragment, edition.AsReference, afterQuery, end, fragment},
}

// each tries what every kind makes of the texts, in the order of the kinds.
func (a *attempt) each() {
	base, reference := a.from.Texts[0], a.from.Texts[1]
	a.odd = 0
	placed := [...]*[places]int{placesOf(base), placesOf(reference)}
	if placed[edition.AsReference][afterScheme] > 0 {
		a.put(Exchanged, reference, base)
	}
	a.put(Trimmed, trim(base), trim(reference))
	a.put(Backslash, strings.ReplaceAll(base, `\`, "/"), strings.ReplaceAll(reference, `\`, "/"))
	a.put(Decoded, base, strings.ReplaceAll(strings.ReplaceAll(reference, "%2e", "."), "%2E", "."))
	a.put(Decoded, base, octets.Decode(reference))
	a.put(NoDots, base, strings.Replace(reference, "../", "", 1))

	own, expected := placesOf(a.q.Base), placesOf(a.expected)
	puts := [...]string{
		slash: "/", up: "../", dotSlash: "./", slashes: "//", questionMark: "?", hash: "#", dot: ".", slashDot: "/.",
		scheme: a.expected[:expected[afterScheme]], origin: a.expected[:expected[afterAuthority]],
		query: a.q.Base[own[afterPath]:own[afterQuery]], fragment: a.q.Base[own[afterQuery]:],
	}
	if puts[scheme] != "" {
		puts[schemeSlashes] = puts[scheme] + "//"
	}
	if puts[query] != "" {
		puts[queryBefore], puts[queryBehind] = puts[query]+"&", "&"+puts[query][len("?"):]
	}
	for i := range small {
		c := &small[i]
		text, at := a.from.Texts[c.text], placed[c.text]
		switch {
		case c.put != nothing && puts[c.put] == "":
		case c.kind == BaseOrigin && (at[afterScheme] > 0 || text == ""): // nothing is missing, or all
		case c.kind == Dot && !strings.HasPrefix(text, "//"):
		default:
			texts := a.from.Texts
			texts[c.text] = text[:at[c.from]] + puts[c.put] + text[at[c.to]:]
			a.odd = 0
			before, behind := text[:at[c.from]], text[at[c.from]:]
			if c.put == slash && (strings.HasSuffix(before, "/") || strings.HasPrefix(behind, ".")) || c.kind >= Up && c.kind <= Slashes && strings.HasPrefix(behind, "/") {
				a.odd = odd
			}
			a.put(c.kind, texts[0], texts[1])
		}
	}
}

// trim returns a text without control characters and spaces at both ends.
//
//go:noinline
func trim(text string) string {
	for text != "" && text[0] <= ' ' {
		text = text[1:]
	}
	for text != "" && text[len(text)-1] <= ' ' {
		text = text[:len(text)-1]
	}
	return text
}
