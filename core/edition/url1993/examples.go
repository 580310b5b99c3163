package url1993

import "uriscope/core/edition"

// examples are the examples of the URL draft of July 1993: the locators in its references, with line breaks
// removed, and the parts that it prints of a Prospero URL. It has no others, and no partial forms.
var examples = []edition.Table{
	{Section: "Prospero", Kind: edition.KindPart, Of: "escape", Base: "prospero://host.dom/name", Rows: [][2]string{
		{"%00"},
	}},
	{Section: "Prospero", Kind: edition.KindPart, Of: "xalphas", Base: "prospero://host.dom/name", Rows: [][2]string{
		{"%00%00"},
	}},
	{Section: "References", Kind: edition.KindParse, Rows: [][2]string{
		{"ftp://boombox.micro.umn.edu/pub/gopher/gopher_protocol"},
		{"gopher://gopher.micro.umn.edu/00/Information%20About%20Gopher/About%20Gopher"},
		{"ftp://info.cern.ch./pub/www/doc/http-spec.txt"},
		{"ftp://quake.think.com/pub/wais/doc/protspec.txt"},
		{"ftp://quake.think.com/pub/wais/doc/doc-ids.txt"},
		{"ftp://nnsc.nsf.net/rfc/rfc977.txt"},
		{"wais://quake.think.com/wais-discussion-archives?lynch"},
		{"ftp://nnsc.nsf.net/rfc/rfc1034.txt"},
		{"ftp://prospero.isi.edu/pub/prospero/oir.ps"},
		{"ftp://nnsc.nsf.net/rfc/rfc959.txt"},
		{"ftp://uu.psi.com/wp/nir.txt"},
		{"wais://nnsc.nsf.net/internet-drafts?yeong"},
	}},
	{Section: "References", Kind: edition.KindExtract, Rows: [][2]string{{
		"URL=<ftp://boombox.micro.umn.edu/pub/gopher/gopher_protocol\n" +
			">. See also\n" +
			"URL=<gopher://gopher.micro.umn.edu/00/Information%20About%2\n" +
			"0Gopher/About%20Gopher>",
		"ftp://boombox.micro.umn.edu/pub/gopher/gopher_protocol\n" +
			"gopher://gopher.micro.umn.edu/00/Information%20About%20Gopher/About%20Gopher",
	}, {
		"In\n<wais://nnsc.nsf.net/internet-drafts?yeong>. Work in\nprogress.",
		"wais://nnsc.nsf.net/internet-drafts?yeong",
	}}},
}
