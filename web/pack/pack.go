// Package pack makes a Go program that was compiled to WebAssembly smaller to download, without changing what
// it does.
//
// It does two things. Both rely on the output of the Go compiler and linker in [knownVersions]:
//
//   - The linker leaves every run of eight or more zero bytes out of the initial memory, and so
//     describes it in 40,000 segments, each with its address. Zeros compress well, addresses don't:
//     with few segments, the file is a tenth larger before compression and 6 % smaller after it.
//     This relies only on WebAssembly: all segments are active, their addresses are constants, and
//     nothing refers to a segment by its number (module.go).
//   - The program contains a table with the frames, the pointers, the name and the lines of every
//     function. The data that only stack traces need is a sixth of the download. Without it, a
//     crash still reports the error, but not its place. This relies on the layout of
//     runtime.pcHeader, moduledata, and _func (functions.go).
//
// A program in an unexpected form is left unchanged.
package pack

import (
	"errors"
	"fmt"
	"regexp"
)

// Errors of [Pack]. In all cases the program is left unchanged.
var (
	// ErrUnknown means that the program was not written by a Go compiler of a known
	// version.
	ErrUnknown = errors.New("pack: unknown version of Go")

	// ErrModule means that the file isn't a module in the form that Go's linker writes.
	ErrModule = errors.New("pack: the module does not have the structure that Go's linker writes")

	// ErrFunctions means that the table of functions is not laid out as expected.
	ErrFunctions = errors.New("pack: the function table has an unknown layout")
)

// knownVersions matches the versions of Go with which packed programs have been tested. Before you add a
// later one, compare its runtime.pcHeader and runtime._func with functions.go: “How to move to a new Go” in
// web/README.md. Versions with experiments, which have a suffix, don't match.
var knownVersions = regexp.MustCompile(`^go1\.26(\.\d+)?$`)

// Pack returns a program that does the same as wasm. With keepTraces, its stack traces are the
// same, too. If there is an error, packed is wasm itself.
func Pack(wasm []byte, keepTraces bool) (packed []byte, err error) {
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
	if !keepTraces {
		if err := dropTraces(memory); err != nil {
			return wasm, err
		}
	}
	return m.withMemory(memory), nil
}
