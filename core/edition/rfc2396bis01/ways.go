package rfc2396bis01

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
	edition.OwnScheme:      edition.Stay,
	edition.RelativeForm:   edition.Defined,
	edition.SlashRuns:      edition.OneOrTwo,
	edition.OwnAuthority:   edition.Stay,
	edition.EmptyReference: edition.Current,
	edition.QueryOnly:      edition.OfBase,
	edition.AbsolutePath:   edition.Stay,
	edition.BaseRoot:       edition.Slash,
	edition.QueryInBuffer:  edition.Apart,
	edition.FirstSegment:   edition.Movable,
	edition.Trailing:       edition.SlashStays,
	edition.ExcessDots:     edition.Kept,
	edition.Rootless:       edition.SlashToo,
}

// clauseLines are the lines at which a run meets the clauses.
var clauseLines = edition.ClauseLines{
	edition.SchemeBegins:   {{Lines: []string{"has-scheme"}}},
	edition.AuthorityEnds:  {{Lines: []string{"split-r"}}},
	edition.ParamsAre:      {{Lines: []string{"split-r"}}},
	edition.EmptyParts:     {{Lines: []string{"split-r"}}},
	edition.SameScheme:     {{Lines: []string{"not-validating"}, Answer: trace.Yes}, {Lines: []string{"has-scheme"}}},
	edition.OwnScheme:      {{Lines: []string{"scheme-path", "authority-path"}}},
	edition.RelativeForm:   {{Lines: []string{"has-scheme"}}},
	edition.SlashRuns:      {{Lines: []string{"absolute-path"}}, {Lines: []string{"has-authority"}}, {Lines: []string{"has-scheme"}}},
	edition.OwnAuthority:   {{Lines: []string{"authority-path", "scheme-path"}}},
	edition.EmptyReference: {{Lines: []string{"current-document"}}},
	edition.QueryOnly:      {{Lines: []string{"path-of-base"}}},
	edition.AbsolutePath:   {{Lines: []string{"path-of-r"}}},
	edition.BaseRoot:       {{Lines: []string{"1a"}}},
	edition.QueryInBuffer:  {{Lines: []string{"merge"}}},
	edition.FirstSegment:   {{Lines: []string{"3", "4", "5", "6"}, Answer: trace.Yes}},
	edition.Trailing:       {{Lines: []string{"4", "6"}, Answer: trace.Yes}},
	edition.ExcessDots:     {{Lines: []string{"7"}}},
	edition.Rootless:       {{Lines: []string{"5", "6"}, Answer: trace.Yes}},
}
