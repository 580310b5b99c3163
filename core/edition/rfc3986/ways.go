package rfc3986

import (
	"uriscope/core/edition"
	"uriscope/core/trace"
)

// ways are what the spec does where specs differ.
var ways = edition.Ways{
	edition.SchemeBegins:   edition.AnyName,
	edition.AuthorityEnds:  edition.AtMark,
	edition.ParamsAre:      edition.InPath,
	edition.EmptyParts:     edition.AsEmpty,
	edition.SameScheme:     edition.Counts,
	edition.OwnScheme:      edition.Removed,
	edition.RelativeForm:   edition.Defined,
	edition.SlashRuns:      edition.OneOrTwo,
	edition.OwnAuthority:   edition.Removed,
	edition.EmptyReference: edition.OfBase,
	edition.QueryOnly:      edition.OfBase,
	edition.AbsolutePath:   edition.Removed,
	edition.BaseRoot:       edition.SlashIfAuthority,
	edition.QueryInBuffer:  edition.Apart,
	edition.FirstSegment:   edition.Movable,
	edition.Trailing:       edition.SlashStays,
	edition.ExcessDots:     edition.Dropped,
	edition.Rootless:       edition.SlashLeft,
}

// clauseLines are the lines at which a run meets the clauses.
var clauseLines = edition.ClauseLines{
	edition.SchemeBegins:   {{Lines: []string{"has-scheme"}}},
	edition.AuthorityEnds:  {{Lines: []string{"split-r"}}},
	edition.ParamsAre:      {{Lines: []string{"split-r"}}},
	edition.EmptyParts:     {{Lines: []string{"split-r"}}},
	edition.SameScheme:     {{Lines: []string{"non-strict"}, Answer: trace.Yes}, {Lines: []string{"has-scheme"}}},
	edition.OwnScheme:      {{Lines: []string{"scheme-path", "authority-path"}}},
	edition.RelativeForm:   {{Lines: []string{"has-scheme"}}},
	edition.SlashRuns:      {{Lines: []string{"absolute-path"}}, {Lines: []string{"has-authority"}}, {Lines: []string{"has-scheme"}}},
	edition.OwnAuthority:   {{Lines: []string{"authority-path", "scheme-path"}}},
	edition.EmptyReference: {{Lines: []string{"empty-path"}}},
	edition.QueryOnly:      {{Lines: []string{"path-of-base"}}},
	edition.AbsolutePath:   {{Lines: []string{"path-of-r"}}},
	edition.BaseRoot:       {{Lines: []string{"root", "replace-last"}}},
	edition.QueryInBuffer:  {{Lines: []string{"merge"}}},
	edition.FirstSegment:   {{Lines: []string{"2A", "2B", "2C", "2D"}}},
	edition.Trailing:       {{Lines: []string{"2B", "2C", "2D"}, Last: true}},
	edition.ExcessDots:     {{Lines: []string{"2C"}, Bare: true}, {Lines: []string{"2A", "2D"}, Last: true}},
	edition.Rootless:       {{Lines: []string{"2C"}}},
}
