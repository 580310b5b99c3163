package site

import "testing"

func TestInShadow(t *testing.T) {
	for _, test := range []struct{ what, css, want string }{
		{"the root is the element's box, and its tokens can be set from outside", ":root{color-scheme:light dark}:root,:host{--a:1px;--b:light-dark(red, blue)}",
			".uriscope{--a:var(--uriscope-a,1px);--b:var(--uriscope-b,light-dark(red, blue))}"},
		{"what is only about the page's root goes", `:root[data-theme=dark]{color-scheme:dark}p{margin:0}`, "p{margin:0}"},
		{"a rem is that of the element", "p{font:.5rem/1.5rem x;margin:-1rem 2remx 1px}", "p{font:calc(.5*var(--uriscope-rem))/calc(1.5*var(--uriscope-rem)) x;margin:calc(-1*var(--uriscope-rem)) 2remx 1px}"},
		{"the width is that of the element", "@media (max-width:47.5rem){p{margin:1rem}:root,:host{--a:2rem}}",
			"@container uriscope (max-width:47.5em){p{margin:calc(1*var(--uriscope-rem))}.uriscope{--a:var(--uriscope-a,calc(2*var(--uriscope-rem)))}}"},
		{"the height of the window is none of its business", "@media (max-width:2rem),(max-height:3rem){p{margin:0}}@media (max-height:3rem){i{margin:0}}",
			"@container uriscope (max-width:2em){p{margin:0}}"},
		{"other media stay", "@media (max-width:2rem),(pointer:coarse){p{margin:0}}@media print{a:after{content:none}}",
			"@container uriscope (max-width:2em){p{margin:0}}@media (pointer:coarse){p{margin:0}}@media print{a:after{content:none}}"},
		{"containers of views stay", "@container (max-width:28rem){p{margin:1rem}}", "@container (max-width:28em){p{margin:calc(1*var(--uriscope-rem))}}"},
		{"braces in strings", `a:after{content:"}{"}b{margin:0}`, `a:after{content:"}{"}b{margin:0}`},
	} {
		if got := inShadow(test.css); got != test.want {
			t.Errorf("%s: %s\ngot  %s\nwant %s", test.what, test.css, got, test.want)
		}
	}
}
