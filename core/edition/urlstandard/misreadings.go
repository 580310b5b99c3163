package urlstandard

import "uriscope/core/edition"

// misreadings are known ways to get the URL Standard, section 4 wrong, as far as leaving out a question can
// model them.
var misreadings = edition.NewMisreadings(`
parents-kept
	omit path.1.2
query-drops-file
	omit relative.5.2
end-without-slash
	omit path.1.2.2
	omit path.1.3
same-scheme-counts
	omit scheme.2.6
drive-dropped
	omit file-slash.2.1.2
base-host-dropped
	omit file-slash.2.1
numbers-kept
	omit host-parser.8a
octal-as-decimal
	omit ipv4-number.5
localhost-kept
	omit file-host.1.3.3
no-slash-dot
	omit serializer.3
userinfo-dropped
	omit serializer.2.2
any-port-dropped
	omit serializer.2.4
any-query-dropped
	omit serializer.5
any-fragment-dropped
	omit serializer.6
`)
