package urlstandard

import (
	"strings"

	"uriscope/core/edition"
)

// A way is what a run has decided about how a reference is relative, and the line that decided it.
type way struct{ id, line string }

// decides notes the way that a run takes. What is decided later is more exact.
func (p *parser) decides(id, line string) { p.way = way{id, line} }

// A surprise is what a run may do with a text that a reader would not expect of it.
type surprise int

// The surprises, those first that change more.
const (
	none            surprise = iota
	userinfo                 // what looks like a host is a user name
	localhost                // the host of a file URL is stored as an empty one
	hostDecoded              // the host is percent-decoded
	numeric                  // the host is an IPv4 address that is written in another way
	sameScheme               // a scheme that is the base's does not make the reference absolute
	driveLetterHost          // a drive letter is read where a host would be
	driveLetter              // one replaces the base's path
	driveLetterKept          // one is not removed
	slashes                  // a host follows, though there are not two slashes before it
	backslash                // "\" is read as "/"
	tabs                     // tabs or line breaks are removed
	encodedDots              // "%2e" is read as "."
	hostASCII                // the host is stored in ASCII
)

var surpriseIDs = [...]string{"", "userinfo", "localhost", "host-decoded", "ipv4", "same-scheme", "drive-letter-host", "drive-letter", "drive-letter-kept", "slashes", "backslash", "tabs", "encoded-dots", "host-ascii"}

// meets notes a surprise, and the line at which a run meets it.
func (p *parser) meets(s surprise, line string) {
	if p.met == none || s < p.met {
		p.met, p.metAt = s, line
	}
}

// reverseSolidus notes a "\" that is read as "/".
func (p *parser) reverseSolidus(line string) {
	p.problem(line, "invalid-reverse-solidus")
	p.meets(backslash, line)
}

// why returns the reason of a result: why there is none, or the most surprising thing that happened
// to the reference, or which way through the states was taken.
func (r *Result) why(reference string) edition.Why {
	u := &r.Record
	switch {
	case r.set != "":
		return r.whySet()
	case r.Failure != "" && r.OnBase:
		return edition.NewWhy("base-fails", "api.2.2", "error", r.Failure)
	case r.Failure == "missing-scheme-non-relative-URL" && r.Base == nil:
		return edition.NewWhy("no-base", "no-scheme.1")
	case r.Failure == "missing-scheme-non-relative-URL":
		return edition.NewWhy("opaque-base", "no-scheme.1", "scheme", r.Base.Scheme)
	case r.Failure != "":
		return edition.NewWhy("fails", "api.4", "error", r.Failure)
	case r.met != none:
		return edition.NewWhy(surpriseIDs[r.met], r.metAt, r.surprising(reference)...)
	}
	var args []string
	switch r.way.id {
	case "own-scheme":
		base := ""
		if r.Base != nil {
			base = r.Base.Scheme
		}
		args = []string{"scheme", u.Scheme, "base", base}
	case "own-host":
		args = []string{"host", u.Host.Text}
	case "query-only":
		args = []string{"query", u.Query.Text}
	case "fragment-only":
		args = []string{"fragment", u.Fragment.Text}
	case "absolute-path", "relative-path":
		args = []string{"path", u.Path}
	}
	return edition.NewWhy(r.way.id, r.way.line, args...)
}

// surprising returns what the sentence of the surprise names.
func (r *Result) surprising(reference string) []string {
	u := &r.Record
	spans := map[string]edition.Span{}
	for _, p := range r.Taken[1] {
		if p.Span != edition.Absent {
			spans[p.Name] = p.Span
		}
	}
	switch r.met {
	case userinfo:
		user := edition.Span{Start: spans["username"].Start, End: spans["host"].Start - len("@")}
		written := user.Of(reference)
		if u.Password == "" {
			written = strings.TrimSuffix(written, ":")
		}
		return []string{"user", written, "name", u.Username, "password", u.Password, "host", u.Host.Text}
	case hostDecoded, numeric, hostASCII:
		return []string{"written", spans["host"].Of(reference), "host", u.Host.Text}
	case localhost:
		return []string{"written", spans["host"].Of(reference)}
	case sameScheme:
		return []string{"scheme", u.Scheme}
	case backslash:
		host := "" // where it starts one
		if r.way.id == "own-host" {
			host = u.Host.Text
		}
		return []string{"scheme", u.Scheme, "host", host}
	case slashes:
		return []string{"scheme", spans["scheme"].Of(reference), "host", u.Host.Text}
	case tabs:
		return []string{"read", r.read}
	}
	return []string{"path", u.Path}
}
