package lens

import (
	"uriscope.example/core/uri"
	"uriscope/core/internal/octets"
)

// lastReserved is the last of the well-known ports (RFC 3986, section 7.2).
const lastReserved = 1023

// portNumber returns the number that a port is written as.
func portNumber(text string) (number int, ok bool) {
	const last = 65535
	for i := range len(text) {
		if !octets.IsDigit(text[i]) || number > last {
			return 0, false
		}
		number = 10*number + int(text[i]-'0')
	}
	return number, text != "" && number <= last
}

// usualPort returns a scheme's default port, or 0 if it is unknown; scheme is in lowercase. Those of 1738 are
// in RFC 1738, sections 3.2 to 3.11; the others were registered later (IANA, Service Name and Transport
// Protocol Port Number Registry).
func usualPort(scheme string) int {
	switch scheme {
	case "ssh", "sftp":
		return 22
	case "smtp":
		return 25
	case "news":
		return 119
	case "ftp", "telnet", "gopher", "http", "ws", "pop", "nntp", "imap", "wais", "ldap", "https", "wss", "rtsp", "ipp", "prospero":
		port, _ := uri.DefaultPort(scheme)
		return int(port)
	}
	return 0
}

// serviceAt returns the name of the service that a port is registered for, of those that an
// attacker would want to talk to (the same registry), and "" for the others.
func serviceAt(port int) string {
	switch port {
	case 7:
		return "echo"
	case 19:
		return "chargen"
	case 20:
		return "ftp-data"
	case 21:
		return "ftp"
	case 22:
		return "ssh"
	case 23:
		return "telnet"
	case 25:
		return "smtp"
	case 465:
		return "submissions"
	case 587:
		return "submission"
	case 53:
		return "dns"
	case 70:
		return "gopher"
	case 79:
		return "finger"
	case 80:
		return "http"
	case 110:
		return "pop3"
	case 995:
		return "pop3s"
	case 119:
		return "nntp"
	case 563:
		return "nntps"
	case 143:
		return "imap"
	case 993:
		return "imaps"
	case 389:
		return "ldap"
	case 636:
		return "ldaps"
	case 443:
		return "https"
	case 445:
		return "smb"
	case 512, 513, 514:
		return "rlogin"
	case 515, 631:
		return "ipp"
	}
	return ""
}
