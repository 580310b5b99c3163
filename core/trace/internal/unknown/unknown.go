// Package unknown is how tests hear of a run that names a line which its listing does
// not have.
package unknown

// Line is called with the id of such a line. It is nil in the program.
var Line func(id string)
