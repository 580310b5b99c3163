package urlstandard

import (
	"unicode/utf8"

	"uriscope/core/internal/octets"
	"uriscope/core/trace"
)

// mostAgain is the maximum lookahead, in bytes. Without a bound, characters that have to be handled singly
// would each look ahead over the whole rest in vain.
const mostAgain = 1024

// sameAgain skips ahead over characters that are handled like the current one, in the states that append each
// of them in the same way. A text can have a million of them.
func (p *parser) sameAgain() {
	if p.at < 0 || p.at >= len(p.input) {
		return
	}
	register, to, encodes := rBuffer, &p.buffer, p.input[p.at] >= utf8.RuneSelf && p.does(Encoding)
	switch p.state {
	case "authority", "host", "query":
		encodes = false
	case "path":
	case "opaque path":
		register, to = rPath, &p.path
	case "fragment":
		register, to = rFragment, &p.hash
	default:
		return
	}
	size, n := alike(p.input[p.at:min(len(p.input), p.at+mostAgain)])
	if n < 2 || !p.Repeat(n-1) {
		return
	}
	_, first := p.c()
	at, end := p.at+first, p.at+size
	_, last := utf8.DecodeLastRuneInString(p.input[at:end])
	p.Again()
	p.Append(rRead, trace.From(rInput, p.at, end-last))
	p.at = end - last
	if !encodes {
		*to = append(*to, p.input[at:end]...)
		p.Again()
		p.Append(register, trace.From(rInput, at, end))
		return
	}
	before := len(*to)
	*to = appendEncoded(*to, p.input[at:end]) // every set contains all non-ASCII characters
	written := string((*to)[before:])
	p.AppendEach(register, n-1, func() trace.Piece {
		_, length := utf8.DecodeRuneInString(p.input[at:])
		piece := trace.Written(written[:len("%20")*length], rInput, at, at+length)
		written, at = written[len("%20")*length:], at+length
		return piece
	})
}

// alike returns the number of bytes and code points at the start of a text that all states treat alike: either
// letters, digits, and percent-encodings, or URL code points beyond ASCII.
func alike(s string) (size, n int) {
	for size < len(s) {
		c, length := rune(s[size]), 1
		if c < utf8.RuneSelf {
			if s[0] >= utf8.RuneSelf || !isAlpha(c) && !isDigit(c) && !(c == '%' && octets.BeginEncoding(s[size:])) {
				break
			}
		} else if c, length = utf8.DecodeRuneInString(s[size:]); s[0] < utf8.RuneSelf || c == utf8.RuneError || !isURLCodePoint(c) {
			break
		}
		size += length
		n++
	}
	return size, n
}
