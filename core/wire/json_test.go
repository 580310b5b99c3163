package wire

import (
	"encoding/json"
	"math"
	"slices"
	"strconv"
	"strings"
	"testing"
)

func TestAppendInt(t *testing.T) {
	numbers := []int{math.MinInt, -1000, -1, 9999, 10_000, 65_535, math.MaxInt}
	for i := range 1100 {
		numbers = append(numbers, i)
	}
	for _, i := range numbers {
		if got, want := string(appendInt(nil, i)), strconv.Itoa(i); got != want {
			t.Errorf("%s is written %q", want, got)
		}
	}
}

// Strings are those that encoding/json reads, with U+FFFD for each octet that isn't UTF-8, wherever it is.
func TestAppendString(t *testing.T) {
	parts := []string{"a", "\"", "\\", "\x00", "\x1f", " ", "ü", "日", "😀", "\xff", "\xed\xa0\x80", "\xc3"}
	var texts []string
	for _, a := range parts {
		for _, b := range parts {
			for _, c := range parts {
				texts = append(texts, a+b+c)
			}
		}
	}
	for _, text := range texts {
		var got string
		if err := json.Unmarshal(appendString(nil, text), &got); err != nil || got != string([]rune(text)) {
			t.Errorf("%q is written %s: %v", text, appendString(nil, text), err)
		}
	}
}

// A long string is the same each time it is written.
func TestLongStrings(t *testing.T) {
	long := strings.Repeat("ü\"", fromLong)
	all := []string{long, "a", long + "a", strings.Clone(long), long + "b", long + "a"}
	var got []string
	if err := json.Unmarshal(marshal(all), &got); err != nil || !slices.Equal(got, all) {
		t.Errorf("they differ: %v", err)
	}
}
