package rfc1808

import (
	"uriscope/core/edition"
	"uriscope/core/trace"
)

// ways are what the spec does where specs differ.
var ways = edition.Ways{
	edition.SchemeBegins:   edition.NameOnly,
	edition.AuthorityEnds:  edition.AtSlash,
	edition.ParamsAre:      edition.Component,
	edition.EmptyParts:     edition.AsNone,
	edition.SameScheme:     edition.Counts,
	edition.OwnScheme:      edition.Stay,
	edition.RelativeForm:   edition.Defined,
	edition.SlashRuns:      edition.OneOrTwo,
	edition.OwnAuthority:   edition.Stay,
	edition.EmptyReference: edition.WholeBase,
	edition.QueryOnly:      edition.OfBase,
	edition.AbsolutePath:   edition.Stay,
	edition.BaseRoot:       edition.Nothing,
	edition.QueryInBuffer:  edition.Apart,
	edition.FirstSegment:   edition.Movable,
	edition.Trailing:       edition.SlashStays,
	edition.ExcessDots:     edition.Kept,
	edition.Rootless:       edition.SlashToo,
}

// clauseLines are the lines at which a run meets the clauses.
var clauseLines = edition.ClauseLines{
	edition.SchemeBegins:   {{Lines: []string{"2b"}}, {Lines: []string{"2a"}}, {Lines: []string{"1"}}},
	edition.AuthorityEnds:  {{Lines: []string{"2-embedded"}}, {Lines: []string{"1"}}},
	edition.ParamsAre:      {{Lines: []string{"5a"}}, {Lines: []string{"6"}}, {Lines: []string{"2-embedded"}}, {Lines: []string{"1"}}},
	edition.EmptyParts:     {{Lines: []string{"3"}}, {Lines: []string{"2-embedded"}}, {Lines: []string{"1"}}},
	edition.SameScheme:     {{Lines: []string{"2b"}}, {Lines: []string{"1"}}},
	edition.OwnScheme:      {{Lines: []string{"absolute-url"}}, {Lines: []string{"1"}}},
	edition.RelativeForm:   {{Lines: []string{"2b"}}, {Lines: []string{"2a"}}, {Lines: []string{"1"}}},
	edition.SlashRuns:      {{Lines: []string{"4"}}, {Lines: []string{"3"}}, {Lines: []string{"1"}}},
	edition.OwnAuthority:   {{Lines: []string{"3"}}, {Lines: []string{"1"}}},
	edition.EmptyReference: {{Lines: []string{"whole-base"}}, {Lines: []string{"inherit-query"}}, {Lines: []string{"1"}}},
	edition.QueryOnly:      {{Lines: []string{"inherit-path"}}, {Lines: []string{"1"}}},
	edition.AbsolutePath:   {{Lines: []string{"4"}}, {Lines: []string{"1"}}},
	edition.BaseRoot:       {{Lines: []string{"6"}}, {Lines: []string{"1"}}},
	edition.QueryInBuffer:  {{Lines: []string{"append"}}, {Lines: []string{"1"}}},
	edition.FirstSegment:   {{Lines: []string{"6a", "6b", "6c", "6d"}, Answer: trace.Yes}},
	edition.Trailing:       {{Lines: []string{"6b", "6d"}, Answer: trace.Yes}},
	edition.ExcessDots:     {{Lines: []string{"6c"}, Answer: trace.No}},
	edition.Rootless:       {{Lines: []string{"6c", "6d"}, Answer: trace.Yes}},
}
