package grammar

// A Content is what the texts of a rule consist of. If a tree is too large to show, characters are left out
// first: they are most of its nodes, and the least interesting ones.
type Content uint8

const (
	OfRules      Content = iota // other rules, or only text that is in the definition itself
	OfCharacters                // any number of characters, as in segment and xalphas
	OneCharacter                // one character, encoded or not, as in pchar, pct-encoded and ALPHA
)

var contentNames = [...]string{OfRules: "rules", OfCharacters: "characters", OneCharacter: "character"}

func (c Content) String() string { return contentNames[c] }

// Content returns what the texts of a rule consist of. rule is an index as in a [Node].
func (g *Grammar) Content(rule int32) Content { return g.contents[rule] }

// findContents finds what the texts of each rule consist of. It needs the single-character
// rules.
func (g *Grammar) findContents() {
	g.contents = make([]Content, len(g.rules))
	for changed := true; changed; {
		changed = false
		for i, t := range g.terms {
			if g.contents[i] != OneCharacter && g.oneCharacter(t) {
				g.contents[i], changed = OneCharacter, true
			}
		}
	}
	for i, t := range g.terms {
		if names := false; g.contents[i] == OfRules && g.ofCharacters(t, int32(i), &names) && names {
			g.contents[i] = OfCharacters
		}
	}
}

// oneCharacter reports whether every alternative of a definition is exactly one character,
// encoded or not.
func (g *Grammar) oneCharacter(t *term) bool {
	for _, sub := range t.subs {
		if g.oneByte(sub) == nil && !g.encoding(sub) && sub.text == "" && (sub.kind != reference || g.contents[sub.rule] != OneCharacter) {
			return false
		}
	}
	return true
}

// encoding reports whether t is a "%" followed by single bytes.
func (g *Grammar) encoding(t *term) bool {
	var percent set
	percent.addRange('%', '%')
	if t.kind != sequence || len(t.subs) == 0 || t.subs[0].set != percent {
		return false
	}
	for _, sub := range t.subs {
		if g.oneByte(sub) == nil {
			return false
		}
	}
	return true
}

// ofCharacters reports whether part of a rule's definition refers only to one-character rules and the rule
// itself. It sets names if it refers to any rule.
func (g *Grammar) ofCharacters(t *term, rule int32, names *bool) bool {
	if t.kind == reference {
		*names = true
		return t.rule == rule || g.contents[t.rule] == OneCharacter
	}
	for _, sub := range t.subs {
		if !g.ofCharacters(sub, rule, names) {
			return false
		}
	}
	return true
}
