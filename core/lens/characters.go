package lens

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"uriscope/core/edition"
	"uriscope/core/internal/invisible"
)

// A kind is what is odd about a character.
type kind int8

const (
	plainRune   kind = iota
	likeRune         // looks like a character of US-ASCII
	unseenRune       // is invisible
	turningRune      // is displayed right to left, or reverses others
)

// characters examines the characters of a text other than graphic US-ASCII.
func (f *Finder) characters() {
	var at [turningRune + 1]occurrences
	var first [turningRune + 1]rune
	var like byte
	start, end, deceives := 0, 0, false // of the last word examined
	for i := 0; i < len(f.text); {
		if c := f.text[i]; ' ' <= c && c < 0x7F {
			i++
			if !isLetter(c) {
				start = i
			}
			continue
		}
		r, length := utf8.DecodeRuneInString(f.text[i:])
		k, as := kindOf(r)
		if k == likeRune && hasWords(r) {
			if i >= end {
				end, deceives = word(f.text, start)
			}
			if !deceives {
				k = plainRune
			}
		}
		if k != plainRune {
			if at[k].met == 0 {
				first[k] = r
				if k == likeRune {
					like = as
				}
			}
			at[k].meet(i, i+length)
		}
		i += length
	}
	if r := first[likeRune]; r != 0 {
		f.addOccurrences(edition.LookAlike, at[likeRune], "character", string(r), "code", codeOf(r), "like", string(rune(like)), "script", scriptOf(r))
	}
	if r := first[unseenRune]; at[unseenRune].met > 0 { // checks the count, because the character can be NUL
		f.addOccurrences(edition.Unseen, at[unseenRune], "character", string(r))
	}
	if r := first[turningRune]; r != 0 {
		f.addOccurrences(edition.RightToLeft, at[turningRune], "character", string(r))
	}
}

// word returns the end of the word at an offset, which is before the next US-ASCII character that isn't a
// letter, and whether the word is deceptive: it has US-ASCII letters, or none that reveals its script.
func word(text string, start int) (end int, deceives bool) {
	latin, own := false, false
	for end = start; end < len(text); {
		r, length := utf8.DecodeRuneInString(text[end:])
		if r < utf8.RuneSelf && !isLetter(byte(r)) {
			break
		}
		latin = latin || r < utf8.RuneSelf
		own = own || hasWords(r) && likeOf(r) == 0
		end += length
	}
	return end, latin || !own
}

// hasWords reports whether a character's script is used for words and has letters that look like US-ASCII.
func hasWords(r rune) bool {
	switch scriptOf(r) {
	case "greek", "cyrillic", "armenian":
		return true
	}
	return false
}

// kindOf returns what is odd about a character and, for a look-alike, the character it resembles.
func kindOf(r rune) (k kind, like byte) {
	switch {
	case isTurning(r) || isRightToLeft(r):
		return turningRune, 0
	case invisible.Is(r):
		return unseenRune, 0
	}
	if like := likeOf(r); like != 0 {
		return likeRune, like
	}
	return plainRune, 0
}

// isTurning reports whether a character controls the direction of others (Unicode Standard Annex #9, section
// 2).
func isTurning(r rune) bool {
	return r == 0x061C || r == 0x200E || r == 0x200F || 0x202A <= r && r <= 0x202E || 0x2066 <= r && r <= 0x2069
}

// isRightToLeft reports whether a character is in a block that is written from right to left (Unicode Character
// Database, DerivedBidiClass).
func isRightToLeft(r rune) bool {
	return 0x0590 <= r && r <= 0x08FF || 0xFB1D <= r && r <= 0xFDFF || 0xFE70 <= r && r <= 0xFEFC ||
		0x10800 <= r && r <= 0x10FFF || 0x1E800 <= r && r <= 0x1EFFF
}

// likeOf returns the US-ASCII character that a character resembles, or 0 if none is known.
func likeOf(r rune) byte {
	switch {
	case 0xFF01 <= r && r <= 0xFF5E: // fullwidth forms
		return byte(r - 0xFF01 + '!')
	case 0x1D400 <= r && r <= 0x1D6A3: // thirteen mathematical alphabets
		return "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"[(r-0x1D400)%52]
	case 0x1D7CE <= r && r <= 0x1D7FF: // mathematical digits
		return '0' + byte((r-0x1D7CE)%10)
	case r < rune(likes[0].character) || rune(likes[len(likes)-1].character) < r:
		return 0
	}
	low, high := 0, len(likes)
	for low < high {
		middle := (low + high) / 2
		if rune(likes[middle].character) < r {
			low = middle + 1
		} else {
			high = middle
		}
	}
	if rune(likes[low].character) == r {
		return likes[low].like
	}
	return 0
}

// codeOf formats a character's code point.
func codeOf(r rune) string {
	code := strings.ToUpper(strconv.FormatInt(int64(r), 16))
	return "U+" + "0000"[min(len(code), 4):] + code
}

// scriptOf returns an id of the script, or kind of characters, that a look-alike belongs to.
func scriptOf(r rune) string {
	switch {
	case 0x0370 <= r && r <= 0x03FF:
		return "greek"
	case 0x0400 <= r && r <= 0x052F:
		return "cyrillic"
	case 0x0530 <= r && r <= 0x058F:
		return "armenian"
	case 0xFF01 <= r && r <= 0xFF5E:
		return "wide"
	case 0x1D400 <= r && r <= 0x1D7FF:
		return "mathematical"
	}
	return "other"
}

// likes are characters that are hard to distinguish from US-ASCII, in order: the ones most used to deceive, of
// the several thousand in Unicode Technical Standard #39, confusables.txt.
var likes = [...]struct {
	character uint16
	like      byte
}{
	{0x0131, 'i'}, {0x017F, 'f'}, {0x01C3, '!'}, {0x0251, 'a'}, {0x0261, 'g'}, {0x0269, 'i'}, {0x02D0, ':'},
	{0x02F8, ':'}, {0x0391, 'A'}, {0x0392, 'B'}, {0x0395, 'E'}, {0x0396, 'Z'}, {0x0397, 'H'}, {0x0399, 'I'},
	{0x039A, 'K'}, {0x039C, 'M'}, {0x039D, 'N'}, {0x039F, 'O'}, {0x03A1, 'P'}, {0x03A4, 'T'}, {0x03A5, 'Y'},
	{0x03A7, 'X'}, {0x03B1, 'a'}, {0x03B3, 'y'}, {0x03B9, 'i'}, {0x03BD, 'v'}, {0x03BF, 'o'}, {0x03C1, 'p'},
	{0x03C5, 'u'}, {0x03F2, 'c'}, {0x03F3, 'j'}, {0x0405, 'S'}, {0x0406, 'I'}, {0x0408, 'J'}, {0x0410, 'A'},
	{0x0412, 'B'}, {0x0415, 'E'}, {0x041A, 'K'}, {0x041C, 'M'}, {0x041D, 'H'}, {0x041E, 'O'}, {0x0420, 'P'},
	{0x0421, 'C'}, {0x0422, 'T'}, {0x0425, 'X'}, {0x0430, 'a'}, {0x0435, 'e'}, {0x043E, 'o'}, {0x0440, 'p'},
	{0x0441, 'c'}, {0x0443, 'y'}, {0x0445, 'x'}, {0x0455, 's'}, {0x0456, 'i'}, {0x0458, 'j'}, {0x0475, 'v'},
	{0x04AE, 'Y'}, {0x04BB, 'h'}, {0x04C0, 'I'}, {0x04CF, 'l'}, {0x0501, 'd'}, {0x051A, 'Q'}, {0x051B, 'q'},
	{0x051C, 'W'}, {0x051D, 'w'}, {0x0566, 'q'}, {0x0570, 'h'}, {0x0578, 'n'}, {0x057D, 'u'}, {0x0581, 'g'},
	{0x0585, 'o'}, {0x0589, ':'}, {0x2010, '-'}, {0x2011, '-'}, {0x2012, '-'}, {0x2013, '-'}, {0x2018, '\''},
	{0x2019, '\''}, {0x201A, ','}, {0x2024, '.'}, {0x2032, '\''}, {0x2043, '-'}, {0x2044, '/'}, {0x2212, '-'},
	{0x2215, '/'}, {0x2216, '\\'}, {0x2217, '*'}, {0x2236, ':'}, {0x2571, '/'}, {0x29F5, '\\'}, {0x29F8, '/'},
	{0x3002, '.'}, {0xA789, ':'}, {0xFE52, '.'}, {0xFE55, ':'}, {0xFE56, '?'}, {0xFE5F, '#'}, {0xFE60, '&'},
	{0xFE68, '\\'}, {0xFE6B, '@'}, {0xFF61, '.'},
}
