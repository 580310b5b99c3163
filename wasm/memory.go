//go:build js && wasm

package main

import (
	"runtime"
	"unsafe"

	"uriscope.example/core/uri"
	"uriscope/core/wire"
)

// A call through syscall/js takes ten microseconds before any work is done, and one more for each string. So
// both sides share part of the program's memory: JavaScript writes texts into it, calls a function that takes
// and returns only numbers, and reads the answer from it.

// text is where JavaScript writes texts, as UTF-8, one directly after the other.
var text = make([]byte, 4096)

// offsets has numbers for both sides: the ends of the texts when a function is called, and the position of its
// answer when it returns.
var offsets = make([]int32, 16)

// answered is the last answer, which JavaScript reads before it makes the next call. Its memory is reused,
// unless it is larger than mostKept bytes.
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

// call runs the call whose name and arguments, count texts in all, are in text. It returns the length of the
// answer in bytes, and sets offsets[0] to its address.
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
		// Collect the garbage of a long text first, because growing the memory takes longer.
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

// parse parses the first length bytes of text as a URI reference, and returns 1 if they are one and 0 if not.
// If they are, it sets offsets to the start and the end of scheme, authority, path, query, and fragment, in
// bytes; both are -1 for an absent one. A valid URI reference is ASCII, so these are also UTF-16 code units.
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

// resolve resolves a reference, which follows the first base bytes of text, against those bytes under RFC 3986,
// like the call explain, but without a trace. It leaves the target as [call] leaves an answer, or returns -1.
//
//go:wasmexport uriscopeResolve
func resolve(base, end int32) int32 {
	b, r := uri.Split(unsafe.String(&text[0], int(base))), uri.Split(unsafe.String(&text[base], int(end-base)))
	if b.IsRelative() && r.IsRelative() {
		return -1
	}
	return answerWith(uri.Resolution{Literal: true}.AppendTarget(answered[:0], b, r))
}

// toNormal leaves the normal form of the first length bytes of text under RFC 3986 as [call] leaves an answer, or
// returns -1 if they aren't a URI reference.
//
//go:wasmexport uriscopeNormal
func toNormal(length int32) int32 {
	normal, err := uri.AppendNormalized(answered[:0], unsafe.String(&text[0], int(length)))
	if err != nil {
		return -1
	}
	return answerWith(normal)
}
