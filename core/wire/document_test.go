package wire_test

import (
	"encoding/json"
	"testing"

	"uriscope/core/bases"
	"uriscope/core/wire"
)

// Offsets in what was found are UTF-16 units.
func TestDocumentBase(t *testing.T) {
	b, err := wire.DocumentBase("", bases.Request{Embedded: []string{"http://😀/"}, Retrieval: []string{"http://r/"}})
	if err != nil {
		t.Fatal(err)
	}
	var a struct {
		Base   *string
		Layers []struct {
			Found []struct {
				Text, State string
				Errors      []struct{ At int }
			}
		}
	}
	if err := json.Unmarshal(b, &a); err != nil {
		t.Fatalf("%v: %s", err, b)
	}
	if f := a.Layers[0].Found[0]; a.Base == nil || *a.Base != "http://r/" || f.Text != "http://😀/" || f.State != "syntax" || f.Errors[0].At != 7 {
		t.Errorf("%s", b)
	}
	if _, err := wire.DocumentBase("none", bases.Request{}); err == nil {
		t.Error("there is an answer of no edition")
	}
}

// Whatever was found, what is written is JSON.
func FuzzDocumentBase(f *testing.F) {
	f.Add("http://a/b", " x/", "\xff😀")
	f.Fuzz(func(t *testing.T, embedded, location, request string) {
		q := bases.Request{Embedded: []string{embedded}, Enclosing: []bases.Entity{{ContentLocation: []string{location, embedded}}}, Retrieval: []string{request}}
		if b, err := wire.DocumentBase("", q); err != nil || !json.Valid(b) {
			t.Errorf("%v: %s", err, b)
		}
	})
}
