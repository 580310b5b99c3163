package urlstandard

import "uriscope/core/edition"

// examples are the examples in the spec's table of parsing results. Those printed without a base have none.
var examples = []edition.Table{
	{Section: "4", Kind: edition.KindResolve, Rows: [][2]string{
		{"https:example.org", "https://example.org/"},
		{"https://////example.com///", "https://example.com///"},
		{"https://example.com/././foo", "https://example.com/foo"},
		{"file:///C|/demo", "file:///C:/demo"},
		{"file://localhost/", "file:///"},
		{"file://loc%61lhost/", "file:///"},
		{"https://user:password@example.org/", "https://user:password@example.org/"},
		{"https://example.org/foo bar", "https://example.org/foo%20bar"},
		{"https://EXAMPLE.com/../x", "https://example.com/x"},
		{"https://ex ample.org/", edition.Failure},
		{"example", edition.Failure},
		{"https://example.com:demo", edition.Failure},
		{"http://[www.example.com]/", edition.Failure},
		{"https://example.org//", ""},
		{"https://example.com/[]?[]#[]", ""},
		{"https://example/%?%#%", ""},
		{"https://example/%25?%25#%25", ""},
	}},
	{Section: "4", Kind: edition.KindResolve, Base: "https://example.com/", With: &edition.Variant{ID: "with-base"}, Rows: [][2]string{
		{"hello:world", ""},
		{"https:example.org", "https://example.com/example.org"},
		{`\example\..\demo/.\`, "https://example.com/demo/"},
	}},
	{Section: "4", Kind: edition.KindResolve, Base: "https://example.com/demo", With: &edition.Variant{ID: "with-base"}, Rows: [][2]string{
		{"example", "https://example.com/example"},
	}},
	{Section: "4", Kind: edition.KindResolve, Base: "file:///C:/demo", With: &edition.Variant{ID: "with-base"}, Rows: [][2]string{
		{"..", "file:///C:/"},
	}},
}
