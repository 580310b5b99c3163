package rfc1738

import "uriscope/core/edition"

// bases are the sources of a base URI in RFC 1738, section 2.3: relative links exist and are based on the original
// URL, but the spec doesn't describe them.
var bases = edition.Bases{Section: "RFC 1738, section 2.3", NoRelative: true}
