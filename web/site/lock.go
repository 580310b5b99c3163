package site

// This file is responsible for builds that go on at once: they follow each other.

import (
	"context"
	"os"
	"time"
)

// lock waits until no other process has the directory locked, and locks it. It calls waiting once
// if it has to wait. The lock is that of the open directory, so it ends with this process, however
// that ends, and leaves no file. Where a system has no such locks, nothing is locked.
func lock(ctx context.Context, dir *os.File, waiting func()) error {
	for told := false; ; told = true {
		locked, err := tryLock(dir)
		if err != nil || locked {
			return err
		}
		if !told {
			waiting()
		}
		select {
		case <-time.After(100 * time.Millisecond):
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}
