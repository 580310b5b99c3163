//go:build js && wasm

package main

import (
	"runtime"
	"unsafe"

	"uriscope.example/core/uri"
	"uriscope/core/wire"
)

// A call through syscall/js takes ten microseconds before any work is done, and one more for
// each string. So both sides share a part of the program's memory: JavaScript writes texts
// into it, calls a function that takes and returns only numbers, and reads the answer from it.

// text is where JavaScript writes texts, as UTF-8, one directly after the other.
var text = make([]byte, 4096)

// offsets has numbers for both sides: when a function is called, the offsets where the texts
// end, and when it returns, where its answer is.
var offsets = make([]int32, 16)

// answered is the last answer, which JavaScript reads before it makes the next call. Its
// memory is reused, unless it is more than mostKept bytes.
var answered []byte

const mostKept = 1 << 20

// textBuffer returns the address of text, after making it at least size bytes long.
//
//go:wasmexport uriscopeText
func textBuffer(size int32) unsafe.Pointer {
	if int(size) > len(text) {
		text = make([]byte, size)
	}
	return unsafe.Pointer(&text[0])
}

// offsetsBuffer returns the address of offsets, after making room for at least count numbers.
//
//lint:ignore U1000 it is called by JavaScript, as the others here, which the tests call as well
//go:wasmexport uriscopeOffsets
func offsetsBuffer(count int32) unsafe.Pointer {
	if int(count) > len(offsets) {
		offsets = make([]int32, count)
	}
	return unsafe.Pointer(&offsets[0])
}

// call carries out the call whose name and arguments, count texts in all, are in text. It
// returns the length of the answer in bytes, and sets offsets[0] to its address.
//
//go:wasmexport uriscopeCall
func call(count int32) int32 {
	if int(count) > len(offsets) {
		return answerWith(wire.Failure("bad-argument", "the call has too many arguments"))
	}
	args := make([]string, count)
	start := int32(0)
	for i, end := range offsets[:count] {
		args[i] = string(text[start:end])
		start = end
	}
	if cap(answered) > mostKept {
		// What a long text has left is collected first: to grow the memory takes longer.
		answered = nil
		runtime.GC()
	}
	return answerWith(answer(args))
}

// answerWith leaves an answer where JavaScript reads it, and returns its length in bytes.
func answerWith(json []byte) int32 {
	answered = json
	offsets[0] = int32(uintptr(unsafe.Pointer(unsafe.SliceData(answered))))
	return int32(len(answered))
}

// parse parses the first length bytes of text as a URI reference and returns 1 if they are
// one, 0 if not. If they are, it sets offsets to the start and the end of scheme, authority,
// path, query and fragment, in bytes; both are -1 for one that is absent. As a valid URI
// reference is ASCII, these are also UTF-16 code units.
//
//go:wasmexport uriscopeParse
func parse(length int32) int32 {
	r, err := uri.Parse(unsafe.String(&text[0], int(length)))
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
