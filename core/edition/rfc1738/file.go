package rfc1738

import (
	"uriscope/core/edition"
	"uriscope/core/edition/internal/client"
)

// file is what a client does for a file URL: RFC 1738, section 3.10. It has no protocol: the client opens a file
// on its own machine.
var file = client.Scheme{
	Name: "file", Section: "RFC 1738, section 3.10", Production: "fileurl",
	Registers: beginRegisters + `
host: host of URL
url-path: url-path of URL
directory
name: name of URL
asked[>]
`,
	Lines: beginLines + `
# parts: RFC 1738, section 3.10
not-common? if scheme-specific-part does not start with "//"
	no-login: no result: the URLs of this scheme have "//" and a path
split-host: host, url-path ← scheme-specific-part after its first "//", at the first "/"
no-path? if url-path is undefined
	no-file: no result: the URL names no file
# dialogue: RFC 1738, section 3.10
elsewhere? if host is neither empty nor "localhost", ignoring case
	no-access: no result: the document does not say how to reach files on another host
directories+? while "/" is in url-path
	next-directory: directory, url-path ← url-path, at its first "/"
	decode-directory*: decode directory
	ask-directory*: send "directory " + directory
split-name: name ← url-path
decode-name*: decode name
no-name*? if name is empty
	only-directory: the URL names a directory: done
ask-file*: send "file " + name
`,
	Components: fileComponents,
	Own:        "directory/…/directory = directory: path, name: path",
}

// fileComponents returns the components of a text whose login is only a host.
func fileComponents(text string) []edition.Part {
	var parts []edition.Part
	for _, p := range components(text) {
		switch p.Role {
		case edition.Authority:
			p.Name = "host"
		case edition.Userinfo, edition.Host, edition.Port:
			continue
		}
		parts = append(parts, p)
	}
	return parts
}
