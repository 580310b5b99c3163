package compare_test

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"uriscope.example/core/uri"
	"uriscope/core/edition"
)

// This file computes which texts each spec considers equivalent in a second, slow way, component by
// component. Tests compare it with the runs of the normal forms.

// A slowWay is what a spec says about equivalent texts.
type slowWay struct {
	plain   string                   // characters that mean the same when they are escaped, besides letters and digits
	noCase  []edition.Role           // components whose letters have no case
	remove  func(path string) string // removes dot segments from the path of a URI; nil if nothing does
	rooted  bool                     // but only where the path begins with "/"
	merges  bool                     // a resolution takes segments out of the query, too
	noDots  bool                     // "." and ".." are names like any other
	noHash  bool                     // an empty fragment is none
	ports   string                   // default ports, as "scheme:port" with a space around each
	noPort  string                   // schemes for which an empty port means the default, each between spaces; "*" for all
	noLocal bool                     // "localhost" isn't a host in a file URI
	noPath  bool                     // an empty path after an authority is "/"
	schemes bool                     // RFC 1738, section 3: what may be left out, and what isn't reserved, by the scheme
	exact   bool                     // names of schemes are those in small letters alone
	mail    bool                     // the hosts in mail addresses have no case
}

const earlyPorts = " http:80 ftp:21 gopher:70 nntp:119 telnet:23 wais:210 prospero:1525 "

var slowWays = map[string]slowWay{
	"url-1993":      {plain: "$-_&!*'()", noHash: true, ports: earlyPorts},
	"rfc1630":       {plain: "$-_&\"'(),", noHash: true, ports: " http:80 ftp:21 ", noLocal: true, exact: true},
	"rfc1738":       {plain: "$-_.+!*'(),", noCase: []edition.Role{edition.Scheme}, noDots: true, noLocal: true, ports: earlyPorts, schemes: true},
	"url-syntax-05": {plain: "$-_.!~*'(),", noCase: []edition.Role{edition.Scheme, edition.Host}, merges: true, ports: earlyPorts, noPort: "*"},
	"rfc2396":       {plain: "-_.!~*'()", noCase: []edition.Role{edition.Scheme, edition.Host}, ports: earlyPorts, noPort: "*"},
	"rfc2396bis-01": {plain: "_~", noCase: []edition.Role{edition.Scheme, edition.Host}, remove: slowMerge, rooted: true, ports: earlyPorts, noPort: " http ", noLocal: true},
	"rfc3986": {plain: "-._~", noCase: []edition.Role{edition.Scheme, edition.Host}, remove: uri.RemoveDotSegments,
		ports: earlyPorts + "https:443 ws:80 wss:443 ldap:389 coap:5683 imap:143 ", noPort: "*", noLocal: true, noPath: true, mail: true},
}

// slowMerge follows draft-fielding-uri-rfc2396bis-01, section 5.2, steps 3 to 6, for a path that begins with "/",
// segment by segment.
func slowMerge(path string) string {
	segments := strings.Split(path, "/")
	if last := len(segments) - 1; segments[last] == "." {
		segments[last] = ""
	}
	segments = slices.DeleteFunc(segments, func(segment string) bool { return segment == "." })
	for i := 1; i+1 < len(segments); {
		if segments[i] == ".." || segments[i+1] != ".." {
			i++
			continue
		}
		if i+2 == len(segments) {
			segments = append(segments, "")
		}
		segments = slices.Delete(segments, i, i+2)
		i = 1 // the leftmost
	}
	return strings.Join(segments, "/")
}

// removes reports whether the normal form of a text has no dot segments.
func removes(e *edition.Edition, text string) bool {
	way := slowWays[e.ID]
	return way.remove != nil && partOf(e, text, edition.Scheme) != edition.Absent &&
		(!way.rooted || strings.HasPrefix(partOf(e, text, edition.Path).Of(text), "/"))
}

// meaning returns a text that is the same for all texts that mean the same.
func meaning(e *edition.Edition, text string, byScheme bool) string {
	way := slowWays[e.ID]
	text = way.unescape(e, text)
	values := map[edition.Role]string{} // of the components that are there, in quotes
	for _, p := range e.Split(text) {
		value := p.Span.Of(text)
		if slices.Contains(way.noCase, p.Role) {
			value = strings.ToLower(value)
		}
		if p.Span != edition.Absent && p.Role != edition.Params { // which are in the path
			values[p.Role] += strconv.Quote(value) // user and password have one role
		}
	}
	_, hasAuthority := values[edition.Authority]
	if values[edition.Authority] == `""` { // some documents say that it has no host then
		values[edition.Host] = `""`
	}
	if _, ok := values[edition.Host]; ok {
		values[edition.Authority] = "as its parts are"
	}
	if removes(e, text) {
		values[edition.Path] = strconv.Quote(way.remove(partOf(e, text, edition.Path).Of(text)))
	}
	if way.noHash && values[edition.Fragment] == `""` {
		delete(values, edition.Fragment)
	}
	if byScheme {
		way.byScheme(values, hasAuthority)
	}
	var b strings.Builder
	for _, role := range []edition.Role{edition.Scheme, edition.Authority, edition.Userinfo, edition.Host, edition.Port, edition.Path, edition.Query, edition.Fragment} {
		if value, ok := values[role]; ok {
			b.WriteString(string(role) + " " + value + " ")
		}
	}
	return b.String()
}

// byScheme normalizes the components' values by the rules of their scheme.
func (way *slowWay) byScheme(values map[edition.Role]string, hasAuthority bool) {
	scheme := strings.Trim(values[edition.Scheme], `"`)
	if !way.exact {
		scheme = strings.ToLower(scheme)
	}
	if port, ok := values[edition.Port]; ok {
		number := strings.Trim(port, `"`)
		usual := strings.Contains(way.ports, " "+scheme+":"+strings.TrimLeft(number, "0")+" ")
		if number == "" {
			usual = way.noPort == "*" || strings.Contains(way.noPort, " "+scheme+" ")
		}
		if usual {
			delete(values, edition.Port)
		}
	}
	_, hasUser := values[edition.Userinfo]
	_, hasPort := values[edition.Port]
	if way.noLocal && scheme == "file" && !hasUser && !hasPort && strings.ToLower(values[edition.Host]) == `"localhost"` {
		values[edition.Host] = `""`
	}
	if path := strings.Trim(values[edition.Path], `"`); way.noPath && scheme == "file" && !hasAuthority && (path == "" || path[0] == '/') {
		values[edition.Authority], values[edition.Host], hasAuthority = "as its parts are", `""`, true
	}
	if way.noPath && hasAuthority && values[edition.Path] == `""` {
		values[edition.Path] = `"/"`
	}
	if way.schemes {
		slowSchemes(scheme, values, hasAuthority)
	}
	if way.mail && scheme == "mailto" && !hasAuthority {
		divider := ","
		if strings.Contains(values[edition.Path], "%22") {
			divider = "none" + values[edition.Path] // a "," may be a part of a name
		}
		addresses := strings.Split(values[edition.Path], divider)
		for i, address := range addresses {
			if at := strings.LastIndexByte(address, '@'); at >= 0 && !strings.Contains(address[at:], "%40") {
				addresses[i] = address[:at] + strings.ToLower(address[at:])
			}
		}
		values[edition.Path] = strings.Join(addresses, divider)
	}
}

// slowSchemes follows RFC 1738, sections 3.3 to 3.8, apart from ports.
func slowSchemes(scheme string, values map[edition.Role]string, hasAuthority bool) {
	path, hasPath := values[edition.Path]
	_, hasQuery := values[edition.Query]
	octets := map[string]string{"gopher": "3B 2F 3A 40 3D 26", "mailto": "3B 3A 40 3D 26", "news": "3B 3A 3D 26"}[scheme]
	if hasAuthority == (scheme == "gopher") {
		for _, octet := range strings.Fields(octets) {
			n, _ := strconv.ParseUint(octet, 16, 8)
			path = strings.ReplaceAll(path, "%"+octet, string(rune(n)))
		}
	}
	switch {
	case !hasAuthority || hasQuery:
	case !hasPath && (scheme == "http" || scheme == "telnet"):
		path, hasPath = `""`, true
	case scheme == "gopher" && (!hasPath || path == `""`):
		path, hasPath = `"1"`, true
	}
	if hasPath {
		values[edition.Path] = path
	}
}

// unescape decodes escapes that mean the same as their character, and uppercases the digits of the others.
func (way *slowWay) unescape(e *edition.Edition, text string) string {
	path := partOf(e, text, edition.Path)
	if path == edition.Absent {
		return way.plainly(text)
	}
	if query := partOf(e, text, edition.Query); way.merges && query != edition.Absent {
		path.End = query.End
	}
	segments := strings.Split(path.Of(text), "/")
	for i, segment := range segments {
		if plainly := way.plainly(segment); way.noDots || removes(e, text) || !isDots(plainly) {
			segments[i] = plainly
		} else {
			segments[i] = strings.ToUpper(segment)
		}
	}
	return way.plainly(text[:path.Start]) + strings.Join(segments, "/") + way.plainly(text[path.End:])
}

func (way *slowWay) plainly(text string) string {
	return escape.ReplaceAllStringFunc(text, func(escape string) string {
		octet, _ := strconv.ParseUint(escape[1:], 16, 8)
		if c := string(rune(octet)); octet < 0x80 && (alphanumeric.MatchString(c) || strings.Contains(way.plain, c)) {
			return c
		}
		return strings.ToUpper(escape)
	})
}

var (
	escape       = regexp.MustCompile("%[0-9A-Fa-f]{2}")
	alphanumeric = regexp.MustCompile("^[0-9A-Za-z]$")
)

func isDots(segment string) bool { return segment == "." || segment == ".." }

// hasEncodedDots reports whether a text has a segment that would be a dot segment without
// escapes.
func hasEncodedDots(e *edition.Edition, text string) bool {
	way := slowWays[e.ID]
	for segment := range strings.SplitSeq(partOf(e, text, edition.Path).Of(text), "/") {
		if isDots(way.plainly(segment)) && !isDots(segment) {
			return true
		}
	}
	return false
}

// hasDots reports whether the path of a text has a dot segment.
func hasDots(e *edition.Edition, text string) bool {
	return slices.ContainsFunc(strings.Split(partOf(e, text, edition.Path).Of(text), "/"), isDots)
}

// endsInDots reports whether the last segment of the path of a text is a dot segment.
func endsInDots(e *edition.Edition, text string) bool {
	path := partOf(e, text, edition.Path).Of(text)
	return isDots(path[strings.LastIndexByte(path, '/')+1:])
}

// partOf returns where the component of a role is in a text.
func partOf(e *edition.Edition, text string, role edition.Role) edition.Span {
	for _, p := range e.Split(text) {
		if p.Role == role {
			return p.Span
		}
	}
	return edition.Absent
}
