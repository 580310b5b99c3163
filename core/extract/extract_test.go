package extract_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"uriscope/core/edition"
	"uriscope/core/edition/editiontest"
	"uriscope/core/editions"
	"uriscope/core/extract"
	"uriscope/core/internal/outside"
)

// isValid reports whether a found text is a URI in the edition.
func isValid(f *extract.Found) bool { return f.Production != "" && len(f.Problems) == 0 }

// find looks for URIs in the edition with an id, without a limit.
func find(id, text string) *extract.Answer {
	return extract.Find(extract.Request{Text: text, Edition: editions.ByID(id), Limit: -1})
}

// uris returns the URIs found, in order.
func uris(a *extract.Answer) (all []string) {
	for _, f := range a.Found {
		all = append(all, f.URI)
	}
	return all
}

// show formats an answer: the URIs, each after its wrapper and followed by the doubts in brackets; and after
// "!", ignored places.
func show(text string, a *extract.Answer) string {
	var lines []string
	for _, f := range a.Found {
		line := fmt.Sprintf("%s %s", f.Wrapper.ID, f.URI)
		if f.Kind != extract.URI {
			line = string(f.Kind) + " " + line
		}
		if !isValid(&f) {
			line += fmt.Sprintf(" !%q", text[f.WrongAt:])
		}
		for _, d := range f.Doubts {
			line += fmt.Sprintf(" [%s: %s]", d.Kind, strings.Join(d.Others, ", "))
		}
		lines = append(lines, line)
	}
	for _, p := range a.Passed {
		lines = append(lines, fmt.Sprintf("! %s %s", p.Why, p.Of(text)))
	}
	return strings.Join(lines, "\n")
}

// The specs' example texts contain the URIs that the specs say they do.
func TestExamples(t *testing.T) {
	n := 0
	for _, e := range editiontest.With(edition.OfDelimiting) {
		for _, x := range e.AllExamples() {
			if x.Kind != edition.KindExtract {
				continue
			}
			n++
			a := find(e.ID, x.Input)
			if got := uris(a); !slices.Equal(got, x.Want) {
				t.Errorf("%s: %q, want %q", x.ID, got, x.Want)
			}
			for _, f := range a.Found {
				if !isValid(&f) || len(f.Doubts) > 0 {
					t.Errorf("%s: %+v", x.ID, f)
				}
			}
		}
	}
	if n != 9 {
		t.Errorf("%d examples", n)
	}
}

func TestFind(t *testing.T) {
	for _, c := range []struct{ edition, text, want string }{
		// White space only, and punctuation.
		{"rfc3986", "见http://a/b。", "white-space http://a/b"},
		{"rfc3986", "（http://127.0.0.1:4173/）", "white-space http://127.0.0.1:4173/"},
		{"rfc3986", "(https://a/united_states/)for (see)http://b/", "white-space https://a/united_states/\nwhite-space http://b/"},
		{"rfc3986", "(http://a/f_(g)x)y 「http://b/」和http://c/ xhttp://d/", "white-space http://a/f_(g)x\nwhite-space http://b/\nwhite-space http://c/\nwhite-space xhttp://d/"},
		{"rfc3986", "see http://a/b, (http://c/d), http://e/f_(g) and [http://h/].", "white-space http://a/b\nwhite-space http://c/d\nwhite-space http://e/f_(g)\nwhite-space http://h/"},
		{"rfc3986", "“http://a/”… «mailto:x@y», 'news:z'", "white-space http://a/\nwhite-space mailto:x@y\nwhite-space news:z"},
		{"rfc3986", "http://a/?q! http://a/(b))", "white-space http://a/?q\nwhite-space http://a/(b)"},
		{"rfc3986", "URL:http://a/ url:http://b/ URL: http://c/", "white-space http://a/\nwhite-space http://b/\nwhite-space http://c/"},
		{"rfc3986", "http://[::1]/ http://a^b/ ftp://a:x/", "white-space http://[::1]/\nwhite-space http://a^b/ !\"^b/ ftp://a:x/\"\nwhite-space ftp://a:x/ !\"x/\""},
		{"rfc3986", "http://例え/ x", "white-space http://例え/ !\"例え/ x\""},
		{"rfc3986", "😀 http://a/%4", "white-space http://a/%4 !\"\""},

		// Texts that aren't URIs, although the grammar says so.
		{"rfc3986", "note: see std::string, key:value, 10:30, a/b, ../g, c:\\x, urn:isbn:0, http:", "white-space urn:isbn:0\n! unknown c:\\x"},
		{"rfc3986", "foo://a/ x://", "white-space foo://a/\nwhite-space x://"},
		{"url-syntax-05", "urn:isbn:0 gopher:x", "white-space gopher:x\n! unknown urn:isbn:0"},

		// URIs delimited by neither white space nor a wrapper.
		{"rfc3986", "<a href=https://a/x>t</a> src='https://b/' `https://c/`", "white-space https://a/x\nwhite-space https://b/\nwhite-space https://c/"},
		{"rfc3986", "DATABASE_URL=postgres://u:p@h/db --url=https://a/b", "white-space postgres://u:p@h/db\nwhite-space https://a/b"},
		{"rfc3986", "a,https://b/c,d https://a/b;https://c/d https://e,https://f https://a/b,c", "white-space https://b/c\nwhite-space https://a/b\nwhite-space https://c/d\nwhite-space https://e\nwhite-space https://f\nwhite-space https://a/b,c"},
		{"rfc3986", "url(https://a/x.png)no url('https://b/')", "white-space https://a/x.png\nwhite-space https://b/"},
		{"rfc3986", "\\url{https://a/x} \\href{https://a/y}{text}", "white-space https://a/x\nwhite-space https://a/y"},
		{"rfc3986", "\"u\": \"https:\\/\\/a\\/b\"", "white-space https://a/b"},
		{"rfc3986", "https://a/?x=1&amp;y=2", "white-space https://a/?x=1&amp;y=2 [entity: https://a/?x=1&y=2]"},
		{"rfc3986", "https://a/x|sh https://a/x[text] https://a/?x[y]=1 <https://a/x|text>", "white-space https://a/x\nwhite-space https://a/x\nwhite-space https://a/?x[y]=1 !\"[y]=1 <https://a/x|text>\"\nbrackets https://a/x"},
		{"rfc3986", "*https://a/x* **https://b/** _https://c/_", "white-space https://a/x\nwhite-space https://b/\nwhite-space https://c/"},
		{"rfc3986", "/login?next=https://a/b x@https://c/ https://d/e/https://f/", "white-space https://d/e/https://f/\n! inside https://a/b\n! inside https://c/"},
		{"rfc3986", "**Who:** a:* {x}https://a/ a:hover li:nth-child(2) input::placeholder foaf:name javascript:alert(1)", "white-space https://a/\n! unknown javascript:alert(1)"},

		// Chinese, Japanese, Korean.
		{"rfc3986", "地图见http://example.com/map，名单在http://example.com/list。", "white-space http://example.com/map\nwhite-space http://example.com/list"},
		{"rfc3986", "見http://a/map和http://a/list吧", "white-space http://a/map\nwhite-space http://a/list吧 !\"吧\" [script: http://a/list]"},
		{"rfc3986", "日本語はhttp://a/です。 링크는http://b/입니다.", "white-space http://a/です !\"です。 링크는http://b/입니다.\" [script: http://a/]\nwhite-space http://b/입니다 !\"입니다.\" [script: http://b/]"},
		{"rfc3986", "https://a/中文/路径", "white-space https://a/中文/路径 !\"中文/路径\""},

		{"rfc3986", "https://a/Tick:_チック、チック…ブーン! x", "white-space https://a/Tick:_チック !\"チック、チック…ブーン! x\" [further: https://a/Tick:_%E3%83%81%E3%83%83%E3%82%AF%E3%80%81%E3%83%81%E3%83%83%E3%82%AF%E2%80%A6%E3%83%96%E3%83%BC%E3%83%B3!] [script: https://a/Tick:_]"},
		{"rfc3986", "http://t/RZ（分享自 http://a/吧。 http://a/吧，http://b/", "white-space http://t/RZ\nwhite-space http://a/吧 !\"吧。 http://a/吧，http://b/\" [script: http://a/]\nwhite-space http://a/吧 !\"吧，http://b/\" [script: http://a/]\nwhite-space http://b/"},

		// Angle brackets.
		{"rfc3986", "<http://a/ b\tc\r\n d>, < http://e/ >, <p>, <a:1>, <b c>, a < b and c > d", "brackets http://a/bcd\nbrackets http://e/\n! unknown a:1"},
		{"rfc3986", "<URL:http://a/> <URL: ../g> <url:a:b> <URL:> <URL:ht\ntp://c/> <URL:foo>", "brackets http://a/\nrelative brackets ../g\nbrackets a:b\nbrackets http://c/\nrelative brackets foo\n! empty <URL:>"},
		// White space at the scheme.
		{"rfc3986", "<ht\ntp://a/>", "brackets http://a/"},
		{"rfc3986", "<http:\n//a/b> <mailto:\na@b.c>", "brackets http://a/b\nbrackets mailto:a@b.c"},
		{"rfc2396bis-01", "<http:\n//a/b> <mailto:\na@b.c> <ht\ntp://a/b>", "brackets http://a/b\nbrackets mailto:a@b.c\nbrackets http://a/b"},
		{"url-syntax-05", "<http:\n//a/b> <mailto:\na@b.c> <ht\ntp://a/b>", "brackets http://a/b\nbrackets mailto:a@b.c\nbrackets http://a/b"},
		{"rfc3986", "<http\n://a/b> <http:/\n/a/b> <http://\n  a/b> <h\nt\r\nt p:\n/ / a>", "brackets http://a/b\nbrackets http://a/b\nbrackets http://a/b\nbrackets http://a"},
		{"rfc3986", "<foo:\n//a/b> <f\noo://a/b> <ht\ntq://a/b>", "brackets foo://a/b\n! broken <f\noo://a/b>\n! broken <ht\ntq://a/b>"},
		{"rfc3986", "<see\nhttp://a/b> <see http://a/b> <a\n1:b> <foo:\nbar> <http:\n>", "white-space http://a/b\nwhite-space http://a/b"},
		{"rfc3986", "\"http:\n//a/b\" \"http: it\" \"ht\ntp://c\" \"see\nhttp://d\"", "quotes http://a/b\nquotes http://c\nwhite-space http://d"},
		{"rfc1738", "<http:\n//a/b> <URL:ht\ntp://a/b>", "brackets http://a/b"},
		{"url-1993", "URL=<ht\ntp://a/b> <http:\n//a/b>", "brackets http://a/b\nbrackets http://a/b"},
		{"rfc3986", "<http://a/ \"b\">", "brackets http://a/\"b\" !\"\\\"b\\\">\""},
		{"rfc3986", "<a href=\"http://a/\">http://b/</a>", "quotes http://a/\nwhite-space http://b/"},
		{"rfc3986", "<<http://a/>>", "brackets http://a/"},
		{"rfc3986", "<http://a/ <http://b/>", "white-space http://a/\nbrackets http://b/\n! unclosed <"},
		{"rfc3986", "<http://a/\n \n>", "white-space http://a/\n! unclosed <"},
		{"rfc3986", "<http://a/\r\n>", "brackets http://a/"},
		{"rfc3986", "URL=<http://a/>", "brackets http://a/"},

		// Double quotes.
		{"rfc3986", "5\" of \"http://a/\" and \"no\" http://b/ \"c\"", "quotes http://a/\nwhite-space http://b/"},
		{"rfc3986", "\"http://a/\nb\" \"http://a/ b\"", "quotes http://a/b\nquotes http://a/b [joined: http://a/, http://a/%20b]"},
		{"rfc3986", "\"http://a/,\" \"URL: http://b/\" \"http://c", "quotes http://a/, [full-stop: http://a/]\nquotes http://b/\nwhite-space http://c\n! unclosed \""},
		{"rfc3986", "\"<http://a/>\" <\"http://b/\">", "brackets http://a/\nquotes http://b/"},

		// Hyphens at the end of a line.
		{"rfc3986", "<http://a/b-\n   c>", "brackets http://a/b-c [hyphen: http://a/bc]"},
		{"rfc3986", "<http://a/b- \r\nc-\nd-e->", "brackets http://a/b-c-d-e- [hyphen: http://a/bcd-e-]"},
		{"rfc3986", "<http://a/b-\n> <http://a/b- c>", "brackets http://a/b-\nbrackets http://a/b-c"},
		{"rfc3986", "http://a/b-\nc, http://a/b- c", "white-space http://a/b- [goes-on: http://a/b-c, http://a/bc]\nwhite-space http://a/b-"},
		{"rfc3986", "http://a/b-\n\nc http://a/b-\nhttp://c/ http://a/b-\r\n, d", "white-space http://a/b-\nwhite-space http://a/b-\nwhite-space http://c/\nwhite-space http://a/b-"},
		{"rfc3986", "http://a/b-\n- c", "white-space http://a/b-"},
		{"rfc3986", "\"http://a/b-\u2028c d\"", "quotes http://a/b-cd [hyphen: http://a/bcd] [joined: http://a/b-c, http://a/b-c%20d]"},

		// Without a scheme.
		{"rfc3986", "www.a.b/c, WWW.d www. wwww.x <www.e/> \"www.f\"", "suffix white-space www.a.b/c\nsuffix white-space WWW.d\nsuffix brackets www.e/\nsuffix quotes www.f"},
		{"rfc2396bis-01", "www.a.b/c", "suffix white-space www.a.b/c"},
		{"url-syntax-05", "www.a.b/c \"http://a/ b\"", "quotes http://a/b [joined: http://a/, http://a/%20b]"},

		// RFC 1738 and the draft of 1993 have one wrapper each.
		{"rfc1738", "<URL:http://a/b> <http://c/d> http://e/f \"http://g/h\" www.i std::x", "brackets http://a/b\n! no-wrapper http://c/d\n! no-wrapper http://e/f\n! no-wrapper http://g/h"},
		{"rfc1738", "<URL:ftp://a/b-\nc;type=d> <URL:http://a/#f> <URL:../g>", "brackets ftp://a/b-c;type=d [hyphen: ftp://a/bc;type=d]\nbrackets http://a/#f\nrelative brackets ../g !\"/g>\""},
		{"rfc1738", "<URL:http://a/ <URL:>", "! unclosed <\n! no-wrapper http://a/\n! empty <URL:>"},
		{"url-1993", "See URL=<ftp://a/b-\nc>, <ftp://d/e> and <URL:ftp://f/g>", "brackets ftp://a/b-c\nbrackets ftp://d/e"},
		{"url-1993", "URL=<URL=<ftp://a/b>URL=<>", "brackets ftp://a/b\n! unclosed URL=<\n! empty URL=<>"},
	} {
		if got := show(c.text, find(c.edition, c.text)); got != c.want {
			t.Errorf("%s: %q:\n%s\nwant\n%s", c.edition, c.text, got, c.want)
		}
	}
}

// Text before a bracket belongs to a wrapper only if it isn't part of a URI before it, which is possible in an
// edition that also has white space as a wrapper.
func TestNothingTwice(t *testing.T) {
	own := *editions.Standard
	own.Delimiting = &edition.Delimiting{Section: "C", Wrappers: []edition.Wrapper{{ID: edition.Brackets, Before: "URL="}, {ID: edition.WhiteSpace}}}
	const text = "http://a/URL=<http://b/> URL=<http://c/>"
	a := extract.Find(extract.Request{Text: text, Edition: &own, Limit: -1})
	if err := check(text, a); err != nil || show(text, a) != "white-space http://a/URL=\nbrackets http://b/\nbrackets http://c/" {
		t.Errorf("%v: %s", err, show(text, a))
	}
}

// The URLs that the specs of 1993 and 1994 print between brackets, with line breaks and page breaks, are the
// ones found in the whole specs.
func TestWholeDocuments(t *testing.T) {
	for _, c := range []struct {
		edition, file string
	}{
		{"url-1993", "seed-1993-url-draft.txt"},
		{"rfc1738", "rfc1738.txt"},
	} {
		t.Run(c.edition, func(t *testing.T) {
			var want []string
			for _, x := range editions.ByID(c.edition).AllExamples() {
				if x.Kind == edition.KindParse || x.Kind == edition.KindExtract && c.edition == "rfc1738" { // in 1993, each is among those to parse
					want = append(want, x.Want...)
				}
			}
			if got := uris(find(c.edition, outside.Document(t, c.file))); !slices.Equal(got, want) {
				t.Errorf("%q\nwant\n%q", got, want)
			}
		})
	}
}

// The suite's URLs are found in the specs that print them, and are valid.
func TestWrapperSuite(t *testing.T) {
	const suite = "spec-url-wrapper-examples-validity.json"
	var cases []struct {
		ID, Edition, Input string
		Valid              bool
	}
	outside.Cases(t, suite, &cases)
	found := map[string]map[string]bool{} // URLs by edition, and whether they are valid
	for _, c := range cases {
		if found[c.Edition] == nil {
			found[c.Edition] = map[string]bool{}
			for _, f := range find(c.Edition, outside.Document(t, map[string]string{"rfc1738": "rfc1738.txt"}[c.Edition])).Found {
				found[c.Edition][f.URI] = isValid(&f)
			}
		}
		if valid, ok := found[c.Edition][c.Input]; !ok || valid != c.Valid {
			t.Errorf("%s: %s: found: %v, valid: %v, want %v", c.ID, c.Input, ok, valid, c.Valid)
		}
	}
	if len(cases) == 0 {
		t.Error("no cases")
	}
}

// check returns any error in an answer without a limit: its parts must be in order without overlaps, and
// removing the marks must leave the URI.
func check(text string, a *extract.Answer) error {
	end := 0
	for _, f := range a.Found {
		if f.Whole.Start < end || f.Whole.End > len(text) || f.Whole.End <= f.Whole.Start {
			return fmt.Errorf("%q stands at %v, after %d", f.URI, f.Whole, end)
		}
		end = f.Whole.End
		at, left := f.Whole.Start, ""
		for _, m := range f.Marks {
			if m.Start < at || m.End <= m.Start || m.End > f.Whole.End {
				return fmt.Errorf("%q: %v", f.URI, m)
			}
			left += text[at:m.Start]
			at = m.End
		}
		if left += text[at:f.Whole.End]; left != f.URI || f.URI == "" {
			return fmt.Errorf("%q is not %q", left, f.URI)
		}
		if len(f.Problems) > 0 && (f.WrongAt < f.Whole.Start || f.WrongAt > f.Whole.End || f.Problems[0].At < len(f.URI) && text[f.WrongAt] != f.URI[f.Problems[0].At]) {
			return fmt.Errorf("%q is wrong at %d, in the text at %d", f.URI, f.Problems[0].At, f.WrongAt)
		}
		for _, d := range f.Doubts {
			for _, p := range d.Spans {
				if p.Start < f.Whole.Start || p.End > f.Whole.End || p.End <= p.Start {
					return fmt.Errorf("%q: %s at %v", f.URI, d.Kind, p)
				}
			}
			if len(d.Others) == 0 || len(d.Spans) == 0 || slices.Contains(d.Others, f.URI) || d.Section == "" {
				return fmt.Errorf("%q: %+v", f.URI, d)
			}
		}
	}
	before := 0
	for _, p := range a.Passed {
		if p.Start < before || p.End <= p.Start || p.End > len(text) || p.Section == "" {
			return fmt.Errorf("passed over: %+v, after %d", p, before)
		}
		before = p.Start
	}
	if a.TotalFound != len(a.Found) || a.TotalPassed != len(a.Passed) || a.Until != len(text) {
		return fmt.Errorf("%d and %d, until %d", a.TotalFound, a.TotalPassed, a.Until)
	}
	return nil
}

func FuzzFind(f *testing.F) {
	for _, text := range []string{
		"<URL:ftp://a/b-\n c>, \"http://d/e f\". http://g/h-\r\ni", "URL=<a:\n>", "<\n\n\"www.x\u2028\"> (mailto:\xff)", "“a://\u00a0b”<http://%z\t>", "<URL:\">",
	} {
		f.Add(text, -1)
		f.Add(text, 3)
	}
	f.Fuzz(func(t *testing.T, text string, limit int) {
		for _, e := range editions.All {
			if e.Delimiting == nil {
				continue // the document doesn't speak of it
			}
			whole := extract.Find(extract.Request{Text: text, Edition: e, Limit: -1})
			if err := check(text, whole); err != nil {
				t.Errorf("%s: %q: %v", e.ID, text, err)
			}
			some := extract.Find(extract.Request{Text: text, Edition: e, Limit: limit})
			if some.TotalFound != whole.TotalFound || some.TotalPassed != whole.TotalPassed || some.Until > whole.Until {
				t.Errorf("%s: %q: %+v, but without a limit %+v", e.ID, text, some, whole)
			}
			// URIs that end before the limit are reported as without one.
			for i, f := range whole.Found {
				if f.Whole.End <= some.Until && (i >= len(some.Found) || !slices.Equal(some.Found[i].Marks, f.Marks)) {
					t.Errorf("%s: %q: with limit %d, %q is not told of", e.ID, text, limit, f.URI)
				}
			}
		}
	})
}

// With a limit, no more pieces are reported than it says, and the others are counted.
func TestLimit(t *testing.T) {
	text := strings.Repeat("<http://a/ b> x:1 ", 100)
	for _, c := range []struct{ limit, found, passed, until int }{
		{-1, 100, 100, len(text)}, {0, 0, 0, 0}, {4, 1, 0, 14}, {5, 1, 1, 18}, {10, 2, 2, 36}, {7, 2, 1, 19}, {10_000, 100, 100, len(text)},
	} {
		a := extract.Find(extract.Request{Text: text, Edition: editions.Standard, Limit: c.limit})
		if len(a.Found) != c.found || len(a.Passed) != c.passed || a.Until != c.until || a.TotalFound != 100 || a.TotalPassed != 100 {
			t.Errorf("limit %d: %d of %d found, %d of %d passed over, until %d; want %+v", c.limit, len(a.Found), a.TotalFound, len(a.Passed), a.TotalPassed, a.Until, c)
		}
	}
	long := "<http://a/" + strings.Repeat("-\n", 1000) + "b>"
	a := extract.Find(extract.Request{Text: long, Edition: editions.Standard, Limit: 10})
	if f := a.Found[0]; len(f.Marks) != 9 || len(f.Doubts[0].Spans) != 8 || f.URI != "http://a/"+strings.Repeat("-", 1000)+"b" || a.Until != f.Marks[8].End {
		t.Errorf("%d marks, %d places, until %d", len(f.Marks), len(f.Doubts[0].Spans), a.Until)
	}
}
