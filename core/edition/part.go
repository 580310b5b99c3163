package edition

// A Part is a component of a text, with the edition's own name for it.
type Part struct {
	Name  string
	Role  Role
	Inner bool // whether it is part of another component, like userinfo, host, and port
	Span  Span
	Kind  string // the rule that it matches, if a component with that name has several
}

// PartsAt returns a copy of the named parts with their spans, one for each.
func PartsAt(names []Part, at ...Span) []Part {
	parts := append([]Part(nil), names...)
	for i := range parts {
		parts[i].Span = at[i]
	}
	return parts
}

// SetKind sets the kind of the part with a role, if it is present.
func SetKind(parts []Part, role Role, kind string) {
	for i := range parts {
		if p := &parts[i]; p.Role == role && p.Span != Absent {
			p.Kind = kind
		}
	}
}

// A Span is a range [Start, End) of a text, in bytes. A missing component has the span [Absent]; an empty one
// has length 0.
type Span struct{ Start, End int }

// Absent is the span of a component that isn't present.
var Absent = Span{-1, -1}

// Of returns the part of the text that the span covers, or "" if it is absent.
func (s Span) Of(text string) string {
	if s == Absent {
		return ""
	}
	return text[s.Start:s.End]
}

// A Role says what a component is, regardless of the edition's name for it.
type Role string

const (
	Scheme    Role = "scheme"
	Authority Role = "authority"
	Path      Role = "path"
	Query     Role = "query"
	Fragment  Role = "fragment"
	Userinfo  Role = "userinfo" // or user and password, in editions that split it
	Host      Role = "host"
	Port      Role = "port"
	Params    Role = "params" // of a path segment
)
