package uri

// This file lets a Reference stand in what encoding/json, encoding/gob and others read and write.

// AppendText appends the text of r to dst. It implements [encoding.TextAppender]. The error is
// that of [Reference.Validate]: what [Reference.UnmarshalText] would refuse is not written, and
// dst is returned as it was.
func (r Reference) AppendText(dst []byte) ([]byte, error) {
	if err := r.Validate(); err != nil {
		return dst, err
	}
	return append(dst, r.text...), nil
}

// MarshalText returns the text of r. It implements [encoding.TextMarshaler]. The error is that of
// [Reference.Validate].
func (r Reference) MarshalText() ([]byte, error) {
	if err := r.Validate(); err != nil {
		return nil, err
	}
	return []byte(r.text), nil
}

// UnmarshalText parses a URI-reference. It implements [encoding.TextUnmarshaler]. The error is
// an [*Error], and r then stays as it was.
func (r *Reference) UnmarshalText(text []byte) error {
	parsed, err := ParseReference(string(text))
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
