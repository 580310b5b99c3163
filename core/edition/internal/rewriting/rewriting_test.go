package rewriting

import (
	"testing"

	"uriscope/core/host"
	"uriscope/core/listing"
	"uriscope/core/trace"
)

// The output of the verbs, in a component and in an authority.
func TestVerbs(t *testing.T) {
	before := host.Set(host.Host{ToASCII: func(domain string) (string, bool) { return "xn--9ca", domain == "é" }})
	t.Cleanup(func() { host.Set(before) })
	for _, c := range [][3]string{
		{"lowercase", "HTTP", "http"},
		{"lowercase_host", "U:P@H.Example:80", "U:P@h.example:80"},
		{"lowercase_host", "[2001:DB8::A]", "[2001:db8::a]"},
		{"lowercase_host", "A@B@C", "A@B@c"},
		{"normalize_encoding", "/%7ea%2f%2F%zz%", "/~a%2F%2F%zz%"},
		{"encode", "/a b/%41%zz%/[x]?#é\\", "/a%20b/%41%25zz%25/%5Bx%5D?%23%C3%A9%5C"},
		{"encode_ascii", "/a b/%zz/[é]", "/a%20b/%zz/%5Bé%5D"},
		{"encode_non_ascii", "/a b/%zz/é", "/a b/%zz/%C3%A9"},
		{"encode_authority", "u@v:p@[::1]:80", "u%40v:p@[::1]:80"},
		{"encode_authority", "é b%41", "%C3%A9%20b%41"},
		{"decode_host", "%41@ex%41mple%C3%A9:%38", "%41@exAmpleé:%38"},
		{"ascii_host", "é@é:80", "é@xn--9ca:80"},
		{"ascii_host", "aé", "aé"},
		{"ascii_host", "A", "A"},
	} {
		lines := trace.NewListing(trace.Registers("text\n"), trace.Lines("# parts: A, 1\na: text ← "+c[0]+"(text)\n"))
		program, err := listing.Compile(lines, listing.Words{Verbs: Verbs})
		if err != nil {
			t.Fatal(err)
		}
		if got, _ := program.Run(nil, nil, c[1]).Text(0); got != c[2] {
			t.Errorf("%s of %q: %q, want %q", c[0], c[1], got, c[2])
		}
	}
}
