package rfc1630

import "uriscope/core/edition"

// examples are the examples of RFC 1630, in its order. It leaves out what the spec prints as illegal, under the
// heading "Encoding reserved characters"; one of the spec's own URIs, under "HTTP", which is illegal by that
// ("name%%3Ddobbins"); and one with spaces, under "References". The second answers for "/g" are the printed
// ones; the rule before them leads elsewhere.
var examples = []edition.Table{
	{Section: "Introduction", Kind: edition.KindParse, Rows: [][2]string{
		{"http://info.cern.ch/hypertext/WWW/Addressing/URL/URI_Overview.html"},
	}},
	{Section: "Encoding reserved characters", Kind: edition.KindEquivalent, Rows: [][2]string{
		{"http://info.cern.ch/albert/bertram/marie-claude", "http://info.cern.ch/albert/bertram/marie%2Dclaude"},
	}},
	{Section: "Encoding reserved characters", Kind: edition.KindDifferent, Rows: [][2]string{
		{"http://info.cern.ch/albert/bertram/marie-claude", "http://info.cern.ch/albert/bertram%2Fmarie-claude"},
	}},
	{Section: "Partial (relative) form", Kind: edition.KindResolve, Base: context, Rows: [][2]string{
		{"g", "magic://a/b/c//d/e/g"},
	}},
	{Section: "Partial (relative) form", Kind: edition.KindResolve, Base: context, With: printed, Remark: "slashes", Rows: [][2]string{
		{"/g", "magic://a/g"},
	}},
	{Section: "Partial (relative) form", Kind: edition.KindResolve, Base: context, Rows: [][2]string{
		{"//g", "magic://g"},
		{"../g", "magic://a/b/c//d/g"},
		{"g:h", "g:h"},
	}},
	{Section: "Partial (relative) form", Kind: edition.KindResolve, Base: slashContext, With: &edition.Variant{ID: "2"}, Rows: [][2]string{
		{"g", "magic://a/b/c//d/e/g"},
	}},
	{Section: "Partial (relative) form", Kind: edition.KindResolve, Base: slashContext, With: printedSlash, Remark: "slashes", Rows: [][2]string{
		{"/g", "magic://a/g"},
	}},
	{Section: "Partial (relative) form", Kind: edition.KindResolve, Base: slashContext, With: &edition.Variant{ID: "2"}, Rows: [][2]string{
		{"//g", "magic://g"},
		{"../g", "magic://a/b/c//d/g"},
		{"g:h", "g:h"},
	}},
	{Section: "HTTP", Kind: edition.KindParse, Rows: [][2]string{
		{"http://www.my.work.com/"},
		{"http://www.my.uni.edu/info/matriculation/enroling.html"},
		{"http://info.my.org/AboutUs/Phonebook"},
		{"http://www.library.my.town.va.us/Catalogue/76523471236%2Fwen44--4.98"},
		{"http://www.my.org/462F4F2D4241522A314159265358979323846"},
		{"http://info.cern.ch:8000/imaginary/test"},
		{"http://www.myu.edu/org/admin/people#andy"},
		{"http://info.my.org/AboutUs/Index/Phonebook?dobbins"},
	}},
	{Section: "URN", Kind: edition.KindParse, Rows: [][2]string{
		{"urn:/iana/dns/ch/cern/cn/techdoc/94/1642-3"},
	}},
	{Section: "References", Kind: edition.KindExtract, Rows: [][2]string{{
		"University of Minnesota, December 1991,\n     <ftp://boombox.micro.umn.edu/pub/gopher/ gopher_protocol>. See also\n",
		"ftp://boombox.micro.umn.edu/pub/gopher/gopher_protocol",
	}, {
		"Numbers for the Electronic Age\", <ftp:\n     //quake.think.com/pub/wais/doc/doc-ids.txt>\n",
		"ftp://quake.think.com/pub/wais/doc/doc-ids.txt",
	}}},
	{Section: "References", Kind: edition.KindParse, Rows: [][2]string{
		{"ftp://boombox.micro.umn.edu/pub/gopher/gopher_protocol"},
		{"ftp://info.cern.ch/pub/www/doc/http-spec.txt"},
		{"ftp://quake.think.com/pub/wais/doc/protspec.txt"},
		{"ftp://quake.think.com/pub/wais/doc/doc-ids.txt"},
		{"ftp://ds.internic.net/rfc/rfc977.txt"},
		{"wais://quake.think.com/wais-discussion-archives?lynch"},
		{"ftp://ds.internic.net/rfc/rfc1034.txt"},
		{"ftp://prospero.isi.edu/pub/prospero/oir.ps"},
		{"ftp://ds.internic.net/rfc/rfc959.txt"},
		{"ftp://uu.psi.com/wp/nir.txt"},
	}},
}

// The two contexts of RFC 1630, Partial (relative) form, in which the results are the same.
const (
	context      = "magic://a/b/c//d/e/f"
	slashContext = "magic://a/b/c//d/e/"
)

// The options for which the spec prints a result that its rule doesn't give.
var (
	printed      = &edition.Variant{ID: "printed", Options: edition.Options{"slashes": byExample}}
	printedSlash = &edition.Variant{ID: "2-printed", Options: edition.Options{"slashes": byExample}}
)
