package web

// This file is responsible for how the memory of the program lies in a .wasm file.

import (
	"bytes"
	"encoding/binary"
	"errors"
	"slices"
)

// Go's linker leaves out every run of eight zero bytes and more from what a program's
// memory begins with, so that there are 40,000 segments of it, each with its place. To
// brotli the zeros are nothing and the places are a lot: in few segments, the file is a
// tenth larger before compression and six hundredths smaller after it.

// mergeSegments writes the data section of a WebAssembly module with fewer segments:
// those with less than maxGap bytes between them become one, with zeros between them.
// That is what the memory holds there anyway.
func mergeSegments(wasm []byte) ([]byte, error) {
	const header, dataSection = 8, 11
	r := &wasmReader{left: wasm}
	out := slices.Clone(r.bytes(header))
	for len(r.left) > 0 && r.err == nil {
		id := r.byte()
		body := r.bytes(r.uint())
		if id == dataSection && r.err == nil {
			segments, err := readSegments(body)
			if err != nil {
				return nil, err
			}
			body = appendSegments(nil, segments)
		}
		out = append(out, id)
		out = binary.AppendUvarint(out, uint64(len(body)))
		out = append(out, body...)
	}
	return out, r.err
}

// maxGap is the number of zero bytes from which on they are left out. It was found by
// trying: from 32 to 4096, the compressed sizes are within half a hundredth.
const maxGap = 64

// A segment is what stands at a place of the memory when the program starts.
type segment struct {
	at   int
	data []byte
}

func (s segment) end() int { return s.at + len(s.data) }

var errSegments = errors.New("web: this is not a WebAssembly module as Go's linker writes it")

// readSegments reads a data section, and sorts its segments by their places.
func readSegments(body []byte) ([]segment, error) {
	r := &wasmReader{left: body}
	var segments []segment
	for range r.uint() {
		// Memory 0, at i32.const, end.
		if r.byte() != 0 || r.byte() != 0x41 {
			return nil, errSegments
		}
		at := r.int()
		if r.byte() != 0x0B {
			return nil, errSegments
		}
		segments = append(segments, segment{at, r.bytes(r.uint())})
		if r.err != nil {
			return nil, r.err
		}
	}
	slices.SortFunc(segments, func(a, b segment) int { return a.at - b.at })
	for i := 1; i < len(segments); i++ {
		if segments[i].at < segments[i-1].end() {
			return nil, errSegments
		}
	}
	return segments, nil
}

// appendSegments appends a data section with the segments, which are sorted.
func appendSegments(dst []byte, segments []segment) []byte {
	var merged []segment
	for _, s := range segments {
		if n := len(merged); n > 0 && s.at-merged[n-1].end() < maxGap {
			last := &merged[n-1]
			last.data = append(last.data, make([]byte, s.at-last.end())...)
			last.data = append(last.data, s.data...)
		} else {
			merged = append(merged, segment{s.at, bytes.Clone(s.data)})
		}
	}
	dst = binary.AppendUvarint(dst, uint64(len(merged)))
	for _, s := range merged {
		dst = append(dst, 0, 0x41)
		dst = appendSigned(dst, s.at)
		dst = append(dst, 0x0B)
		dst = binary.AppendUvarint(dst, uint64(len(s.data)))
		dst = append(dst, s.data...)
	}
	return dst
}

// A wasmReader reads the parts of a WebAssembly module. After an error, all it reads is
// empty.
type wasmReader struct {
	left []byte
	err  error
}

func (r *wasmReader) bytes(n int) []byte {
	if n < 0 || n > len(r.left) {
		r.left, r.err = nil, errSegments
		return nil
	}
	b := r.left[:n]
	r.left = r.left[n:]
	return b
}

func (r *wasmReader) byte() byte {
	if b := r.bytes(1); r.err == nil {
		return b[0]
	}
	return 0
}

// uint reads a number in unsigned LEB128.
func (r *wasmReader) uint() int {
	v, n := binary.Uvarint(r.left)
	if r.bytes(n); n <= 0 || v > 1<<31 {
		r.left, r.err = nil, errSegments
		return 0
	}
	return int(v)
}

// int reads a number in signed LEB128.
func (r *wasmReader) int() int {
	v, shift := 0, 0
	for {
		b := r.byte()
		v |= int(b&0x7F) << shift
		shift += 7
		if b&0x80 == 0 || shift > 35 {
			if b&0x40 != 0 {
				v -= 1 << shift
			}
			return v
		}
	}
}

// appendSigned appends a number in signed LEB128.
func appendSigned(dst []byte, v int) []byte {
	for {
		b := byte(v & 0x7F)
		v >>= 7
		if v == 0 && b&0x40 == 0 || v == -1 && b&0x40 != 0 {
			return append(dst, b)
		}
		dst = append(dst, b|0x80)
	}
}
