package uri

import (
	"errors"
	"slices"
	"strconv"
	"unicode/utf8"
)

// This file lets encoding/json, encoding/gob, and others read and write the types of this package.

// AppendText appends the text of r to dst. It implements [encoding.TextAppender]. The error is from
// [Reference.Validate]: if [Reference.UnmarshalText] would reject the text, AppendText returns dst unchanged.
func (r Reference) AppendText(dst []byte) ([]byte, error) {
	if err := r.Validate(); err != nil {
		return dst, err
	}
	return append(dst, r.text...), nil
}

// MarshalText returns the text of r. It implements [encoding.TextMarshaler]. The error is from
// [Reference.Validate].
func (r Reference) MarshalText() ([]byte, error) {
	if err := r.Validate(); err != nil {
		return nil, err
	}
	return []byte(r.text), nil
}

// UnmarshalText parses a URI-reference. It implements [encoding.TextUnmarshaler]. The error is an [*Error], and
// doesn't change r.
func (r *Reference) UnmarshalText(text []byte) error {
	parsed, err := Parse(string(text))
	if err != nil {
		return err
	}
	*r = parsed
	return nil
}

// AppendBinary is AppendText for [encoding.BinaryAppender].
func (r Reference) AppendBinary(dst []byte) ([]byte, error) { return r.AppendText(dst) }

// MarshalBinary is MarshalText for [encoding.BinaryMarshaler].
func (r Reference) MarshalBinary() ([]byte, error) { return r.MarshalText() }

// UnmarshalBinary is UnmarshalText for [encoding.BinaryUnmarshaler].
func (r *Reference) UnmarshalBinary(data []byte) error { return r.UnmarshalText(data) }

// MarshalText returns the component's name in the grammar, or an error if c isn't a component. It implements
// [encoding.TextMarshaler].
func (c Component) MarshalText() ([]byte, error) { return marshalName(componentNames[:], uint8(c)) }

// UnmarshalText parses the name of a component. It implements [encoding.TextUnmarshaler]. On error it doesn't
// change c.
func (c *Component) UnmarshalText(text []byte) error {
	return unmarshalName(componentNames[:], text, (*uint8)(c))
}

// MarshalText returns the rule's name in the grammar, which is empty for [NoHost], or an error if k isn't a
// kind of host. It implements [encoding.TextMarshaler].
func (k HostKind) MarshalText() ([]byte, error) { return marshalName(hostKindNames[:], uint8(k)) }

// UnmarshalText parses the name of a rule for hosts. It implements [encoding.TextUnmarshaler]. On error it
// doesn't change k.
func (k *HostKind) UnmarshalText(text []byte) error {
	return unmarshalName(hostKindNames[:], text, (*uint8)(k))
}

func marshalName(names []string, i uint8) ([]byte, error) {
	if int(i) >= len(names) {
		return nil, errors.New("uri: there is no name for the number " + strconv.Itoa(int(i)))
	}
	return []byte(names[i]), nil
}

func unmarshalName(names []string, text []byte, i *uint8) error {
	found := slices.Index(names, string(text))
	if found < 0 {
		return errors.New("uri: unknown name " + strconv.Quote(string(text)))
	}
	*i = uint8(found)
	return nil
}

// MarshalJSON returns a string or, for an undefined component, null. It implements
// [encoding/json.Marshaler].
func (o Optional) MarshalJSON() ([]byte, error) {
	if !o.defined {
		return []byte("null"), nil
	}
	b := append(make([]byte, 0, len(o.value)+2), '"')
	for _, r := range o.value { // invalid UTF-8 becomes U+FFFD, like in encoding/json
		switch {
		case r == '"' || r == '\\':
			b = append(b, '\\', byte(r))
		case r < ' ':
			b = append(b, '\\', 'u', '0', '0', hex[r>>4], hex[r&15])
		default:
			b = utf8.AppendRune(b, r)
		}
	}
	return append(b, '"'), nil
}

// MarshalText returns the component. It returns an error for an undefined one, because a text can't distinguish
// it from an empty one: leave it out, for example with the option omitzero of encoding/json. It implements
// [encoding.TextMarshaler].
func (o Optional) MarshalText() ([]byte, error) {
	if !o.defined {
		return nil, errors.New("uri: an undefined component has no text")
	}
	return []byte(o.value), nil
}

// UnmarshalText makes o a defined component. It implements [encoding.TextUnmarshaler], which encoding/json uses
// for strings; null doesn't change o.
func (o *Optional) UnmarshalText(text []byte) error {
	*o = Defined(string(text))
	return nil
}
