package uri

import (
	"errors"
	"slices"
	"strings"
	"testing"
)

func TestRepair(t *testing.T) {
	for _, test := range []struct {
		in, want string
		fixes    []Fix
	}{
		{"http://h/a?b#c", "http://h/a?b#c", nil},
		{"", "", nil},
		{"http://h/é", "http://h/%C3%A9", []Fix{{9, 11, "%C3%A9"}}},
		{"http://bücher.example/", "http://b%C3%BCcher.example/", []Fix{{8, 10, "%C3%BC"}}},
		{"a b", "a%20b", []Fix{{1, 2, "%20"}}},
		{" \thttp://h/\n", "http://h/", []Fix{{0, 2, ""}, {11, 12, ""}}},
		{"http://h/a\r\n\tb c", "http://h/ab%20c", []Fix{{10, 13, ""}, {14, 15, "%20"}}},
		{`http:\\h\a\b?c\d#e\f`, "http://h/a/b?c%5Cd#e%5Cf", []Fix{{5, 6, "/"}, {6, 7, "/"}, {8, 9, "/"}, {10, 11, "/"}, {14, 15, "%5C"}, {18, 19, "%5C"}}},
		{`..\a`, "../a", []Fix{{2, 3, "/"}}},
		{`c:\a`, "c:%5Ca", []Fix{{2, 3, "%5C"}}},
		{"ht\ntp:\\\\h", "http://h", []Fix{{2, 3, ""}, {6, 7, "/"}, {7, 8, "/"}}},
		{"http://h/?a[]=1|2", "http://h/?a%5B%5D=1%7C2", []Fix{{11, 12, "%5B"}, {12, 13, "%5D"}, {15, 16, "%7C"}}},
		{"http://h/[a]", "http://h/%5Ba%5D", []Fix{{9, 10, "%5B"}, {11, 12, "%5D"}}},
		{"http://h/100%/%zz/%41", "http://h/100%25/%25zz/%41", []Fix{{12, 13, "%25"}, {14, 15, "%25"}}},
		{"http://h/#a#b", "http://h/#a%23b", []Fix{{11, 12, "%23"}}},
		{"http://u@x:p@h/", "http://u%40x:p@h/", []Fix{{8, 9, "%40"}}},
		{"http://u p@h h/", "http://u%20p@h%20h/", []Fix{{8, 9, "%20"}, {12, 13, "%20"}}},
		{"1:b", "./1:b", []Fix{{0, 0, "./"}}},
		{" a b:c/d:e", "./a%20b:c/d:e", []Fix{{0, 1, ""}, {1, 1, "./"}, {2, 3, "%20"}}},
		{":", "./:", []Fix{{0, 0, "./"}}},
		{"é:b", "./%C3%A9:b", []Fix{{0, 0, "./"}, {0, 2, "%C3%A9"}}},
		{"1x://u@h:p/?[", "./1x://u@h:p/?%5B", []Fix{{0, 0, "./"}, {12, 13, "%5B"}}},
		{"/a b:c", "/a%20b:c", []Fix{{2, 3, "%20"}}},
		{"\xe9\xff", "%E9%FF", []Fix{{0, 1, "%E9"}, {1, 2, "%FF"}}},
		{"\xc3\t\xa9", "%C3%A9", []Fix{{0, 1, "%C3"}, {1, 2, ""}, {2, 3, "%A9"}}},
	} {
		got, fixes, err := Repair(test.in)
		if err != nil || got.String() != test.want || !slices.Equal(fixes, test.fixes) {
			t.Errorf("%q: got %q, %+v (error %v), want %q, %+v", test.in, got, fixes, err, test.want, test.fixes)
		}
	}
	for in, at := range map[string]int{"http://h:8x/é": 10, "http://[::1/": 11, "http://a:b:8/": 9, "http://h]/": 8, "http://h h: 8/": 13} {
		got, fixes, err := Repair(in)
		var e *Error
		if !errors.As(err, &e) || e.At != at || got != (Reference{}) || fixes != nil {
			t.Errorf("%q: got %q, %+v (error %v), want an error at %d", in, got, fixes, err, at)
		}
	}
}

func TestRepairer(t *testing.T) {
	p := Repairer{ToASCII: func(host string) (string, error) {
		if host != "bücher.example" {
			return "", errors.ErrUnsupported
		}
		return "xn--bcher-kva.example", nil
	}}
	got, fixes, err := p.Repair("http://é@b\tücher.example:8/ é")
	want := []Fix{{7, 9, "%C3%A9"}, {10, 26, "xn--bcher-kva.example"}, {29, 30, "%20"}, {30, 32, "%C3%A9"}}
	if err != nil || got.String() != "http://%C3%A9@xn--bcher-kva.example:8/%20%C3%A9" || !slices.Equal(fixes, want) {
		t.Errorf("got %q, %+v (error %v), want %+v", got, fixes, err, want)
	}
	if _, _, err := p.Repair("http://é/"); err != errors.ErrUnsupported {
		t.Errorf("the error is %v", err)
	}
	if got, _, err := p.Repair("http://h/é"); err != nil || got.String() != "http://h/%C3%A9" {
		t.Errorf("got %q (error %v)", got, err)
	}
}

// A text becomes a valid reference, unless its authority can't be one. The changes lead there, and if only
// encoding was needed, the components have the same data.
func FuzzRepair(f *testing.F) {
	for _, s := range seeds {
		f.Add(s)
		f.Add("http://h/" + s)
		f.Add(" \\" + s + "\t")
	}
	f.Fuzz(func(t *testing.T, s string) {
		r, fixes, err := Repair(s)
		if err != nil {
			if !strings.Contains(strings.ReplaceAll(s, `\`, "/"), "//") && !strings.ContainsAny(s, "\t\r\n") {
				t.Errorf("%q has no authority, and the error %v", s, err)
			}
			return
		}
		if again, err := Parse(r.String()); err != nil || again != r {
			t.Errorf("%q becomes %q, which is not valid: %v", s, r, err)
		}
		if _, err := Parse(s); (err == nil) != (len(fixes) == 0) {
			t.Errorf("%q: %d changes, but its error is %v", s, len(fixes), err)
		}
		fixed, at, encoded := "", 0, true
		for _, fix := range fixes {
			if fix.Start < at || fix.End < fix.Start || fix.End > len(s) {
				t.Fatalf("%q: changes %+v", s, fixes)
			}
			fixed += s[at:fix.Start] + fix.With
			at = fix.End
			encoded = encoded && strings.HasPrefix(fix.With, "%")
		}
		if fixed += s[at:]; fixed != r.String() {
			t.Errorf("%q: the changes give %q, and not %q", s, fixed, r)
		}
		if !encoded {
			return
		}
		before := Split(s)
		for c := Scheme; c <= Fragment; c++ {
			was, had := before.component(c)
			is, has := r.component(c)
			if had != has || lenientlyDecoded(was) != lenientlyDecoded(is) {
				t.Errorf("%q becomes %q, whose %v is another one", s, r, c)
			}
		}
	})
}

func lenientlyDecoded(s string) string {
	return escapes.ReplaceAllStringFunc(s, func(octet string) string { return string([]byte{decode(octet, 0)}) })
}

// Long texts take linear time: quadratic time would be minutes.
func TestRepairLong(t *testing.T) {
	const n = 500_000
	for _, part := range []string{"é", "\xa9", " ", "\t", "\\", "%", ":"} {
		r, _, err := Repair("/" + strings.Repeat(part, n) + "x")
		if err != nil || len(r.String()) < 2 {
			t.Errorf("%q: error %v", part, err)
		}
	}
}
