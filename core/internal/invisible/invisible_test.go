package invisible_test

import (
	"testing"
	"unicode"

	"uriscope/core/internal/invisible"
)

// The table has the characters of the properties that its comment names. Unicode derives
// Default_Ignorable_Code_Point from the properties that package unicode has.
func TestTheTableIsUnicodes(t *testing.T) {
	annotations := &unicode.RangeTable{R16: []unicode.Range16{{Lo: 0xFFF9, Hi: 0xFFFB, Stride: 1}}}
	hieroglyphs := &unicode.RangeTable{R32: []unicode.Range32{{Lo: 0x13430, Hi: 0x13440, Stride: 1}}}
	ignorable := func(r rune) bool {
		return unicode.In(r, unicode.Other_Default_Ignorable_Code_Point, unicode.Variation_Selector, unicode.Cf) &&
			!unicode.In(r, unicode.White_Space, unicode.Prepended_Concatenation_Mark, annotations, hieroglyphs)
	}
	for r := rune(0); r <= unicode.MaxRune; r++ {
		want := unicode.In(r, unicode.Cc, annotations) || ignorable(r) || unicode.Is(unicode.White_Space, r) && r != ' '
		if got := invisible.Is(r); got != want {
			t.Errorf("%U is invisible: %v, by Unicode %v", r, got, want)
		}
	}
}
