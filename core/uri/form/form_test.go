package form_test

import (
	"errors"
	"fmt"
	"slices"
	"testing"

	"uriscope.example/core/uri"
	"uriscope.example/core/uri/form"
)

func ExampleDecode() {
	pairs, err := form.Decode("q=a+b%26c&empty=&flag")
	for _, p := range pairs {
		fmt.Printf("%q %q %v\n", p.Key, p.Value, p.Value.IsDefined())
	}
	fmt.Println(form.Encode(pairs...), err)
	// Output:
	// "q" "a b&c" true
	// "empty" "" true
	// "flag" "" false
	// q=a%20b%26c&empty=&flag <nil>
}

func TestPairs(t *testing.T) {
	for _, test := range []struct {
		query string
		want  []form.Pair
		again string
	}{
		{"", nil, ""},
		{"a=1&b=2", []form.Pair{{"a", uri.Defined("1")}, {"b", uri.Defined("2")}}, "a=1&b=2"},
		{"a&b=", []form.Pair{{"a", uri.Optional{}}, {"b", uri.Defined("")}}, "a&b="},
		{"&", []form.Pair{{}, {}}, "&"},
		{"a+b=c%2Bd%26=e", []form.Pair{{"a b", uri.Defined("c+d&=e")}}, "a%20b=c%2Bd%26=e"},
		{"a=b;c=d", []form.Pair{{"a", uri.Defined("b;c=d")}}, "a=b;c=d"},
		{"x=1;y=2", []form.Pair{{"x", uri.Defined("1;y=2")}}, "x=1;y=2"},
		{"a%3Bb%3Dc=%253B%3d", []form.Pair{{"a;b=c", uri.Defined("%3B=")}}, "a;b%3Dc=%253B="},
		{"%C3%A4=%FF", []form.Pair{{"ä", uri.Defined("\xff")}}, "%C3%A4=%FF"},
	} {
		got, err := form.Decode(test.query)
		if err != nil || !slices.Equal(got, test.want) {
			t.Errorf("%q: got %+v (error %v), want %+v", test.query, got, err, test.want)
		}
		if again := form.Encode(got...); again != test.again {
			t.Errorf("%q: again %q, want %q", test.query, again, test.again)
		}
	}
	for query, at := range map[string]int{"a=1&b=%4": 8, "%": 1, "a+%zz=1": 3} {
		var e *uri.Error
		if got, err := form.Decode(query); !errors.As(err, &e) || e.At != at || e.Input != query || got != nil {
			t.Errorf("%q: got %+v (error %v), want one at %d", query, got, err, at)
		}
	}
}

func FuzzPairs(f *testing.F) {
	for _, s := range []string{"", "a=b&c", "&&", "a=b=c", "+%2B", "%"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, query string) {
		pairs, err := form.Decode(query)
		if err != nil {
			return
		}
		again := form.Encode(pairs...)
		if got, err := form.Decode(again); err != nil || !slices.Equal(got, pairs) && again != "" {
			t.Errorf("%q: %+v, written %q, and that %+v (error %v)", query, pairs, again, got, err)
		}
		if _, err := uri.Parse("?" + again); err != nil {
			t.Errorf("%q: written %q: %v", query, again, err)
		}
	})
}
