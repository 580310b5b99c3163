package rfc1738

import "uriscope/core/edition"

// gopherItem is the URL of an item, up to an optional Gopher+ string.
const gopherItem = "gopher://example.com/1item%09%09"

// examples are the examples of RFC 1738, in its order. It has none of relative links.
var examples = []edition.Table{
	{Section: "1", Kind: edition.KindParse, Rows: [][2]string{
		{"http://www.acl.lanl.gov/URI/archive/uri-archive.index.html"},
	}},
	{Section: "3.1", Kind: edition.KindParse, Rows: [][2]string{
		{"ftp://@host.com/"},
		{"ftp://host.com/"},
		{"ftp://foo:@host.com/"},
	}},
	{Section: "3.1", Kind: edition.KindParts, Rows: [][2]string{
		{"ftp://@host.com/", "user = \npassword = <undefined>"},
		{"ftp://host.com/", "user = <undefined>"},
		{"ftp://foo:@host.com/", "user = foo\npassword = "},
	}},
	{Section: "3.2.2", Kind: edition.KindParse, Rows: [][2]string{
		{"ftp://myname@host.dom/%2Fetc/motd"},
		{"ftp://myname@host.dom/etc/motd"},
		{"ftp://myname@host.dom//etc/motd"},
	}},
	{Section: "3.2.2", Kind: edition.KindClient, Rows: [][2]string{
		{"ftp://myname@host.dom/%2Fetc/motd", "CWD /etc\nRETR motd"},
		{"ftp://myname@host.dom/etc/motd", "CWD etc\nRETR motd"},
		{"ftp://myname@host.dom//etc/motd", "CWD \nCWD etc\nRETR motd"},
	}},
	{Section: "3.4.4", Kind: edition.KindPart, Of: "gopher+_string", Base: gopherItem, Rows: [][2]string{
		{"+"},
		{"?"},
	}},
	{Section: "3.4.6", Kind: edition.KindPart, Of: "gopher+_string", Base: gopherItem, Rows: [][2]string{
		{"!"},
		{"$"},
	}},
	{Section: "3.4.7", Kind: edition.KindPart, Of: "gopher+_string", Base: gopherItem, Rows: [][2]string{
		{"!+ABSTRACT"},
		{"!+ABSTRACT%20+SMELL"},
	}},
	{Section: "3.4.8", Kind: edition.KindPart, Of: "gopher+_string", Base: gopherItem, Rows: [][2]string{
		{"+application/postscript%20Es_ES"},
	}},
	{Section: "3.4.9", Kind: edition.KindPart, Of: "gopher+_string", Base: gopherItem, Remark: "form", Rows: [][2]string{
		{"+%091%0D%0A+-1%0D%0Aask_item1_value%0D%0Aask_item2_value%0D%0A.%0D%0A"},
	}},
	{Section: "3.6", Kind: edition.KindParse, Rows: [][2]string{
		{"news:*"},
	}},
	{Section: "3.6", Kind: edition.KindPart, Of: "group", Base: "news:", Rows: [][2]string{
		{"comp.infosystems.www.misc"},
	}},
	{Section: "3.10", Kind: edition.KindParse, Rows: [][2]string{
		{"file://vms.host.edu/disk$user/my/notes/note12345.txt"},
	}},
	{Section: "3.11", Kind: edition.KindParse, Rows: [][2]string{
		{"prospero://host.dom//pros/name"},
	}},
	{Section: "3.11", Kind: edition.KindParts, Rows: [][2]string{
		{"prospero://host.dom//pros/name", "hsoname = /pros/name"},
	}},
	{Section: "Appendix", Kind: edition.KindExtract, Rows: [][2]string{{
		"Yes, Jim, I found it under <URL:ftp://info.cern.ch/pub/www/doc;\n" +
			"type=d> but you can probably pick it up from <URL:ftp://ds.in\n" +
			"ternic.net/rfc>.  Note the warning in <URL:http://ds.internic.\n" +
			"net/instructions/overview.html#WARNING>.",
		"ftp://info.cern.ch/pub/www/doc;type=d\n" +
			"ftp://ds.internic.net/rfc\n" +
			"http://ds.internic.net/instructions/overview.html#WARNING",
	}}},
	{Section: "References", Kind: edition.KindParse, Rows: [][2]string{
		{"ftp://ds.internic.net/rfc/rfc1436.txt;type=a"},
		{"ftp://boombox.micro.umn.edu/pub/gopher/gopher_protocol/Gopher+/Gopher+.txt"},
		{"ftp://ds.internic.net/rfc/rfc1630.txt"},
		{"ftp://info.cern.ch/pub/www/doc/http-spec.txt.Z"},
		{"ftp://ds.internic.net/rfc/rfc1123.txt"},
		{"ftp://ds.internic.net/rfc/rfc822.txt"},
		{"ftp://quake.think.com/pub/wais/doc/protspec.txt"},
		{"ftp://ds.internic.net/rfc/rfc1036.txt"},
		{"ftp://quake.think.com/pub/wais/doc/doc-ids.txt"},
		{"ftp://ds.internic.net/rfc/rfc977.txt"},
		{"ftp://ds.internic.net/internet-drafts/draft-ietf-uri-irl-fun-req-02.txt"},
		{"ftp://ds.internic.net/rfc/rfc1034.txt"},
		{"ftp://prospero.isi.edu/pub/prospero/doc/prospero-protocol.PS.Z"},
		{"ftp://ds.internic.net/rfc/rfc959.txt"},
		{"ftp://ds.internic.net/rfc/rfc1737.txt"},
		{"ftp://ds.internic.net/rfc/rfc1625.txt"},
		{"ftp://uu.psi.com/wp/nir.txt"},
	}},
}
