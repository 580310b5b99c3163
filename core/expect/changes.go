package expect

import (
	"strings"

	"uriscope.example/core/uri"
	"uriscope/core/compare"
	"uriscope/core/edition"
	"uriscope/core/internal/octets"
)

// A Kind is a kind of change to a base or a reference.
type Kind int8

// The kinds, in the order in which two of them are applied.
const (
	Exchanged      Kind = iota // base and reference swapped
	Trimmed                    // white space around either removed
	Backslash                  // every "\" in either replaced with "/"
	Decoded                    // dots in the reference decoded, or all of it
	Encoded                    // a character of the reference percent-encoded
	BaseOrigin                 // the expected target's scheme, or scheme and authority, added in front of the base
	BaseSlash                  // a "/" added at the end of the base's path
	NoBaseSlash                // the "/" removed there
	NoQuery                    // the base's query removed
	NoFragment                 // the base's fragment removed
	NoScheme                   // the reference's scheme removed
	NoLeadingSlash             // the reference's leading "/" removed
	NoDots                     // one leading "../" removed, or all of them
	Dot                        // "." or "/." added in front of "//"
	Up                         // "../" added in front
	Slash                      // "/" added in front
	DotSlash                   // "./" added in front
	Slashes                    // "//" added in front
	QuestionMark               // "?" added in front
	Hash                       // "#" added in front
	Scheme                     // a scheme added in front, and "//" if it is missing
	EndSlash                   // "/" added at the end of the reference's path
	NoEndSlash                 // "/" removed there
	Query                      // the base's query added, instead of the reference's or to it
	Fragment                   // the base's fragment added
	Shortest                   // the shortest reference that leads to the expected target
)

var kindNames = [...]string{
	Exchanged: "exchanged", Trimmed: "trimmed", Backslash: "backslash", Decoded: "decoded", Encoded: "encoded", BaseOrigin: "base-origin", BaseSlash: "base-slash",
	NoBaseSlash: "no-base-slash", NoQuery: "no-query", NoFragment: "no-fragment", NoScheme: "no-scheme", NoLeadingSlash: "no-leading-slash",
	NoDots: "no-dots", Dot: "dot", Up: "up", Slash: "slash", DotSlash: "dot-slash", Slashes: "slashes", QuestionMark: "question-mark", Hash: "hash", Scheme: "scheme", EndSlash: "end-slash",
	NoEndSlash: "no-end-slash", Query: "query", Fragment: "fragment", Shortest: "shortest",
}

func (k Kind) String() string { return kindNames[k] }

// A Change is a base and a reference that give the expected target.
type Change struct {
	Texts  [2]string // base and reference, indexed by [edition.Use]
	Kinds  []Kind    // at most two
	Target string
	size   int
}

// mostChanges is the maximum number of changes offered.
const mostChanges = 5

// mostTried is the maximum total length, in bytes, of the references and bases tried. If the texts are longer
// than short, all candidates are filtered before any is tried.
const (
	mostTried = 40_000
	short     = 500
)

// An attempt tries changes.
type attempt struct {
	*search
	from  *Change   // the first change, to which a second is added, with its kinds so far
	ones  []Change  // the single changes that don't give the expected target
	alone uint64    // the kinds that work alone
	tried int       // number of bytes tried
	odd   int       // added to the size of the next change
	loose bool      // whether an equivalent of the expected target is enough
	found []*Change // the smallest first
}

// changes returns the changes that give the expected target, the smallest first. It tries two changes at once
// only if nothing else works, or if they append the reference to the base. Changes that give an equivalent
// count only if none gives the exact target.
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
	if a.odd = 0; r != nil && r.Found && (len(a.found) == 0 || !strings.HasPrefix(r.Reference, "//")) {
		a.put(Shortest, s.q.Base, r.Reference)
	}
	return a.found[:min(mostChanges, len(a.found))]
}

// appended tries the two changes that append the reference to the base, with its "/".
func (a *attempt) appended() {
	base, reference := a.q.Base, a.q.Reference
	if a.expected != base+reference || !strings.HasPrefix(reference, "/") || strings.HasSuffix(base, "/") {
		return
	}
	a.from = &Change{Texts: [2]string{base + "/", reference}, Kinds: []Kind{BaseSlash}, size: len("/")}
	a.put(NoLeadingSlash, base+"/", reference[len("/"):])
}

// put tries a change to both texts.
//
//go:noinline
func (a *attempt) put(kind Kind, base, reference string) {
	from := a.from
	length := len(base) + len(reference)
	switch n := len(from.Kinds); {
	case from.Texts == [2]string{base, reference} || n > 0 && (kind < from.Kinds[n-1] || a.alone>>kind&1 != 0):
		return
	case kind == Shortest:
	case a.tried+length > mostTried || (n > 0 || length > short) && !a.mayGive(base, reference):
		return
	}
	a.tried += length
	c := &Change{Texts: [2]string{base, reference}, size: from.size + distance(from.Texts[0], base) + distance(from.Texts[1], reference)}
	switch c.size += a.odd; kind {
	case Up, Slash:
		c.size += elsewhere
	case Slashes:
		c.size += named
	case Shortest:
		c.size += mostTried // sorts last
	}
	c.Kinds = append(from.Kinds[:len(from.Kinds):len(from.Kinds)], kind)
	target, ok := "", false
	if a.loose || a.edition.Program == nil || a.mayGive(base, reference) {
		target, ok = a.resolve(a.edition, base, reference, a.q.Options)
	}
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

// mayGive reports whether a base and a reference could lead to the expected target. It is much faster than
// resolving them, and false for most pairs of changes: the target must have the scheme, begin with the
// reference's authority, if any, and end like the reference. It looks only at plain characters, because others
// can be written in another way.
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

// isPlain reports whether a character can be written in only one way.
func isPlain(c byte) bool { return c > ' ' && c < 0x7F && strings.IndexByte("%\\@", c) < 0 }

// Additions to the size of a change that only happens to lead to the same target as a more meaningful one: near
// the root, a change after which the reference is no longer relative to the same directory; a "/" next to
// another, or before a "."; and "//" before a host, because people who forget it mean "http://".
const (
	elsewhere = 2
	odd       = 8
	named     = 8
)

// distance returns the size of a change: the amount removed from one text plus the amount added.
//
//go:noinline
func distance(from, to string) int {
	if from == to {
		return 0
	}
	gone, come := Differing(from, to)
	return gone.End - gone.Start + come.End - come.Start
}

// A place is a position in a text where changes are made.
type place int8

const (
	begin place = iota
	afterScheme
	afterAuthority
	afterSlash   // the first leading slash
	afterDots    // the first leading "../"
	afterAllDots // all leading "../"
	beforeSlash  // the path's final slash
	afterPath
	afterMark // the query's "?"
	afterQuery
	end

	places
)

// placesOf returns the positions of the places in a text, under RFC 3986, Appendix B. A missing part ends where
// the part before it does.
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
	if path := at[afterPath]; path > at[afterAuthority] && text[path-1] == '/' {
		at[beforeSlash]--
	}
	return at
}

// The texts to insert: literals, and parts of the expected target and of the base.
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

// small are the kinds that replace the text between two places.
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

// each tries every kind of change, in order.
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
	if at := strings.IndexByte(a.expected[a.Differs.Start:], '%'); at >= 0 {
		a.encoded(a.expected[a.Differs.Start+at:])
	}
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
		case c.kind == BaseOrigin && (at[afterScheme] > 0 || text == ""): // nothing is missing, or everything is
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

// mostEncoded is the maximum number of occurrences of a character that are encoded one at a time.
const mostEncoded = 8

// encoded tries to encode one or all occurrences of a character that is encoded at the start of a text.
func (a *attempt) encoded(text string) {
	base, reference := a.from.Texts[0], a.from.Texts[1]
	encoding := text[:min(len("%00"), len(text))]
	character := octets.Decode(encoding)
	if len(character) != 1 {
		return
	}
	n := 0
	for at := range len(reference) {
		if reference[at] == character[0] && n < mostEncoded {
			n++
			a.put(Encoded, base, reference[:at]+encoding+reference[at+1:])
		}
	}
	a.put(Encoded, base, strings.ReplaceAll(reference, character, encoding))
}

// trim removes control characters and spaces from both ends of a text.
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
