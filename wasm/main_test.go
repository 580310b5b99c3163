//go:build js && wasm

package main

import (
	"encoding/json"
	"testing"

	"github.com/hack-pad/safejs"
)

// ask calls answer as JavaScript does, and reads the code of the error, if it is one.
func ask(t *testing.T, args ...any) (outcome, code string) {
	t.Helper()
	values := make([]safejs.Value, len(args))
	for i, arg := range args {
		v, err := safejs.ValueOf(arg)
		if err != nil {
			t.Fatal(err)
		}
		values[i] = v
	}
	var got struct {
		Outcome string
		Error   struct{ Code string }
	}
	s := answer(values)
	if err := json.Unmarshal([]byte(s), &got); err != nil {
		t.Fatalf("%v: not an object: %s", args, s)
	}
	return got.Outcome, got.Error.Code
}

func TestEveryCallHasAnAnswer(t *testing.T) {
	for _, c := range []struct {
		code string
		args []any
	}{
		{"panic", nil}, // args[0] is out of range
		{"panic", []any{"panic"}},
		{"panic", []any{"explain", "http://a"}},
		{"bad-argument", []any{"explain", 3, "g", "", "strict", "validating", "keep", "-1"}},
		{"bad-argument", []any{nil}},
		{"not-found", []any{"no such call"}},
		{"not-found", []any{"explain", "http://a", "g", "rfc0", "strict", "validating", "keep", "-1"}},
		{"not-found", []any{"validate", "x", "", "no-such-rule"}},
		{"not-found", []any{"characters", "x", "rfc0"}},
		{"not-found", []any{"tree", "x", "", "no-such-rule", "", "0", "-1", "-1"}},
		{"not-found", []any{"tree", "x", "", "", "no such use", "0", "-1", "-1"}},
	} {
		if outcome, code := ask(t, c.args...); outcome != "error" || code != c.code {
			t.Errorf("%v: %q %q, want an error %q", c.args, outcome, code, c.code)
		}
	}
	// The program has lived through all of that.
	if outcome, code := ask(t, "explain", "http://a/b", "g", "", "strict", "validating", "keep", "-1"); outcome != "target" || code != "" {
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
	if want := [10]int32{0, 4, 7, 8, 8, 10, 11, 11, 12, 13}; offsets != want {
		t.Errorf("offsets %v, want %v", offsets, want)
	}
	copy(text, "a b")
	if parse(3) != 0 {
		t.Error("a space is in a URI reference")
	}
	if textBuffer(10_000); len(text) < 10_000 {
		t.Errorf("room for %d bytes", len(text))
	}
	if parse(0) != 1 || offsets[0] != -1 || offsets[4] != 0 || offsets[5] != 0 {
		t.Errorf("the empty reference has the offsets %v", offsets)
	}
}
