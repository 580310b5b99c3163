package figure

import "strconv"

// A writer builds a text. Its methods aren't inlined, to keep the wasm small.
type writer struct{ b []byte }

//go:noinline
func (w *writer) add(texts ...string) {
	for _, text := range texts {
		w.b = append(w.b, text...)
	}
}

// fill adds a text with each "$" replaced by a number.
//
//go:noinline
func (w *writer) fill(text string, numbers ...int) {
	for i := range len(text) {
		if text[i] == '$' {
			w.b = strconv.AppendInt(w.b, int64(numbers[0]), 10)
			numbers = numbers[1:]
		} else {
			w.b = append(w.b, text[i])
		}
	}
}
