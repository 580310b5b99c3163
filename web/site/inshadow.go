package site

// This file is responsible for turning the page's style sheets into those of a shadow root in a
// page that somebody else wrote.

import (
	"regexp"
	"strings"
)

var (
	// token matches the beginning of a declaration of a custom property.
	token = regexp.MustCompile(`([{;])(--([\w-]+)):`)
	// rems matches a length relative to the font of the root.
	rems = regexp.MustCompile(`(-?)(\d*\.?\d+)rem\b`)
	// width matches a condition on the width of the window.
	width = regexp.MustCompile(`^\((?:max|min)-width:[^()]*\)$`)
)

// inShadow returns a minified style sheet of the page as an element needs it:
//
//   - What the page says of its root, an element says of the box in its shadow root that has the
//     class "uriscope"; and every token there can be set from outside, by its name with
//     "uriscope-" before it.
//   - The width that counts is that of the element, not of the window: media queries of widths
//     become container queries. What goes by the height of the window is left out.
//   - A rem is the font size of the place where the element stands, not of the root of the page,
//     which some pages set to something that no text has.
func inShadow(css string) string {
	var b strings.Builder
	for css != "" {
		rule, rest := cutRule(css)
		css = rest
		b.WriteString(ruleInShadow(rule))
	}
	return b.String()
}

// ruleInShadow turns one rule. A rule with several conditions may become several.
func ruleInShadow(rule string) string {
	prelude, block, _ := strings.Cut(rule, "{")
	switch {
	case strings.HasPrefix(prelude, "@media"):
		inner := inShadow(strings.TrimSuffix(block, "}"))
		if inner == "" {
			return ""
		}
		var b strings.Builder
		for _, condition := range strings.Split(strings.TrimSpace(strings.TrimPrefix(prelude, "@media")), ",") {
			condition = strings.TrimSpace(condition)
			switch {
			case strings.Contains(condition, "height"):
				continue
			case width.MatchString(condition):
				b.WriteString("@container uriscope " + strings.ReplaceAll(condition, "rem)", "em)"))
			default:
				b.WriteString("@media " + condition)
			}
			b.WriteString("{" + inner + "}")
		}
		return b.String()
	case strings.HasPrefix(prelude, "@container"):
		return strings.ReplaceAll(prelude, "rem)", "em)") + "{" + inShadow(strings.TrimSuffix(block, "}")) + "}"
	case prelude == ":root,:host":
		block = token.ReplaceAllStringFunc("{"+block, func(found string) string {
			m := token.FindStringSubmatch(found)
			return m[1] + m[2] + ":var(--uriscope-" + m[3] + ","
		})
		block = closeTokens(block[1:])
		return ".uriscope{" + relative(block)
	case rootOnly(prelude):
		return ""
	}
	return prelude + "{" + relative(block)
}

// closeTokens puts the parentheses behind the values that ruleInShadow has put into var().
func closeTokens(block string) string {
	declarations := strings.Split(strings.TrimSuffix(block, "}"), ";")
	for i, d := range declarations {
		if strings.Contains(d, ":var(--uriscope-") {
			declarations[i] = d + ")"
		}
	}
	return strings.Join(declarations, ";") + "}"
}

// rootOnly reports whether all selectors of a rule are about the root of the page.
func rootOnly(prelude string) bool {
	for _, selector := range strings.Split(prelude, ",") {
		if !strings.HasPrefix(strings.TrimSpace(selector), ":root") {
			return false
		}
	}
	return true
}

func relative(block string) string {
	return rems.ReplaceAllString(block, "calc(${1}${2}*var(--uriscope-rem))")
}

// cutRule cuts the first rule, or statement, off a minified style sheet.
func cutRule(css string) (rule, rest string) {
	depth := 0
	for i := 0; i < len(css); i++ {
		switch css[i] {
		case '"', '\'':
			if end := strings.IndexByte(css[i+1:], css[i]); end >= 0 {
				i += end + 1
			}
		case '{':
			depth++
		case '}':
			if depth--; depth == 0 {
				return css[:i+1], css[i+1:]
			}
		case ';':
			if depth == 0 {
				return css[:i+1], css[i+1:]
			}
		}
	}
	return css, ""
}
