package sqluri_test

import (
	"database/sql"
	"database/sql/driver"
	"errors"
	"testing"

	"uriscope.example/core/uri"
	"uriscope.example/core/uri/sqluri"
)

var (
	_ driver.Valuer = sqluri.Reference{}
	_ sql.Scanner   = (*sqluri.Reference)(nil)
)

func TestReference(t *testing.T) {
	const text = "http://a/b?c#d"
	value, err := sqluri.Reference{Reference: uri.MustParse(text)}.Value()
	if value != text || err != nil {
		t.Errorf("written: %v (error %v)", value, err)
	}
	for _, column := range []any{text, []byte(text)} {
		var r sqluri.Reference
		if err := r.Scan(column); err != nil || r.Reference != uri.MustParse(text) {
			t.Errorf("%T: read %v (error %v)", column, r, err)
		}
		for _, bad := range []any{"a b", []byte("a b"), 5, nil} {
			err := r.Scan(bad)
			if _, isText := bad.(int); err == nil || errors.Is(err, uri.ErrSyntax) == (isText || bad == nil) || r.String() != text {
				t.Errorf("%v: read %v (error %v)", bad, r, err)
			}
		}
	}
	if value, err := (sqluri.Reference{Reference: uri.Split("a b")}).Value(); value != nil || !errors.Is(err, uri.ErrSyntax) {
		t.Errorf("written: %v (error %v)", value, err)
	}
}

func TestNull(t *testing.T) {
	var r sql.Null[sqluri.Reference]
	if err := r.Scan(nil); err != nil || r.Valid {
		t.Errorf("NULL is %v (error %v)", r, err)
	}
	if err := r.Scan("a"); err != nil || !r.Valid || r.V.String() != "a" {
		t.Errorf("read %v (error %v)", r, err)
	}
}
