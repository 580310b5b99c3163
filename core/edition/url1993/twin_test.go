package url1993_test

import (
	"regexp"
	"strconv"
	"strings"
	"testing"

	"uriscope/core/edition"
	"uriscope/core/edition/url1993"
	"uriscope/core/trace"
	"uriscope/core/trace/tracetest"
)

// A twin is the final content of a scheme's registers for a text, by name, computed without a listing or trace:
// patterns find the parts.
type twin map[string]string

var (
	fragmented = regexp.MustCompile(`(?s)^([^#]*)(?:#(.*))?$`)
	hosted     = regexp.MustCompile(`(?s)^[a-z]+://([^/?]*)(.*)$`)
	celled     = regexp.MustCompile(`(?s)^[a-z]+://([^/]*)(.*)$`)
	pathed     = regexp.MustCompile(`(?s)^/(.*)$`)
	hostParts  = regexp.MustCompile(`(?s)^(?:(.*)@)?([^@]*?)(?::([^@:]*))?$`)
	searched   = regexp.MustCompile(`(?s)^([^?]*)(?:\?(.*))?$`)
	suffixed   = regexp.MustCompile(`(?s)\.([^.]*)$`)
	asText     = regexp.MustCompile(`(?i)^(c|h|html?|ps|tex|te?xt)$`)
	encoded    = regexp.MustCompile(`%[0-9A-Fa-f]{2}`)
)

// find sets registers to what a pattern's groups match, and returns whether it matches.
func (w twin) find(pattern *regexp.Regexp, text string, names ...string) bool {
	at := pattern.FindStringSubmatchIndex(text)
	for i, name := range names {
		delete(w, name)
		if at != nil && at[2*i+2] >= 0 {
			w[name] = text[at[2*i+2]:at[2*i+3]]
		}
	}
	return at != nil
}

// cut splits a register at the first delimiter, and moves the text after it to another register.
func (w twin) cut(register, delimiter, to string) {
	if text, ok := w[register]; ok {
		if before, after, found := strings.Cut(text, delimiter); found {
			w[register], w[to] = before, after
		}
	}
}

func (w twin) decode(names ...string) {
	for _, name := range names {
		if text, ok := w[name]; ok {
			w[name] = encoded.ReplaceAllStringFunc(text, func(escape string) string {
				code, _ := strconv.ParseUint(escape[1:], 16, 8)
				return string([]byte{byte(code)})
			})
		}
	}
}

// connect reports whether there is a host to connect to.
func (w twin) connect() bool {
	if w["host"] == "" {
		return false
	}
	w["connection"] = w["host"]
	if port := w["port"]; port != "" {
		w["connection"] += ":" + port
	}
	return true
}

// twinOf returns the expected final content of the registers.
func twinOf(scheme, text string) twin {
	w := twin{"URL": text}
	w.find(fragmented, text, "locator", "fragmentid")
	switch scheme {
	case "news":
		w.news()
		return w
	case "afs":
		if w.find(celled, w["locator"], "cellname", "rest") {
			w["file"] = "/afs/" + w["cellname"]
			if w.find(pathed, w["rest"], "path") {
				w.decode("path")
				w["file"] += "/" + w["path"]
			}
		}
		return w
	}
	if !w.find(hosted, w["locator"], "host part", "rest") {
		return w
	}
	w.find(hostParts, w["host part"], "user", "host", "port")
	if scheme == "http" || scheme == "wais" || scheme == "gopher" {
		w.find(searched, w["rest"], "rest", "search")
	}
	if scheme != "telnet" {
		w.find(pathed, w["rest"], "path")
	}
	path, hasPath := w["path"]
	switch scheme {
	case "ftp":
		w.cut("user", ":", "password")
		if hasPath {
			w["name"] = path[strings.LastIndex(path, "/")+1:]
		}
		w.decode("user", "password", "path", "name")
	case "prospero":
		if hasPath {
			w["hsoname"] = path
			w.cut("hsoname", "%00", "version")
			w.cut("version", "%00", "attributes")
		}
		w.decode("hsoname", "attributes")
	case "telnet":
		w.decode("user")
	case "wais":
		w.wais()
	case "gopher":
		w.gopher()
	}
	if w.connect() {
		w.dialogue(scheme)
	}
	return w
}

// words splits a search into its words.
func (w twin) words() {
	if search, ok := w["search"]; ok {
		w["words"] = strings.ReplaceAll(search, "+", " ")
	}
	w.decode("words")
}

func (w twin) gopher() {
	w.words()
	w["gtype"], w["selector"] = "1", ""
	if path := w["path"]; path != "" {
		first := regexp.MustCompile(`(?s)^(?:%[0-9A-Fa-f]{2}|[^\x00-\x7f]+|.)`).FindString(path)
		w["gtype"], w["selector"] = first, path[len(first):]
	}
	w.decode("gtype", "selector")
}

func (w twin) wais() {
	w.words()
	path, ok := w["path"]
	delete(w, "path")
	fields := strings.SplitN(path, "/", 4)
	for i, name := range []string{"database", "wtype", "digits", "path"} {
		if ok && i < len(fields) {
			w[name] = fields[i]
		}
	}
	w.decode("database", "wtype", "digits", "path")
}

func (w twin) news() {
	_, part, _ := strings.Cut(w["locator"], ":")
	w["groupart"] = part
	w["connection"] = "news"
	switch {
	case strings.Contains(part, "@"):
		w["article"] = part
		w.decode("article")
		w["sent"] = "ARTICLE <" + w["article"] + ">\r\n"
	case part == "*":
		w["sent"] = "LIST\r\n"
	default:
		w["group"] = part
		w.decode("group")
		w["sent"] = "GROUP " + w["group"] + "\r\n"
	}
}

// dialogue is what is sent over a connection.
func (w twin) dialogue(scheme string) {
	words, hasWords := w["words"]
	path, hasPath := w["path"]
	switch scheme {
	case "http":
		w["request"] = "GET /" + path
		if search, ok := w["search"]; ok {
			w["request"] += "?" + search
		}
		w["sent"] = w["request"] + "\r\n"
	case "ftp":
		w["sent"] = w.ftp()
	case "wais":
		if w["database"] == "" {
			break
		}
		if hasPath {
			w["sent"] = strings.Join([]string{w["database"], w["wtype"], w["digits"], path}, " ")
		} else if hasWords {
			w["sent"] = w["database"] + " " + words
		}
	case "prospero":
		if !hasPath {
			break
		}
		w["request"] = w["hsoname"]
		for _, name := range []string{"version", "attributes"} {
			if text, ok := w[name]; ok {
				w["request"] += "\x00" + text
			}
		}
		w["sent"] = w["request"]
	case "telnet":
		if user, ok := w["user"]; ok {
			w["sent"] = user + "\r\n"
		}
	case "gopher":
		w["sent"] = w["selector"] + "\r\n"
		if hasWords {
			w["sent"] = w["selector"] + "\t" + words + "\r\n"
		}
	}
}

func (w twin) ftp() string {
	sent := "USER anonymous\r\nPASS user@client.example\r\n"
	if user, ok := w["user"]; ok {
		sent = "USER " + user + "\r\n"
		if password, ok := w["password"]; ok {
			sent += "PASS " + password + "\r\n"
		}
	}
	switch {
	case w["path"] == "":
		return sent + "NLST\r\n"
	case w["name"] == "":
		return sent + "NLST " + w["path"] + "\r\n"
	}
	mode := "I"
	if m := suffixed.FindStringSubmatch(w["name"]); m != nil {
		if w["suffix"] = m[1]; asText.MatchString(m[1]) {
			mode = "A"
		}
	}
	return sent + "TYPE " + mode + "\r\nRETR " + w["path"] + "\r\n"
}

// checkRun checks that the registers end up like the twin, that the run follows its listing, and that an
// unrecorded run gets to its end.
func checkRun(t *testing.T, s *edition.URLScheme, text string) {
	t.Helper()
	s.Run(text, nil)
	run := trace.New(s.Listing, -1, text)
	s.Run(text, run)
	if err := tracetest.Check(s.Listing, run, text); err != nil {
		t.Errorf("%q: %v", text, err)
	}
	state := trace.NewState(s.Listing, text)
	for i := range run.Steps() {
		state.Apply(run.Edits(i))
	}
	want := twinOf(s.Name, text)
	for i, register := range s.Listing.Registers {
		got, ok := state.Text(i)
		wanted, has := want[register.Name]
		if got != wanted || ok != has {
			t.Errorf("%q: %s is %q (%v), want %q (%v)", text, register.Name, got, ok, wanted, has)
		}
	}
	checkParts(t, s, text)
}

func TestTwin(t *testing.T) {
	for _, text := range texts() {
		checkRun(t, schemeOf(text), text)
	}
}

func FuzzRun(f *testing.F) {
	for _, text := range hard {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		if s := schemeOf(text); s != nil {
			checkRun(t, s, text)
		}
		for _, s := range url1993.Edition.Schemes.Defined {
			checkRun(t, s, s.Name+":"+text)
			checkRun(t, s, s.Name+"://"+text)
		}
	})
}
