package encode

import (
	"testing"

	"golang.org/x/text/encoding/charmap"
)

// TestCharsets compares the tables with x/text's.
func TestCharsets(t *testing.T) {
	for id, other := range map[string]*charmap.Charmap{Latin1: charmap.ISO8859_1, Windows1252: charmap.Windows1252, EBCDIC: charmap.CodePage037} {
		for octet := range 256 {
			text := string([]byte{byte(octet)})
			if got, want := charsetOf(id).decode(text), string(other.DecodeByte(byte(octet))); got != want && want != "�" { // x/text has no character there
				t.Errorf("%s: %#x is %q, want %q", id, octet, got, want)
			}
		}
	}
}
