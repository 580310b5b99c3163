// Package sqluri lets references stand in the columns of database/sql. It is apart from package uri,
// which would otherwise carry database/sql along.
package sqluri

import (
	"database/sql/driver"
	"fmt"

	"uriscope.example/core/uri"
)

// A Reference is a [uri.Reference] that can be written to a database and read from it, as text. For a
// column that may be NULL, there is sql.Null[sqluri.Reference].
type Reference struct{ uri.Reference }

// Value returns the text. The error is that of [uri.Reference.Validate]: what Scan would refuse is
// not written. It implements [driver.Valuer].
func (r Reference) Value() (driver.Value, error) {
	if err := r.Validate(); err != nil {
		return nil, err
	}
	return r.String(), nil
}

// Scan parses a URI-reference that is a string or bytes. On error r stays as it was; the error is a
// [*uri.Error] if the text is not valid. It implements sql.Scanner.
func (r *Reference) Scan(value any) error {
	switch value := value.(type) {
	case string:
		return r.UnmarshalText([]byte(value))
	case []byte:
		return r.UnmarshalText(value)
	}
	return fmt.Errorf("uri: a column of type %T is not a text", value)
}
