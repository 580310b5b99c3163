package site

import "testing"

func TestInShadow(t *testing.T) {
	for _, test := range []struct{ what, css, want string }{
		{"a rem is that of the element", "p { font: .5rem/1.5rem x; margin: -1rem 2remx 1px }",
			"p { font: calc(.5 * var(--uriscope-rem))/calc(1.5 * var(--uriscope-rem)) x; margin: calc(-1 * var(--uriscope-rem)) 2remx 1px }"},
		{"the width is that of the element", "@media (min-width: 22rem) and (max-width: 47.5rem) { p { margin: 0 } }", "@container uriscope (min-width: 22em) and (max-width: 47.5em){ p { margin: 0 } }"},
		{"the height of the window is none of its business", "@media (max-width: 2rem), (max-height: 3rem) { p { margin: 0 } } @media (max-height: 3rem) { i { margin: 0 } }",
			"@container uriscope (max-width: 2em){ p { margin: 0 } } @media not all { i { margin: 0 } }"},
		{"other media stay", "@media print { a::after { content: none } }", "@media print { a::after { content: none } }"},
		{"containers of views stay", "@container (max-width: 28rem) { p { margin: 0 } }", "@container (max-width: 28em) { p { margin: 0 } }"},
	} {
		if got := inShadow(test.css); got != test.want {
			t.Errorf("%s: %s\ngot  %s\nwant %s", test.what, test.css, got, test.want)
		}
	}
}
