package rfc2396bis01

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
	edition.QueryOnly:      edition.OfBase,
	edition.AbsolutePath:   edition.Stay,
	edition.BaseRoot:       edition.Slash,
	edition.QueryInBuffer:  edition.Apart,
	edition.FirstSegment:   edition.Movable,
	edition.Trailing:       edition.SlashStays,
	edition.ExcessDots:     edition.Kept,
	edition.Rootless:       edition.SlashToo,
}

// clauseLines are the lines on which a run meets the clauses.
var clauseLines = edition.ClauseLines{
	edition.SchemeBegins:   "has-scheme",
	edition.AuthorityEnds:  "split-r",
	edition.ParamsAre:      "split-r",
	edition.EmptyParts:     "split-r",
	edition.SameScheme:     "not-validating",
	edition.OwnScheme:      "scheme-path authority-path",
	edition.RelativeForm:   "has-scheme",
	edition.SlashRuns:      "absolute-path, has-authority, has-scheme",
	edition.OwnAuthority:   "authority-path scheme-path",
	edition.EmptyReference: "current-document",
	edition.QueryOnly:      "path-of-base",
	edition.AbsolutePath:   "path-of-r",
	edition.BaseRoot:       "1a",
	edition.QueryInBuffer:  "merge",
	edition.FirstSegment:   "yes 3 4 5 6",
	edition.Trailing:       "yes 4 6",
	edition.ExcessDots:     "7",
	edition.Rootless:       "yes 5 6",
}
