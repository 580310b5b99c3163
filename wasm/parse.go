//go:build js && wasm

package main

import (
	"unsafe"

	"uriscope/core/uri"
)

// A call through syscall/js takes ten microseconds before any work is done, longer
// than a browser takes to parse a URL. So parse has a way of its own: JavaScript
// writes the text into our memory and reads offsets from it.

// text is where JavaScript writes the text, as UTF-8.
var text = make([]byte, 4096)

// offsets is where JavaScript reads start and end of scheme, authority, path, query
// and fragment, in bytes; -1 for one that is absent. A valid URI reference is ASCII,
// so they are UTF-16 code units as well.
var offsets [10]int32

//go:wasmexport uriscopeText
func textBuffer(size int32) unsafe.Pointer {
	if int(size) > len(text) {
		text = make([]byte, size)
	}
	return unsafe.Pointer(&text[0])
}

//go:wasmexport uriscopeOffsets
func offsetsBuffer() unsafe.Pointer {
	return unsafe.Pointer(&offsets[0])
}

// parse parses the first length bytes of text as a URI reference and reports
// whether they are one.
//
//go:wasmexport uriscopeParse
func parse(length int32) int32 {
	r, err := uri.ParseReference(unsafe.String(&text[0], int(length)))
	if err != nil {
		return 0
	}
	for i, c := range [...]uri.Component{uri.Scheme, uri.Authority, uri.Path, uri.Query, uri.Fragment} {
		start, end, ok := r.Span(c)
		if !ok {
			start, end = -1, -1
		}
		offsets[2*i], offsets[2*i+1] = int32(start), int32(end)
	}
	return 1
}
