package grammar

// The grammars of the documents, which stand below this package: editions_test.go, a
// part of this test that may import them, sets them.
var RFC3986, RFC2396bis01, URLSyntax05, RFC1738, URL1993 func() *Grammar
