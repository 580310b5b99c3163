// Package client has what the clients of several schemes do in the same way, whichever document
// describes them: they take a URL apart, decode its parts, and send some of them.
package client

import "uriscope/core/edition/internal/octets"

// URL is the register that holds the URL in the listing of every scheme.
const URL = 0

// crlf ends a message of most protocols. In the code of a line it is written CR LF.
const crlf = "\r\n"

// decoded returns a text in which octets stand for their percent-encodings.
func decoded(text string) string {
	decoded := make([]byte, 0, len(text))
	for at := 0; at < len(text); at++ {
		if text[at] == '%' && octets.BeginEncoding(text[at:]) {
			decoded = append(decoded, octets.Encoded(text[at:]))
			at += len("%20") - 1
		} else {
			decoded = append(decoded, text[at])
		}
	}
	return string(decoded)
}
