package schemes

import (
	"strings"

	"uriscope/core/edition"
	"uriscope/core/edition/internal/client"
	"uriscope/core/trace"
)

const (
	rPassword = common + iota
	rName
	rSuffix
)

var ftpListing = newListing(hostRegisters+`
password: password of URL
name
suffix
`, hostLines+`
# parts: URL draft 1993, FTP
split-password*: user, password ← user, at its first ":"
`+pathLines+`
name: name ← path, from behind its last "/"
# decode: URL draft 1993, Encoding prohibited characters
ftp-decode*: decode user, password, path, name
`+connectLines+`
# dialogue: URL draft 1993, FTP
ftp-if-user[user]? if user is defined
	ftp-user*: send "USER " + user + CR LF
	ftp-if-password*[password]? if password is defined
		ftp-password*: send "PASS " + password + CR LF
ftp-no-user| else
	ftp-anonymous*: send "USER anonymous" + CR LF
	ftp-mail*: send "PASS user@client.example" + CR LF
ftp-no-name*[name]? if name is empty
	ftp-no-path[path]? if path is empty
		ftp-list*: send "NLST" + CR LF
	ftp-path| else
		ftp-list-path*: send "NLST " + path + CR LF
ftp-name| else
	ftp-suffix: suffix ← name, from behind its last "."
	ftp-text*[suffix]? if suffix is that of a text
		ftp-ascii*: send "TYPE A" + CR LF
	ftp-binary| else
		ftp-image*: send "TYPE I" + CR LF
	ftp-retrieve*: send "RETR " + path + CR LF
`)

var ftpNames = []edition.Part{
	{Name: "scheme", Role: edition.Scheme}, {Name: "user", Role: edition.Userinfo}, {Name: "password", Role: edition.Userinfo},
	{Name: "host", Role: edition.Host}, {Name: "port", Role: edition.Port}, {Name: "path", Role: edition.Path},
	{Name: "fragmentid", Role: edition.Fragment},
}

func ftpParts(text string) []edition.Part {
	u := begin(text, nil)
	u.splitFTP()
	return u.parts(ftpNames, rUser, rPassword, rHost, rPort, rPath, rFragmentid)
}

func (u *url) splitFTP() bool {
	if !u.internet() {
		return false
	}
	u.cut("split-password", rUser, rPassword, rUser, strings.Index, ":")
	u.path()
	u.behind("name", rName, rPath, strings.LastIndex, "/")
	return true
}

// runFTP is URL draft 1993, FTP.
func runFTP(text string, t *trace.Trace) {
	u := begin(text, t)
	if !u.splitFTP() {
		return
	}
	u.decode("ftp-decode", rUser, rPassword, rPath, rName)
	if !u.connect() {
		return
	}
	u.logIn()
	if !t.Ask("ftp-no-name", u.text(rName) == "") {
		u.retrieve()
	} else if t.Ask("ftp-no-path", u.text(rPath) == "") {
		u.send("ftp-list", trace.Text("NLST"), crlf)
	} else {
		u.send("ftp-list-path", trace.Text("NLST "), u.Whole(rPath), crlf)
	}
}

func (u *url) logIn() {
	if !u.Run.Ask("ftp-if-user", u.is(rUser)) {
		u.send("ftp-anonymous", trace.Text("USER anonymous"), crlf)
		u.send("ftp-mail", trace.Text("PASS user@client.example"), crlf)
		return
	}
	u.send("ftp-user", trace.Text("USER "), u.Whole(rUser), crlf)
	if u.Run.Ask("ftp-if-password", u.is(rPassword)) {
		u.send("ftp-password", trace.Text("PASS "), u.Whole(rPassword), crlf)
	}
}

// texts are suffixes of names of texts. The document leaves them to conventions to come.
const texts = " c h htm html ps tex text txt "

// retrieve carries out the lines on a file that has a name.
func (u *url) retrieve() {
	u.Run.Do("ftp-suffix")
	name, suffix := client.Decoded(u.text(rName)), ""
	if dot := strings.LastIndexByte(name, '.'); dot >= 0 {
		suffix = name[dot+len("."):]
		u.Run.Set(rSuffix, trace.From(rName, dot+len("."), len(name)))
	}
	isText := suffix != "" && strings.IndexByte(suffix, ' ') < 0 && strings.Contains(texts, " "+strings.ToLower(suffix)+" ")
	if u.Run.Ask("ftp-text", isText) {
		u.send("ftp-ascii", trace.Text("TYPE A"), crlf)
	} else {
		u.send("ftp-image", trace.Text("TYPE I"), crlf)
	}
	u.send("ftp-retrieve", trace.Text("RETR "), u.Whole(rPath), crlf)
}
