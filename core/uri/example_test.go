package uri_test

import (
	"encoding/json"
	"errors"
	"fmt"

	"uriscope.example/core/uri"
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
	if e := (*uri.Error)(nil); errors.As(err, &e) {
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

// What is parsed once is resolved many times: a Reference as the base is not parsed again. Its
// targets are guarded, so that each has the components that it was made of.
func ExampleReference_Resolve() {
	page, err := uri.Parse("http://a/b/c/d;p?q")
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, href := range []string{"g", "../g", "//g:80", "http://[", "#s"} {
		ref, err := uri.ParseReference(href)
		if err != nil {
			fmt.Println(err)
			continue
		}
		target, err := page.Resolve(ref)
		fmt.Println(target, err)
	}
	// Output:
	// http://a/b/c/g <nil>
	// http://a/b/g <nil>
	// http://g:80 <nil>
	// uri: at byte 8: found end of text, expected HEXDIG, ":" or "v" (IP-literal, RFC 3986, section 3.2.2)
	// http://a/b/c/d;p?q#s <nil>
}

// Whoever hands on targets as text wants to know which of them are read as something else. The
// literal target is what RFC 3986 gives; the guarded one is safe.
func ExampleResolution_Rereads() {
	base, ref := uri.Split("mailto:joe@example.com"), uri.Split("/..//evil.example/x")
	literal := uri.Resolution{}
	if literal.Rereads(base, ref) {
		fmt.Printf("%s\n", literal.AppendTarget(nil, base, ref))
		fmt.Printf("%s\n", uri.Resolution{Guarded: true}.AppendTarget(nil, base, ref))
	}
	// Output:
	// mailto://evil.example/x
	// mailto:/.//evil.example/x
}

// The rungs of the ladder: the higher one climbs, the more are the same. A cache of pages takes
// the last one, a program that must not touch what it stores the first.
func ExampleReference_Equivalent() {
	a, b := uri.Split("http://example.com/~bob"), uri.Split("HTTP://Example.com:80/x/../%7Ebob")
	for _, rung := range []uri.Normalization{0, uri.Case, uri.Case | uri.PercentEncoding, uri.Syntax, uri.All} {
		fmt.Println(a.Equivalent(b, rung), b.Normalize(rung))
	}
	// Output:
	// false HTTP://Example.com:80/x/../%7Ebob
	// false http://example.com:80/x/../%7Ebob
	// false http://example.com:80/x/../~bob
	// false http://example.com:80/~bob
	// true http://example.com/~bob
}

// A set that names components leaves the others as they were written, as who signs a query
// wants.
func ExampleNormalization() {
	const s = "HTTP://Example.com/a/../%7ebob?sig=%2fb%7E"
	r, err := uri.Parse(s)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(r.Normalize(uri.Syntax))
	fmt.Println(r.Normalize(uri.Syntax | uri.InScheme | uri.InHost | uri.InPath))
	// Output:
	// http://example.com/~bob?sig=%2Fb~
	// http://example.com/~bob?sig=%2fb%7E
}

// A setter makes a new reference that has the value, or says why there is none.
func ExampleReference_With() {
	r, err := uri.Parse("http://example.com/a?q#top")
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(r.With(uri.Port, "8080"))
	fmt.Println(r.With(uri.Query, "name="+uri.Encode("Tom & Ann", uri.Query)))
	fmt.Println(r.Without(uri.Fragment))
	_, err = r.With(uri.Port, "http")
	fmt.Println(errors.Is(err, uri.ErrSyntax), err)
	_, err = r.With(uri.Path, "b")
	fmt.Println(errors.Is(err, uri.ErrMisread), err)
	// Output:
	// http://example.com:8080/a?q#top <nil>
	// http://example.com/a?name=Tom%20%26%20Ann#top <nil>
	// http://example.com/a?q <nil>
	// true uri: port "http": at byte 0: found "h", expected DIGIT or end of text (port, RFC 3986, section 3.2.3)
	// true uri: path "b": at byte 0: found "b", expected "/" or end of text (path-abempty, RFC 3986, section 3.3)
}

// A reference is built of components. What would be read as other ones is no reference.
func ExampleComponents_Reference() {
	c := uri.Components{Scheme: uri.Defined("urn"), Path: "isbn:0451450523"}
	fmt.Println(c.Reference())
	c.Path = "//example.com/"
	_, err := c.Reference()
	fmt.Println(errors.Is(err, uri.ErrMisread))
	c.Authority = uri.Defined("") // now the path may begin so
	fmt.Println(c.Reference())
	// Output:
	// urn:isbn:0451450523 <nil>
	// true
	// urn:////example.com/ <nil>
}

// Data goes into a URI encoded and comes out of it decoded, once each: between the two, a "/"
// of the data is not one of the path.
func ExampleEncode() {
	path := "/files/" + uri.Encode("AC/DC 100%", uri.Path)
	r, err := uri.Components{Scheme: uri.Defined("http"), Authority: uri.Defined("example.com"), Path: path}.Reference()
	fmt.Println(r, err)
	for segment := range r.Segments() {
		fmt.Println(uri.Decode(segment))
	}
	// Output:
	// http://example.com/files/AC%2FDC%20100%25 <nil>
	// files <nil>
	// AC/DC 100% <nil>
}

func ExampleDecode() {
	_, err := uri.Decode("100%")
	fmt.Println(err)
	// Output:
	// uri: at byte 4: found end of text, expected HEXDIG (pct-encoded, RFC 3986, section 2.1)
}

// A segment may be empty: the second and the last one are here.
func ExampleReference_Segments() {
	for segment := range uri.Split("http://example.com/a//b/").Segments() {
		fmt.Printf("%q\n", segment)
	}
	// Output:
	// "a"
	// ""
	// "b"
	// ""
}

// A password does not belong into a log.
func ExampleReference_Redacted() {
	r := uri.Split("ftp://joe:s3cret@example.com:2121/")
	user, _ := r.User()
	password, ok := r.Password()
	fmt.Println(user, password, ok)
	fmt.Println(r.Redacted())
	// Output:
	// joe s3cret true
	// ftp://joe:xxxxx@example.com:2121/
}

// The grammar lets a port have any number of digits, or none.
func ExampleReference_PortNumber() {
	for _, s := range []string{"http://a:0080/", "http://a:/", "http://a:65536/"} {
		port, ok := uri.Split(s).Port()
		number, isNumber := uri.Split(s).PortNumber()
		fmt.Printf("%q %v, %d %v\n", port, ok, number, isNumber)
	}
	// Output:
	// "0080" true, 80 true
	// "" true, 0 false
	// "65536" true, 0 false
}

// A Reference as a field is text in JSON, and is checked when it is read.
func ExampleReference_UnmarshalText() {
	var link struct{ Href uri.Reference }
	err := json.Unmarshal([]byte(`{"Href": "../g?y#s"}`), &link)
	fmt.Println(link.Href.Path(), err)

	err = json.Unmarshal([]byte(`{"Href": "a b"}`), &link)
	fmt.Println(link.Href, errors.Is(err, uri.ErrSyntax))
	// Output:
	// ../g <nil>
	// ../g?y#s true
}

// All syntax errors are one to errors.Is; what is to be said of one is in the Error.
func ExampleError_Is() {
	_, err := uri.Resolve("http://a/b", "c d")
	if e := (*uri.Error)(nil); errors.As(err, &e) && errors.Is(err, uri.ErrSyntax) {
		fmt.Printf("%s: %q\n", e.Input[:e.At], e.Input[e.At:])
	}
	_, err = uri.Relativize("http://a/b", "http://a/c/../d")
	fmt.Println(errors.Is(err, uri.ErrSyntax), errors.Is(err, uri.ErrNoReference))
	// Output:
	// c: " d"
	// false true
}

func ExampleJoinSegments() {
	path, err := uri.JoinSegments("files", "AC/DC", "100%")
	fmt.Println(path, err)
	_, err = uri.JoinSegments("files", "..")
	fmt.Println(err)
	// Output:
	// /files/AC%2FDC/100%25 <nil>
	// uri: a path cannot contain the segment . or .. as data
}

func ExampleDecodePairs() {
	pairs, err := uri.DecodePairs("q=a+b%26c&empty=&flag")
	for _, p := range pairs {
		fmt.Printf("%q %q %v\n", p.Key, p.Value, p.Value.IsDefined())
	}
	fmt.Println(uri.EncodePairs(pairs...), err)
	// Output:
	// "q" "a b&c" true
	// "empty" "" true
	// "flag" "" false
	// q=a%20b%26c&empty=&flag <nil>
}

func ExampleAuthorityParts() {
	authority, err := uri.AuthorityParts{Host: "2001:db8::1", Port: uri.Defined("8080")}.Authority()
	fmt.Println(authority, err)
	r, err := uri.Components{Scheme: uri.Defined("http"), Authority: authority, Path: "/"}.Reference()
	fmt.Println(r, err)
	fmt.Println(r.Hostname())
	// Output:
	// [2001:db8::1]:8080 <nil>
	// http://[2001:db8::1]:8080/ <nil>
	// 2001:db8::1 true
}

func ExampleSetError() {
	_, err := uri.MustParse("http://example.com/").With(uri.Host, "a:b")
	fmt.Println(err)
	if e := (*uri.SetError)(nil); errors.As(err, &e) {
		fmt.Println(e.Component, e.Err.Input, e.Err.At, e.Err.Rule)
	}
	// Output:
	// uri: host "a:b": at byte 1: found ":", expected unreserved, pct-encoded, sub-delims or end of text (reg-name, RFC 3986, section 3.2.2)
	// host a:b 1 reg-name
}

func ExampleReference_Validate() {
	fmt.Println(uri.Split("http://a b/").Validate())
	// Output:
	// uri: at byte 8: found " ", expected unreserved, pct-encoded, sub-delims, ":", "@", "/", "?", "#" or end of text (reg-name, RFC 3986, section 3.2.2)
}

// RFC 5952 is a rung of its own.
func ExampleNormalize_iPv6() {
	fmt.Println(uri.Normalize("http://[2001:DB8:0:0::1]:80", uri.All))
	fmt.Println(uri.Normalize("http://[2001:DB8:0:0::1]:80", uri.All|uri.CanonicalIPv6))
	// Output:
	// http://[2001:db8:0:0::1]/ <nil>
	// http://[2001:db8::1]/ <nil>
}

// A relative reference keeps its dot segments, also in a path that begins with "/".
func ExampleRemoveDotSegments_relative() {
	r := uri.MustParseReference("/a/../b")
	fmt.Println(r.Normalize(uri.All))
	fmt.Println(r.With(uri.Path, uri.RemoveDotSegments(r.Path())))
	// Output:
	// /a/../b
	// /b <nil>
}

func ExampleSetDefaultPort() {
	fmt.Println(uri.DefaultPort("coap"))
	uri.SetDefaultPort("example-scheme", 7777)
	fmt.Println(uri.Normalize("example-scheme://host:7777/", uri.All))
	// Output:
	// 5683 true
	// example-scheme://host/ <nil>
}
