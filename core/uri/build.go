package uri

import "errors"

// This file makes references of components. What it returns can be read again as the
// components that it was made of.

// ErrMisread is the error for components that are valid one by one, but whose text would be
// read as other ones: a path that begins with "//" where there is no authority, one that has no
// "/" in front where there is one, and one with a ":" in its first segment where there is no
// scheme. RFC 3986, section 3.3.
var ErrMisread = errors.New("uri: the text would be read as other components")

// Reference returns the reference that has these components. The error is [ErrMisread], or an
// [*Error] for the recomposed text where a component has a character that it must not have.
func (c Components) Reference() (Reference, error) {
	text := c.String()
	if Split(text).Components() != c {
		return Reference{}, ErrMisread
	}
	return ParseReference(text)
}

// With returns r with a component set to a value, which is taken as it is: data has to be
// encoded first, see [Encode]. r stays as it is. The errors are those of [Components.Reference].
//
// A user or a port can only be set where there is an authority; setting the host makes one. To
// set the authority replaces all three.
func (r Reference) With(c Component, value string) (Reference, error) {
	return r.set(c, Defined(value))
}

// Without returns r without a component; without its host, it has no authority. The path cannot
// be undefined: it becomes empty. The errors are those of [Components.Reference].
func (r Reference) Without(c Component) (Reference, error) { return r.set(c, Optional{}) }

func (r *Reference) set(c Component, value Optional) (Reference, error) {
	components := r.Components()
	switch c {
	case Scheme:
		components.Scheme = value
	case Authority:
		components.Authority = value
	case Userinfo, Host, Port:
		authority, err := r.authorityWith(c, value)
		if err != nil {
			return Reference{}, err
		}
		components.Authority = authority
	case Path:
		components.Path = value.value
	case Query:
		components.Query = value
	case Fragment:
		components.Fragment = value
	}
	made, err := components.Reference()
	if err != nil {
		return Reference{}, err
	}
	// Inside of an authority, a delimiter may have come with the value, too.
	if got, ok := made.component(c); got != value.value || ok != value.defined && c != Path {
		return Reference{}, ErrMisread
	}
	return made, nil
}

// authorityWith returns the authority with one of its subcomponents set.
func (r *Reference) authorityWith(c Component, value Optional) (Optional, error) {
	if r.authority == 0 && c != Host {
		if !value.defined {
			return Optional{}, nil
		}
		return Optional{}, ErrMisread
	}
	if c == Host && !value.defined {
		return Optional{}, nil
	}
	part := func(of Component) Optional {
		if of == c {
			return value
		}
		text, ok := r.component(of)
		return Optional{text, ok}
	}
	var text string
	if user := part(Userinfo); user.defined {
		text = user.value + "@"
	}
	text += part(Host).value
	if port := part(Port); port.defined {
		text += ":" + port.value
	}
	return Defined(text), nil
}
