// Package host holds what the program that runs the core lends it: operations that need tables of
// Unicode, which would be larger than the core. JavaScript has them built in.
package host

// A Host is what a program can do with characters beyond US-ASCII. A function is nil where the
// program lacks the tables for it.
type Host struct {
	// ToASCII returns a domain, or one label of it, in the form that the DNS has, and whether there is
	// such a form: Unicode ToASCII of [UTS #46] with the parameters of URL Standard, 3.3. RFC 3987,
	// section 3.1 asks for the operation of RFC 3490, which UTS #46 has replaced.
	//
	// [UTS #46]: https://www.unicode.org/reports/tr46/
	ToASCII func(domain string) (ascii string, ok bool)
	// NFC returns a text in Unicode's Normalization Form C.
	NFC func(text string) string
}

var current Host

// Current returns the Host of this program, the zero value if none was set.
//
// It is not an argument of the calls that need it. Parsers, normal forms, and conditions of
// grammars do, but are reached through functions of an edition that most documents implement
// without it; and the answer to "which tables?" is the same for all calls in one process.
func Current() Host { return current }

// Set makes h the Host of this program, and returns the one before it. Call it once, before the first
// run, as runs may be concurrent.
func Set(h Host) (before Host) {
	before, current = current, h
	return before
}
