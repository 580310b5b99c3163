// Package client has what the clients of several schemes do in the same way, whichever document
// describes them: they take a URL apart, decode its parts, and send some of them.
package client

// URL is the register that holds the URL in the listing of every scheme.
const URL = 0

// crlf ends a message of most protocols. In the code of a line it is written CR LF.
const crlf = "\r\n"
