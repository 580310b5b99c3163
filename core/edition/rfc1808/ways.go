package rfc1808

import "uriscope/core/edition"

// ways are what the document does where documents differ.
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

// clauseLines are the lines on which a run meets the clauses.
var clauseLines = edition.ClauseLines{
	edition.SchemeBegins:   "2b, 2a, 1",
	edition.AuthorityEnds:  "2-embedded, 1",
	edition.ParamsAre:      "5a, 6, 2-embedded, 1",
	edition.EmptyParts:     "2-embedded, 1",
	edition.SameScheme:     "2b, 1",
	edition.OwnScheme:      "absolute-url, 1",
	edition.RelativeForm:   "2b, 2a, 1",
	edition.SlashRuns:      "4, 3, 1",
	edition.OwnAuthority:   "3, 1",
	edition.EmptyReference: "whole-base, inherit-query, 1",
	edition.QueryOnly:      "inherit-path, 1",
	edition.AbsolutePath:   "4, 1",
	edition.BaseRoot:       "6, 1",
	edition.QueryInBuffer:  "append, 1",
	edition.FirstSegment:   "yes 6a 6b 6c 6d",
	edition.Trailing:       "yes 6b 6d",
	edition.ExcessDots:     "no 6c",
	edition.Rootless:       "yes 6c 6d",
}
