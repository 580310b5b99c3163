//go:build unix && !solaris && !aix

package site

import (
	"errors"
	"os"
	"syscall"
)

// tryLock locks an open directory, unless another process has. A file system that has no locks
// is none that two builds meet on.
func tryLock(dir *os.File) (bool, error) {
	for {
		err := syscall.Flock(int(dir.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
		switch {
		case errors.Is(err, syscall.EINTR):
			continue
		case errors.Is(err, syscall.EWOULDBLOCK):
			return false, nil
		}
		return true, nil
	}
}
