package urlsyntax05

import "uriscope/core/edition"

// ways are what the document does where documents differ.
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
	edition.SchemeBegins:   "3, 2",
	edition.AuthorityEnds:  "1",
	edition.ParamsAre:      "1",
	edition.EmptyParts:     "1",
	edition.SameScheme:     "3",
	edition.OwnScheme:      "absolute-url",
	edition.RelativeForm:   "3, 2",
	edition.SlashRuns:      "5, 4, 3, 2",
	edition.OwnAuthority:   "4",
	edition.EmptyReference: "2",
	edition.QueryOnly:      "6a",
	edition.AbsolutePath:   "5",
	edition.BaseRoot:       "6a",
	edition.QueryInBuffer:  "6c",
	edition.FirstSegment:   "yes 6d 6e 6f 6g",
	edition.Trailing:       "yes 6e 6g",
	edition.ExcessDots:     "no 6f",
	edition.Rootless:       "yes 6f 6g",
}
