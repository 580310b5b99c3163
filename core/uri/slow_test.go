package uri

import (
	"regexp"
	"strings"
)

// This file has the oracles: the spec's algorithms and grammar, however slow. Fuzzing compares them with the
// fast ones.

// slowRemoveDotSegments follows RFC 3986, section 5.2.4, with two string buffers.
func slowRemoveDotSegments(path string) string {
	input, output := path, ""
	for input != "" {
		switch {
		case strings.HasPrefix(input, "../"): // 2A
			input = input[3:]
		case strings.HasPrefix(input, "./"):
			input = input[2:]
		case strings.HasPrefix(input, "/./"): // 2B
			input = "/" + input[3:]
		case input == "/.":
			input = "/"
		case strings.HasPrefix(input, "/../"): // 2C
			input = "/" + input[4:]
			output = output[:max(0, strings.LastIndex(output, "/"))]
		case input == "/..":
			input = "/"
			output = output[:max(0, strings.LastIndex(output, "/"))]
		case input == ".", input == "..": // 2D
			input = ""
		default: // 2E
			end := len(input)
			if i := strings.Index(input[1:], "/"); i >= 0 {
				end = i + 1
			}
			output += input[:end]
			input = input[end:]
		}
	}
	return output
}

// appendixB is the regular expression of RFC 3986, Appendix B, with a dot that
// matches line breaks too.
var appendixB = regexp.MustCompile(`(?s)^(([^:/?#]+):)?(//([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?`)

// slowSplit splits by the regular expression.
func slowSplit(s string) Components {
	m := appendixB.FindStringSubmatchIndex(s)
	group := func(n int) Optional {
		if m[2*n] < 0 {
			return Optional{}
		}
		return Defined(s[m[2*n]:m[2*n+1]])
	}
	path, _ := group(5).Get()
	return Components{group(2), group(4), path, group(7), group(9)}
}

// lowered lowercases the US-ASCII letters of a text, and keeps every other byte, unlike strings.Map, which
// treats all invalid UTF-8 as one character.
func lowered(s string) string {
	b := []byte(s)
	for i, c := range b {
		if 'A' <= c && c <= 'Z' {
			b[i] = c + 'a' - 'A'
		}
	}
	return string(b)
}

// slowResolve follows RFC 3986, sections 5.2.2, 5.2.3 and 5.3.
func slowResolve(base, ref string, strict bool) string { return slowTarget(base, ref, strict).String() }

// slowTarget follows RFC 3986, sections 5.2.2 and 5.2.3.
func slowTarget(base, ref string, strict bool) Components {
	Base, R, T := slowSplit(base), slowSplit(ref), Components{}
	if !strict && R.Scheme.defined && Base.Scheme.defined && lowered(R.Scheme.value) == lowered(Base.Scheme.value) {
		R.Scheme = Optional{}
	}
	if R.Scheme.defined {
		T.Scheme = R.Scheme
		T.Authority = R.Authority
		T.Path = slowRemoveDotSegments(R.Path)
		T.Query = R.Query
	} else {
		if R.Authority.defined {
			T.Authority = R.Authority
			T.Path = slowRemoveDotSegments(R.Path)
			T.Query = R.Query
		} else {
			if R.Path == "" {
				T.Path = Base.Path
				if R.Query.defined {
					T.Query = R.Query
				} else {
					T.Query = Base.Query
				}
			} else {
				if strings.HasPrefix(R.Path, "/") {
					T.Path = slowRemoveDotSegments(R.Path)
				} else {
					T.Path = slowRemoveDotSegments(slowMerge(Base, R.Path))
				}
				T.Query = R.Query
			}
			T.Authority = Base.Authority
		}
		T.Scheme = Base.Scheme
	}
	T.Fragment = R.Fragment
	return T
}

func slowMerge(base Components, path string) string {
	if base.Authority.defined && base.Path == "" {
		return "/" + path
	}
	return base.Path[:strings.LastIndex(base.Path, "/")+1] + path
}

// The grammar of RFC 3986, Appendix A, as regular expressions.
const (
	reUnreserved = `[A-Za-z0-9\-._~]`
	reSubDelims  = `[!$&'()*+,;=]`
	rePct        = `%[0-9A-Fa-f]{2}`
	reName       = `(?:` + reUnreserved + `|` + rePct + `|` + reSubDelims
	rePchar      = reName + `|[:@])`
	reScheme     = `[A-Za-z][A-Za-z0-9+\-.]*`

	reDecOctet = `(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9][0-9]|[0-9])`
	reIPv4     = reDecOctet + `(?:\.` + reDecOctet + `){3}`
	reH16      = `[0-9A-Fa-f]{1,4}`
	reLs32     = `(?:` + reH16 + `:` + reH16 + `|` + reIPv4 + `)`
	reIPv6     = `(?:` +
		`(?:` + reH16 + `:){6}` + reLs32 +
		`|::(?:` + reH16 + `:){5}` + reLs32 +
		`|(?:` + reH16 + `)?::(?:` + reH16 + `:){4}` + reLs32 +
		`|(?:(?:` + reH16 + `:){0,1}` + reH16 + `)?::(?:` + reH16 + `:){3}` + reLs32 +
		`|(?:(?:` + reH16 + `:){0,2}` + reH16 + `)?::(?:` + reH16 + `:){2}` + reLs32 +
		`|(?:(?:` + reH16 + `:){0,3}` + reH16 + `)?::` + reH16 + `:` + reLs32 +
		`|(?:(?:` + reH16 + `:){0,4}` + reH16 + `)?::` + reLs32 +
		`|(?:(?:` + reH16 + `:){0,5}` + reH16 + `)?::` + reH16 +
		`|(?:(?:` + reH16 + `:){0,6}` + reH16 + `)?::)`
	reIPvFuture = `[vV][0-9A-Fa-f]+\.(?:` + reUnreserved + `|` + reSubDelims + `|:)+`
	reHost      = `(?:\[(?:` + reIPv6 + `|` + reIPvFuture + `)\]|` + reName + `)*)`
	reAuthority = `(?:` + reName + `|:)*@)?` + reHost + `(?::[0-9]*)?`

	reAbempty  = `(?:/` + rePchar + `*)*`
	reAbsolute = `/(?:` + rePchar + `+` + reAbempty + `)?`
	reRootless = rePchar + `+` + reAbempty
	reNoscheme = reName + `|@)+` + reAbempty
	reQuery    = `(?:\?(?:` + rePchar + `|[/?])*)?`
	reFragment = `(?:#(?:` + rePchar + `|[/?])*)?`

	reNetPath  = `//` + reAuthority + reAbempty
	reAbsURI   = reScheme + `:(?:` + reNetPath + `|` + reAbsolute + `|` + reRootless + `|)` + reQuery
	reRelative = `(?:` + reNetPath + `|` + reAbsolute + `|` + reNoscheme + `|)` + reQuery + reFragment
)

// productions has, for each production, the function that parses it and the
// regular expression that decides which texts are valid.
var productions = []struct {
	name  string
	parse func(string) (Reference, error)
	slow  *regexp.Regexp
}{
	{"URI", ParseURI, whole(reAbsURI + reFragment)},
	{"URI-reference", Parse, whole(reAbsURI + reFragment + `|` + reRelative)},
	{"relative-ref", ParseRelative, whole(reRelative)},
	{"absolute-URI", ParseAbsolute, whole(reAbsURI)},
}

// slowHosts match the kinds of host; the first match wins.
var slowHosts = []struct {
	kind HostKind
	slow *regexp.Regexp
}{
	{IPv6, whole(`\[` + reIPv6 + `\]`)},
	{IPvFuture, whole(`\[` + reIPvFuture + `\]`)},
	{IPv4, whole(reIPv4)},
	{RegName, whole(reName + `)*`)},
}

func whole(re string) *regexp.Regexp { return regexp.MustCompile(`\A(?:` + re + `)\z`) }

func slowHostKind(host string) HostKind {
	for _, h := range slowHosts {
		if h.slow.MatchString(host) {
			return h.kind
		}
	}
	return NoHost
}
