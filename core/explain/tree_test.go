package explain_test

import (
	"strings"
	"testing"
	"uriscope/core/edition"
	"uriscope/core/edition/editiontest"
	"uriscope/core/edition/rfc3986"

	"uriscope/core/explain"
)

func derive(t testing.TB, q explain.TreeRequest) *explain.Derivation {
	t.Helper()
	d, err := explain.Tree(q)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// whole asks for all of a text at once.
func whole(text string) explain.TreeRequest {
	return explain.TreeRequest{Text: text, To: -1, Limit: -1}
}

// checkNodes checks that siblings are in order and within their parent, and that every node
// of the range is counted, shown or not.
func checkNodes(t testing.TB, text string, d *explain.Derivation, from, to, limit int) {
	t.Helper()
	if len(d.Nodes) > limit {
		t.Fatalf("%.60q: %d nodes, limit %d", text, len(d.Nodes), limit)
	}
	count := len(d.Nodes) + d.Hidden
	for _, n := range d.Nodes {
		count += n.Hidden
	}
	if count != to-from {
		t.Fatalf("%.60q: %d nodes shown and hidden, want %d", text, count, to-from)
	}
	var check func(i, end, start, stop int)
	check = func(i, end, start, stop int) {
		children := 0
		for ; i < end; i = d.Nodes[i].Next {
			n := d.Nodes[i]
			if n.Rule < 0 || n.Rule >= len(d.Rules) || n.Start < start || n.End < n.Start || n.End > stop || n.Next <= i || n.Next > end || n.Hidden < 0 {
				t.Fatalf("%.60q: node %d is %v, within %d to %d of the text, %d of the nodes", text, i, n, start, stop, end)
			}
			if children++; children > explain.MostChildren {
				t.Fatalf("%.60q: node %d is child number %d", text, i, children)
			}
			check(i+1, n.Next, n.Start, n.End)
			start = n.End
		}
	}
	check(0, len(d.Nodes), 0, len(text))
}

func TestTree(t *testing.T) {
	d := derive(t, explain.TreeRequest{Text: "a:/%41", Production: "URI", To: -1, Limit: -1})
	want := "URI(scheme(ALPHA) hier-part(path-absolute(segment-nz(pchar(pct-encoded(HEXDIG(DIGIT) HEXDIG(DIGIT)))))))"
	if got := bracketed(d, 0, len(d.Nodes)); got != want {
		t.Errorf("the tree is %s\nwant %s", got, want)
	}
	if d.Production != "URI" || d.Rules[0].Name != "URI" || d.Length != 6 || !valid(d) || d.Hidden != 0 || d.Total != len(d.Nodes) {
		t.Errorf("%+v", d)
	}
	for _, r := range d.Rules {
		switch r.Name {
		case "scheme":
			if r.Citation != "RFC 3986, section 3.1" || r.Definition != `ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )` || r.Content.String() != "characters" || r.Decided {
				t.Errorf("%+v", r)
			}
		case "ALPHA":
			if r.Citation != "RFC 2234, section 6.1" || r.Content.String() != "character" {
				t.Errorf("%+v", r)
			}
		}
	}
}

// bracketed writes nodes as name(children).
func bracketed(d *explain.Derivation, i, end int) string {
	var list []string
	for ; i < end; i = d.Nodes[i].Next {
		name := d.Rules[d.Nodes[i].Rule].Name
		if within := bracketed(d, i+1, d.Nodes[i].Next); within != "" {
			name += "(" + within + ")"
		}
		list = append(list, name)
	}
	return strings.Join(list, " ")
}

// For any limit, the answer is a tree with as many nodes as the limit allows.
func TestTreeLimit(t *testing.T) {
	text := "http://user@example.com:8042/" + strings.Repeat("over/%41there/", 30) + "?name=ferret#nose"
	total := derive(t, whole(text)).Total
	for _, limit := range []int{0, 1, 2, 3, 5, 10, 50, 100, 1000, total - 1, total, total + 1} {
		q := whole(text)
		q.Limit = limit
		d := derive(t, q)
		checkNodes(t, text, d, 0, total, limit)
		if want := min(limit, total); len(d.Nodes) != want {
			t.Errorf("limit %d: %d nodes, want %d", limit, len(d.Nodes), want)
		}
	}
	// The outer structure comes first, the rules within a character come last.
	q := whole(text)
	q.Limit = 100
	names := map[string]bool{}
	d := derive(t, q)
	for _, n := range d.Nodes {
		names[d.Rules[n.Rule].Name] = true
	}
	for _, name := range []string{"scheme", "userinfo", "host", "port", "segment", "query", "fragment"} {
		if !names[name] {
			t.Errorf("%s is not among the first 100 nodes", name)
		}
	}
	if names["HEXDIG"] {
		t.Error("HEXDIG is among the first 100 nodes")
	}
}

// The left-out parts can be requested: all answers together are the whole tree.
func TestTreeByParts(t *testing.T) {
	text := "http://a/" + strings.Repeat("b/", 450) + strings.Repeat("c", 450) + "?d"
	all := derive(t, whole(text))
	full, err := explain.Tree(explain.TreeRequest{Text: text, To: -1, Limit: 1 << 20})
	if err != nil {
		t.Fatal(err)
	}
	seen := make([]bool, all.Total)
	type span struct{ from, to int }
	for todo := []span{{0, all.Total}}; len(todo) > 0; {
		s := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		d := derive(t, explain.TreeRequest{Text: text, From: s.from, To: s.to, Limit: 100})
		checkNodes(t, text, d, s.from, s.to, 100)
		if d.Total != all.Total {
			t.Fatalf("total %d, want %d", d.Total, all.Total)
		}
		// A node's index in the whole tree is the number of nodes before it, shown or not.
		index := s.from
		var walk func(i, end int)
		walk = func(i, end int) {
			for ; i < end; i = d.Nodes[i].Next {
				if seen[index] {
					t.Fatalf("node %d came twice", index)
				}
				seen[index] = true
				index++
				walk(i+1, d.Nodes[i].Next)
				if hidden := d.Nodes[i].Hidden; hidden > 0 {
					todo = append(todo, span{index, index + hidden})
					index += hidden
				}
			}
		}
		walk(0, len(d.Nodes))
		if d.Hidden > 0 {
			todo = append(todo, span{index, index + d.Hidden})
		}
	}
	for i, is := range seen {
		if !is {
			t.Fatalf("node %d of %d never came", i, len(seen))
		}
	}
	if full.Nodes == nil || len(full.Nodes) >= all.Total {
		t.Errorf("no list was cut: %d of %d", len(full.Nodes), all.Total)
	}
}

func TestTreeRanges(t *testing.T) {
	total := derive(t, whole("http://a/b")).Total
	for _, r := range [][2]int{{-5, 3}, {3, 2}, {0, 1 << 30}, {1 << 30, 1 << 30}, {total, total}, {2, 4}, {total - 1, -1}} {
		d, err := explain.Tree(explain.TreeRequest{Text: "http://a/b", From: r[0], To: r[1], Limit: -1})
		if err != nil || len(d.Nodes) > total {
			t.Errorf("%v: %v, %d nodes", r, err, len(d.Nodes))
		}
	}
}

// A text that doesn't match has no tree, but the same error as Validate.
func TestTreeOfAMismatch(t *testing.T) {
	for _, text := range []string{"a b", "http://a:8x/", "例え", "%zz", ":", "http://[::1"} {
		d := derive(t, whole(text))
		m, err := explain.Validate(text, "", "", "", nil)
		if err != nil {
			t.Fatal(err)
		}
		if valid(d) || len(d.Nodes) > 0 || d.Total != 0 || d.Mismatch == nil || len(m) != 1 || d.Mismatch.At != m[0].At {
			t.Errorf("%q: %+v, want the error %+v", text, d, m)
			continue
		}
		if last := d.Rules[len(d.Rules)-1]; last.Name != m[0].State || last.Definition == "" {
			t.Errorf("%q: the rule is %+v, want %s", text, last, m[0].State)
		}
	}
}

// The production is the one for the use of the text.
func TestTreeByUse(t *testing.T) {
	for _, c := range []struct {
		use, text, production string
		length                int
		valid                 bool
	}{
		{"base", "http://a/😀#f", "absolute-URI", len("http://a/😀"), false},
		{"base", "http://a#😀", "absolute-URI", len("http://a"), true},
		{"base", "a", "absolute-URI", 1, false},
		{"reference", "../g#f", "URI-reference", 6, true},
		{"target", "a:b#c", "URI", 5, true},
	} {
		d := derive(t, explain.TreeRequest{Text: c.text, Use: c.use, To: -1, Limit: -1})
		if d.Production != c.production || d.Length != c.length || valid(d) != c.valid {
			t.Errorf("%q as %s: %s, %d, %v", c.text, c.use, d.Production, d.Length, valid(d))
		}
	}
	for _, q := range []explain.TreeRequest{{Use: "pastime"}, {Production: "URL"}, {Edition: "rfc0"}} {
		if _, err := explain.Tree(q); err == nil {
			t.Errorf("%+v has a tree", q)
		}
	}
}

// 64 KB are derived, whatever they consist of, and the answer stays small.
func TestTreeOfALongText(t *testing.T) {
	for name, text := range map[string]string{
		"segments": "http://a/" + strings.Repeat("abcde/", 10_923), "one segment": "http://a/" + strings.Repeat("a", 65_527),
		"encodings": strings.Repeat("%41", 21_845), "invalid at its end": strings.Repeat("a/", 32_767) + " ",
	} {
		for _, e := range editiontest.With(edition.OfSyntax) {
			q := whole(text)
			q.Edition = e.ID
			d, err := explain.Tree(q)
			if err != nil {
				t.Fatal(err)
			}
			if len(d.Nodes) > 2000 || valid(d) && d.Total < len(text)/4 {
				t.Errorf("%s, %s: %d of %d nodes", e.ID, name, len(d.Nodes), d.Total)
			}
		}
	}
}

func FuzzTree(f *testing.F) {
	for _, text := range []string{"http://u@[::1]:80/a/b?c#d", "例え", "a/\xff", "%41%", "//1.2.3.4/", "", "x:"} {
		f.Add(text, 0, 50, 0, -1)
	}
	f.Fuzz(func(t *testing.T, text string, which, limit, from, to int) {
		all := editiontest.With(edition.OfSyntax)
		e := all[uint(which)%uint(len(all))]
		production := e.Syntax.Productions[uint(which)%uint(len(e.Syntax.Productions))]
		q := explain.TreeRequest{Text: text, Edition: e.ID, Production: production, To: -1, Limit: int(uint(limit) % 5000)}
		d := derive(t, q)
		m, err := explain.Validate(text, "", e.ID, production, nil)
		if err != nil {
			t.Fatal(err)
		}
		if valid(d) != (m == nil) || valid(d) != (d.Mismatch == nil) {
			t.Fatalf("%s: %s %q: the tree says %v, validate says %+v", e.ID, production, text, valid(d), m)
		}
		if valid(d) {
			checkNodes(t, text, d, 0, d.Total, q.Limit)
		}
		q.From, q.To = from, to
		derive(t, q)
	})
}

// valid reports whether there is a tree.
func valid(d *explain.Derivation) bool { return d.Total > 0 }

func TestCharacters(t *testing.T) {
	names := func(text string) (list []string) {
		found, err := explain.Characters(text, "", nil)
		if err != nil {
			t.Fatal(err)
		}
		at := 0
		for _, s := range found {
			if s.Start != at {
				t.Fatalf("%q: %+v after %d", text, s, at)
			}
			at = s.End
			name := "none"
			if s.Class >= 0 {
				name = rfc3986.Edition.Classes[s.Class].Name
			}
			list = append(list, name+strings.Repeat("+", s.End-s.Start-1))
		}
		return list
	}
	for text, want := range map[string]string{
		"":           "",
		"a1-%20%2F":  "ALPHA DIGIT unreserved pct-encoded+++++",
		"例/😀\xff;":   "none++ gen-delims none++++ sub-delims",
		" %4":        "none+ DIGIT",
		"http://a/?": "ALPHA+++ gen-delims++ ALPHA gen-delims+",
	} {
		if got := strings.Join(names(text), " "); got != want {
			t.Errorf("%q: %s, want %s", text, got, want)
		}
	}
	if _, err := explain.Characters("a", "rfc0", nil); err == nil {
		t.Error("an unknown edition has characters")
	}
}
