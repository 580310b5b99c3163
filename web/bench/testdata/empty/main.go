//go:build js && wasm

// The smallest Go program that JavaScript can call through safejs: the floor
// that the size of ours is measured against.
package main

import "github.com/hack-pad/safejs"

func main() {
	f, err := safejs.FuncOf(func(safejs.Value, []safejs.Value) any { return nil })
	if err == nil {
		err = safejs.Global().Set("empty", f)
	}
	if err == nil {
		select {}
	}
}
