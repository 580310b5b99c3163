package wire

import (
	"uriscope/core/edition"
	"uriscope/core/encode"
	"uriscope/core/explain"
	"uriscope/core/internal/octets"
)

// Encoded returns how data are written into a component.
func Encoded(q encode.Request, editionID string) ([]byte, error) {
	e, err := explain.LookUp(editionID)
	if err != nil {
		return nil, err
	}
	q.Edition = e
	a, err := encode.Encode(q)
	if err != nil {
		return nil, err
	}
	by := newRuler(q.Data)
	return object(
		"edition", e.ID,
		"component", func(w *writer) { writeComponent(w, *a.Component) },
		"components", array(func(w *writer) {
			for _, c := range e.Encoding.Components {
				writeComponent(w, c)
			}
		}),
		"charset", func(w *writer) {
			w.object(
				"id", a.Charset.ID,
				"section", a.Charset.Section,
				"decided", a.Charset.Basis != edition.Says,
				"basis", a.Charset.Basis.String(),
				"own", e.Encoding.Charset.ID,
				"ownBasis", e.Encoding.Charset.Basis.String(),
			)
		},
		"charsets", encode.CharsetIDs,
		"encoded", nullUnless(a.Possible, a.Encoded),
		"uri", nullUnless(a.Possible, a.URI),
		"decoded", nullUnless(a.Possible, a.Decoded),
		"twice", nullUnless(a.Possible, a.Twice),
		"early", nullUnless(a.Possible, a.Early),
		"characters", array(func(w *writer) {
			for _, c := range a.Characters {
				writeCharacter(w, &by, &c)
			}
		}),
		"total", a.Total,
		"warnings", warnings(&by, a.Warnings),
		"labels", labels(&by, a.Labels),
		"listing", listing(a.Listing),
		"run", run(a.Listing, a.Run, by),
	), nil
}

func writeComponent(w *writer, c edition.DataComponent) {
	w.object("id", c.ID, "name", c.Name, "section", c.Section)
}

var needs = [...]string{edition.Stays: "stays", edition.Should: "should", edition.Must: "must"}

func writeCharacter(w *writer, by *ruler, c *encode.Character) {
	w.object(
		"span", by.between(c.Start, c.End),
		"octets", hex(string(c.Octets)),
		"encoded", c.Encoded,
		"need", needs[c.Need],
		"reason", c.Reason,
		"section", c.Section,
		"basis", c.Basis.String(),
	)
}

// hex returns octets as hexadecimal digits.
func hex(text string) string {
	var b []byte
	for i := range len(text) {
		b = octets.AppendHex(b, text[i])
	}
	return string(b)
}

//go:noinline
func warnings(by *ruler, all []encode.Warning) array {
	return array(func(w *writer) {
		for _, warning := range all {
			w.object(
				"id", warning.ID,
				"section", warning.Section,
				"basis", warning.Basis.String(),
				"span", by.between(warning.Start, warning.End),
				"count", warning.Count,
			)
		}
	})
}

//go:noinline
func labels(by *ruler, all []encode.Label) array {
	return array(func(w *writer) {
		for _, l := range all {
			w.object("span", by.between(l.Start, l.End), "ascii", orNull(l.ASCII), "unicode", orNull(l.Unicode))
		}
	})
}

// Form returns the pairs of a text in application/x-www-form-urlencoded, or the text of some pairs.
func Form(q encode.FormRequest) ([]byte, error) {
	f, err := encode.URLEncoded(q)
	if err != nil {
		return nil, err
	}
	by := newRuler(q.Text)
	var texts []ruler
	if q.Pairs == nil {
		texts = append(texts, by)
	}
	return object(
		"charset", f.Charset.ID,
		"pairs", array(func(w *writer) {
			for i := range f.Pairs {
				p := &f.Pairs[i]
				w.object("span", by.span(p.Span), "name", p.Name, "value", p.Value, "encoded", p.Encoded)
			}
		}),
		"total", f.Total,
		"encoded", f.Encoded,
		"listing", listing(f.Listing),
		"run", run(f.Listing, f.Run, texts...),
	), nil
}
