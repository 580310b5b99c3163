//go:build js && wasm

// Program wasm is the interface between Go and JavaScript: JavaScript writes a call into its memory, as a name
// and named arguments, and reads one JSON string from there. The other side is web/src/run/program.js;
// web/src/run/engine.d.ts documents the JSON.
package main

import (
	"math"
	"runtime/debug"
	"slices"
	"strings"

	"github.com/hack-pad/safejs"

	"uriscope/core/bases"
	"uriscope/core/compare"
	"uriscope/core/edition"
	"uriscope/core/edition/rfc3987"
	"uriscope/core/edition/urlstandard"
	"uriscope/core/encode"
	"uriscope/core/expect"
	"uriscope/core/explain"
	"uriscope/core/host"
	"uriscope/core/leaves"
	"uriscope/core/listing"
	"uriscope/core/punycode"
	"uriscope/core/scheme"
	"uriscope/core/trace"
	"uriscope/core/whichline"
	"uriscope/core/wire"
)

// ready is the name of the JavaScript function that main calls when the program is ready.
const ready = "uriscopeReady"

func main() {
	// An answer is garbage immediately, and little else is on the heap. A collection takes as long as a
	// keystroke and its frame, however much there is to collect, so 32 MB of garbage can accumulate first,
	// which is a thousand keystrokes. From 64 MB on, which only long texts need, saving memory matters more
	// than time.
	debug.SetGCPercent(800)
	debug.SetMemoryLimit(64 << 20)

	waiting, err := safejs.Global().Get(ready)
	if err != nil {
		panic(err)
	}
	runtime, err := waiting.Invoke()
	if err != nil {
		panic(err)
	}
	host.Set(unicode(runtime))
	select {}
}

// unicode returns the Host that JavaScript provides.
func unicode(handed safejs.Value) host.Host {
	h := host.Host{NFC: normalizer(handed)}
	if toASCII := domainToASCII(handed); toASCII != nil {
		h.ToASCII = remembered(urlstandard.Checked(toASCII, bidiRule(handed)))
	}
	return h
}

// member returns a function that JavaScript provides as a member of domain to ASCII, or nil.
func member(handed safejs.Value, name string) *safejs.Value {
	if handed.Type() != safejs.TypeFunction {
		return nil
	}
	function, err := handed.Get(name)
	if err != nil || function.Type() != safejs.TypeFunction {
		return nil
	}
	return &function
}

// bidiRule returns JavaScript's member obeysBidiRule, which tells whether a domain obeys the Bidi rule.
func bidiRule(handed safejs.Value) func(string) bool {
	obeys := member(handed, "obeysBidiRule")
	return func(domain string) bool {
		if obeys == nil {
			return true
		}
		value, err := obeys.Invoke(domain)
		if err != nil {
			return false
		}
		yes, err := value.Truthy()
		return yes && err == nil
	}
}

// normalizer returns JavaScript's member normalize, which normalizes characters, or nil.
func normalizer(handed safejs.Value) func(string) string {
	normalize := member(handed, "normalize")
	if normalize == nil {
		return nil
	}
	return func(text string) string {
		if value, err := normalize.Invoke(text); err == nil && value.Type() == safejs.TypeString {
			if normalized, err := value.String(); err == nil {
				return normalized
			}
		}
		return text
	}
}

// domainToASCII returns JavaScript's domain to ASCII, a function that returns null for a domain without an
// ASCII form. It returns nil if there is none.
func domainToASCII(handed safejs.Value) func(string) (string, bool) {
	if handed.Type() != safejs.TypeFunction {
		return nil
	}
	return func(domain string) (string, bool) {
		value, err := handed.Invoke(domain)
		if err != nil || value.Type() != safejs.TypeString {
			return "", false
		}
		ascii, err := value.String()
		return ascii, err == nil
	}
}

// remembered caches the results of ask: a call of the engine resolves the same texts many times, and each call
// to JavaScript takes longer than everything else.
func remembered(ask func(string) (string, bool)) func(string) (string, bool) {
	type answer struct {
		ascii string
		ok    bool
	}
	const most, longest = 100, 1000 // number of domains, and maximum bytes of one
	known := map[string]answer{}
	return func(domain string) (string, bool) {
		a, asked := known[domain]
		if !asked {
			a.ascii, a.ok = ask(domain)
			if len(known) == most {
				clear(known)
			}
			if len(domain) <= longest {
				known[strings.Clone(domain)] = a
			}
		}
		return a.ascii, a.ok
	}
}

// answer runs a call and returns its answer as JSON. A panic becomes an error object like any other, and the
// program keeps running.
func answer(args []string) (json []byte) {
	defer func() {
		if r := recover(); r != nil {
			json = wire.Failure("panic", describe(r))
		}
	}()
	json, err := dispatch(args)
	if err != nil {
		return wire.Failed(err)
	}
	return json
}

func describe(r any) string {
	switch r := r.(type) {
	case error:
		return r.Error()
	case string:
		return r
	}
	return "unknown"
}

// run is the trace of every explanation. It is reused, like the memory of the last answer: the two are most of
// what an explanation allocates.
var run trace.Trace

// dispatch answers the call texts[0]; the other texts are its arguments.
func dispatch(texts []string) ([]byte, error) {
	a := arguments(texts[1:])
	id := a.text("edition")
	switch texts[0] {
	case "explain":
		q := request(a)
		q.Run = &run
		return wire.Explanation(answered[:0], q)
	case "account":
		return wire.Account(request(a))
	case "detail":
		return wire.Detail(request(a), a.number("group"))
	case "answers":
		q := request(a)
		q.NoReasons = a.text("reasons") == "no"
		return wire.Answers(q)
	case "targets":
		return wire.Targets(id, a.options(), pairsOf(a))
	case "parting":
		return wire.Parting(request(a), a.text("other"))
	case "expectation":
		return wire.Expectation(expect.Request{Request: request(a), Expected: a.text("expected")})
	case "misreadings":
		return wire.Misreadings(id)
	case "diagnose":
		return wire.Diagnosis(id, a.options(), answeredCases(a))
	case "score":
		return wire.Score(id, a.options(), casesOf(a), a.text("targets") == "yes")
	case "figure":
		return wire.Figure(request(a), a.text("format"), a.text("words"))
	case "validate":
		return wire.Validity(a.text("text"), a.text("base"), id, a.text("production"), a.options())
	case "normalize":
		return wire.Normalized(compare.NormalRequest{
			Text: a.text("text"), Edition: id, ByScheme: a.text("scheme") == "yes", Options: a.options(), Limit: a.number("limit"),
		})
	case "compare":
		return wire.Comparison(compare.Request{
			A: a.text("a"), B: a.text("b"), Base: a.text("base"), Edition: id, Options: a.options(), Limit: a.number("limit"),
		})
	case "relativize":
		return wire.Relative(compare.RelativeRequest{Base: a.text("base"), Target: a.text("target"), Edition: id, Options: a.options()})
	case "characters":
		return wire.Characters(a.text("text"), id, a.options())
	case "tree":
		return wire.Tree(explain.TreeRequest{
			Text: a.text("text"), Base: a.text("base"), Edition: id, Options: a.options(), Production: a.text("production"), Use: a.text("use"),
			From: a.number("from"), To: a.number("to"), Limit: a.number("limit"),
		})
	case "scheme":
		return wire.Scheme(scheme.Request{Text: a.text("text"), Edition: id, Limit: a.number("limit")})
	case "encode":
		return wire.Encoded(encode.Request{
			Data: strings.Join(a.texts("data"), encode.NoCharacter), Component: a.text("component"), Charset: a.text("charset"), Limit: a.number("limit"),
		}, id)
	case "form":
		pairs := a.texts("pair")
		if a.texts("pairs") != nil { // it can be empty
			pairs = append([]string{}, pairs...)
		}
		return wire.Form(encode.FormRequest{
			Text: a.text("text"), Pairs: pairs, Edition: &urlstandard.Edition, Charset: a.text("charset"), Limit: a.number("limit"), Most: a.number("most"),
		})
	case "toURI":
		return wire.IRI(rfc3987.MapToURI(a.text("text"), rfc3987.Options{
			Normalize: a.text("normalize") == "yes", Names: a.text("names") == "yes", Excluded: a.text("excluded") == "yes", Scheme: a.text("scheme"),
		}, a.number("limit"))), nil
	case "toIRI":
		decode := punycode.Decode
		if a.text("names") != "yes" {
			decode = nil
		}
		return wire.IRI(rfc3987.MapToIRI(a.text("text"), decode, a.number("limit"))), nil
	case "extract":
		return wire.Extracted(a.text("text"), id, a.number("limit"))
	case "host":
		return wire.Host(a.text("text"), id, a.text("opaque") == "yes")
	case "documentBase":
		return wire.DocumentBase(id, foundBases(a))
	case "neighbour":
		return wire.Neighbour(a.text("base"), a.text("reference")), nil
	case "leaves":
		return wire.Leaves(leaves.Request{Base: a.text("base"), Reference: a.text("reference"), Runtime: a.text("runtime")}), nil
	case "board":
		return wire.Board(id)
	case "examples":
		return wire.Examples(id)
	case "editions":
		return wire.Editions(), nil
	case "options":
		return wire.Options(), nil
	case "panic":
		panic("provoked")
	}
	return nil, unknownCall(texts[0])
}

func request(a arguments) explain.Request {
	return explain.Request{
		Base: a.text("base"), Reference: a.text("reference"), Edition: a.text("edition"), Options: a.allOptions(), Lines: a.lines(), Limit: a.number("limit"),
	}
}

// foundBases returns the bases found. Each enclosing entity begins with the argument "entity", followed by its
// fields.
func foundBases(a arguments) bases.Request {
	q := bases.Request{Embedded: a.texts("embedded"), Retrieval: a.texts("retrieval"), Default: a.texts("default")}
	for i, argument := range a {
		if argument != "entity=" {
			continue
		}
		fields := a[i+1:]
		if end := slices.Index(fields, argument); end >= 0 {
			fields = fields[:end]
		}
		q.Enclosing = append(q.Enclosing, bases.Entity{ContentBase: fields.texts("contentBase"), ContentLocation: fields.texts("contentLocation")})
	}
	return q
}

// arguments are a call's arguments, each as "name=value", in order; names can be repeated. The name of an
// option begins with "option", because this package doesn't know the options.
type arguments []string

const option = "option "

// text returns the first value of an argument, or "".
func (a arguments) text(name string) string {
	for _, argument := range a {
		if own, value, _ := strings.Cut(argument, "="); own == name {
			return value
		}
	}
	return ""
}

// texts returns all values of an argument.
func (a arguments) texts(name string) (values []string) {
	for _, argument := range a {
		if own, value, _ := strings.Cut(argument, "="); own == name {
			values = append(values, value)
		}
	}
	return values
}

// answeredCases returns a library's cases: the arguments "base" and "reference" of each, and its "answer", if
// any.
func answeredCases(a arguments) (cases []whichline.Answered) {
	for _, argument := range a {
		name, value, _ := strings.Cut(argument, "=")
		if name == "base" {
			cases = append(cases, whichline.Answered{Case: whichline.Case{Base: value}, Refused: true})
		}
		if len(cases) == 0 {
			continue
		}
		switch c := &cases[len(cases)-1]; name {
		case "reference":
			c.Reference = value
		case "answer":
			c.Answer, c.Refused = value, false
		}
	}
	return cases
}

// pairsOf returns the base and the reference of each case.
func pairsOf(a arguments) (pairs [][2]string) {
	for _, c := range answeredCases(a) {
		pairs = append(pairs, [2]string{c.Base, c.Reference})
	}
	return pairs
}

// casesOf returns cases without answers.
func casesOf(a arguments) (cases []whichline.Case) {
	for _, c := range answeredCases(a) {
		cases = append(cases, c.Case)
	}
	return cases
}

// lines returns the changes to the lines of a listing. Each begins with the argument "line".
func (a arguments) lines() (changes []listing.Change) {
	for _, argument := range a {
		name, value, _ := strings.Cut(argument, "=")
		if name == "line" {
			changes = append(changes, listing.Change{Line: value})
		}
		if len(changes) == 0 {
			continue
		}
		switch c := &changes[len(changes)-1]; name {
		case "line text":
			c.Text = value
		case "line before":
			c.Before = value
		case "line after":
			c.After = value
		case "line omit":
			c.Omit = value == "yes"
		}
	}
	return changes
}

// number returns the value of an argument, or -1 if it is missing or not a number.
func (a arguments) number(name string) int { return number(a.text(name)) }

// options returns the options among the arguments, for a call that just resolves.
func (a arguments) options() edition.Options { return a.allOptions().Plain() }

// allOptions returns all options among the arguments.
func (a arguments) allOptions() edition.Options {
	o := edition.Options{}
	for _, argument := range a {
		if argument, ok := strings.CutPrefix(argument, option); ok {
			name, value, _ := strings.Cut(argument, "=")
			o[name] = value
		}
	}
	return o
}

// number parses a number, or returns -1. Using strconv.Atoi, whose errors aren't needed, would make the program
// 4 KB larger when compressed.
func number(s string) int {
	n := 0
	for i := range len(s) {
		if s[i] < '0' || s[i] > '9' {
			return -1
		}
		n = min(10*n+int(s[i]-'0'), math.MaxInt32) // the maximum is as good as any larger number
	}
	if s == "" {
		return -1
	}
	return n
}

type unknownCall string

func (name unknownCall) Error() string { return "unknown call " + string(name) }
