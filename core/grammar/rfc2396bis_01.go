package grammar

import "sync"

// RFC2396bis01 returns the grammar of draft-fielding-uri-rfc2396bis-01. Its
// Appendix A, which should collect it, is empty, so every rule is the one of the
// section where it stands, in their order; the core rules of RFC 2234 are at the end.
func RFC2396bis01() *Grammar {
	rfc2396bis01Once.Do(func() {
		g, err := New("draft-fielding-uri-rfc2396bis-01", rfc2396bis01)
		if err != nil {
			panic(err) // a slip of the pen below
		}
		rfc2396bis01Grammar = g
	})
	return rfc2396bis01Grammar
}

var (
	rfc2396bis01Once    sync.Once
	rfc2396bis01Grammar *Grammar
)

var rfc2396bis01 = []Rule{
	{Name: "uric", Section: "2", Definition: `reserved / unreserved / escaped`},
	{Name: "reserved", Section: "2.2", Definition: `"[" / "]" / ";" / "/" / "?" /
":" / "@" / "&" / "=" / "+" / "$" / ","`},
	{Name: "unreserved", Section: "2.3", Definition: `ALPHA / DIGIT / mark`},
	{Name: "mark", Section: "2.3", Definition: `"-" / "_" / "." / "!" / "~" / "*" / "'" / "(" / ")"`},
	{Name: "escaped", Section: "2.4.1", Definition: `"%" HEXDIG HEXDIG`},
	{Name: "delims", Section: "2.4.3", Definition: `"<" / ">" / "#" / "%" / DQUOTE`},
	{Name: "unwise", Section: "2.4.3", Definition: `"{" / "}" / "|" / "\" / "^" / "` + "`" + `"`},

	{Name: "absolute-URI", Section: "3", Definition: `scheme ":" ( hier-part / opaque-part )`},
	{Name: "hier-part", Section: "3", Definition: `[ net-path / abs-path ] [ "?" query ]`},
	{Name: "net-path", Section: "3", Definition: `"//" authority [ abs-path ]`},
	{Name: "abs-path", Section: "3", Definition: `"/"  path-segments`},
	{Name: "opaque-part", Section: "3", Definition: `uric-no-slash *uric`},
	{Name: "uric-no-slash", Section: "3", Definition: `unreserved / escaped / "[" / "]" / ";" / "?" /
":" / "@" / "&" / "=" / "+" / "$" / ","`},

	{Name: "scheme", Section: "3.1", Definition: `ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )`},

	{Name: "authority", Section: "3.2", Definition: `server / reg-name`},
	{Name: "reg-name", Section: "3.2.1", Definition: `1*( unreserved / escaped / ";" /
":" / "@" / "&" / "=" / "+" / "$" / "," )`},
	{Name: "server", Section: "3.2.2", Definition: `[ [ userinfo "@" ] hostport ]`},
	{Name: "userinfo", Section: "3.2.2", Definition: `*( unreserved / escaped / ";" /
":" / "&" / "=" / "+" / "$" / "," )`},
	{Name: "hostport", Section: "3.2.2", Definition: `host [ ":" port ]`},
	{Name: "host", Section: "3.2.2", Definition: `IPv6reference / IPv4address / hostname`},
	{Name: "port", Section: "3.2.2", Definition: `*DIGIT`},
	{Name: "hostname", Section: "3.2.2", Definition: `domainlabel qualified`},
	{Name: "qualified", Section: "3.2.2", Definition: `*( "." domainlabel ) [ "." toplabel "." ]`},
	// These two have the "|" of RFC 2396, which is no operator of RFC 2234.
	{Name: "domainlabel", Section: "3.2.2", Definition: `alphanum [ 0*61( alphanum | "-" ) alphanum ]`, Decided: true},
	{Name: "toplabel", Section: "3.2.2", Definition: `alpha    [ 0*61( alphanum | "-" ) alphanum ]`, Decided: true},
	{Name: "alphanum", Section: "3.2.2", Definition: `ALPHA / DIGIT`},

	{Name: "IPv4address", Section: "3.2.2", Definition: `dec-octet "." dec-octet "." dec-octet "." dec-octet`},
	{Name: "dec-octet", Section: "3.2.2", Definition: `DIGIT /                         ; 0-9
( %x31-39 DIGIT ) /             ; 10-99
( "1" 2DIGIT ) /                ; 100-199
( "2" %x30-34 DIGIT ) /         ; 200-249
( "25" %x30-35 )                ; 250-255`},
	{Name: "IPv6reference", Section: "3.2.2", Definition: `"[" IPv6address "]"`},
	{Name: "IPv6address", Section: "3.2.2", Definition: `(                          6( h4 ":" ) ls32 )
/ (                     "::" 5( h4 ":" ) ls32 )
/ ( [              h4 ] "::" 4( h4 ":" ) ls32 )
/ ( [ *1( h4 ":" ) h4 ] "::" 3( h4 ":" ) ls32 )
/ ( [ *2( h4 ":" ) h4 ] "::" 2( h4 ":" ) ls32 )
/ ( [ *3( h4 ":" ) h4 ] "::"    h4 ":"   ls32 )
/ ( [ *4( h4 ":" ) h4 ] "::"             ls32 )
/ ( [ *5( h4 ":" ) h4 ] "::"             h4   )
/ ( [ *6( h4 ":" ) h4 ] "::"                  )`},
	{Name: "ls32", Section: "3.2.2", Definition: `( h4 ":" h4 ) / IPv4address
; least-significant 32 bits of address`},
	{Name: "h4", Section: "3.2.2", Definition: `1*4HEXDIG`},

	{Name: "path", Section: "3.3", Definition: `[ abs-path / opaque-part ]`},
	{Name: "path-segments", Section: "3.3", Definition: `segment *( "/" segment )`},
	{Name: "segment", Section: "3.3", Definition: `*pchar`},
	{Name: "pchar", Section: "3.3", Definition: `unreserved / escaped / ";" /
":" / "@" / "&" / "=" / "+" / "$" / ","`},

	{Name: "query", Section: "3.4", Definition: `*( pchar / "/" / "?" )`},

	{Name: "URI-reference", Section: "4", Definition: `[ absolute-URI / relative-URI ] [ "#" fragment ]`},
	{Name: "absolute-URI-reference", Section: "4", Definition: `absolute-URI [ "#" fragment ]`},
	{Name: "fragment", Section: "4.1", Definition: `*( pchar / "/" / "?" )`},

	{Name: "relative-URI", Section: "5", Definition: `[ net-path / abs-path / rel-path ] [ "?" query ]`},
	{Name: "rel-path", Section: "5", Definition: `rel-segment [ abs-path ]`},
	{Name: "rel-segment", Section: "5", Definition: `1*( unreserved / escaped / ";" /
"@" / "&" / "=" / "+" / "$" / "," )`},

	// The core rules that draft-fielding-uri-rfc2396bis-01, section 1.6 refers to.
	{Name: "ALPHA", Document: "RFC 2234", Section: "6.1", Definition: `%x41-5A / %x61-7A`},
	{Name: "CTL", Document: "RFC 2234", Section: "6.1", Definition: `%x00-1F / %x7F`},
	{Name: "DIGIT", Document: "RFC 2234", Section: "6.1", Definition: `%x30-39`},
	{Name: "DQUOTE", Document: "RFC 2234", Section: "6.1", Definition: `%x22`},
	{Name: "HEXDIG", Document: "RFC 2234", Section: "6.1", Definition: `DIGIT / "A" / "B" / "C" / "D" / "E" / "F"`},
	{Name: "SP", Document: "RFC 2234", Section: "6.1", Definition: `%x20`},
}
