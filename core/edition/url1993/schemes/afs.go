package schemes

const afsRegisters = registers + `
cellname: cellname of URL
rest
file
`

// afsLines are all that can be done with the name of a file: to say what is to be opened.
const afsLines = beginLine + `
# parts: URL draft 1993, BNF syntax
afs-double-slash[locator]? if the locator has "//" after its scheme
	afs-cellname: cellname, rest ← what follows, at the next "/"
afs-no-double-slash| else
	afs-no-cellname: there is no cellname: done
` + pathLines + `
# decode: URL draft 1993, Encoding prohibited characters
afs-decode*: decode path
# dialogue: URL draft 1993, BNF syntax
afs-file*: file ← "/afs/" + cellname
afs-if-path[path]? if path is defined
	afs-add-path: file ← file + "/" + path
`
