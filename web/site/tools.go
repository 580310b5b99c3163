package site

// This file is responsible for finding the programs that a build needs, and for reporting what is missing and what to
// install.

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
)

// minNode is the oldest Node that builds and tests run with.
const minNode = 20

// Root finds the directory of the module from any directory inside it. The path that it returns contains no link.
func Root() (string, error) {
	out, err := exec.Command("go", "env", "GOMOD").Output()
	if errors.Is(err, exec.ErrNotFound) {
		return "", errors.New("go is not on the PATH: install Go 1.26 or later, https://go.dev/dl/")
	} else if err != nil {
		return "", fmt.Errorf("go env GOMOD: %w", err)
	}
	// The library, in core/uri, is a module of its own inside of the other one.
	for root := filepath.Dir(strings.TrimSpace(string(out))); ; root = filepath.Dir(root) {
		mod, err := os.ReadFile(filepath.Join(root, "go.mod"))
		if err == nil && strings.HasPrefix(string(mod), "module uriscope\n") {
			return filepath.EvalSymlinks(root)
		}
		if root == filepath.Dir(root) {
			return "", errors.New("not inside the uriscope repository; change to the directory with serve.go and run it again")
		}
	}
}

// CheckTools returns an error if a program that a build needs is missing or too old.
func CheckTools(ctx context.Context) error {
	const advice = "install Node.js %d or later, which brings npm: https://nodejs.org/"
	for _, tool := range []string{"node", "npm"} {
		if _, err := exec.LookPath(tool); err != nil {
			return fmt.Errorf("%s is not on the PATH: "+advice, tool, minNode)
		}
	}
	out, err := exec.CommandContext(ctx, "node", "--version").Output()
	if err != nil {
		return fmt.Errorf("node --version: %w", err)
	}
	version := strings.TrimSpace(string(out))
	major, _, _ := strings.Cut(strings.TrimPrefix(version, "v"), ".")
	if n, err := strconv.Atoi(major); err != nil || n < minNode {
		return fmt.Errorf("node %s is too old: "+advice, version, minNode)
	}
	return nil
}
