package wire

import (
	"math"
	"strconv"
	"testing"
)

func TestAppendInt(t *testing.T) {
	numbers := []int{math.MinInt, -1000, -1, math.MaxInt}
	for i := range 1100 {
		numbers = append(numbers, i)
	}
	for _, i := range numbers {
		if got, want := string(appendInt(nil, i)), strconv.Itoa(i); got != want {
			t.Errorf("%s is written %q", want, got)
		}
	}
}
