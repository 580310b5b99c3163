package uri_test

import (
	"encoding/json"
	"errors"
	"fmt"

	"uriscope.example/core/uri"
)

func ExampleParse() {
	r, err := uri.ParseURI("foo://example.com:8042/over/there?name=ferret#nose")
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
	fmt.Println(r.HostKind())
	// Output:
	// scheme    [0:3] foo
	// authority [6:22] example.com:8042
	// userinfo  undefined
	// host      [6:17] example.com
	// port      [18:22] 8042
	// path      [22:33] /over/there
	// query     [34:45] name=ferret
	// fragment  [46:50] nose
	// reg-name
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

// Older software ignored a scheme in front of a relative path if it was the base's scheme.
func ExampleResolution() {
	target, err := uri.Resolution{NonStrict: true}.Resolve("http://a/b/c/d;p?q", "http:g")
	fmt.Println(target, err)
	// Output:
	// http://a/b/c/g <nil>
}

// A file's path doesn't become a host, except in the text meant for comparing with others.
func ExampleResolveLiteral() {
	fmt.Println(uri.Resolve("file:/a", ".//evil.example/x"))
	fmt.Println(uri.ResolveLiteral("file:/a", ".//evil.example/x"))
	// Output:
	// file:/.//evil.example/x <nil>
	// file://evil.example/x <nil>
}

// A site that might move uses references that are as short as possible.
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
	fmt.Println(uri.Normalize("HTTP://Example.com:80/a/../%7eb"))
	// Output:
	// http://example.com/~b <nil>
}

func ExampleError() {
	_, err := uri.ParseURI("http://a:8x/")
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

// A parsed base can be used many times: resolving doesn't parse it again.
func ExampleReference_Resolve() {
	page, err := uri.ParseURI("http://a/b/c/d;p?q")
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, href := range []string{"g", "../g", "//g:80", "http://[", "#s"} {
		ref, err := uri.Parse(href)
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

// Programs that pass on targets as text can ask which of them other software parses differently.
func ExampleResolution_IsAmbiguous() {
	base, ref := uri.MustParse("mailto:joe@example.com"), uri.MustParse("/..//evil.example/x")
	var o uri.Resolution
	fmt.Println(o.IsAmbiguous(base, ref))
	fmt.Printf("%s\n", o.AppendTarget(nil, base, ref))
	// Output:
	// true
	// mailto:/.//evil.example/x
}

func ExampleReference_Equivalent() {
	a, b := uri.MustParse("http://example.com/~bob"), uri.MustParse("HTTP://Example.com:80/x/../%7Ebob")
	fmt.Println(a == b, a.Equivalent(b))
	// Output:
	// false true
}

// The steps of the ladder: with more of them, more texts are equivalent.
func ExampleNormalizer_Equivalent() {
	a, b := uri.MustParse("http://example.com/~bob"), uri.MustParse("HTTP://Example.com:80/x/../%7Ebob")
	for _, steps := range []uri.Normalization{uri.Case, uri.Case | uri.PercentEncoding, uri.Syntax, uri.All} {
		n := uri.Normalizer{Steps: steps}
		fmt.Println(n.Equivalent(a, b), n.Normalize(b))
	}
	// Output:
	// false http://example.com:80/x/../%7Ebob
	// false http://example.com:80/x/../~bob
	// false http://example.com:80/~bob
	// true http://example.com/~bob
}

// A signed query must not change. The program knows an additional port.
func ExampleNormalizer() {
	n := uri.Normalizer{
		Components: []uri.Component{uri.Scheme, uri.Authority, uri.Path},
		Ports:      map[string]uint16{"example-scheme": 7777},
	}
	fmt.Println(n.Normalize(uri.MustParse("HTTP://Example.com/a/../%7ebob?sig=%2fb%7E")))
	fmt.Println(n.Normalize(uri.MustParse("example-scheme://host:7777/")))
	// Output:
	// http://example.com/~bob?sig=%2fb%7E
	// example-scheme://host/
}

// A setter makes a new reference with the value, or says why there is none.
func ExampleReference_With() {
	r, err := uri.ParseURI("http://example.com/a?q#top")
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
	// true uri: port: at byte 0: found "h", expected DIGIT or end of text (port, RFC 3986, section 3.2.3)
	// true uri: path: at byte 0: found "b", expected "/" or end of text (path-abempty, RFC 3986, section 3.3)
}

// A reference is built from components. If they would be parsed as others, there is no reference.
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

// Data is encoded for a URI and decoded from it, once each: in between, a "/" in the data isn't a delimiter of
// the path.
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

// A segment can be empty: here the second and the last one are.
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

// A password doesn't belong in a log.
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

// A Reference field is text in JSON, and is validated when it is read.
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

// In errors.Is, all syntax errors are the same; the Error has the details.
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
	_, err := uri.MustParseURI("http://example.com/").With(uri.Host, "a:b")
	fmt.Println(err)
	if e := (*uri.SetError)(nil); errors.As(err, &e) {
		fmt.Println(e.Component, e.Err.Input, e.Err.At, e.Err.Rule)
	}
	// Output:
	// uri: host: at byte 1: found ":", expected unreserved, pct-encoded, sub-delims or end of text (reg-name, RFC 3986, section 3.2.2)
	// host a:b 1 reg-name
}

func ExampleReference_Validate() {
	fmt.Println(uri.Split("http://a b/").Validate())
	// Output:
	// uri: at byte 8: found " ", expected unreserved, pct-encoded, sub-delims, ":", "@", "/", "?", "#" or end of text (reg-name, RFC 3986, section 3.2.2)
}

// RFC 5952 is a step of its own.
func ExampleNormalizer_iPv6() {
	r := uri.MustParse("http://[2001:DB8:0:0::1]:80")
	fmt.Println(r.Normalize())
	fmt.Println(uri.Normalizer{Steps: uri.All | uri.CanonicalIPv6}.Normalize(r))
	// Output:
	// http://[2001:db8:0:0::1]/
	// http://[2001:db8::1]/
}

// A relative reference keeps its dot segments, even in a path that begins with "/".
func ExampleRemoveDotSegments_relative() {
	r := uri.MustParse("/a/../b")
	fmt.Println(r.Normalize())
	fmt.Println(r.With(uri.Path, uri.RemoveDotSegments(r.Path())))
	// Output:
	// /a/../b
	// /b <nil>
}

func ExampleDefaultPort() {
	fmt.Println(uri.DefaultPort("coap"))
	// Output:
	// 5683 true
}

// Text that people write becomes valid. The fixes say what was changed.
func ExampleRepair() {
	const s = `http:\\example.com\über uns?a[]=1`
	r, fixes, err := uri.Repair(s)
	fmt.Println(r, err)
	for _, f := range fixes {
		fmt.Printf("%s becomes %s\n", s[f.Start:f.End], f.With)
	}
	// Output:
	// http://example.com/%C3%BCber%20uns?a%5B%5D=1 <nil>
	// \ becomes /
	// \ becomes /
	// \ becomes /
	// ü becomes %C3%BC
	//   becomes %20
	// [ becomes %5B
	// ] becomes %5D
}

// In JSON, an undefined component is null, and an empty one is an empty string.
func ExampleOptional_MarshalJSON() {
	data, err := json.Marshal(uri.MustParse("http://example.com?").Components())
	fmt.Println(string(data), err)
	// Output:
	// {"Scheme":"http","Authority":"example.com","Path":"","Query":"","Fragment":null} <nil>
}

// Without a base, a reference with a scheme is its own target.
func ExampleReference_Resolve_withoutBase() {
	var base uri.Reference
	fmt.Println(base.Resolve(uri.MustParse("http://example.com/a/../b")))
	_, err := base.Resolve(uri.MustParse("b"))
	fmt.Println(err)
	// Output:
	// http://example.com/b <nil>
	// uri: base: at byte 0: found end of text, expected ALPHA (absolute-URI, RFC 3986, section 4.3)
}
