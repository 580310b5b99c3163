package extract

import (
	"testing"

	"uriscope/core/edition/rfc3986"
)

func TestChinesePunctuationBehind(t *testing.T) {
	for _, r := range "。，、；：！？" {
		a := Find(Request{Text: "看 http://a/b" + string(r) + " 吧", Edition: &rfc3986.Edition, Limit: -1})
		if len(a.Found) != 1 || a.Found[0].URI != "http://a/b" {
			t.Errorf("%q: %+v", r, a.Found)
		}
	}
}
