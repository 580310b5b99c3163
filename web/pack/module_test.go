package pack

import (
	"bytes"
	"encoding/binary"
	"errors"
	"math/rand/v2"
	"slices"
	"testing"
)

// A segment is data at an address of the memory.
type segment struct {
	at   int
	data []byte
}

// data is a data section as the linker writes it, one segment after the other.
func data(segments ...segment) section {
	body := binary.AppendUvarint(nil, uint64(len(segments)))
	for _, s := range segments {
		body = appendSigned(append(body, 0, 0x41), s.at)
		body = binary.AppendUvarint(append(body, 0x0B), uint64(len(s.data)))
		body = append(body, s.data...)
	}
	return section{dataSection, body}
}

// producers names the compiler that wrote a module.
func producers(compiler, version string) section {
	body := "\x09producers\x01\x0Cprocessed-by\x01"
	for _, name := range []string{compiler, version} {
		body += string(rune(len(name))) + name
	}
	return section{customSection, []byte(body)}
}

var (
	ownMemory      = section{memorySection, []byte("\x01\x00\x02")}
	functionImport = section{importSection, []byte("\x01\x02go\x01f\x00\x00")}
	code           = section{10, []byte("\x00")}
	compiledByGo   = producers("Go cmd/compile", "go1.26.8")
)

// write writes a module section by section.
func write(sections ...section) []byte {
	out := []byte(magic)
	for _, s := range sections {
		out = append(out, s.id)
		out = binary.AppendUvarint(out, uint64(len(s.body)))
		out = append(out, s.body...)
	}
	return out
}

// split returns the segments of a data section.
func split(t *testing.T, body []byte) (segments []segment) {
	t.Helper()
	r := &reader{left: body}
	for range r.uint() {
		r.bytes(len("\x00\x41"))
		s := segment{at: r.int()}
		r.byte()
		s.data = r.bytes(r.uint())
		segments = append(segments, s)
	}
	if r.err != nil {
		t.Fatal(r.err)
	}
	return segments
}

// Packing changes neither the memory nor the rest of the module, whatever the segments are.
func TestPackMemory(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for range 2000 {
		var segments []segment
		var memory []byte
		for range random.IntN(20) {
			memory = append(memory, make([]byte, random.IntN(3*minGap))...)
			s := segment{at: len(memory)}
			for range 1 + random.IntN(30) {
				s.data = append(s.data, byte(random.IntN(3)))
			}
			memory = append(memory, s.data...)
			segments = append(segments, s)
		}
		random.Shuffle(len(segments), func(i, j int) { segments[i], segments[j] = segments[j], segments[i] })
		m := module{functionImport, ownMemory, code, data(segments...), compiledByGo}

		packed, err := Pack(write(m...), true)
		if err != nil {
			t.Fatal(err)
		}
		got, err := readModule(packed)
		if err != nil || len(got) != len(m) {
			t.Fatalf("%d sections, want %d: %v", len(got), len(m), err)
		}
		for i, s := range m {
			if got[i].id != s.id || s.id != dataSection && !bytes.Equal(got[i].body, s.body) {
				t.Fatalf("section %d is %d %q, was %d %q", i, got[i].id, got[i].body, s.id, s.body)
			}
		}
		begins, err := got.memory()
		if err != nil || !bytes.Equal(bytes.TrimRight(begins, "\x00"), bytes.TrimRight(memory, "\x00")) {
			t.Fatalf("the memory begins with %v, want %v (%v)", begins, memory, err)
		}
		last := -minGap
		for _, s := range split(t, got[3].body) {
			if s.at-last < minGap {
				t.Fatalf("a segment at %d is less than %d bytes behind the one before", s.at, minGap)
			}
			last = s.at + len(s.data)
		}
	}
}

// A file that doesn't look like the output of Go's linker is returned unchanged, with or without lines.
func TestPackLeavesTheUnknown(t *testing.T) {
	abc := data(segment{3, []byte("abc")}, segment{50, []byte("def")})
	good := write(functionImport, ownMemory, code, abc, compiledByGo)
	if packed, err := Pack(good, true); err != nil || bytes.Equal(packed, good) {
		t.Fatalf("the module of which the others are variants is not packed: %v", err)
	}
	if packed, err := Pack(good, false); !errors.Is(err, ErrFunctions) || !bytes.Equal(packed, good) {
		t.Errorf("without a function table: %v", err)
	}
	raw := func(id byte, body string) section { return section{id, []byte(body)} }
	for what, test := range map[string]struct {
		wasm []byte
		want error
	}{
		"nothing":                       {nil, ErrModule},
		"no module":                     {[]byte("#!/bin/sh\nexit\n"), ErrModule},
		"less than a header":            {good[:5], ErrModule},
		"half a module":                 {good[:20], ErrModule},
		"a later version of the format": {append([]byte("\x00asm\x02\x00\x00\x00"), good[8:]...), ErrModule},

		"a later Go":            {write(ownMemory, code, abc, producers("Go cmd/compile", "go1.27")), ErrUnknown},
		"an earlier Go":         {write(ownMemory, code, abc, producers("Go cmd/compile", "go1.25.3")), ErrUnknown},
		"a Go not released yet": {write(ownMemory, code, abc, producers("Go cmd/compile", "devel go1.26-0123abc")), ErrUnknown},
		"a Go with experiments": {write(ownMemory, code, abc, producers("Go cmd/compile", "go1.26.8 X:nogreenteagc")), ErrUnknown},
		"another compiler":      {write(ownMemory, code, abc, producers("TinyGo", "go1.26.8")), ErrUnknown},
		"nobody's":              {write(ownMemory, code, abc), ErrUnknown},
		"half of who wrote it":  {write(ownMemory, code, abc, raw(customSection, "\x09producers\x01\x0Cprocessed-by\x7F")), ErrUnknown},

		"numbered segments":           {write(ownMemory, raw(dataCountSection, "\x02"), code, abc, compiledByGo), ErrModule},
		"no memory":                   {write(code, abc, compiledByGo), ErrModule},
		"an imported memory":          {write(raw(importSection, "\x01\x02go\x03mem\x02\x00\x02"), ownMemory, code, abc, compiledByGo), ErrModule},
		"half an import":              {write(raw(importSection, "\x02\x02go\x01f\x00\x00"), ownMemory, code, abc, compiledByGo), ErrModule},
		"no data":                     {write(ownMemory, code, compiledByGo), ErrModule},
		"data twice":                  {write(ownMemory, code, abc, abc, compiledByGo), ErrModule},
		"a passive segment":           {write(ownMemory, code, raw(dataSection, "\x01\x01\x03abc"), compiledByGo), ErrModule},
		"a segment of another memory": {write(ownMemory, code, raw(dataSection, "\x01\x02\x01\x41\x00\x0B\x03abc"), compiledByGo), ErrModule},
		"a place that is computed":    {write(ownMemory, code, raw(dataSection, "\x01\x00\x23\x00\x0B\x03abc"), compiledByGo), ErrModule},
		"a place far away":            {write(ownMemory, code, data(segment{mostMemory, []byte("abc")}), compiledByGo), ErrModule},
		"fewer segments than it says": {write(ownMemory, code, raw(dataSection, "\x09\x00\x41\x01\x0B\x01a"), compiledByGo), ErrModule},
		"something behind segments":   {write(ownMemory, code, raw(dataSection, "\x01\x00\x41\x01\x0B\x01ab"), compiledByGo), ErrModule},
	} {
		for _, keepLines := range []bool{true, false} {
			packed, err := Pack(test.wasm, keepLines)
			if !errors.Is(err, test.want) || !bytes.Equal(packed, test.wasm) {
				t.Errorf("%s (lines kept: %t): %v; want %v, and the file as it came", what, keepLines, err, test.want)
			}
		}
	}
	for n := range good { // none of these may panic
		for _, b := range []byte{0, 1, 0x0B, 0x41, 0x7F, 0x80, 0xFF} {
			broken := slices.Clone(good)
			broken[n] = b
			if packed, err := Pack(broken, true); err != nil && !bytes.Equal(packed, broken) {
				t.Errorf("byte %d is %d: there is an error, and the file is another", n, b)
			}
		}
	}
}

func TestSigned(t *testing.T) {
	for _, v := range []int{0, 1, 63, 64, 127, 128, 8191, 8192, 1 << 20, 1<<31 - 1, -1, -64, -65, -1 << 31} {
		r := &reader{left: appendSigned(nil, v)}
		if got := r.int(); got != v || len(r.left) != 0 || r.err != nil {
			t.Errorf("%d is read as %d, with %d bytes left: %v", v, got, len(r.left), r.err)
		}
	}
}
