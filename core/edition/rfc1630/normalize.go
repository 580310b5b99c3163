package rfc1630

import (
	"strings"

	"uriscope/core/edition"
	"uriscope/core/edition/internal/normal"
	"uriscope/core/internal/octets"
	"uriscope/core/trace"
)

// normalForm is what the spec says about equivalent URIs. It asks for the same encoding before they are
// compared (RFC 1630, Encoding reserved characters); the rest is scattered over the spec.
var normalForm = &edition.Normal{
	Listing: normalListing,
	Rungs: []edition.Rung{
		{ID: "string", Section: encodingReserved},
		{ID: "escapes", Section: encodingReserved, Phase: trace.Escapes},
		{ID: "fragment", Section: fragmentID, Phase: trace.VoidFragment},
		{ID: "scheme", Section: document + "Specific Schemes", Phase: trace.ByScheme},
	},
	Run:     normalize,
	AnyText: true, // the text allows "#" with an empty fragment-id, the BNF doesn't
}

// rNormal is the register of the normal form; the one before it holds the URI.
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

// plain are the characters that the grammar allows everywhere in a URI and that have no special meaning
// anywhere.
const plain = octets.Upper + octets.Lower + octets.Digits + "$-_&\"'(),"

// ported are the schemes whose default port the spec names, or says is the protocol's.
const ported = "http ftp"

// normalize writes a URI in the form that the spec says is equivalent, for any scheme.
func normalize(text string, byScheme bool, _ edition.Options, t *trace.Trace) string {
	f := normal.Begin(t, "begin", rNormal, text, split)
	f.Change("digits", "upper-digits", f.UpperHex)
	f.Change("escaped", "unescape", func() { f.Unescape(plain, edition.Absent, edition.Absent) })
	f.Change("void", "drop-hash", f.DropVoidFragment)
	if !byScheme {
		return f.Text
	}
	// Only scheme names as printed count: the spec says nothing about uppercase letters in them.
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
