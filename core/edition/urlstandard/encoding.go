package urlstandard

import (
	"strings"

	"uriscope/core/edition"
	"uriscope/core/internal/octets"
)

// The sections in citations.
const (
	infrastructure = "URL Standard, 1.3, "
	afterEncoding  = infrastructure + "percent-encode after encoding"
	aSet           = " percent-encode set"
	example        = "https://example.com/"
	dotSegments    = "URL Standard, 4.1, double-dot URL path segment"
)

// The two sets that the parser itself doesn't use.
const (
	componentSet set = userinfoSet + "$%&+,"
	formSet      set = componentSet + "!'()~"
)

// encoding is URL Standard, 1.3: the percent-encode sets, and what the spec says about data. It also encodes
// characters outside a set that the parser would otherwise take for something else.
var encoding = edition.Encoding{
	Charset:  edition.Charset{ID: "utf-8", Section: infrastructure + "UTF-8 percent-encode"},
	Triplets: afterEncoding,
	Decoding: infrastructure + "percent-decode",
	Latin1:   "windows-1252",
	Components: []edition.DataComponent{
		{ID: "path", Before: example, Dots: dotSegments, Rules: []edition.DataRule{{Reason: edition.Delimiter, Section: "URL Standard, 4.4, path state", Octets: `/\`, Encode: edition.Must, Basis: edition.Ours}}},
		{ID: "query", Before: "web+demo:?"},
		{ID: "special-query", Before: example + "?", References: afterEncoding},
		{ID: "fragment", Before: example + "#"},
		{ID: "userinfo", Before: "https://", After: "@example.com/"},
		{ID: "opaque-host", Name: "opaque host", Before: "web+demo://", After: "/", Rules: []edition.DataRule{{Reason: "forbidden", Section: "URL Standard, 3.2, forbidden host code point", Octets: ` #/:<>?@[\]^|`, Encode: edition.Must, Basis: edition.Ours}}},
		{ID: "component", Before: example, Dots: dotSegments},
		{ID: "form", Name: "urlencoded", Before: example + "?name=", References: afterEncoding, Decoding: "URL Standard, 5.1, urlencoded parser", Rules: []edition.DataRule{{Reason: "plus", Section: afterEncoding, Octets: " ", Encode: edition.Must, As: "+"}}},
	},
}

// layers are the percent-encode sets by name. Each includes the sets that it is based on.
var layers = [...]struct{ name, octets string }{
	{"query", string(querySet)}, {"special-query", "'"}, {"fragment", string(fragmentSet)}, {"path", string(pathSet)}, {"userinfo", string(userinfoSet)},
	{"component", string(componentSet)}, {"application/x-www-form-urlencoded", string(formSet)},
}

// made says, for each component, which layers make up its set in addition to the C0 control percent-encode set,
// the smallest first, and which characters end the component.
var made = [...]struct{ layers, delimiters string }{{"03", "?#"}, {"0", "#"}, {"01", "#"}, {"2", ""}, {"034", `/?#\:@`}, {}, {"0345", `/?#\`}, {"03456", "#&"}}

// init adds the rules of the sets: an octet is cited with the smallest one that has it.
func init() {
	for i := range made {
		c := &encoding.Components[i]
		add := func(reason, section, octets string, need edition.Need, basis edition.Basis) {
			c.Rules = append(c.Rules, edition.DataRule{Reason: reason, Section: section, Octets: octets, Encode: need, Basis: basis})
		}
		c.Section = infrastructure + "C0 control" + aSet
		add("control", c.Section, octets.Control, edition.Must, edition.Says)
		add("not-ascii", c.Section, octets.Others, edition.Must, edition.Says)
		for _, digit := range made[i].layers {
			l := &layers[digit-'0']
			c.Section = infrastructure + l.name + aSet
			for _, end := range made[i].delimiters {
				if strings.ContainsRune(l.octets, end) {
					add(edition.Delimiter, c.Section, string(end), edition.Must, edition.Says)
				}
			}
			add("in-set", c.Section, l.octets, edition.Must, edition.Says)
		}
		if c.Name == "" {
			c.Name = c.ID
		}
		add("percent-first", afterEncoding, "%", edition.Must, edition.Advises) // where no set has it
		add("not-in-set", c.Section, octets.Upper+octets.Lower+octets.Digits+urlPunctuation, edition.Stays, edition.Says)
		add("no-code-point", "URL Standard, 4.3, URL code points", " \"#<>[\\]^`{|}", edition.Stays, edition.Says)
	}
}

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
