package edition

import (
	"strings"

	"uriscope/core/internal/octets"
	"uriscope/core/trace"
)

// A URLScheme is what a spec says about the URLs of one scheme: their own parts, and what a client does with
// them. The client's run is recorded like one of resolving: the same player plays its listing.
type URLScheme struct {
	Name       string // in lowercase, without the colon
	Section    string // spec and section
	Production string // the rule for a URL of the scheme; empty if the spec has none
	Port       string // the default port in decimal digits; empty if the spec gives none

	// Listing is what a client does. Its first register holds the URL. A register that is marked as sent
	// ([trace.Register.Sent]) grows by the text that the client sends.
	Listing *trace.Listing
	// Split names the parts that the scheme has of its own, in any text that begins with the
	// scheme. It never fails.
	Split func(text string) []Part
	// Run runs the listing on a text that begins with the scheme, as far as possible, even if the text doesn't
	// match the production. It records the run in t.
	Run func(text string, t *trace.Trace)
	// Problems returns the errors in a text if the spec has no production for it. It is nil if there is no
	// other check.
	Problems func(text string) []Problem
	// Origin returns a URL's origin, serialized. It is nil if the spec has no origins.
	Origin func(text string) (origin string, ok bool)
}

// A Standing is how a spec treats the name of a scheme.
type Standing string

const (
	NoScheme           Standing = "none"         // the text begins with no scheme
	DefinedScheme      Standing = "defined"      // the spec defines its URLs
	NamedScheme        Standing = "named"        // the spec names it without defining anything
	ReservedScheme     Standing = "reserved"     // kept for a use to come
	ExperimentalScheme Standing = "experimental" // for anybody to try things with: "x-…"
	UnknownScheme      Standing = "unknown"      // the spec doesn't mention it
	SpecialScheme      Standing = "special"      // a special scheme of the URL Standard
	NotSpecialScheme   Standing = "not-special"  // any other there
)

// A SchemeName is what a spec says about the names of some schemes that it doesn't define.
type SchemeName struct {
	Names    string // in lowercase, separated by spaces; "x-*" is every name that begins with "x-"
	Standing Standing
	Section  string // spec and section
	// Port is the default port in decimal digits, if the spec gives one although it doesn't define the scheme.
	// PortSection is where.
	Port, PortSection string
}

// Schemes are what a spec says about individual schemes.
type Schemes struct {
	Defined []*URLScheme // the schemes whose URLs it defines
	// Any is what it says about the URLs of all schemes, instead of defining individual ones; its name is
	// empty. It is nil if [Edition.Components] finds the scheme of a text.
	Any   *URLScheme
	Names []SchemeName // what it says about other names; the first match counts
	// Gateways is the spec and section that asks clients to let users name gateways for schemes they don't
	// know; or empty.
	Gateways string
	// Exact reports whether the spec doesn't discuss the case of scheme names, so only the printed form counts.
	Exact bool
}

// SchemeOf returns the scheme with a name, ignoring case, or nil.
func SchemeOf(schemes []*URLScheme, name string) *URLScheme {
	for _, s := range schemes {
		if octets.EqualFold(s.Name, name) {
			return s
		}
	}
	return nil
}

// Scheme returns the scheme with a name that the spec defines, or nil.
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

// Standing returns how the spec treats the name of a scheme.
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
