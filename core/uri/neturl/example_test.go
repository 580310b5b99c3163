package neturl_test

import (
	"fmt"
	"net/url"

	"uriscope.example/core/uri"
	"uriscope.example/core/uri/form"
	"uriscope.example/core/uri/neturl"
)

// The ten lines of the README, with net/url on the left and the library on the right.
func Example_fromNetURL() {
	const s = "http://example.com:80/a%20b/c?x=1&y=2#f"
	u, err := url.Parse(s)
	r, failed := uri.Parse(s)
	fmt.Println(err, failed)
	scheme, _ := r.Scheme()
	fmt.Println(u.Scheme, scheme)
	name, _ := r.Hostname()
	fmt.Println(u.Hostname(), name)
	fmt.Println(u.EscapedPath(), r.Path())
	path, _ := uri.Decode(r.Path())
	fmt.Println(u.Path, path)
	query, _ := r.Query()
	pairs, _ := form.Decode(query)
	fmt.Println(u.Query().Get("y"), pairs[1].Value)
	base, reference := uri.MustParse("http://example.com/"), uri.MustParse("../d")
	target, _ := base.Resolve(reference)
	fmt.Println(must(url.Parse("http://example.com/")).ResolveReference(must(url.Parse("../d"))), target)
	u.RawQuery = "a=b"
	r, _ = r.With(uri.Query, "a=b")
	fmt.Println(u.RawQuery, r)
	fmt.Println(url.PathEscape("a/b"), uri.Encode("a/b", uri.Path))
	again, _ := neturl.ToURL(r)
	fmt.Println(u, again)
	// Output:
	// <nil> <nil>
	// http http
	// example.com example.com
	// /a%20b/c /a%20b/c
	// /a b/c /a b/c
	// 2 2
	// http://example.com/d http://example.com/d
	// a=b http://example.com:80/a%20b/c?a=b#f
	// a%2Fb a%2Fb
	// http://example.com:80/a%20b/c?a=b#f http://example.com:80/a%20b/c?a=b#f
}

func must(u *url.URL, err error) *url.URL {
	if err != nil {
		panic(err)
	}
	return u
}
