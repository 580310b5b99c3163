// Package unknown lets tests know when a run names a line that its listing does not have.
package unknown

// Line is called with the id of such a line. It is nil except in tests.
var Line func(id string)
