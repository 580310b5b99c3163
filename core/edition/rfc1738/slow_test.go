package rfc1738_test

import (
	"regexp"
	"strconv"
	"strings"

	"uriscope/core/edition/editiontest"
)

// slow returns what a client does with a URL, following RFC 1738 without a listing.
func slow(url string) editiontest.Dialogue {
	url, _, _ = strings.Cut(url, "#")
	scheme, part, _ := strings.Cut(url, ":")
	play := slowly[strings.ToLower(scheme)]
	if play == nil {
		panic("slow_test.go has no scheme " + scheme)
	}
	return play(part)
}

var slowly = map[string]func(part string) editiontest.Dialogue{
	"ftp": slowFTP, "http": slowHTTP, "gopher": slowGopher, "news": slowNews, "nntp": slowNNTP, "wais": slowWAIS, "file": slowFile, "prospero": slowProspero,
	"mailto": func(string) editiontest.Dialogue { return editiontest.Dialogue{} },
	"telnet": func(part string) editiontest.Dialogue {
		_, _, host, port, _, ok := slowCommon(part, "23")
		return connected(ok, host, port, "")
	},
}

// connected returns what is sent on a connection, if there is one.
func connected(ok bool, host, port, sent string) editiontest.Dialogue {
	if !ok {
		return editiontest.Dialogue{}
	}
	return editiontest.Dialogue{Connection: host + ":" + port, Sent: sent}
}

var encoding = regexp.MustCompile(`%[0-9A-Fa-f]{2}`)

// unescaped decodes everything, and plain everything but CR and LF.
func unescaped(s string) string {
	return encoding.ReplaceAllStringFunc(s, func(e string) string {
		n, _ := strconv.ParseUint(e[1:], 16, 8)
		return string([]byte{byte(n)})
	})
}

func plain(s string) string {
	const mark = "\x00mark\x00"
	kept := regexp.MustCompile(`%0[AaDd]`).FindAllString(s, -1)
	s = unescaped(regexp.MustCompile(`%0[AaDd]`).ReplaceAllString(strings.ReplaceAll(s, mark, "<mark>"), mark))
	for _, k := range kept {
		s = strings.Replace(s, mark, k, 1)
	}
	return s
}

// slowCommon splits the text after the scheme under RFC 1738, section 3.1. A missing user, password, or path is
// nil.
func slowCommon(part, defaultPort string) (user, password *string, host, port string, path *string, ok bool) {
	login, ok := strings.CutPrefix(part, "//")
	if !ok {
		return nil, nil, "", "", nil, false
	}
	login, rest, found := strings.Cut(login, "/")
	if found {
		path = &rest
	}
	host = login
	if i := strings.LastIndex(login, "@"); i >= 0 {
		name, secret, found := strings.Cut(login[:i], ":")
		host, user = login[i+1:], &name
		if found {
			password = &secret
		}
	}
	if i := strings.LastIndex(host, ":"); i >= 0 {
		host, port = host[:i], host[i+1:]
	}
	if port == "" {
		port = defaultPort
	}
	return user, password, host, port, path, host != ""
}

func slowFTP(part string) editiontest.Dialogue {
	user, password, host, port, path, ok := slowCommon(part, "21")
	sent := "USER anonymous\r\nPASS user@client.example\r\n"
	if user != nil {
		sent = "USER " + plain(*user) + "\r\nPASS "
		if password != nil {
			sent += plain(*password) + "\r\n"
		} else {
			sent += "<password>\r\n"
		}
	}
	if path == nil {
		return connected(ok, host, port, sent)
	}
	command := "RETR "
	rest := *path
	typed := ""
	if m := regexp.MustCompile(`(?is)^(.*);type=(.*)$`).FindStringSubmatch(rest); m != nil {
		rest, typed = m[1], "TYPE "+m[2]+"\r\n"
		if m[2] == "d" || m[2] == "D" {
			command, typed = "NLST ", ""
		}
	}
	segments := strings.Split(rest, "/")
	for _, cwd := range segments[:len(segments)-1] {
		sent += "CWD " + plain(cwd) + "\r\n"
	}
	return connected(ok, host, port, sent+typed+command+plain(segments[len(segments)-1])+"\r\n")
}

func slowHTTP(part string) editiontest.Dialogue {
	part, search, found := strings.Cut(part, "?")
	user, _, host, port, path, ok := slowCommon(part, "80")
	request := "GET /"
	if path != nil {
		request += *path
	}
	if found {
		request += "?" + search
	}
	return connected(ok && user == nil, host, port, request+"\r\n")
}

func slowGopher(part string) editiontest.Dialogue {
	user, _, host, port, path, ok := slowCommon(part, "70")
	sent := "\r\n"
	if path != nil && *path != "" {
		length := 1
		if loc := encoding.FindStringIndex(*path); loc != nil && loc[0] == 0 {
			length = 3
		}
		fields := strings.SplitN((*path)[length:], "%09", 3)
		selector := plain(fields[0])
		switch {
		case len(fields) == 1:
			sent = selector + "\r\n"
		case len(fields) == 2:
			sent = selector + "\t" + plain(fields[1]) + "\r\n"
		case unescaped(fields[2]) == "?":
			before := selector + "\t"
			sent = before + plain(fields[1]) + "\t!+ASK\r\n"
			if fields[1] != "" {
				before += plain(fields[1]) + "\t"
			}
			sent += before + "+\t1\r\n+-1\r\n<ask_item1_value>\r\n.\r\n"
		case strings.HasPrefix(unescaped(fields[2]), "+\t1\r\n+-1\r\n") && fields[1] == "":
			sent = selector + "\t" + unescaped(fields[2])
		case strings.HasPrefix(unescaped(fields[2]), "+\t1\r\n+-1\r\n"):
			sent = selector + "\t" + plain(fields[1]) + "\t" + unescaped(fields[2])
		default:
			sent = selector + "\t" + plain(fields[1]) + "\t" + plain(fields[2]) + "\r\n"
		}
	}
	return connected(ok && user == nil, host, port, sent)
}

func slowNews(part string) editiontest.Dialogue {
	sent := "GROUP " + part
	switch {
	case strings.Contains(part, "@"):
		sent = "ARTICLE <" + plain(part) + ">"
	case part == "*":
		sent = "LIST"
	}
	return connected(true, "news.client.example", "119", sent+"\r\n")
}

func slowNNTP(part string) editiontest.Dialogue {
	user, _, host, port, path, ok := slowCommon(part, "119")
	if path == nil {
		return editiontest.Dialogue{}
	}
	group, article, found := strings.Cut(*path, "/")
	sent := "GROUP " + group + "\r\n"
	if found {
		sent += "ARTICLE " + article + "\r\n"
	}
	return connected(ok && user == nil, host, port, sent)
}

func slowWAIS(part string) editiontest.Dialogue {
	part, search, found := strings.Cut(part, "?")
	user, _, host, port, path, ok := slowCommon(part, "210")
	if path == nil {
		return editiontest.Dialogue{}
	}
	if !found {
		search = "<search>"
	}
	fields := strings.SplitN(*path, "/", 3)
	sent := "Search " + unescaped(fields[0]) + " for " + unescaped(search)
	if len(fields) == 3 {
		sent = "Retrieve " + unescaped(fields[2]) + " of type " + unescaped(fields[1]) + " from " + unescaped(fields[0])
	}
	return connected(ok && user == nil, host, port, sent)
}

func slowFile(part string) editiontest.Dialogue {
	rest, ok := strings.CutPrefix(part, "//")
	host, path, found := strings.Cut(rest, "/")
	if !ok || !found || host != "" && !regexp.MustCompile(`^[Ll][Oo][Cc][Aa][Ll][Hh][Oo][Ss][Tt]$`).MatchString(host) {
		return editiontest.Dialogue{}
	}
	segments := strings.Split(path, "/")
	sent := ""
	for _, directory := range segments[:len(segments)-1] {
		sent += "directory " + unescaped(directory)
	}
	if name := segments[len(segments)-1]; name != "" {
		sent += "file " + unescaped(name)
	}
	return editiontest.Dialogue{Sent: sent}
}

func slowProspero(part string) editiontest.Dialogue {
	user, _, host, port, path, ok := slowCommon(part, "1525")
	if path == nil {
		return editiontest.Dialogue{}
	}
	fields := strings.Split(*path, ";")
	sent := "access methods of " + plain(fields[0])
	for _, field := range fields[1:] {
		name, value, _ := strings.Cut(field, "=")
		sent += "; " + plain(name) + "=" + plain(value)
	}
	return connected(ok && user == nil, host, port, sent)
}
