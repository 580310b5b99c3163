package grammar

import (
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"
)

// A deriver generates random texts that rules match. It shares no code with the package: it parses the printed
// definitions, and writes a text as it parses.
type deriver struct {
	*rand.Rand
	rules map[string]string // by name in small letters
	most  int               // levels of rules within rules, beyond which the shortest is taken
}

func newDeriver(rules []Rule, seed uint64) *deriver {
	d := &deriver{rand.New(rand.NewPCG(seed, seed)), map[string]string{}, 12}
	for _, r := range rules {
		d.rules[strings.ToLower(r.Name)] = r.Definition
	}
	return d
}

// derive returns a random text of a rule.
func (d *deriver) derive(name string, depth int) string {
	definition, ok := d.rules[strings.ToLower(name)]
	if !ok {
		panic("no rule " + name)
	}
	text, rest := d.alternatives(definition, depth)
	if rest != "" {
		panic(name + ": left unread: " + rest)
	}
	return text
}

// alternatives parses up to a closing bracket or the end, and chooses one.
func (d *deriver) alternatives(s string, depth int) (text, rest string) {
	var all []string
	for {
		text, s = d.sequence(s, depth)
		all = append(all, text)
		if s = blank(s); s == "" || s[0] != '/' && s[0] != '|' {
			break
		}
		s = s[1:]
	}
	if depth > d.most {
		shortest := all[0]
		for _, a := range all {
			if len(a) < len(shortest) {
				shortest = a
			}
		}
		return shortest, s
	}
	return all[d.IntN(len(all))], s
}

func (d *deriver) sequence(s string, depth int) (text, rest string) {
	for {
		s = blank(s)
		if s == "" || strings.IndexByte("/|)]", s[0]) >= 0 {
			return text, s
		}
		// The counts before an element.
		least, most := 1, 1
		digits := len(s) - len(strings.TrimLeft(s, "0123456789"))
		if digits > 0 {
			least, _ = strconv.Atoi(s[:digits])
			most = least
			s = s[digits:]
		}
		if s[0] == '*' {
			s = s[1:]
			if digits == 0 {
				least = 0
			}
			if n := len(s) - len(strings.TrimLeft(s, "0123456789")); n > 0 {
				most, _ = strconv.Atoi(s[:n])
				s = s[n:]
			} else {
				most = least + 4
			}
		}
		n := least
		if depth <= d.most {
			n += d.IntN(most - least + 1)
		}
		var after string
		for i := range max(n, 1) {
			var element string
			element, after = d.element(s, depth)
			if i < n {
				text += element
			}
		}
		s = after
	}
}

func (d *deriver) element(s string, depth int) (text, rest string) {
	switch s[0] {
	case '(', '[':
		text, rest = d.alternatives(s[1:], depth)
		if s[0] == '[' && (depth > d.most || d.IntN(2) == 0) {
			text = ""
		}
		return text, rest[1:]
	case '"':
		end := strings.IndexByte(s[1:], '"') + 1
		text = s[1:end]
		if d.IntN(2) == 0 {
			text = strings.ToUpper(text)
		}
		return text, s[end+1:]
	case '<':
		end := strings.IndexByte(s, '>')
		if name := s[1:end]; name == `"` {
			return name, s[end+1:]
		} else if depth > d.most+8 {
			return "", s[end+1:]
		} else {
			return d.derive(name, depth+1), s[end+1:]
		}
	case '%':
		end := strings.IndexFunc(s[2:], func(r rune) bool { return !strings.ContainsRune("0123456789ABCDEFabcdef-", r) }) + 2
		if end < 2 {
			end = len(s)
		}
		first, last, isRange := strings.Cut(s[2:end], "-")
		if !isRange {
			last = first
		}
		from, _ := strconv.ParseUint(first, 16, 8)
		to, _ := strconv.ParseUint(last, 16, 8)
		return string([]byte{byte(from + d.Uint64N(to-from+1))}), s[end:]
	}
	end := strings.IndexFunc(s, func(r rune) bool {
		return r != '-' && r != '_' && (r < '0' || r > '9') && (r < 'A' || r > 'Z') && (r < 'a' || r > 'z')
	})
	if end < 0 {
		end = len(s)
	}
	return d.derive(s[:end], depth+1), s[end:]
}

// blank leaves out white space and comments.
func blank(s string) string {
	for {
		s = strings.TrimLeft(s, " \n")
		if s == "" || s[0] != ';' {
			return s
		}
		_, s, _ = strings.Cut(s, "\n")
	}
}

// mutate changes a text in one place.
func (d *deriver) mutate(text string) string {
	at := d.IntN(len(text) + 1)
	const some = "/?#:@.;%[]-0aG= \x00\xff\"^"
	put := some[d.IntN(len(some)):][:1]
	switch d.IntN(3) {
	case 0:
		return text[:at] + put + text[at:]
	case 1:
		return text[:at] + text[min(at+1, len(text)):]
	}
	return text[:at] + put + text[min(at+1, len(text)):]
}

// few is the number of texts to derive from each rule, a tenth for a quick run.
func few(each int) int {
	if testing.Short() {
		return each / 10
	}
	return each
}

// checkDerived matches texts derived from every rule of a grammar, and the same texts with one character
// changed.
func checkDerived(t *testing.T, g *Grammar, each int) {
	t.Helper()
	d := newDeriver(g.rules, 1)
	compared, rejected := 0, 0
	for _, rule := range g.rules {
		for range each {
			text := d.derive(rule.Name, 0)
			if m := g.Match(rule.Name, text); !m.OK {
				t.Fatalf("%s does not match %q, which it derives: %+v", rule.Name, text, m.Failure)
			}
			if len(text) > short {
				continue
			}
			changed := d.mutate(text)
			compare(t, g, rule.Name, text)
			compare(t, g, rule.Name, changed)
			compared++
			if !g.Match(rule.Name, changed).OK {
				rejected++
			}
		}
	}
	if all := each * len(g.rules); compared < all/2 || rejected < all/20 {
		t.Errorf("of %d texts %d were compared, and %d were wrong when they were changed", all, compared, rejected)
	}
	t.Logf("%d texts compared, %d of them wrong when changed", compared, rejected)
}
