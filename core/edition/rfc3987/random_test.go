package rfc3987_test

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"uriscope.example/core/uri"
	"uriscope/core/edition"
	"uriscope/core/edition/rfc3986"
	"uriscope/core/edition/rfc3987"
	"uriscope/core/punycode"
	"uriscope/core/trace"
	"uriscope/core/trace/tracetest"
)

// The building blocks of texts, each with its neighbors in some table.
var bits = []string{
	"a", "Z", "0", ".", "..", "/", "//", ":", "?", "#", "@", "[", "]", "%", "%4", "%41", "%2e", "%2F", "%25", "%20", "%C3%BC",
	"%c3%9f", "%E4%BE%8B", "%F0%90%8C%80", "%FF", "%C0%AF", "%ED%A0%80", "%E2%80%AE", "%E3%80%80", "%EE%80%80", "%C2%85",
	"é", "e\u0301", "例え", "书籍", "שלום", "كتاب", "\U00010300", "\u202e", "\u2066", "\u3000", "\ue000", "\U0010fffd", "\ufffe", "\u0085", "\xff",
	" ", "<", "^", "http:", "//h", "xn--99zt52a", "xn--zz", "HTTP://Bücher.EXAMPLE:80", "mailto:", "ß", "\U000e1000",
}

func randomText(r *rand.Rand) string {
	var b strings.Builder
	if r.IntN(3) == 0 {
		b.WriteString("http://例え.example/")
	}
	for range r.IntN(9) {
		b.WriteString(bits[r.IntN(len(bits))])
	}
	return b.String()
}

// checkAll checks what is true of any text.
func checkAll(t *testing.T, text string) {
	t.Helper()
	isIRI := rfc3987.Edition.Validate("IRI-reference", text) == nil
	for _, o := range []rfc3987.Options{{}, {Names: true}, {Normalize: true, Excluded: true}, {Names: true, Scheme: "http"}} {
		a := toURI(t, text, o)
		again := rfc3987.ToURI(a.Result, o)
		if again != a.Result {
			t.Errorf("%q, %+v: mapped again, %q becomes %q", text, o, a.Result, again)
		}
		if m := rfc3986.Edition.Validate("URI-reference", a.Result); (m == nil) != (len(a.Problems) == 0) {
			t.Errorf("%q, %+v: it is an IRI: %v; its URI %q: %+v", text, o, len(a.Problems) == 0, a.Result, m)
		}
	}
	plain := rfc3987.ToURI(text, rfc3987.Options{})
	if rfc3986.Edition.Validate("URI-reference", text) == nil && plain != text {
		t.Errorf("the URI %q becomes another one, %q", text, plain)
	}
	if r, _, err := uri.Repair(text); isIRI && (err != nil || r.String() != plain) {
		t.Errorf("%q is mapped to %q, by the library to %q (error %v)", text, plain, r, err)
	}
	iri := toIRI(t, text, false).Result
	toIRI(t, text, true)
	if again := rfc3987.ToIRI(iri); again != iri {
		t.Errorf("%q: converted again, %q becomes %q", text, iri, again)
	}
	if isIRI && rfc3987.Edition.Validate("IRI-reference", iri) != nil {
		t.Errorf("%q is an IRI, and %q is none", text, iri)
	}
	// There and back, except for the case of digits, and unreserved characters (RFC 3987, section 3.2).
	if isIRI {
		if back, want := unescaped(rfc3987.ToURI(iri, rfc3987.Options{})), unescaped(plain); back != want {
			t.Errorf("%q: by the IRI %q it becomes %q, want %q", text, iri, back, want)
		}
	}
}

// unescaped returns a URI with the digits of encodings in uppercase, and unreserved characters decoded. It
// shares no code with the package.
func unescaped(uri string) string {
	var b strings.Builder
	for i := 0; i < len(uri); i++ {
		if uri[i] != '%' || i+2 >= len(uri) {
			b.WriteByte(uri[i])
			continue
		}
		digits := strings.ToUpper(uri[i+1 : i+3])
		octet := strings.IndexByte("0123456789ABCDEF", digits[0])<<4 | strings.IndexByte("0123456789ABCDEF", digits[1])
		if strings.ContainsRune("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~", rune(octet)) {
			b.WriteByte(byte(octet))
		} else {
			b.WriteString("%" + digits)
		}
		i += 2
	}
	return b.String()
}

func TestRandom(t *testing.T) {
	r := rand.New(rand.NewPCG(3987, 2005))
	texts := 2_000
	if testing.Short() {
		texts = 300
	}
	for range texts {
		checkAll(t, randomText(r))
		if t.Failed() {
			return
		}
	}
}

func FuzzIRI(f *testing.F) {
	for _, bit := range bits {
		f.Add(bit)
	}
	f.Fuzz(checkAll)
}

// A limit only cuts off steps and rows.
func TestLimit(t *testing.T) {
	text := strings.Repeat("é%C3%BCa%FF", 1000)
	for _, limit := range []int{0, 1, 7, 100} {
		for _, a := range []*rfc3987.Answer{rfc3987.MapToURI(text, rfc3987.Options{}, limit), rfc3987.MapToIRI(text, nil, limit)} {
			if len(a.Run.Steps()) > limit || len(a.Rows) > limit || a.Run.Total() < 4000 || a.Total < 3000 {
				t.Errorf("limit %d: %d steps of %d, %d rows of %d", limit, len(a.Run.Steps()), a.Run.Total(), len(a.Rows), a.Total)
			}
		}
	}
	if got, want := rfc3987.MapToURI(text, rfc3987.Options{}, 3).Result, rfc3987.ToURI(text, rfc3987.Options{}); got != want {
		t.Error("a limit changes the URI")
	}
	if got, want := rfc3987.MapToIRI(text, nil, 3).Result, rfc3987.ToIRI(text); got != want {
		t.Error("a limit changes the IRI")
	}
}

// added is the text that lines add, by the end of their words.
var added = map[string]*regexp.Regexp{
	"the octets of the next one in UTF-8":             regexp.MustCompile(`^[0-9A-F]{2}( [0-9A-F]{2}){0,3}$`),
	"each as a percent sign and two uppercase digits": regexp.MustCompile(`^(%[0-9A-F]{2}){1,4}$`),
	"add triplets": regexp.MustCompile(`^(%[0-9A-F]{2}){1,4}$`),
	"if it needs no encoding: append it to URI":            regexp.MustCompile("^[\x00-\x7f\ufffe]+$"),
	"if it is not percent-encoded: append it to converted": regexp.MustCompile(`^([^%]|%z)+$`),
	"or one that no URI allows: append it to converted":    regexp.MustCompile(`^(%[2-5][0-9A-Fa-f])+$`),
	"append the encoded octet to converted":                regexp.MustCompile(`^(<[0-9a-f]{2}>){1,4}$|^[A-Za-z0-9._~-]$`),
	"belongs to a character in UTF-8: append it to legal":  regexp.MustCompile(`^[^\x{FFFD}]+$`),
	"append it to legal, percent-encoded again":            regexp.MustCompile(`^%[89A-F][0-9A-F]$`),
	"if an IRI allows it: append it to fit":                regexp.MustCompile(`^[^\x{FFFD}]+$`),
	"append its octets to fit, percent-encoded again":      regexp.MustCompile(`^(%[89A-F][0-9A-F]){2,4}$`),
	"with ToASCII":         regexp.MustCompile(`xn--`),
	"with ToUnicode":       regexp.MustCompile(`^[^%]*[^\x00-\x7f]`),
	"Normalization Form C": regexp.MustCompile(`^[^\x{301}]*$`),
}

// words checks that each step adds what its line says.
func words(l *trace.Listing, run *trace.Trace, text string) error {
	state := trace.NewState(l, text)
	for i, step := range run.Steps() {
		line, edits := l.Lines[step.Line], run.Edits(i)
		for end, want := range added {
			if !strings.HasSuffix(line.Code, end) || line.Question {
				continue
			}
			if len(edits) != 1 || !want.MatchString(piecesOf(state, edits[0].Pieces)) {
				return fmt.Errorf("%q: the line %s (%s) has the edits %v", text, line.ID, line.Code, edits)
			}
		}
		if step.Answer == trace.Yes && len(edits) > 0 {
			return fmt.Errorf("%q: the question %s edits", text, line.ID)
		}
		state.Apply(edits)
	}
	return nil
}

func piecesOf(state *trace.State, pieces []trace.Piece) string {
	var b strings.Builder
	for _, p := range pieces {
		if p.Text != "" {
			b.WriteString(p.Text)
		} else {
			b.WriteString(state.Slice(p.Register, p.Start, p.End))
		}
	}
	return b.String()
}

// A check detects every exchange of two neighboring lines of a listing.
func TestExchangedLines(t *testing.T) {
	texts := []string{
		"http://é.example/e\u0301?\ue000#%z|é a", "HTTP://xn--99zt52a.example/%e2%80%ae%C3%BC%FF%41%2F:b", "http://例え/", "é\ufffe", "a", "", "%C3", "x%2F%41",
		"http://h:80", "file://localhost/a", "http://h:", "http://b%C3%BCcher.example/", "s:/a/../b", "s:a/..//b", "hTTP://A:80/%7e", "//h", "file:a", "http://h:81/",
	}
	listings := map[string]*trace.Listing{
		"3.1": rfc3987.MapToURI("", rfc3987.Options{}, 0).Listing, "3.2": rfc3987.MapToIRI("", nil, 0).Listing, "5.3": rfc3987.Edition.Normal.Listing,
	}
	for section, listing := range listings {
		fault := func(l *trace.Listing) error {
			if err := tracetest.CheckListing(l); err != nil {
				return err
			}
			if err := alternatives(l); err != nil {
				return err
			}
			for _, text := range texts {
				for _, run := range runsBy(section, l, text) {
					if err := tracetest.Check(l, run, text); err != nil {
						return err
					}
					if err := words(l, run, text); err != nil {
						return err
					}
				}
			}
			return nil
		}
		if err := fault(listing); err != nil {
			t.Fatalf("section %s: %v", section, err)
		}
		missed, caught := tracetest.Exchanged(listing, fault)
		for _, m := range missed {
			t.Errorf("section %s: no check fails when one exchanges %s", section, m)
		}
		t.Logf("section %s: caught %s", section, caught)
	}
}

// alternatives checks that the alternatives in a loop are listed in the order in which they are tried.
func alternatives(l *trace.Listing) error {
	before := ""
	for _, line := range l.Lines {
		last := strings.HasPrefix(line.Code, "else:")
		if strings.HasPrefix(line.Code, "else ") || last {
			first := strings.Contains(before, ": append ") && !strings.HasPrefix(before, "else")
			if !first && (!last || !strings.HasPrefix(before, "else ")) {
				return fmt.Errorf("the line %s follows %q", line.ID, before)
			}
		}
		before = line.Code
	}
	return nil
}

// runsBy returns runs of a text by a listing for a section.
func runsBy(section string, l *trace.Listing, text string) (runs []*trace.Trace) {
	switch section {
	case "3.1":
		for _, o := range []rfc3987.Options{{}, {Names: true, Normalize: true, Excluded: true}} {
			runs = append(runs, rfc3987.MapBy(l, text, o, -1).Run)
		}
	case "3.2":
		for _, decode := range []func(string) (string, bool){nil, punycode.Decode} {
			runs = append(runs, rfc3987.ConvertBy(l, text, decode, -1).Run)
		}
	default:
		run := trace.New(l, -1, text)
		rfc3987.Edition.Normal.Run(text, true, edition.Options{rfc3987.CharactersOption: edition.Yes}, run)
		runs = append(runs, run)
	}
	return runs
}
