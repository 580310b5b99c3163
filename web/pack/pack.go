// Package pack makes a Go program that was compiled to WebAssembly smaller to download,
// without changing what it does.
//
// It does two things, and relies on what the Go compiler and linker of the versions in
// [knownVersions] write:
//
//   - The linker leaves out every run of eight zero bytes and more from the data that a
//     program's memory begins with, and so describes it in 40,000 segments, each with
//     its place. To brotli the zeros are nothing and the places are a lot: in few
//     segments the file is a tenth larger before compression and six hundredths smaller
//     after it. This relies on WebAssembly itself: all segments are active, their places
//     are constants, and nothing refers to a segment by its number (module.go).
//   - The program carries a table that says of every function where its frames, its
//     pointers and its lines are. The runtime needs all but the lines, which are an
//     eighth of the download; a stack trace then has "?" in their place. This relies on
//     the layout of runtime.pcHeader and runtime._func (functions.go).
//
// Where something is not as it should be, the program is used as it came.
package pack

import (
	"errors"
	"fmt"
	"regexp"
)

// Errors of [Pack]. In all cases the program stays as it came.
var (
	// ErrUnknown means that this is no program of a Go compiler that is known here: it
	// is one of another version, of another compiler or linker, or no program at all.
	ErrUnknown = errors.New("pack: not compiled by a version of Go whose layout is known here")

	// ErrModule means that the module has something in it that Go's linker does not write.
	ErrModule = errors.New("pack: the module is not as Go's linker writes it")

	// ErrFunctions means that the table of functions is not laid out as expected.
	ErrFunctions = errors.New("pack: the function table of the program has an unknown layout")
)

// knownVersions matches the versions of Go with which packed programs have been tried.
// Before a later one is added, its runtime.pcHeader and runtime._func have to be held
// against functions.go. Versions with experiments, which have a suffix, are not known.
var knownVersions = regexp.MustCompile(`^go1\.26(\.\d+)?$`)

// Pack gives a program that does the same as wasm. With keepLines, a stack trace of it
// also says the same. If there is an error, packed is wasm itself, which works.
func Pack(wasm []byte, keepLines bool) (packed []byte, err error) {
	m, err := readModule(wasm)
	if err != nil {
		return wasm, err
	}
	if version := m.goVersion(); !knownVersions.MatchString(version) {
		return wasm, fmt.Errorf("%w (%q)", ErrUnknown, version)
	}
	memory, err := m.memory()
	if err != nil {
		return wasm, err
	}
	if !keepLines {
		if err := dropLines(memory); err != nil {
			return wasm, err
		}
	}
	return m.withMemory(memory), nil
}
