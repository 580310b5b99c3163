package figure

import (
	"encoding/xml"
	"io"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"uriscope/core/edition"
	"uriscope/core/editions"
)

// hostile are texts that would be markup if unescaped, or aren't allowed in XML.
var hostile = []string{
	"<script>alert(1)</script>", "]]>", "<![CDATA[", "<!--", "-->", "--", `"'`, `" onload="alert(1)`, "&amp;", "&", "&#0;", "&#xFFFF;", "<?xml?>",
	"</text></svg>", "</title><script>", "</pre></figure>", "</style>", "{{constructor}}", "{% x %}", "\x00\x01\x08\x0B\x0C\x1F\x7F", "\t\r\n", "\n\n", "\u0085\u2028",
	"\uFFFE\uFFFF\uFFFD", "\U0001FFFE\U0010FFFF", "\xff\xfe", "\xed\xa0\x80", "a\u0301\u200d\u202e", "אב/گ", "例え😀", "é", " ", "  x  ", "%00%3C", "```\n```",
}

// markup parses a figure as XML, strictly, and returns its texts, one for each element. It reports everything
// that a figure shouldn't contain.
func markup(t *testing.T, format Format, figure string) (texts []string) {
	t.Helper()
	elements, attributes := "figure figcaption dl dt dd pre code p", "lang dir"
	if format == SVG {
		elements, attributes = "svg title desc style rect path text tspan", "xmlns lang space class width height viewBox x y d color fill stroke stroke-width stroke-dasharray stroke-opacity fill-opacity "+
			"font-family font-size font-weight textLength lengthAdjust direction unicode-bidi"
	}
	d := xml.NewDecoder(strings.NewReader(figure))
	var open []int
	for {
		token, err := d.Token()
		if err == io.EOF {
			break
		}
		if err != nil {
			t.Fatalf("%s is not well formed: %v\n%s", format, err, figure)
		}
		switch token := token.(type) {
		case xml.StartElement:
			if !slices.Contains(strings.Fields(elements), token.Name.Local) {
				t.Errorf("%s has an element %s:\n%s", format, token.Name.Local, figure)
			}
			for _, a := range token.Attr {
				if !slices.Contains(strings.Fields(attributes), a.Name.Local) || strings.Contains(a.Value, "url") || strings.Contains(a.Value, ":") && a.Name.Local != "xmlns" {
					t.Errorf("%s has an attribute %s=%q:\n%s", format, a.Name.Local, a.Value, figure)
				}
			}
			open, texts = append(open, len(texts)), append(texts, "")
		case xml.EndElement:
			open = open[:len(open)-1]
		case xml.CharData:
			for _, i := range open {
				texts[i] += string(token)
			}
		case xml.Comment, xml.Directive, xml.ProcInst:
			t.Errorf("%s has %T:\n%s", format, token, figure)
		}
	}
	return texts
}

// check draws a case as markup, and looks for its texts.
func check(t *testing.T, e *edition.Edition, base, reference string) {
	t.Helper()
	for _, format := range []Format{SVG, HTML} {
		figure, err := Draw(e, base, reference, nil, format, nil)
		if err != nil {
			t.Fatal(err)
		}
		texts := markup(t, format, figure)
		for _, text := range []string{base, reference} {
			if isLong(text) || text == "" {
				continue
			}
			if format == HTML && !slices.Contains(texts, visible(text)) || format == SVG && !slices.Contains(texts, visible(text)) {
				t.Errorf("%s, %s: %q is not in it:\n%s", e.ID, format, text, figure)
			}
		}
		if format == HTML && (strings.Contains(figure, "\n\n") || strings.Contains(figure, "{") || strings.Contains(figure, "\n \n")) {
			t.Errorf("%s: there is an empty line or a brace:\n%s", e.ID, figure)
		}
	}
}

func TestMarkupIsInert(t *testing.T) {
	for _, e := range editions.All {
		for _, text := range hostile {
			check(t, e, "http://a/b/"+text, text)
			check(t, e, text, "../"+text+"/./?"+text+"#"+text)
			check(t, e, "http://a/", "#"+text)
			check(t, e, "", text)
		}
	}
}

// Every character up to U+FFFF, and some beyond.
func TestEveryCharacter(t *testing.T) {
	var text []byte
	for r := rune(0); r <= utf8.MaxRune; r++ {
		if r > 0xFFFF {
			r += 996
		}
		if text = utf8.AppendRune(text, r); len(text) > 380 {
			check(t, editions.Standard, "x:", string(text))
			text = text[:0]
		}
	}
}

func FuzzMarkup(f *testing.F) {
	for _, text := range hostile {
		f.Add("http://a/b/"+text, "../"+text, 0)
	}
	f.Fuzz(func(t *testing.T, base, reference string, edition int) {
		check(t, editions.All[max(0, edition%len(editions.All))], base, reference)
	})
}
