package schemes

import (
	"uriscope/core/edition"
	"uriscope/core/trace"
)

// The registers of a URL of AFS: where others have a host part, it has the name of a cell.
const (
	rCellname = rHostPart
	rFile     = rRest + 1
)

var afsListing = newListing(registers+`
cellname: cellname of URL
rest
file
`, beginLine+`
# parts: URL draft 1993, BNF syntax
afs-double-slash[locator]? if the locator has "//" after its scheme
	afs-cellname: cellname, rest ← what follows, at the next "/"
afs-no-double-slash| else
	afs-no-cellname: there is no cellname: done
`+pathLines+`
# decode: URL draft 1993, Encoding prohibited characters
afs-decode*: decode path
# dialogue: URL draft 1993, BNF syntax
afs-file*: file ← "/afs/" + cellname
afs-if-path[path]? if path is defined
	afs-add-path: file ← file + "/" + path
`)

var afsNames = []edition.Part{
	{Name: "scheme", Role: edition.Scheme}, {Name: "cellname", Role: edition.Host}, {Name: "path", Role: edition.Path},
	{Name: "fragmentid", Role: edition.Fragment},
}

func afsParts(text string) []edition.Part {
	u := begin(text, nil)
	u.splitAFS()
	return u.parts(afsNames, rCellname, rPath, rFragmentid)
}

// splitAFS is the rule afsaddress of URL draft 1993, BNF syntax.
func (u *url) splitAFS() bool {
	if !u.doubleSlash("afs-double-slash", "afs-cellname", "afs-no-cellname", rCellname, rRest, "/") {
		return false
	}
	u.path()
	return true
}

// runAFS does all that can be done with the name of a file: it says what is to be opened.
func runAFS(text string, t *trace.Trace) {
	u := begin(text, t)
	if !u.splitAFS() {
		return
	}
	u.decode("afs-decode", rPath)
	t.Do("afs-file")
	t.Set(rFile, trace.Text("/afs/"), u.Whole(rCellname))
	if t.Ask("afs-if-path", u.is(rPath)) {
		t.Do("afs-add-path")
		t.Append(rFile, trace.Text("/"), u.Whole(rPath))
	}
}
