package urlstandard

import (
	"cmp"
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"golang.org/x/net/idna"

	"uriscope/core/host"
	"uriscope/core/trace"
	"uriscope/core/trace/tracetest"
)

// profile is Unicode ToASCII as URL Standard, 3.3 defines it, not strict.
var profile = idna.New(idna.MapForLookup(), idna.Transitional(false), idna.StrictDomainName(false), idna.CheckHyphens(false), idna.BidiRule(), idna.VerifyDNSLength(false))

func TestMain(m *testing.M) {
	host.Set(host.Host{ToASCII: func(domain string) (string, bool) {
		ascii, err := profile.ToASCII(domain)
		return ascii, err == nil
	}})
	os.Exit(m.Run())
}

// A wptCase is a record of web-platform-tests.
type wptCase struct {
	Input                                                                string
	Base                                                                 *string
	Href                                                                 string
	Failure                                                              bool
	Username, Password, Protocol, Hostname, Port, Pathname, Search, Hash string

	Set string `json:"-"` // of a case of setters: the attribute that is set, on the base
}

func (c wptCase) base() string {
	if c.Base == nil {
		return ""
	}
	return *c.Base
}

// suite reads the cases of a file of the independent cases.
func suite[T any](t testing.TB, name string) []T {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("../../testdata/suites", name))
	if err != nil {
		t.Fatal(err)
	}
	var file struct{ Cases []T }
	if err := json.Unmarshal(data, &file); err != nil {
		t.Fatal(err)
	}
	if len(file.Cases) == 0 {
		t.Fatal("no cases")
	}
	return file.Cases
}

func TestURLTestData(t *testing.T) {
	cases := suite[wptCase](t, "wpt-2026-07-urltestdata.json")
	if len(cases) != 891 {
		t.Errorf("%d cases", len(cases))
	}
	wrong := 0
	for _, c := range cases {
		got := Resolve(c.base(), c.Input, nil)
		if got.Href != c.Href || (got.Failure != "") != c.Failure {
			t.Errorf("%q + %q: %q %s, want %q", c.base(), c.Input, got.Href, got.Failure, c.Href)
			wrong++
			continue
		}
		if c.Failure {
			continue
		}
		r := got.Record
		path := r.Path
		if r.Scheme+":" != c.Protocol || r.Username != c.Username || r.Password != c.Password || r.Host.Text != c.Hostname || r.Port.Text != c.Port || path != c.Pathname {
			t.Errorf("%q + %q: the record is %+v, want %+v", c.base(), c.Input, r, c)
		}
	}
	t.Logf("%d of %d", len(cases)-wrong, len(cases))
}

// olderUnicode are the domains that the tables of Unicode 15, which x/net/idna has before Go 1.27, map
// differently from the cases, or reject.
var olderUnicode = []string{"look\u180eout.net", "look\u206bout.net", "Ӏ.com", "\U0002f868.com", "Ↄ.com", "ẞ.com", "ẞ.foo.com"}

// Domains convert as the cases say, apart from differences in an older Unicode.
func TestToASCII(t *testing.T) {
	var differ []string
	for _, c := range suite[struct {
		Input  string
		Output *string // nil is a failure
	}](t, "wpt-2026-07-toascii.json") {
		want := ""
		if c.Output != nil {
			want = "https://" + *c.Output + "/x"
		}
		if Resolve("", "https://"+c.Input+"/x", nil).Href != want {
			differ = append(differ, c.Input)
		}
	}
	want := olderUnicode
	if idna.UnicodeVersion != "15.0.0" {
		want = nil
	}
	if !slices.Equal(differ, want) {
		t.Errorf("with Unicode %s %q differ, want %q", idna.UnicodeVersion, differ, want)
	}
}

// The characters that are percent-encoded in a query and in a fragment, in UTF-8.
func TestPercentEncoding(t *testing.T) {
	for _, c := range suite[struct {
		Input  string
		Output map[string]string
	}](t, "wpt-2026-07-percent-encoding.json") {
		encoded := c.Output["utf-8"]
		want := "https://h/?" + encoded + "#" + encoded
		if got := Resolve("", "https://h/?"+c.Input+"#"+c.Input, nil); got.Href != want {
			t.Errorf("%q: %q, want %q", c.Input, got.Href, want)
		}
	}
}

// watch records the run of a case, and returns any error in it.
func watch(l *trace.Listing, c wptCase) error {
	run := trace.New(l, -1, c.base(), c.Input)
	c.run(run)
	return tracetest.Check(l, run, c.base(), c.Input)
}

// run resolves a case's input, or sets an attribute to it.
func (c wptCase) run(t *trace.Trace) Result {
	if c.Set != "" {
		return setAttribute(c.Set, c.base(), c.Input, nil, t)
	}
	return Resolve(c.base(), c.Input, t)
}

// telling returns the cases whose runs have a line or an answer that shorter ones don't have.
func telling(t testing.TB) (some []wptCase, unseen []string) {
	type seen struct {
		line   int
		answer trace.Answer
	}
	found := map[seen]bool{}
	lines := map[int]bool{}
	cases := append(suite[wptCase](t, "wpt-2026-07-urltestdata.json"), setterCases(t)...)
	slices.SortStableFunc(cases, func(a, b wptCase) int {
		return cmp.Compare(len(a.base())+len(a.Input), len(b.base())+len(b.Input))
	})
	for _, c := range cases {
		run := trace.New(listing, -1, c.base(), c.Input)
		c.run(run)
		tells := false
		for _, step := range run.Steps() {
			if s := (seen{step.Line, step.Answer}); !found[s] {
				found[s], tells = true, true
			}
			lines[step.Line] = true
		}
		if tells {
			some = append(some, c)
		}
	}
	for i, line := range listing.Lines {
		if !lines[i] && (!line.Else || line.Question) {
			unseen = append(unseen, line.ID)
		}
	}
	return some, unseen
}

func TestRunsKeepToTheListing(t *testing.T) {
	if err := tracetest.CheckListing(listing); err != nil {
		t.Fatal(err)
	}
	some, unseen := telling(t)
	for _, c := range some {
		if err := watch(listing, c); err != nil {
			t.Errorf("%q + %q: %v", c.base(), c.Input, err)
		}
	}
	if len(unseen) > 0 {
		t.Errorf("no case has the lines %q", unseen)
	}
	t.Logf("%d lines, %d cases", len(listing.Lines), len(some))
}

// A replay, step by step or group by group, ends with the record in the registers.
func TestReplayIsTheRecord(t *testing.T) {
	for _, c := range append(suite[wptCase](t, "wpt-2026-07-urltestdata.json"), setterCases(t)...) {
		run := trace.New(listing, -1, c.base(), c.Input)
		got := c.run(run)
		single := trace.NewState(listing, c.base(), c.Input)
		for i := range run.Steps() {
			single.Apply(run.Edits(i))
		}
		grouped := trace.NewState(listing, c.base(), c.Input)
		fold := trace.New(listing, -1, c.base(), c.Input)
		fold.Fold(c.base(), c.Input)
		c.run(fold)
		groups, _ := fold.Groups()
		for _, g := range groups {
			grouped.Apply(g.Edits)
		}
		for name, state := range map[string]*trace.State{"steps": single, "groups": grouped} {
			if got.Failure == "" {
				for i, want := range textsOf(&got.Record) {
					if held, defined := state.Text(rScheme + i); defined != (want != nil) || defined && held != *want {
						t.Errorf("%q + %q: after all %s, %s is %q, %v, want %v", c.base(), c.Input, name, listing.Registers[rScheme+i].Name, held, defined, want)
					}
				}
			}
			if held, _ := state.Text(rOutput); held != got.Href {
				t.Errorf("%q + %q: after all %s, the output is %q, want %q", c.base(), c.Input, name, held, got.Href)
			}
			if held, _ := state.Text(rFailure); held != got.Failure {
				t.Errorf("%q + %q: after all %s, the failure is %q, want %q", c.base(), c.Input, name, held, got.Failure)
			}
		}
	}
}

// textsOf returns the values of a record's registers, in order; nil for null.
func textsOf(r *Record) []*string {
	opaque := "false"
	if r.Opaque {
		opaque = "true"
	}
	optional := func(o *Optional) *string {
		if !o.Defined {
			return nil
		}
		return &o.Text
	}
	return []*string{&r.Scheme, &r.Username, &r.Password, optional(&r.Host), optional(&r.Port), &r.Path, &opaque, optional(&r.Query), optional(&r.Fragment)}
}
