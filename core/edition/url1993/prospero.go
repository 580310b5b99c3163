package url1993

import "uriscope/core/edition/internal/client"

// prospero is what a client does for a prospero URL: URL draft 1993, Prospero.
var prospero = client.Scheme{
	Name: "prospero", Section: "URL draft 1993, Prospero", Production: "prosperoaddress",
	Own: "user: userinfo, host: host, port: port, hsoname: path, version: params, attributes: params, fragmentid: fragment",
	Registers: beginRegisters + hostRegisters + `
hsoname: hsoname of URL
version: version of URL
attributes: attributes of URL
request
`,
	Lines: beginLines + hostLines + `
# parts: URL draft 1993, Path
if-path? if rest starts with "/"
	path*: path ← rest after its first "/"
# parts: URL draft 1993, Prospero
prospero-version: hsoname, version ← path, at its first "%00"
prospero-attributes*: version, attributes ← version, at its first "%00"
# decode: URL draft 1993, Encoding prohibited characters
prospero-decode: decode hsoname, attributes
` + connectLines + `
# dialogue: URL draft 1993, Prospero
prospero-no-path? if path is undefined
	prospero-nothing: no object to ask for: done
prospero-request: request ← hsoname
prospero-if-version? if version is defined
	prospero-add-version: request ← request + NUL + version
prospero-if-attributes? if attributes is defined
	prospero-add-attributes: request ← request + NUL + attributes
prospero-send*: send request
prospero-access: what comes back says how to get at the object, and may be another URL: done
`,
}
