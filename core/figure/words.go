package figure

import "strings"

// Words are the words of figures by their names. What they lack is said in English. In braces
// stand names of what is put in there. The member "lang" is the tag of their language.
type Words map[string]string

// english has all words. The names of components, and of the steps and buffers of a table, are
// not among them: they are the documents' own.
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
	"changed":          "with changed lines ({lines})",
	"whole":            "{reference} resolved against {base} by {source}: {answer}",
	"underlined":       "Underlined: solid, from the base; dashed, from the reference; dotted, from neither.",
	"first-steps":      "The figure shows the first {shown} of {all} steps.",
	"clipped":          "Components and buffers longer than {most} characters are shortened to the first {start} and the last {end}, with {elided} in between.",
}

// WordsFrom reads words from a text that has a line for each: its name, a tab and what is said.
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

// escaped returns the words for markup: nothing in them is any.
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

// say returns words with values in the place of their names, each followed by its value. A value
// is put in as it stands.
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
