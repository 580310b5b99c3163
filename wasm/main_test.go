//go:build js && wasm

package main

import (
	"encoding/json"
	"strconv"
	"strings"
	"testing"
	"unsafe"
)

// Arguments are found by name, in any order; the text after the first "=" is the value.
func TestArguments(t *testing.T) {
	a := arguments{"ab=1", "b=x=y", "option a=no", "a=", "limit=12", "to=1x"}
	for name, want := range map[string]string{"ab": "1", "b": "x=y", "a": "", "limit": "12", "absent": ""} {
		if got := a.text(name); got != want {
			t.Errorf("%s is %q, want %q", name, got, want)
		}
	}
	if limit, to, absent := a.number("limit"), a.number("to"), a.number("absent"); limit != 12 || to != -1 || absent != -1 {
		t.Errorf("limit %d, to %d, absent %d", limit, to, absent)
	}
	if o := a.options(); len(o) != 1 || o["a"] != "no" {
		t.Errorf("the options are %v", o)
	}
}

// Each domain is converted once, unless it is long or many others come after it.
func TestRemembered(t *testing.T) {
	asked := 0
	toASCII := remembered(func(domain string) (string, bool) {
		asked++
		return domain + "!", domain != ""
	})
	long := strings.Repeat("x", 1001)
	for _, c := range []struct {
		domain string
		asked  int
	}{{"a", 1}, {"a", 1}, {"", 2}, {"", 2}, {long, 3}, {long, 4}, {"a", 4}} {
		ascii, ok := toASCII(c.domain)
		if ascii != c.domain+"!" || ok != (c.domain != "") || asked != c.asked {
			t.Errorf("%.5q: %.5q, %v, asked %d times", c.domain, ascii, ok, asked)
		}
	}
	for i := range 200 {
		toASCII(strconv.Itoa(i))
	}
	if toASCII("a"); asked != 4+200+1 {
		t.Errorf("asked %d times", asked)
	}
}

// ask writes a call into the memory and reads its answer from there, like JavaScript. It returns the outcome,
// and the error's code, if any.
func ask(t *testing.T, args ...string) (outcome, code string) {
	t.Helper()
	size := 0
	for _, arg := range args {
		size += len(arg)
	}
	textBuffer(int32(size))
	offsetsBuffer(int32(len(args)))
	at := 0
	for i, arg := range args {
		at += copy(text[at:], arg)
		offsets[i] = int32(at)
	}
	return read(t, args, call(int32(len(args))))
}

// read reads the answer to a call, given its length in bytes, like ask.
func read(t *testing.T, args []string, length int32) (outcome, code string) {
	t.Helper()
	if uintptr(offsets[0]) != uintptr(unsafe.Pointer(&answered[0])) {
		t.Fatalf("%q: the answer is not where it is said to be", args)
	}
	var got struct {
		Outcome string
		Error   struct{ Code string }
	}
	if err := json.Unmarshal(answered[:length], &got); err != nil {
		t.Fatalf("%q: not an object: %s", args, answered)
	}
	return got.Outcome, got.Error.Code
}

func TestEveryCallHasAnAnswer(t *testing.T) {
	for _, c := range []struct {
		code string
		args []string
	}{
		{"panic", nil}, // args[0] is out of range
		{"panic", []string{"panic"}},
		{"not-found", []string{"explain=x"}},
		{"not-found", []string{"no such call"}},
		{"not-found", []string{"explain", "base=http://a", "reference=g", "edition=rfc0", "limit=-1", "option strict=no"}},
		{"not-found", []string{"validate", "text=x", "production=no-such-rule"}},
		{"not-found", []string{"characters", "edition=rfc0", "text=x"}},
		{"not-found", []string{"tree", "text=x", "production=no-such-rule", "from=0"}},
		{"not-found", []string{"tree", "text=x", "use=no such use", "to=-1"}},
	} {
		if outcome, code := ask(t, c.args...); outcome != "error" || code != c.code {
			t.Errorf("%v: %q %q, want an error %q", c.args, outcome, code, c.code)
		}
	}
	if outcome, code := read(t, []string{"too many"}, call(int32(len(offsets)+1))); outcome != "error" || code != "bad-argument" {
		t.Errorf("more texts than there are offsets: %q %q, want an error", outcome, code)
	}
	// The program still runs after all of that.
	if outcome, code := ask(t, "explain", "option strict=maybe", "reference=g", "base=http://a/b", "", "option colour=red", "limit="); outcome != "target" || code != "" {
		t.Errorf("explain: %q %q, want a target", outcome, code)
	}
}

func TestParse(t *testing.T) {
	const s = "http://a/b?#f"
	textBuffer(int32(len(s)))
	copy(text, s)
	if parse(int32(len(s))) != 1 {
		t.Fatalf("%q is not a URI reference", s)
	}
	if want := [10]int32{0, 4, 7, 8, 8, 10, 11, 11, 12, 13}; [10]int32(offsets[:]) != want {
		t.Errorf("offsets %v, want %v", offsets, want)
	}
	copy(text, "a b")
	if parse(3) != 0 {
		t.Error("a space is in a URI reference")
	}
	if textBuffer(10_000); len(text) < 10_000 {
		t.Errorf("the text buffer has %d bytes", len(text))
	}
	if parse(0) != 1 || offsets[0] != -1 || offsets[4] != 0 || offsets[5] != 0 {
		t.Errorf("the empty reference has the offsets %v", offsets)
	}
}

// textAt returns the text of an answer with a length.
func textAt(length int32) string { return string(answered[:length]) }

func TestResolve(t *testing.T) {
	for _, c := range []struct{ base, reference, want string }{
		{"http://a/b/c/d;p?q", "../g", "http://a/b/g"},
		{"http://a/b", "", "http://a/b"},
		{"", "http://a/", "http://a/"},
		{"a b:/", "x y", "a b:/x y"}, // what isn't valid has a target, too
		{"f:/a", ".//g", "f://g"},
		{"a", "b", ""},
	} {
		textBuffer(int32(len(c.base+c.reference)) + 1)
		copy(text, c.base+c.reference)
		length := resolve(int32(len(c.base)), int32(len(c.base+c.reference)))
		if got := length >= 0; got != (c.want != "") || got && textAt(length) != c.want {
			t.Errorf("%q with %q: %d bytes of %q, want %q", c.base, c.reference, length, answered, c.want)
		}
	}
}

func TestToNormal(t *testing.T) {
	for given, want := range map[string]string{"HTTP://A:80/%7e": "http://a/~", "../A": "../A", "": "", "a b": "-"} {
		textBuffer(int32(len(given)) + 1)
		copy(text, given)
		length := toNormal(int32(len(given)))
		if got := length >= 0; got != (want != "-") || got && textAt(length) != want {
			t.Errorf("%q: %d bytes of %q, want %q", given, length, answered, want)
		}
	}
}
