// Bench is responsible for the table of figures that ./build.sh bench prints:
// everything that has a budget, measured, beside its budget. It runs the Go
// benchmarks, weighs what is downloaded, and takes what web/tests/bench.mjs
// measures in Chromium.
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
	"strings"
	"text/tabwriter"

	"github.com/andybalholm/brotli"

	"uriscope/core/editions"
	"uriscope/web/site"
)

// A row is one line of the table, and one line of JSON from bench.mjs.
type row struct {
	What     string   `json:"what"`
	Measured *float64 `json:"measured"` // nil: not built yet
	Budget   float64  `json:"budget"`   // at most
	Unit     string   `json:"unit"`
}

// The rows of which bench.mjs knows how to measure them, in the order of the
// table. It names them in the same words; rows that it has beyond these follow.
const (
	keystrokeShort = "keystroke to frame, 95th percentile, up to 200 characters"
	keystrokeLong  = "keystroke to frame, 95th percentile, up to 2,000 characters"
	keystrokeYears = "keystroke to frame with the answers of all editions, 95th percentile, up to 200 characters"
	longestTask    = "longest task, 64 KB reference of 10,000 segments"
	// The edition whose one buffer is worked on in its middle.
	longestTask1997 = "longest task, 64 KB reference of 10,000 segments, url-syntax-05"

	parseWasm     = "parse as wasm, border included, against new URL"
	explainMedian = "explain, 20 KB answer, median"
	explainP99    = "explain, 20 KB answer, 99th percentile"
	explainFirst  = "explain, 20 KB answer, first call"
	answersMedian = "answers of all editions and why they differ, median"
	boardFirst    = "board, all examples by all editions, first time"
	thirdParty    = "requests to other hosts"
	axeFindings   = "axe findings, light and dark"
)

func main() {
	if err := run(context.Background()); err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

func run(ctx context.Context) error {
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

	var growth []row
	for _, e := range editions.All {
		growth = append(growth, goBench.growth("time", "ns/op", e), goBench.growth("trace", "bytes/trace", e))
	}
	rows := append(sizes,
		page.take(keystrokeShort, 8, "ms"),
		page.take(keystrokeLong, 16, "ms"),
		page.take(keystrokeYears, 24, "ms"),
		page.take(longestTask, 100, "ms"),
		page.take(longestTask1997, 100, "ms"),
	)
	rows = append(rows, growth...)
	rows = append(rows,
		goBench.ratio("parse and validate, against net/url.Parse", "Parse/uri", "Parse/net-url", 0.22),
		goBench.ratio("parse and validate, against one table scan", "Parse/uri", "Parse/scan", 3),
		goBench.allocs("parse and validate", "Parse/uri", 0),
		goBench.ratio("resolve, against net/url", "Resolve/uri", "Resolve/net-url", 0.25),
		goBench.allocs("resolve", "Resolve/uri", 1),
		goBench.allocs("resolve, appending to a buffer", "Resolve/append", 0),
		goBench.ratio("normalize, against net/url Parse + String", "Normalize/uri", "Normalize/net-url", 0.5),
		goBench.allocs("normalize, already normal", "Normalize/normal", 0),
		page.take(parseWasm, 1, "×"),
		page.take(explainMedian, 0.3, "ms"),
		page.take(explainP99, 1, "ms"),
		page.take(explainFirst, 5, "ms"),
		page.take(answersMedian, 0.3, "ms"),
		page.take(boardFirst, 1000, "ms"),
		page.take(thirdParty, 0, ""),
		page.take(axeFindings, 0, ""),
	)
	rows = append(rows, page.rest...)
	if err := printTable(rows); err != nil {
		return err
	}
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
		measured, verdict := "not built yet", ""
		switch {
		case r.Measured == nil:
			missing++
		case *r.Measured > r.Budget:
			over++
			measured, verdict = r.format(*r.Measured), "OVER"
		default:
			measured, verdict = r.format(*r.Measured), "ok"
		}
		fmt.Fprintf(w, "%s\t%s\t%s\t%s\n", r.What, measured, r.format(r.Budget), verdict)
	}
	if err := w.Flush(); err != nil {
		return err
	}
	fmt.Printf("\n%d figures: %d over budget, %d not built yet\n", len(rows), over, missing)
	return nil
}

func (r row) format(v float64) string {
	s := strings.TrimSuffix(strings.TrimRight(fmt.Sprintf("%.3f", v), "0"), ".")
	return strings.TrimSpace(s + " " + r.Unit)
}

func found(v float64) *float64 { return &v }

// measureSizes weighs what a browser downloads.
func measureSizes(ctx context.Context, root string) ([]row, error) {
	// What was written is what is weighed.
	b := &site.Builder{Root: root, Static: site.StaticFigures}
	built, err := b.Build(ctx)
	if err != nil {
		return nil, err
	}
	weigh := func(body []byte) float64 { return float64(len(site.Brotli(body, brotli.BestCompression))) }

	var wasm, first float64
	for name, f := range built.Files {
		if strings.HasSuffix(name, ".wasm") {
			wasm = weigh(f.Body)
		}
	}
	for _, name := range built.FirstPaint {
		first += weigh(built.Files[name].Body)
	}
	compiled, err := b.CompileWasm(ctx, filepath.Join(root, "web", "bench", "testdata", "empty", "main.go"))
	if err != nil {
		return nil, err
	}
	empty, alike := weigh(compiled), weigh(b.PackWasm(compiled))
	fmt.Printf("wasm: %.0f KB brotli; an empty Go program with safejs: %.0f KB as Go makes it, %.0f KB packed as ours is, against which ours is %.3f ×\n",
		wasm/1000, empty/1000, alike/1000, wasm/alike)

	embed := row{What: "embed script, brotli", Budget: 4, Unit: "KB"}
	if f := built.Files["embed.js"]; f != nil {
		embed.Measured = found(weigh(f.Body) / 1000)
	}
	return []row{
		{"wasm, brotli, against an empty Go program with safejs", found(wasm / empty), 1.15, "×"},
		{"script and style before the first paint, brotli", found(first / 1000), 30, "KB"},
		embed,
	}, nil
}

// measurements are the lines of bench.mjs that are not in the table yet.
type measurements struct{ rest []row }

// take gives the row called what, with the budget that the table sets for it.
func (m *measurements) take(what string, budget float64, unit string) row {
	taken := row{What: what, Budget: budget, Unit: unit}
	var rest []row
	for _, r := range m.rest {
		if r.What == what {
			taken.Measured = r.Measured
		} else {
			rest = append(rest, r)
		}
	}
	m.rest = rest
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
			fmt.Println(lines.Text()) // what it is doing
		} else if err := json.Unmarshal(lines.Bytes(), &r); err != nil {
			return nil, fmt.Errorf("node %s: %w: %s", script, err, lines.Text())
		} else {
			m.rest = append(m.rest, r)
		}
	}
	return m, lines.Err()
}
