// Package unknown lets tests detect that a run names a line that its listing doesn't have.
package unknown

// Line is called with the id of such a line. It is nil except in tests.
var Line func(id string)
