package wire

import (
	"uriscope/core/bases"
	"uriscope/core/edition"
	"uriscope/core/explain"
)

// DocumentBase returns where the base of a document comes from, by the edition with an id.
func DocumentBase(editionID string, q bases.Request) ([]byte, error) {
	e, err := explain.LookUp(editionID)
	if err != nil {
		return nil, err
	}
	q.Edition = e
	a := bases.Find(q)
	if a == nil {
		return nil, edition.Lack{Edition: e, Of: edition.OfBases}
	}
	var places []string
	if e.Bases.Requests != nil {
		places = e.Bases.Requests.Places
	}
	return marshal(object(
		"edition", e.ID, "section", e.Bases.Section,
		"layers", each{len(a.Layers), func(w *writer, i int) { layer(w, &a.Layers[i]) }},
		"wins", index(a.Wins),
		"base", nullUnless(a.Wins >= 0, a.Base), "why", string(a.Why), "omitted", a.Omitted,
		"fields", orNull(e.Bases.Fields), "hierarchy", orNull(e.Bases.Hierarchy),
		"requests", each{len(places), func(w *writer, i int) {
			place := places[i]
			uri, section := a.Request(place)
			w.object("place", place, "section", section, "base", e.Bases.Requests.Base, "target", orNull(uri))
		}},
	)), nil
}

func layer(w *writer, l *bases.Layer) {
	w.object(
		"layer", l.ID.String(), "section", orNull(l.Section), "entity", index(l.Entity),
		"found", each{len(l.Found), func(w *writer, i int) {
			f := &l.Found[i]
			w.object(
				"from", string(f.From), "text", f.Text, "folded", f.Folded,
				"state", string(f.State), "against", index(f.Against), "cut", f.Cut, "flat", f.Flat,
				"base", orNull(f.Base), "errors", problems(f.Text, f.Problems),
			)
		}},
		"more", l.More, "base", nullUnless(l.Defined, l.Base),
	)
}
