package encode_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"
	"unicode/utf8"

	"uriscope/core/edition"
	"uriscope/core/edition/editiontest"
	"uriscope/core/editions"
	"uriscope/core/encode"
	"uriscope/core/internal/golden"
	"uriscope/core/trace"
	"uriscope/core/trace/tracetest"
)

// ask encodes data, and checks that the run follows its listing and ends with the answer.
func ask(t *testing.T, data, id, component, charset string) *encode.Answer {
	t.Helper()
	a, err := encode.Encode(encode.Request{Data: data, Edition: editions.ByID(id), Component: component, Charset: charset, Limit: -1})
	if err != nil {
		t.Fatal(err)
	}
	if err := tracetest.CheckListing(a.Listing); err != nil {
		t.Errorf("%s, %s: %v", id, component, err)
	}
	if err := tracetest.Check(a.Listing, a.Run, data); err != nil {
		t.Errorf("%q in %s of %s: %v", data, component, id, err)
	}
	state := trace.NewState(a.Listing, data)
	for i := range a.Run.Steps() {
		state.Apply(a.Run.Edits(i))
	}
	checkSteps(t, a, data)
	if !a.Possible {
		return a
	}
	for register, want := range []string{data, "", a.Encoded, a.URI, a.Encoded, "", a.Decoded} {
		if got, _ := state.Text(register); want != "" && got != want {
			t.Errorf("%q in %s of %s: the run ends with the %s %q, want %q", data, component, id, a.Listing.Registers[register].Name, got, want)
		}
	}
	octets, _ := state.Text(1)
	if again, _ := state.Text(5); again != octets {
		t.Errorf("%q in %s of %s: the octets are %s, and %s again", data, component, id, octets, again)
	}
	return a
}

// added is the text that steps add to their registers, by the end of their lines' words.
var added = map[string]*regexp.Regexp{
	"if it is US-ASCII: append its octet to octets":                     regexp.MustCompile(`^( ?[0-7][0-9A-F])+$`),
	"append its octets in UTF-8 to octets":                              regexp.MustCompile(`^( ?[89A-F][0-9A-F]){2,4}$`),
	"append its octets in ISO Latin 1 to octets":                        regexp.MustCompile(`^ ?[89A-F][0-9A-F]$`),
	"append its octets in EBCDIC to octets":                             regexp.MustCompile(`^ ?[0-9A-F]{2}$`),
	"if it is a space: append a plus sign to encoded":                   regexp.MustCompile(`^\+$`),
	"append the octet of a space to decoded octets":                     regexp.MustCompile(`^ ?20$`),
	"append the octets of \"&#\", its number, and \";\" to octets":      regexp.MustCompile(`^ ?26 23( 3[0-9])+ 3B$`),
	"append its octets in windows-1252 to octets":                       regexp.MustCompile(`^ ?[89A-F][0-9A-F]$`),
	"append that character to encoded":                                  regexp.MustCompile(`^[!-$&-~]+$`),
	"append a percent sign and its two uppercase hex digits to encoded": regexp.MustCompile(`^%[0-9A-F]{2}$`),
	"if it is a plain character: append its octet to decoded octets":    regexp.MustCompile(`^( ?[2-7][0-9A-F])+$`),
	"append the encoded octet to decoded octets":                        regexp.MustCompile(`^ ?[0-9A-F]{2}$`),
}

// checkSteps checks that each step adds what its line says, and that octets from an encoding have it as their
// origin.
func checkSteps(t *testing.T, a *encode.Answer, data string) {
	t.Helper()
	state := trace.NewState(a.Listing, data)
	for i, step := range a.Run.Steps() {
		line, edits := a.Listing.Lines[step.Line], a.Run.Edits(i)
		if len(edits) == 1 && strings.Contains(line.Code, ": append ") {
			known := 0
			text := ""
			for _, p := range edits[0].Pieces {
				if p.Text != "" {
					text += p.Text
				} else {
					text += state.Slice(p.Register, p.Start, p.End)
				}
			}
			for words, want := range added {
				if strings.HasSuffix(line.Code, words) {
					if known++; !want.MatchString(text) {
						t.Errorf("%q: the line %s (%s) adds %q", data, line.ID, line.Code, text)
					}
				}
			}
			if from := edits[0].Pieces[len(edits[0].Pieces)-1].Register; known != 1 || (from == 4) != strings.HasSuffix(line.Code, "append the encoded octet to decoded octets") {
				t.Errorf("%q: the line %s (%s), from register %d", data, line.ID, line.Code, from)
			}
		}
		state.Apply(edits)
	}
}

// The cases that the documents print or say.
func TestDocuments(t *testing.T) {
	for _, c := range []struct{ data, edition, component, charset, want string }{
		{" ", "rfc3986", "path", "", "%20"},                                                  // 2.1
		{"~", "rfc3986", "path", "", "~"},                                                    // 2.3, 2.4
		{"%", "rfc3986", "path", "", "%25"},                                                  // 2.4
		{"Laguna Beach", "rfc3986", "path", "", "Laguna%20Beach"},                            // 2.5
		{"Laguna Beach", "rfc3986", "path", "ebcdic", "%D3%81%87%A4%95%81@%C2%85%81%83%88"},  // 2.5
		{"A", "rfc3986", "path", "", "A"},                                                    // 2.5
		{"À", "rfc3986", "path", "", "%C3%80"},                                               // 2.5
		{"ア", "rfc3986", "path", "", "%E3%82%A2"},                                            // 2.5
		{"a/b?c", "rfc3986", "query", "", "a/b?c"},                                           // 3.4
		{"a/b?c", "rfc3986", "fragment", "", "a/b?c"},                                        // 3.5
		{"a/b?c#d", "rfc3986", "path", "", "a%2Fb%3Fc%23d"},                                  // 3.3
		{"u:p@h", "rfc3986", "userinfo", "", "u%3Ap%40h"},                                    // 3.2.1
		{"bücher", "rfc3986", "host", "", "b%C3%BCcher"},                                     // 3.2.2
		{"[::1]", "rfc3986", "host", "", "%5B%3A%3A1%5D"},                                    // 3.2.2
		{"!$&'()*+,;=:@", "rfc3986", "path", "", "%21%24%26%27%28%29%2A%2B%2C%3B%3D%3A%40"},  // 2.2
		{"-._~", "rfc3986", "path", "", "-._~"},                                              // 2.3
		{" ", "rfc2396bis-01", "path", "", "%20"},                                            // 2.4.1
		{"\n", "rfc2396bis-01", "path", "", "%0A"},                                           // 2.1
		{"%", "rfc2396bis-01", "path", "", "%25"},                                            // 2.4.2
		{"~!*'()", "rfc2396bis-01", "query", "", "~!*'()"},                                   // 2.3
		{"$,[]", "rfc2396bis-01", "query", "", "%24%2C%5B%5D"},                               // 2.2, 3.4
		{"é", "rfc2396bis-01", "path", "", "%C3%A9"},                                         // 6.3
		{" ", "url-syntax-05", "path", "", "%20"},                                            // 2.4.1
		{"%", "url-syntax-05", "path", "", "%25"},                                            // 2.4.2
		{"~$,", "url-syntax-05", "path", "", "~$,"},                                          // 2.3
		{"a;b=c", "url-syntax-05", "path", "", "a%3Bb%3Dc"},                                  // 4.3.2
		{"u:p", "url-syntax-05", "user", "", "u%3Ap"},                                        // 4.3.1
		{"#", "rfc1738", "path", "", "%23"},                                                  // 2.2
		{"<>\"{}|\\^~[]`", "rfc1738", "path", "", "%3C%3E%22%7B%7D%7C%5C%5E%7E%5B%5D%60"},    // 2.2
		{"$-_.+!*'(),", "rfc1738", "path", "", "$-_.+!*'(),"},                                // 2.2
		{"/etc", "rfc1738", "ftp", "", "%2Fetc"},                                             // 3.2.2
		{";", "rfc1738", "fsegment", "", "%3B"},                                              // 3.2.2
		{"a:b@c/d", "rfc1738", "password", "", "a%3Ab%40c%2Fd"},                              // 3.1
		{"joe%uucp@example.com", "rfc1738", "address", "", "joe%25uucp@example.com"},         // 3.5
		{"+ABSTRACT +SMELL", "rfc1738", "selector", "", "+ABSTRACT%20+SMELL"},                // 3.4.7
		{"\x7f\x00", "rfc1738", "path", "", "%7F%00"},                                        // 2.2
		{"é", "url-1993", "path", "", "%E9"},                                                 // Encoding prohibited characters
		{"Information About Gopher", "url-1993", "path", "", "Information%20About%20Gopher"}, // References
		{"a+b", "url-1993", "query", "", "a%2Bb"}, {"a+b", "url-1993", "path", "", "a+b"},    // BNF syntax
		{"$-_@.&!*\"'():;,", "url-1993", "path", "", "$-_@.&!*\"'():;,"}, // BNF syntax
		{"é", "rfc3986", "path", "iso-8859-1", "%E9"},
		{"", "rfc3986", "path", "", ""},
	} {
		a := ask(t, c.data, c.edition, c.component, c.charset)
		if a.Encoded != c.want || a.Decoded != c.data {
			t.Errorf("%q in %s of %s: %q, which is %q again, want %q", c.data, c.component, c.edition, a.Encoded, a.Decoded, c.want)
		}
	}
}

// Encoded data matches the grammar in its place, and is the component there.
func TestEncodedFits(t *testing.T) {
	var data strings.Builder
	for r := range rune(0x101) {
		if testing.Short() && (r < 0x20 && r%8 != 0 || r >= 0x80 && r%0x20 != 0) {
			continue
		}
		data.WriteRune(r)
	}
	for _, e := range editions.All {
		if e.Encoding == nil {
			continue // the document doesn't speak of it
		}
		for _, c := range e.Encoding.Components {
			for _, r := range data.String() {
				if e.Encoding.Charset.ID == "iso-8859-1" && r > 0xFF {
					continue
				}
				text := "a" + string(r) + "z"
				a := ask(t, text, e.ID, c.ID, "")
				if a.Decoded != text {
					t.Errorf("%q in %s of %s: %q", text, c.Name, e.ID, a.Decoded)
				}
				if e.Normal != nil && e.Normal.Refuses != nil {
					if r := e.Resolve("", a.URI, nil, nil); r.Target != a.URI || !strings.HasPrefix(r.Target[len(c.Before):], a.Encoded) {
						t.Fatalf("%s: %q is parsed to %q", e.ID, a.URI, r.Target)
					}
					continue
				}
				production, length := e.ProductionFor(edition.AsReference, a.URI)
				if production == "" {
					production, length = e.ProductionFor(edition.AsBase, a.URI)
				}
				if m := e.Validate(production, a.URI[:length]); m != nil {
					t.Fatalf("%s: %q is no %s: %v", e.ID, a.URI, production, m)
				}
			}
		}
	}
}

// latin1 returns all characters of ISO Latin 1.
func latin1() string {
	var b strings.Builder
	for r := range rune(0x100) {
		b.WriteRune(r)
	}
	return b.String()
}

// The need for encoding of each octet in each component, with reason and section, agrees with the specs: the
// golden file was checked against them.
func TestGoldenRules(t *testing.T) {
	var b strings.Builder
	for _, e := range editions.All {
		if e.Encoding == nil {
			continue // the document doesn't speak of it
		}
		fmt.Fprintf(&b, "# %s: %s, %s; %s; %s\n", e.ID, e.Encoding.Charset.ID, e.Encoding.Charset.Section, e.Encoding.Triplets, e.Encoding.Decoding)
		if e.Hosts != nil {
			fmt.Fprintf(&b, "hosts %v, %s; %s; %s; %s; %s\n", e.Hosts.Order, e.Hosts.Section, e.Hosts.Future, e.Hosts.Zone, e.Hosts.FinalDot, e.Hosts.Numbers)
		}
		for _, c := range e.Encoding.Components {
			if c.ID == "path" {
				for _, line := range ask(t, "", e.ID, c.ID, "").Listing.Lines {
					fmt.Fprintf(&b, "%*s%s: %s (%s, %s, %v)\n", line.Depth, "", line.ID, line.Code, line.Phase, line.Section, line.Decided)
				}
			}
			fmt.Fprintf(&b, "## %s %s, %s: %s<>%s %s %s\n", c.ID, c.Name, c.Section, c.Before, c.After, c.Dots, c.Names)
			all := ask(t, latin1(), e.ID, c.ID, encode.Latin1).Characters
			for first := 0; first < len(all); {
				a, end := all[first], first
				for end < len(all) && all[end].Reason == a.Reason && all[end].Section == a.Section && all[end].Need == a.Need {
					end++
				}
				fmt.Fprintf(&b, "%q-%q %d %s, %s\n", rune(first), rune(end-1), a.Need, a.Reason, a.Section)
				first = end
			}
		}
	}
	golden.Compare(t, "rules.txt", b.String())
}

// Each octet has a rule, and each rule a section of the edition's document.
func TestRules(t *testing.T) {
	for _, e := range editions.All {
		if e.Encoding == nil {
			continue // the document doesn't speak of it
		}
		for _, c := range e.Encoding.Components {
			of := [256]int{}
			for _, rule := range append(append([]edition.DataRule(nil), c.Rules...), e.Encoding.Rules...) {
				if !strings.HasPrefix(rule.Section, e.Document+", ") || rule.Reason == "" {
					t.Errorf("%s of %s: the rule %+v", c.Name, e.ID, rule)
				}
				for i := range len(rule.Octets) {
					of[rule.Octets[i]]++
				}
			}
			for octet, rules := range of {
				if rules == 0 {
					t.Errorf("%s of %s: no rule for %#x", c.Name, e.ID, octet)
				}
			}
		}
	}
}

// Data that looks encoded is encoded once more, and never decoded twice.
func TestOnce(t *testing.T) {
	for _, e := range editions.All {
		if e.Encoding == nil {
			continue // the document doesn't speak of it
		}
		a := ask(t, "%41", e.ID, "path", "")
		if a.Encoded != "%2541" || a.Decoded != "%41" || a.Twice != "A" {
			t.Errorf("%s: %q, %q, and twice %q", e.ID, a.Encoded, a.Decoded, a.Twice)
		}
		others := 0
		if e.ID == "url-1993" {
			others = 1 // it has the encoding for schemes other than the example's
		}
		if len(a.Warnings) != 1+others || a.Warnings[0] != (encode.Warning{ID: encode.ReadsEncoded, Section: a.Warnings[0].Section, End: 3, Count: 1}) {
			t.Errorf("%s: %+v", e.ID, a.Warnings)
		}
	}
	a := ask(t, "50%, %41%42%4", "rfc3986", "path", "")
	if w := a.Warnings[0]; w.Start != 5 || w.Count != 2 {
		t.Errorf("%+v", a.Warnings)
	}
	if a = ask(t, "50% %4 %zz", "rfc3986", "path", ""); len(a.Warnings) > 0 {
		t.Errorf("%+v", a.Warnings)
	}
	if a = ask(t, "a/b", "rfc3986", "path", ""); a.Early != "a" {
		t.Errorf("decoded before the split: %q", a.Early)
	}
}

// Data that can't be encoded says so.
func TestNoOctets(t *testing.T) {
	for _, c := range []struct{ data, edition string }{{"a例b", "url-1993"}, {"a\xff", "rfc3986"}, {"\xed\xa0\x80", "rfc3986"}} {
		a := ask(t, c.data, c.edition, "", "")
		if a.Possible || a.Encoded != "" {
			t.Errorf("%q: %q", c.data, a.Encoded)
		}
		found := false
		for _, character := range a.Characters {
			found = found || character.Reason == encode.NoOctets && len(character.Octets) == 0
		}
		if !found {
			t.Errorf("%q: %+v", c.data, a.Characters)
		}
	}
}

func TestWarnings(t *testing.T) {
	for _, c := range []struct{ data, edition, component, charset, want string }{
		{"..", "rfc3986", "path", "", "dot-segment"}, {"...", "rfc3986", "path", "", ""}, {"..", "rfc3986", "query", "", ""},
		{"..", "rfc1738", "path", "", ""}, {".", "url-1993", "path", "", "dot-segment"},
		{"a", "rfc3986", "path", "ebcdic", "raw-octets"}, {"a", "rfc1738", "path", "ebcdic", "raw-octets"},
		{"a b", "url-1993", "path", "", "other-scheme"}, {"ab", "url-1993", "path", "", ""}, {"a b", "url-1993", "userinfo", "", "other-scheme"}, {"a b", "url-1993", "fragment", "", ""},
		{"a例え", "url-1993", "path", "", "no-octets"},
		{"é", "rfc3986", "host", "", "for-dns"}, {"é", "rfc3986", "host", "iso-8859-1", "not-utf-8 for-dns"}, {"e", "rfc3986", "host", "", ""},
		{"1.2.3.4", "rfc3986", "host", "", "read-address"}, {"1.2.3.256", "rfc3986", "host", "", ""}, {"1.2.3.4", "rfc3986", "path", "", ""},
	} {
		var ids []string
		for _, w := range ask(t, c.data, c.edition, c.component, c.charset).Warnings {
			ids = append(ids, w.ID)
		}
		if got := strings.Join(ids, " "); got != c.want {
			t.Errorf("%q in %s of %s: %s, want %s", c.data, c.component, c.edition, got, c.want)
		}
	}
}

func TestUnknown(t *testing.T) {
	for _, q := range []encode.Request{{Component: "port"}, {Charset: "utf-7"}} {
		q.Edition = editions.Standard
		if _, err := encode.Encode(q); err == nil {
			t.Errorf("%+v: no error", q)
		}
	}
}

// TestBasis checks whether a charset or a reserved set comes from the spec or from us, also where the spec
// only recommends one or leaves it open, and where another spec than the edition's is cited.
func TestBasis(t *testing.T) {
	charsets := map[string]edition.Basis{
		"url-1993": edition.Says, "rfc1630": edition.Says, "rfc1738": edition.Ours, "url-syntax-05": edition.Ours, "rfc2396": edition.Ours, "rfc2396bis-01": edition.Advises, "rfc3986": edition.Advises, "url-standard": edition.Says,
	}
	for _, e := range editiontest.With(edition.OfEncoding) {
		want, ok := charsets[e.ID]
		a := ask(t, "é", e.ID, "path", "")
		if a.Charset.Basis != want || !ok {
			t.Errorf("%s: the charset is %s, want %s", e.ID, a.Charset.Basis, want)
		}
		for _, line := range a.Listing.Lines {
			if line.ID == "charset" && line.Decided != (want != edition.Says) {
				t.Errorf("%s: the line of the charset is decided: %v", e.ID, line.Decided)
			}
		}
		if a = ask(t, "é", e.ID, "path", "ebcdic"); a.Charset.Basis != edition.Ours || a.Warnings[0].Basis != edition.Advises || a.Warnings[0].Section != "RFC 3986, section 2.5" {
			t.Errorf("%s: EBCDIC is %s, %+v", e.ID, a.Charset.Basis, a.Warnings)
		}
	}
	for _, c := range []struct {
		component, data, section string
		want                     edition.Basis
	}{
		{"selector", "/", "RFC 1738, section 3.4.1", edition.Ours}, {"address", "/", "RFC 1738, section 3.5", edition.Ours},
		{"address", "@", "RFC 1738, section 3.5", edition.Says}, {"path", "/", "RFC 1738, section 3.3", edition.Says},
	} {
		if got := ask(t, c.data, "rfc1738", c.component, "").Characters[0]; got.Basis != c.want || got.Section != c.section {
			t.Errorf("%q in %s: %s, %s, want %s, %s", c.data, c.component, got.Basis, got.Section, c.want, c.section)
		}
	}
	sections := map[string]string{"path": "2.2", "query": "2.2", "ftp": "3.2.2", "selector": "3.4.2", "address": "2.2"}
	for component, section := range sections {
		for _, line := range ask(t, "a", "rfc1738", component, "").Listing.Lines {
			if line.ID == "escape" && line.Section != "RFC 1738, section "+section {
				t.Errorf("%s is decoded by %s, want %s", component, line.Section, section)
			}
		}
	}
}

// Time grows linearly with the data, and steps that aren't requested aren't recorded.
func TestLong(t *testing.T) {
	for limit, length := range map[int]int{100: 1 << 20, -1: 1 << 16} {
		data := strings.Repeat("%", length)
		a, err := encode.Encode(encode.Request{Data: data, Edition: editions.Standard, Limit: limit})
		if err != nil || len(a.Encoded) != 3*length || a.Decoded != data || a.Total != length {
			t.Fatal(err, len(a.Encoded), a.Total)
		}
		if limit > 0 && (len(a.Run.Steps()) != limit || len(a.Characters) != limit) {
			t.Errorf("%d steps, %d characters", len(a.Run.Steps()), len(a.Characters))
		}
	}
}

// Decoding encoded data once gives the data again.
func FuzzEncode(f *testing.F) {
	for _, data := range []string{"", "Laguna Beach", "%41", "%", "a/b?c#d", "é例\U0001F600", "\x00\x7f\xff", "..", "[::1]", "a@b:c;d=e&f+g"} {
		for i := range editiontest.With(edition.OfEncoding) {
			f.Add(data, i, i)
		}
	}
	f.Fuzz(func(t *testing.T, data string, e, component int) {
		of := editions.All[uint(e)%uint(len(editions.All))]
		if of.Encoding == nil {
			return
		}
		c := of.Encoding.Components[uint(component)%uint(len(of.Encoding.Components))]
		for _, charset := range append([]string{""}, encode.CharsetIDs...) {
			a := ask(t, data, of.ID, c.ID, charset)
			if a.Possible && a.Decoded != data || a.Possible && !utf8.ValidString(data) {
				t.Errorf("%q in %s of %s: %q, which is %q", data, c.Name, of.ID, a.Encoded, a.Decoded)
			}
		}
	})
}
