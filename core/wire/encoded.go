package wire

import (
	"strings"
	"unicode/utf8"

	"uriscope/core/edition"
	"uriscope/core/encode"
	"uriscope/core/explain"
	"uriscope/core/trace"
)

// Encoded returns how data are written into a component. Lone are the offsets of what is no
// character in the data, in code units and with spaces between them: half a surrogate pair,
// which comes here as U+FFFD.
func Encoded(q encode.Request, editionID, lone string) ([]byte, error) {
	e, err := explain.LookUp(editionID)
	if err != nil {
		return nil, err
	}
	q.Edition, q.Data = e, markLone(q.Data, lone)
	a, err := encode.Encode(q)
	if err != nil {
		return nil, err
	}
	w := &writer{}
	w.open('{')
	w.text("edition", e.ID)
	w.key("component")
	writeComponent(w, a.Component)
	w.key("components")
	w.open('[')
	for i := range e.Encoding.Components {
		writeComponent(w, &e.Encoding.Components[i])
	}
	w.close(']')
	w.key("charset")
	w.open('{')
	w.text("id", a.Charset.ID)
	w.text("section", a.Charset.Section)
	w.key("decided")
	w.bool(a.Charset.Basis != edition.Says)
	w.text("basis", a.Charset.Basis.String())
	w.text("own", e.Encoding.Charset.ID)
	w.text("ownBasis", e.Encoding.Charset.Basis.String())
	w.close('}')
	w.key("charsets")
	w.strings(encode.CharsetIDs)
	for _, text := range [][2]string{{"encoded", a.Encoded}, {"uri", a.URI}, {"decoded", a.Decoded}, {"twice", a.Twice}, {"early", a.Early}} {
		w.key(text[0])
		if a.Possible {
			w.string(text[1])
		} else {
			w.null()
		}
	}
	at := place{text: q.Data}
	writeCharacters(w, a.Characters, &at)
	w.key("total")
	w.int(a.Total)
	writeWarnings(w, "warnings", a.Warnings, q.Data)
	writeLabels(w, a.Labels, q.Data)
	w.key("listing")
	writeListing(w, a.Listing)
	w.key("run")
	writeAppending(w, a.Run, q.Data)
	w.close('}')
	return w.b, nil
}

// markLone puts an octet that is no character where the text has a character that only stands
// for one.
func markLone(text, lone string) string {
	if lone == "" {
		return text
	}
	next := -1
	var b []byte
	unit := 0
	for _, r := range text {
		for next < unit && lone != "" {
			var first string
			first, lone, _ = strings.Cut(lone, " ")
			next = 0
			for i := range len(first) {
				next = 10*next + int(first[i]-'0')
			}
		}
		if next == unit && r == utf8.RuneError {
			b = append(b, 0xFF)
		} else {
			b = utf8.AppendRune(b, r)
		}
		if unit++; isPair(r) {
			unit++
		}
	}
	return string(b)
}

// A place converts offsets in a text from bytes into code units, from one to the next.
type place struct {
	text        string
	bytes, unit int
}

func (p *place) units(at int) int {
	if at < p.bytes {
		p.unit -= length(p.text[at:p.bytes])
	} else {
		p.unit += length(p.text[p.bytes:at])
	}
	p.bytes = at
	return p.unit
}

func writeRange(w *writer, at *place, start, end int) {
	w.open('[')
	w.int(at.units(start))
	w.int(at.units(end))
	w.close(']')
}

func writeComponent(w *writer, c *edition.DataComponent) {
	w.open('{')
	w.text("id", c.ID)
	w.text("name", c.Name)
	w.text("section", c.Section)
	w.close('}')
}

var needs = [...]string{edition.Stays: "stays", edition.Should: "should", edition.Must: "must"}

func writeCharacters(w *writer, characters []encode.Character, at *place) {
	w.key("characters")
	w.open('[')
	for _, c := range characters {
		w.open('{')
		w.key("span")
		writeRange(w, at, c.Start, c.End)
		w.text("octets", hex(c.Octets))
		w.text("encoded", c.Encoded)
		w.text("need", needs[c.Need])
		w.text("reason", c.Reason)
		w.text("section", c.Section)
		w.text("basis", c.Basis.String())
		w.close('}')
	}
	w.close(']')
}

// hex returns octets as hexadecimal digits.
func hex(octets []byte) string {
	const digits = "0123456789ABCDEF"
	var b []byte
	for _, octet := range octets {
		b = append(b, digits[octet>>4], digits[octet&15])
	}
	return string(b)
}

func writeWarnings(w *writer, name string, warnings []encode.Warning, text string) {
	w.key(name)
	w.open('[')
	at := place{text: text}
	for _, warning := range warnings {
		w.open('{')
		w.text("id", warning.ID)
		w.text("section", warning.Section)
		w.text("basis", warning.Basis.String())
		w.key("span")
		writeRange(w, &at, warning.Start, warning.End)
		w.key("count")
		w.int(warning.Count)
		w.close('}')
	}
	w.close(']')
}

func writeLabels(w *writer, labels []encode.Label, text string) {
	w.key("labels")
	w.open('[')
	at := place{text: text}
	for _, l := range labels {
		w.open('{')
		w.key("span")
		writeRange(w, &at, l.Start, l.End)
		w.key("ascii")
		writeOrNull(w, l.ASCII)
		w.key("unicode")
		writeOrNull(w, l.Unicode)
		w.close('}')
	}
	w.close(']')
}

// writeAppending writes a run on one text, the first register, whose pieces the run takes in
// their order, and in which every other register is only appended to or set as a whole. So
// offsets can be converted into code units while the run goes on.
func writeAppending(w *writer, run *trace.Trace, text string) {
	at := place{text: text}
	var size []int // of the registers, in code units
	w.open('{')
	w.key("total")
	w.int(run.Total())
	w.key("steps")
	w.b = append(w.b, '[')
	var edits []trace.Edit
	for i, step := range run.Steps() {
		if i > 0 {
			w.b = append(w.b, ',')
		}
		edits = edits[:0]
		for _, e := range run.Edits(i) {
			for len(size) <= e.Register {
				size = append(size, 0)
			}
			if e.Start > 0 {
				e.Start = size[e.Register]
			}
			e.End = size[e.Register]
			size[e.Register] = e.Start
			e.Pieces = append([]trace.Piece(nil), e.Pieces...)
			for j := range e.Pieces {
				p := &e.Pieces[j]
				if p.Register == 0 {
					p.Start, p.End = at.units(p.Start), at.units(p.End)
				}
				if p.Register == trace.Literal {
					size[e.Register] += length(p.Text)
				} else {
					size[e.Register] += p.Len()
				}
			}
			edits = append(edits, e)
		}
		w.b = appendStep(w.b, step, edits)
	}
	w.b = append(w.b, ']')
	w.close('}')
}
