package pack

// This file reads and writes WebAssembly modules: their sections, and the initial memory of a program in
// them. The numbers of sections and instructions come from the WebAssembly Core Specification 2.0, section 5
// (Binary Format).

import (
	"encoding/binary"
)

// Ids of sections.
const (
	customSection    = 0
	importSection    = 2
	memorySection    = 5
	dataSection      = 11
	dataCountSection = 12
)

// magic begins a module of version 1.
const magic = "\x00asm\x01\x00\x00\x00"

// A module is a WebAssembly module, section by section.
type module []section

type section struct {
	id   byte
	body []byte
}

// readModule reads a module whose initial memory is described by one data section alone. It rejects modules
// with a data count section: their code may refer to segments by number (WebAssembly Core Specification 2.0,
// section 5.5.16).
func readModule(wasm []byte) (module, error) {
	r := &reader{left: wasm}
	if string(r.bytes(len(magic))) != magic {
		return nil, ErrModule
	}
	var m module
	count := map[byte]int{}
	for len(r.left) > 0 && r.err == nil {
		id := r.byte()
		m = append(m, section{id, r.bytes(r.uint())})
		count[id]++
	}
	if r.err != nil || count[memorySection] != 1 || count[dataSection] != 1 || count[dataCountSection] != 0 {
		return nil, ErrModule
	}
	return m, nil
}

// goVersion returns the version of the Go compiler that wrote a module, or "". It is in the
// custom section "producers", which has fields with lists of names and versions; see
// https://github.com/WebAssembly/tool-conventions/blob/main/ProducersSection.md.
func (m module) goVersion() (version string) {
	for _, s := range m {
		r := &reader{left: s.body}
		if s.id != customSection || r.name() != "producers" {
			continue
		}
		for range r.uint() {
			field := r.name()
			for range r.uint() {
				name, v := r.name(), r.name()
				if field == "processed-by" && name == "Go cmd/compile" {
					version = v
				}
				if r.err != nil {
					return ""
				}
			}
			if r.err != nil {
				return ""
			}
		}
	}
	return version
}

// mostMemory is a limit in bytes that is larger than the data of our programs.
const mostMemory = 1 << 26

// memory returns the initial memory of the program, up to the end of its last segment. Bytes outside the
// segments are zero, because the memory is the module's own: an imported one could contain anything.
func (m module) memory() ([]byte, error) {
	for _, s := range m {
		switch s.id {
		case importSection:
			if !importsOnlyFunctions(s.body) {
				return nil, ErrModule
			}
		case dataSection:
			return readSegments(s.body)
		}
	}
	return nil, ErrModule
}

// importsOnlyFunctions reports whether an import section can be read and imports nothing but functions, like
// a Go program.
func importsOnlyFunctions(body []byte) bool {
	const function = 0
	r := &reader{left: body}
	for range r.uint() {
		r.name()
		r.name()
		if kind := r.byte(); kind != function || r.err != nil {
			return false
		}
		r.uint()
	}
	return r.err == nil
}

// readSegments returns the memory that a data section describes.
func readSegments(body []byte) ([]byte, error) {
	const active, i32Const, end = 0, 0x41, 0x0B
	r := &reader{left: body}
	var memory []byte
	for range r.uint() {
		if r.byte() != active || r.byte() != i32Const {
			return nil, ErrModule
		}
		at := r.int()
		if r.byte() != end {
			return nil, ErrModule
		}
		data := r.bytes(r.uint())
		behind := at + len(data)
		if r.err != nil || at < 0 || behind > mostMemory {
			return nil, ErrModule
		}
		if missing := behind - len(memory); missing > 0 {
			memory = append(memory, make([]byte, missing)...)
		}
		copy(memory[at:], data)
	}
	if r.err != nil || len(r.left) > 0 {
		return nil, ErrModule
	}
	return memory, nil
}

// withMemory writes the module with the given initial memory, in few segments.
func (m module) withMemory(memory []byte) []byte {
	out := []byte(magic)
	for _, s := range m {
		if s.id == dataSection {
			s.body = appendSegments(nil, memory)
		}
		out = append(out, s.id)
		out = binary.AppendUvarint(out, uint64(len(s.body)))
		out = append(out, s.body...)
	}
	return out
}

// minGap is the length of the shortest run of zero bytes to leave out. It was found by experiment: for values
// from 32 to 4096, the compressed sizes differ by less than 0.5 %.
const minGap = 64

// appendSegments appends a data section that describes a memory.
func appendSegments(dst, memory []byte) []byte {
	type span struct{ start, end int }
	var used []span // with minGap zeros between two segments
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

// A reader reads the parts of a module. After an error, everything it reads is empty.
type reader struct {
	left []byte
	err  error
}

func (r *reader) fail() {
	r.left, r.err = nil, ErrModule
}

func (r *reader) bytes(n int) []byte {
	if n < 0 || n > len(r.left) {
		r.fail()
		return nil
	}
	b := r.left[:n]
	r.left = r.left[n:]
	return b
}

func (r *reader) byte() byte {
	if b := r.bytes(1); r.err == nil {
		return b[0]
	}
	return 0
}

func (r *reader) name() string {
	return string(r.bytes(r.uint()))
}

// uint reads a number in unsigned LEB128.
func (r *reader) uint() int {
	v, n := binary.Uvarint(r.left)
	if n <= 0 || v > 1<<31-1 {
		r.fail()
		return 0
	}
	r.bytes(n)
	return int(v)
}

// int reads a number in signed LEB128.
func (r *reader) int() int {
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
