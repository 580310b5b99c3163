//go:build js && wasm

// Program wasm is the border between Go and JavaScript: JavaScript writes a call into its
// memory, as strings, and reads one JSON string from there. The other side is
// web/src/engine.js; web/src/engine.d.ts says what the JSON means.
package main

import (
	"math"
	"runtime/debug"
	"strings"

	"github.com/hack-pad/safejs"

	"uriscope/core/compare"
	"uriscope/core/edition"
	"uriscope/core/encode"
	"uriscope/core/explain"
	"uriscope/core/scheme"
	"uriscope/core/trace"
	"uriscope/core/wire"
)

// ready is the name of the function that JavaScript waits for us to call.
const ready = "uriscopeReady"

func main() {
	// An answer is garbage as soon as it is given, and little else is on the heap. A
	// collection takes as long as a keystroke and its frame, however much there is to
	// collect, so 32 MB of garbage may gather first, which is a thousand keystrokes. From
	// 64 MB on, which only long texts need, saving memory matters more than time.
	debug.SetGCPercent(800)
	debug.SetMemoryLimit(64 << 20)

	waiting, err := safejs.Global().Get(ready)
	if err != nil {
		panic(err)
	}
	if _, err := waiting.Invoke(); err != nil {
		panic(err)
	}
	select {}
}

// answer carries out a call and returns its answer as JSON. A panic becomes an error object
// like any other, and the program goes on running.
func answer(args []string) (json []byte) {
	defer func() {
		if r := recover(); r != nil {
			json = wire.Failure("panic", describe(r))
		}
	}()
	json, err := dispatch(args)
	if err != nil {
		return wire.Failure("not-found", err.Error())
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

// run is the trace of every explanation. Like the memory of the last answer, it is reused: the
// two are most of what an explanation allocates.
var run trace.Trace

// dispatch answers the call args[0]. JavaScript checks the number of arguments; with too few,
// dispatch panics.
func dispatch(args []string) ([]byte, error) {
	switch args[0] {
	case "explain":
		q := request(args[1:])
		q.Run = &run
		return wire.Explanation(answered[:0], q)
	case "answers":
		return wire.Answers(request(args[1:]))
	case "parting":
		return wire.Parting(request(args[2:]), args[1])
	case "figure":
		return wire.Figure(request(args[2:]), args[1])
	case "validate":
		return wire.Validity(args[1], args[2], args[3])
	case "normalize":
		return wire.Normalized(compare.NormalRequest{Text: args[1], Edition: args[2], ByScheme: args[3] == "scheme", Limit: number(args[4])})
	case "compare":
		q := request(args[2:])
		return wire.Comparison(compare.Request{A: args[1], B: q.Reference, Base: q.Base, Edition: q.Edition, Options: q.Options, Limit: q.Limit})
	case "relativize":
		q := request(args[1:])
		return wire.Relative(compare.RelativeRequest{Base: q.Base, Target: q.Reference, Edition: q.Edition, Options: q.Options})
	case "characters":
		return wire.Characters(args[1], args[2])
	case "tree":
		return wire.Tree(treeRequest(args[1:]))
	case "scheme":
		return wire.Scheme(scheme.Request{Text: args[1], Edition: args[2], Limit: number(args[3])})
	case "encode":
		return wire.Encoded(encode.Request{Data: args[1], Component: args[3], Charset: args[4], Limit: number(args[5])}, args[2], args[6])
	case "extract":
		return wire.Extracted(args[1], args[2], number(args[3]))
	case "host":
		return wire.Host(args[1], args[2])
	case "documentBase":
		return wire.DocumentBase(args[1], args[2], args[3])
	case "neighbour":
		return wire.Neighbour(args[1], args[2]), nil
	case "board":
		return wire.Board(args[1])
	case "examples":
		return wire.Examples(args[1])
	case "editions":
		return wire.Editions(), nil
	case "options":
		return wire.Options(), nil
	case "panic":
		panic("provoked")
	}
	return nil, unknownCall(args[0])
}

// request reads base, reference, edition and limit, and then the options.
func request(args []string) explain.Request {
	return explain.Request{Base: args[0], Reference: args[1], Edition: args[2], Limit: number(args[3]), Options: options(args[4:])}
}

// options reads options, each of the form name=value.
func options(texts []string) edition.Options {
	o := edition.Options{}
	for _, text := range texts {
		name, value, _ := strings.Cut(text, "=")
		o[name] = value
	}
	return o
}

// treeRequest reads text, edition, production, use, the nodes wanted, and limit.
func treeRequest(args []string) explain.TreeRequest {
	return explain.TreeRequest{
		Text: args[0], Edition: args[1], Production: args[2], Use: args[3],
		From: number(args[4]), To: number(args[5]), Limit: number(args[6]),
	}
}

// number reads a number; it returns -1 for a text that is none. With strconv.Atoi, whose
// errors are not needed here, the program would be 4 KB larger when compressed.
func number(s string) int {
	n := 0
	for i := range len(s) {
		if s[i] < '0' || s[i] > '9' {
			return -1
		}
		n = min(10*n+int(s[i]-'0'), math.MaxInt32) // which is as good as any larger one
	}
	if s == "" {
		return -1
	}
	return n
}

type unknownCall string

func (name unknownCall) Error() string { return "there is no call " + string(name) }
