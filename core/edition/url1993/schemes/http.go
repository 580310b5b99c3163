package schemes

const httpRegisters = hostRegisters + `
search: search of URL
request
`

// httpLines are URL draft 1993, HTTP: the path and the search are sent as they stand.
const httpLines = searchLines + connectLines + `
# dialogue: URL draft 1993, HTTP
http-request: request ← "GET /"
http-if-path[path]? if path is defined
	http-add-path: request ← request + path
http-if-search[search]? if search is defined
	http-add-search: request ← request + "?" + search
http-send*: send request + CR LF
http-if-fragmentid[fragmentid]? if fragmentid is empty
	http-whole: the object as a whole is meant: done
http-part| else
	http-keep-fragmentid: fragmentid is not sent, and the client keeps it for the object: done
`
