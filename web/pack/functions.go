package pack

// This file removes data from a program's function table that only the stack trace of a crash needs: the
// names and arguments of functions, the file and line of each instruction, and the inlined call that it comes
// from. It also removes the points where a signal can interrupt a function, because WebAssembly has no
// signals.
//
// A table or a name with the offset 0 doesn't exist. Other data doesn't exist if its offset is absent. The
// layout is that of runtime.pcHeader, moduledata, findfuncbucket and _func (runtime/symtab.go,
// runtime/runtime2.go) in Go 1.26. The numbers of tables and data are in internal/abi/symtab.go.
//
// One thing changes: if a deferred function is inlined into the wrapper of its defer statement, functions
// that it calls may recover. In an unpacked program they can't.

import (
	"bytes"
	"encoding/binary"
	"maps"
	"math"
	"slices"
)

// pclntab begins the table: its magic number, two zeros, instructions of one byte and
// pointers of eight.
var pclntab = []byte{0xF1, 0xFF, 0xFF, 0xFF, 0, 0, 1, 8}

// A functionTable is the table in the memory of a program.
type functionTable struct {
	memory                               []byte
	count                                int // of functions
	names, units, files, values, entries int // where the parts of the table begin
	data, searches                       int // where the other data of functions begins, and where that ends
	buckets                              int // of searches
}

// dropTraces removes the data that only stack traces need from the function table in a program's memory.
// After an error, discard the memory: part of it may have changed.
func dropTraces(memory []byte) error {
	t, err := findFunctionTable(memory)
	if err != nil {
		return err
	}
	names, values := make([]bool, t.units-t.names), make([]bool, t.entries-t.values)
	data := map[int]bool{} // the offsets of other data, and whether to keep it
	for i := range t.count {
		f, err := t.function(i)
		if err != nil {
			return err
		}
		if err := t.dropName(f, names); err != nil {
			return err
		}
		for _, field := range [...]int{fileField, lineField, unitField, startField, f.table(unsafePoints), f.table(inlinedCalls), f.table(liveArguments)} {
			f.set(field, 0)
		}
		for i := range int(f[dataField]) {
			field := f.data(i)
			kept := i != inlined && i != arguments && i != liveness && i != wrapped
			data[f.get(field)] = data[f.get(field)] || kept
			if !kept {
				f.set(field, absent)
			}
		}
		for i := range 1 + f.get(tablesField) {
			if err := t.keep(values, f.get(f.table(i-1))); err != nil {
				return err
			}
		}
	}
	clearUnless(names, memory[t.names:])
	clearUnless(values, memory[t.values:])
	clear(memory[t.units:t.values]) // units and files
	t.clearData(data)
	t.roundSearches()
	return nil
}

// clearData clears the data that isn't kept, up to the beginning of other data.
func (t *functionTable) clearData(kept map[int]bool) {
	end := t.searches
	for _, at := range slices.Backward(slices.Sorted(maps.Keys(kept))) {
		if at += t.data; at < t.searches {
			if !kept[at-t.data] {
				clear(t.memory[at:end])
			}
			end = at
		}
	}
}

// roundSearches makes the search for an instruction's function begin at every 16th function. From there, the
// runtime searches one by one. In wasm, every function has 16 buckets with its beginning.
func (t *functionTable) roundSearches() {
	for i := range t.buckets {
		t.memory[t.searches+bucketSize*i] &^= 15 // the lowest byte of the function's number
	}
}

// clearUnless clears the bytes of a part of the table that are not kept.
func clearUnless(kept []bool, part []byte) {
	for i, keep := range kept {
		if !keep {
			part[i] = 0
		}
	}
}

// findFunctionTable finds the table and reads its header.
func findFunctionTable(memory []byte) (*functionTable, error) {
	const counts, parts = 8, 32 // offsets in the header, in bytes: of nfunc, and of five offsets from funcnameOffset on
	at := bytes.Index(memory, pclntab)
	if at < 0 || len(memory)-at < parts+5*8 {
		return nil, ErrFunctions
	}
	number := func(offset int) int {
		return int(min(binary.LittleEndian.Uint64(memory[offset:]), math.MaxInt32))
	}
	part := func(i int) int { return at + number(at+parts+8*i) }
	// The module's data begins with the addresses of the table and its names.
	module := bytes.Index(memory, binary.LittleEndian.AppendUint64(binary.LittleEndian.AppendUint64(nil, uint64(at)), uint64(part(0))))
	if module < 0 || len(memory)-module < moduleSize {
		return nil, ErrFunctions
	}
	t := &functionTable{
		memory, number(at + counts), part(0), part(1), part(2), part(3), part(4),
		number(module + dataOffset), number(module + searchesOffset), (number(module+maxOffset) - number(module+minOffset)) / bucketCode,
	}
	inOrder := at < t.names && t.names <= t.units && t.units <= t.files && t.files <= t.values && t.values < t.entries &&
		t.entries+8*t.count <= t.data && t.data <= t.searches && t.searches+bucketSize*t.buckets <= len(memory)
	if !inOrder || t.count == 0 || t.buckets < 0 {
		return nil, ErrFunctions
	}
	return t, nil
}

// Offsets of fields of a module's data, runtime.moduledata, and the size of the part that contains them, in
// bytes. A search bucket has a size and covers a range of the code.
const (
	searchesOffset = 152 // findfunctab
	minOffset      = 160 // minpc
	maxOffset      = 168 // maxpc
	dataOffset     = 320 // gofunc
	moduleSize     = 328
	bucketSize     = 20   // of findfuncbucket
	bucketCode     = 4096 // abi.FuncTabBucketSize
)

// function returns the entry of a function.
func (t *functionTable) function(i int) (function, error) {
	entry := t.memory[t.entries+8*i:]
	at := t.entries + int(binary.LittleEndian.Uint32(entry[4:]))
	if at+functionSize > len(t.memory) {
		return nil, ErrFunctions
	}
	f := function(t.memory[at:])
	// Both entries of a function begin with its address in the program.
	if !bytes.Equal(entry[:4], f[:4]) || f.get(tablesField) > (len(f)-functionSize)/4-int(f[dataField]) {
		return nil, ErrFunctions
	}
	return f, nil
}

// dropName removes the name of a function unless the runtime needs it. The runtime finds two functions of
// reflect by their names, and names the method of a wrapper that is called with a nil pointer. Wrappers have
// a number, like a few functions of the runtime.
func (t *functionTable) dropName(f function, kept []bool) error {
	start := f.get(nameField)
	if start >= len(kept) {
		return ErrFunctions
	}
	name, _, ended := bytes.Cut(t.memory[t.names+start:t.units], []byte{0})
	if !ended {
		return ErrFunctions
	}
	if f[numberField] == 0 && string(name) != "reflect.makeFuncStub" && string(name) != "reflect.methodValueCall" {
		f.set(nameField, 0)
		return nil
	}
	for i := range name {
		kept[start+i] = true
	}
	return nil
}

// keep marks the bytes of the value table at start, which ends with the first 0 after its first value. An
// offset of 0 means that there is no table.
func (t *functionTable) keep(kept []bool, start int) error {
	if start == 0 {
		return nil
	}
	for at := start; at < len(kept); {
		value, n := binary.Uvarint(t.memory[t.values+at : t.entries])
		if value == 0 && at > start {
			kept[at] = true
			return nil
		}
		_, m := binary.Uvarint(t.memory[t.values+at+max(n, 0) : t.entries])
		if n <= 0 || m <= 0 {
			break
		}
		for range n + m {
			kept[at] = true
			at++
		}
	}
	return ErrFunctions
}

// A function is the memory from a function's entry on.
type function []byte

// Offsets of fields in the entry of a function, runtime._func, and its size, in bytes. After it come the
// offsets of further value tables, then the offsets of other data.
const (
	nameField    = 4  // nameOff
	frameField   = 16 // pcsp
	fileField    = 20 // pcfile
	lineField    = 24 // pcln
	tablesField  = 28 // npcdata
	unitField    = 32 // cuOffset
	startField   = 36 // startLine
	numberField  = 40 // funcID, one byte
	dataField    = 43 // nfuncdata, one byte
	functionSize = 44
)

// Numbers of value tables.
const (
	unsafePoints  = 0 // PCDATA_UnsafePoint
	inlinedCalls  = 2 // PCDATA_InlTreeIndex
	liveArguments = 3 // PCDATA_ArgLiveIndex
)

// Numbers of other data, and the offset of absent data.
const (
	inlined   = 3 // FUNCDATA_InlTree
	arguments = 5 // FUNCDATA_ArgInfo
	liveness  = 6 // FUNCDATA_ArgLiveInfo
	wrapped   = 7 // FUNCDATA_WrapInfo
	absent    = math.MaxUint32
)

// none replaces a field that a function doesn't have.
const none = -1

// table returns the field of a further value table; for -1, the frame's.
func (f function) table(number int) int {
	switch {
	case number < 0:
		return frameField
	case number >= f.get(tablesField):
		return none
	}
	return functionSize + 4*number
}

// data returns the field of other data.
func (f function) data(number int) int { return functionSize + 4*(f.get(tablesField)+number) }

func (f function) get(field int) int {
	return int(binary.LittleEndian.Uint32(f[field:]))
}

func (f function) set(field, value int) {
	if field != none {
		binary.LittleEndian.PutUint32(f[field:], uint32(value))
	}
}
