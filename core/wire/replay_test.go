package wire_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode/utf16"

	"uriscope/core/editions"
	"uriscope/core/explain"
	"uriscope/core/trace"
	"uriscope/core/wire"
)

// played replays a run like JavaScript, on registers of UTF-16 code units, and returns the last one's content.
func played(t *testing.T, b []byte, registers int, base, reference string) string {
	t.Helper()
	var x struct {
		Run struct {
			Steps []struct {
				Edits [][4]json.RawMessage
			}
		}
	}
	if err := json.Unmarshal(b, &x); err != nil {
		t.Fatal(err)
	}
	held := make([][]uint16, registers)
	held[0], held[1] = utf16.Encode([]rune(base)), utf16.Encode([]rune(reference))
	number := func(raw json.RawMessage) (n int) {
		json.Unmarshal(raw, &n)
		return n
	}
	for _, step := range x.Run.Steps {
		for _, e := range step.Edits {
			r, start, end := number(e[0]), number(e[1]), number(e[2])
			if string(e[3]) == "null" {
				held[r] = nil
				continue
			}
			var pieces []json.RawMessage
			json.Unmarshal(e[3], &pieces)
			var added []uint16
			for _, p := range pieces {
				var text string
				var of []json.RawMessage
				if json.Unmarshal(p, &text) == nil {
					added = append(added, utf16.Encode([]rune(text))...)
				} else if json.Unmarshal(p, &of) == nil && len(of) == 4 {
					json.Unmarshal(of[3], &text)
					added = append(added, utf16.Encode([]rune(text))...)
					_ = held[number(of[0])][number(of[1]):number(of[2])] // fails if the replaced text isn't there
				} else {
					added = append(added, held[number(of[0])][number(of[1]):number(of[2])]...)
				}
			}
			held[r] = slices.Concat(held[r][:start], added, held[r][end:])
		}
	}
	return string(utf16.Decode(held[registers-1]))
}

// For any characters, a run replayed in code units leads to the target.
func TestRunsInCodeUnits(t *testing.T) {
	for _, e := range editions.All {
		for _, pair := range [][2]string{
			{"http://a/b/c/d;p?q", "../g"}, {"http://例え/😀/x/y?é#f", "../😀😀/./é/../ü?q=😀#例"},
			{"http://h/é/😀/z", "é"}, {"s://é@😀/例/え", "//ü😀/é/..?"}, {"", "https://Bücher.example:80/%C3%A9 é?é😀'#é\t😀"},
			{"http://%C3%A9.a/", "\t\x00é/😀"}, {"mailto:é😀", "#😀"}, {"file:///é/C|/x", "..\\..\\😀"},
		} {
			q := explain.Request{Base: pair[0], Reference: pair[1], Edition: e.ID, Limit: -1}
			b, err := wire.Explanation(nil, q)
			if err != nil {
				t.Fatal(err)
			}
			var x struct{ Target *string }
			if err := json.Unmarshal(b, &x); err != nil {
				t.Fatal(err)
			}
			if got := played(t, b, len(e.Listing.Registers), pair[0], pair[1]); x.Target != nil && got != *x.Target {
				t.Errorf("%s: %q + %q: replayed %q, want %q", e.ID, pair[0], pair[1], got, *x.Target)
			}
		}
	}
}

// The lines of a group are written once for all groups with the same lines, so a text of a thousand segments
// has the lines of just a few.
func TestLinesOfGroups(t *testing.T) {
	q := explain.Request{Reference: "http://a/" + strings.Repeat("b/../", 500), Edition: "url-standard", Limit: -1}
	x, err := explain.Explain(q)
	if err != nil {
		t.Fatal(err)
	}
	groups, _ := x.Run.Groups()
	var got struct {
		Run struct {
			Steps []struct{ Group struct{ Lines int } }
			Lines [][][]int
		}
	}
	if err := json.Unmarshal(explained(t, nil, q), &got); err != nil || len(got.Run.Steps) != len(groups) {
		t.Fatalf("%v, %d steps of %d groups", err, len(got.Run.Steps), len(groups))
	}
	for i, g := range groups {
		lines := got.Run.Lines[got.Run.Steps[i].Group.Lines]
		if len(lines) != len(g.Lines) {
			t.Fatalf("group %d has %v, want %v", i, lines, g.Lines)
		}
		for j, c := range g.Lines {
			want := []int{c.Line, c.Yes}
			if x.Edition.Listing.Lines[c.Line].Question {
				want = append(want, c.No)
			}
			if !slices.Equal(lines[j], want) {
				t.Fatalf("group %d has %v, want %v", i, lines, g.Lines)
			}
		}
	}
	if ways := len(got.Run.Lines); len(groups) < 1000 || ways > 30 {
		t.Errorf("the lines of %d groups are written %d times", len(groups), ways)
	}
}

// Pieces that are written once reach every edit that has them.
func TestPiecesOfGroups(t *testing.T) {
	long := strings.Repeat("{", 99)
	for _, reference := range []string{
		"http://h/" + long, "http://" + long + "@h/" + long + "?<" + strings.Repeat("<", 99) + "#" + strings.Repeat("`", 99) + "a",
		"http://h/" + long + "/a/" + long + "/../" + strings.Repeat("}", 99) + "/b", "http://h/" + strings.Repeat("{", 63),
	} {
		q := explain.Request{Reference: reference, Edition: "url-standard", Limit: -1}
		x, err := explain.Explain(q)
		if err != nil {
			t.Fatal(err)
		}
		var got struct {
			Run struct {
				Steps []struct{ Edits [][4]json.RawMessage }
			}
		}
		if err := json.Unmarshal(explained(t, nil, q), &got); err != nil {
			t.Fatal(err)
		}
		groups, _ := x.Run.Groups()
		var lists, written []string
		for i, step := range got.Run.Steps {
			for j, e := range step.Edits {
				var pieces []json.RawMessage
				json.Unmarshal(e[3], &pieces)
				var all []string
				for _, p := range pieces {
					var of []int
					if json.Unmarshal(p, &of) == nil && len(of) == 2 {
						all = append(all, lists[of[0]:of[1]]...)
						continue
					}
					all, written = append(all, string(p)), append(written, string(p))
				}
				if len(pieces) == len(all) && len(all) >= 64 {
					lists = append(lists, all...)
				}
				var want []string
				for _, p := range groups[i].Edits[j].Pieces {
					text := strconv.Quote(p.Text)
					switch {
					case p.Register == trace.Supplied:
						want = append(want, text)
					case p.Text != "":
						want = append(want, fmt.Sprintf("[%d,%d,%d,%s]", p.Register, p.Start, p.End, text))
					default:
						want = append(want, fmt.Sprintf("[%d,%d,%d]", p.Register, p.Start, p.End))
					}
				}
				if !slices.Equal(all, want) {
					t.Fatalf("%s, group %d: %s has %v, want %v", reference, i, e[3], all, want)
				}
			}
		}
		if most := len(reference) + 64*3; len(written) > most {
			t.Errorf("%s: %d pieces are written, want at most %d", reference, len(written), most)
		}
	}
}

// Each group's individual lines begin where the previous group's end.
func TestDetail(t *testing.T) {
	for _, pair := range [][2]string{{"https://shop.example/app/x/y/z", "../%2e%2E/é/./a b?q"}, {"http://é", "//😀"}, {"", "http://[::1.2.3.4]:80/"}} {
		q := explain.Request{Base: pair[0], Reference: pair[1], Edition: "url-standard", Limit: -1}
		x, err := explain.Explain(q)
		if err != nil {
			t.Fatal(err)
		}
		groups, _ := x.Run.Groups()
		steps := 0
		for i, g := range groups {
			b, err := wire.Detail(q, i)
			var d struct {
				First, Total int
				Steps        []json.RawMessage
			}
			if err == nil {
				err = json.Unmarshal(b, &d)
			}
			if err != nil || d.First != steps || d.Total != g.Steps || len(d.Steps) != d.Total {
				t.Errorf("%q, group %d: %v, from %d, %d of %d steps, want those from %d", pair, i, err, d.First, len(d.Steps), d.Total, steps)
			}
			steps += d.Total
		}
		for _, group := range []int{-1, len(groups)} {
			if _, err := wire.Detail(q, group); err == nil {
				t.Errorf("%q has a group %d", pair, group)
			}
		}
		if fmt.Sprint(x.Run.Total()) != fmt.Sprint(steps) {
			t.Errorf("%q: %d steps of %d", pair, steps, x.Run.Total())
		}
	}
	if _, err := wire.Detail(explain.Request{Edition: "rfc3986"}, 0); err == nil {
		t.Error("RFC 3986 has groups")
	}
}
