package rfc1738

import "uriscope/core/edition"

// ways are what the spec does where specs differ.
var ways = edition.Ways{
	edition.SchemeBegins: edition.NameOnly,
	edition.SameScheme:   edition.Counts,
	edition.OwnScheme:    edition.Stay,
	edition.RelativeForm: edition.None,
}

// clauseLines are the lines on which a run meets the clauses.
var clauseLines = edition.ClauseLines{
	edition.SchemeBegins: {{Lines: []string{"has-scheme"}}},
	edition.SameScheme:   {{Lines: []string{"has-scheme"}}},
	edition.OwnScheme:    {{Lines: []string{"absolute"}}},
	edition.RelativeForm: {{Lines: []string{"no-relative-form"}}},
}
