package explain

// MostChildren is what the tests hold answers against.
const MostChildren = mostChildren
