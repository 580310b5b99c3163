package site

// This file converts the page's style sheets into sheets for a shadow root in another page.

import (
	"regexp"
	"slices"
	"strings"
)

var (
	// query matches the conditions of rules.
	query = regexp.MustCompile(`@(?:media|container)[^{]*`)
	// rems matches a length relative to the font of the root.
	rems = regexp.MustCompile(`(-?\d*\.?\d+)rem\b`)
)

// inShadow returns a style sheet of the page as an element needs it:
//
//   - Media queries of widths become container queries, because the element's width counts and not
//     the window's. Rules that depend on the height of the window never apply.
//   - A rem becomes the font size around the element. Some pages set their root to a font size that
//     no text has.
func inShadow(css string) string {
	css = query.ReplaceAllStringFunc(css, func(rule string) string {
		media, ok := strings.CutPrefix(rule, "@media ")
		if ok {
			conditions := slices.DeleteFunc(strings.Split(media, ","), func(c string) bool { return strings.Contains(c, "height") })
			switch media = strings.TrimSpace(strings.Join(conditions, ",")); {
			case media == "":
				rule = "@media not all "
			case strings.Contains(media, "width"):
				rule = "@container uriscope " + media
			}
		}
		return strings.ReplaceAll(rule, "rem)", "em)")
	})
	return rems.ReplaceAllString(css, "calc($1 * var(--uriscope-rem))")
}
