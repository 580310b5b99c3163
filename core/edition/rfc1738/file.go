package rfc1738

import (
	"strings"

	"uriscope/core/edition"
	"uriscope/core/edition/internal/octets"
	"uriscope/core/trace"
)

// file is RFC 1738, section 3.10.
var file = edition.URLScheme{
	Name: "file", Section: "RFC 1738, section 3.10", Production: "fileurl",
	Listing: fileListing, Split: splitFile, Run: runFile,
}

// The login of such a URL is its host.
const (
	rFileHost = rOwnOfPart + iota
	_         // url-path
	rDirectory
	rName
	rAsked
)

// There is no protocol. What is asked for is asked of the machine that the client runs on.
var fileListing = trace.NewListing(trace.Registers(registers+`
host: host of URL
url-path: url-path of URL
directory
name: name of URL
asked[>]
`), trace.Lines(beginLines+`
# parts: RFC 1738, section 3.10
not-common[scheme-specific-part]? if scheme-specific-part does not begin with "//"
	no-login: there is no result: the URLs of this scheme have "//" and a path
split-host: host, url-path ← scheme-specific-part after its first "//", at the first "/"
no-path[url-path]? if url-path is undefined
	no-file: there is no result: the URL names no file
# dialogue: RFC 1738, section 3.10
elsewhere[host]? if host is neither empty nor "localhost"
	no-access: there is no result: how a client reaches files of another host is not said
directories+[url-path]? while "/" is in url-path
	next-directory: directory, url-path ← url-path, at its first "/"
	decode-directory*: decode directory
	ask-directory*: send "directory " + directory
split-name: name ← url-path
decode-name*: decode name
no-name*[name]? if name is empty
	only-directory: the URL names a directory: done
ask-file*: send "file " + name
`))

func splitFile(text string) []edition.Part {
	var parts []edition.Part
	for _, p := range own(text, false, func(path edition.Span) []edition.Part {
		directories, name := lastSegment(text, path)
		return []edition.Part{within("directory/…/directory", edition.Path, directories), within("name", edition.Path, name)}
	}) {
		switch p.Role {
		case edition.Authority: // all of it is the host
			p.Name = "host"
		case edition.Userinfo, edition.Host, edition.Port:
			continue
		}
		parts = append(parts, p)
	}
	return parts
}

func runFile(text string, t *trace.Trace) {
	u := begin(text, t)
	if t.Ask("not-common", !strings.HasPrefix(u.part.Of(text), "//")) {
		u.ends("no-login")
		return
	}
	u.login, u.path, _ = splitCommon(text[:u.part.End], u.part.Start+len("//"), false)
	t.Do("split-host")
	u.SetAll(rFileHost, u.login, u.path)
	if t.Ask("no-path", u.path == edition.Absent) {
		u.ends("no-file")
		return
	}
	host := u.login.Of(text)
	if t.Ask("elsewhere", host != "" && !octets.EqualFold(host, "localhost")) {
		u.ends("no-access")
		return
	}
	_, name := lastSegment(text, u.path)
	for t.Ask("directories", u.path.Start < name.Start) {
		directory := u.nextSegment("next-directory", rDirectory)
		u.decodeAll("decode-directory", held{rDirectory, directory})
		u.Send("ask-directory", rAsked, trace.Text("directory "), u.Whole(rDirectory))
	}
	t.Do("split-name")
	u.Set(rName, name)
	u.decodeAll("decode-name", held{rName, name})
	if t.Ask("no-name", name.Of(text) == "") {
		u.ends("only-directory")
		return
	}
	u.Send("ask-file", rAsked, trace.Text("file "), u.Whole(rName))
}
