package uri_test

import (
	"uriscope/core/edition"
	"uriscope/core/edition/rfc3986"
	"uriscope/core/uri"
)

func init() {
	for _, e := range rfc3986.Edition.AllExamples() {
		if e.Kind == edition.KindResolve {
			uri.SetResolveExample(e.Base, e.Input, e.Want[0], e.Options["strict"] != edition.No)
		}
	}
}
