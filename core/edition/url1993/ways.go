package url1993

import (
	"uriscope/core/edition"
	"uriscope/core/trace"
)

// ways are what the spec does where specs differ.
var ways = edition.Ways{
	edition.SchemeBegins:   edition.Letter,
	edition.AuthorityEnds:  edition.AtMark,
	edition.ParamsAre:      edition.InPath,
	edition.EmptyParts:     edition.AsEmpty,
	edition.SameScheme:     edition.Counts,
	edition.OwnScheme:      edition.Stay,
	edition.RelativeForm:   edition.Defined,
	edition.SlashRuns:      edition.OneOrTwo,
	edition.OwnAuthority:   edition.Stay,
	edition.EmptyReference: edition.Directory,
	edition.QueryOnly:      edition.Directory,
	edition.AbsolutePath:   edition.Stay,
	edition.BaseRoot:       edition.Nothing,
	edition.QueryInBuffer:  edition.Along,
	edition.FirstSegment:   edition.Fixed,
	edition.Trailing:       edition.SlashGoes,
	edition.ExcessDots:     edition.Kept,
}

// clauseLines are the lines on which a run meets the clauses.
var clauseLines = edition.ClauseLines{
	edition.SchemeBegins:   {{Lines: []string{"full-form"}}},
	edition.AuthorityEnds:  {{Lines: []string{"split-context"}}},
	edition.ParamsAre:      {{Lines: []string{"split-context"}}},
	edition.EmptyParts:     {{Lines: []string{"split-context"}}},
	edition.SameScheme:     {{Lines: []string{"full-form"}}},
	edition.OwnScheme:      {{Lines: []string{"whole"}}},
	edition.RelativeForm:   {{Lines: []string{"full-form"}}},
	edition.SlashRuns:      {{Lines: []string{"leading-slash"}}, {Lines: []string{"double-slash"}}},
	edition.OwnAuthority:   {{Lines: []string{"rest"}}},
	edition.EmptyReference: {{Lines: []string{"remove-last"}}},
	edition.QueryOnly:      {{Lines: []string{"remove-last"}}},
	edition.AbsolutePath:   {{Lines: []string{"absolute-path"}}},
	edition.BaseRoot:       {{Lines: []string{"remove-last"}}},
	edition.QueryInBuffer:  {{Lines: []string{"append"}}},
	edition.FirstSegment:   {{Lines: []string{"/xxx/.."}, Answer: trace.No, Last: true}},
	edition.Trailing:       {{Lines: []string{"/xxx/..", "/."}, Answer: trace.Yes, Last: true}},
	edition.ExcessDots:     {{Lines: []string{"/xxx/.."}, Answer: trace.No, Last: true}},
}
