package figure

import "strings"

// Words are the texts of figures by name. English ones replace missing texts. Placeholders are names in braces.
// The entry "lang" is the language's tag.
type Words map[string]string

// english has all words. It doesn't have the names of components, and of the steps and buffers of a table,
// because those come from the specs.
var english = Words{
	"lang":             "en",
	"base":             "Base URI",
	"reference":        "Reference",
	"target":           "Target URI",
	"dots":             "Dot segments",
	"empty-parts":      "empty: {names}",
	"absent-parts":     "absent: {names}",
	"comma":            ", ",
	"stop":             ". ",
	"empty":            "(empty)",
	"current-document": "(current document)",
	"no-relative-form": "none: this spec has no relative form",
	"none":             "none: {why}",
	"excess-refused":   "the reference goes above the root",
	"no-base-scheme":   "the base has no scheme",
	"source":           "Resolved by {source}.",
	"url-standard":     "the URL Standard",
	"dated":            "{document} ({year})",
	"as-of":            "{document} ({day})",
	"changed-line":     "{source} with line {lines} changed",
	"changed-lines":    "{source} with lines {lines} changed",
	"whole":            "{reference} resolved against {base} by {source}: {answer}",
	"underlined":       "Underlined: solid, from the base; dashed, from the reference; dotted, from neither.",
	"first-steps":      "The figure shows the first {shown} of {all} steps.",
	"clipped":          "Components and buffers longer than {most} characters are shortened to the first {start} and the last {end}, with {elided} in between.",
}

// WordsFrom parses lines with a name, a tab, and a text each.
func WordsFrom(text string) Words {
	words := Words{}
	for text != "" {
		var line string
		line, text, _ = strings.Cut(text, "\n")
		if name, said, ok := strings.Cut(line, "\t"); ok {
			words[name] = said
		}
	}
	return words
}

// escaped returns the words escaped for markup.
func (w Words) escaped() Words {
	escaped := Words{}
	for name, said := range w {
		for _, c := range [...][2]string{{"&", "&amp;"}, {"<", "&lt;"}, {">", "&gt;"}, {"\"", "&quot;"}} {
			said = strings.ReplaceAll(said, c[0], c[1])
		}
		escaped[name] = said
	}
	return escaped
}

// say returns a text with its placeholders replaced. values alternates names and values; values are inserted
// unchanged.
func (w Words) say(name string, values ...string) string {
	said, ok := w[name]
	if !ok {
		said = english[name]
	}
	var b []byte
	for {
		before, rest, found := strings.Cut(said, "{")
		b = append(b, before...)
		if !found {
			return string(b)
		}
		var value string
		value, said, _ = strings.Cut(rest, "}")
		for i := 0; i+1 < len(values); i += 2 {
			if values[i] == value {
				b = append(b, values[i+1]...)
			}
		}
	}
}
