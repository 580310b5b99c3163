package url1993

import "uriscope/core/edition/internal/client"

// ftp is what a client does for an ftp URL: URL draft 1993, FTP.
var ftp = client.Scheme{
	Name: "ftp", Section: "URL draft 1993, FTP", Production: "fileaddress",
	Own: "user: userinfo, password: userinfo, host: host, port: port, path: path, fragmentid: fragment",
	Registers: beginRegisters + hostRegisters + `
password: password of URL
name
suffix
`,
	Lines: beginLines + hostLines + `
# parts: URL draft 1993, FTP
split-password*: user, password ← user, at its first ":"
# parts: URL draft 1993, Path
if-path? if rest starts with "/"
	path*: path ← rest after its first "/"
name: name ← path after its last "/"
# decode: URL draft 1993, Encoding prohibited characters
ftp-decode*: decode user, password, path, name
` + connectLines + `
# dialogue: URL draft 1993, FTP
ftp-if-user? if user is defined
	ftp-user*: send "USER " + user + CR LF
	ftp-if-password*? if password is defined
		ftp-password*: send "PASS " + password + CR LF
ftp-no-user| else
	ftp-anonymous*: send "USER anonymous" + CR LF
	ftp-mail*: send "PASS user@client.example" + CR LF
ftp-no-name*? if name is empty
	ftp-no-path? if path is empty
		ftp-list*: send "NLST" + CR LF
	ftp-path| else
		ftp-list-path*: send "NLST " + path + CR LF
ftp-name| else
	ftp-suffix: suffix ← name after its last ".", if any
	ftp-text*? if suffix is one of "c h htm html ps tex text txt", ignoring case
		ftp-ascii*: send "TYPE A" + CR LF
	ftp-binary| else
		ftp-image*: send "TYPE I" + CR LF
	ftp-retrieve*: send "RETR " + path + CR LF
`,
}
