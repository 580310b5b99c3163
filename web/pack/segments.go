package pack

// This file is responsible for how the memory of the program lies in a .wasm file.

import (
	"encoding/binary"
	"errors"
	"slices"
)

// Go's linker leaves out every run of eight zero bytes and more from what a program's
// memory begins with, so that there are 40,000 segments of it, each with its place. To
// brotli the zeros are nothing and the places are a lot: in few segments, the file is a
// tenth larger before compression and six hundredths smaller after it.

// Rewrite writes a WebAssembly module with few segments of data. In between, edit
// may change what the memory begins with; it may be nil.
func Rewrite(wasm []byte, edit func(memory []byte) error) ([]byte, error) {
	const header, dataSection = 8, 11
	r := &wasmReader{left: wasm}
	out := slices.Clone(r.bytes(header))
	for len(r.left) > 0 && r.err == nil {
		id := r.byte()
		body := r.bytes(r.uint())
		if id == dataSection && r.err == nil {
			memory, err := readSegments(body)
			if err == nil && edit != nil {
				err = edit(memory)
			}
			if err != nil {
				return nil, err
			}
			body = appendSegments(nil, memory)
		}
		out = append(out, id)
		out = binary.AppendUvarint(out, uint64(len(body)))
		out = append(out, body...)
	}
	return out, r.err
}

// minGap is the number of zero bytes from which on they are left out. It was found by
// trying: from 32 to 4096, the compressed sizes are within half a hundredth.
const minGap = 64

// mostMemory is more than the data of any program of ours, in bytes.
const mostMemory = 1 << 26

var errSegments = errors.New("pack: this is not a WebAssembly module as Go's linker writes it")

// readSegments gives the memory that a data section describes, up to its last byte.
func readSegments(body []byte) ([]byte, error) {
	r := &wasmReader{left: body}
	var memory []byte
	for range r.uint() {
		// Memory 0, at i32.const, end.
		if r.byte() != 0 || r.byte() != 0x41 {
			return nil, errSegments
		}
		at := r.int()
		if r.byte() != 0x0B {
			return nil, errSegments
		}
		data := r.bytes(r.uint())
		if r.err != nil {
			return nil, r.err
		}
		end := at + len(data)
		if at < 0 || end > mostMemory {
			return nil, errSegments
		}
		if missing := end - len(memory); missing > 0 {
			memory = append(memory, make([]byte, missing)...)
		}
		copy(memory[at:], data)
	}
	return memory, nil
}

// appendSegments appends a data section that describes a memory.
func appendSegments(dst, memory []byte) []byte {
	type span struct{ start, end int }
	var used []span // with minGap zeros between them
	for i, b := range memory {
		if b == 0 {
			continue
		}
		if n := len(used); n > 0 && i-used[n-1].end < minGap {
			used[n-1].end = i + 1
		} else {
			used = append(used, span{i, i + 1})
		}
	}
	dst = binary.AppendUvarint(dst, uint64(len(used)))
	for _, s := range used {
		dst = append(dst, 0, 0x41)
		dst = appendSigned(dst, s.start)
		dst = append(dst, 0x0B)
		dst = binary.AppendUvarint(dst, uint64(s.end-s.start))
		dst = append(dst, memory[s.start:s.end]...)
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
