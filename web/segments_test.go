package web

import (
	"bytes"
	"encoding/binary"
	"math/rand/v2"
	"slices"
	"testing"
)

// image is what the memory holds after the segments were written into it.
func image(segments []segment) []byte {
	var memory []byte
	for _, s := range segments {
		if missing := s.end() - len(memory); missing > 0 {
			memory = append(memory, make([]byte, missing)...)
		}
		copy(memory[s.at:], s.data)
	}
	return memory
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

// Whatever the segments are, the memory is the same, and the rest of the module is.
func TestMergeSegments(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for range 2000 {
		var segments []segment
		at := random.IntN(5000)
		for range random.IntN(20) {
			data := make([]byte, 1+random.IntN(30))
			for i := range data {
				data[i] = byte(random.IntN(3))
			}
			segments = append(segments, segment{at, data})
			at += len(data) + random.IntN(3*maxGap)
		}
		want := image(segments)
		random.Shuffle(len(segments), func(i, j int) { segments[i], segments[j] = segments[j], segments[i] })
		wasm := module(section(segments))

		merged, err := mergeSegments(wasm)
		if err != nil {
			t.Fatal(err)
		}
		start, end := bytes.IndexByte(merged, 0x0B), len(merged)-len("\x00\x02\x01x")
		if !bytes.Equal(merged[:start], wasm[:start]) || !bytes.HasSuffix(wasm, merged[end:]) {
			t.Fatalf("other sections have changed: %q, was %q", merged, wasm)
		}
		_, n := binary.Uvarint(merged[start+1:])
		got, err := readSegments(merged[start+1+n : end])
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(image(got), want) {
			t.Fatalf("the memory is %v, want %v", image(got), want)
		}
		for i := 1; i < len(got); i++ {
			if got[i].at-got[i-1].end() < maxGap {
				t.Fatalf("segments %d and %d are less than %d bytes apart", i-1, i, maxGap)
			}
		}
	}
}

func TestMergeSegmentsOfAnythingElse(t *testing.T) {
	wasm := module(section([]segment{{3, []byte("abc")}, {70, []byte("def")}}))
	for n := range wasm { // none of these may panic
		for _, b := range []byte{0, 0x41, 0x7F, 0x80, 0xFF} {
			broken := slices.Clone(wasm)
			broken[n] = b
			mergeSegments(broken)
		}
	}
	for what, bad := range map[string][]byte{
		"half a module":                wasm[:20],
		"less than a header":           wasm[:5],
		"a segment without a place":    module([]byte{1, 1, 3, 'a', 'b', 'c'}),
		"segments over one another":    module(section([]segment{{3, []byte("abc")}, {5, []byte("def")}})),
		"more segments than there are": module([]byte{9, 0, 0x41, 1, 0x0B, 1, 'a'}),
	} {
		if _, err := mergeSegments(bad); err == nil {
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
