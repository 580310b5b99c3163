package rfc3987

// What runs by another listing, for tests.
var (
	MapBy     = mapBy
	ConvertBy = convertBy
)
