package main

import (
	"strings"
	"testing"
)

const printed = `goos: linux
BenchmarkParse/uri-2         	 1000	        10.0 ns/op	       0 B/op	       0 allocs/op
BenchmarkParse/uri-2         	 1000	        12.0 ns/op	       0 B/op	       0 allocs/op
BenchmarkParse/uri-2         	 1000	        90.0 ns/op	       0 B/op	       0 allocs/op
BenchmarkParse/net-url-2     	 1000	        50.0 ns/op	     144 B/op	       1 allocs/op
BenchmarkResolve/uri-2       	 1000	       100 ns/op	        12.00 calls/op	     752 B/op	      12 allocs/op
BenchmarkGrowth/rfc3986/1000 	 1000	      1000 ns/op	      2000 bytes/trace
BenchmarkGrowth/rfc3986/100000	 1000	    150000 ns/op	    200000 bytes/trace
PASS
`

func TestBenchmarks(t *testing.T) {
	b := benchmarks{}
	if err := b.read(strings.NewReader(printed)); err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		row  row
		want float64
	}{
		{b.ratio("", "Parse/uri", "Parse/net-url", nil), 0.2},
		{b.allocs("", "Parse/net-url", nil), 1},
		{b.allocs("", "Resolve/uri", nil), 1},
		{b.growth("", "Growth/rfc3986", "ns/op", ""), 1.5},
		{b.growth("", "Growth/rfc3986", "bytes/trace", ""), 1},
	} {
		if test.row.Measured == nil || *test.row.Measured != test.want {
			t.Errorf("%+v: want %v", test.row, test.want)
		}
	}
	if u := b.unrest(); u != 1.2 {
		t.Errorf("unrest %v, want 1.2", u)
	}
	if r := b.ratio("", "Parse/uri", "Parse/scan", nil); r.Measured != nil {
		t.Errorf("a benchmark that is not there measured %v", *r.Measured)
	}
}

func TestTake(t *testing.T) {
	m := &measurements{rest: []row{{What: "more", Measured: found(1)}, {What: "known", Measured: found(0.5)}}}
	rows := m.take([]row{{What: "known", Budget: limit(1), Unit: "s"}, {What: "not built", Budget: limit(2)}})
	if len(rows) != 2 || *rows[0].Measured != 0.5 || *rows[0].Budget != 1 || rows[0].Unit != "s" {
		t.Errorf("%+v", rows)
	}
	if rows[1].Measured != nil || *rows[1].Budget != 2 {
		t.Errorf("%+v", rows[1])
	}
	if len(m.rest) != 1 || m.rest[0].What != "more" {
		t.Errorf("rest %+v", m.rest)
	}
}
