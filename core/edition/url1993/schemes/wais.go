package schemes

const waisRegisters = hostRegisters + `
search: search of URL
words
database: database of URL
wtype: wtype of URL
digits: digits of URL
`

// waisLines are URL draft 1993, WAIS, and its rules waisindex and waisdoc.
const waisLines = searchLines + `
# parts: URL draft 1993, BNF syntax
wais-database: database, path ← path, at its first "/"
wais-if-path[path]? if path is defined
	wais-type: wtype, path ← path, at its first "/"
	wais-length: digits, path ← path, at its first "/"
` + wordsLine + `
# decode: URL draft 1993, Encoding prohibited characters
wais-decode: decode database, wtype, digits, path, words
` + connectLines + `
# dialogue: URL draft 1993, WAIS
wais-no-database[database]? if database is empty
	wais-nothing: there is no database to ask: done
wais-if-document[path]? if path is defined
	wais-retrieve*: send database + " " + wtype + " " + digits + " " + path
wais-index| else
	wais-if-words[words]? if words is defined
		wais-search*: send database + " " + words
	wais-no-words| else
		wais-ask*: the user is asked for words, and nothing is sent before: done
`
