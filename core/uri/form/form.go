// Package form reads and writes the pairs that many queries consist of. RFC 3986, section 3.4, only
// says that a query often has some; how they are written is that of forms in HTML.
package form

import (
	"errors"
	"strings"

	"uriscope.example/core/uri"
)

// A Pair is one "key=value" of a query. A pair without a "=" has no value, which is not the same
// as an empty one. Pairs are comparable.
type Pair struct {
	Key   string
	Value uri.Optional
}

// Decode returns the pairs of a query, without the "?" before it: they are separated by "&",
// a "+" is a space, and keys and values are decoded once. An empty query has no pairs. The error
// is a [*uri.Error] with the rule "pct-encoded".
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

// decodePart decodes a part of a query, which begins at an offset.
func decodePart(query string, at int, part string) (string, error) {
	data, err := uri.Decode(strings.ReplaceAll(part, "+", " "))
	if e := (*uri.Error)(nil); errors.As(err, &e) {
		e.Input, e.At = query, at+e.At
	}
	return data, err
}

// Encode returns the query that has these pairs, which [Decode] gives back: keys and
// values are data, and are encoded as [uri.Encode] does. There is no query for a single pair that is
// empty and has no value; it is as if there were none.
func Encode(pairs ...Pair) string {
	var b strings.Builder
	for i, pair := range pairs {
		if i > 0 {
			b.WriteByte('&')
		}
		b.WriteString(uri.Encode(pair.Key, uri.Query))
		if value, ok := pair.Value.Get(); ok {
			b.WriteByte('=')
			b.WriteString(uri.Encode(value, uri.Query))
		}
	}
	return b.String()
}
