package urlstandard

import (
	"strings"

	"uriscope/core/edition"
	"uriscope/core/internal/octets"
)

// Sections that the rules below cite.
const (
	infrastructure = "URL Standard, 1.3, "
	afterEncoding  = infrastructure + "percent-encode after encoding"
	aSet           = " percent-encode set"
	dotSegments    = "URL Standard, 4.1, double-dot URL path segment"
)

// The two sets that the parser itself does not use.
const (
	componentSet set = userinfoSet + "$%&+,"
	formSet      set = componentSet + "!'()~"
)

// encoding is URL Standard, 1.3: what the percent-encode sets have, and what is said of data. What the
// parser would take for something else, though a set does not have it, is encoded all the same.
var encoding = edition.Encoding{
	Charset:  edition.Charset{ID: "utf-8", Section: infrastructure + "UTF-8 percent-encode"},
	Triplets: afterEncoding,
	Decoding: infrastructure + "percent-decode",
	Latin1:   "windows-1252",
	Components: []edition.DataComponent{
		{ID: "path", Name: "path", Before: "https://example.com/", Dots: dotSegments,
			Rules: rulesOf(pathSet, "?#", edition.DataRule{Reason: edition.Delimiter, Section: "URL Standard, 4.4, path state", Octets: `/\`, Encode: edition.Must, Basis: edition.Ours})},
		{ID: "query", Name: "query", Before: "web+demo:?", Rules: rulesOf(querySet, "#")},
		{ID: "special-query", Name: "special-query", Before: "https://example.com/?", Rules: rulesOf(specialQuerySet, "#"), References: afterEncoding},
		{ID: "fragment", Name: "fragment", Before: "https://example.com/#", Rules: rulesOf(fragmentSet, "")},
		{ID: "userinfo", Name: "userinfo", Before: "https://", After: "@example.com/", Rules: rulesOf(userinfoSet, `/?#\:@`)},
		{ID: "host", Name: "opaque host", Before: "web+demo://", After: "/",
			Rules: rulesOf(controlSet, "", edition.DataRule{Reason: "forbidden", Section: "URL Standard, 3.2, forbidden host code point", Octets: ` #/:<>?@[\]^|`, Encode: edition.Must, Basis: edition.Ours})},
		{ID: "component", Name: "component", Before: "https://example.com/", Dots: dotSegments, Rules: rulesOf(componentSet, `/?#\`)},
		{ID: "form", Name: "urlencoded", Before: "https://example.com/?name=", Rules: rulesOf(formSet, "#&", edition.DataRule{Reason: "plus", Section: afterEncoding, Octets: " ", Encode: edition.Must, As: "+"}), References: afterEncoding, Decoding: "URL Standard, 5.1, urlencoded parser"},
	},
}

// sets are the percent-encode sets, each behind those that it is made of.
var sets = []struct {
	name string
	set  set
}{
	{"query", querySet}, {"fragment", fragmentSet}, {"special-query", specialQuerySet}, {"path", pathSet}, {"userinfo", userinfoSet}, {"component", componentSet},
	{"application/x-www-form-urlencoded", formSet},
}

func init() {
	for i := range encoding.Components {
		c := &encoding.Components[i]
		c.Section = infrastructure + "C0 control" + aSet
		for _, one := range sets {
			if one.name == c.Name || c.ID == "form" {
				c.Section = infrastructure + one.name + aSet
			}
		}
	}
}

// rulesOf returns what becomes of the octets by a set: each is cited with the smallest set that has it. Some
// of them would end the component. The rules before those of the set are given.
func rulesOf(s set, delimiters string, before ...edition.DataRule) []edition.DataRule {
	rules := before
	if !s.has('%') {
		rules = append(rules, edition.DataRule{Reason: "percent-first", Section: afterEncoding, Octets: "%", Encode: edition.Must, Basis: edition.Advises})
	}
	control := infrastructure + "C0 control" + aSet
	rules = append(rules,
		edition.DataRule{Reason: "control", Section: control, Octets: octets.Control, Encode: edition.Must},
		edition.DataRule{Reason: "not-ascii", Section: control, Octets: octets.Others, Encode: edition.Must})
	left := string(s)
	section := control
	for _, of := range sets {
		if left == "" || !strings.HasPrefix(string(s), string(of.set)) && of.set != s {
			continue
		}
		section = infrastructure + of.name + aSet
		var ends, others []byte
		for i := range len(left) {
			switch {
			case !of.set.has(left[i]):
			case strings.IndexByte(delimiters, left[i]) >= 0:
				ends = append(ends, left[i])
			default:
				others = append(others, left[i])
			}
		}
		rules = append(rules,
			edition.DataRule{Reason: edition.Delimiter, Section: section, Octets: string(ends), Encode: edition.Must},
			edition.DataRule{Reason: "in-set", Section: section, Octets: string(others), Encode: edition.Must})
		left = strings.Map(func(r rune) rune {
			if of.set.has(byte(r)) {
				return -1
			}
			return r
		}, left)
	}
	var stay, wrong []byte
	for i := range len(ascii) {
		if isURLCodePoint(rune(ascii[i])) {
			stay = append(stay, ascii[i])
		} else {
			wrong = append(wrong, ascii[i])
		}
	}
	return append(rules,
		edition.DataRule{Reason: "not-in-set", Section: section, Octets: string(stay)},
		edition.DataRule{Reason: "no-code-point", Section: "URL Standard, 4.3, URL code points", Octets: string(wrong)})
}

// ascii are the characters of ASCII but for controls.
const ascii = " !\"#$%&'()*+,-./" + octets.Digits + ":;<=>?@" + octets.Upper + "[\\]^_`" + octets.Lower + "{|}~"

// classes are the percent-encode sets: a character is in the smallest one that has it, and in all that are
// made of that.
var classes = []edition.Class{
	{Name: "percent-encoded byte", Section: infrastructure + "percent-encoded byte", Octets: "%"},
	{Name: "C0 control", Section: infrastructure + "C0 control" + aSet, Octets: octets.Control + octets.Others},
	{Name: "query", Section: infrastructure + "query" + aSet, Octets: string(querySet)},
	{Name: "fragment", Section: infrastructure + "fragment" + aSet, Octets: "`"},
	{Name: "special-query", Section: infrastructure + "special-query" + aSet, Octets: "'"},
	{Name: "path", Section: infrastructure + "path" + aSet, Octets: string(pathSet[len(querySet):])},
	{Name: "userinfo", Section: infrastructure + "userinfo" + aSet, Octets: string(userinfoSet[len(pathSet):])},
	{Name: "component", Section: infrastructure + "component" + aSet, Octets: "$&+,"},
	{Name: "urlencoded", Section: infrastructure + "application/x-www-form-urlencoded" + aSet, Octets: "!()~"},
}
