// Package neturl resolves references with another library, Go's net/url. The page shows its answers next to
// the editions' answers.
package neturl

import "net/url"

// An Answer is how Go's net/url resolves a reference. It follows RFC 3986, section 5.2, with
// some differences.
type Answer struct {
	Target  string
	Refused string // "base" or "reference": the text that it rejects; empty if there is a target
	Message string // why, in the words of net/url
}

// Ask resolves a reference by net/url, which accepts a base without a scheme, too.
func Ask(base, reference string) Answer {
	b, err := url.Parse(base)
	if err != nil {
		return refusal("base", err)
	}
	target, err := b.Parse(reference)
	if err != nil {
		return refusal("reference", err)
	}
	return Answer{Target: target.String()}
}

// refusal removes from an error the text in question, which the page shows anyway.
func refusal(on string, err error) Answer {
	if e, ok := err.(*url.Error); ok {
		err = e.Err
	}
	return Answer{Refused: on, Message: err.Error()}
}
