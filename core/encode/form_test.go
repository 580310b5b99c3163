package encode_test

import (
	"fmt"
	"strings"
	"testing"

	"uriscope/core/editions"
	"uriscope/core/encode"
	"uriscope/core/trace"
	"uriscope/core/trace/tracetest"
)

// form answers a request, and checks that the run follows its listing and ends with the answer.
func form(t *testing.T, q encode.FormRequest) *encode.Form {
	t.Helper()
	q.Edition, q.Limit, q.Most = editions.ByID("url-standard"), -1, -1
	f, err := encode.URLEncoded(q)
	if err != nil {
		t.Fatal(err)
	}
	if err := watchForm(f.Listing, f, q); err != nil {
		t.Errorf("%+v: %v", q, err)
	}
	return f
}

// watchForm returns any error in a run by a listing.
func watchForm(l *trace.Listing, f *encode.Form, q encode.FormRequest) error {
	var texts []string
	if q.Pairs == nil {
		texts = append(texts, q.Text)
	}
	if err := tracetest.Check(l, f.Run, texts...); err != nil {
		return err
	}
	state := trace.NewState(l, texts...)
	for i := range f.Run.Steps() {
		state.Apply(f.Run.Edits(i))
	}
	last := len(l.Registers) - 1
	if got, _ := state.Text(last); got != f.Encoded {
		return fmt.Errorf("the run ends with %q, want %q", got, f.Encoded)
	}
	var tuples []string
	for _, p := range f.Pairs {
		tuples = append(tuples, " ("+p.Name+", "+p.Value+")")
	}
	if got, _ := state.Text(last - 1); got != strings.Join(tuples, "") {
		return fmt.Errorf("the tuples are %q, want %q", got, tuples)
	}
	return nil
}

func TestURLEncoded(t *testing.T) {
	for _, test := range []struct{ text, pairs, encoded string }{
		{"", "", ""},
		{"a=1&b=2", "a|1 b|2", "a=1&b=2"},
		{"&&a&=&=x&b=c=d&", "a| | |x b|c=d", "a=&=&=x&b=c%3Dd"},
		{"q=caf%C3%A9+au+lait", "q|café au lait", "q=caf%C3%A9+au+lait"},
		{"a+b=%2B%26%3D%25", "a b|+&=%", "a+b=%2B%26%3D%25"},
		{"%zz%4=%", "%zz%4|%", "%25zz%254=%25"},
		{"é=\U0001F600", "é|\U0001F600", "%C3%A9=%F0%9F%98%80"},
		{"*-._~!'()=", "*-._~!'()|", "*-._%7E%21%27%28%29="},
		{"a=%EF%BB%BFb", "a|\uFEFFb", "a=%EF%BB%BFb"}, // no BOM is taken off
		{"%E2%82%=%F0%9F%98%C3%A9", "\uFFFD%|\uFFFDé", "%EF%BF%BD%25=%EF%BF%BD%C3%A9"},
		{"%ED%A0%80=%F5%C0%80", "\uFFFD\uFFFD\uFFFD|\uFFFD\uFFFD\uFFFD", "%EF%BF%BD%EF%BF%BD%EF%BF%BD=%EF%BF%BD%EF%BF%BD%EF%BF%BD"},
	} {
		f := form(t, encode.FormRequest{Text: test.text})
		var pairs, list []string
		for _, p := range f.Pairs {
			pairs = append(pairs, p.Name+"|"+p.Value)
			list = append(list, p.Name, p.Value)
			if at := p.Span.Of(test.text); at == "" || strings.Contains(at, "&") {
				t.Errorf("%q: the pair %+v", test.text, p)
			}
		}
		if got := strings.Join(pairs, " "); got != test.pairs || f.Encoded != test.encoded || f.Total != len(pairs) {
			t.Errorf("%q: %q, %q, want %q, %q", test.text, got, f.Encoded, test.pairs, test.encoded)
		}
		if list != nil {
			if g := form(t, encode.FormRequest{Pairs: list}); g.Encoded != f.Encoded || len(g.Pairs) != len(f.Pairs) {
				t.Errorf("%q: the pairs are %q alone", test.text, g.Encoded)
			}
		}
	}
	f := form(t, encode.FormRequest{Pairs: []string{"1+1 € 2", "‽"}, Charset: encode.Latin1})
	if f.Encoded != "1%2B1+%80+2=%26%238253%3B" || f.Charset.ID != encode.Windows1252 {
		t.Errorf("%q in %s", f.Encoded, f.Charset.ID)
	}
	for _, charset := range []string{encode.EBCDIC, "none"} {
		if _, err := encode.URLEncoded(encode.FormRequest{Edition: editions.ByID("url-standard"), Charset: charset}); err == nil {
			t.Errorf("%s is a charset of forms", charset)
		}
	}
}

// A check detects every exchange of two neighboring lines.
func TestExchangedFormLines(t *testing.T) {
	requests := []encode.FormRequest{{Text: "a+b=%41c&&d&e=f=g"}, {Pairs: []string{"a", "b c", "d", "é"}}, {Text: ""}}
	missed, caught := tracetest.Exchanged(form(t, requests[0]).Listing, func(l *trace.Listing) error {
		if err := tracetest.CheckListing(l); err != nil {
			return err
		}
		for i, q := range requests {
			q.Edition, q.Limit, q.Most = editions.ByID("url-standard"), -1, -1
			f, err := encode.URLEncodedBy(l, q)
			if err != nil {
				return err
			}
			if err := watchForm(l, f, requests[i]); err != nil {
				return err
			}
			if err := adds(l, f, requests[i]); err != nil {
				return err
			}
		}
		return nil
	})
	if len(missed) > 0 {
		t.Errorf("no check fails when one exchanges %q", missed)
	}
	t.Log(caught)
}

// adds returns any error in the effect of lines whose words tracetest doesn't know.
func adds(l *trace.Listing, f *encode.Form, q encode.FormRequest) error {
	var texts []string
	if q.Pairs == nil {
		texts = append(texts, q.Text)
	}
	state := trace.NewState(l, texts...)
	hold := func(register int) string {
		text, _ := state.Text(register)
		return text
	}
	for i, step := range f.Run.Steps() {
		name, value, output := hold(3), hold(4), hold(6)
		state.Apply(f.Run.Edits(i))
		code := l.Lines[step.Line].Code
		var fine bool
		switch {
		case strings.Contains(code, `each "+" replaced`):
			fine = hold(3) == strings.ReplaceAll(name, "+", " ") && hold(4) == strings.ReplaceAll(value, "+", " ")
		case strings.Contains(code, `has "="`):
			fine = (step.Answer == trace.Yes) == strings.Contains(hold(2), "=")
		case strings.Contains(code, "percent-decoded"):
			fine = len(hold(3)) <= len(name) && !strings.Contains(hold(3)+hold(4), "%") && hold(2) != ""
		case strings.HasPrefix(code, "append (name"):
			fine = strings.HasSuffix(hold(5), "("+name+", "+value+")")
		case strings.HasPrefix(code, "append name +"):
			fine = hold(6) == output+name+"="+value
		case strings.Contains(code, `append "&"`):
			fine = (step.Answer == trace.Yes) == (output != "") && (hold(6) == output+"&") == (output != "")
		case strings.HasPrefix(code, "name ← the name of"):
			fine = hold(4) == value
		case strings.HasPrefix(code, "value ← the value of"):
			fine = hold(3) == name
		default:
			fine = true
		}
		if !fine {
			return fmt.Errorf("%+v: step %d does not do what %q says", q, i, code)
		}
	}
	return nil
}

// Time grows linearly with the text, and parts that aren't requested are neither recorded nor reported.
func TestLongForm(t *testing.T) {
	text := strings.Repeat("a+%41=%E9&", 1<<15)
	f, err := encode.URLEncoded(encode.FormRequest{Text: text, Edition: editions.ByID("url-standard"), Limit: 50, Most: 50})
	if err != nil || f.Total != 1<<15 || len(f.Pairs) != 50 || len(f.Run.Steps()) > 50 || len(f.Encoded) != f.Total*len("a+A=%EF%BF%BD&")-1 {
		t.Errorf("%d pairs, %d told, %d steps, %d bytes (error %v)", f.Total, len(f.Pairs), len(f.Run.Steps()), len(f.Encoded), err)
	}
}
