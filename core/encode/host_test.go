package encode_test

import (
	"net/netip"
	"strconv"
	"strings"
	"testing"

	"uriscope/core/edition"
	"uriscope/core/editions"
	"uriscope/core/encode"
	"uriscope/core/punycode"
)

// The first matching form determines a host.
func TestHosts(t *testing.T) {
	for _, c := range []struct{ text, edition, rule, remarks string }{
		{"example.com", "rfc3986", "reg-name", ""}, {"192.0.2.16", "rfc3986", "IPv4address", ""}, {"[::1]", "rfc3986", "IPv6address", ""},
		{"[v7.a:b]", "rfc3986", "IPvFuture", "future"}, {"[V1f.x]", "rfc3986", "IPvFuture", "future"},
		{"256.1.1.1", "rfc3986", "reg-name", "numbers"}, {"1.2.3", "rfc3986", "reg-name", "rare-address"}, {"1.2.3", "rfc2396", "reg_name", "numbers"}, {"01.2.3.4", "rfc3986", "reg-name", "rare-address"}, {"0x7f000001", "rfc3986", "reg-name", "rare-address"}, {"127.0.0.1...", "rfc3986", "reg-name", "numbers-dot"}, {"10.0.0.1.", "rfc3986", "reg-name", "numbers-dot"}, {"08.1.1.1.", "rfc3986", "reg-name", "numbers-zero"}, {"1.2.3.", "rfc3986", "reg-name", "numbers"}, {"1..2.3", "rfc3986", "reg-name", ""}, {"010.0.0.1", "rfc2396bis-01", "hostname", "rare-address"},
		{"example.com.", "rfc3986", "reg-name", "final-dot"}, {"", "rfc3986", "reg-name", "empty"},
		{"[fe80::1%25en0]", "rfc3986", "", "zone"}, {"[::1", "rfc3986", "", ""}, {"::1", "rfc3986", "", ""}, {"[1]", "rfc3986", "", ""},
		{"a_b", "rfc3986", "reg-name", ""}, {"b%C3%BCcher", "rfc3986", "reg-name", "idna"}, {"%E4%BE.jp", "rfc3986", "reg-name", "not-utf-8"}, {strings.Repeat("a", 256), "rfc3986", "reg-name", "long"}, {strings.Repeat("a", 255), "rfc3986", "reg-name", ""}, {"b\u00fccher", "rfc3986", "", ""},
		{"u:p@h:80", "rfc3986", "reg-name", ""}, {"[::1]:80", "rfc3986", "IPv6address", ""}, {"h/p", "rfc3986", "reg-name", "rest"},
		{"example.com", "rfc2396bis-01", "hostname", ""}, {"example.com.", "rfc2396bis-01", "hostname", "final-dot"}, {"a_b", "rfc2396bis-01", "reg-name", ""},
		{"1.2.3.4", "rfc2396bis-01", "IPv4address", ""}, {"[::1.2.3.4]", "rfc2396bis-01", "IPv6address", ""}, {"[v7.a]", "rfc2396bis-01", "", ""},
		{"u@h:80", "rfc2396bis-01", "hostname", ""}, {"u@h:8x", "rfc2396bis-01", "reg-name", ""},
		{"example.com", "rfc1738", "hostname", ""}, {"1.2.3.4", "rfc1738", "hostnumber", ""}, {"a_b", "rfc1738", "", ""}, {"[::1]", "rfc1738", "", ""}, {"example.com.", "rfc1738", "", ""},
		{"999.2.3.4", "url-syntax-05", "hostnumber", ""}, {"a.1", "url-syntax-05", "", ""},
		{"info.cern.ch.", "url-1993", "hostname", ""}, {"1.2.3.4", "url-1993", "hostnumber", ""},
	} {
		h := encode.ReadHost(c.text, editions.ByID(c.edition), false)
		var ids []string
		for _, r := range h.Remarks {
			ids = append(ids, r.ID)
		}
		if got := strings.Join(ids, " "); h.Rule != c.rule || got != c.remarks {
			t.Errorf("%q in %s: %q, remarks %q; want %q, %q", c.text, c.edition, h.Rule, got, c.rule, c.remarks)
		}
		for i, tried := range h.Tried {
			if (tried.Mismatch == nil) != (i == len(h.Tried)-1 && h.Rule != "") || !strings.HasPrefix(tried.Section, h.Edition.Document+", ") {
				t.Errorf("%q in %s: tried %+v", c.text, c.edition, tried)
			}
		}
	}
}

// The labels of a percent-encoded name have the form for look-ups.
func TestEncodedName(t *testing.T) {
	h := encode.ReadHost("%E4%BE%8B.jp", editions.Standard, false)
	if len(h.Labels) != 2 || h.Labels[0].ASCII != "xn--fsq" || h.Labels[1].ASCII != "" {
		t.Errorf("%+v", h.Labels)
	}
}

// If a literal in brackets is right but the text after it isn't, the error is there.
func TestBehindLiteral(t *testing.T) {
	for _, c := range []struct {
		text     string
		form, at int
		expected string
	}{
		{"[::1]:80x", 0, 8, "DIGIT, end of text"}, {"[::1]x", 0, 5, `":", end of text`}, {"[::1]:x80", 0, 6, "DIGIT, end of text"}, {"u@[::1]]", 0, 7, `":", end of text`},
		{"[v1.a]é", 1, 6, `":", end of text`}, {"[v1.a]:1:2", 1, 8, "DIGIT, end of text"}, {"[::1", 0, 4, `"]"`}, {"[::x]:8x", 0, 3, ""}, {"[", 0, 1, `"]"`},
	} {
		wrong := encode.ReadHost(c.text, editions.Standard, false).Tried[c.form].Mismatch
		if wrong == nil || wrong.At != c.at || c.expected != "" && strings.Join(wrong.Expected, ", ") != c.expected {
			t.Errorf("%q: %+v, want %s at %d", c.text, wrong, c.expected, c.at)
		}
	}
}

// The parts around a host are distinguished.
func TestHostParts(t *testing.T) {
	for _, c := range []struct{ text, login, name, port string }{
		{"u:p@[::1]:80", "u:p", "[::1]", "80"}, {"a@b@c", "a@b", "c", ""}, {"h:", "", "h", ""}, {"::1", "", "::1", ""}, {"[::1]", "", "[::1]", ""}, {"h:8x", "", "h:8x", ""}, {"[::1", "", "[::1", ""}, {"[1]:2:3", "", "[1]:2:3", ""}, {"a:b:1", "", "a:b:1", ""},
	} {
		h := encode.ReadHost(c.text, editions.Standard, false)
		if h.Login.Of(c.text) != c.login || h.Name.Of(c.text) != c.name || h.Port.Of(c.text) != c.port {
			t.Errorf("%q: %q, %q, %q", c.text, h.Login.Of(c.text), h.Name.Of(c.text), h.Port.Of(c.text))
		}
	}
}

// An IPv6 address has eight pieces, the same as net/netip finds, each with its position.
func TestPieces(t *testing.T) {
	for _, text := range []string{"::", "::1", "1::", "2001:db8::7", "1:2:3:4:5:6:7:8", "::ffff:192.0.2.16", "1:2:3:4:5:6:1.2.3.4", "1:2:3:4:5:6:7::", "::2:3:4:5:6:7:8", "64:ff9b::8.8.8.8", "FE80::00aB"} {
		want := netip.MustParseAddr(text).As16()
		in := "[" + text + "]"
		for _, id := range []string{"rfc3986", "rfc2396bis-01"} {
			h := encode.ReadHost(in, editions.ByID(id), false)
			if len(h.Pieces) != 8 {
				t.Fatalf("%s: %d pieces", text, len(h.Pieces))
			}
			for i, p := range h.Pieces {
				if p.Value != int(want[2*i])<<8|int(want[2*i+1]) {
					t.Errorf("%s: piece %d is %x", text, i, p.Value)
				}
				written := in[p.Start:p.End]
				switch p.From {
				case encode.Elided:
					if written != "::" || p.Value != 0 {
						t.Errorf("%s: piece %d is elided in %q", text, i, written)
					}
				case encode.Dotted:
					if strings.Count(written, ".") != 1 {
						t.Errorf("%s: piece %d is %q", text, i, written)
					}
				default:
					if v, err := strconv.ParseUint(written, 16, 16); err != nil || int(v) != p.Value {
						t.Errorf("%s: piece %d is %q", text, i, written)
					}
				}
			}
		}
	}
	h := encode.ReadHost("192.0.2.16", editions.Standard, false)
	if len(h.Pieces) != 4 || h.Pieces[3].Value != 16 || h.Pieces[3].Start != 8 || h.Kind != edition.HostIPv4 {
		t.Errorf("%+v", h.Pieces)
	}
}

func TestPunycode(t *testing.T) {
	for label, want := range map[string]string{
		"bücher": "bcher-kva", "münchen": "mnchen-3ya", "例え": "r8jz45g", "παράδειγμα": "hxajbheg2az3al", "ليهمابتكلموشعربي؟": "egbpdaj6bu4bxfgehfvwxn",
		"3年b組金八先生": "3b-ww4c5e180e575a65lsy2b", "ü": "tda", "-> $1.00 <-": "-> $1.00 <--", "\U0001F600": "e28h", "faß": "fa-hia", "ALLCAPSé": "ALLCAPS-hya",
	} {
		if got, ok := punycode.Encode(label); got != want || !ok {
			t.Errorf("%q: %q, want %q", label, got, want)
		}
		if got, ok := punycode.Decode(want); got != label || !ok {
			t.Errorf("%q: %q, want %q", want, got, label)
		}
	}
	for _, encoded := range []string{"é", "a b-?", "99999999", "0", strings.Repeat("a", 300)} {
		if got, ok := punycode.Decode(encoded); ok {
			t.Errorf("%q: %q", encoded, got)
		}
	}
	labels := encode.Labels("www.bücher.xn--bcher-kva.")
	if len(labels) != 4 || labels[0].ASCII != "" || labels[1].ASCII != "xn--bcher-kva" || labels[2].Unicode != "bücher" || labels[3].Start != labels[3].End {
		t.Errorf("%+v", labels)
	}
}

// Decoding Punycode gives the label again, and parsing a host never fails.
func FuzzHost(f *testing.F) {
	for _, text := range []string{"", "bücher.example", "xn--bcher-kva", "[::1]", "[v1.x]", "1.2.3.4", "u@h:80", "[::%25a]", "@", ":", "[", "]:"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		for _, e := range editions.All {
			if e.Hosts == nil {
				continue // the document doesn't speak of it
			}
			h := encode.ReadHost(text, e, false)
			if h.Kind == edition.HostIPv6 && len(h.Pieces) != 8 || h.Kind == edition.HostIPv4 && len(h.Pieces) != 4 {
				t.Errorf("%q: %+v", text, h)
			}
		}
		if encoded, ok := punycode.Encode(text); ok {
			if label, ok := punycode.Decode(encoded); len(encoded) <= 255 && (!ok || label != text) {
				t.Errorf("%q is %q, which is %q", text, encoded, label)
			}
		}
	})
}
