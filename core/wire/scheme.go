package wire

import "uriscope/core/scheme"

// Scheme returns what an edition says about a text's scheme.
func Scheme(q scheme.Request) ([]byte, error) {
	a, err := scheme.Look(q)
	if err != nil {
		return nil, err
	}
	by := newRuler(q.Text)
	var defined, steps, played any
	var origin any = omitted{}
	if s := a.Scheme; s != nil {
		defined, steps, played = orNull(s.Name), listed(s.Listing), run(s.Listing, a.Run, by)
		origin = optional(s.Origin != nil, orNull(a.Origin))
	}
	return marshal(object(
		"edition", a.Edition.ID, "text", a.Text, "name", orNull(a.Name),
		"standing", string(a.Standing), "section", orNull(a.Section), "production", orNull(a.Production),
		"errors", by.problems(a.Problems),
		"parts", by.parts(a.Parts), "generic", by.parts(a.Edition.Split(q.Text)),
		"port", orNull(a.Port), "portSection", orNull(a.PortSection), "gateways", orNull(a.Gateways),
		"defined", defined, "origin", origin,
		"listing", steps, "run", played,
	)), nil
}
