package wire

import (
	"encoding/json"
	"testing"

	"uriscope/core/editions"
	"uriscope/core/encode"
)

// The document's own charset is the same whichever one is chosen.
func TestOwnCharset(t *testing.T) {
	for _, e := range editions.All {
		if e.Encoding == nil {
			continue
		}
		for _, id := range encode.CharsetIDs {
			b, err := Encoded(encode.Request{Data: "a", Component: "path", Charset: id}, e.ID)
			if err != nil {
				continue
			}
			var got struct {
				Charset struct{ Own, OwnBasis string }
			}
			if err := json.Unmarshal(b, &got); err != nil {
				t.Fatal(err)
			}
			if c := e.Encoding.Charset; got.Charset.Own != c.ID || got.Charset.OwnBasis != c.Basis.String() {
				t.Errorf("%s, %s: %+v, want %s, %s", e.ID, id, got.Charset, c.ID, c.Basis)
			}
		}
	}
}
