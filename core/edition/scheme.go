package edition

import (
	"strings"

	"uriscope/core/internal/octets"
	"uriscope/core/trace"
)

// A URLScheme is what a document says of the URLs of one scheme: which parts they have of their
// own, and what a client does with one. The client is watched like a resolution: its listing is
// played by the same player.
type URLScheme struct {
	Name       string // in lower case, without the colon
	Section    string // document and section
	Production string // that a URL of the scheme must match; empty where the document has none
	Port       string // the default one, as decimal digits; empty where the document gives none

	// Listing is what a client does. Its first register holds the URL. A register that is
	// marked as sent ([trace.Register.Sent]) grows by what the client sends.
	Listing *trace.Listing
	// Split names the parts that the scheme has of its own, in any text that begins with the
	// scheme. It never fails.
	Split func(text string) []Part
	// Run carries out the listing for a text that begins with the scheme, whether it matches
	// the production or not, as far as it goes. It records the run in t.
	Run func(text string, t *trace.Trace)
	// Problems returns what is wrong with a text, where the document has no production for it. It is nil where
	// nothing else tells.
	Problems func(text string) []Problem
	// Origin returns the origin of a text as a URL, serialized. It is nil where the document has no origins.
	Origin func(text string) (origin string, ok bool)
}

// A Standing says what a document has to say of the name of a scheme.
type Standing string

const (
	NoScheme           Standing = "none"         // the text begins with no scheme
	DefinedScheme      Standing = "defined"      // the document defines its URLs
	NamedScheme        Standing = "named"        // the document names it and defines nothing
	ReservedScheme     Standing = "reserved"     // kept for a use to come
	ExperimentalScheme Standing = "experimental" // for anybody to try things with: "x-…"
	UnknownScheme      Standing = "unknown"      // the document says nothing of it
	SpecialScheme      Standing = "special"      // a special scheme of the URL Standard
	NotSpecialScheme   Standing = "not-special"  // any other there
)

// A SchemeName says what a document says of the names of some schemes that it does not define.
type SchemeName struct {
	Names    string // in lower case, separated by spaces; "x-*" is every name that begins with "x-"
	Standing Standing
	Section  string // document and section
	// Port is the default one, as decimal digits, where the document gives it all the same, and
	// PortSection says where.
	Port, PortSection string
}

// Schemes are what a document says of schemes by their names.
type Schemes struct {
	Defined []*URLScheme // those whose URLs it defines
	// Any is what it says of the URLs of all schemes alike, instead of defining some; its name is empty. It is
	// nil in documents of which [Edition.Components] says where the scheme of a text is.
	Any   *URLScheme
	Names []SchemeName // what it says of other names; the first that fits holds
	// Gateways is the document and section that asks clients to let gateways be named for schemes
	// that they do not know; or empty.
	Gateways string
	// Exact says that the document does not speak of the case of names of schemes, so that each
	// is only what is printed.
	Exact bool
}

// SchemeOf returns the scheme of that name, nil where there is none. Names of schemes are the
// same in either case.
func SchemeOf(schemes []*URLScheme, name string) *URLScheme {
	for _, s := range schemes {
		if octets.EqualFold(s.Name, name) {
			return s
		}
	}
	return nil
}

// Scheme returns the scheme of that name that the document defines, nil where it defines none.
func (e *Edition) Scheme(name string) *URLScheme {
	if e.Schemes == nil {
		return nil
	}
	if e.Schemes.Any != nil && name != "" {
		return e.Schemes.Any
	}
	return e.Schemes.defined(name)
}

func (all *Schemes) defined(name string) *URLScheme {
	if s := SchemeOf(all.Defined, name); s != nil && (s.Name == name || !all.Exact) {
		return s
	}
	return nil
}

// Standing returns what the document says of the name of a scheme.
func (e *Edition) Standing(name string) SchemeName {
	if name == "" {
		return SchemeName{Standing: NoScheme}
	}
	if e.Schemes == nil {
		return SchemeName{Standing: UnknownScheme}
	}
	if s := e.Schemes.defined(name); s != nil {
		return SchemeName{Standing: DefinedScheme, Section: s.Section, Port: s.Port}
	}
	if !e.Schemes.Exact {
		name = strings.ToLower(name)
	}
	for _, n := range e.Schemes.Names {
		for names := n.Names; names != ""; {
			var one string
			one, names, _ = strings.Cut(names, " ")
			if prefix, ok := strings.CutSuffix(one, "*"); one == name || ok && strings.HasPrefix(name, prefix) {
				return n
			}
		}
	}
	return SchemeName{Standing: UnknownScheme}
}
