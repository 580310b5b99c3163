package uri

import (
	"net/url"
	"strconv"
	"strings"
	"testing"
)

// The benchmarks come in groups whose ratios within one run matter: uri against net/url, which does the same
// work for the same texts, and against a plain table scan. One operation covers the whole list.

// benchURIs are the examples of RFC 3986, section 1.1.2 that net/url accepts, and everyday ones of up to 200
// bytes.
var benchURIs = []string{
	"ftp://ftp.is.co.za/rfc/rfc1808.txt",
	"http://www.ietf.org/rfc/rfc2396.txt",
	"ldap://[2001:db8::7]/c=GB?objectClass?one",
	"mailto:John.Doe@example.com",
	"news:comp.infosystems.www.servers.unix",
	"tel:+1-816-555-1212",
	"telnet://192.0.2.16:80/",
	"urn:oasis:names:specification:docbook:dtd:xml:4.1.2",
	"http://a/b",
	"https://example.com/",
	"https://user@example.com:8443/path/to/page?a=1&b=2#top",
	"https://en.wikipedia.org/wiki/Uniform_Resource_Identifier#Syntax",
	"https://github.com/golang/go/blob/master/src/net/url/url.go#L100-L120",
	"https://www.google.com/search?q=rfc+3986+remove+dot+segments&hl=en&source=hp&ei=Zm9vYmFy",
	"https://zh.wikipedia.org/wiki/%E7%BB%9F%E4%B8%80%E8%B5%84%E6%BA%90%E6%A0%87%E5%BF%97%E7%AC%A6",
	"https://cdn.example.net/assets/v2/2024/11/30/images/products/large/0123456789abcdef0123456789abcdef.webp" +
		"?width=1280&height=720&format=auto&quality=85&signature=AbCdEf0123456789-_~xyz%2Fabc%3D",
}

// benchReferences are resolved against benchBase.
var benchReferences = []string{
	"g", "./g", "../g", "../../g/h?y#s", "/assets/site.css", "//cdn.example.net/lib/1.2.3/lib.min.js",
	"?page=2&sort=asc", "#section-5.2.4", "images/logo.png", "../../../static/./js/../css/main.css?v=20240101",
	"https://www.ietf.org/rfc/rfc3986.txt", "",
}

const benchBase = "https://www.example.com/docs/guide/chapter-2/page.html?lang=en"

// benchUnnormalized are everyday URIs that every normalization changes.
var benchUnnormalized = []string{
	"HTTP://www.EXAMPLE.com/",
	"eXAMPLE://a/./b/../b/%63/%7bfoo%7d",
	"http://example.com:80/a/b/../c",
	"https://Example.com:443",
	"https://en.wikipedia.org/wiki/%7euser/../Main_Page?title=%e7%bb%9f#Top",
	"ftp://ftp.is.co.za:21/rfc/./rfc1808.txt",
	"https://CDN.example.net/assets/v2/2024/11/30/images/../images/large/0123456789abcdef.webp?width=1280&sig=%2fabc%3d",
}

// sink keeps the compiler from dropping the measured code.
var sink int

func BenchmarkParse(b *testing.B) {
	setBytes := func(b *testing.B) {
		b.ReportAllocs()
		b.SetBytes(int64(len(strings.Join(benchURIs, ""))))
	}
	b.Run("uri", func(b *testing.B) {
		setBytes(b)
		for b.Loop() {
			for _, s := range benchURIs {
				r, err := ParseURI(s)
				if err != nil {
					b.Fatal(err)
				}
				sink += r.path
			}
		}
	})
	b.Run("net-url", func(b *testing.B) {
		setBytes(b)
		for b.Loop() {
			for _, s := range benchURIs {
				u, err := url.Parse(s)
				if err != nil {
					b.Fatal(err)
				}
				sink += len(u.Path)
			}
		}
	})
	b.Run("scan", func(b *testing.B) {
		setBytes(b)
		for b.Loop() {
			for _, s := range benchURIs {
				sink += plainScan(s)
			}
		}
	})
}

// plainScan counts the bytes that are allowed in a URI: the least work for any check of every byte.
func plainScan(s string) (n int) {
	for i := 0; i < len(s); i++ {
		if classes[s[i]] != 0 {
			n++
		}
	}
	return n
}

func BenchmarkResolve(b *testing.B) {
	b.Run("uri", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			for _, ref := range benchReferences {
				target, err := Resolve(benchBase, ref)
				if err != nil {
					b.Fatal(err)
				}
				sink += len(target)
			}
		}
		b.ReportMetric(float64(len(benchReferences)), "calls/op")
	})
	b.Run("append", func(b *testing.B) {
		b.ReportAllocs()
		buf := make([]byte, 0, 512)
		for b.Loop() {
			for _, ref := range benchReferences {
				target, err := AppendResolve(buf, benchBase, ref)
				if err != nil {
					b.Fatal(err)
				}
				sink += len(target)
			}
		}
	})
	b.Run("net-url", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			for _, ref := range benchReferences {
				base, err := url.Parse(benchBase)
				if err != nil {
					b.Fatal(err)
				}
				u, err := url.Parse(ref)
				if err != nil {
					b.Fatal(err)
				}
				sink += len(base.ResolveReference(u).String())
			}
		}
	})
}

func BenchmarkNormalize(b *testing.B) {
	var normal []string
	for _, s := range benchUnnormalized {
		n, err := Normalize(s)
		if err != nil {
			b.Fatal(err)
		}
		normal = append(normal, n)
	}
	run := func(list []string) func(b *testing.B) {
		return func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				for _, s := range list {
					n, err := Normalize(s)
					if err != nil {
						b.Fatal(err)
					}
					sink += len(n)
				}
			}
		}
	}
	b.Run("uri", run(benchUnnormalized))
	b.Run("normal", run(normal))
	b.Run("net-url", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			for _, s := range benchUnnormalized {
				u, err := url.Parse(s)
				if err != nil {
					b.Fatal(err)
				}
				sink += len(u.String())
			}
		}
	})
}

// BenchmarkNormalizeGrowth normalizes paths of many segments, of every kind.
func BenchmarkNormalizeGrowth(b *testing.B) {
	for _, n := range []int{1000, 100000} {
		b.Run(strconv.Itoa(n), func(b *testing.B) {
			text := "HTTP://a" + strings.Repeat("/%7eb/../c/.", n/4)
			b.ReportAllocs()
			for b.Loop() {
				normal, err := Normalize(text)
				if err != nil {
					b.Fatal(err)
				}
				sink += len(normal)
			}
		})
	}
}
