package schemes

const ftpRegisters = hostRegisters + `
password: password of URL
name
suffix
`

// ftpLines are URL draft 1993, FTP.
const ftpLines = hostLines + `
# parts: URL draft 1993, FTP
split-password*: user, password ← user, at its first ":"
` + pathLines + `
name: name ← path, from behind its last "/"
# decode: URL draft 1993, Encoding prohibited characters
ftp-decode*: decode user, password, path, name
` + connectLines + `
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
`
