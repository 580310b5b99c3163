package rfc1630

import "uriscope/core/edition"

// ways are what the document does where documents differ.
var ways = edition.Ways{
	edition.SchemeBegins:   edition.Letter,
	edition.AuthorityEnds:  edition.AtMark,
	edition.ParamsAre:      edition.InPath,
	edition.EmptyParts:     edition.AsEmpty,
	edition.SameScheme:     edition.Counts,
	edition.OwnScheme:      edition.Stay,
	edition.RelativeForm:   edition.Defined,
	edition.SlashRuns:      edition.AsMany,
	edition.OwnAuthority:   edition.Stay,
	edition.EmptyReference: edition.Directory,
	edition.QueryOnly:      edition.Directory,
	edition.AbsolutePath:   edition.Stay,
	edition.BaseRoot:       edition.Nothing,
	edition.QueryInBuffer:  edition.Along,
	edition.FirstSegment:   edition.DotStays,
	edition.Trailing:       edition.ParentStays,
	edition.ExcessDots:     edition.Kept,
	edition.Rootless:       edition.SlashToo,
}

// clauseLines are the lines on which a run meets the clauses.
var clauseLines = edition.ClauseLines{
	edition.SchemeBegins:   "absolute-form",
	edition.AuthorityEnds:  "split-context",
	edition.ParamsAre:      "split-context",
	edition.EmptyParts:     "split-context",
	edition.SameScheme:     "absolute-form",
	edition.OwnScheme:      "whole",
	edition.RelativeForm:   "absolute-form",
	edition.SlashRuns:      "same-up-to same-up-to-first, slashes",
	edition.OwnAuthority:   "put-slashes",
	edition.EmptyReference: "remove-last",
	edition.QueryOnly:      "remove-last",
	edition.AbsolutePath:   "put-slashes",
	edition.BaseRoot:       "remove-last",
	edition.QueryInBuffer:  "append",
	edition.FirstSegment:   "yes xxx/../, no last /.",
	edition.Trailing:       "yes last /., no last xxx/../",
	edition.ExcessDots:     "no last xxx/../",
	edition.Rootless:       "yes xxx/../",
}
