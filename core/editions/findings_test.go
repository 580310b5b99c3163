package editions_test

import (
	"regexp"
	"strings"
	"testing"

	"uriscope/core/edition"
	"uriscope/core/editions"
	"uriscope/core/internal/outside"
)

// wordsOf has, for every finding that an edition knows, a word or two of the cited section, to locate the
// place.
var wordsOf = map[string]map[edition.FindingID]string{
	"url-1993": {
		edition.UserName: "discouraged", edition.ClearPassword: "password", edition.Unseen: "printable", edition.RightToLeft: "right to left",
		edition.Reread: "double slash",
	},
	"rfc1630": {edition.EncodedSlash: "hierarchical significance", edition.Unseen: "white space characters is risky"},
	"rfc1738": {
		edition.ClearPassword: "passwords", edition.ReservedPort: "reserved space", edition.UnusualPort: "other than the default",
		edition.EmptyHost: "may be excluded", edition.EncodedCRLF: "CR and LF", edition.EncodedSlash: "change the semantics",
		edition.LookAlike: "identity of the characters", edition.Unseen: "graphic printable", edition.RightToLeft: "identity of the characters",
		edition.FlatBase: "hierarchical structure",
	},
	"rfc1808": {edition.FlatBase: "never used with relative URLs", edition.LeftOutScheme: "loophole", edition.AboveRoot: "hierarchical levels"},
	"url-syntax-05": {
		edition.ClearPassword: "plain text", edition.ReservedPort: "reserved space", edition.UnusualPort: "other than the default",
		edition.EncodedCRLF: "CR and LF", edition.EncodedSlash: "separated into its components", edition.DoubleEncoded: "more than once", edition.EncodedDots: "without changing the semantics", edition.DotsWithParameter: "not significant to the parsing",
		edition.LookAlike: "napkin", edition.Unseen: "printable character", edition.RightToLeft: "characters used",
		edition.BaseFragment: "not part of a URL", edition.FlatBase: "unsuitable base", edition.LeftOutScheme: "loophole",
		edition.AboveRoot: "hierarchical levels", edition.Reread: "site component wins",
	},
	"rfc2396": {
		edition.ClearPassword: "clear text", edition.ReservedPort: "reserved space", edition.UnusualPort: "other than the default",
		edition.EncodedCRLF: "CR and LF", edition.EncodedSlash: "separated into its components", edition.DoubleEncoded: "more than once", edition.EncodedDots: "without changing the semantics", edition.DotsWithParameter: "not significant to the parsing",
		edition.LookAlike: "napkin", edition.Unseen: "printable character", edition.RightToLeft: "characters used",
		edition.BaseFragment: "not part of a URI", edition.OpaqueBase: "unsuitable base", edition.LeftOutScheme: "loophole",
		edition.WebSuffix: "www", edition.AboveRoot: "above the root", edition.Reread: "authority component wins",
	},
	"rfc2396bis-01": {
		edition.HostLikeUser: "mislead", edition.ClearPassword: "clear text", edition.ReservedPort: "reserved space",
		edition.UnusualPort: "other than the default", edition.EmptyHost: "host to be omitted", edition.RareAddress: "octal",
		edition.NumericName: "0 to 255", edition.EncodedCRLF: "CR and LF", edition.EncodedSlash: "separated into its components",
		edition.DoubleEncoded: "more than once", edition.EncodedDots: "without changing the semantics", edition.DotsWithParameter: "not significant to the parsing", edition.LookAlike: "napkin", edition.Unseen: "printable character",
		edition.RightToLeft: "characters used", edition.BaseFragment: "not part of a URI", edition.OpaqueBase: "unsuitable base",
		edition.LeftOutScheme: "identical to the base", edition.WebSuffix: "www", edition.AboveRoot: "above the root",
		edition.Reread: "authority component wins",
	},
	"rfc3986": {
		edition.HostLikeUser: "mislead", edition.ClearPassword: "clear text", edition.ReservedPort: "well-known port",
		edition.EmptyHost: "empty host", edition.RareAddress: "octal", edition.NumericName: "0 to 255", edition.Zone: "zone identifiers",
		edition.EncodedCRLF: "CR and LF", edition.EncodedNUL: "NUL", edition.EncodedSlash: "mistaken for delimiters",
		edition.EncodedSign: `"[", and "]"`, edition.DoubleEncoded: "more than once", edition.NotUTF8Host: "UTF-8 character sequence", edition.LongName: "255 characters",
		edition.EncodedBackslash: `"\"`, edition.EncodedDots: "%2E", edition.DotsWithParameter: "parameters and parameter values", edition.EncodedUnseen: "UTF-8", edition.DeviceName: `"aux"`,
		edition.LookAlike: "napkin", edition.Unseen: "graphic symbols", edition.RightToLeft: "characters used",
		edition.BaseFragment: "stripped of any fragment", edition.FlatBase: "context for relative references",
		edition.LeftOutScheme: "non-strict", edition.WebSuffix: "www", edition.AboveRoot: "extra dot-segments",
		edition.Reread: "two slash characters",
	},
	"url-standard": {
		edition.UserName: "should not render", edition.HostLikeUser: "mistaken for", edition.ClearPassword: "password", edition.ShownHost: "domain to Unicode",
		edition.NotUTF8: "generally a good idea", edition.EncodedUnseen: "invisible", edition.LookAlike: "eerily similar", edition.Unseen: "are invisible",
		edition.RightToLeft: "bidirectional text", edition.Unreported: "valid URL string",
	},
}

// The section that an edition cites for a finding exists, and discusses it.
func TestFindingsRestOnSections(t *testing.T) {
	for id, file := range printedIn {
		e := editions.ByID(id)
		if e.Findings == nil {
			continue // the document doesn't speak of them
		}
		for f, known := range e.Findings {
			f := edition.FindingID(f)
			if words, ok := wordsOf[id][f]; ok != (known.Sure != edition.NotKnown) {
				t.Errorf("%s: %s: the words are %q, it is %q", id, f, words, known.Sure)
			}
			if document, _, _ := strings.Cut(known.Section, ", "); known.Sure != edition.NotKnown && document != e.Document {
				t.Errorf("%s: %s rests on %s", id, f, known.Section)
			}
		}
		t.Run(id, func(t *testing.T) {
			document := outside.Document(t, file)
			for f, known := range e.Findings {
				if known.Sure == edition.NotKnown {
					continue
				}
				_, name, _ := strings.Cut(known.Section, ", ")
				text, words := sectionText(document, name), wordsOf[id][edition.FindingID(f)]
				if !strings.Contains(text, words) {
					t.Errorf("%s: %s: %s does not say %q: %.200s …", id, edition.FindingID(f), known.Section, words, text)
				}
			}
		})
	}
}

var (
	numberedHeading = regexp.MustCompile(`(?m)^ ?(?:Appendix )?(?:[0-9]+(?:\.[0-9]+)*\.?|[A-G](?:\.[0-9]+)?\.?) +[A-Z].*$`)
	leftHeading     = regexp.MustCompile(`(?m)^[A-Za-z][A-Za-z0-9,()-]*(?: [A-Za-z0-9,()-]+)*$`) // of RFC 1630
	wordedHeading   = regexp.MustCompile(`(?m)^(?:     |        )[A-Z][A-Za-z0-9 ,-]*\.?$`)
)

var tag = regexp.MustCompile(`<[^>]*>`)

// markedUp is sectionText for the source of a living standard, whose headings have no numbers.
func markedUp(document, name string) string {
	_, title, _ := strings.Cut(name, ", ")
	heading := regexp.MustCompile(`(?im)^<h([2-4])[^>]*>` + title + `</h`).FindStringSubmatchIndex(document)
	if heading == nil {
		return ""
	}
	text := document[heading[1]:]
	next := regexp.MustCompile(`(?m)^<h[2-` + document[heading[2]:heading[3]] + `]`)
	if end := next.FindStringIndex(text); end != nil {
		text = text[:end[0]]
	}
	return strings.Join(strings.Fields(tag.ReplaceAllString(text, "")), " ")
}

// sectionText returns the text under a heading, up to the next one, with single spaces. It ignores tables of
// contents, and includes both of the two sections 1.4 of 1997.
func sectionText(document, name string) string {
	if strings.Contains(document, "<h2") {
		return markedUp(document, name)
	}
	heading, number := wordedHeading, name
	if strings.Contains(document, "Request for Comments: 1630") {
		heading = leftHeading
	}
	if rest, ok := strings.CutPrefix(name, "section "); ok {
		heading, number = numberedHeading, rest
	} else if rest, ok := strings.CutPrefix(name, "Appendix "); ok {
		heading, number = numberedHeading, rest
	}
	var words []string
	places := heading.FindAllStringIndex(document, -1)
	for i, place := range places {
		line := strings.TrimPrefix(strings.TrimSpace(document[place[0]:place[1]]), "Appendix ")
		if word, _, _ := strings.Cut(line, " "); line != number && strings.TrimSuffix(word, ".") != number {
			continue
		}
		end := len(document)
		if i+1 < len(places) {
			end = places[i+1][0]
		}
		words = append(words, strings.Fields(document[place[1]:end])...)
	}
	return strings.Join(words, " ")
}
