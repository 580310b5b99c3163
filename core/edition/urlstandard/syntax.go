package urlstandard

import (
	"strings"
	"sync/atomic"

	"uriscope/core/edition"
	"uriscope/core/grammar"
	"uriscope/core/internal/octets"
)

// production is the grammar rule for a whole text.
const production = "valid-URL-string"

// syntaxes are the syntaxes of references, by kind of base, and of other texts, at noBase. Their grammars
// differ only in the rules for relative URLs. No text has to match, because the parser has its own errors.
var syntaxes [bases]edition.Syntax

func init() {
	for b := range bases {
		source := grammar.Source{Document: "URL Standard"}
		s := &syntaxes[b]
		s.Productions = []string{production, "absolute-URL-with-fragment-string", "absolute-URL-string", "valid-host-string"}
		s.Grammar = func() *grammar.Grammar {
			if source.Rules == "" {
				source.Rules = relativeRules(b) + rules
			}
			return source.Grammar()
		}
		s.Holds = func(production, text string) *edition.Mismatch { return unmet(s.Grammar(), production, text) }
		s.On = syntaxOn
	}
}

// A known is a kind of base, with the base it belongs to. The last one is cached, because every keystroke asks
// about the same base.
type known struct {
	base string
	basis
}

var last atomic.Pointer[known]

// syntaxOn returns the syntax of references to a base.
func syntaxOn(base string) *edition.Syntax {
	k := last.Load()
	if k == nil || k.base != base {
		k = &known{base, basisOf(base)}
		last.Store(k)
	}
	return &syntaxes[k.basis]
}

// unmet returns the first condition that a text fails although a production derives it. All conditions are
// about hosts and ports, so only the beginning of a long text is derived again.
func unmet(g *grammar.Grammar, production, text string) *edition.Mismatch {
	end := authorityEnd(text)
	if ofHosts[production] {
		end = len(text)
	}
	if end < 0 {
		return nil
	}
	tree := g.Match(production, text[:end]).Tree
	for i, node := range tree {
		if node.End-node.Start < 2 && g.Content(node.Rule) == grammar.OneCharacter {
			continue // this covers most rules
		}
		condition := conditions[g.Name(node)]
		if condition == nil {
			continue
		}
		if at, name := condition(g, tree[i:node.Next], text); name != "" {
			rule, _ := g.Rule(g.Name(node))
			return &edition.Mismatch{At: at, Rule: rule.Name, Section: g.Cite(rule), Condition: name}
		}
	}
	return nil
}

// authorityEnd returns the end of a text's authority, or -1.
func authorityEnd(text string) int {
	at := 0
	if end := strings.IndexAny(text, ":/?#"); end >= 0 && text[end] == ':' {
		at = end + 1
	}
	if !strings.HasPrefix(text[at:], "//") {
		return -1
	}
	at += len("//")
	if end := strings.IndexAny(text[at:], "/?#"); end >= 0 {
		return at + end
	}
	return len(text)
}

// The names of the conditions, which are also ids of words.
const (
	validDomain    = "valid-domain"     // the strict domain parser must succeed
	endsInNumber   = "ends-in-a-number" // its result must not end in a number
	shortestDigits = "shortest-digits"
	decimalByte    = "0-to-255"
	decimalPort    = "16-bit"
	pieceLength    = "effective-piece-length"
)

// ofHosts are the rules that contain conditions but don't describe a whole text with a host.
var ofHosts = map[string]bool{
	"valid-host-string": true, "valid-domain-string": true, "valid-opaque-host-string": true, "opaque-host-and-port-string": true, "URL-port-string": true,
	"valid-IPv4-address-string": true, "decimal-byte": true, "valid-IPv6-address-string": true, "valid-IPv6-pieces-string": true,
	"valid-IPv6-pieces-and-IPv4-string": true, "valid-IPv6-piece-string": true,
}

// A condition returns the position in the text where a node's text fails a condition, and the condition's name.
type condition func(g *grammar.Grammar, of grammar.Tree, text string) (at int, name string)

// conditions are what the rules demand in addition to the grammar.
var conditions = map[string]condition{
	"valid-domain-string": func(_ *grammar.Grammar, of grammar.Tree, text string) (int, string) {
		domain := text[of[0].Start:of[0].End]
		at, name := domainFault(domain)
		return int(of[0].Start) + at, name
	},
	"URL-port-string": func(_ *grammar.Grammar, of grammar.Tree, text string) (int, string) {
		return upTo(of, text, "65535", decimalPort)
	},
	"decimal-byte": func(_ *grammar.Grammar, of grammar.Tree, text string) (int, string) {
		if at, name := shortest(of, text); name != "" {
			return at, name
		}
		return upTo(of, text, "255", decimalByte)
	},
	"valid-IPv6-piece-string": func(_ *grammar.Grammar, of grammar.Tree, text string) (int, string) {
		return shortest(of, text)
	},
	"valid-IPv6-address-string": effectiveLength,
}

// shortest rejects leading zeros.
func shortest(of grammar.Tree, text string) (at int, name string) {
	start, end := of[0].Start, of[0].End
	if end-start > 1 && text[start] == '0' {
		return int(start), shortestDigits
	}
	return 0, ""
}

// upTo checks that a decimal number is at most another one.
func upTo(of grammar.Tree, text, most, condition string) (at int, name string) {
	digits := strings.TrimLeft(text[of[0].Start:of[0].End], "0")
	if len(digits) > len(most) || len(digits) == len(most) && digits > most {
		return int(of[0].Start), condition
	}
	return 0, ""
}

// effectiveLength counts the pieces of an IPv6 address: eight, or at most seven with "::".
func effectiveLength(g *grammar.Grammar, of grammar.Tree, text string) (at int, name string) {
	most, least := 8, 8
	if start := of[0].Start; strings.Contains(text[start:of[0].End], "::") {
		most, least = 7, 0
	}
	length := 0
	for _, node := range of {
		switch g.Name(node) {
		case "valid-IPv6-piece-string":
			length++
		case "valid-IPv4-address-string":
			length += 2
		default:
			continue
		}
		if length > most {
			return int(node.Start), pieceLength
		}
	}
	if length < least {
		return int(of[0].End), pieceLength
	}
	return 0, ""
}

// domainFault is URL Standard, 3.4, valid domain. It returns the position of a fault, and the condition that
// fails there.
func domainFault(domain string) (at int, name string) {
	ascii, ok := strings.ToLower(domain), true
	if !octets.IsASCII(domain) {
		ascii, ok = domainToASCII(domain)
	}
	if at := strictFault(domain, ascii, ok); at >= 0 {
		return at, validDomain
	}
	if (&parser{}).endsInNumber(ascii) {
		if dot := strings.LastIndexFunc(domain, isDot); dot >= 0 {
			at = dot + runeLength(domain[dot:])
		}
		return at, endsInNumber
	}
	return 0, ""
}
