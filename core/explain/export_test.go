package explain

// MostChildren makes the limit available to tests.
const MostChildren = mostChildren
