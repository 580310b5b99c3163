package figure

import (
	"strings"
	"unicode/utf8"

	"uriscope/core/trace"
)

// Dimensions of an SVG, in pixels.
const (
	cell    = 9  // width of a column in a 15-pixel font; most monospaced fonts take 0.6 of their size
	line    = 20 // height of a line
	edge    = 16
	average = 7 // width of a character in a sentence in a 13-pixel font; most are narrower
)

// mostRuns is the maximum number of runs of a text placed individually. It bounds the size of an SVG.
const mostRuns = 20

// soft is the style of everything that isn't part of a text.
const soft = ` fill-opacity=".75"`

// An svg is an SVG being written.
type svg struct {
	writer
	left, top, right int // left edge of texts; current line; right edge of the widest text
}

// svg writes a figure as an SVG. Its colors come from web/src/styles/tokens.css. The dark ones are in a style
// with a class name, because it can end up applying to a whole page; all others are attributes, so that the
// figure is legible where styles aren't allowed.
func (d *drawing) svg() string {
	s := svg{left: edge, top: edge / 2}
	for _, sec := range d.sections {
		s.left = max(s.left, edge+cell*sec.margin())
	}
	described := ""
	for _, sec := range d.sections {
		described += s.section(sec, d.words)
	}
	s.top += edge / 2
	if d.sections[2].marks != nil {
		s.sentence(d.words.say("underlined"))
	}
	s.sentence(d.words.say("source", "source", d.source))
	for _, note := range d.notes {
		s.sentence(note)
	}
	var w writer
	width, height := s.right+edge, s.top+edge
	w.add(`<svg xmlns="http://www.w3.org/2000/svg" xml:lang="`)
	w.add(d.words.say("lang"))
	w.fill(`" class="uriscope" width="$" height="$" viewBox="0 0 $ $" `, width, height, width, height)
	w.add(`color="#1c1f24" fill="currentColor" font-family="ui-monospace,monospace" font-size="15">
<title>`, d.sentence(escape), "</title>\n<desc>", escape(described), `</desc>
<style>.uriscope{background:#fbfaf7;color-scheme:light dark;font-variant-ligatures:none}@media(prefers-color-scheme:dark){.uriscope{background:#14161a;color:#e7e8ea}.uriscope rect{fill:#14161a}}</style>
<rect width="100%" height="100%" fill="#fbfaf7"/>
`, string(s.b), "</svg>\n")
	return string(w.b)
}

// section writes a section, and returns its description.
func (s *svg) section(sec *section, words Words) string {
	s.top += line + edge/2
	s.sans(sec.title, ` font-weight="600"`)
	described := sec.title + ": "
	if sec.rows != nil {
		look := soft
		for lines := table(sec.rows); lines != ""; look = "" {
			var text string
			text, lines, _ = strings.Cut(lines, "\n")
			s.top += line
			s.text(0, text, look)
		}
		return described + strings.Join(sec.rows[0], words.say("comma")) + words.say("stop")
	}
	s.top += line
	s.text(0, sec.text, "")
	s.underline(sec.marks)
	s.names(sec.labels)
	for i, l := range sec.labels {
		if i > 0 {
			described += words.say("comma")
		}
		described += l.name + " " + l.text
	}
	if sec.labels == nil {
		described += sec.text
	}
	for _, list := range sec.lists {
		s.sentence(list)
		described += "; " + list
	}
	return described + words.say("stop")
}

// names writes the brackets and names below a text.
func (s *svg) names(labels []*label) {
	text, down := s.top, s.top
	var path writer
	for _, l := range labels {
		s.top = text + 30 + line*l.row
		down = max(down, s.top)
		s.text(l.left, l.name, "")
		path.fill("M$ $v5H$v-5M$ $V$", s.left+cell*l.start+1, text+8, s.left+cell*l.end-1, s.left+cell*l.stem+cell/2, text+13, s.top-13)
	}
	s.top = down
	s.path(&path, `currentColor" stroke-opacity=".6`)
}

// underline draws lines below a text that show its origins.
func (s *svg) underline(marks []mark) {
	for from, look := range [...]string{`#3c63c9" stroke-width="2`, `#c97506" stroke-width="2" stroke-dasharray="4 2`, `#8a8f98" stroke-width="2" stroke-dasharray="1 2`} {
		if from == 2 {
			from = trace.Supplied
		}
		var path writer
		for _, m := range marks {
			if m.from == from {
				path.fill("M$ $H$", s.left+cell*m.start, s.top+4, s.left+cell*m.end-1)
			}
		}
		s.path(&path, look)
	}
}

// path draws lines, if there are any.
func (s *svg) path(d *writer, look string) {
	if len(d.b) > 0 {
		s.add(`<path d="`, string(d.b), `" fill="none" stroke="`, look, "\"/>\n")
	}
}

// text writes a text at a column, with each character in its own column in any font. Letters of other scripts
// are placed individually, because their widths may differ, and in the text's order, regardless of their
// direction.
func (s *svg) text(column int, text, look string) {
	if text == "" {
		return
	}
	if strings.Contains(text, "  ") || text[0] == ' ' {
		look += ` xml:space="preserve"`
	}
	s.fill(`<text y="$"`, s.top)
	s.add(look)
	if n := runOf(text); n == len(text) && text[0] < utf8.RuneSelf {
		column = s.run(column, text, "")
	} else {
		s.add(` direction="ltr" unicode-bidi="bidi-override">`)
		for i := 0; text != ""; i++ {
			n := len(text)
			if i < mostRuns {
				n = runOf(text)
			}
			s.add("<tspan")
			column = s.run(column, text[:n], ` lengthAdjust="spacingAndGlyphs"`)
			s.add("</tspan>")
			text = text[n:]
		}
	}
	s.add("</text>\n")
	s.right = max(s.right, s.left+cell*column)
}

// run writes the rest of a run's element, except its end, and returns the column after it.
func (s *svg) run(column int, run, look string) int {
	n := columns(run)
	s.fill(` x="$" textLength="$"`, s.left+cell*column, cell*n)
	s.add(look, ">", escape(run))
	return column + n
}

// runOf returns the length in bytes of a text's first run, which is ASCII or other characters of the same
// width.
func runOf(text string) int {
	first := -1
	for i, r := range text {
		kind := 0
		if r >= utf8.RuneSelf {
			kind = columns(string(r))
		}
		if i > 0 && kind != first {
			return i
		}
		first = kind
	}
	return len(text)
}

// sentence writes a line of prose.
func (s *svg) sentence(text string) {
	s.top += line
	s.sans(text, soft)
}

func (s *svg) sans(text, look string) {
	s.right = max(s.right, s.left+average*columns(text))
	s.fill(`<text x="$" y="$"`, s.left, s.top)
	s.add(` font-family="system-ui,sans-serif" font-size="13"`, look, ">", text, "</text>\n")
}
