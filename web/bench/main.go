// Bench prints the table of ./build.sh bench: everything that has a budget, with the measured value. It runs
// the Go benchmarks, measures the sizes of downloads, and adds the measurements of web/tests/bench.mjs in
// Chromium. If a figure is missing, its row says so, and the command fails.
package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"text/tabwriter"
	"time"

	"github.com/andybalholm/brotli"

	"uriscope/core/editions"
	"uriscope/web/site"
)

// A row is one line of the table, and one line of JSON from bench.mjs.
type row struct {
	What     string   `json:"what"`
	Measured *float64 `json:"measured"` // nil: not measured
	Budget   *float64 `json:"budget"`   // the maximum; nil: none, the row is there for comparison
	Unit     string   `json:"unit"`
}

// wasmBudget is the maximum size of the engine as one program, in KB as brotli: 951 when it explained
// expectations, and 14 more for listings as programs, the account, and the known changes.
const wasmBudget = 951 + 14.0

// pageRows returns the rows that bench.mjs measures, with their budgets, in the order of the table. Their
// names must match the names in bench.mjs. Its other rows come last, without a budget. Typed text is answered
// only once the engine has arrived, whose size is given in KB.
func pageRows(wasm float64) []row {
	const line = 1.6e6 / 8 / 1000 // KB a second
	return []row{
		{What: "first paint to a stage that plays, 1.6 Mbit/s, 150 ms, CPU 4 ×", Budget: limit(0.8), Unit: "s"},
		{What: "first paint to an answer to what is typed, line and CPU slowed as above", Budget: limit(wasm/line + 1), Unit: "s"},
		{What: "layout shift, loading, line and CPU slowed as above", Budget: limit(0.005)},
		{What: "layout shift, typing", Budget: limit(0.005)},
		{What: "keystroke to frame, 95th percentile, up to 200 characters", Budget: limit(8), Unit: "ms"},
		{What: "keystroke to frame, 95th percentile, up to 2,000 characters", Budget: limit(12), Unit: "ms"},
		{What: "keystroke to frame with the whole stage, 95th percentile, up to 200 characters", Budget: limit(16), Unit: "ms"},
		{What: "keystroke to frame with the whole stage, 95th percentile, up to 2,000 characters", Budget: limit(32), Unit: "ms"},
		{What: "longest task, 64 KB reference of 10,000 segments", Budget: limit(100), Unit: "ms"},
		// The edition that works in the middle of a single buffer.
		{What: "longest task, 64 KB reference of 10,000 segments, url-syntax-05", Budget: limit(100), Unit: "ms"},
		{What: "parse as wasm, border included, against new URL", Budget: limit(0.65), Unit: "×"},
		{What: "explain, 55 KB answer, median", Budget: limit(0.3), Unit: "ms"},
		{What: "explain, 55 KB answer, 99th percentile", Budget: limit(1), Unit: "ms"},
		{What: "explain, 55 KB answer, first call", Budget: limit(5), Unit: "ms"},
		{What: "a baked element, shown and playable: script, style and data, brotli", Budget: limit(35), Unit: "KB"},
		{What: "requests for wasm of a baked element", Budget: limit(0)},
		{What: "200 baked elements: added to first paint", Budget: limit(150), Unit: "ms"},
		{What: "200 baked elements: layout shift while scrolling", Budget: limit(0.01)},
		{What: "requests to other hosts", Budget: limit(0)},
		{What: "axe findings: the stage by each edition, the board; light and dark in turns", Budget: limit(0)},
	}
}

func main() {
	if err := run(context.Background()); err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

func run(ctx context.Context) error {
	start := time.Now()
	root, err := site.Root()
	if err != nil {
		return err
	}
	sizes, err := measureSizes(ctx, root)
	if err != nil {
		return err
	}
	goBench, err := runGo(ctx, root)
	if err != nil {
		return err
	}
	page, err := runPage(ctx, root)
	if err != nil {
		return err
	}

	rows := append(sizes, page.take(pageRows(*sizes[0].Measured))...)
	for _, e := range editions.All {
		rows = append(rows,
			goBench.growth("time of explain", "Growth/"+e.ID, "ns/op", e.ID),
			goBench.growth("memory of a trace", "Growth/"+e.ID, "bytes/trace", e.ID))
	}
	rows = append(rows,
		goBench.growth("time of normalize", "NormalizeGrowth", "ns/op", "RFC 3986"),
		goBench.ratio("parse and validate, against net/url", "Parse/uri", "Parse/net-url", limit(0.17)),
		goBench.allocs("parse and validate", "Parse/uri", limit(0)),
		goBench.ratio("resolve, both strings in, string out, against net/url", "Resolve/uri", "Resolve/net-url", limit(0.17)),
		goBench.allocs("resolve, both strings in, string out", "Resolve/uri", limit(1)),
		goBench.ratio("normalize, against net/url Parse + String", "Normalize/uri", "Normalize/net-url", limit(0.45)),
		goBench.allocs("normalize, already normal", "Normalize/normal", limit(0)),
		goBench.ratio("parse and validate, against one table scan", "Parse/uri", "Parse/scan", nil),
		goBench.allocs("resolve, appending to a buffer", "Resolve/append", nil),
	)
	rows = append(rows, page.rest...)
	rows = append(rows, row{"the bench itself, once the site is built", found(time.Since(start).Seconds()), limit(240), "s"})
	if err := printTable(rows); err != nil {
		return err
	}
	fmt.Println("./build.sh test has a budget of 240 s on two cores, packages there; it prints its own time")
	if u := goBench.unrest(); u > 1.25 {
		fmt.Printf("the machine was busy: a benchmark took %.1f times its best time in half of the rounds\n", u)
	}
	return nil
}

func printTable(rows []row) error {
	w := tabwriter.NewWriter(os.Stdout, 0, 0, 2, ' ', 0)
	fmt.Fprintln(w, "\nwhat\tmeasured\tbudget\t")
	fmt.Fprintln(w, "----\t--------\t------\t")
	over, missing := 0, 0
	for _, r := range rows {
		measured, verdict := "not measured", ""
		switch {
		case r.Measured == nil:
			missing++
		case r.Budget == nil:
			measured = r.format(*r.Measured)
		case *r.Measured > *r.Budget:
			over++
			measured, verdict = r.format(*r.Measured), "OVER"
		default:
			measured, verdict = r.format(*r.Measured), "ok"
		}
		budget := "none"
		if r.Budget != nil {
			budget = r.format(*r.Budget)
		}
		fmt.Fprintf(w, "%s\t%s\t%s\t%s\n", r.What, measured, budget, verdict)
	}
	if err := w.Flush(); err != nil {
		return err
	}
	fmt.Printf("\n%d figures: %d over budget\n", len(rows), over)
	if missing > 0 {
		return fmt.Errorf("%d figures were not measured", missing)
	}
	return nil
}

func (r row) format(v float64) string {
	s := strings.TrimSuffix(strings.TrimRight(fmt.Sprintf("%.3f", v), "0"), ".")
	return strings.TrimSpace(s + " " + r.Unit)
}

func found(v float64) *float64 { return &v }

// limit returns a budget: the greatest allowed value of a figure.
func limit(v float64) *float64 { return &v }

// measureSizes measures the sizes of what a browser downloads.
func measureSizes(ctx context.Context, root string) ([]row, error) {
	// Build the site the same way -write does.
	b := &site.Builder{Root: root, Words: site.NewWords, Static: site.NewStatic}
	built, err := b.Build(ctx)
	if err != nil {
		return nil, err
	}
	size := func(body []byte) float64 { return float64(len(site.Brotli(body, brotli.BestCompression))) }

	var wasm float64
	for name, f := range built.Files {
		if strings.HasSuffix(name, ".wasm") {
			wasm = size(f.Body)
		}
	}
	first := size(built.Files["index.html"].Body)
	for _, name := range built.FirstPaint {
		first += size(built.Files[name].Body)
	}
	compiled, err := b.CompileWasm(ctx, filepath.Join(root, "web", "bench", "testdata", "empty", "main.go"))
	if err != nil {
		return nil, err
	}
	// For a fair comparison, remove the same data from this program that web/pack removes from the real
	// one.
	packed, err := b.PackWasm(compiled)
	if err != nil {
		return nil, err
	}
	empty := size(packed)
	fmt.Printf("wasm, packed, brotli: %.1f KB; an empty Go program with safejs: %.1f KB\n", wasm/1000, empty/1000)
	return []row{
		{"wasm, brotli", found(wasm / 1000), limit(wasmBudget), "KB"},
		{"HTML, script and style before the first paint, without the engine's script, brotli", found(first / 1000), limit(24), "KB"},
		{"embed script, until an element is needed, brotli", found(size(built.Files["embed.js"].Body) / 1000), limit(4), "KB"},
	}, nil
}

// measurements are the lines of bench.mjs that aren't in the table yet.
type measurements struct{ rest []row }

// take fills in the rows of the table that were measured.
func (m *measurements) take(rows []row) (taken []row) {
	for _, r := range rows {
		if i := slices.IndexFunc(m.rest, func(found row) bool { return found.What == r.What }); i >= 0 {
			r.Measured = m.rest[i].Measured
			m.rest = slices.Delete(m.rest, i, i+1)
		}
		taken = append(taken, r)
	}
	return taken
}

// runPage runs bench.mjs, if there is one, and collects its lines.
func runPage(ctx context.Context, root string) (*measurements, error) {
	const script = "web/tests/bench.mjs"
	m := &measurements{}
	if _, err := os.Stat(filepath.Join(root, script)); errors.Is(err, fs.ErrNotExist) {
		return m, nil
	}
	fmt.Println("measuring in Chromium ...")
	cmd := exec.CommandContext(ctx, "node", script)
	cmd.Dir = root
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("node %s: %w", script, err)
	}
	lines := bufio.NewScanner(bytes.NewReader(out))
	for lines.Scan() {
		var r row
		if !strings.HasPrefix(lines.Text(), "{") {
			fmt.Println(lines.Text()) // its current activity
		} else if err := json.Unmarshal(lines.Bytes(), &r); err != nil {
			return nil, fmt.Errorf("node %s: %w: %s", script, err, lines.Text())
		} else {
			m.rest = append(m.rest, r)
		}
	}
	return m, lines.Err()
}
