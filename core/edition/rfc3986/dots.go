package rfc3986

import (
	"bytes"
	"strings"

	"uriscope/core/edition/internal/cut"
	"uriscope/core/trace"
)

// buffers are the two buffers of RFC 3986, section 5.2.4: registers of a run.
type buffers struct {
	*trace.Trace
	input, output int
}

// remove carries out RFC 3986, section 5.2.4, but for step 3. The piece says where the path
// comes from. It returns what is then in the output buffer.
func (b buffers) remove(path string, from trace.Piece) string {
	// 1.
	input, output := path, make([]byte, 0, len(path))
	b.Do("1")
	b.Set(b.output)
	b.Set(b.input, from)

	// 2. Each rule drops a prefix of the input. The "/" that 2B and 2C leave is the one
	// after the dots or, if the dots are at the end, the one before them.
	drop := func(rule string, start, end int) {
		b.Do(rule)
		b.Replace(b.input, start, end)
		input = input[:start] + input[end:]
	}
	for len(input) > 0 {
		switch {
		// A.
		case strings.HasPrefix(input, "../"):
			drop("2A", 0, len("../"))
		case strings.HasPrefix(input, "./"):
			drop("2A", 0, len("./"))
		// B.
		case strings.HasPrefix(input, "/./"):
			drop("2B", 0, len("/."))
		case input == "/.":
			drop("2B", len("/"), len("/."))
		// C.
		case strings.HasPrefix(input, "/../"):
			drop("2C", 0, len("/.."))
			output = b.removeLastSegment(output)
		case input == "/..":
			drop("2C", len("/"), len("/.."))
			output = b.removeLastSegment(output)
		// D.
		case input == "." || input == "..":
			drop("2D", 0, len(input))
		// E.
		default:
			end := cut.FirstSegment(input)
			b.Do("2E")
			b.Append(b.output, trace.From(b.input, 0, end))
			b.Replace(b.input, 0, end)
			output, input = append(output, input[:end]...), input[end:]
		}
	}
	return string(output)
}

// removeLastSegment removes the last segment, and the "/" before it if there is one, from
// the output buffer (RFC 3986, section 5.2.4, 2C).
func (b buffers) removeLastSegment(output []byte) []byte {
	last := max(0, bytes.LastIndexByte(output, '/'))
	b.Replace(b.output, last, len(output))
	return output[:last]
}
