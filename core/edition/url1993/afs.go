package url1993

import "uriscope/core/edition/internal/client"

// afs has a rule in URL draft 1993, BNF syntax. With just a file name, a client can do no more than say which
// file to open.
var afs = client.Scheme{
	Name: "afs", Section: "URL draft 1993, BNF syntax", Production: "afsaddress",
	Own: "cellname: host, path: path, fragmentid: fragment",
	Registers: beginRegisters + `
cellname: cellname of URL
rest
file
`,
	Lines: beginLines + `
# parts: URL draft 1993, BNF syntax
afs-double-slash? if locator after its first ":" starts with "//"
	afs-cellname: cellname, rest ← locator after its first "//", up to its first "/"
afs-no-double-slash| else
	afs-no-cellname: no cellname: done
# parts: URL draft 1993, Path
if-path? if rest starts with "/"
	path*: path ← rest after its first "/"
# decode: URL draft 1993, Encoding prohibited characters
afs-decode*: decode path
# dialogue: URL draft 1993, BNF syntax
afs-file*: file ← "/afs/" + cellname
afs-if-path? if path is defined
	afs-add-path: file ← file + "/" + path
`,
}
