package uri_test

import (
	"errors"
	"fmt"

	"uriscope/core/uri"
)

func ExampleParse() {
	r, err := uri.Parse("foo://example.com:8042/over/there?name=ferret#nose")
	if err != nil {
		fmt.Println(err)
		return
	}
	for c := uri.Scheme; c <= uri.Fragment; c++ {
		if start, end, ok := r.Span(c); ok {
			fmt.Printf("%-9v [%d:%d] %s\n", c, start, end, r.String()[start:end])
		} else {
			fmt.Printf("%-9v undefined\n", c)
		}
	}
	fmt.Println(r.HostKind(), r.PathRule())
	// Output:
	// scheme    [0:3] foo
	// authority [6:22] example.com:8042
	// userinfo  undefined
	// host      [6:17] example.com
	// port      [18:22] 8042
	// path      [22:33] /over/there
	// query     [34:45] name=ferret
	// fragment  [46:50] nose
	// reg-name path-abempty
}

// Split takes what no grammar would.
func ExampleSplit() {
	r := uri.Split("1x://me@you@[::1/a b?")
	scheme, _ := r.Scheme()
	userinfo, _ := r.Userinfo()
	host, _ := r.Host()
	query, ok := r.Query()
	fmt.Printf("%q %q %q %q %q %v\n", scheme, userinfo, host, r.Path(), query, ok)
	// Output:
	// "1x" "me@you" "[::1" "/a b" "" true
}

func ExampleResolve() {
	for _, ref := range []string{"../g", "?y", "//g", ""} {
		target, err := uri.Resolve("http://a/b/c/d;p?q", ref)
		fmt.Println(target, err)
	}
	// Output:
	// http://a/b/g <nil>
	// http://a/b/c/d;p?y <nil>
	// http://g <nil>
	// http://a/b/c/d;p?q <nil>
}

// What old software did with a scheme that stands in front of a relative path, and a target
// that is not read as another one.
func ExampleResolution() {
	target, err := uri.Resolution{NonStrict: true}.Resolve("http://a/b/c/d;p?q", "http:g")
	fmt.Println(target, err)
	target, err = uri.Resolution{Guarded: true}.Resolve("f:/a", ".//g")
	fmt.Println(target, err)
	// Output:
	// http://a/b/c/g <nil>
	// f:/.//g <nil>
}

// A site that may move uses references that are as short as they can be.
func ExampleRelativize() {
	const page = "http://a/b/c/d"
	for _, target := range []string{"http://a/b/c/e", "http://a/b/c/", "http://a/b/c/x:y", "http://z/"} {
		ref, err := uri.Relativize(page, target)
		fmt.Println(ref, err)
	}
	// Output:
	// e <nil>
	// . <nil>
	// ./x:y <nil>
	// //z/ <nil>
}

func ExampleRemoveDotSegments() {
	fmt.Println(uri.RemoveDotSegments("/a/b/c/./../../g"))
	fmt.Println(uri.RemoveDotSegments("mid/content=5/../6"))
	// Output:
	// /a/g
	// mid/6
}

func ExampleNormalize() {
	for _, n := range []uri.Normalization{uri.Case, uri.Syntax, uri.All} {
		s, err := uri.Normalize("HTTP://Example.com:80/a/../%7eb", n)
		fmt.Println(s, err)
	}
	// Output:
	// http://example.com:80/a/../%7Eb <nil>
	// http://example.com:80/~b <nil>
	// http://example.com/~b <nil>
}

func ExampleError() {
	_, err := uri.Parse("http://a:8x/")
	fmt.Println(err)
	if e, ok := errors.AsType[*uri.Error](err); ok {
		fmt.Println(e.At, e.Rule, e.Section, e.Expected())
	}
	// Output:
	// uri: at byte 10: found "x", expected DIGIT, "/", "?", "#" or end of text (port, RFC 3986, section 3.2.3)
	// 10 port RFC 3986, section 3.2.3 [DIGIT "/" "?" "#" end of text]
}

func ExampleComponents() {
	c := uri.Components{Scheme: uri.Defined("http"), Authority: uri.Defined("a"), Query: uri.Defined("")}
	fmt.Println(c)
	// Output:
	// http://a?
}
