// Package neighbour asks another library the same question: the page sets its answers
// beside those of the editions.
package neighbour

import "net/url"

// An Answer is what Go's net/url makes of a base and a reference. It follows
// RFC 3986, section 5.2, but in its own way.
type Answer struct {
	Target  string
	Refused string // "base" or "reference": the text that it does not take; empty if there is a target
	Message string // why, in its own words
}

// Ask resolves a reference by net/url. A base without a scheme it takes
// like any other, so there is an answer for it, too.
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

// refusal leaves out of an error the text that it is about: the page shows it.
func refusal(on string, err error) Answer {
	if e, ok := err.(*url.Error); ok {
		err = e.Err
	}
	return Answer{Refused: on, Message: err.Error()}
}
