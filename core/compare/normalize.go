package compare

import (
	"uriscope/core/edition"
	"uriscope/core/explain"
	"uriscope/core/trace"
)

// A NormalRequest asks for the normal form of a text.
type NormalRequest struct {
	Text     string
	Edition  string // id; the standard if it is empty
	ByScheme bool   // also what the scheme of the text makes the same
	Limit    int    // on recorded steps; no limit if it is negative
}

// A Normal is the answer to a [NormalRequest].
type Normal struct {
	Edition  *edition.Edition
	Form     string
	Mismatch *edition.Mismatch // why the text does not match what a reference must; it has no normal form then
	Run      *trace.Trace
}

// Normalize answers a request. It fails only if the edition is unknown.
func Normalize(q NormalRequest) (*Normal, error) {
	e, err := explain.LookUp(q.Edition)
	if err != nil {
		return nil, err
	}
	a := &Normal{Edition: e, Run: trace.New(e.Normal.Listing, q.Limit, q.Text)}
	_, a.Mismatch = mismatch(e, q.Text)
	a.Form = e.Normal.Run(q.Text, q.ByScheme, a.Run)
	return a, nil
}
