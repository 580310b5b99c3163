package urlstandard

import "uriscope/core/trace"

// The registers: the two texts; the records of the base and of the URL; the parsers' variables; the result. A
// list of path segments is written with a "/" before each, an address in the format of the host serializer.
const (
	rBase = iota
	rReference
	rBaseScheme
	rBaseUsername
	rBasePassword
	rBaseHost
	rBasePort
	rBasePath
	rBaseOpaque
	rBaseQuery
	rBaseFragment
	rScheme
	rUsername
	rPassword
	rHost
	rPort
	rPath
	rOpaque
	rQuery
	rFragment
	rInput
	rRead
	rState
	rOverride
	rBuffer
	rAtSignSeen
	rInsideBrackets
	rPasswordTokenSeen
	rDomain
	rASCIIDomain
	rEndsInNumber
	rParts
	rPart
	rRadix
	rNumber
	rNonDecimal
	rNumbers
	rRest
	rAddress
	rPieceIndex
	rCompress
	rValue
	rNumbersSeen
	rIPv4Piece
	rResult
	rError
	rFailure
	rAttribute
	rOutput
)

// A record's registers are in the same order from rBaseScheme and from rScheme on.
const recordRegisters = rScheme - rBaseScheme

var listing = trace.NewListing(trace.Registers(`
Base
R
base.scheme = base: scheme of base
base.username: username of base
base.password: password of base
base.host: host of base
base.port: port of base
base.path: path of base
base.opaque
base.query: query of base
base.fragment: fragment of base
url.scheme: scheme of target
url.username: username of target
url.password: password of target
url.host: host of target
url.port: port of target
url.path: path of target
url.opaque
url.query: query of target
url.fragment: fragment of target
input = c, remaining
read[<input] = c, remaining, pointer
state
override
buffer[~]
atSignSeen
insideBrackets
passwordTokenSeen
domain
asciiDomain
endsInNumber
parts
part
radix
number
nonDecimal
numbers
rest
address
pieceIndex
compress
value
numbersSeen
ipv4Piece
host
error
failure
attribute
output
`), trace.Lines(`
`+setLines+`
## >
# base: URL Standard, 6.1, API URL parser
api.2[Base]? if Base is not empty
	api.2.1(input): input ← Base; run the basic URL parser
	api.2.2[failure]? if failure is defined: return failure
	api.2.2a(base.scheme, base.username, base.password, base.host, base.port, base.path, base.opaque, base.query, base.fragment): base ← url
api.3(input): input ← R; run the basic URL parser
api.3a[failure]? if failure is defined: return failure
api.3b(output): return the result of the URL serializer

## basic URL parser = input
# input: URL Standard, 4.4, basic URL parser
url.1[override]? if override is undefined
	url.1.1(url.scheme, url.username, url.password, url.host, url.port, url.path, url.opaque, url.query, url.fragment): url ← a new URL record
	url.1.2(error)[input]? if input starts or ends with C0 controls or spaces: error ← "invalid-URL-unit"
	url.1.3(input): remove C0 controls and spaces from both ends of input
url.2(error)[input]? if input contains tabs or line breaks: error ← "invalid-URL-unit"
url.3(input): remove all tabs and line breaks from input
url.4(state): state ← override, or "scheme start" without one ("hostname" means "host")
url.6: buffer ← ""
url.7: atSignSeen, insideBrackets, passwordTokenSeen ← "false"
url.8: read ← ""
## basic URL parser >
# scheme: URL Standard, 4.4, basic URL parser
url.9: run state
url.9a+[input, read]? while pointer is before the end of input
	url.9b(read): pointer ← pointer + 1; run state
url.10: return url

`+schemeStates+authorityStates+fileStates+pathStates+hostLines+serializerLines))

const schemeStates = `
## scheme start state =
# scheme: URL Standard, 4.4, scheme start state
scheme-start.1(buffer, state)[input, read]? if c is an ASCII letter: append c in lowercase to buffer; state ← "scheme"
scheme-start.2(state, read)[override]?| else if override is undefined: state ← "no scheme"; pointer ← pointer - 1
scheme-start.3| else
	scheme-start.3a(failure): failure ← "failure"; return failure

## scheme state =
# scheme: URL Standard, 4.4, scheme state
scheme.1(buffer)[input, read]? if c is an ASCII letter or digit, "+", "-", or ".": append c in lowercase to buffer
scheme.2[input, read]?| else if c is ":"
	scheme.2.1[override]? if override is defined
		scheme.2.1.1[url.scheme, buffer]? if url.scheme is special and buffer is not: return
		scheme.2.1.2[url.scheme, buffer]? if url.scheme is not special and buffer is: return
		scheme.2.1.3[url.username, url.password, url.port, buffer]? if buffer is "file", and url.username, url.password, or url.port is not empty: return
		scheme.2.1.4[url.scheme, url.host]? if url.scheme is "file" and url.host is empty: return
	scheme.2.2: url.scheme ← buffer
	scheme.2.3[override]? if override is defined
		scheme.2.3.1(url.port)[url.scheme, url.port]? if url.port is the default port of url.scheme: url.port ← undefined
		scheme.2.3.2: return url
	scheme.2.4: buffer ← ""
	scheme.2.5[url.scheme]? if url.scheme is "file"
		scheme.2.5.1(error)[input, read]? if remaining does not start with "//": error ← "special-scheme-missing-following-solidus"
		scheme.2.5.2: state ← "file"
	scheme.2.6(state)[url.scheme, base.scheme]?| else if url.scheme is special and base.scheme equals url.scheme: state ← "special relative or authority"
	scheme.2.7(state)[url.scheme]?| else if url.scheme is special: state ← "special authority slashes"
	scheme.2.8(state, read)[input, read]?| else if remaining starts with "/": state ← "path or authority"; pointer ← pointer + 1
	scheme.2.9| else
		scheme.2.9a(url.path, url.opaque, state): url.path ← ""; url.opaque ← "true"; state ← "opaque path"
scheme.3(buffer, state, read)[override]?| else if override is undefined: buffer ← ""; state ← "no scheme"; start over at the first character of input
scheme.4| else
	scheme.4a(failure): failure ← "failure"; return failure

## no scheme state =
# scheme: URL Standard, 4.4, no scheme state
no-scheme.1(failure)[base.scheme, base.opaque, input, read]? if base is undefined, or base.opaque is "true" and c is not "#": failure ← "missing-scheme-non-relative-URL"; return failure
no-scheme.2(url.scheme, url.path, url.opaque, url.query, url.fragment, state)[base.opaque]?| else if base.opaque is "true": url.scheme ← base.scheme; url.path ← base.path; url.opaque ← base.opaque; url.query ← base.query; url.fragment ← ""; state ← "fragment"
no-scheme.3(state, read)[base.scheme]?| else if base.scheme is not "file": state ← "relative"; pointer ← pointer - 1
no-scheme.4| else
	no-scheme.4a(state, read): state ← "file"; pointer ← pointer - 1

## special relative or authority state =
# relative: URL Standard, 4.4, special relative or authority state
special-relative-or-authority.1(state, read)[input, read]? if c is "/" and remaining starts with "/": state ← "special authority ignore slashes"; pointer ← pointer + 1
special-relative-or-authority.2| else
	special-relative-or-authority.2a(error, state, read): error ← "special-scheme-missing-following-solidus"; state ← "relative"; pointer ← pointer - 1

## path or authority state =
# host: URL Standard, 4.4, path or authority state
path-or-authority.1(state)[input, read]? if c is "/": state ← "authority"
path-or-authority.2| else
	path-or-authority.2a(state, read): state ← "path"; pointer ← pointer - 1

## relative state =
# relative: URL Standard, 4.4, relative state
relative.2: url.scheme ← base.scheme
relative.3(state)[input, read]? if c is "/": state ← "relative slash"
relative.4(error, state)[url.scheme, input, read]?| else if url.scheme is special and c is "\": error ← "invalid-reverse-solidus"; state ← "relative slash"
relative.5| else
	relative.5.1(url.username, url.password, url.host, url.port, url.path, url.query): url.username ← base.username; url.password ← base.password; url.host ← base.host; url.port ← base.port; url.path ← base.path; url.query ← base.query
	relative.5.2(url.query, state)[input, read]? if c is "?": url.query ← ""; state ← "query"
	relative.5.3(url.fragment, state)[input, read]?| else if c is "#": url.fragment ← ""; state ← "fragment"
	relative.5.4[input, read]?| else if c is not EOF
		relative.5.4.1: url.query ← undefined
		relative.5.4.2(url.path): shorten url.path
		relative.5.4.3(state, read): state ← "path"; pointer ← pointer - 1

## relative slash state =
# relative: URL Standard, 4.4, relative slash state
relative-slash.1[url.scheme, input, read]? if url.scheme is special and c is "/" or "\"
	relative-slash.1.1(error)[input, read]? if c is "\": error ← "invalid-reverse-solidus"
	relative-slash.1.2: state ← "special authority ignore slashes"
relative-slash.2(state)[input, read]?| else if c is "/": state ← "authority"
relative-slash.3| else
	relative-slash.3a(url.username, url.password, url.host, url.port, state, read): url.username ← base.username; url.password ← base.password; url.host ← base.host; url.port ← base.port; state ← "path"; pointer ← pointer - 1
`

const authorityStates = `
## special authority slashes state =
# host: URL Standard, 4.4, special authority slashes state
special-authority-slashes.1(state, read)[input, read]? if c is "/" and remaining starts with "/": state ← "special authority ignore slashes"; pointer ← pointer + 1
special-authority-slashes.2| else
	special-authority-slashes.2a(error, state, read): error ← "special-scheme-missing-following-solidus"; state ← "special authority ignore slashes"; pointer ← pointer - 1

## special authority ignore slashes state =
# host: URL Standard, 4.4, special authority ignore slashes state
special-authority-ignore-slashes.1(state, read)[input, read]? if c is neither "/" nor "\": state ← "authority"; pointer ← pointer - 1
special-authority-ignore-slashes.2| else
	special-authority-ignore-slashes.2a: error ← "special-scheme-missing-following-solidus"

## authority state =
# host: URL Standard, 4.4, authority state
authority.1[input, read]? if c is "@"
	authority.1.1: error ← "invalid-credentials"
	authority.1.2(buffer)[atSignSeen]? if atSignSeen is "true": buffer ← "%40" + buffer
	authority.1.3: atSignSeen ← "true"
	authority.1.4: rest ← buffer
	authority.1.4a+[rest]? while rest is not empty
		authority.1.4.1(passwordTokenSeen, rest)[passwordTokenSeen, rest]? if rest starts with ":" and passwordTokenSeen is "false": remove the ":" from rest; passwordTokenSeen ← "true"
		authority.1.4.3(url.password, rest)[passwordTokenSeen]?| else if passwordTokenSeen is "true": move the first character of rest to url.password, encoded with the userinfo set
		authority.1.4.4| else
			authority.1.4.4a(url.username, rest): move the first character of rest to url.username, encoded with the userinfo set
	authority.1.5: buffer ← ""
authority.2[url.scheme, input, read]?| else if c is EOF, "/", "?", or "#", or url.scheme is special and c is "\"
	authority.2.1(failure)[atSignSeen, buffer]? if atSignSeen is "true" and buffer is empty: failure ← "host-missing"; return failure
	authority.2.2(read, buffer, state): pointer ← pointer - length of buffer - 1; buffer ← ""; state ← "host"
authority.3| else
	authority.3a(buffer): append c to buffer

## host state =
# host: URL Standard, 4.4, host state
host.1(read, state)[override, url.scheme]? if override is defined and url.scheme is "file": pointer ← pointer - 1; state ← "file host"
host.2[insideBrackets, input, read]?| else if c is ":" and insideBrackets is "false"
	host.2.1(failure)[buffer]? if buffer is empty: failure ← "host-missing"; return failure
	host.2.2(failure)[override]? if override is "hostname": failure ← "failure"; return failure
	host.2.3(host): host ← the result of the host parser
## host state
	host.2.4[failure]? if failure is defined: return failure
	host.2.5(url.host, buffer, state): url.host ← host; buffer ← ""; state ← "port"
## host state =
host.3(read)[url.scheme, input, read]?| else if c is EOF, "/", "?", or "#", or url.scheme is special and c is "\": pointer ← pointer - 1
	host.3.1(failure)[url.scheme, buffer]? if url.scheme is special and buffer is empty: failure ← "host-missing"; return failure
	host.3.2(failure)[override, url.username, url.password, url.port, buffer]?| else if override is defined, buffer is empty, and url.username, url.password, or url.port is not empty: failure ← "failure"; return failure
	host.3.3(host): host ← the result of the host parser
## host state
	host.3.4[failure]? if failure is defined: return failure
	host.3.5(url.host, buffer, state): url.host ← host; buffer ← ""; state ← "path start"
	host.3.6[override]? if override is defined: return
## host state =
host.4| else
	host.4.1(insideBrackets)[input, read]? if c is "[": insideBrackets ← "true"
	host.4.2(insideBrackets)[input, read]? if c is "]": insideBrackets ← "false"
	host.4.3(buffer): append c to buffer

## port state =
# host: URL Standard, 4.4, port state
port.1(buffer)[input, read]? if c is an ASCII digit: append c to buffer
port.2[override, url.scheme, input, read]?| else if c is EOF, "/", "?", or "#", or url.scheme is special and c is "\", or override is defined
	port.2.1[buffer]? if buffer is not empty
		port.2.1.2(failure)[buffer]? if the number in buffer is greater than 65535: failure ← "port-out-of-range"; return failure
		port.2.1.3(url.port)[url.scheme, buffer]? if the number in buffer is the default port of url.scheme: url.port ← undefined; else: url.port ← that number
		port.2.1.4: buffer ← ""
		port.2.1.5[override]? if override is defined: return
	port.2.2(failure)[override]? if override is defined: failure ← "failure"; return failure
	port.2.3(state, read): state ← "path start"; pointer ← pointer - 1
port.3| else
	port.3a(failure): failure ← "port-invalid"; return failure
`

const fileStates = `
## file state =
# relative: URL Standard, 4.4, file state
file.1: url.scheme ← "file"
file.2: url.host ← ""
file.3[input, read]? if c is "/" or "\"
	file.3.1(error)[input, read]? if c is "\": error ← "invalid-reverse-solidus"
	file.3.2: state ← "file slash"
file.4[base.scheme]?| else if base.scheme is "file"
	file.4.1(url.host, url.path, url.query): url.host ← base.host; url.path ← base.path; url.query ← base.query
	file.4.2(url.query, state)[input, read]? if c is "?": url.query ← ""; state ← "query"
	file.4.3(url.fragment, state)[input, read]?| else if c is "#": url.fragment ← ""; state ← "fragment"
	file.4.4[input, read]?| else if c is not EOF
		file.4.4.1: url.query ← undefined
		file.4.4.2[input, read]? if c + remaining does not start with a Windows drive letter
			file.4.4.2a(url.path): shorten url.path
		file.4.4.3| else
			file.4.4.3.1: error ← "file-invalid-Windows-drive-letter"
			file.4.4.3.2: url.path ← ""
		file.4.4.4(state, read): state ← "path"; pointer ← pointer - 1
file.5| else
	file.5a(state, read): state ← "path"; pointer ← pointer - 1

## file slash state =
# relative: URL Standard, 4.4, file slash state
file-slash.1[input, read]? if c is "/" or "\"
	file-slash.1.1(error)[input, read]? if c is "\": error ← "invalid-reverse-solidus"
	file-slash.1.2: state ← "file host"
file-slash.2| else
	file-slash.2.1[base.scheme]? if base.scheme is "file"
		file-slash.2.1.1: url.host ← base.host
		file-slash.2.1.2(url.path)[base.path, input, read]? if c + remaining does not start with a Windows drive letter, and base.path starts with a normalized one: append the first segment of base.path to url.path
	file-slash.2.2(state, read): state ← "path"; pointer ← pointer - 1

## file host state =
# host: URL Standard, 4.4, file host state
file-host.1(read)[input, read]? if c is EOF, "/", "\", "?", or "#": pointer ← pointer - 1
	file-host.1.1(error, state)[override, buffer]? if override is undefined and buffer is a Windows drive letter: error ← "file-invalid-Windows-drive-letter-host"; state ← "path"
	file-host.1.2[buffer]?| else if buffer is empty
		file-host.1.2.1: url.host ← ""
		file-host.1.2.2[override]? if override is defined: return
		file-host.1.2.3: state ← "path start"
	file-host.1.3| else
		file-host.1.3.1(host): host ← the result of the host parser
## file host state
		file-host.1.3.2[failure]? if failure is defined: return failure
		file-host.1.3.3(host)[host]? if host is "localhost": host ← ""
		file-host.1.3.4: url.host ← host
		file-host.1.3.5[override]? if override is defined: return
		file-host.1.3.6(buffer, state): buffer ← ""; state ← "path start"
## file host state =
file-host.2| else
	file-host.2a(buffer): append c to buffer
`

const pathStates = `
## path start state =
# path: URL Standard, 4.4, path start state
path-start.1[url.scheme]? if url.scheme is special
	path-start.1.1(error)[input, read]? if c is "\": error ← "invalid-reverse-solidus"
	path-start.1.2: state ← "path"
	path-start.1.3(read)[input, read]? if c is neither "/" nor "\": pointer ← pointer - 1
path-start.2(url.query, state)[override, input, read]?| else if override is undefined and c is "?": url.query ← ""; state ← "query"
path-start.3(url.fragment, state)[override, input, read]?| else if override is undefined and c is "#": url.fragment ← ""; state ← "fragment"
path-start.4[input, read]?| else if c is not EOF
	path-start.4.1: state ← "path"
	path-start.4.2(read)[input, read]? if c is not "/": pointer ← pointer - 1
path-start.5(url.path)[override, url.host]?| else if override is defined and url.host is undefined: append an empty segment to url.path

## path state =
# path: URL Standard, 4.4, path state
path.1![override, url.scheme, input, read]? if c is EOF or "/", or url.scheme is special and c is "\", or override is undefined and c is "?" or "#"
	path.1.1(error)[url.scheme, input, read]? if url.scheme is special and c is "\": error ← "invalid-reverse-solidus"
	path.1.2[buffer]? if buffer is a double-dot segment
		path.1.2.1(url.path): shorten url.path
		path.1.2.2(url.path)[url.scheme, input, read]? if c is not "/", and either url.scheme is not special or c is not "\": append an empty segment to url.path
	path.1.3(url.path)[buffer, url.scheme, input, read]?| else if buffer is a single-dot segment, c is not "/", and either url.scheme is not special or c is not "\": append an empty segment to url.path
	path.1.4[buffer]?| else if buffer is not a single-dot segment
		path.1.4.1(buffer)[url.scheme, url.path, buffer]? if url.scheme is "file", url.path is empty, and buffer is a Windows drive letter: replace the second character of buffer with ":"
		path.1.4.2(url.path): append "/" + buffer to url.path
	path.1.5: buffer ← ""
	path.1.6(url.query, state)[input, read]? if c is "?": url.query ← ""; state ← "query"
	path.1.7(url.fragment, state)[input, read]? if c is "#": url.fragment ← ""; state ← "fragment"
path.2| else
	path.2.1(error)[input, read]? if c is neither a URL code point nor "%": error ← "invalid-URL-unit"
	path.2.2(error)[input, read]? if c is "%" and remaining does not start with two hex digits: error ← "invalid-URL-unit"
	path.2.3(buffer): append c to buffer, encoded with the path set

## shorten
# path: URL Standard, 4.2, shorten a URL’s path
shorten.3[url.scheme, url.path]? if url.scheme is "file" and url.path is just a normalized Windows drive letter: return
shorten.4(url.path): remove the last /segment of url.path, if any

## opaque path state =
# path: URL Standard, 4.4, opaque path state
opaque-path.1(url.query, state)[input, read]? if c is "?": url.query ← ""; state ← "query"
opaque-path.2(url.fragment, state)[input, read]?| else if c is "#": url.fragment ← ""; state ← "fragment"
opaque-path.3[input, read]?| else if c is " "
	opaque-path.3.1: error ← "invalid-URL-unit"
	opaque-path.3.2(url.path)[input, read]? if remaining starts with "?" or "#": append "%20" to url.path
	opaque-path.3.3| else
		opaque-path.3.3a(url.path): append " " to url.path
opaque-path.4[input, read]?| else if c is not EOF
	opaque-path.4.1(error)[input, read]? if c is neither a URL code point nor "%": error ← "invalid-URL-unit"
	opaque-path.4.2(error)[input, read]? if c is "%" and remaining does not start with two hex digits: error ← "invalid-URL-unit"
	opaque-path.4.3(url.path): append c to url.path, encoded with the C0 control set

## query state =
# query: URL Standard, 4.4, query state
query.2[override, input, read]? if c is EOF, or override is undefined and c is "#"
	query.2.2(url.query)[url.scheme]? if url.scheme is special: append buffer to url.query, encoded with the special-query set; else: with the query set
	query.2.3: buffer ← ""
	query.2.4(url.fragment, state)[input, read]? if c is "#": url.fragment ← ""; state ← "fragment"
query.3| else
	query.3.1(error)[input, read]? if c is neither a URL code point nor "%": error ← "invalid-URL-unit"
	query.3.2(error)[input, read]? if c is "%" and remaining does not start with two hex digits: error ← "invalid-URL-unit"
	query.3.3(buffer): append c to buffer

## fragment state =
# query: URL Standard, 4.4, fragment state
fragment.1[input, read]? if c is not EOF
	fragment.1.1(error)[input, read]? if c is neither a URL code point nor "%": error ← "invalid-URL-unit"
	fragment.1.2(error)[input, read]? if c is "%" and remaining does not start with two hex digits: error ← "invalid-URL-unit"
	fragment.1.3(url.fragment): append c to url.fragment, encoded with the fragment set
`
