package wire_test

import (
	"encoding/json"
	"testing"

	"uriscope/core/wire"
)

// documentBase asks, and returns what is looked at here of the answer.
func documentBase(t testing.TB, edition, marks, texts string) (answer struct {
	Base   *string
	Why    string
	Layers []struct {
		Layer string
		Found []struct {
			Text, State string
			Errors      []struct{ At int }
		}
	}
}) {
	t.Helper()
	b, err := wire.DocumentBase(edition, marks, texts)
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(b, &answer); err != nil {
		t.Fatalf("%v: %s", err, b)
	}
	return answer
}

// Each text is as long as its mark says, in UTF-16 units, and offsets are such units.
func TestDocumentBase(t *testing.T) {
	a := documentBase(t, "", "e10 | b9 | l2 r9 d0", "http://😀/http://b/x/http://r/")
	if a.Base == nil || *a.Base != "http://b/" || a.Why != "content-base" || len(a.Layers) != 5 {
		t.Fatalf("%+v", a)
	}
	f := a.Layers[0].Found[0]
	if f.Text != "http://😀/" || f.State != "syntax" || f.Errors[0].At != 7 {
		t.Errorf("%+v", f)
	}
	if f := a.Layers[2].Found[0]; f.Text != "x/" {
		t.Errorf("%+v", f)
	}
	if a := documentBase(t, "url-syntax-05", "", ""); a.Base == nil || *a.Base != "" || a.Why != "empty-default" {
		t.Errorf("%+v", a)
	}
	if a := documentBase(t, "", "", ""); a.Base != nil {
		t.Errorf("%+v", a)
	}
	if _, err := wire.DocumentBase("none", "", ""); err == nil {
		t.Error("there is an answer of no edition")
	}
}

// Any marks and texts have an answer, which is JSON.
func FuzzDocumentBase(f *testing.F) {
	f.Add("e10 | b9 l2 r9 d0", "http://a/b")
	f.Add("| l99999999999999999999 e-1 x  b", "é\xff😀")
	f.Fuzz(func(t *testing.T, marks, texts string) { documentBase(t, "", marks, texts) })
}
