package main

import (
	"context"
	"errors"
	"testing"
)

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
