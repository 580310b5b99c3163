package rfc1630

import (
	"strings"

	"uriscope/core/edition"
	"uriscope/core/edition/internal/normal"
	"uriscope/core/internal/octets"
	"uriscope/core/trace"
)

// normalForm is what the document says of URIs that mean the same: it asks for the same encoding
// before they are compared (RFC 1630, Encoding reserved characters), and says the rest here and
// there.
var normalForm = &edition.Normal{
	Listing: normalListing,
	Rungs: []edition.Rung{
		{ID: "string", Section: encodingReserved},
		{ID: "escapes", Section: encodingReserved, Phase: trace.Escapes},
		{ID: "fragment", Section: fragmentID, Phase: trace.VoidFragment},
		{ID: "scheme", Section: document + "Specific Schemes", Phase: trace.ByScheme},
	},
	Run:     normalize,
	AnyText: true, // "#" with a void fragment-id after it is in the text, and not in the BNF
}

// rNormal is the register that holds the normal form; that before it holds the URI.
const rNormal = 1

var normalListing = trace.NewListing(trace.Registers(`
URI
normal form
`), trace.Lines(`
# split: RFC 1630, URI syntax
begin: normal form ← URI
# escapes: RFC 1630, Encoding reserved characters
digits[normal form]? if normal form has lowercase hex digits in an encoded character
	upper-digits(normal form): change these digits of normal form to uppercase
escaped*[normal form]? if normal form encodes a character without another meaning
	unescape(normal form): decode these characters in normal form
# fragment: RFC 1630, Fragment-id
void[normal form]? if the fragment-id of normal form is void
	drop-hash(normal form): remove the last "#" from normal form
# by-scheme: RFC 1630, HTTP
default-port*[normal form]? if the port of normal form is the default of its scheme
	drop-port(normal form): remove the port and its ":" from normal form
# by-scheme: RFC 1630, file
local[normal form]? if normal form has the scheme "file" and the host "localhost"
	drop-host(normal form): make the host of normal form void
`))

// plain are the characters that the grammar allows everywhere in a URI and that have no other
// meaning anywhere.
const plain = octets.Upper + octets.Lower + octets.Digits + "$-_&\"'(),"

// ported are the schemes whose default port the document names, or says to be that of the protocol.
const ported = "http ftp"

// normalize writes a URI as the document says that it means the same, whatever its scheme.
func normalize(text string, byScheme bool, _ edition.Options, t *trace.Trace) string {
	f := normal.Begin(t, "begin", rNormal, text, split)
	f.Change("digits", "upper-digits", f.UpperHex)
	f.Change("escaped", "unescape", func() { f.Unescape(plain, edition.Absent, edition.Absent) })
	f.Change("void", "drop-hash", f.DropVoidFragment)
	if !byScheme {
		return f.Text
	}
	// Names of schemes are only what is printed: of other letters than small ones nothing is said.
	named := func(change func()) func() {
		return func() {
			if scheme := f.Part(edition.Scheme).Of(f.Text); scheme == strings.ToLower(scheme) {
				change()
			}
		}
	}
	f.Change("default-port", "drop-port", named(func() { f.DropPort(ported, "") }))
	f.Change("local", "drop-host", named(f.DropLocalHost))
	return f.Text
}
