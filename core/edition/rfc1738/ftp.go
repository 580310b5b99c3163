package rfc1738

import (
	"strings"

	"uriscope/core/edition"
	"uriscope/core/edition/internal/client"
	"uriscope/core/trace"
)

// ftp is RFC 1738, section 3.2.
var ftp = edition.URLScheme{
	Name: "ftp", Section: "RFC 1738, section 3.2", Production: "ftpurl", Port: "21",
	Listing: ftpListing, Split: splitFTP, Run: runFTP,
}

const (
	rTypecode = rHostport + 1 + iota
	rCwd
	rFTPName
	rControl
)

var ftpListing = trace.NewListing(trace.Registers(userRegisters+`
typecode: typecode of URL
cwd
name: name of URL
control[>]
`), trace.Lines(beginLines+commonLines+userLines+`
# parts: RFC 1738, section 3.2.2
has-type[url-path]? if ";type=", in either case, is in url-path
	split-type: url-path, typecode ← url-path, at its last ";type="
`+hostLines("3.2", "21")+`
# dialogue: RFC 1738, section 3.2.1
named[user]? if user is defined
	decode-user*: decode user, but for CR and LF
	send-user: send "USER " + user + CR LF
	no-password[password]? if password is undefined
		ask-password*: password ← "<password>"
	has-password| else
		decode-password*: decode password, but for CR and LF
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
split-name: name ← url-path
decode-name*: decode name, but for CR and LF
directory[typecode]? if typecode = "d", in either case
	send-nlst: send "NLST " + name + CR LF
file| else
	has-typecode*[typecode]? if typecode is defined
		send-type: send "TYPE " + typecode + CR LF
	send-retr*: send "RETR " + name + CR LF
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
		if text[at] == ';' && strings.EqualFold(text[at:at+len(typeIs)], typeIs) {
			typecode = edition.Span{Start: at + len(typeIs), End: name.End}
			name.End = at
			break
		}
	}
	if i := strings.LastIndexByte(name.Of(text), '/'); i >= 0 {
		cwds = edition.Span{Start: name.Start, End: name.Start + i}
		name.Start += i + len("/")
	}
	return cwds, name, typecode
}

func splitFTP(text string) []edition.Part {
	return own(text, "", func(path edition.Span) []edition.Part {
		cwds, name, typecode := ftpParts(text, path)
		return []edition.Part{
			{Name: "cwd1/…/cwdN", Role: edition.Path, Inner: true, Span: cwds},
			{Name: "name", Role: edition.Path, Inner: true, Span: name},
			{Name: "typecode", Role: edition.Params, Inner: true, Span: typecode},
		}
	})
}

func runFTP(text string, t *trace.Trace) {
	u := begin(text, t)
	if !u.common() {
		return
	}
	u.splitUser()
	_, name, typecode := ftpParts(text, u.path)
	path := u.path
	if t.Ask("has-type", typecode != edition.Absent) {
		path.End = name.End
		t.Do("split-type")
		u.Set(rURLPath, path)
		u.Set(rTypecode, typecode)
	}
	if !u.connect("21") {
		return
	}
	u.logIn()
	if t.Ask("no-path", path == edition.Absent) {
		t.Do("no-file")
		return
	}
	for t.Ask("cwds", path.Start < name.Start) {
		cwd := path
		cwd.End = path.Start + strings.IndexByte(path.Of(text), '/')
		path.Start = cwd.End + len("/")
		t.Do("next-cwd")
		u.Set(rCwd, cwd)
		u.Set(rURLPath, path)
		u.decode("decode-cwd", rCwd, cwd)
		u.Send("send-cwd", rControl, trace.Text("CWD "), u.Whole(rCwd), crlf)
	}
	t.Do("split-name")
	u.Set(rFTPName, name)
	u.decode("decode-name", rFTPName, name)
	u.transfer(typecode)
}

var crlf = trace.Text(client.CRLF)

// logIn carries out the lines of RFC 1738, section 3.2.1.
func (u *url) logIn() {
	if !u.Run.Ask("named", u.user != edition.Absent) {
		u.Send("send-anonymous", rControl, trace.Text("USER anonymous\r\n"))
		u.Send("send-address", rControl, trace.Text("PASS user@client.example\r\n"))
		return
	}
	u.decode("decode-user", rUser, u.user)
	u.Send("send-user", rControl, trace.Text("USER "), u.Whole(rUser), crlf)
	if u.Run.Ask("no-password", u.password == edition.Absent) {
		u.Run.Do("ask-password")
		u.Run.Set(rPassword, trace.Text("<password>"))
	} else {
		u.decode("decode-password", rPassword, u.password)
	}
	u.Send("send-password", rControl, trace.Text("PASS "), u.Whole(rPassword), crlf)
}

// transfer carries out the lines of RFC 1738, section 3.2.2 on the name.
func (u *url) transfer(typecode edition.Span) {
	if u.Run.Ask("directory", strings.EqualFold(typecode.Of(u.URL), "d")) {
		u.Send("send-nlst", rControl, trace.Text("NLST "), u.Whole(rFTPName), crlf)
		return
	}
	if u.Run.Ask("has-typecode", typecode != edition.Absent) {
		u.Send("send-type", rControl, trace.Text("TYPE "), u.Whole(rTypecode), crlf)
	}
	u.Send("send-retr", rControl, trace.Text("RETR "), u.Whole(rFTPName), crlf)
}

// decode carries out a line that decodes a part, except for what ends a message (RFC 1738,
// section 6).
func (u *url) decode(line string, register int, s edition.Span) {
	u.Run.Do(line)
	u.Decode(register, s, client.CRLF)
}
