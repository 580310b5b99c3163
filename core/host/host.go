// Package host holds what the program that runs the core provides: operations that need tables of Unicode,
// which would be larger than the core. JavaScript has them built in.
package host

// A Host is a program's operations on characters beyond US-ASCII. A function is nil if the program doesn't have
// the tables for it.
type Host struct {
	// ToASCII returns a domain, or one of its labels, in its DNS form, and whether there is one: Unicode
	// ToASCII of [UTS #46] with the parameters of URL Standard, 3.3. RFC 3987, section 3.1 asks for the
	// operation of RFC 3490, which UTS #46 has replaced.
	//
	// [UTS #46]: https://www.unicode.org/reports/tr46/
	ToASCII func(domain string) (ascii string, ok bool)
	// NFC returns a text in Unicode's Normalization Form C.
	NFC func(text string) string
}

var current Host

// Current returns this program's Host, or an empty one if none was set.
//
// It isn't passed as an argument. Parsers, normal forms, and grammar conditions need it, but their callers go
// through an edition's functions, which most specs implement without it, and the tables are the same for all
// calls in a process.
func Current() Host { return current }

// Set makes h this program's Host, and returns the previous one. Call it once, before the first run, since runs
// can be concurrent.
func Set(h Host) (before Host) {
	before, current = current, h
	return before
}
