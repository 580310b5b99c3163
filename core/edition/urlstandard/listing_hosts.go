package urlstandard

// hostLines are what becomes of a host: URL Standard, 3.3 and 3.5.
const hostLines = `
## host parser = host parser
# host: URL Standard, 3.5, host parser
host-parser.1[buffer]? if buffer begins with "["
	host-parser.1.1(failure)[buffer]? if buffer does not end with "]": failure ← "IPv6-unclosed"; return failure
	host-parser.1.2(rest, host): rest ← buffer without its brackets; return the result of the IPv6 parser
host-parser.2(host)[url.scheme]? if url.scheme is not special: return the result of the opaque-host parser
host-parser.4(error)[buffer]? if buffer contains a percent-encoded byte: error ← "domain-percent-encoded"
host-parser.5: domain ← buffer, percent-decoded
host-parser.6(asciiDomain): asciiDomain ← the result of the domain parser
host-parser.7[failure]? if failure is defined: return failure
host-parser.8: endsInNumber ← the result of the ends in a number checker
host-parser.8a(host)[endsInNumber]? if endsInNumber is "true": return the result of the IPv4 parser
host-parser.9(host): return asciiDomain

## domain parser
# host: URL Standard, 3.3, domain parser
domain-parser.2(error)[domain]? if domain is none by the strict rules: error ← "domain-to-ASCII"
domain-parser.5.1(asciiDomain)[domain]? if domain is ASCII: asciiDomain ← domain in lower case
domain-parser.5.2| else
	domain-parser.5.2.1*: asciiDomain ← domain by Unicode ToASCII
	domain-parser.5.2.2(failure)[asciiDomain, error]? if asciiDomain is undefined: failure ← error; return failure
domain-parser.6(failure)[asciiDomain, error]? if asciiDomain is "": failure ← error; return failure
domain-parser.7(failure)[asciiDomain, error]? if asciiDomain contains a forbidden domain code point: failure ← error; return failure
domain-parser.8(asciiDomain): return asciiDomain

## ends in a number checker
# host: URL Standard, 3.5, ends in a number checker
ends-in-number.2: parts ← asciiDomain
ends-in-number.3(parts)[parts]? if parts ends with ".": parts ← parts without it
ends-in-number.4: part ← what follows the last "." of parts
ends-in-number.5(endsInNumber)[part]? if part is digits: endsInNumber ← "true"; return
ends-in-number.6(number): number ← the result of the IPv4 number parser
ends-in-number.6a(endsInNumber)[number]? if number is defined: endsInNumber ← "true"; return
ends-in-number.7: endsInNumber ← "false"; return

## IPv4 parser
# host: URL Standard, 3.5, IPv4 parser
ipv4.1: parts ← asciiDomain
ipv4.2[parts]? if parts ends with "."
	ipv4.2.1: error ← "IPv4-empty-part"
	ipv4.2.2: parts ← parts without it
ipv4.3(error)[parts]? if parts has fewer than 4 parts: error ← "IPv4-too-few-parts"
ipv4.4(failure)[parts]? if parts has more than 4 parts: failure ← "IPv4-too-many-parts"; return failure
ipv4.5: numbers ← ""
ipv4.6+[parts]? while parts is defined
	ipv4.6a(part, parts): take part off the front of parts
	ipv4.6.1(number): number ← the result of the IPv4 number parser
	ipv4.6.2(failure)[number]? if number is undefined: failure ← "IPv4-non-numeric-part"; return failure
	ipv4.6.3(error)[nonDecimal]? if nonDecimal is "true": error ← "IPv4-non-decimal-part"
	ipv4.6.4(numbers): append number to numbers
ipv4.7(error)[numbers]? if one of numbers is more than 255: error ← "IPv4-out-of-range-part"
ipv4.8(failure)[numbers, error]? if one of numbers but the last is more than 255: failure ← error; return failure
ipv4.9(failure)[numbers, error]? if the last of numbers is more than the bytes that are left can hold: failure ← error; return failure
ipv4.10: host ← numbers as four bytes, "." between them
ipv4.14(host): return host

## IPv4 number parser
# host: URL Standard, 3.5, IPv4 number parser
ipv4-number.1(number)[part]? if part is "": number ← undefined; return
ipv4-number.2: nonDecimal ← "false"
ipv4-number.3: radix ← "10"
ipv4-number.4(nonDecimal, part, radix)[part]? if part begins with "0x" or "0X": nonDecimal ← "true"; part ← part without it; radix ← "16"
ipv4-number.5(nonDecimal, part, radix)[part]?| else if part begins with "0" and is longer: nonDecimal ← "true"; part ← part without it; radix ← "8"
ipv4-number.6(number, nonDecimal)[part]? if part is "": number ← "0"; nonDecimal ← "true"; return
ipv4-number.7(number)[part, radix]? if part has other than digits of radix: number ← undefined; return
ipv4-number.8(number): number ← part read with radix, in decimal
ipv4-number.9(number): return number

## IPv6 parser
# host: URL Standard, 3.5, IPv6 parser
ipv6.1: address ← ""
ipv6.2: pieceIndex ← "0"
ipv6.3: compress ← undefined
ipv6.5[rest]? if rest begins with ":"
	ipv6.5.1(failure)[rest]? if rest does not begin with "::": failure ← "IPv6-invalid-compression"; return failure
	ipv6.5.2: rest ← rest without its first two
	ipv6.5.3(pieceIndex, compress, address): pieceIndex ← "1"; compress ← "1"; append the piece 0 to address
ipv6.6+[rest]? while rest is not ""
	ipv6.6.1(failure)[pieceIndex]? if pieceIndex is "8": failure ← "IPv6-too-many-pieces"; return failure
	ipv6.6.2[rest]? if rest begins with ":"
		ipv6.6.2.1(failure)[compress]? if compress is defined: failure ← "IPv6-multiple-compression"; return failure
		ipv6.6.2.2(rest, pieceIndex, compress, address): leave the ":"; append the piece 0 to address; compress ← pieceIndex ← pieceIndex + 1; continue
	ipv6.6.3: value ← ""
	ipv6.6.4+(rest, value)[value, rest]? while value has fewer than 4 digits and rest begins with a hex digit: move it to value
	ipv6.6.5[rest]? if rest begins with "."
		ipv6.6.5.1(failure)[value]? if value is "": failure ← "IPv4-in-IPv6-invalid-code-point"; return failure
		ipv6.6.5.2(rest, value): move value back to rest
		ipv6.6.5.3(failure)[pieceIndex]? if pieceIndex is more than 6: failure ← "IPv4-in-IPv6-too-many-pieces"; return failure
		ipv6.6.5.4: numbersSeen ← "0"
		ipv6.6.5.5+[rest]? while rest is not ""
			ipv6.6.5.5.1: ipv4Piece ← undefined
			ipv6.6.5.5.2[numbersSeen]? if numbersSeen is not "0"
				ipv6.6.5.5.2.1(rest)[numbersSeen, rest]? if rest begins with "." and numbersSeen is less than 4: leave it
				ipv6.6.5.5.2.2| else
					ipv6.6.5.5.2.2a(failure): failure ← "IPv4-in-IPv6-invalid-code-point"; return failure
			ipv6.6.5.5.3(failure)[rest]? if rest does not begin with a digit: failure ← "IPv4-in-IPv6-invalid-code-point"; return failure
			ipv6.6.5.5.4+[rest]? while rest begins with a digit
				ipv6.6.5.5.4.2(failure, ipv4Piece)[ipv4Piece]? if ipv4Piece is "0": failure ← "IPv4-in-IPv6-invalid-code-point"; return failure; else ipv4Piece ← ipv4Piece and the digit
				ipv6.6.5.5.4.3(failure)[ipv4Piece]? if ipv4Piece is more than 255: failure ← "IPv4-in-IPv6-out-of-range-part"; return failure
				ipv6.6.5.5.4.4(rest): leave the digit
			ipv6.6.5.5.5(address)[numbersSeen]? if numbersSeen is "0" or "2": append ipv4Piece to address as a new piece; else to the last one
			ipv6.6.5.5.6: numbersSeen ← numbersSeen + 1
			ipv6.6.5.5.7(pieceIndex)[numbersSeen]? if numbersSeen is "2" or "4": pieceIndex ← pieceIndex + 1
		ipv6.6.5.6(failure)[numbersSeen]? if numbersSeen is not "4": failure ← "IPv4-in-IPv6-too-few-parts"; return failure
		ipv6.6.5.7: break
	ipv6.6.6(rest)[rest]?| else if rest begins with ":": leave it
		ipv6.6.6.2(failure)[rest]? if rest is "": failure ← "IPv6-invalid-code-point"; return failure
	ipv6.6.7(failure)[rest]?| else if rest is not "": failure ← "IPv6-invalid-code-point"; return failure
	ipv6.6.8(error)[value]? if value has a leading zero: error ← "IPv6-piece-leading-zero"
	ipv6.6.9(address): append value to address as a piece
	ipv6.6.10: pieceIndex ← pieceIndex + 1
ipv6.7(address)[compress]? if compress is defined: put as many pieces 0 as lack before the piece compress of address
ipv6.8(failure)[pieceIndex]?| else if pieceIndex is not "8": failure ← "IPv6-too-few-pieces"; return failure
ipv6.9(host): return address as the IPv6 serializer writes it

## opaque-host parser
# host: URL Standard, 3.5, opaque-host parser
opaque-host.1(failure)[buffer]? if buffer contains a forbidden host code point: failure ← "host-invalid-code-point"; return failure
opaque-host.2(error)[buffer]? if buffer contains a code point that is not a URL code point and not "%": error ← "invalid-URL-unit"
opaque-host.3(error)[buffer]? if buffer contains a "%" without two hex digits: error ← "invalid-URL-unit"
opaque-host.4(host): return buffer, encoded by the C0 control set
`

// serializerLines are URL Standard, 4.5.
const serializerLines = `
## URL serializer = scheme
# serialize: URL Standard, 4.5, URL serializer
serializer.1: output ← url.scheme + ":"
## URL serializer >
serializer.2[url.host]? if url.host is defined
## URL serializer = authority
	serializer.2.1(output): append "//" to output
	serializer.2.2[url.username, url.password]? if url.username is not "" or url.password is not ""
		serializer.2.2.1(output): append url.username to output
		serializer.2.2.2(output)[url.password]? if url.password is not "": append ":" and url.password to output
		serializer.2.2.3(output): append "@" to output
	serializer.2.3(output): append url.host to output
	serializer.2.4(output)[url.port]? if url.port is defined: append ":" and url.port to output
## URL serializer = path
serializer.3(output)[url.host, url.opaque, url.path]? if url.host is undefined and url.opaque is "false" and url.path has an empty first segment and more: append "/." to output
serializer.4(output): append url.path to output
## URL serializer >
serializer.5[url.query]? if url.query is defined
## URL serializer = query
	serializer.5a(output): append "?" and url.query to output
## URL serializer >
serializer.6[url.fragment]? if url.fragment is defined
## URL serializer = fragment
	serializer.6a(output): append "#" and url.fragment to output
## URL serializer
serializer.7(output): return output
`
