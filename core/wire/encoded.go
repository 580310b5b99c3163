package wire

import (
	"uriscope/core/edition"
	"uriscope/core/edition/rfc3987"
	"uriscope/core/encode"
	"uriscope/core/explain"
	"uriscope/core/internal/octets"
)

// Encoded returns how data is written into a component.
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
	return marshal(object(
		"edition", e.ID,
		"component", func(w *writer) { component(w, a.Component) },
		"components", each{len(e.Encoding.Components), func(w *writer, i int) { component(w, &e.Encoding.Components[i]) }},
		"charset", object(
			"id", a.Charset.ID, "section", a.Charset.Section,
			"decided", a.Charset.Basis != edition.Says, "basis", a.Charset.Basis.String(),
			"own", e.Encoding.Charset.ID, "ownBasis", e.Encoding.Charset.Basis.String(),
		),
		"charsets", encode.CharsetIDs,
		"encoded", nullUnless(a.Possible, a.Encoded), "uri", nullUnless(a.Possible, a.URI),
		"decoded", nullUnless(a.Possible, a.Decoded), "twice", nullUnless(a.Possible, a.Twice),
		"early", nullUnless(a.Possible, a.Early),
		"characters", each{len(a.Characters), func(w *writer, i int) {
			c := &a.Characters[i]
			w.object(
				"span", by.between(c.Start, c.End), "octets", hex(string(c.Octets)),
				"encoded", c.Encoded, "need", needs[c.Need],
				"reason", c.Reason, "section", c.Section, "basis", c.Basis.String(),
			)
		}},
		"total", a.Total,
		"warnings", by.warnings(a.Warnings), "labels", by.labels(a.Labels),
		"listing", listed(a.Listing), "run", run(a.Listing, a.Run, by),
	)), nil
}

func component(w *writer, c *edition.DataComponent) {
	w.object("id", c.ID, "name", c.Name, "section", c.Section)
}

var needs = [...]string{edition.Stays: "stays", edition.Should: "should", edition.Must: "must"}

// hex returns octets as hexadecimal digits.
func hex(text string) string {
	var b []byte
	for i := range len(text) {
		b = octets.AppendHex(b, text[i])
	}
	return string(b)
}

func (r *ruler) warnings(all []encode.Warning) each {
	return each{len(all), func(w *writer, i int) {
		o := &all[i]
		w.object("id", o.ID, "section", o.Section, "basis", o.Basis.String(), "span", r.between(o.Start, o.End), "count", o.Count)
	}}
}

func (r *ruler) labels(all []encode.Label) each {
	return each{len(all), func(w *writer, i int) {
		l := &all[i]
		w.object("span", r.between(l.Start, l.End), "ascii", orNull(l.ASCII), "unicode", orNull(l.Unicode))
	}}
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
	return marshal(object(
		"charset", f.Charset.ID,
		"pairs", each{len(f.Pairs), func(w *writer, i int) {
			p := &f.Pairs[i]
			w.object("span", by.span(p.Span), "name", p.Name, "value", p.Value, "encoded", p.Encoded)
		}},
		"total", f.Total, "encoded", f.Encoded,
		"listing", listed(f.Listing), "run", run(f.Listing, f.Run, texts...),
	)), nil
}

// IRI returns the result of mapping an IRI, or of converting a URI. It is null if the text isn't an IRI
// reference.
func IRI(a *rfc3987.Answer) []byte {
	by := newRuler(a.Given)
	return marshal(object(
		"text", a.Text, "given", a.Given,
		"result", nullUnless(len(a.Problems) == 0, a.Result), "errors", by.problems(a.Problems),
		"rows", each{len(a.Rows), func(w *writer, i int) {
			row := &a.Rows[i]
			w.object(
				"span", by.between(row.Start, row.End), "octets", hex(row.Octets),
				"to", row.To,
				"reason", string(row.Reason), "section", row.Section, "basis", row.Basis.String(),
			)
		}},
		"total", a.Total,
		"labels", each{len(a.Labels), func(w *writer, i int) {
			l := &a.Labels[i]
			w.object("from", l.From, "to", nullUnless(l.OK, l.To))
		}},
		"listing", listed(a.Listing), "run", run(a.Listing, a.Run, newRuler(a.Text)),
	))
}

// Host returns how an edition parses a host.
func Host(text, editionID string, opaque bool) ([]byte, error) {
	e, err := explain.LookUp(editionID)
	if err != nil {
		return nil, err
	}
	h := encode.ReadHost(text, e, opaque)
	if h == nil {
		return nil, edition.Lack{Edition: e, Of: edition.OfHosts}
	}
	by := newRuler(text)
	order, read := by.tried(e.Hosts.Order, h.Tried), members(nil)
	if r := h.Reading; r != nil {
		order, read = by.ran(r), object("stored", nullUnless(r.OK, r.Stored), "problems", by.problems(r.Problems))
	}
	return marshal(object(
		"edition", e.ID, "section", e.Hosts.Section,
		"userinfo", by.span(h.Login), "host", by.span(h.Name), "port", by.span(h.Port),
		"kind", orNull(string(h.Kind)), "rule", orNull(h.Rule),
		"order", order,
		"pieces", each{len(h.Pieces), func(w *writer, i int) {
			p := &h.Pieces[i]
			w.object("value", p.Value, "span", by.between(p.Start, p.End), "from", string(p.From))
		}},
		"version", by.span(h.Version),
		"labels", by.labels(h.Labels), "remarks", by.warnings(h.Remarks),
		read,
	)), nil
}

// tried returns a host's forms in order, with the results of those that were tried.
func (r *ruler) tried(order []edition.HostRule, tried []encode.Tried) each {
	return each{len(order), func(w *writer, i int) {
		var found members
		if i < len(tried) {
			found = object("section", tried[i].Section, "errors", r.problems(tried[i].Mismatch.Problems(edition.AsReference)))
		}
		w.object("rule", order[i].Rule, "kind", string(order[i].Kind), "tried", found != nil, found)
	}}
}

// ran returns an algorithm's parts in order, with the results of those that ran on the host.
func (r *ruler) ran(a *edition.HostReading) each {
	return each{len(a.Order), func(w *writer, i int) {
		form, ran := &a.Order[i], i == a.Last || 0 < i && i < a.Last
		var errors []edition.Problem
		if i == a.Last && !a.OK && len(a.Problems) > 0 {
			errors = a.Problems[len(a.Problems)-1:]
		}
		w.object("rule", form.Rule, "kind", string(form.Kind), "tried", ran, "section", form.Section, "errors", r.problems(errors))
	}}
}
