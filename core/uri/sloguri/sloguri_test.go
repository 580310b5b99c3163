package sloguri_test

import (
	"bytes"
	"log/slog"
	"os"
	"strings"
	"testing"

	"uriscope.example/core/uri"
	"uriscope.example/core/uri/sloguri"
)

func ExampleReplaceAttr() {
	log := slog.New(slog.NewTextHandler(os.Stdout, &slog.HandlerOptions{ReplaceAttr: func(groups []string, a slog.Attr) slog.Attr {
		if a.Key == slog.TimeKey {
			return slog.Attr{}
		}
		return sloguri.ReplaceAttr(groups, a)
	}}))
	log.Info("fetching", "from", uri.MustParse("ftp://joe:s3cret@example.com/"))
	// Output:
	// level=INFO msg=fetching from=ftp://joe:xxxxx@example.com/
}

func TestReplaceAttr(t *testing.T) {
	var logged bytes.Buffer
	log := slog.New(slog.NewJSONHandler(&logged, &slog.HandlerOptions{ReplaceAttr: sloguri.ReplaceAttr}))
	r := uri.MustParse("ftp://joe:s3cret@example.com/")
	log.With("a", r).WithGroup("group").Info("message", "b", &r, "nil", (*uri.Reference)(nil), "c", "text", slog.Group("inner", "d", r))
	if got := logged.String(); strings.Contains(got, "s3cret") || strings.Count(got, "joe:xxxxx@") != 3 || !strings.Contains(got, `"c":"text"`) {
		t.Error(got)
	}
}

// References within other values have no passwords either, and the logged value itself doesn't change.
func TestNested(t *testing.T) {
	type page struct {
		From uri.Reference  `json:"from"`
		To   *uri.Reference `json:"to"`
		Any  any            `json:"any"`
		own  int
	}
	r, plain := uri.MustParse("ftp://joe:s3cret@example.com/"), uri.MustParse("http://example.com/")
	type list []any
	self := list{r, nil}
	self[1] = self // it contains itself, which JSON refuses
	for name, value := range map[string]any{
		"slice":    []uri.Reference{plain, r},
		"pointers": []*uri.Reference{nil, &r},
		"array":    [1]uri.Reference{r},
		"map":      map[string]uri.Reference{"a": r, "b": plain},
		"keys":     map[uri.Reference]int{r: 1},
		"struct":   page{From: r, To: &r, Any: []any{r, "x", nil}, own: 1},
		"pointer":  &page{From: plain, To: &r},
		"deep":     map[string][]page{"a": {{From: r}}},
	} {
		var logged bytes.Buffer
		log := slog.New(slog.NewJSONHandler(&logged, &slog.HandlerOptions{ReplaceAttr: sloguri.ReplaceAttr}))
		log.Info("message", "value", value)
		if got := logged.String(); strings.Contains(got, "s3cret") || !strings.Contains(got, "joe:xxxxx@") || strings.Contains(got, "!ERROR") {
			t.Errorf("%s: %s", name, got)
		}
	}
	if p, ok := r.Password(); p != "s3cret" || !ok {
		t.Error("the value that was logged is another one")
	}
	sloguri.ReplaceAttr(nil, slog.Any("a", self))

	// A value without references isn't copied.
	same := []page{{From: plain}}
	if got := sloguri.ReplaceAttr(nil, slog.Any("a", same)).Value.Any().([]page); &got[0] != &same[0] {
		t.Error("a value without passwords is copied")
	}
}
