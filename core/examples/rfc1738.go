package examples

// rfc1738 are the examples of RFC 1738, in its order. It prints none of a relative
// link.
var rfc1738 = []table{
	{section: "1", kind: Parse, rows: []row{
		{input: "http://www.acl.lanl.gov/URI/archive/uri-archive.index.html"},
	}},
	{section: "3.1", kind: Parse, rows: []row{
		{input: "ftp://@host.com/"},
		{input: "ftp://host.com/"},
		{input: "ftp://foo:@host.com/"},
	}},
	{section: "3.2.2", kind: Parse, rows: []row{
		{input: "ftp://myname@host.dom/%2Fetc/motd"},
		{input: "ftp://myname@host.dom/etc/motd"},
		{input: "ftp://myname@host.dom//etc/motd"},
	}},
	{section: "3.6", kind: Parse, rows: []row{
		{input: "news:*"},
	}},
	{section: "3.10", kind: Parse, rows: []row{
		{input: "file://vms.host.edu/disk$user/my/notes/note12345.txt"},
	}},
	{section: "3.11", kind: Parse, rows: []row{
		{input: "prospero://host.dom//pros/name"},
	}},
	{section: "Appendix", kind: Extract, rows: []row{{
		"Yes, Jim, I found it under <URL:ftp://info.cern.ch/pub/www/doc;\n" +
			"type=d> but you can probably pick it up from <URL:ftp://ds.in\n" +
			"ternic.net/rfc>.  Note the warning in <URL:http://ds.internic.\n" +
			"net/instructions/overview.html#WARNING>.",
		"ftp://info.cern.ch/pub/www/doc;type=d\n" +
			"ftp://ds.internic.net/rfc\n" +
			"http://ds.internic.net/instructions/overview.html#WARNING",
	}}},
	{section: "References", kind: Parse, rows: []row{
		{input: "ftp://ds.internic.net/rfc/rfc1436.txt;type=a"},
		{input: "ftp://boombox.micro.umn.edu/pub/gopher/gopher_protocol/Gopher+/Gopher+.txt"},
		{input: "ftp://ds.internic.net/rfc/rfc1630.txt"},
		{input: "ftp://info.cern.ch/pub/www/doc/http-spec.txt.Z"},
		{input: "ftp://ds.internic.net/rfc/rfc1123.txt"},
		{input: "ftp://ds.internic.net/rfc/rfc822.txt"},
		{input: "ftp://quake.think.com/pub/wais/doc/protspec.txt"},
		{input: "ftp://ds.internic.net/rfc/rfc1036.txt"},
		{input: "ftp://quake.think.com/pub/wais/doc/doc-ids.txt"},
		{input: "ftp://ds.internic.net/rfc/rfc977.txt"},
		{input: "ftp://ds.internic.net/internet-drafts/draft-ietf-uri-irl-fun-req-02.txt"},
		{input: "ftp://ds.internic.net/rfc/rfc1034.txt"},
		{input: "ftp://prospero.isi.edu/pub/prospero/doc/prospero-protocol.PS.Z"},
		{input: "ftp://ds.internic.net/rfc/rfc959.txt"},
		{input: "ftp://ds.internic.net/rfc/rfc1737.txt"},
		{input: "ftp://ds.internic.net/rfc/rfc1625.txt"},
		{input: "ftp://uu.psi.com/wp/nir.txt"},
	}},
}
