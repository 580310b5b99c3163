package pack

import (
	"bytes"
	"encoding/binary"
	"math/rand/v2"
	"slices"
	"testing"
)

// A segment is data at a place of the memory.
type segment struct {
	at   int
	data []byte
}

// section is a data section as the linker writes it, one segment after the other.
func section(segments []segment) []byte {
	body := binary.AppendUvarint(nil, uint64(len(segments)))
	for _, s := range segments {
		body = appendSigned(append(body, 0, 0x41), s.at)
		body = binary.AppendUvarint(append(body, 0x0B), uint64(len(s.data)))
		body = append(body, s.data...)
	}
	return body
}

// module is a module with a section before and behind its data.
func module(data []byte) []byte {
	out := []byte("\x00asm\x01\x00\x00\x00\x05\x03\x01\x00\x02\x0b")
	out = binary.AppendUvarint(out, uint64(len(data)))
	return append(append(out, data...), "\x00\x02\x01x"...)
}

// split gives the segments of a data section one by one, each as a section of its own.
func split(t *testing.T, body []byte) (segments []segment) {
	t.Helper()
	r := &wasmReader{left: body}
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

// Whatever the segments are, the memory is the same, and the rest of the module is.
func TestRewriteMemory(t *testing.T) {
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
		wasm := module(section(segments))

		seen := 0
		rewritten, err := Rewrite(wasm, func(got []byte) error {
			if !bytes.Equal(got, memory) {
				t.Fatalf("the memory is read as %v, want %v", got, memory)
			}
			seen++
			return nil
		})
		if err != nil || seen != 1 {
			t.Fatalf("the memory was seen %d times: %v", seen, err)
		}
		start, end := bytes.IndexByte(rewritten, 0x0B), len(rewritten)-len("\x00\x02\x01x")
		if !bytes.Equal(rewritten[:start], wasm[:start]) || !bytes.HasSuffix(wasm, rewritten[end:]) {
			t.Fatalf("other sections have changed: %q, was %q", rewritten, wasm)
		}
		_, n := binary.Uvarint(rewritten[start+1:])
		body := rewritten[start+1+n : end]
		got, err := readSegments(body)
		if err != nil || !bytes.Equal(bytes.TrimRight(got, "\x00"), bytes.TrimRight(memory, "\x00")) {
			t.Fatalf("the memory is written as %v, want %v (%v)", got, memory, err)
		}
		last := -minGap
		for _, s := range split(t, body) {
			if s.at-last < minGap {
				t.Fatalf("a segment at %d is less than %d bytes behind the one before", s.at, minGap)
			}
			last = s.at + len(s.data)
		}
	}
}

func TestRewriteMemoryOfAnythingElse(t *testing.T) {
	wasm := module(section([]segment{{3, []byte("abc")}, {70, []byte("def")}}))
	for n := range wasm { // none of these may panic
		for _, b := range []byte{0, 0x41, 0x7F, 0x80, 0xFF} {
			broken := slices.Clone(wasm)
			broken[n] = b
			Rewrite(broken, nil)
		}
	}
	for what, bad := range map[string][]byte{
		"half a module":                wasm[:20],
		"less than a header":           wasm[:5],
		"a segment without a place":    module([]byte{1, 1, 3, 'a', 'b', 'c'}),
		"a segment far away":           module(section([]segment{{mostMemory, []byte("abc")}})),
		"more segments than there are": module([]byte{9, 0, 0x41, 1, 0x0B, 1, 'a'}),
	} {
		if _, err := Rewrite(bad, nil); err == nil {
			t.Errorf("%s: no error", what)
		}
	}
}

func TestSigned(t *testing.T) {
	for _, v := range []int{0, 1, 63, 64, 127, 128, 8191, 8192, 1 << 20, 1<<31 - 1, -1, -64, -65, -1 << 31} {
		r := &wasmReader{left: appendSigned(nil, v)}
		if got := r.int(); got != v || len(r.left) != 0 || r.err != nil {
			t.Errorf("%d is read as %d, with %d bytes left: %v", v, got, len(r.left), r.err)
		}
	}
}
