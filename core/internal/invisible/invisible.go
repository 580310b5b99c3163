// Package invisible identifies characters that are invisible in a text. It has its own table because package
// unicode's tables would be a sizable part of the wasm; its test compares the two.
package invisible

// Is reports whether a character is invisible: a control, a space other than U+0020, a character that Unicode
// says to ignore (Unicode Character Database, Default_Ignorable_Code_Point), or a mark of an annotation.
func Is(r rune) bool {
	switch {
	case r < ' ', 0x7F <= r && r <= 0xA0, 0x180B <= r && r <= 0x180F, 0x2000 <= r && r <= 0x200F, 0x2028 <= r && r <= 0x202F,
		0x205F <= r && r <= 0x206F, 0xFE00 <= r && r <= 0xFE0F, 0xFFF0 <= r && r <= 0xFFFB, 0x1BCA0 <= r && r <= 0x1BCA3,
		0x1D173 <= r && r <= 0x1D17A, 0xE0000 <= r && r <= 0xE0FFF:
		return true
	}
	switch r {
	case 0x00AD, 0x034F, 0x061C, 0x115F, 0x1160, 0x1680, 0x17B4, 0x17B5, 0x3000, 0x3164, 0xFEFF, 0xFFA0:
		return true
	}
	return false
}
