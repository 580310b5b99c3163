package figure

import "strings"

// text writes a figure as plain text or as Markdown, with its sections as code blocks.
func (d *drawing) text(asMarkdown bool) string {
	var w writer
	for _, s := range d.sections {
		body := s.body()
		if asMarkdown {
			fence := fence(body)
			w.add("**", s.title, "**\n\n", fence, "text\n", body, fence, "\n\n")
		} else {
			w.add(s.title, "\n\n", body, "\n")
		}
	}
	w.add(d.words.say("source", "source", d.source), "\n")
	for _, note := range d.notes {
		w.add("\n", note, "\n")
	}
	return string(w.b)
}

// body draws a section by characters.
func (s *section) body() string {
	if s.rows != nil {
		return table(s.rows)
	}
	return s.drawn() + strings.Join(append(s.lists, ""), "\n")
}

// fence returns a code fence for a text: at least three "`", and more than are in any run of
// "`" in the text.
func fence(body string) string {
	fence, run := []byte("```"), 0
	for i := range len(body) {
		run++
		if body[i] != '`' {
			run = 0
		}
		if run == len(fence) {
			fence = append(fence, '`')
		}
	}
	return string(fence)
}
