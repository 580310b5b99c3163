// Package sloguri keeps passwords out of log/slog logs. It is separate so that package uri doesn't import
// log/slog.
package sloguri

import (
	"log/slog"
	"reflect"

	"uriscope.example/core/uri"
)

// ReplaceAttr replaces a [uri.Reference] value by its text without a password, see [uri.Reference.Redacted].
// Within lists, maps, pointers, and exported struct fields, it replaces references by references without a
// password. It doesn't change the logged value itself. Use it for the field of the same name in
// [slog.HandlerOptions].
//
// It doesn't redact unexported fields, which a JSON handler doesn't print but a text handler does. Nor does it
// redact references nested more than 16 levels deep, or passwords in strings, such as those in
// [uri.Components] and [uri.AuthorityParts]. Give types with these a LogValue method.
func ReplaceAttr(groups []string, a slog.Attr) slog.Attr {
	if a.Value.Kind() != slog.KindAny {
		return a
	}
	switch r := a.Value.Any().(type) {
	case nil:
	case uri.Reference:
		a.Value = slog.StringValue(r.Redacted())
	case *uri.Reference:
		if r != nil {
			a.Value = slog.StringValue(r.Redacted())
		}
	default:
		if redacted, changed := redact(reflect.ValueOf(r), deepest); changed {
			a.Value = slog.AnyValue(redacted.Interface())
		}
	}
	return a
}

// deepest is the maximum nesting level examined, because a value can contain itself.
const deepest = 16

var referenceType = reflect.TypeFor[uri.Reference]()

// redact returns a copy of a value without the passwords of its references, if it has any.
func redact(v reflect.Value, levels int) (redacted reflect.Value, changed bool) {
	if levels == 0 || !v.CanInterface() {
		return v, false
	}
	if v.Type() == referenceType {
		r := v.Interface().(uri.Reference)
		text := r.Redacted()
		return reflect.ValueOf(uri.Split(text)), text != r.String()
	}
	switch v.Kind() {
	case reflect.Pointer:
		if v.IsNil() {
			break
		}
		if elem, changed := redact(v.Elem(), levels-1); changed {
			pointer := reflect.New(v.Type().Elem())
			pointer.Elem().Set(elem)
			return pointer, true
		}
	case reflect.Interface:
		if !v.IsNil() {
			return redact(v.Elem(), levels-1)
		}
	case reflect.Slice, reflect.Array:
		return redactEach(v, v.Len(), reflect.Value.Index, levels)
	case reflect.Struct:
		return redactEach(v, v.NumField(), reflect.Value.Field, levels)
	case reflect.Map:
		return redactMap(v, levels)
	}
	return v, false
}

// redactEach is redact for the elements of a list, or the fields of a struct.
func redactEach(v reflect.Value, count int, element func(reflect.Value, int) reflect.Value, levels int) (redacted reflect.Value, changed bool) {
	for i := range count {
		one, its := redact(element(v, i), levels-1)
		if !its {
			continue
		}
		if !changed {
			redacted, changed = reflect.New(v.Type()).Elem(), true
			if v.Kind() == reflect.Slice {
				redacted.Set(reflect.MakeSlice(v.Type(), count, count))
				reflect.Copy(redacted, v)
			} else {
				redacted.Set(v)
			}
		}
		element(redacted, i).Set(one)
	}
	if !changed {
		return v, false
	}
	return redacted, true
}

// redactMap is redact for the keys and values of a map. It keeps one of the keys that differ only in their
// passwords.
func redactMap(v reflect.Value, levels int) (redacted reflect.Value, changed bool) {
	redacted = reflect.MakeMapWithSize(v.Type(), v.Len())
	for i := v.MapRange(); i.Next(); {
		key, keyChanged := redact(i.Key(), levels-1)
		value, valueChanged := redact(i.Value(), levels-1)
		redacted.SetMapIndex(key, value)
		changed = changed || keyChanged || valueChanged
	}
	if !changed {
		return v, false
	}
	return redacted, true
}
