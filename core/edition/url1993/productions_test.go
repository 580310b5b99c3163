package url1993_test

// productions are texts that a production accepts and, after a line with "|", texts that it rejects.
var productions = []struct{ production, texts string }{
	{"httpaddress", `
		http://info.cern.ch
		http://info.cern.ch/
		http://info.cern.ch:8000/a/b/
		http://info.cern.ch?x
		http://info.cern.ch/a?x+y
		http://1.2.3.4/a b
		http://h/%7Etimbl
		http://u:p@h/
		|
		http:
		http:g
		http:/g
		http://
		http:///a
		http://1a/
		http://h/a?
		http://h/a?x++y
		http://h/~timbl
		http://h//a
		http://h/a#b
		http://1.2.3/
		HTTP://h/`},
	{"fileaddress", `
		ftp://h/
		ftp://h/a/b.txt
		ftp://u:p@h:21/a
		ftp://1.2.3.4/a
		ftp://h/a/
		|
		ftp://h
		ftp:a
		ftp://1.2.3.4:21/a
		ftp:///a
		ftp://h//etc/motd
		ftp://h/a?b
		ftp://h/a=b
		ftp://h/a#b
		FTP://h/a`},
	{"afsaddress", `
		afs://athena.mit.edu/
		afs://cern.ch/user/t/timbl
		|
		afs://cern.ch
		afs://1.2.3.4/a
		afs:///a
		afs:a
		afs://c/a?b`},
	{"newsaddress", `
		news:*
		news:comp.infosystems.www
		news:9307141234.AA01234@info.cern.ch
		news:a%40b
		|
		news:
		news:**
		news:9307141234.AA01234
		news:@h
		news:1@
		news:<1@h>
		news:a/b
		news://h/a`},
	{"waisaddress", `
		wais://quake.think.com/wais-discussion-archives?lynch
		wais://quake.think.com:210/database
		wais://h/d?a+b
		wais://h/d/TEXT/1234/a/b
		wais://h/d/TEXT/1/
		|
		wais://h
		wais://h/
		wais://h/d?
		wais://h/d/TEXT
		wais://h/d/TEXT/1
		wais://h/d/TEXT/x/y
		wais://h/d/TEXT/1/a?b
		wais:d`},
	{"prosperoaddress", `
		prospero://h/
		prospero://h:1525/a/b
		prospero://h/a%001
		prospero://h/a%00%00b
		prospero://h/a%001%00b%00c
		|
		prospero://h
		prospero:a
		prospero:///a
		prospero://h/a%0
		prospero://h//a
		prospero://h/a;b=c`},
	{"telnetaddress", `
		telnet://h
		telnet://u@h:23
		telnet://u:p@h
		telnet://128.12.30.1
		|
		telnet:h
		telnet://
		telnet://h/
		telnet://@1.2.3.4
		telnet://1@`},
	{"gopheraddress", `
		gopher://h
		gopher://h:70
		gopher://h/1
		gopher://h/00/a%20b
		gopher://h/7s/t?a+b
		gopher://h?a
		gopher://h/%30x
		|
		gopher:h
		gopher:///
		gopher://h/
		gopher://h/7/s
		gopher://h//
		gopher://h/0/a?
		gopher://h/0/a=b
		gopher://h/0//a`},
}
