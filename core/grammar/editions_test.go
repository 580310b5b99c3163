package grammar_test

import (
	"uriscope/core/edition/rfc1738"
	"uriscope/core/edition/rfc2396bis01"
	"uriscope/core/edition/rfc3986"
	"uriscope/core/edition/url1993"
	"uriscope/core/edition/urlsyntax05"
	"uriscope/core/grammar"
)

func init() {
	grammar.RFC3986 = rfc3986.Edition.Grammar
	grammar.RFC2396bis01 = rfc2396bis01.Edition.Grammar
	grammar.URLSyntax05 = urlsyntax05.Edition.Grammar
	grammar.RFC1738 = rfc1738.Edition.Grammar
	grammar.URL1993 = url1993.Edition.Grammar
}
