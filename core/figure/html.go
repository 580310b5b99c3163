package figure

import "strings"

// html writes a figure as HTML. As it has no empty lines and no "{", it can stand in a text
// whose reader takes these for more than HTML: Markdown, and the templates of many tools. The
// buffers are no <table>: where a page is at fault, one would change how the rest of it is read.
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

// escape escapes what could be read as markup, or as the beginning of an expression in a
// template, inside an element of HTML or XML.
func escape(s string) string {
	s = strings.ReplaceAll(s, "&", "&amp;") // first, as the replacements of the others contain it
	s = strings.ReplaceAll(s, "<", "&lt;")
	s = strings.ReplaceAll(s, "{", "&#123;")
	return strings.ReplaceAll(s, ">", "&gt;")
}
