package rfc1738

import "uriscope/core/edition/internal/client"

// ftp is what a client does for an ftp URL: RFC 1738, section 3.2. The label cwds covers section 3.2.5, on a
// second file: the run is for a single URL, and ends with what the client sends for it.
var ftp = client.Scheme{
	Name: "ftp", Section: "RFC 1738, section 3.2", Production: "ftpurl",
	Registers: beginRegisters + loginRegisters + `
user: user of URL
password: password of URL
hostport
typecode: typecode of URL
cwd
name: name of URL
control[>]
`,
	Lines: beginLines + commonLines + client.LoginLines + `
# parts: RFC 1738, section 3.2.2
has-type? if url-path has ";type=", ignoring case
	split-type: url-path, typecode ← url-path, at its last ";type="
# parts: RFC 1738, section 3.2
no-port? if port is undefined or empty
	default-port: port ← "21"
# decode: RFC 1738, section 2.2
decode-login*: decode user, password, except CR and LF
# dialogue: RFC 1738, section 3.2
connect: connection ← host + ":" + port
# dialogue: RFC 1738, section 3.2.1
named*? if user is defined
	send-user: send "USER " + user + CR LF
	no-password? if password is undefined
		ask-password*: password ← "<password>"
	send-password: send "PASS " + password + CR LF
not-named| else
	send-anonymous: send "USER anonymous" + CR LF
	send-address*: send "PASS user@client.example" + CR LF
# dialogue: RFC 1738, section 3.2.2
no-path? if url-path is undefined
	no-file*: no result: the URL names no file
cwds*+? while "/" is in url-path
	next-cwd: cwd, url-path ← url-path, at its first "/"
	decode-cwd*: decode cwd, except CR and LF
	send-cwd: send "CWD " + cwd + CR LF
split-name*: name ← url-path
decode-name*: decode name, except CR and LF
directory? if typecode is "d", ignoring case
	send-nlst: send "NLST " + name + CR LF
file| else
	has-typecode? if typecode is defined
		send-type: send "TYPE " + typecode + CR LF
# dialogue: RFC 1738, section 3.2.3
	no-typecode| else
		guess-mode*: typecode ← "<guessed>"
# dialogue: RFC 1738, section 3.2.2
	send-retr: send "RETR " + name + CR LF
`,
	Components: components,
	Own:        "cwd1/…/cwdN = cwd: path, name: path, typecode: params",
}
