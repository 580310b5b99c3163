// Package client has what the clients of several schemes do in the same way, whichever document
// describes them: they take a URL apart, decode its parts, and send some of them.
package client

import (
	"strings"

	"uriscope/core/edition"
	"uriscope/core/edition/internal/octets"
	"uriscope/core/trace"
)

// URL is the register that holds the URL in the listing of every scheme.
const URL = 0

// CRLF ends a message of most protocols. In the code of a line it is written CR LF.
const CRLF = "\r\n"

// A Client is a run on a URL. The spans that its methods take are spans of the URL.
type Client struct {
	URL string
	Run *trace.Trace
}

// Set sets a register to a part of the URL, or makes it undefined where that is absent.
func (c Client) Set(register int, s edition.Span) {
	if s == edition.Absent {
		c.Run.Undefine(register)
	} else {
		c.Run.Set(register, trace.From(URL, s.Start, s.End))
	}
}

// SetAll sets the registers from first on to the spans, one for each.
func (c Client) SetAll(first int, spans ...edition.Span) {
	for i, s := range spans {
		c.Set(first+i, s)
	}
}

// Decode replaces the percent-encodings in a register, which holds a part of the URL, by the
// octets that they stand for. Those of the octets in but stay.
func (c Client) Decode(register int, s edition.Span, but string) {
	if c.Run == nil || s == edition.Absent {
		return
	}
	shorter := 0 // by how many bytes the register has become
	for at := s.Start; at < s.End; at++ {
		if c.URL[at] != '%' || !octets.BeginEncoding(c.URL[at:s.End]) {
			continue
		}
		octet := []byte{octets.Encoded(c.URL[at:])}
		if strings.IndexByte(but, octet[0]) < 0 {
			start := at - s.Start - shorter
			c.Run.Replace(register, start, start+len("%20"), trace.Text(string(octet)))
			shorter += len("%20") - len(octet)
		}
		at += len("%20") - 1
	}
}

// Decoded returns a text in which octets stand for their percent-encodings.
func Decoded(text string) string {
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

// Send carries out a line that sends a message, which is what it appends to a register.
func (c Client) Send(line string, register int, message ...trace.Piece) {
	c.Run.Do(line)
	c.Run.Append(register, message...)
}

// Whole returns the piece that is all of a register.
func (c Client) Whole(register int) trace.Piece { return c.Run.Whole(register) }
