package main

// This file runs the Go benchmarks, reads their output, and computes figures from several of them.

import (
	"bufio"
	"bytes"
	"context"
	"fmt"
	"io"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"strings"
)

// packages are the ones with benchmarks for the table. The library is a module of its own, so a path in this
// module doesn't reach it.
var packages = []string{"uriscope.example/core/uri", "./core/wire"}

// wanted are the benchmarks in the table. Others would only take time.
const wanted = "^Benchmark(Growth|NormalizeGrowth|Parse|Resolve|Normalize)$"

// benchmarks holds the results by benchmark ("Parse/uri") and unit ("ns/op").
type benchmarks map[string]map[string][]float64

// rounds is the number of measurements. Each round runs all benchmarks, so that compared ones run under
// similar conditions. The growth benchmarks take longest and have a wide limit, so they run only in the first
// few rounds.
const rounds, growthRounds = 5, 2

// runGo runs the benchmarks.
func runGo(ctx context.Context, root string) (benchmarks, error) {
	args := []string{"test", "-run", "^$", "-bench", wanted, "-benchmem", "-benchtime", "200ms", "-count", "1", "-timeout", "10m"}
	args = append(args, packages...)
	b := benchmarks{}
	for round := range rounds {
		if round == growthRounds {
			args = append(args, "-skip", "Growth")
		}
		fmt.Printf("Go benchmarks, round %d of %d ...\n", round+1, rounds)
		cmd := exec.CommandContext(ctx, "go", args...)
		cmd.Dir = root
		cmd.Stderr = os.Stderr
		out, err := cmd.Output()
		if err != nil {
			return nil, fmt.Errorf("go %s: %w\n%s", strings.Join(args, " "), err, out)
		}
		if err := b.read(bytes.NewReader(out)); err != nil {
			return nil, err
		}
	}
	return b, nil
}

// read reads the output of go test -bench.
func (b benchmarks) read(r io.Reader) error {
	lines := bufio.NewScanner(r)
	for lines.Scan() {
		fields := strings.Fields(lines.Text())
		if len(fields) < 4 || !strings.HasPrefix(fields[0], "Benchmark") {
			continue
		}
		name := strings.TrimPrefix(fields[0], "Benchmark")
		// The suffix -N is the number of processors.
		if i := strings.LastIndexByte(name, '-'); i > 0 {
			if _, err := strconv.Atoi(name[i+1:]); err == nil {
				name = name[:i]
			}
		}
		if b[name] == nil {
			b[name] = map[string][]float64{}
		}
		for i := 2; i+1 < len(fields); i += 2 {
			v, err := strconv.ParseFloat(fields[i], 64)
			if err != nil {
				return fmt.Errorf("go test -bench printed %q", lines.Text())
			}
			b[name][fields[i+1]] = append(b[name][fields[i+1]], v)
		}
	}
	return lines.Err()
}

// best returns the smallest of a benchmark's figures in a unit, nil if there are none. Other work of the
// machine only makes times longer, so the smallest one is the most accurate.
func (b benchmarks) best(name, unit string) *float64 {
	v := b[name][unit]
	if len(v) == 0 {
		return nil
	}
	return found(slices.Min(v))
}

// unrest returns the greatest ratio, among all benchmarks, of the median time to the best time.
func (b benchmarks) unrest() (most float64) {
	for _, units := range b {
		if v := slices.Sorted(slices.Values(units["ns/op"])); len(v) > 0 {
			most = max(most, v[len(v)/2]/v[0])
		}
	}
	return most
}

// ratio returns the ratio of the times of two benchmarks.
func (b benchmarks) ratio(what, name, against string, budget *float64) row {
	r := row{What: what, Budget: budget, Unit: "×"}
	if x, y := b.best(name, "ns/op"), b.best(against, "ns/op"); x != nil && y != nil {
		r.Measured = found(*x / *y)
	}
	return r
}

// allocs returns the number of allocations of one call. A benchmark whose operation is several
// calls reports their number as "calls/op".
func (b benchmarks) allocs(what, name string, budget *float64) row {
	r := row{What: what, Measured: b.best(name, "allocs/op"), Budget: budget, Unit: "allocations"}
	if calls := b.best(name, "calls/op"); calls != nil && r.Measured != nil {
		*r.Measured /= *calls
	}
	return r
}

// growth compares the cost per segment in a path of 100,000 segments with the cost in a path of 1,000. It is
// 1 for a linear algorithm, 100 for a quadratic one. The limit of 2 allows for caches and garbage collection.
func (b benchmarks) growth(what, name, unit, of string) row {
	r := row{What: "growth of " + what + " per segment, 1,000 to 100,000 segments, " + of, Budget: limit(2), Unit: "×"}
	if small, large := b.best(name+"/1000", unit), b.best(name+"/100000", unit); small != nil && large != nil {
		r.Measured = found(*large / 100 / *small)
	}
	return r
}
