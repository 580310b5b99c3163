package urlstandard

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
)

func TestHostAlone(t *testing.T) {
	for _, test := range []struct {
		text   string
		opaque bool
		want   string // what reads it, as what it is stored, and the last validation error with its place
	}{
		{"Example.COM", false, "domain parser example.com"},
		{"b%C3%BCcher.de", false, "domain parser xn--bcher-kva.de domain-percent-encoded 1"},
		{"0x7F.1", false, "IPv4 parser 127.0.0.1 IPv4-non-decimal-part 0"},
		{"1.2.3.4.", false, "IPv4 parser 1.2.3.4 IPv4-empty-part 7"},
		{"1.2.3.999", false, "  IPv4-out-of-range-part 6"},
		{"a.09", false, "  IPv4-non-numeric-part 0"},
		{"[1:0:0::2.3.4.5]", false, "IPv6 parser [1::203:405]"},
		{"[1:2]", true, "  IPv6-too-few-pieces 4"},
		{"a<b", false, "  domain-to-ASCII 1"},
		{"a<b", true, "  host-invalid-code-point 1"},
		{"a:b", true, "  host-invalid-code-point 1"},
		{"A b", true, "  host-invalid-code-point 1"},
		{"É%zz", true, "opaque-host parser %C3%89%zz invalid-URL-unit 2"},
		{"", true, "opaque-host parser "},
	} {
		r := readHost(test.text, test.opaque)
		got := " "
		if r.OK {
			got = r.Order[r.Last].Rule + " " + r.Stored
		}
		if n := len(r.Problems); n > 0 {
			got += fmt.Sprintf(" %s %d", r.Problems[n-1].ID, r.Problems[n-1].At)
		}
		if got != test.want {
			t.Errorf("%q: %q, want %q", test.text, got, test.want)
		}
	}
}

// A host alone is read like one in a URL.
func TestHostAloneIsThatOfAURL(t *testing.T) {
	r := rand.New(rand.NewPCG(41, 6))
	pieces := strings.Fields("a B.c . 0 1 09 0x7f 256 %41 %zz % é 例 [ ] :: 1:2 - xn-- xn--a _ < ^ | ~ ! 1.2.3.4 \u00ad \u200d")
	for range 5_000 {
		var text string
		for range 1 + r.IntN(4) {
			text += pieces[r.IntN(len(pieces))]
		}
		for _, scheme := range []string{"ws", "x"} {
			if strings.Contains(text, ":") && text[0] != '[' || strings.Count(text, "[") != strings.Count(text, "]") {
				continue // in a URL, a port would follow
			}
			host := readHost(text, scheme == "x")
			url := Resolve("", scheme+"://"+text+"/", nil)
			if host.OK != (url.Failure == "") || host.OK && host.Stored != url.Record.Host.Text {
				t.Errorf("%q with %s: %v, and in a URL %q %s", text, scheme, host, url.Href, url.Failure)
			}
		}
	}
}
