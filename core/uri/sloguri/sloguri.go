// Package sloguri keeps passwords out of logs of log/slog. It is apart from package uri, which would
// otherwise carry log/slog along.
package sloguri

import (
	"log/slog"

	"uriscope.example/core/uri"
)

// ReplaceAttr replaces a value that is a [uri.Reference] by its text without a password, see
// [uri.Reference.Redacted]. It is for the field of the same name in [slog.HandlerOptions].
func ReplaceAttr(groups []string, a slog.Attr) slog.Attr {
	switch r := a.Value.Any().(type) {
	case uri.Reference:
		a.Value = slog.StringValue(r.Redacted())
	case *uri.Reference:
		if r != nil {
			a.Value = slog.StringValue(r.Redacted())
		}
	}
	return a
}
