package compare

import (
	"uriscope/core/edition"
	"uriscope/core/trace"
)

// A NormalRequest asks for the normal form of a text.
type NormalRequest struct {
	Text     string
	Edition  string // id, may also be RFC 3987's; the standard if empty
	ByScheme bool   // whether to apply the rules of the text's scheme, too
	Options  edition.Options
	Limit    int // on recorded steps; negative means no limit
}

// A Normal is the answer to a [NormalRequest].
type Normal struct {
	Edition  *edition.Edition
	Form     string
	Problems []edition.Problem // errors in the text as a reference; with any, it has no normal form
	Run      *trace.Trace
}

// Normalize answers a request. It fails only if the edition is unknown or has no normal form.
func Normalize(q NormalRequest) (*Normal, error) {
	e, err := lookUp(q.Edition, q.Options)
	if err != nil {
		return nil, err
	}
	if e.Normal == nil {
		return nil, edition.Lack{Edition: e, Of: edition.OfNormal}
	}
	a := &Normal{Edition: e, Run: trace.New(e.Normal.Listing, q.Limit, q.Text)}
	if e.Normal.Listing.Grouped {
		a.Run.Fold(q.Text)
	}
	if e.Normal.Refuses != nil {
		a.Problems, _ = e.Normal.Refuses(q.Text)
	} else {
		_, a.Problems = e.Check(edition.AsReference, q.Text)
	}
	a.Form = e.Normal.Run(q.Text, q.ByScheme, q.Options, a.Run)
	return a, nil
}
