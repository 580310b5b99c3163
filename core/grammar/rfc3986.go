package grammar

import "sync"

// RFC3986 returns the grammar of RFC 3986, Appendix A, in the order of that
// appendix, with the core rules that it takes from RFC 2234 at the end.
func RFC3986() *Grammar {
	rfc3986Once.Do(func() {
		g, err := New("RFC 3986", rfc3986)
		if err != nil {
			panic(err) // a slip of the pen below
		}
		rfc3986Grammar = g
	})
	return rfc3986Grammar
}

var (
	rfc3986Once    sync.Once
	rfc3986Grammar *Grammar
)

var rfc3986 = []Rule{
	{Name: "URI", Section: "3", Definition: `scheme ":" hier-part [ "?" query ] [ "#" fragment ]`},

	{Name: "hier-part", Section: "3", Definition: `"//" authority path-abempty
/ path-absolute
/ path-rootless
/ path-empty`},

	{Name: "URI-reference", Section: "4.1", Definition: `URI / relative-ref`},

	{Name: "absolute-URI", Section: "4.3", Definition: `scheme ":" hier-part [ "?" query ]`},

	{Name: "relative-ref", Section: "4.2", Definition: `relative-part [ "?" query ] [ "#" fragment ]`},

	{Name: "relative-part", Section: "4.2", Definition: `"//" authority path-abempty
/ path-absolute
/ path-noscheme
/ path-empty`},

	{Name: "scheme", Section: "3.1", Definition: `ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )`},

	{Name: "authority", Section: "3.2", Definition: `[ userinfo "@" ] host [ ":" port ]`},
	{Name: "userinfo", Section: "3.2.1", Definition: `*( unreserved / pct-encoded / sub-delims / ":" )`},
	{Name: "host", Section: "3.2.2", Definition: `IP-literal / IPv4address / reg-name`},
	{Name: "port", Section: "3.2.3", Definition: `*DIGIT`},

	{Name: "IP-literal", Section: "3.2.2", Definition: `"[" ( IPv6address / IPvFuture  ) "]"`},

	{Name: "IPvFuture", Section: "3.2.2", Definition: `"v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" )`},

	{Name: "IPv6address", Section: "3.2.2", Definition: `6( h16 ":" ) ls32
/                       "::" 5( h16 ":" ) ls32
/ [               h16 ] "::" 4( h16 ":" ) ls32
/ [ *1( h16 ":" ) h16 ] "::" 3( h16 ":" ) ls32
/ [ *2( h16 ":" ) h16 ] "::" 2( h16 ":" ) ls32
/ [ *3( h16 ":" ) h16 ] "::"    h16 ":"   ls32
/ [ *4( h16 ":" ) h16 ] "::"              ls32
/ [ *5( h16 ":" ) h16 ] "::"              h16
/ [ *6( h16 ":" ) h16 ] "::"`},

	{Name: "h16", Section: "3.2.2", Definition: `1*4HEXDIG`},
	{Name: "ls32", Section: "3.2.2", Definition: `( h16 ":" h16 ) / IPv4address`},
	{Name: "IPv4address", Section: "3.2.2", Definition: `dec-octet "." dec-octet "." dec-octet "." dec-octet`},

	{Name: "dec-octet", Section: "3.2.2", Definition: `DIGIT                 ; 0-9
/ %x31-39 DIGIT         ; 10-99
/ "1" 2DIGIT            ; 100-199
/ "2" %x30-34 DIGIT     ; 200-249
/ "25" %x30-35          ; 250-255`},

	{Name: "reg-name", Section: "3.2.2", Definition: `*( unreserved / pct-encoded / sub-delims )`},

	{Name: "path", Section: "3.3", Definition: `path-abempty    ; begins with "/" or is empty
/ path-absolute   ; begins with "/" but not "//"
/ path-noscheme   ; begins with a non-colon segment
/ path-rootless   ; begins with a segment
/ path-empty      ; zero characters`},

	{Name: "path-abempty", Section: "3.3", Definition: `*( "/" segment )`},
	{Name: "path-absolute", Section: "3.3", Definition: `"/" [ segment-nz *( "/" segment ) ]`},
	{Name: "path-noscheme", Section: "3.3", Definition: `segment-nz-nc *( "/" segment )`},
	{Name: "path-rootless", Section: "3.3", Definition: `segment-nz *( "/" segment )`},
	{Name: "path-empty", Section: "3.3", Definition: `0<pchar>`},

	{Name: "segment", Section: "3.3", Definition: `*pchar`},
	{Name: "segment-nz", Section: "3.3", Definition: `1*pchar`},
	{Name: "segment-nz-nc", Section: "3.3", Definition: `1*( unreserved / pct-encoded / sub-delims / "@" )
; non-zero-length segment without any colon ":"`},

	{Name: "pchar", Section: "3.3", Definition: `unreserved / pct-encoded / sub-delims / ":" / "@"`},

	{Name: "query", Section: "3.4", Definition: `*( pchar / "/" / "?" )`},

	{Name: "fragment", Section: "3.5", Definition: `*( pchar / "/" / "?" )`},

	{Name: "pct-encoded", Section: "2.1", Definition: `"%" HEXDIG HEXDIG`},

	{Name: "unreserved", Section: "2.3", Definition: `ALPHA / DIGIT / "-" / "." / "_" / "~"`},
	{Name: "reserved", Section: "2.2", Definition: `gen-delims / sub-delims`},
	{Name: "gen-delims", Section: "2.2", Definition: `":" / "/" / "?" / "#" / "[" / "]" / "@"`},
	{Name: "sub-delims", Section: "2.2", Definition: `"!" / "$" / "&" / "'" / "(" / ")"
/ "*" / "+" / "," / ";" / "="`},

	// The core rules that RFC 3986, section 1.3 refers to.
	{Name: "ALPHA", Document: "RFC 2234", Section: "6.1", Definition: `%x41-5A / %x61-7A`},
	{Name: "DIGIT", Document: "RFC 2234", Section: "6.1", Definition: `%x30-39`},
	{Name: "HEXDIG", Document: "RFC 2234", Section: "6.1", Definition: `DIGIT / "A" / "B" / "C" / "D" / "E" / "F"`},
}
