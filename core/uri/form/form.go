// Package form reads and writes the key-value pairs that many queries consist of. RFC 3986, section 3.4 only
// mentions such pairs; their format is the one of HTML forms.
package form

import (
	"errors"
	"strings"

	"uriscope.example/core/uri"
)

// A Pair is one "key=value" of a query. A pair without "=" has no value, which isn't the same as an empty one.
// Pairs are comparable.
type Pair struct {
	Key   string
	Value uri.Optional
}

// Decode returns the pairs of a query, which is given without "?". Pairs are separated by "&", a "+" is a
// space, and keys and values are decoded once. An empty query has no pairs. The error is a [*uri.Error] with
// the rule "pct-encoded".
func Decode(query string) ([]Pair, error) {
	if query == "" {
		return nil, nil
	}
	var pairs []Pair
	at := 0
	for text := range strings.SplitSeq(query, "&") {
		key, value, hasValue := strings.Cut(text, "=")
		decoded, err := decodePart(query, at, key)
		if err != nil {
			return nil, err
		}
		pair := Pair{Key: decoded}
		if hasValue {
			if decoded, err = decodePart(query, at+len(key)+len("="), value); err != nil {
				return nil, err
			}
			pair.Value = uri.Defined(decoded)
		}
		pairs = append(pairs, pair)
		at += len(text) + len("&")
	}
	return pairs, nil
}

// decodePart decodes the part of a query at an offset.
func decodePart(query string, at int, part string) (string, error) {
	data, err := uri.Decode(strings.ReplaceAll(part, "+", " "))
	if e := (*uri.Error)(nil); errors.As(err, &e) {
		e.Input, e.At = query, at+e.At
	}
	return data, err
}

// Encode returns the query with these pairs, the reverse of [Decode]. Keys and values are data. They are
// encoded like [uri.Encode], except that ";" is kept, and so is "=" in a value, so "x=1;y=2" doesn't change
// when it is decoded and encoded again. A server that also separates pairs at ";", as HTML 4.01 recommended,
// finds two pairs in it: if you write data for such a server, encode it with uri.Encode yourself. A single
// empty pair without a value can't be represented; the result is the same as for no pairs.
func Encode(pairs ...Pair) string {
	var b strings.Builder
	for i, pair := range pairs {
		if i > 0 {
			b.WriteByte('&')
		}
		b.WriteString(keep(uri.Encode(pair.Key, uri.Query), "%3B", ";"))
		if value, ok := pair.Value.Get(); ok {
			b.WriteByte('=')
			b.WriteString(keep(keep(uri.Encode(value, uri.Query), "%3B", ";"), "%3D", "="))
		}
	}
	return b.String()
}

// keep returns encoded data with a character unencoded. A "%" in the data is "%25", so its encoding can't occur
// anywhere else.
func keep(data, encoded, character string) string {
	return strings.ReplaceAll(data, encoded, character)
}
