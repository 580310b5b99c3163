package rfc1738

import (
	"strings"

	"uriscope/core/edition"
	"uriscope/core/edition/internal/octets"
	"uriscope/core/trace"
)

const ftpPort = "21"

// ftp is RFC 1738, section 3.2.
var ftp = edition.URLScheme{
	Name: "ftp", Section: "RFC 1738, section 3.2", Production: "ftpurl", Port: ftpPort,
	Listing: ftpListing, Split: splitFTP, Run: runFTP,
}

const (
	rTypecode = rOwnOfUser + iota
	rCwd
	rFileName
	rControl
)

var ftpListing = trace.NewListing(trace.Registers(userRegisters+`
typecode: typecode of URL
cwd
name: name of URL
control[>]
`), trace.Lines(beginLines+commonLines+userLines+`
# parts: RFC 1738, section 3.2.2
has-type[url-path]? if url-path has ";type=" in either case
	split-type: url-path, typecode ← url-path, at its last ";type="
`+portLines("3.2", ftpPort)+decodeUserLines+connectLines("3.2")+`
# dialogue: RFC 1738, section 3.2.1
named*[user]? if user is defined
	send-user: send "USER " + user + CR LF
	no-password[password]? if password is undefined
		ask-password*: password ← "<password>"
	send-password: send "PASS " + password + CR LF
not-named| else
	send-anonymous: send "USER anonymous" + CR LF
	send-address*: send "PASS user@client.example" + CR LF
# dialogue: RFC 1738, section 3.2.2
no-path[url-path]? if url-path is undefined
	no-file*: there is no result: the URL names no file
cwds+[url-path]? while "/" is in url-path
	next-cwd: cwd, url-path ← url-path, at its first "/"
	decode-cwd*: decode cwd, but for CR and LF
	send-cwd: send "CWD " + cwd + CR LF
split-name*: name ← url-path
decode-name*: decode name, but for CR and LF
directory[typecode]? if typecode is "d" in either case
	send-nlst: send "NLST " + name + CR LF
file| else
	has-typecode*[typecode]? if typecode is defined
		send-type: send "TYPE " + typecode + CR LF
	send-retr: send "RETR " + name + CR LF
`))

// ftpParts returns where the directories, the name and the typecode are in a url-path. The
// directories are <cwd1>/<cwd2>/…/<cwdN>.
func ftpParts(text string, path edition.Span) (cwds, name, typecode edition.Span) {
	cwds, name, typecode = edition.Absent, path, edition.Absent
	if path == edition.Absent {
		return cwds, name, typecode
	}
	const typeIs = ";type="
	for at := name.End - len(typeIs); at >= name.Start; at-- {
		if text[at] == ';' && octets.EqualFold(text[at:at+len(typeIs)], typeIs) {
			typecode = edition.Span{Start: at + len(typeIs), End: name.End}
			name.End = at
			break
		}
	}
	cwds, name = lastSegment(text, name)
	return cwds, name, typecode
}

// lastSegment splits a path at its last "/".
func lastSegment(text string, path edition.Span) (before, last edition.Span) {
	before, last = edition.Absent, path
	if i := strings.LastIndexByte(path.Of(text), '/'); i >= 0 {
		before = edition.Span{Start: path.Start, End: path.Start + i}
		last.Start += i + len("/")
	}
	return before, last
}

func splitFTP(text string) []edition.Part {
	return own(text, false, func(path edition.Span) []edition.Part {
		cwds, name, typecode := ftpParts(text, path)
		return []edition.Part{
			within("cwd1/…/cwdN", edition.Path, cwds),
			within("name", edition.Path, name),
			within("typecode", edition.Params, typecode),
		}
	})
}

func runFTP(text string, t *trace.Trace) {
	u := begin(text, t)
	if !u.common() || !u.splitUser() {
		return
	}
	_, name, typecode := ftpParts(text, u.path)
	if t.Ask("has-type", typecode != edition.Absent) {
		u.path.End = name.End
		t.Do("split-type")
		u.Set(rURLPath, u.path)
		u.Set(rTypecode, typecode)
	}
	u.defaultPort(ftpPort)
	u.decode("decode-login", held{rUser, u.user}, held{rPassword, u.password})
	u.connect("connect")
	u.logIn()
	if t.Ask("no-path", u.path == edition.Absent) {
		u.ends("no-file")
		return
	}
	for t.Ask("cwds", u.path.Start < name.Start) {
		cwd := u.nextSegment("next-cwd", rCwd)
		u.decode("decode-cwd", held{rCwd, cwd})
		u.Send("send-cwd", rControl, trace.Text("CWD "), u.Whole(rCwd), crlf)
	}
	t.Do("split-name")
	u.Set(rFileName, name)
	u.decode("decode-name", held{rFileName, name})
	u.transfer(typecode)
}

// nextSegment carries out a line that takes the first segment from the path.
func (u *url) nextSegment(line string, register int) (segment edition.Span) {
	segment, u.path = splitAt(u.URL, u.path, "/")
	u.Run.Do(line)
	u.Set(register, segment)
	u.Set(rURLPath, u.path)
	return segment
}

// logIn carries out the lines of RFC 1738, section 3.2.1.
func (u *url) logIn() {
	if !u.Run.Ask("named", u.user != edition.Absent) {
		u.Send("send-anonymous", rControl, trace.Text("USER anonymous\r\n"))
		u.Send("send-address", rControl, trace.Text("PASS user@client.example\r\n"))
		return
	}
	u.Send("send-user", rControl, trace.Text("USER "), u.Whole(rUser), crlf)
	if u.Run.Ask("no-password", u.password == edition.Absent) {
		u.Run.Do("ask-password")
		u.Run.Set(rPassword, trace.Text("<password>"))
	}
	u.Send("send-password", rControl, trace.Text("PASS "), u.Whole(rPassword), crlf)
}

// transfer carries out the lines of RFC 1738, section 3.2.2 on the name.
func (u *url) transfer(typecode edition.Span) {
	if u.Run.Ask("directory", octets.EqualFold(typecode.Of(u.URL), "d")) {
		u.Send("send-nlst", rControl, trace.Text("NLST "), u.Whole(rFileName), crlf)
		return
	}
	if u.Run.Ask("has-typecode", typecode != edition.Absent) {
		u.Send("send-type", rControl, trace.Text("TYPE "), u.Whole(rTypecode), crlf)
	}
	u.Send("send-retr", rControl, trace.Text("RETR "), u.Whole(rFileName), crlf)
}
