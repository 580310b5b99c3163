package explain

import "net/url"

// A Neighbour is what Go's net/url makes of a base and a reference. It follows
// RFC 3986, section 5.2, but in its own way: the page sets the two side by side.
type Neighbour struct {
	Target  string
	Refused string // "base" or "reference": the text that it does not take; empty if there is a target
	Message string // why, in its own words
}

// AskNeighbour resolves a reference by net/url. A base without a scheme it takes
// like any other, so there is an answer for it, too.
func AskNeighbour(base, reference string) Neighbour {
	b, err := url.Parse(base)
	if err != nil {
		return refusal("base", err)
	}
	target, err := b.Parse(reference)
	if err != nil {
		return refusal("reference", err)
	}
	return Neighbour{Target: target.String()}
}

// refusal leaves out of an error the text that it is about: the page shows it.
func refusal(on string, err error) Neighbour {
	if e, ok := err.(*url.Error); ok {
		err = e.Err
	}
	return Neighbour{Refused: on, Message: err.Error()}
}

// JSON is a Neighbour as web/src/engine.d.ts describes it.
func (n Neighbour) JSON() []byte {
	w := &writer{}
	w.open('{')
	w.key("target")
	if n.Refused != "" {
		w.null()
	} else {
		w.string(n.Target)
	}
	w.key("refused")
	if n.Refused == "" {
		w.null()
	} else {
		w.open('{')
		w.text("on", n.Refused)
		w.text("message", n.Message)
		w.close('}')
	}
	w.close('}')
	return w.b
}
