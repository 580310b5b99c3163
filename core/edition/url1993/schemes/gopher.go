package schemes

const gopherRegisters = hostRegisters + `
search: search of URL
words
gtype: gtype of URL
selector: selector of URL
`

// gopherLines are URL draft 1993, Gopher.
const gopherLines = searchLines + `
# parts: URL draft 1993, Gopher
gopher-no-type*[path]? if path is empty
	gopher-menu: gtype ← "1"
	gopher-top: selector ← ""
gopher-type| else
	gopher-split*: gtype, selector ← path, after its first character
` + wordsLine + `
# decode: URL draft 1993, Encoding prohibited characters
gopher-decode: decode gtype, selector, words
` + connectLines + `
# dialogue: URL draft 1993, Gopher
gopher-if-words[words]? if words is defined
	gopher-search*: send selector + HT + words + CR LF
gopher-no-words| else
	gopher-selector*: send selector + CR LF
`
