package uri

// This file has component recomposition, RFC 3986, section 5.3.

// An Optional is a component that may be undefined, which isn't the same as
// empty. Optionals are comparable; the zero value is undefined.
type Optional struct {
	value   string
	defined bool
}

// Defined returns a defined component, which may be empty. It has no
// delimiters: the query of "?q" is "q".
func Defined(value string) Optional { return Optional{value, true} }

// Get returns the component, and whether it is defined.
func (o Optional) Get() (value string, ok bool) { return o.value, o.defined }

// IsDefined reports whether the component is defined.
func (o Optional) IsDefined() bool { return o.defined }

// String returns the component, or "" if it is undefined.
func (o Optional) String() string { return o.value }

// Components are the five components of a reference, independent of any text: the R, Base, and T of RFC 3986,
// section 5.2.2. They are comparable; the zero value is the empty reference.
//
// Unlike in a [Reference], nothing keeps a component from containing text that would be parsed as another's
// delimiter.
type Components struct {
	Scheme    Optional
	Authority Optional
	Path      string
	Query     Optional
	Fragment  Optional
}

// Components returns the components of r.
func (r Reference) Components() Components {
	optional := func(c Component) Optional {
		value, ok := r.component(c)
		return Optional{value, ok}
	}
	return Components{
		Scheme:    optional(Scheme),
		Authority: optional(Authority),
		Path:      r.Path(),
		Query:     optional(Query),
		Fragment:  optional(Fragment),
	}
}

// String recomposes the components as in RFC 3986, section 5.3.
func (c Components) String() string {
	return string(c.AppendTo(nil))
}

// AppendTo appends the recomposed components to dst, as in RFC 3986, section 5.3.
func (c Components) AppendTo(dst []byte) []byte {
	if c.Scheme.defined {
		dst = append(dst, c.Scheme.value...)
		dst = append(dst, ':')
	}
	if c.Authority.defined {
		dst = append(dst, "//"...)
		dst = append(dst, c.Authority.value...)
	}
	dst = append(dst, c.Path...)
	if c.Query.defined {
		dst = append(dst, '?')
		dst = append(dst, c.Query.value...)
	}
	if c.Fragment.defined {
		dst = append(dst, '#')
		dst = append(dst, c.Fragment.value...)
	}
	return dst
}
