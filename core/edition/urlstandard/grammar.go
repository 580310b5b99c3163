package urlstandard

// basis is the kind of base that the rules distinguish: URL Standard, 4.3, relative-URL string.
type basis int

const (
	noBase      basis = iota // or one that can't be parsed
	opaqueBase               // whose path is opaque
	specialBase              // with a special scheme other than "file"
	fileBase
	otherBase
	bases
)

// basisOf returns the kind of a base; a base is a text, and empty means none.
func basisOf(base string) basis {
	if base == "" {
		return noBase
	}
	r := Resolve("", base, nil)
	switch {
	case r.Failure != "":
		return noBase
	case r.Record.Opaque:
		return opaqueBase
	case r.Record.Scheme == "file":
		return fileBase
	case isSpecial(r.Record.Scheme):
		return specialBase
	}
	return otherBase
}

// relativeRules returns the rules for whole texts: URL Standard, 4.3. Without a base, only an absolute
// URL can be parsed, so no other one counts.
func relativeRules(b basis) string {
	const withFragment = "absolute-URL-with-fragment-string\n"
	switch b {
	case noBase:
		return "# 4.3, URL writing\nvalid-URL-string*~ = " + withFragment
	case opaqueBase:
		return "# 4.3, URL writing\nvalid-URL-string*~ = relative-URL-with-fragment-string / " + withFragment + `
relative-URL-with-fragment-string~ = "#" URL-fragment-string
`
	}
	relative := map[basis]string{specialBase: "scheme-relative-special-URL-string", fileBase: "scheme-relative-file-URL-string", otherBase: "scheme-relative-URL-string"}[b]
	return "# 4.3, URL writing\nvalid-URL-string*~ = relative-URL-with-fragment-string / " + withFragment + `
relative-URL-with-fragment-string~ = relative-URL-string [ "#" URL-fragment-string ]

relative-URL-string~ = ( path-absolute-non-authority-URL-string
	/ path-relative-scheme-less-URL-string
	/ ` + relative + ` ) [ "?" URL-query-string ]
`
}

// rules are the rules of URL Standard, 4.3 and 3.4, in its order, with its names in hyphens. If the spec
// excludes characters from a set, which this notation can't express, the remaining set has a name of ours.
const rules = `
absolute-URL-with-fragment-string~ = absolute-URL-string [ "#" URL-fragment-string ]

absolute-URL-string~ = ( special-URL-scheme-string ":" scheme-relative-special-URL-string
	/ other-URL-scheme-string ":" ( scheme-relative-URL-string / path-absolute-non-authority-URL-string / opaque-path-URL-string )
	/ file-URL-scheme-string ":" scheme-relative-file-URL-string ) [ "?" URL-query-string ]

special-URL-scheme-string*~ = "http" / "https" / "ws" / "wss" / "ftp"
file-URL-scheme-string~ = "file"
other-URL-scheme-string*~ = ( %x41-45 / "G" / %x49-56 / %x58-5A / %x61-65 / %x69-76 / %x78-7A ) *scheme-code-point
	/ "f" [ ( sign-in-scheme / %x41-48 / %x4A-53 / %x55-5A / %x61-68 / %x6A-73 / %x75-7A ) *scheme-code-point
		/ "i" [ ( sign-in-scheme / %x41-4B / %x4D-5A / %x61-6B / %x6D-7A ) *scheme-code-point
			/ "l" [ ( sign-in-scheme / %x41-44 / %x46-5A / %x61-64 / %x66-7A ) *scheme-code-point / "e" 1*scheme-code-point ] ]
		/ "t" [ ( sign-in-scheme / %x41-4F / %x51-5A / %x61-6F / %x71-7A ) *scheme-code-point / "p" 1*scheme-code-point ] ]
	/ "h" [ ( sign-in-scheme / %x41-53 / %x55-5A / %x61-73 / %x75-7A ) *scheme-code-point
		/ "t" [ ( sign-in-scheme / %x41-53 / %x55-5A / %x61-73 / %x75-7A ) *scheme-code-point
			/ "t" [ ( sign-in-scheme / %x41-4F / %x51-5A / %x61-6F / %x71-7A ) *scheme-code-point
				/ "p" ( ( sign-in-scheme / %x41-52 / %x54-5A / %x61-72 / %x74-7A ) *scheme-code-point / "s" 1*scheme-code-point ) ] ] ]
	/ "w" [ ( sign-in-scheme / %x41-52 / %x54-5A / %x61-72 / %x74-7A ) *scheme-code-point
		/ "s" ( ( sign-in-scheme / %x41-52 / %x54-5A / %x61-72 / %x74-7A ) *scheme-code-point / "s" 1*scheme-code-point ) ]
scheme-code-point~ = ASCII-alpha / sign-in-scheme
sign-in-scheme~ = ASCII-digit / "+" / "-" / "."

scheme-relative-special-URL-string~ = "//" valid-host-string [ ":" URL-port-string ] [ path-absolute-URL-string ]
URL-port-string*~ = *ASCII-digit
scheme-relative-URL-string~ = "//" opaque-host-and-port-string [ path-absolute-URL-string ]
opaque-host-and-port-string~ = [ valid-opaque-host-string [ ":" URL-port-string ] ]
scheme-relative-file-URL-string~ = "//" [ valid-host-string [ path-absolute-URL-string ] / path-absolute-URL-string ]

path-absolute-URL-string~ = 1*( "/" URL-path-segment-string )
path-absolute-non-authority-URL-string*~ = "/" [ first-URL-path-segment-string *( "/" URL-path-segment-string ) ]
path-relative-scheme-less-URL-string*~ = [ scheme-less-URL-path-segment-string *( "/" URL-path-segment-string ) ]
opaque-path-URL-string~ = [ segment-unit *( segment-unit / "/" ) ]

URL-path-segment-string~ = double-dot-URL-path-segment / single-dot-URL-path-segment / *segment-unit
first-URL-path-segment-string*~ = double-dot-URL-path-segment / single-dot-URL-path-segment / 1*segment-unit
scheme-less-URL-path-segment-string*~ = double-dot-URL-path-segment / single-dot-URL-path-segment
	/ ASCII-alpha *scheme-code-point [ other-unit *segment-unit ]
	/ ( sign-in-scheme / ":" / other-unit ) *segment-unit
# 4.1, URL representation
single-dot-URL-path-segment~ = "." / "%" "2e"
double-dot-URL-path-segment~ = single-dot-URL-path-segment single-dot-URL-path-segment
# 4.3, URL writing
URL-query-string~ = *URL-unit
URL-fragment-string~ = *URL-unit

URL-unit~ = URL-code-point / percent-encoded-byte
URL-code-point~ = segment-code-point / "/" / "?"
segment-unit*~ = segment-code-point / percent-encoded-byte
segment-code-point~ = host-code-point / ":" / "@"
host-code-point~ = scheme-code-point / other-sign / code-point-beyond-ASCII
other-unit*~ = other-sign / "@" / code-point-beyond-ASCII / percent-encoded-byte
other-sign~ = "!" / "$" / "&" / "'" / "(" / ")" / "*" / "," / ";" / "=" / "_" / "~"
code-point-beyond-ASCII~ = %xA0-D7FF / %xE000-FDCF / %xFDF0-FFFD / %x10000-1FFFD / %x20000-2FFFD
	/ %x30000-3FFFD / %x40000-4FFFD / %x50000-5FFFD / %x60000-6FFFD / %x70000-7FFFD / %x80000-8FFFD / %x90000-9FFFD
	/ %xA0000-AFFFD / %xB0000-BFFFD / %xC0000-CFFFD / %xD0000-DFFFD / %xE0000-EFFFD / %xF0000-FFFFD / %x100000-10FFFD
# 1.3, percent-encoded bytes
percent-encoded-byte~ = "%" ASCII-hex-digit ASCII-hex-digit

# 3.4, host writing
valid-host-string~ = valid-IPv4-address-string / valid-domain-string / "[" valid-IPv6-address-string "]"
valid-domain-string*~ = 1*( ASCII-alpha / ASCII-digit / "-" / "." / code-point-beyond-ASCII / %x3C-3E code-point-beyond-ASCII )
valid-IPv4-address-string~ = decimal-byte "." decimal-byte "." decimal-byte "." decimal-byte
decimal-byte*~ = 1*ASCII-digit
valid-IPv6-address-string*~ = [ valid-IPv6-pieces-string ] "::" [ valid-IPv6-pieces-and-IPv4-string / valid-IPv6-pieces-string ]
	/ valid-IPv6-pieces-and-IPv4-string / valid-IPv6-pieces-string
valid-IPv6-pieces-and-IPv4-string~ = valid-IPv6-pieces-string ":" valid-IPv4-address-string / valid-IPv4-address-string
valid-IPv6-pieces-string~ = valid-IPv6-piece-string *( ":" valid-IPv6-piece-string )
valid-IPv6-piece-string*~ = 1*4ASCII-hex-digit
valid-opaque-host-string~ = 1*( host-code-point / percent-encoded-byte ) / "[" valid-IPv6-address-string "]"

# Infra Standard: 4.6, code points
ASCII-alpha~ = %x41-5A / %x61-7A
ASCII-digit~ = %x30-39
ASCII-hex-digit~ = ASCII-digit / %x41-46 / %x61-66
`
