package figure

import "strings"

// html writes a figure as HTML. Without empty lines and "{", it can be put into Markdown, and into the
// templates of many tools, which give these a meaning. The buffers aren't a <table>, because in a faulty page
// that would change how the rest is parsed.
func (d *drawing) html() string {
	var w writer
	w.add("<figure lang=\"", d.words.say("lang"), "\" dir=\"ltr\">\n<figcaption>", d.sentence(d.code), "</figcaption>\n<dl>\n")
	for _, s := range d.sections {
		w.add("<dt>", s.title, "</dt>\n<dd><pre>", strings.TrimPrefix(strings.TrimSuffix(escape(s.body()), "\n"), "\n"), "</pre></dd>\n")
	}
	w.add("</dl>\n")
	for _, note := range d.notes {
		w.add("<p>", note, "</p>\n")
	}
	w.add("</figure>\n")
	return string(w.b)
}

// code writes a text as HTML.
func (d *drawing) code(text string) string {
	if text == "" {
		return d.words.say("empty")
	}
	return "<code>" + escape(text) + "</code>"
}

// escape escapes text that could be markup, or an expression in a template, inside an element of HTML or XML.
func escape(s string) string {
	s = strings.ReplaceAll(s, "&", "&amp;") // first, as the replacements of the others contain it
	s = strings.ReplaceAll(s, "<", "&lt;")
	s = strings.ReplaceAll(s, "{", "&#123;")
	return strings.ReplaceAll(s, ">", "&gt;")
}
