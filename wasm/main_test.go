//go:build js && wasm

package main

import (
	"encoding/json"
	"testing"
	"unsafe"
)

// ask writes a call into the memory and reads its answer from there, as JavaScript does. It
// returns the outcome, and the code of the error if there is one.
func ask(t *testing.T, args ...string) (outcome, code string) {
	t.Helper()
	size := 0
	for _, arg := range args {
		size += len(arg)
	}
	textBuffer(int32(size))
	at := 0
	for i, arg := range args {
		at += copy(text[at:], arg)
		places[i] = int32(at)
	}
	length := call(int32(len(args)))
	if uintptr(places[0]) != uintptr(unsafe.Pointer(&answered[0])) {
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
		{"panic", []string{"explain", "http://a"}},
		{"not-found", []string{"no such call"}},
		{"not-found", []string{"explain", "http://a", "g", "rfc0", "-1", "strict=no"}},
		{"not-found", []string{"validate", "x", "", "no-such-rule"}},
		{"not-found", []string{"characters", "x", "rfc0"}},
		{"not-found", []string{"tree", "x", "", "no-such-rule", "", "0", "-1", "-1"}},
		{"not-found", []string{"tree", "x", "", "", "no such use", "0", "-1", "-1"}},
	} {
		if outcome, code := ask(t, c.args...); outcome != "error" || code != c.code {
			t.Errorf("%v: %q %q, want an error %q", c.args, outcome, code, c.code)
		}
	}
	// The program is still running after all of that.
	if outcome, code := ask(t, "explain", "http://a/b", "g", "", "-1", "strict=maybe", "", "colour=red"); outcome != "target" || code != "" {
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
	if want := [10]int32{0, 4, 7, 8, 8, 10, 11, 11, 12, 13}; [10]int32(places[:]) != want {
		t.Errorf("places %v, want %v", places, want)
	}
	copy(text, "a b")
	if parse(3) != 0 {
		t.Error("a space is in a URI reference")
	}
	if textBuffer(10_000); len(text) < 10_000 {
		t.Errorf("the text buffer has %d bytes", len(text))
	}
	if parse(0) != 1 || places[0] != -1 || places[4] != 0 || places[5] != 0 {
		t.Errorf("the empty reference has the places %v", places)
	}
}
