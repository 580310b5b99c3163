package url1993

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
	edition.SchemeBegins:   "full-form",
	edition.AuthorityEnds:  "split-context",
	edition.ParamsAre:      "split-context",
	edition.EmptyParts:     "split-context",
	edition.SameScheme:     "full-form",
	edition.OwnScheme:      "whole",
	edition.RelativeForm:   "full-form",
	edition.SlashRuns:      "leading-slash, double-slash",
	edition.OwnAuthority:   "rest",
	edition.EmptyReference: "remove-last",
	edition.QueryOnly:      "remove-last",
	edition.AbsolutePath:   "absolute-path",
	edition.BaseRoot:       "remove-last",
	edition.QueryInBuffer:  "append",
	edition.FirstSegment:   "no last /xxx/..",
	edition.Trailing:       "yes last /xxx/.. /.",
	edition.ExcessDots:     "no last /xxx/..",
}
