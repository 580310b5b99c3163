package rfc3986

import "uriscope/core/edition"

// ways are what the document does where documents differ.
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

// clauseLines are the lines on which a run meets the clauses.
var clauseLines = edition.ClauseLines{
	edition.SchemeBegins:   "has-scheme",
	edition.AuthorityEnds:  "split-r",
	edition.ParamsAre:      "split-r",
	edition.EmptyParts:     "split-r",
	edition.SameScheme:     "non-strict",
	edition.OwnScheme:      "scheme-path authority-path",
	edition.RelativeForm:   "has-scheme",
	edition.SlashRuns:      "absolute-path, has-authority, has-scheme",
	edition.OwnAuthority:   "authority-path scheme-path",
	edition.EmptyReference: "empty-path",
	edition.QueryOnly:      "path-of-base",
	edition.AbsolutePath:   "path-of-r",
	edition.BaseRoot:       "root replace-last",
	edition.QueryInBuffer:  "merge",
	edition.FirstSegment:   "2A 2B 2C 2D",
	edition.Trailing:       "last 2B 2C 2D",
	edition.ExcessDots:     "bare 2C, last 2A 2D",
	edition.Rootless:       "2C",
}
