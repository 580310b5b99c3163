package rfc1738

import "uriscope/core/edition"

// bases is RFC 1738, section 2.3: there are relative links, which are based on the original
// URL, and which the document does not describe.
var bases = edition.Bases{Section: "RFC 1738, section 2.3", NoRelative: true}
