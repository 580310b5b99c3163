package urlsyntax05

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
	edition.QueryOnly:      edition.Directory,
	edition.AbsolutePath:   edition.Stay,
	edition.BaseRoot:       edition.Nothing,
	edition.QueryInBuffer:  edition.Along,
	edition.FirstSegment:   edition.Movable,
	edition.Trailing:       edition.SlashStays,
	edition.ExcessDots:     edition.Kept,
	edition.Rootless:       edition.SlashToo,
}

// clauseLines are the lines on which a run meets the clauses.
var clauseLines = edition.ClauseLines{
	edition.SchemeBegins:   {{Lines: []string{"3"}}, {Lines: []string{"2"}}},
	edition.AuthorityEnds:  {{Lines: []string{"1"}}},
	edition.ParamsAre:      {{Lines: []string{"1"}}},
	edition.EmptyParts:     {{Lines: []string{"1"}}},
	edition.SameScheme:     {{Lines: []string{"3"}}},
	edition.OwnScheme:      {{Lines: []string{"absolute-url"}}},
	edition.RelativeForm:   {{Lines: []string{"3"}}, {Lines: []string{"2"}}},
	edition.SlashRuns:      {{Lines: []string{"5"}}, {Lines: []string{"4"}}, {Lines: []string{"3"}}, {Lines: []string{"2"}}},
	edition.OwnAuthority:   {{Lines: []string{"4"}}},
	edition.EmptyReference: {{Lines: []string{"2"}}},
	edition.QueryOnly:      {{Lines: []string{"6a"}}},
	edition.AbsolutePath:   {{Lines: []string{"5"}}},
	edition.BaseRoot:       {{Lines: []string{"6a"}}},
	edition.QueryInBuffer:  {{Lines: []string{"6c"}}},
	edition.FirstSegment:   {{Lines: []string{"6d", "6e", "6f", "6g"}, Answer: trace.Yes}},
	edition.Trailing:       {{Lines: []string{"6e", "6g"}, Answer: trace.Yes}},
	edition.ExcessDots:     {{Lines: []string{"6f"}, Answer: trace.No}},
	edition.Rootless:       {{Lines: []string{"6f", "6g"}, Answer: trace.Yes}},
}
