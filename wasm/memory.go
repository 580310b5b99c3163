//go:build js && wasm

package main

import (
	"unsafe"

	"uriscope/core/uri"
)

// A call through syscall/js takes ten microseconds before any work is done, and one
// more for each string. So both sides share a part of our memory: JavaScript writes
// texts into it, calls a function that has numbers only, and reads the answer from it.

// text is where JavaScript writes texts, as UTF-8, one directly after the other.
var text = make([]byte, 4096)

// places has where the texts end when a function is called, and where its answer lies
// when it returns.
var places [16]int32

// answered is the last answer: as long as it is here, JavaScript may read it. Its memory
// is used again, unless that is more than mostKept bytes.
var answered []byte

const mostKept = 1 << 20

// textBuffer returns where text is, which has room for size bytes.
//
//go:wasmexport uriscopeText
func textBuffer(size int32) unsafe.Pointer {
	if int(size) > len(text) {
		text = make([]byte, size)
	}
	return unsafe.Pointer(&text[0])
}

//go:wasmexport uriscopePlaces
func placesBuffer() unsafe.Pointer {
	return unsafe.Pointer(&places[0])
}

// call carries out the call of which text has the name and the arguments, count texts
// in all. It returns the length of the answer, in bytes, and places[0] is where it lies.
//
//go:wasmexport uriscopeCall
func call(count int32) int32 {
	args := make([]string, count)
	start := int32(0)
	for i, end := range places[:count] {
		args[i] = string(text[start:end])
		start = end
	}
	if cap(answered) > mostKept {
		answered = nil
	}
	answered = answer(args)
	places[0] = int32(uintptr(unsafe.Pointer(unsafe.SliceData(answered))))
	return int32(len(answered))
}

// parse parses the first length bytes of text as a URI reference and reports whether
// they are one. Then places has start and end of scheme, authority, path, query and
// fragment, in bytes, -1 for one that is absent. A valid URI reference is ASCII, so they
// are UTF-16 code units as well.
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
		places[2*i], places[2*i+1] = int32(start), int32(end)
	}
	return 1
}
