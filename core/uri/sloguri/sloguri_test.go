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
