package urlstandard

// hostLines parse a host: URL Standard, 3.3 and 3.5.
const hostLines = `
## host parser = host parser
# host: URL Standard, 3.5, host parser
host-parser.1[buffer]? if buffer starts with "["
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
domain-parser.2(error)[domain]? if domain breaks the strict rules: error ← "domain-to-ASCII"
domain-parser.5(asciiDomain)[domain]? if domain is ASCII: asciiDomain ← domain in lowercase
domain-parser.6| else
	domain-parser.6.1*: asciiDomain ← Unicode ToASCII(domain)
	domain-parser.6.2(failure)[asciiDomain, error]? if asciiDomain is undefined: failure ← error; return failure
domain-parser.7(failure)[asciiDomain, error]? if asciiDomain is empty: failure ← error; return failure
domain-parser.8(failure)[asciiDomain, error]? if asciiDomain contains a forbidden domain code point: failure ← error; return failure
domain-parser.9(asciiDomain): return asciiDomain

## ends in a number checker
# host: URL Standard, 3.5, ends in a number checker
ends-in-number.2: parts ← asciiDomain
ends-in-number.3(parts)[parts]? if parts ends with ".": remove that
ends-in-number.4: part ← parts after its last "."
ends-in-number.5(endsInNumber)[part]? if part consists of digits: endsInNumber ← "true"; return
ends-in-number.6(number): number ← the result of the IPv4 number parser
ends-in-number.6a(endsInNumber)[number]? if number is defined: endsInNumber ← "true"; return
ends-in-number.7: endsInNumber ← "false"; return

## IPv4 parser
# host: URL Standard, 3.5, IPv4 parser
ipv4.1: parts ← asciiDomain
ipv4.2[parts]? if parts ends with "."
	ipv4.2.1: error ← "IPv4-empty-part"
	ipv4.2.2(parts): remove the last "." from parts
ipv4.3(error)[parts]? if parts has fewer than 4 parts: error ← "IPv4-too-few-parts"
ipv4.4(failure)[parts]? if parts has more than 4 parts: failure ← "IPv4-too-many-parts"; return failure
ipv4.5: numbers ← ""
ipv4.6+[parts]? while parts is defined
	ipv4.6a(part, parts): part, parts ← parts, at its first "."
	ipv4.6.1(number): number ← the result of the IPv4 number parser
	ipv4.6.2(failure)[number]? if number is undefined: failure ← "IPv4-non-numeric-part"; return failure
	ipv4.6.3(error)[nonDecimal]? if nonDecimal is "true": error ← "IPv4-non-decimal-part"
	ipv4.6.4(numbers): append number to numbers as a new item
ipv4.7(error)[numbers]? if any of numbers is greater than 255: error ← "IPv4-out-of-range-part"
ipv4.8(failure)[numbers, error]? if any of numbers except the last is greater than 255: failure ← error; return failure
ipv4.9(failure)[numbers, error]? if the last of numbers does not fit into the bytes that are left: failure ← error; return failure
ipv4.10: host ← numbers as four bytes with "." between them
ipv4.14(host): return host

## IPv4 number parser
# host: URL Standard, 3.5, IPv4 number parser
ipv4-number.1(number)[part]? if part is empty: number ← undefined; return
ipv4-number.2: nonDecimal ← "false"
ipv4-number.3: radix ← "10"
ipv4-number.4(nonDecimal, part, radix)[part]? if part starts with "0x" or "0X": remove that; nonDecimal ← "true"; radix ← "16"
ipv4-number.5(nonDecimal, part, radix)[part]?| else if part starts with "0" and is longer: remove the "0"; nonDecimal ← "true"; radix ← "8"
ipv4-number.6(number, nonDecimal)[part]? if part is empty: number ← "0"; nonDecimal ← "true"; return
ipv4-number.7(number)[part, radix]? if a character of part is not a digit in base radix: number ← undefined; return
ipv4-number.8(number): number ← part, converted from base radix to decimal
ipv4-number.9(number): return number

## IPv6 parser
# host: URL Standard, 3.5, IPv6 parser
ipv6.1: address ← ""
ipv6.2: pieceIndex ← "0"
ipv6.3: compress ← undefined
ipv6.5[rest]? if rest starts with ":"
	ipv6.5.1(failure)[rest]? if rest does not start with "::": failure ← "IPv6-invalid-compression"; return failure
	ipv6.5.2(rest): remove the "::" from rest
	ipv6.5.3(pieceIndex, compress, address): pieceIndex, compress ← "1"; append a zero piece to address
ipv6.6+[rest]? while rest is not empty
	ipv6.6.1(failure)[pieceIndex]? if pieceIndex is "8": failure ← "IPv6-too-many-pieces"; return failure
	ipv6.6.2[rest]? if rest starts with ":"
		ipv6.6.2.1(failure)[compress]? if compress is defined: failure ← "IPv6-multiple-compression"; return failure
		ipv6.6.2.2(rest, pieceIndex, compress, address): remove the ":" from rest; append a zero piece to address; pieceIndex ← pieceIndex + 1; compress ← pieceIndex; continue
	ipv6.6.3: value ← ""
	ipv6.6.4+(rest, value)[value, rest]? while value has fewer than 4 digits and rest starts with a hex digit: move that digit to value
	ipv6.6.5[rest]? if rest starts with "."
		ipv6.6.5.1(failure)[value]? if value is empty: failure ← "IPv4-in-IPv6-invalid-code-point"; return failure
		ipv6.6.5.2(rest, value): move value back to the start of rest
		ipv6.6.5.3(failure)[pieceIndex]? if pieceIndex is greater than 6: failure ← "IPv4-in-IPv6-too-many-pieces"; return failure
		ipv6.6.5.4: numbersSeen ← "0"
		ipv6.6.5.5+[rest]? while rest is not empty
			ipv6.6.5.5.1: ipv4Piece ← undefined
			ipv6.6.5.5.2[numbersSeen]? if numbersSeen is not "0"
				ipv6.6.5.5.2.1(rest)[numbersSeen, rest]? if rest starts with "." and numbersSeen is less than 4: remove the "." from rest
				ipv6.6.5.5.2.2| else
					ipv6.6.5.5.2.2a(failure): failure ← "IPv4-in-IPv6-invalid-code-point"; return failure
			ipv6.6.5.5.3(failure)[rest]? if rest does not start with a digit: failure ← "IPv4-in-IPv6-invalid-code-point"; return failure
			ipv6.6.5.5.4+[rest]? while rest starts with a digit
				ipv6.6.5.5.4.2(failure, ipv4Piece)[ipv4Piece]? if ipv4Piece is "0": failure ← "IPv4-in-IPv6-invalid-code-point"; return failure; else: append that digit to ipv4Piece
				ipv6.6.5.5.4.3(failure)[ipv4Piece]? if ipv4Piece is greater than 255: failure ← "IPv4-in-IPv6-out-of-range-part"; return failure
				ipv6.6.5.5.4.4(rest): remove that digit from rest
			ipv6.6.5.5.5(address)[numbersSeen]? if numbersSeen is "0" or "2": append ipv4Piece to address as a new piece; else: last piece ← last piece × 256 + ipv4Piece
			ipv6.6.5.5.6: numbersSeen ← numbersSeen + 1
			ipv6.6.5.5.7(pieceIndex)[numbersSeen]? if numbersSeen is "2" or "4": pieceIndex ← pieceIndex + 1
		ipv6.6.5.6(failure)[numbersSeen]? if numbersSeen is not "4": failure ← "IPv4-in-IPv6-too-few-parts"; return failure
		ipv6.6.5.7: break
	ipv6.6.6(rest)[rest]?| else if rest starts with ":": remove that
		ipv6.6.6.2(failure)[rest]? if rest is empty: failure ← "IPv6-invalid-code-point"; return failure
	ipv6.6.7(failure)[rest]?| else if rest is not empty: failure ← "IPv6-invalid-code-point"; return failure
	ipv6.6.8(error)[value]? if value has a leading zero: error ← "IPv6-piece-leading-zero"
	ipv6.6.9(address): append value to address as a new piece
	ipv6.6.10: pieceIndex ← pieceIndex + 1
ipv6.7(address)[compress]? if compress is defined: insert zero pieces at index compress until address has eight
ipv6.8(failure)[pieceIndex]?| else if pieceIndex is not "8": failure ← "IPv6-too-few-pieces"; return failure
ipv6.9(host): return address, written by the IPv6 serializer

## opaque-host parser
# host: URL Standard, 3.5, opaque-host parser
opaque-host.1(failure)[buffer]? if buffer contains a forbidden host code point: failure ← "host-invalid-code-point"; return failure
opaque-host.2(error)[buffer]? if buffer contains a code point that is neither a URL code point nor "%": error ← "invalid-URL-unit"
opaque-host.3(error)[buffer]? if buffer contains a "%" without two hex digits after it: error ← "invalid-URL-unit"
opaque-host.4(host): return buffer, encoded with the C0 control set
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
	serializer.2.2[url.username, url.password]? if url.username or url.password is not empty
		serializer.2.2.1(output): append url.username to output
		serializer.2.2.2(output)[url.password]? if url.password is not empty: append ":" + url.password to output
		serializer.2.2.3(output): append "@" to output
	serializer.2.3(output): append url.host to output
	serializer.2.4(output)[url.port]? if url.port is defined: append ":" + url.port to output
## URL serializer = path
serializer.3(output)[url.host, url.opaque, url.path]? if url.host is undefined, url.opaque is "false", and url.path starts with "//": append "/." to output
serializer.4(output): append url.path to output
## URL serializer >
serializer.5[url.query]? if url.query is defined
## URL serializer = query
	serializer.5a(output): append "?" + url.query to output
## URL serializer >
serializer.6[url.fragment]? if url.fragment is defined
## URL serializer = fragment
	serializer.6a(output): append "#" + url.fragment to output
## URL serializer
serializer.7(output): return output
`
