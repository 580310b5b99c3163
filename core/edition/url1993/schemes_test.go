package url1993_test

import (
	"fmt"
	"strings"
	"testing"

	"uriscope/core/edition"
	"uriscope/core/edition/url1993"
	"uriscope/core/internal/golden"
	"uriscope/core/trace"
)

// hard are texts in schemes that the spec defines, with empty, absent, superfluous, invalid, or easily misread
// parts.
var hard = []string{
	"http:", "http:g", "http:/g", "http://", "http://h", "http://h/", "http://h?q", "http://h/?", "http://h:8000/a/b?x+y#z", "http://h/a#", "http://u:p@h:1/%41?%42#%43",
	"http:#a", "http://h#", "http://例え.jp/é?ü", "http://h/\xff\xfe", "http://@/", "http://:/", "http://h/a?b?c", "http://h/a%0D%0Ab", "http://a@b@h:1:2/x", "ftp://u:p:q@h@i/a",
	"ftp:", "ftp:a", "ftp://", "ftp://h", "ftp://h/", "ftp://h/a/", "ftp://h/a/b.txt", "ftp://h/a.TXT", "ftp://h/a.", "ftp://h/a. c ", "ftp://h/a%2Etxt", "ftp://u@h/a", "ftp://u:p@h:21/a", "ftp://u:@h/a", "ftp://:p@h/a",
	"ftp://h//etc/motd", "ftp://h/%2Fetc/motd", "ftp://h/etc/motd", "ftp://h/a%2Fb/", "ftp://h/a%2F", "ftp://u%40v:p%3aq@h/%25%34%31", "ftp://h/a?b", "ftp://h/%E9%e9%C3%A9", "ftp://h/%0d%0aDELE%20a", "ftp://h/a#b", "ftp://h?/b", "ftp://h/%", "ftp://h/%4", "ftp://h/%2541",
	"afs:", "afs:a", "afs://", "afs://cell", "afs://cell/", "afs://athena.mit.edu/user/t/timbl", "afs://c/a%20b?c#d", "afs://c?d/e", "afs://c@d:1/e/",
	"news:", "news:*", "news:a", "news:comp.infosystems.www", "news:1@h", "news:@", "news:**", "news:a%40b", "news:a%2Ab@c", "news:%2A", "news:*#a", "news://h/a", "news:a/b",
	"wais:", "wais:a", "wais://", "wais://h", "wais://h/", "wais://h/d", "wais://h/d?", "wais://h/d?a+b%2B+c", "wais://h:210/d/TEXT/1234/a%2Fb/c", "wais://h/d/", "wais://h/d/t", "wais://h/d/t/1", "wais://h/d/t/1/", "wais://h//t/1/x", "wais://h/d/t/1/x?q", "wais://h?q", "wais://h/?q", "wais://h/a%2Fb", "wais://u@h/d?a",
	"prospero:", "prospero:a", "prospero://", "prospero://h", "prospero://h/", "prospero://h/a/b", "prospero://h:1525/a%2005", "prospero://h/a%005", "prospero://h/a%00%00b", "prospero://h/a%001%00b%00c", "prospero://h/a%00", "prospero://h/%00", "prospero://h/a%005ab", "prospero://h/a?b%20c%0", "prospero://h/%2500", "prospero://u@h/a",
	"telnet:", "telnet:h", "telnet://", "telnet://h", "telnet://u@h:23", "telnet://u:p@h", "telnet://@h", "telnet://u%20v@h/", "telnet://h/a?b", "telnet://h:#a",
	"gopher:", "gopher:h", "gopher://", "gopher://h", "gopher://h/", "gopher://h/0", "gopher://h/00/a", "gopher://h:70/7/s?a+b", "gopher://h?q", "gopher://h/7?", "gopher://h/%30x", "gopher://h/%3", "gopher://h/éa", "gopher://h/\xffa", "gopher://h/1%09%0D%0A", "gopher://h/11/a/b%20c#d", "gopher://h//a", "gopher://h/7s?a%2Bb+c", "gopher://u@h/1a", "gopher://h/😀a",
}

// texts returns the inputs of all tests: the spec's examples, and the hard ones.
func texts() []string {
	var all []string
	for _, x := range url1993.Edition.AllExamples() {
		if x.Kind == edition.KindParse {
			all = append(all, x.Input)
		}
	}
	return append(all, hard...)
}

// schemeOf returns the scheme of a text.
func schemeOf(text string) *edition.URLScheme {
	name, _, ok := strings.Cut(text, ":")
	for _, s := range url1993.Edition.Schemes.Defined {
		if ok && s.Name == name {
			return s
		}
	}
	return nil
}

// A line that several schemes share is the same in all of them, because its words are.
func TestLinesInCommon(t *testing.T) {
	seen := map[string]trace.Line{}
	for _, s := range url1993.Edition.Schemes.Defined {
		for _, line := range s.Listing.Lines {
			if before, ok := seen[line.ID]; ok && before != line {
				t.Errorf("%s: %+v, elsewhere %+v", s.Name, line, before)
			}
			seen[line.ID] = line
		}
	}
}

// dialogue formats a run: the parts of the URL, and each step that sets something.
func dialogue(s *edition.URLScheme, text string) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s\n", text)
	for _, p := range s.Split(text) {
		if p.Span != edition.Absent {
			fmt.Fprintf(&b, "\t%s %q\n", p.Name, p.Span.Of(text))
		}
	}
	run := trace.New(s.Listing, -1, text)
	s.Run(text, run)
	state := trace.NewState(s.Listing, text)
	for i, step := range run.Steps() {
		line := s.Listing.Lines[step.Line]
		before := make([]int, len(s.Listing.Registers))
		for r := range before {
			before[r] = state.Len(r)
		}
		state.Apply(run.Edits(i))
		for _, e := range run.Edits(i) {
			register := s.Listing.Registers[e.Register]
			if line.Phase != "dialogue" || !register.Sent && register.Name != "connection" {
				continue
			}
			mark := ""
			if line.Decided {
				mark = " *"
			}
			to, _ := state.Text(e.Register)
			fmt.Fprintf(&b, "\t> %s %q (%s, %s%s)\n", register.Name, to[before[e.Register]:], line.ID, line.Section, mark)
		}
	}
	return b.String()
}

func TestDialogues(t *testing.T) {
	var b strings.Builder
	for _, text := range texts() {
		b.WriteString(dialogue(schemeOf(text), text))
	}
	golden.Compare(t, "dialogues.txt", b.String())
}

// The parts of a text are within it and in order.
func TestParts(t *testing.T) {
	for _, text := range texts() {
		checkParts(t, schemeOf(text), text)
	}
}

func checkParts(t *testing.T, s *edition.URLScheme, text string) {
	t.Helper()
	at := 0
	for _, p := range s.Split(text) {
		if p.Span == edition.Absent {
			continue
		}
		if p.Span.Start < at && !p.Inner || p.Span.End < p.Span.Start || p.Span.End > len(text) {
			t.Fatalf("%q: %s at %v, after %d", text, p.Name, p.Span, at)
		}
		if !p.Inner {
			at = p.Span.End
		}
	}
	names := map[string]bool{}
	for _, r := range s.Listing.Registers {
		names[r.Component] = true
	}
	for _, p := range s.Split(text) {
		if p.Role != edition.Scheme && !names[p.Name] {
			t.Fatalf("%s: no register holds %s", s.Name, p.Name)
		}
	}
}

// The texts that each production accepts, and those that it rejects.
func TestProductions(t *testing.T) {
	for _, c := range productions {
		accepted, refused, _ := strings.Cut(c.texts, "|")
		for i, list := range []string{accepted, refused} {
			for text := range strings.SplitSeq(strings.TrimSpace(list), "\n") {
				text = strings.TrimSpace(text)
				if m := url1993.Edition.Validate(c.production, text); (m == nil) != (i == 0) {
					t.Errorf("%s: %q: %+v", c.production, text, m)
				}
			}
		}
	}
}
