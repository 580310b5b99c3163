package uri

import "errors"

// This file makes references from components. Parsing the result gives the same components again.

// ErrMisread matches, in errors.Is, a [*SetError] whose component is valid by itself but would be parsed
// differently next to the others: a path that begins with "//" without an authority, a path without a leading
// "/" after an authority, a path with a ":" in its first segment without a scheme, and a user or a port without
// an authority. RFC 3986, section 3.3.
var ErrMisread = errors.New("uri: the text would be split into different components")

// ErrComponent is the error for a [Component] that isn't one of the constants.
var ErrComponent = errors.New("uri: there is no such component")

// A SetError says why a component can't have a value. All functions that make a reference from components, or
// change one, return errors of type *SetError. Each matches [ErrSyntax] in errors.Is, and some also match
// [ErrMisread].
type SetError struct {
	// Component is the one that doesn't fit. It can be another one than the one being set: without its scheme,
	// "s:a:b" has a path with a ":" in a place where none is allowed.
	Component Component

	// Err says where and why. Its Input is just the component, not the whole text; it may contain a password.
	Err *Error

	misread bool
}

// Error returns one sentence with the component and the reason from Err, but without the component's value,
// which may contain a password.
func (e *SetError) Error() string {
	if e.misread && (e.Component == Userinfo || e.Component == Port) {
		return "uri: " + e.Component.String() + ": needs an authority, but there is none (" + e.Err.Section + ")"
	}
	return "uri: " + e.Component.String() + ": " + e.Err.sentence()
}

// Unwrap returns Err.
func (e *SetError) Unwrap() error { return e.Err }

// Is reports whether target is [ErrMisread] and the component is valid by itself.
func (e *SetError) Is(target error) bool { return target == ErrMisread && e.misread }

// Reference returns the reference that has these components. The error is a [*SetError].
func (c Components) Reference() (Reference, error) {
	for _, part := range [...]struct {
		component Component
		value     Optional
	}{{Scheme, c.Scheme}, {Authority, c.Authority}, {Path, Defined(c.Path)}, {Query, c.Query}, {Fragment, c.Fragment}} {
		if part.value.defined {
			if err := c.check(part.component, part.value.value); err != nil {
				return Reference{}, err
			}
		}
	}
	return Split(c.String()), nil
}

// With returns r with a component set to a value, which is used unchanged: encode data first, see [Encode]. It
// doesn't change r. The error is a [*SetError], or [ErrComponent].
//
// A user or a port can only be set if there is an authority; setting the host creates one. Setting the
// authority replaces all three.
func (r Reference) With(c Component, value string) (Reference, error) {
	return r.set(c, Defined(value))
}

// Without returns r without a component; removing the host removes the authority. The path can't be undefined,
// so it becomes empty. The error is a [*SetError], or [ErrComponent].
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
	default:
		return Reference{}, ErrComponent
	}
	return components.Reference()
}

// authorityWith returns the authority with one of its subcomponents set.
func (r *Reference) authorityWith(c Component, value Optional) (Optional, error) {
	if r.authority == 0 && c != Host {
		if !value.defined {
			return Optional{}, nil
		}
		return Optional{}, setError(c, value.value, 0, "authority", tSlash, true)
	}
	if c == Host && !value.defined {
		return Optional{}, nil
	}
	parts := r.authorityParts()
	switch c {
	case Userinfo:
		parts.Userinfo = value
	case Host:
		parts.Host = value.value
	case Port:
		parts.Port = value
	}
	if value.defined {
		if err := parts.check(c, value.value); err != nil {
			return Optional{}, err
		}
	}
	return Defined(parts.text()), nil
}

// AuthorityParts are the subcomponents of an authority, RFC 3986, section 3.2. They are
// comparable; the zero value is the empty authority, as in "file:///".
type AuthorityParts struct {
	Userinfo Optional
	Host     string // with the brackets of an IP literal
	Port     Optional
}

// AuthorityParts returns the subcomponents of the authority. ok is false if there is none.
func (r Reference) AuthorityParts() (parts AuthorityParts, ok bool) {
	return r.authorityParts(), r.authority > 0
}

func (r *Reference) authorityParts() AuthorityParts {
	optional := func(c Component) Optional {
		value, ok := r.component(c)
		return Optional{value, ok}
	}
	return AuthorityParts{optional(Userinfo), optional(Host).value, optional(Port)}
}

// Authority returns the authority with these subcomponents, which are used unchanged: encode data first, see
// [Encode]. It adds brackets to an IPv6 address without them, such as "::1". The error is a [*SetError].
func (a AuthorityParts) Authority() (Optional, error) {
	if _, ok := matchIPv6Address(a.Host); ok {
		a.Host = "[" + a.Host + "]"
	}
	if a.Userinfo.defined {
		if err := a.check(Userinfo, a.Userinfo.value); err != nil {
			return Optional{}, err
		}
	}
	if err := a.check(Host, a.Host); err != nil {
		return Optional{}, err
	}
	if a.Port.defined {
		if err := a.check(Port, a.Port.value); err != nil {
			return Optional{}, err
		}
	}
	return Defined(a.text()), nil
}

// text recomposes the subcomponents.
func (a *AuthorityParts) text() string {
	text := a.Host
	if a.Userinfo.defined {
		text = a.Userinfo.value + "@" + text
	}
	if a.Port.defined {
		text += ":" + a.Port.value
	}
	return text
}

// check matches the value of a subcomponent of an authority against its rule.
func (a *AuthorityParts) check(c Component, value string) error {
	at, rule, expected := 0, "userinfo", tName|tColon|tEnd
	switch c {
	case Userinfo:
		at = scan(value, 0, userinfoChar)
	case Host:
		if value != "" && value[0] == '[' {
			return checkIPLiteral(value)
		}
		at, rule, expected = scan(value, 0, regNameChar), "reg-name", tName|tEnd
		if at == 0 {
			expected |= tOpen
		}
	case Port:
		at, rule, expected = skip(value, 0, digit, len(value)), "port", tDIGIT|tEnd
	}
	if at == len(value) {
		return nil
	}
	return setError(c, value, at, rule, expected, false)
}

// checkIPLiteral matches a host that begins with "[" against the rule IP-literal.
func checkIPLiteral(host string) error {
	end, kind := matchIPLiteral(host, 0)
	if kind == NoHost {
		e := &Error{Input: host, At: end}
		e.rejectIPLiteral(0)
		e.Section = sectionOf(e.Rule)
		return &SetError{Component: Host, Err: e}
	}
	if end < len(host) {
		return setError(Host, host, end, "IP-literal", tEnd, false)
	}
	return nil
}

// check matches a component's value against its rule, which for a path depends on the other components.
func (c *Components) check(component Component, value string) error {
	switch component {
	case Scheme:
		return checkScheme(value)
	case Authority:
		var r Reference
		r.text = "//" + value
		if end, ok := r.parseAuthority(len("//")); !ok || end < len(r.text) {
			e := &Error{Input: r.text, At: end}
			e.rejectAuthority(&r)
			return setError(Authority, value, e.At-len("//"), e.Rule, e.expected&^(tSlash|tQuestion|tHash)|tEnd, false)
		}
	case Path:
		return c.checkPath(value)
	case Query, Fragment:
		if at := scan(value, 0, queryChar); at < len(value) {
			return setError(component, value, at, component.String(), tPchar|tSlash|tQuestion|tEnd, false)
		}
	}
	return nil
}

func checkScheme(value string) error {
	if !startsWithLetter(value) {
		return setError(Scheme, value, 0, "scheme", tALPHA, false)
	}
	if at := skip(value, 0, schemeChar, len(value)); at < len(value) {
		return setError(Scheme, value, at, "scheme", tALPHA|tDIGIT|tPlus|tHyphen|tPeriod|tEnd, false)
	}
	return nil
}

// checkPath matches a path against whichever of the five path rules applies, given the scheme and the
// authority.
func (c *Components) checkPath(path string) error {
	bad, rule := scan(path, 0, pathChar), "path-noscheme"
	at, expected := bad, tPchar|tSlash|tEnd
	switch {
	case c.Authority.defined:
		if rule = "path-abempty"; path != "" && path[0] != '/' {
			at, expected = 0, tSlash|tEnd
		}
	case path != "" && path[0] == '/':
		if rule = "path-absolute"; needsGuard(path) {
			at, expected = 1, tPchar|tEnd
		}
	case c.Scheme.defined:
		rule = "path-rootless"
	default:
		if i := scan(path, 0, noColonChar); i < len(path) && path[i] == ':' {
			at, expected = i, tName|tAt|tSlash|tEnd
		}
	}
	if at == len(path) {
		return nil
	}
	return setError(Path, path, at, rule, expected, bad == len(path))
}

// setError returns the error for a component whose value breaks a rule at an offset.
func setError(c Component, value string, at int, rule string, expected terminals, misread bool) *SetError {
	e := &Error{Input: value, At: at, Rule: rule, expected: expected}
	if at < len(value) && value[at] == '%' && expected&(tPctEncoded|tPchar) != 0 {
		e.rejectPercentEncoded()
	}
	e.Section = sectionOf(e.Rule)
	return &SetError{c, e, misread}
}
