package examples

// url1993 are the examples of the URL draft of July 1993: the locators of its
// references, without the line breaks that stand in them. It prints none elsewhere, and
// none of a partial form.
var url1993 = []table{
	{section: "References", kind: Parse, rows: []row{
		{input: "ftp://boombox.micro.umn.edu/pub/gopher/gopher_protocol"},
		{input: "gopher://gopher.micro.umn.edu/00/Information%20About%20Gopher/About%20Gopher"},
		{input: "ftp://info.cern.ch./pub/www/doc/http-spec.txt"},
		{input: "ftp://quake.think.com/pub/wais/doc/protspec.txt"},
		{input: "ftp://quake.think.com/pub/wais/doc/doc-ids.txt"},
		{input: "ftp://nnsc.nsf.net/rfc/rfc977.txt"},
		{input: "wais://quake.think.com/wais-discussion-archives?lynch"},
		{input: "ftp://nnsc.nsf.net/rfc/rfc1034.txt"},
		{input: "ftp://prospero.isi.edu/pub/prospero/oir.ps"},
		{input: "ftp://nnsc.nsf.net/rfc/rfc959.txt"},
		{input: "ftp://uu.psi.com/wp/nir.txt"},
		{input: "wais://nnsc.nsf.net/internet-drafts?yeong"},
	}},
}
