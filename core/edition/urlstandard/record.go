package urlstandard

// A Record is a URL record (URL Standard, 4.1). Its host is serialized, and its path has a "/" before each
// segment, so the empty list is "".
type Record struct {
	Scheme, Username, Password string
	Host                       Optional
	Port                       Optional
	Path                       string
	Opaque                     bool // whether the path is opaque: one text, and no list
	Query                      Optional
	Fragment                   Optional

	written   string // the scheme as written
	at, colon bool   // whether there was a user name, and a password, be they empty
}

// An Optional is a text, or null.
type Optional struct {
	Text    string
	Defined bool // whether it isn't null
}

func some(text string) Optional { return Optional{text, true} }

// special are the special schemes with their default ports (URL Standard, 4.2).
func special(scheme string) (port string, ok bool) {
	switch scheme {
	case "ftp":
		return "21", true
	case "file":
		return "", true
	case "http", "ws":
		return "80", true
	case "https", "wss":
		return "443", true
	}
	return "", false
}

func isSpecial(scheme string) bool {
	_, ok := special(scheme)
	return ok
}

// defined reports whether the value for the i-th register of a record isn't null.
func (r *Record) defined(i int) bool {
	switch rScheme + i {
	case rHost:
		return r.Host.Defined
	case rPort:
		return r.Port.Defined
	case rQuery:
		return r.Query.Defined
	case rFragment:
		return r.Fragment.Defined
	}
	return true
}
