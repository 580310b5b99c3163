package site

// This file is responsible for turning the page's style sheets into those of a shadow root in a
// page that somebody else wrote.

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
//   - The width that counts is that of the element, not of the window: media queries of widths
//     become container queries. What goes by the height of the window never applies.
//   - A rem is the font size of the place where the element stands, not of the root of the page,
//     which some pages set to something that no text has.
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
