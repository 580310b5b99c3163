package leaves_test

import (
	"fmt"
	"strings"
	"testing"

	"uriscope/core/leaves"
)

// told formats an answer: the destination, the readers, and the kind of answer.
func told(a *leaves.Answer) string {
	if a == nil {
		return "-"
	}
	var who []string
	for _, r := range a.By {
		who = append(who, r.ID)
	}
	text := fmt.Sprintf("%s%s %s", a.Host, a.Scheme, strings.Join(who, ","))
	if a.Again {
		text += " again"
	}
	if a.Plain {
		text += " plain"
	}
	return text
}

func TestAsk(t *testing.T) {
	const all = "url-1993,rfc1630,rfc1738,rfc1808,url-syntax-05,rfc2396,rfc2396bis-01,rfc3986,url-standard"
	for _, c := range []struct{ base, reference, want string }{
		{"https://a/b/c", `/\h`, "h url-standard"},
		{"https://a/b/c", "/\t/h", "h url-standard"},
		{"https://a/b/c", `https:\\h`, "h url-standard"},
		{"https://a/b/c", `/a/../\h`, "h rfc3986,url-standard again"},
		{"https://a/b/c", `/x/..//h`, "h rfc3986,url-standard again"},
		{"https://a/b/c", `/x/%2e%2e//h`, "h url-standard again"},
		{"https://a/b/c", `//h`, "h url-1993,rfc1630,rfc1808,url-syntax-05,rfc2396,rfc2396bis-01,rfc3986,url-standard plain"},
		{"https://a/b/c", `javascript:alert(1)`, "javascript " + all + " plain"},
		{"https://a/b/c", "java\nscript:alert(1)", "javascript url-standard"},
		{"https://a/b/c", "javascript:;", "-"},
		{"https://a/b/c", "JavaScript: void(0);", "-"},
		{"https://a/b/c", "javascript:void(open())", "javascript " + all + " plain"},
		{"https://a/b/c", "data:,x", "data " + all + " plain"},
		{"https://a/b/c", "http:h", "h url-standard"},
		{"https://a/b/c", "///h", "h url-standard"},
		{"https://a/b/c", `https://a\@h/`, "h url-1993,rfc1630,rfc1738,rfc1808,url-syntax-05,rfc2396,rfc2396bis-01,rfc3986"},
		{"https://a/b/c", "https://h/", "-"},
		{"https://a/b/c", "my_app://h/", "-"},
		{"https://a/b/c", "<https://h/", "-"},
		{"https://a/b/c", "//A/x", "-"},
		{"https://a/b/c", "mailto:x@y", "-"},
		{"https://a/b/c", "../x", "-"},
		{"https://a//b/c", "x", "-"},
		{"https://a//b/c", "d//e", "-"},
		{"https://a/b", ".//h", "h url-1993,rfc1630,rfc1808,url-syntax-05,rfc2396,rfc2396bis-01,rfc3986,url-standard again"},
		{"https://a/b/c", "file:////D:/x", "-"},
		{"https://a/b/c", "file://D:/x", "-"},
		{"file:///a", `/\h`, "h url-standard"},
		{"mailto:x", "//h", "-"},
		{"", "//h", "-"},
		{"/a", "//h", "-"},
		{"https://a/b/c", "", "-"},
		{"https://a:80/b/c", "https:d", "-"},
	} {
		if got := told(leaves.Ask(leaves.Request{Base: c.base, Reference: c.reference})); got != c.want {
			t.Errorf("%q + %q: %s, want %s", c.base, c.reference, got, c.want)
		}
	}
}

// The runtime's result counts like any other reader's, and a reader without a target is silent.
func TestRuntime(t *testing.T) {
	q := leaves.Request{Base: "https://a/b", Reference: "x", Runtime: "https://h/x"}
	if got := told(leaves.Ask(q)); got != "h url" {
		t.Error(got)
	}
	q.Runtime = "https://a/x"
	if got := told(leaves.Ask(q)); got != "-" {
		t.Error(got)
	}
}

// A host is the same in any case, percent-encoded, and next to user information and a port.
func TestSameHost(t *testing.T) {
	for _, reference := range []string{"https://A/", "https://%61/", "https://u:p@a:8/", "//a:443/x", "//u@a"} {
		if got := told(leaves.Ask(leaves.Request{Base: "https://a/", Reference: reference})); got != "-" {
			t.Errorf("%s: %s", reference, got)
		}
	}
}

// Any texts have an answer. A reader that leaves has a target, and none leaves if only a fragment is added.
func FuzzAsk(f *testing.F) {
	f.Add("https://a/b", "/\\h")
	f.Add("https://a//b", "/x/..//h?q")
	f.Add("file:///", "java\tscript:x")
	f.Add("", "//\xff")
	f.Fuzz(func(t *testing.T, base, reference string) {
		a := leaves.Ask(leaves.Request{Base: base, Reference: reference})
		if a == nil {
			return
		}
		if len(a.By) == 0 || a.Host == "" == (a.Scheme == "") || a.Again && a.Plain {
			t.Errorf("%q + %q: %s", base, reference, told(a))
		}
		for _, r := range a.By {
			if r.ID == "" || r.Target == "" {
				t.Errorf("%q + %q: %+v", base, reference, r)
			}
		}
	})
}
