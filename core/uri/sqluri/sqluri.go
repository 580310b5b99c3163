// Package sqluri stores references in database/sql columns. It is separate so that package uri doesn't import
// database/sql.
package sqluri

import (
	"database/sql/driver"
	"fmt"

	"uriscope.example/core/uri"
)

// A Reference is a [uri.Reference] that can be stored in a database as text. For a column that can be NULL, use
// sql.Null[sqluri.Reference].
type Reference struct{ uri.Reference }

// Value returns the text. The error is from [uri.Reference.Validate], so it never writes text that Scan would
// reject. It implements [driver.Valuer].
func (r Reference) Value() (driver.Value, error) {
	if err := r.Validate(); err != nil {
		return nil, err
	}
	return r.String(), nil
}

// Scan parses a URI-reference from a string or bytes. On error it doesn't change r; the error is a [*uri.Error]
// if the text isn't valid. It implements sql.Scanner.
func (r *Reference) Scan(value any) error {
	switch value := value.(type) {
	case string:
		return r.UnmarshalText([]byte(value))
	case []byte:
		return r.UnmarshalText(value)
	}
	return fmt.Errorf("uri: a column of type %T is not a text", value)
}
