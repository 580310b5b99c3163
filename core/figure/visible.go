package figure

import (
	"unicode/utf8"

	"uriscope/core/edition"
	"uriscope/core/internal/invisible"
)

// visible replaces every invisible character with a visible one.
func visible(s string) string {
	var b []byte
	for _, r := range s {
		switch {
		case r < ' ':
			r += '␀'
		case r == 0x7F:
			r = '␡'
		case isInvisible(r):
			r = utf8.RuneError
		}
		b = utf8.AppendRune(b, r)
	}
	return string(b)
}

// isInvisible reports whether a character beyond ASCII is invisible or changes the look of others.
func isInvisible(r rune) bool {
	return invisible.Is(r) || in(r, [][2]rune{
		{0x300, 0x36F}, {0x20D0, 0x20FF}, // common combining marks
		{0xFFFC, 0xFFFF}, // specials; XML doesn't allow the last two
	})
}

// isWide reports whether a character takes two columns, using the blocks of Unicode's EastAsianWidth.txt in
// which most characters do. An invisible character is drawn as U+FFFD, which takes one.
func isWide(r rune) bool {
	return !isInvisible(r) && in(r, [][2]rune{
		{0x1100, 0x115F}, {0x2E80, 0x303E}, {0x3041, 0xA4CF}, {0xA960, 0xA97F}, {0xAC00, 0xD7A3}, {0xF900, 0xFAFF},
		{0xFE30, 0xFE6F}, {0xFF01, 0xFF60}, {0xFFE0, 0xFFE6}, {0x1F300, 0x1FAFF}, {0x20000, 0x3FFFD},
	})
}

// in reports whether a character is in one of the ranges.
func in(r rune, ranges [][2]rune) bool {
	for _, span := range ranges {
		if span[0] <= r && r <= span[1] {
			return true
		}
	}
	return false
}

// columns returns the number of columns that a text takes.
func columns(text string) int {
	n := 0
	for _, r := range text {
		if n++; isWide(r) {
			n++
		}
	}
	return n
}

// widest is the maximum number of characters shown of a component or a buffer. Together with mostSteps, it
// bounds the size of a figure.
const widest = 400

// Longer texts show this many characters at each end, with elided in between.
const (
	atStart = widest/2 - 1
	atEnd   = widest / 2
	elided  = "…"
)

// isLong reports whether a text has more than widest characters.
func isLong(text string) bool {
	return len(text) > widest && utf8.RuneCountInString(text) > widest
}

// clip returns a text, shortened if it is long.
func (d *drawing) clip(text string) string {
	if !isLong(text) {
		return text
	}
	d.clipped = true
	return head(text) + elided + tail(text)
}

// head returns the first atStart characters of a long text.
func head(text string) string {
	end := 0
	for range atStart {
		_, size := utf8.DecodeRuneInString(text[end:])
		end += size
	}
	return text[:end]
}

// tail returns the last atEnd characters of a long text.
func tail(text string) string {
	start := len(text)
	for range atEnd {
		_, size := utf8.DecodeLastRuneInString(text[:start])
		start -= size
	}
	return text[start:]
}

// shorten clips every component of a long text, and returns the new text with the new spans. Outer parts must
// be in the text's order.
func (d *drawing) shorten(text string, parts []edition.Part) (string, []edition.Part) {
	if !isLong(text) {
		return text, parts
	}
	var b []byte
	at := 0
	shortened := append([]edition.Part(nil), parts...)
	for i := range shortened {
		p := &shortened[i]
		if p.Inner || p.Span == edition.Absent {
			continue
		}
		b = append(b, d.clip(text[at:p.Span.Start])...)
		start := len(b)
		b = append(b, d.clip(p.Span.Of(text))...)
		at, p.Span = p.Span.End, edition.Span{Start: start, End: len(b)}
	}
	b = append(b, d.clip(text[at:])...)
	return string(b), shortened
}
