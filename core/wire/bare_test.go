package wire_test

import (
	"encoding/json"
	"reflect"
	"strings"
	"testing"

	"uriscope/core/bases"
	"uriscope/core/compare"
	"uriscope/core/edition"
	"uriscope/core/edition/editiontest/bare"
	"uriscope/core/editions"
	"uriscope/core/encode"
	"uriscope/core/explain"
	"uriscope/core/scheme"
	"uriscope/core/wire"
)

// also adds another edition at the end of the list while a test runs.
func also(t *testing.T, e *edition.Edition) {
	t.Helper()
	all := editions.All
	editions.All = append(all[:len(all):len(all)], e)
	t.Cleanup(func() { editions.All = all })
}

// calls are all calls of the engine that take an edition, each with a base and a reference.
var calls = map[string]func(id, base, reference string) ([]byte, error){
	"explain": func(id, base, reference string) ([]byte, error) {
		return wire.Explanation(nil, ask(id, base, reference))
	},
	"answers": func(id, base, reference string) ([]byte, error) { return wire.Answers(ask(id, base, reference)) },
	"baked":   func(id, base, reference string) ([]byte, error) { return wire.Baked(ask(id, base, reference)) },
	"parting": func(id, base, reference string) ([]byte, error) {
		return wire.Parting(ask(id, base, reference), editions.Standard.ID)
	},
	"parting from": func(id, base, reference string) ([]byte, error) {
		return wire.Parting(ask(editions.Standard.ID, base, reference), id)
	},
	"figure": func(id, base, reference string) ([]byte, error) {
		return wire.Figure(ask(id, base, reference), "text", "")
	},
	"figure as SVG": func(id, base, reference string) ([]byte, error) {
		return wire.Figure(ask(id, base, reference), "svg", "")
	},
	"validate": func(id, base, reference string) ([]byte, error) { return wire.Validity(reference, base, id, "", nil) },
	"normalize": func(id, _, reference string) ([]byte, error) {
		return wire.Normalized(compare.NormalRequest{Text: reference, Edition: id, Limit: -1})
	},
	"compare": func(id, base, reference string) ([]byte, error) {
		return wire.Comparison(compare.Request{A: base, B: reference, Base: base, Edition: id, Limit: -1})
	},
	"relativize": func(id, base, reference string) ([]byte, error) {
		return wire.Relative(compare.RelativeRequest{Base: base, Target: reference, Edition: id})
	},
	"characters": func(id, _, reference string) ([]byte, error) { return wire.Characters(reference, id, nil) },
	"tree": func(id, _, reference string) ([]byte, error) {
		return wire.Tree(explain.TreeRequest{Text: reference, Edition: id, To: -1, Limit: -1})
	},
	"tree of a use": func(id, _, reference string) ([]byte, error) {
		return wire.Tree(explain.TreeRequest{Text: reference, Edition: id, Use: "reference", To: -1, Limit: -1})
	},
	"scheme": func(id, base, _ string) ([]byte, error) {
		return wire.Scheme(scheme.Request{Text: base, Edition: id, Limit: -1})
	},
	"encode": func(id, _, reference string) ([]byte, error) {
		return wire.Encoded(encode.Request{Data: reference, Limit: -1}, id)
	},
	"extract": func(id, base, _ string) ([]byte, error) { return wire.Extracted("see <"+base+">", id, -1) },
	"host":    func(id, _, reference string) ([]byte, error) { return wire.Host(reference, id, false) },
	"documentBase": func(id, base, _ string) ([]byte, error) {
		return wire.DocumentBase(id, bases.Request{Retrieval: []string{base}})
	},
	"board":    func(id, _, _ string) ([]byte, error) { return wire.Board(id) },
	"examples": func(id, _, _ string) ([]byte, error) { return wire.Examples(id) },
	"editions": func(string, string, string) ([]byte, error) { return wire.Editions(), nil },
	"options":  func(string, string, string) ([]byte, error) { return wire.Options(), nil },
}

func ask(id, base, reference string) explain.Request {
	return explain.Request{Base: base, Reference: reference, Edition: id, Limit: -1}
}

// some are ordinary and hard texts.
var some = [][2]string{
	{"http://a/b/c/d;p?q", "../g"}, {"http://é😀/%zz", "\xff😀!é!"}, {"", ""},
	{"http://a/b", ""}, {"a", "b"}, {"http://a/b!c!", ""}, {"http://a/b", "x!!"}, {"mailto:a@b", "//[::1]:80/..//?#"},
}

// answered makes all calls for an edition on pairs of texts, and returns for each what the spec doesn't
// discuss. Any other error fails the test.
func answered(t *testing.T, id string, pairs [][2]string) map[string]string {
	t.Helper()
	lacks := map[string]string{}
	for _, pair := range pairs {
		for name, call := range calls {
			b, err := call(id, pair[0], pair[1])
			if lack, ok := err.(edition.Lack); ok {
				lacks[name] = lack.Of
				b, err = wire.Failed(lack), nil
			}
			if err != nil || !json.Valid(b) {
				t.Errorf("%s: %s of %q: %v, %s", id, name, pair, err, b)
			}
		}
	}
	return lacks
}

// An edition with only a listing and a record answers every call; if its spec doesn't discuss a subject, it
// says so in words.
func TestBareEdition(t *testing.T) {
	also(t, &bare.Edition)
	want := map[string]string{
		"parting": "parting", "parting from": "parting", "validate": "syntax", "normalize": "normal", "compare": "normal",
		"scheme": "schemes", "encode": "encoding", "extract": "delimiting", "host": "hosts", "documentBase": "bases",
	}
	for _, e := range editions.All { // the examples of all documents, to which it has its answers
		if b, err := wire.Board(e.ID); err != nil || !json.Valid(b) {
			t.Errorf("%s: the board: %v, %s", e.ID, err, b)
		}
	}
	if got := answered(t, bare.Edition.ID, some); !reflect.DeepEqual(got, want) {
		t.Errorf("it is said not to speak of %v, want %v", got, want)
	}
	if got := string(wire.Failed(explain.TooLong(8))); !strings.Contains(got, `"code":"too-long"`) {
		t.Errorf("a run that is too long: %s", got)
	}
	if got := string(wire.Failed(edition.Lack{Edition: &bare.Edition, Of: edition.OfNormal})); !strings.Contains(got, `"code":"unspoken","message":"Bare has no normalization here","lacks":"normal"`) {
		t.Error(got)
	}
}

// A run can find several problems in one text, in several texts, fatal or not; their positions are in code
// units.
func TestProblems(t *testing.T) {
	also(t, &bare.Edition)
	type problem struct {
		On, ID, Rule, Section, Message string
		At                             int
		Fatal                          bool
	}
	var x struct {
		Outcome         string
		Target          *string
		Base, Reference struct{ Errors []problem }
		Problems        []problem
	}
	b := explained(t, nil, ask(bare.Edition.ID, "http://a", "😀!é!!"))
	if err := json.Unmarshal(b, &x); err != nil {
		t.Fatal(err)
	}
	if x.Outcome != "error" || x.Target != nil || len(x.Base.Errors) != 0 || len(x.Problems) != 3 || !reflect.DeepEqual(x.Problems, x.Reference.Errors) {
		t.Fatalf("%s", b)
	}
	if got, want := x.Problems[1], (problem{"reference", "exclamation", "cut", "Bare, section 2", "at 4: exclamation (cut, Bare, section 2)", 4, true}); got != want {
		t.Errorf("%+v, want %+v", got, want)
	}
	if x.Problems[0].At != 2 || x.Problems[0].Fatal {
		t.Errorf("%+v", x.Problems[0])
	}
}

// unspoken has, for each capability, the calls that can't answer without it.
var unspoken = map[string]string{
	"Components": "scheme", "Syntax": "host", "Parting": "parting", "Deviating": "parting", "Normal": "normalize compare", "Schemes": "scheme",
	"Encoding": "encode", "Hosts": "host", "Bases": "documentBase", "Delimiting": "extract",
}

// few are the texts for editions without a capability; just one pair in a quick run.
func few() [][2]string {
	if testing.Short() {
		return some[1:2]
	}
	return some[:2]
}

// Without each of its capabilities, and without each optional member of these, every edition answers every
// call, and the other answers don't change.
func TestWithoutEachCapability(t *testing.T) {
	for at, whole := range editions.All {
		fields := reflect.TypeFor[edition.Capabilities]()
		for i := range fields.NumField() {
			if testing.Short() && (at+i)%3 > 0 {
				continue // in a quick run, each is missing from every third edition
			}
			without := *whole
			without.ID = "without"
			reflect.ValueOf(&without.Capabilities).Elem().Field(i).SetZero()
			t.Run(whole.ID+" without "+fields.Field(i).Name, func(t *testing.T) {
				also(t, &without)
				said := answered(t, without.ID, few())
				for call := range strings.FieldsSeq(unspoken[fields.Field(i).Name]) {
					if call == "parting" && (without.Parting != nil || without.Deviating != nil) {
						continue // one of the two is enough
					}
					if call == "host" && without.Hosts != nil && without.Hosts.Read != nil {
						continue // an algorithm needs no grammar
					}
					if call == "scheme" && without.Schemes != nil && without.Schemes.Any != nil {
						continue // what holds for the URLs of all schemes splits them itself
					}
					if said[call] == "" {
						t.Errorf("%s has an answer", call)
					}
				}
			})
		}
		if whole.Syntax != nil {
			withoutEachMember(t, whole)
		}
	}
}

// withoutEachMember does the same for pointers and funcs in a capability.
func withoutEachMember(t *testing.T, whole *edition.Edition) {
	for _, inner := range []struct {
		name  string
		blank func(c *edition.Capabilities)
	}{
		{"Syntax.For", func(c *edition.Capabilities) { s := *c.Syntax; s.For = nil; c.Syntax = &s }},
		{"Syntax.Fast", func(c *edition.Capabilities) { s := *c.Syntax; s.Fast = nil; c.Syntax = &s }},
		{"Syntax.Productions", func(c *edition.Capabilities) { s := *c.Syntax; s.Productions = nil; c.Syntax = &s }},
		{"Normal.Rungs", func(c *edition.Capabilities) { n := *c.Normal; n.Rungs = nil; c.Normal = &n }},
		{"Schemes.Defined", func(c *edition.Capabilities) { s := *c.Schemes; s.Defined = nil; c.Schemes = &s }},
		{"Bases.Requests", func(c *edition.Capabilities) { b := *c.Bases; b.Requests = nil; c.Bases = &b }},
		{"Delimiting.Wrappers", func(c *edition.Capabilities) { d := *c.Delimiting; d.Wrappers = nil; c.Delimiting = &d }},
		{"Hosts.Order", func(c *edition.Capabilities) { h := *c.Hosts; h.Order = nil; c.Hosts = &h }},
		{"all", func(c *edition.Capabilities) { *c = edition.Capabilities{} }},
	} {
		name, _, part := strings.Cut(inner.name, ".")
		if part && reflect.ValueOf(whole.Capabilities).FieldByName(name).IsNil() {
			continue // it has none of that
		}
		without := *whole
		without.ID = "without"
		inner.blank(&without.Capabilities)
		t.Run(whole.ID+" without "+inner.name, func(t *testing.T) { also(t, &without); answered(t, without.ID, few()) })
	}
	for _, field := range []string{"Options", "Examples", "Document"} {
		without := *whole
		without.ID = "without"
		reflect.ValueOf(&without).Elem().FieldByName(field).SetZero()
		t.Run(whole.ID+" without "+field, func(t *testing.T) { also(t, &without); answered(t, without.ID, few()) })
	}
}
