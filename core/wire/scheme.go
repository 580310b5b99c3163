package wire

import "uriscope/core/scheme"

// Scheme returns what an edition says of the scheme of a text.
func Scheme(q scheme.Request) ([]byte, error) {
	a, err := scheme.Look(q)
	if err != nil {
		return nil, err
	}
	by := newRuler(q.Text)
	var defined, steps, way any
	if a.Scheme != nil {
		defined, steps, way = orNull(a.Scheme.Name), listing(a.Scheme.Listing), run(a.Scheme.Listing, a.Run, by)
	}
	return object(
		"edition", a.Edition.ID,
		"text", a.Text,
		"name", orNull(a.Name),
		"standing", string(a.Standing),
		"section", orNull(a.Section),
		"production", orNull(a.Production),
		"errors", problems(a.Text, a.Problems),
		"parts", by.parts(a.Parts),
		"generic", by.parts(a.Edition.Split(q.Text)),
		"port", orNull(a.Port),
		"portSection", orNull(a.PortSection),
		"gateways", orNull(a.Gateways),
		"defined", defined,
		"origin", optional(a.Scheme != nil && a.Scheme.Origin != nil, orNull(a.Origin)),
		"listing", steps,
		"run", way,
	), nil
}
