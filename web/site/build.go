package site

// This file is responsible for the Builder, which runs the steps that need other programs (go,
// npm) and puts the parts of a site together.

import (
	"bytes"
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/base32"
	"errors"
	"fmt"
	"html/template"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"uriscope/web/pack"
)

// A Builder makes the site from the sources under Root. Its methods are for one
// goroutine at a time.
type Builder struct {
	// Root is the directory of the module.
	Root string

	// Dev keeps scripts readable and puts the reload script into the pages.
	Dev bool

	// Words returns the catalogues of all languages. It may be nil: then scripts keep their own imports.
	Words func(root string) (*Words, error)

	// Static returns the content of a language's pages before any script runs. It may be nil.
	Static func(root, language string) (Static, error)

	// Course returns the pages of the course, by their names in the site. It may be nil.
	Course func(root string, needs CourseNeeds) (map[string]CoursePage, error)

	// Log prints progress. It may be nil.
	Log func(format string, args ...any)

	// The results of Wasm:
	wasm       []byte
	wasmName   string    // the name of wasm in the site
	wasmExec   string    // the path of the script that starts it
	words      *Words    // the result of Words for the current site
	goLicences []licence // licences of everything in wasm and in that script

	// Results of Site that the package uses, too:
	engine, embed outputs
}

// Names of files that users of the site rely on. They never change.
const (
	engineName   = "uriscope.js"
	typesName    = "uriscope.d.ts"
	iconName     = "icon.svg"
	licencesName = "LICENSES.txt"
)

// step runs f and logs its description and its duration.
func (b *Builder) step(what string, f func() error) error {
	b.log("%s ...", what)
	start := time.Now()
	if err := f(); err != nil {
		return err
	}
	b.log("%s: %.1f s", what, time.Since(start).Seconds())
	return nil
}

func (b *Builder) log(format string, args ...any) {
	if b.Log != nil {
		b.Log(format, args...)
	}
}

func (b *Builder) web(elem ...string) string {
	return filepath.Join(append([]string{b.Root, "web"}, elem...)...)
}

// Build makes the whole site.
func (b *Builder) Build(ctx context.Context) (*Site, error) {
	if err := b.Writable(); err != nil {
		return nil, err
	}
	if err := b.Packages(ctx); err != nil {
		return nil, err
	}
	if err := b.Wasm(ctx); err != nil {
		return nil, err
	}
	return b.Site()
}

// Writable returns an error if the directory for intermediate files of builds can't be written to.
func (b *Builder) Writable() error {
	work := b.web(".build")
	err := os.MkdirAll(work, 0o777)
	if err == nil {
		var probe *os.File
		if probe, err = os.CreateTemp(work, "probe-*"); err == nil {
			probe.Close()
			return os.Remove(probe.Name())
		}
	}
	return fmt.Errorf("cannot build in %s, because it is not writable: %w", b.Root, err)
}

// Packages installs the npm packages that the page imports, unless the installed ones
// are at least as new as the lock file. They are installed in a directory of their own, which then
// becomes node_modules: another build may be reading that, or installing them as well.
func (b *Builder) Packages(ctx context.Context) error {
	if fresh, err := b.packagesFresh(); fresh || err != nil {
		return err
	}
	return b.step("installing npm packages", func() error {
		beside, err := os.MkdirTemp(b.web(".build"), "packages-*")
		if err != nil {
			return err
		}
		defer os.RemoveAll(beside)
		for _, name := range []string{"package.json", "package-lock.json", ".npmrc"} {
			text, err := os.ReadFile(b.web(name))
			if err == nil {
				err = os.WriteFile(filepath.Join(beside, name), text, 0o666)
			}
			if err != nil && !errors.Is(err, fs.ErrNotExist) {
				return err
			}
		}
		if _, err := b.run(ctx, beside, nil, "npm", "ci", "--omit=dev"); err != nil {
			return err
		}
		if fresh, err := b.packagesFresh(); fresh || err != nil {
			return err
		}
		_, err = replace(b.web("node_modules"), filepath.Join(beside, "node_modules"))
		return err
	})
}

// packagesFresh reports whether the installed packages are at least as new as the lock file. It checks the file that
// npm writes last.
func (b *Builder) packagesFresh() (bool, error) {
	lock, err := os.Stat(b.web("package-lock.json"))
	if err != nil {
		return false, err
	}
	installed, err := os.Stat(b.web("node_modules", ".package-lock.json"))
	return err == nil && !installed.ModTime().Before(lock.ModTime()), nil
}

// Wasm compiles the Go side, copies the script that starts it, which must be of the same
// version of Go, and finds the licences of both.
func (b *Builder) Wasm(ctx context.Context) error {
	return b.step("compiling Go to WebAssembly", func() error {
		work := b.web(".build")
		if err := os.MkdirAll(work, 0o777); err != nil {
			return err
		}
		goroot, err := b.run(ctx, b.Root, nil, "go", "env", "GOROOT")
		if err != nil {
			return err
		}
		goroot = strings.TrimSpace(goroot)
		start, err := os.ReadFile(filepath.Join(goroot, "lib", "wasm", "wasm_exec.js"))
		if err != nil {
			return fmt.Errorf("the Go installation has no WebAssembly support files: %w", err)
		}
		if start, err = startModule(start); err != nil {
			return err
		}
		wasmExec := filepath.Join(work, "wasm_exec.js")
		// Another build may be reading it.
		if old, err := os.ReadFile(wasmExec); err != nil || !bytes.Equal(old, start) {
			if err := os.WriteFile(wasmExec, start, 0o666); err != nil {
				return err
			}
		}
		wasm, err := b.CompileWasm(ctx, "./wasm")
		if err != nil {
			return err
		}
		if wasm, err = b.PackWasm(wasm); err != nil {
			return err
		}
		licences, err := b.findGoLicences(ctx, goroot, "./wasm")
		if err != nil {
			return err
		}
		b.wasm, b.wasmExec, b.goLicences = wasm, wasmExec, licences
		b.wasmName = "uriscope-" + hash(wasm) + ".wasm"
		return nil
	})
}

// inlined are the packages in which the compiler may inline small functions. Elsewhere it may not, because that would
// add a twelfth to the download. These are the memory of a program, everything in the run of RFC 3986, which a
// keystroke waits for, and core/uri, which is measured against new URL. The functions of cut are so small that calling
// them is slower.
var inlined = []string{
	"runtime", "internal/runtime/...", "internal/abi", "internal/bytealg", "unicode/utf8",
	"uriscope/core/trace", "uriscope/core/grammar", "uriscope/core/edition/rfc3986", "uriscope/core/edition/internal/cut",
	"uriscope.example/core/uri",
}

// inlining returns the go command's flags for that. If several match a package, the last counts.
func inlining() []string {
	flags := []string{"-gcflags=all=-l"}
	for _, p := range inlined {
		flags = append(flags, "-gcflags="+p+"=")
	}
	return flags
}

// CompileWasm compiles a package or a file with the same flags as the site's program.
func (b *Builder) CompileWasm(ctx context.Context, what string) ([]byte, error) {
	out, err := os.CreateTemp(b.web(".build"), "*.wasm")
	if err != nil {
		return nil, err
	}
	out.Close()
	defer os.Remove(out.Name())
	// No version control stamp: the same sources give the same name.
	args := slices.Concat([]string{"build", "-trimpath", "-buildvcs=false", "-ldflags=-s -w"}, inlining(), []string{"-o", out.Name(), what})
	if _, err := b.run(ctx, b.Root, []string{"GOOS=js", "GOARCH=wasm"}, "go", args...); err != nil {
		return nil, err
	}
	return os.ReadFile(out.Name())
}

// PackWasm reduces the download size of a program from [Builder.CompileWasm]. Except in development, it removes parts
// that only the stack trace of a crash shows. A program that cannot be packed is an error; in development it is
// returned unchanged, and the log says so.
func (b *Builder) PackWasm(wasm []byte) ([]byte, error) {
	packed, err := pack.Pack(wasm, b.Dev)
	if err != nil && b.Dev {
		b.log("the WebAssembly file is not packed: %v", err)
		return wasm, nil
	}
	if err != nil {
		return nil, fmt.Errorf("the WebAssembly file would be 240 KB larger to download, because it cannot be packed: %w.\n"+
			"Build with Go 1.26, or see \"How to move to a new Go\" in web/README.md", err)
	}
	return packed, nil
}

// Site bundles the scripts and styles and fills in the pages. Wasm must be called before.
func (b *Builder) Site() (*Site, error) {
	if b.wasm == nil {
		return nil, errors.New("Site needs Wasm to be called first")
	}
	site := &Site{Files: map[string]*File{}, languages: map[string]string{}, cache: cache(b.web(".build", "compressed"))}
	err := b.step("bundling scripts and styles", func() error {
		if b.Words != nil {
			var err error
			if b.words, err = b.Words(b.Root); err != nil {
				return err
			}
			b.logLacking(b.words)
			site.first = b.words.Languages[0]
		}
		if err := site.add(b.wasmName, b.wasm); err != nil {
			return err
		}
		engine, err := b.bundleEngine(site)
		if err != nil {
			return err
		}
		libraries, told, err := b.bundleLibraries(site)
		if err != nil {
			return err
		}
		app, err := b.bundleApp(site, told)
		if err != nil {
			return err
		}
		early, err := b.bundleEarly("./" + earlyScript)
		if err != nil {
			return err
		}
		embed, frame, err := b.bundleEmbed(site)
		if err != nil {
			return err
		}
		course, bundled, err := b.course(site)
		if err != nil {
			return err
		}
		if err := b.addLicences(site, engine, app, embed, bundled, libraries); err != nil {
			return err
		}
		for from, to := range map[string]string{"run/engine.d.ts": typesName, "icon.svg": iconName} {
			body, err := os.ReadFile(b.web("src", from))
			if err != nil {
				return err
			}
			if err := site.add(to, body); err != nil {
				return err
			}
		}
		if err := b.addRecorded(site); err != nil {
			return err
		}
		p, err := pageOf(app)
		if err != nil {
			return err
		}
		p.Frame, p.Early = frame, template.JS(early)
		site.FirstPaint, site.Drawing = []string{p.Style}, p.Script
		if err := b.pages(site, p, app, course); err != nil {
			return err
		}
		b.engine, b.embed = engine, embed
		return b.addWorker(site)
	})
	if err != nil {
		return nil, err
	}
	return site, nil
}

// run runs a program and returns its output. If the program fails, the error contains what it
// printed.
func (b *Builder) run(ctx context.Context, dir string, env []string, name string, args ...string) (string, error) {
	cmd := exec.CommandContext(ctx, name, args...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), env...)
	var stdout, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	cmd.WaitDelay = time.Second // programs that it has started may outlive it
	if err := cmd.Run(); err != nil {
		said := cmp.Or(strings.TrimSpace(stderr.String()), strings.TrimSpace(stdout.String()))
		return "", fmt.Errorf("%s %s: %w\n%s", name, strings.Join(args, " "), err, said)
	}
	return stdout.String(), nil
}

// hash returns eight characters that identify content, of the same alphabet as in esbuild's
// names.
func hash(b []byte) string {
	sum := sha256.Sum256(b)
	return base32.StdEncoding.EncodeToString(sum[:5])
}
