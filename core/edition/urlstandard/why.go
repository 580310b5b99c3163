package urlstandard

import (
	"cmp"
	"strings"

	"uriscope/core/edition"
)

// A way is a run's decision on how a reference is relative, and the line that made it.
type way struct{ id, line string }

// decides records the run's way. Later decisions are more precise, and replace earlier ones.
func (p *parser) decides(id, line string) { p.way = way{id, line} }

// A surprise is something that a run does with a text and that a reader wouldn't expect.
type surprise int

// The surprises, those with larger effects first.
const (
	none            surprise = iota
	userinfo                 // text that looks like a host is a user name
	localhost                // the host of a file URL is stored as the empty host
	hostDecoded              // the host is percent-decoded
	numeric                  // the host is an IPv4 address, written differently
	sameScheme               // a scheme that equals the base's doesn't make the reference absolute
	driveLetterHost          // a drive letter is in the place of a host
	driveLetter              // a drive letter replaces the base's path
	driveLetterKept          // a drive letter isn't removed
	slashes                  // a host follows, even though there aren't two slashes before it
	backslash                // "\" counts as "/"
	tabs                     // tabs or line breaks are removed
	encodedDots              // "%2e" counts as "."
	hostASCII                // the host is stored in ASCII
)

var surpriseIDs = [...]string{"", "userinfo", "localhost", "host-decoded", "ipv4", "same-scheme", "drive-letter-host", "drive-letter", "drive-letter-kept", "slashes", "backslash", "tabs", "encoded-dots", "host-ascii"}

// meets records a surprise, and the line at which it happens.
func (p *parser) meets(s surprise, line string) {
	if p.met == none || s < p.met {
		p.met, p.metAt = s, line
	}
}

// reverseSolidus records a "\" that counts as "/".
func (p *parser) reverseSolidus(line string) {
	p.problem(line, "invalid-reverse-solidus")
	p.meets(backslash, line)
}

// why returns the reason for a result: why it failed, or the most surprising thing that happened to the
// reference, or the way through the states; both if the surprise doesn't determine the way.
func (r *Result) why(reference string) edition.Why {
	switch {
	case r.set != "":
		return r.whySet()
	case r.Failure != "" && r.OnBase:
		return edition.NewWhy("base-fails", cmp.Or(r.failedAt, "api.2.2"), "error", r.Failure)
	case r.Failure == "missing-scheme-non-relative-URL" && r.Base == nil:
		return edition.NewWhy("no-base", "no-scheme.1")
	case r.Failure == "missing-scheme-non-relative-URL":
		return edition.NewWhy("opaque-base", "no-scheme.1", "scheme", r.Base.Scheme)
	case r.Failure != "":
		return edition.NewWhy("fails", cmp.Or(r.failedAt, "api.3a"), "error", r.Failure)
	case r.met != none:
		why := edition.NewWhy(surpriseIDs[r.met], r.metAt, r.surprising(reference)...)
		switch r.met {
		case sameScheme, backslash, tabs:
			if then := r.whyWay(); then.ID != "relative-path" && !(r.met == backslash && then.ID == "own-host" && r.Record.Host.Text != "") {
				why.Then = &then
			}
		}
		return why
	}
	return r.whyWay()
}

// whyWay is the reason that is the way through the states.
func (r *Result) whyWay() edition.Why {
	u := &r.Record
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

// surprising returns the values that the surprise's sentence names.
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
		host := "" // if it starts a host
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
