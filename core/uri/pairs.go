package uri

import "strings"

// This file holds the pairs that many queries consist of. RFC 3986, section 3.4, only says that a
// query often has some; how they are written is that of forms in HTML.

// A Pair is one "key=value" of a query. A pair without a "=" has no value, which is not the same
// as an empty one. Pairs are comparable.
type Pair struct {
	Key   string
	Value Optional
}

// DecodePairs returns the pairs of a query, without the "?" before it: they are separated by "&",
// a "+" is a space, and keys and values are decoded once. An empty query has no pairs. The error
// is an [*Error] with the rule "pct-encoded".
func DecodePairs(query string) ([]Pair, error) {
	if query == "" {
		return nil, nil
	}
	var pairs []Pair
	at := 0
	for text := range strings.SplitSeq(query, "&") {
		key, value, hasValue := strings.Cut(text, "=")
		pair := Pair{Value: Optional{defined: hasValue}}
		var err error
		if pair.Key, err = decodePart(query, at, key); err != nil {
			return nil, err
		}
		if pair.Value.value, err = decodePart(query, at+len(key)+len("="), value); err != nil {
			return nil, err
		}
		pairs = append(pairs, pair)
		at += len(text) + len("&")
	}
	return pairs, nil
}

// decodePart decodes a part of a query, which begins at an offset.
func decodePart(query string, at int, part string) (string, error) {
	data, err := Decode(strings.ReplaceAll(part, "+", " "))
	if e, ok := err.(*Error); ok {
		e.Input, e.At = query, at+e.At
	}
	return data, err
}

// EncodePairs returns the query that has these pairs, which [DecodePairs] gives back: keys and
// values are data, and are encoded as [Encode] does. There is no query for a single pair that is
// empty and has no value; it is as if there were none.
func EncodePairs(pairs ...Pair) string {
	var b strings.Builder
	for i, pair := range pairs {
		if i > 0 {
			b.WriteByte('&')
		}
		b.WriteString(Encode(pair.Key, Query))
		if pair.Value.defined {
			b.WriteByte('=')
			b.WriteString(Encode(pair.Value.value, Query))
		}
	}
	return b.String()
}
