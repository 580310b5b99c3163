package grammar

// A Made says what the texts of a rule are made of. A tree that is shown can leave out
// characters first: they are most of its nodes and the least interesting ones.
type Made uint8

const (
	OfRules      Made = iota // of other rules, or of nothing but the definition's own text
	OfCharacters             // of rules that are OneCharacter and of the rule itself, as segment and xalphas
	OneCharacter             // one character, or one that is encoded: pchar, pct-encoded, ALPHA
)

var madeNames = [...]string{OfRules: "rules", OfCharacters: "characters", OneCharacter: "character"}

func (m Made) String() string { return madeNames[m] }

// Made returns what a rule is made of. The rule is given as in a [Node].
func (g *Grammar) Made(rule int32) Made { return g.made[rule] }

// findMade finds what the rules are made of, after their single-character rules.
func (g *Grammar) findMade() {
	g.made = make([]Made, len(g.rules))
	for changed := true; changed; {
		changed = false
		for i, t := range g.terms {
			if g.made[i] != OneCharacter && g.oneCharacter(t) {
				g.made[i], changed = OneCharacter, true
			}
		}
	}
	for i, t := range g.terms {
		if names := false; g.made[i] == OfRules && g.ofCharacters(t, int32(i), &names) && names {
			g.made[i] = OfCharacters
		}
	}
}

// oneCharacter reports whether each of a definition's alternatives is always one
// character, or an encoding of one.
func (g *Grammar) oneCharacter(t *term) bool {
	for _, sub := range t.subs {
		if g.oneByte(sub) == nil && !g.encoding(sub) && (sub.kind != reference || g.made[sub.rule] != OneCharacter) {
			return false
		}
	}
	return true
}

// encoding reports whether t is a "%" and single bytes after it.
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

// ofCharacters reports whether a part of a rule's definition names rules of one
// character and the rule itself alone, and sets names if it names any.
func (g *Grammar) ofCharacters(t *term, rule int32, names *bool) bool {
	if t.kind == reference {
		*names = true
		return t.rule == rule || g.made[t.rule] == OneCharacter
	}
	for _, sub := range t.subs {
		if !g.ofCharacters(sub, rule, names) {
			return false
		}
	}
	return true
}
