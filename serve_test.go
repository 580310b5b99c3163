package main

import (
	"context"
	"errors"
	"flag"
	"strings"
	"testing"
)

// A flag without a value is named, and not taken for one that was not given.
func TestEmptyFlags(t *testing.T) {
	for _, test := range []struct {
		args []string
		want string
	}{
		{nil, ""},
		{[]string{"-write", "dist", "-quick"}, ""},
		{[]string{"-write", ""}, "-write"},
		{[]string{"-addr=", "-site", ""}, "-addr -site"},
	} {
		flags := flag.NewFlagSet("uriscope", flag.ContinueOnError)
		flags.String("addr", "127.0.0.1:8080", "")
		flags.String("write", "", "")
		flags.String("site", "", "")
		flags.Bool("quick", false, "")
		if err := flags.Parse(test.args); err != nil {
			t.Fatal(err)
		}
		if got := strings.Join(emptyFlags(flags), " "); got != test.want {
			t.Errorf("%q: %q, want %q", test.args, got, test.want)
		}
	}
}

// The exit status says whether the program was interrupted before it was done.
func TestStatus(t *testing.T) {
	going := context.Background()
	interrupted, cancel := context.WithCancel(going)
	cancel()
	for _, test := range []struct {
		ctx  context.Context
		err  error
		want int
	}{
		{going, nil, 0},
		{going, errors.New("it is broken (this is a test)"), 1},
		{interrupted, context.Canceled, 130},
		{interrupted, nil, 0}, // a server that was ended
	} {
		if got := status(test.ctx, test.err); got != test.want {
			t.Errorf("%v, %v: %d, want %d", test.ctx.Err(), test.err, got, test.want)
		}
	}
}
