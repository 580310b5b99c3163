package edition

// A Part is a component of a text under the edition's own name.
type Part struct {
	Name  string
	Role  Role
	Inner bool // a part of a component: userinfo, host, port
	Span  Span
	Kind  string // the rule that it matches, where the name leaves that open
}

// PartsAt returns the parts of these names, each with its span.
func PartsAt(names []Part, at ...Span) []Part {
	parts := append([]Part(nil), names...)
	for i := range parts {
		parts[i].Span = at[i]
	}
	return parts
}

// SetKind says which rule the component of a role matches, if it is there.
func SetKind(parts []Part, role Role, kind string) {
	for i := range parts {
		if p := &parts[i]; p.Role == role && p.Span != Absent {
			p.Kind = kind
		}
	}
}

// A Span is the range [Start, End) of a text, in bytes. A component that is absent
// has the span [Absent]; one that is there and empty has one of length 0.
type Span struct{ Start, End int }

// Absent is the span of a component that is not there.
var Absent = Span{-1, -1}

// Of returns what a span of a text holds, "" where it is absent.
func (s Span) Of(text string) string {
	if s == Absent {
		return ""
	}
	return text[s.Start:s.End]
}

// A Role is the part that a component has in the picture, whatever its name.
type Role string

const (
	Scheme    Role = "scheme"
	Authority Role = "authority"
	Path      Role = "path"
	Query     Role = "query"
	Fragment  Role = "fragment"
	Userinfo  Role = "userinfo" // and user and password, where they are told apart
	Host      Role = "host"
	Port      Role = "port"
	Params    Role = "params" // of a path segment
)
