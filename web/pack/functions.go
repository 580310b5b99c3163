package pack

// This file is responsible for removing from a program's function table what only the stack
// trace of a crash needs: which instruction comes from which line of which file.
//
// A function whose offset of lines is 0 has no lines. The layout is that of runtime.pcHeader
// and runtime._func (runtime/symtab.go, runtime/runtime2.go) in Go 1.26,
// the same since Go 1.20.

import (
	"bytes"
	"encoding/binary"
)

// pclntab begins the table: its magic number, two zeros, instructions of one byte and
// pointers of eight.
var pclntab = []byte{0xF1, 0xFF, 0xFF, 0xFF, 0, 0, 1, 8}

// A functionTable is the table in the memory of a program.
type functionTable struct {
	memory                               []byte
	count                                int // of functions
	names, units, files, values, entries int // where the parts of the table begin
}

// dropLines removes lines and files from the function table in the memory of a program.
// After an error, the memory must not be used: it may be half changed.
func dropLines(memory []byte) error {
	t, err := findFunctionTable(memory)
	if err != nil {
		return err
	}
	kept := make([]bool, t.entries-t.values)
	for i := range t.count {
		f, err := t.function(i)
		if err != nil {
			return err
		}
		f.set(fileField, 0)
		f.set(lineField, 0)
		f.set(unitField, 0)
		f.set(startField, 0)
		for _, table := range f.valueTables() {
			if err := t.keep(kept, table); err != nil {
				return err
			}
		}
	}
	for i, keep := range kept {
		if !keep {
			memory[t.values+i] = 0
		}
	}
	clear(memory[t.units:t.values]) // units and files
	return nil
}

// findFunctionTable finds the table and reads its header.
func findFunctionTable(memory []byte) (*functionTable, error) {
	const counts, parts = 8, 32 // offsets in the header, in bytes: of nfunc, and of five offsets from funcnameOffset on
	at := bytes.Index(memory, pclntab)
	if at < 0 || len(memory)-at < parts+5*8 {
		return nil, ErrFunctions
	}
	number := func(offset int) int {
		return int(min(binary.LittleEndian.Uint64(memory[at+offset:]), mostMemory))
	}
	part := func(i int) int { return at + number(parts+8*i) }
	t := &functionTable{memory, number(counts), part(0), part(1), part(2), part(3), part(4)}
	inOrder := at < t.names && t.names <= t.units && t.units <= t.files && t.files <= t.values && t.values < t.entries
	if !inOrder || t.count == 0 || t.entries+8*t.count > len(memory) {
		return nil, ErrFunctions
	}
	return t, nil
}

// function returns the entry of a function.
func (t *functionTable) function(i int) (function, error) {
	entry := t.memory[t.entries+8*i:]
	at := t.entries + int(binary.LittleEndian.Uint32(entry[4:]))
	if at+functionSize > len(t.memory) {
		return nil, ErrFunctions
	}
	f := function(t.memory[at:])
	// Both entries of a function begin with its address in the program.
	if !bytes.Equal(entry[:4], f[:4]) || f.get(tablesField) > (len(f)-functionSize)/4 {
		return nil, ErrFunctions
	}
	return f, nil
}

// keep marks the bytes of the value table at start, which ends with the first 0 that is not
// its first value.
func (t *functionTable) keep(kept []bool, start int) error {
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

// A function is the memory from the entry of a function on.
type function []byte

// Offsets of fields in the entry of a function, runtime._func, and its size, in bytes. The offsets
// of further value tables follow it.
const (
	frameField   = 16 // pcsp
	fileField    = 20 // pcfile
	lineField    = 24 // pcln
	tablesField  = 28 // npcdata
	unitField    = 32 // cuOffset
	startField   = 36 // startLine
	functionSize = 44
)

func (f function) get(field int) int {
	return int(binary.LittleEndian.Uint32(f[field:]))
}

func (f function) set(field, value int) {
	binary.LittleEndian.PutUint32(f[field:], uint32(value))
}

// valueTables returns the offsets of the value tables that a function needs.
func (f function) valueTables() (offsets []int) {
	for i := range 1 + f.get(tablesField) {
		field := frameField
		if i > 0 {
			field = functionSize + 4*(i-1)
		}
		if offset := f.get(field); offset != 0 {
			offsets = append(offsets, offset)
		}
	}
	return offsets
}
