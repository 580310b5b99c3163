// Package neturl converts between references and net/url URLs, without loss or with an error. It is separate so
// that package uri doesn't import net/url.
package neturl

import (
	"errors"
	"fmt"
	"net/url"
	"strings"

	"uriscope.example/core/uri"
)

// ErrLoss is the error if something would be lost: for example, a url.URL can't represent an empty fragment or
// a scheme in uppercase, and a Reference can't represent a path that would be parsed as a host.
var ErrLoss = errors.New("uri: the conversion would change the text")

// FromURL returns the reference with the text that u prints. The error is a [*uri.Error] if that text isn't
// valid, and [ErrLoss] if net/url would parse parts from it that differ from u's.
func FromURL(u *url.URL) (uri.Reference, error) {
	text := u.String()
	r, err := uri.Parse(text)
	if err != nil {
		return uri.Reference{}, err
	}
	again, err := url.Parse(text)
	if err != nil || !same(u, again) {
		return uri.Reference{}, ErrLoss
	}
	return r, nil
}

// ToURL returns the URL that net/url parses from the text of r. The error is [url.Parse]'s, but without the
// text, which may contain a password, or [ErrLoss] if the URL prints another text.
func ToURL(r uri.Reference) (*url.URL, error) {
	u, err := url.Parse(r.String())
	if e := (*url.Error)(nil); errors.As(err, &e) {
		return nil, fmt.Errorf("uri: net/url cannot parse the reference: %w", e.Err)
	} else if err != nil {
		return nil, err
	}
	if u.String() != r.String() {
		return nil, ErrLoss
	}
	return u, nil
}

// same reports whether two URLs have the same parts, in whatever fields.
func same(a, b *url.URL) bool {
	return strings.EqualFold(a.Scheme, b.Scheme) && a.Opaque == b.Opaque && a.User.String() == b.User.String() && (a.User == nil) == (b.User == nil) && a.Host == b.Host &&
		a.Path == b.Path && a.EscapedPath() == b.EscapedPath() && a.RawQuery == b.RawQuery && a.ForceQuery == b.ForceQuery &&
		a.Fragment == b.Fragment && a.EscapedFragment() == b.EscapedFragment()
}
