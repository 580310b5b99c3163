package pack

import (
	"bytes"
	"encoding/binary"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"testing"
)

// crasher uses all of the function table except for the traces. Its stacks grow and are scanned for pointers,
// also in functions of reflect. It recovers from panics; the message of one names a method. In the end it
// crashes.
const crasher = `package main

import (
	"fmt"
	"reflect"
	"runtime"
)

type node struct{ next *node }

func (n node) String() string {
	runtime.GC()
	return fmt.Sprint(n.next != nil)
}

//go:noinline
func deep(n int, list *node) int {
	if n == 0 {
		runtime.GC()
		return 0
	}
	var large [64]int
	large[n%64] = n
	list = &node{list}
	defer func() { recover() }()
	if n%1000 == 0 {
		runtime.GC()
	}
	return deep(n-1, list) + large[n%64] - n + 1
}

//go:noinline
func text(s fmt.Stringer) string { return s.String() }

//go:noinline
func crash(list []int) int { return list[len(list)] }

func main() {
	done := make(chan int)
	go func() { done <- deep(5000, nil) }()
	fmt.Println("depth", <-done)
	func() {
		defer func() { fmt.Println("recovered", recover()) }()
		crash(nil)
	}()
	func() {
		defer func() { fmt.Println("recovered", recover()) }()
		var none *node
		text(none)
	}()
	method := reflect.ValueOf(node{new(node)}).Method(0).Interface().(func() string)
	made := reflect.MakeFunc(reflect.TypeOf(method), func([]reflect.Value) []reflect.Value {
		return []reflect.Value{reflect.ValueOf(method())}
	}).Interface().(func() string)
	fmt.Println("reflected", made())
	crash([]int{1, 2, 3})
}
`

// Packed, a program works as before, and a crash still says what went wrong.
func TestPackProgram(t *testing.T) {
	if testing.Short() {
		return // it compiles Go; the site's engine, which all tests of the page use, is packed, too
	}
	if !knownVersions.MatchString(runtime.Version()) {
		t.Skipf("programs of %s are not packed: see knownVersions", runtime.Version())
	}
	goroot, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	source, program := filepath.Join(dir, "crasher.go"), filepath.Join(dir, "crasher.wasm")
	if err := os.WriteFile(source, []byte(crasher), 0o666); err != nil {
		t.Fatal(err)
	}
	build := exec.Command("go", "build", "-o", program, source)
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	wasm, err := os.ReadFile(program)
	if err != nil {
		t.Fatal(err)
	}
	run := func(wasm []byte) (output, crash string) {
		if err := os.WriteFile(program, wasm, 0o666); err != nil {
			t.Fatal(err)
		}
		node := exec.Command("node", filepath.Join(strings.TrimSpace(string(goroot)), "lib", "wasm", "wasm_exec_node.js"), program)
		node.Env = []string{"PATH=" + os.Getenv("PATH")}
		var stdout, stderr bytes.Buffer
		node.Stdout, node.Stderr = &stdout, &stderr
		if err := node.Run(); err == nil {
			t.Error("the program did not crash")
		}
		return stdout.String(), stderr.String()
	}
	wantOutput, wantCrash := run(wasm)
	if !strings.Contains(wantOutput, "depth 5000\nrecovered runtime error") || !strings.Contains(wantOutput, "value method main.node.String called using nil *node pointer\nreflected true") {
		t.Fatalf("the program is not as it should be: %s\n%s", wantOutput, wantCrash)
	}
	for _, keepTraces := range []bool{true, false} {
		packed, err := Pack(wasm, keepTraces)
		if err != nil {
			t.Fatal(err)
		}
		output, crash := run(packed)
		if output != wantOutput {
			t.Errorf("packed, traces kept: %t, it prints %q, want %q", keepTraces, output, wantOutput)
		}
		trace := regexp.MustCompile(`main\.crash\(.*\n.*crasher\.go:\d+`)
		if trace.MatchString(crash) != keepTraces || !strings.Contains(crash, "index out of range [3]") {
			t.Errorf("packed, traces kept: %t, the crash says:\n%s", keepTraces, crash)
		}
	}

	// The same program, as a later version of Go might write it.
	release := runtime.Version()[:len("go1.26")]
	later := bytes.ReplaceAll(wasm, []byte(release), []byte("go1.99"))
	broken := bytes.Replace(wasm, pclntab, []byte{0xF0, 0xFF, 0xFF, 0xFF, 0, 0, 1, 8}, 1)
	for what, test := range map[string]struct {
		wasm []byte
		want error
	}{"a later Go": {later, ErrUnknown}, "a table of a later Go": {broken, ErrFunctions}} {
		if bytes.Equal(test.wasm, wasm) {
			t.Fatalf("%s: the program is the same", what)
		}
		if packed, err := Pack(test.wasm, false); !errors.Is(err, test.want) || !bytes.Equal(packed, test.wasm) {
			t.Errorf("%s: %v; want %v, and the file as it came", what, err, test.want)
		}
	}
	if output, _ := run(later); output != wantOutput {
		t.Errorf("of a later Go, it prints %q, want %q", output, wantOutput)
	}
}

func TestDropTracesOfAnythingElse(t *testing.T) {
	const start = 16
	table := func(edit func(b []byte)) []byte {
		b := make([]byte, 400)
		copy(b, pclntab)
		b[8] = 1                                         // function
		copy(b[32:], "\x50\x00\x00\x00\x00\x00\x00\x00") // names
		copy(b[40:], "\x60\x00\x00\x00\x00\x00\x00\x00") // units
		copy(b[48:], "\x70\x00\x00\x00\x00\x00\x00\x00") // files
		copy(b[56:], "\x80\x00\x00\x00\x00\x00\x00\x00") // values
		copy(b[64:], "\x90\x00\x00\x00\x00\x00\x00\x00") // entries
		copy(b[0x80:], "\x00\x02\x01\x00\x02\x02\x00\x02\x03\x00")
		copy(b[0x90:], "\x07\x00\x00\x00\x10")
		copy(b[0xA0:], "\x07")
		copy(b[0x50:], "\x00main.f\x00")
		b[0xA0+nameField], b[0xA0+frameField], b[0xA0+fileField], b[0xA0+lineField] = 1, 1, 4, 7
		b[0xA0+dataField] = inlined + 1
		copy(b[0xA0+functionSize:], "\x00\x00\x00\x00\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\x04\x00\x00\x00")
		copy(b[0xE0:], "keptdropped")
		copy(b[0x100:], "\x17")
		copy(b[0x100+bucketSize:], "\x23")
		if edit != nil {
			edit(b)
		}
		module := make([]byte, moduleSize)
		for offset, value := range map[int]uint64{
			0: start, 8: start + 0x50, dataOffset: start + 0xE0, searchesOffset: start + 0x100, minOffset: 1 << 28, maxOffset: 1<<28 + 2*bucketCode,
		} {
			binary.LittleEndian.PutUint64(module[offset:], value)
		}
		return slices.Concat(make([]byte, start), b, module)
	}
	memory := table(nil)
	if err := dropTraces(memory); err != nil {
		t.Fatal(err)
	}
	good := memory[start:]
	if want := "\x00\x02\x01\x00\x00\x00\x00\x00\x00\x00"; string(good[0x80:0x8A]) != want {
		t.Errorf("the values are %q, want %q", good[0x80:0x8A], want)
	}
	if names := good[0x50:0x60]; strings.Trim(string(names), "\x00") != "" || good[0xA0+nameField] != 0 {
		t.Errorf("the names are %q, want none", names)
	}
	if data := strings.TrimRight(string(good[0xE0:0x100]), "\x00"); data != "kept" {
		t.Errorf("the data is %q, want %q", data, "kept")
	}
	if a, b := good[0x100], good[0x100+bucketSize]; a != 0x10 || b != 0x20 {
		t.Errorf("the searches begin at %d and %d, want 16 and 32", a, b)
	}
	memory = table(func(b []byte) { b[0xA0+numberField] = 23 })
	wrapper := memory[start:]
	if err := dropTraces(memory); err != nil || string(wrapper[0x50:0x58]) != "\x00main.f\x00" || wrapper[0xA0+nameField] != 1 {
		t.Errorf("%v, the names are %q, want that of the wrapper", err, wrapper[0x50:0x60])
	}
	for what, memory := range map[string][]byte{
		"no table":                     make([]byte, 400),
		"half a table":                 table(nil)[:60],
		"no module":                    table(nil)[:0x1A0],
		"half a module":                table(nil)[:0x200],
		"data before the entries":      table(func(b []byte) { b[8] = 20 }),
		"no functions":                 table(func(b []byte) { b[8] = 0 }),
		"parts in another order":       table(func(b []byte) { b[48] = 0x40 }),
		"an entry behind the end":      table(func(b []byte) { b[0x96] = 1 }),
		"an entry of another function": table(func(b []byte) { b[0xA0]++ }),
		"more tables than there is":    table(func(b []byte) { b[0xA0+tablesField] = 200 }),
		"more data than there is":      table(func(b []byte) { b[0xA0+dataField] = 200 }),
		"a name behind the names":      table(func(b []byte) { b[0xA0+nameField] = 200 }),
		"a name without an end":        table(func(b []byte) { copy(b[0x50:], strings.Repeat("a", 16)) }),
		"a table without an end": table(func(b []byte) {
			b[0xA0+frameField] = 10
			b[0x8A] = 5
			b[0x8B] = 5
			b[0x8C] = 5
			b[0x8D] = 5
			b[0x8E] = 5
			b[0x8F] = 5
		}),
	} {
		if err := dropTraces(memory); !errors.Is(err, ErrFunctions) {
			t.Errorf("%s: %v", what, err)
		}
	}
	for n := range memory { // none of these may panic
		for _, v := range []byte{0, 1, 0x7F, 0x80, 0xFF} {
			memory := table(nil)
			memory[n] = v
			dropTraces(memory)
		}
	}
}
