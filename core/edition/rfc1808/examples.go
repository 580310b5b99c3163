package rfc1808

import "uriscope/core/edition"

// exampleBase is the base of RFC 1808, section 5.
const exampleBase = "http://a/b/c/d;p?q#f"

// examples are the examples of RFC 1808, in its order.
var examples = []edition.Table{
	{Section: "3.1", Kind: edition.KindParse, Rows: [][2]string{
		{"http://www.ics.uci.edu/Test/a/b/c"},
	}},
	{Section: "5.1", Kind: edition.KindResolve, Base: exampleBase, Rows: [][2]string{
		{"g:h", "g:h"},
		{"g", "http://a/b/c/g"},
		{"./g", "http://a/b/c/g"},
		{"g/", "http://a/b/c/g/"},
		{"/g", "http://a/g"},
		{"//g", "http://g"},
		{"?y", "http://a/b/c/d;p?y"},
		{"g?y", "http://a/b/c/g?y"},
		{"g?y/./x", "http://a/b/c/g?y/./x"},
		{"#s", "http://a/b/c/d;p?q#s"},
		{"g#s", "http://a/b/c/g#s"},
		{"g#s/./x", "http://a/b/c/g#s/./x"},
		{"g?y#s", "http://a/b/c/g?y#s"},
		{";x", "http://a/b/c/d;x"},
		{"g;x", "http://a/b/c/g;x"},
		{"g;x?y#s", "http://a/b/c/g;x?y#s"},
		{".", "http://a/b/c/"},
		{"./", "http://a/b/c/"},
		{"..", "http://a/b/"},
		{"../", "http://a/b/"},
		{"../g", "http://a/b/g"},
		{"../..", "http://a/"},
		{"../../", "http://a/"},
		{"../../g", "http://a/g"},
	}},
	{Section: "5.2", Kind: edition.KindResolve, Base: exampleBase, Rows: [][2]string{
		{"", "http://a/b/c/d;p?q#f"},
		{"../../../g", "http://a/../g"},
		{"../../../../g", "http://a/../../g"},
		{"/./g", "http://a/./g"},
		{"/../g", "http://a/../g"},
		{"g.", "http://a/b/c/g."},
		{".g", "http://a/b/c/.g"},
		{"g..", "http://a/b/c/g.."},
		{"..g", "http://a/b/c/..g"},
		{"./../g", "http://a/b/g"},
		{"./g/.", "http://a/b/c/g/"},
		{"g/./h", "http://a/b/c/g/h"},
		{"g/../h", "http://a/b/c/h"},
		{"http:g", "http:g"},
		{"http:", "http:"},
	}},
	{Section: "5.3", Kind: edition.KindParse, Rows: [][2]string{
		{"this:that"},
		{"./this:that"},
		{"this%3Athat"},
	}},
	{Section: "10", Kind: edition.KindResolve, Base: "http://www.ics.uci.edu/Test/a/b/c", Rows: [][2]string{
		{"../x", "http://www.ics.uci.edu/Test/a/x"},
	}},
}
