package encode

// URLEncodedBy is [URLEncoded] by another listing.
var URLEncodedBy = urlEncoded
