// Serve is the whole development loop in one command. Started with "go run .", it installs
// what the page needs, compiles, bundles, serves the page on http://127.0.0.1:8080/, and does
// it again whenever a source changes.
//
// With -write it writes the static site, and the npm package, instead. With -site it serves a site that was
// written, as a static host would.
package main

import (
	"cmp"
	"context"
	"flag"
	"fmt"
	"net"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"
	"time"

	"uriscope/web/site"
)

func main() {
	addr := flag.String("addr", "127.0.0.1:8080", "serve on this `address`")
	write := flag.String("write", "", "write the static site to this `directory`, and the npm package to the one with -npm at its end, and exit")
	quick := flag.Bool("quick", false, "with -write: compress faster but less, for tests")
	site := flag.String("site", "", "serve the site in this `directory` without building it")
	flag.Parse()
	empty := emptyFlags(flag.CommandLine)
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	context.AfterFunc(ctx, stop) // a second Ctrl-C ends the program immediately

	var err error
	switch {
	case len(empty) > 0:
		err = fmt.Errorf("%s needs a value; run go run . -help", strings.Join(empty, ", "))
	case flag.NArg() > 0:
		err = fmt.Errorf("unexpected argument %q; run go run . -help", flag.Arg(0))
	case *write != "":
		err = writeSite(ctx, *write, *quick)
	case *site != "":
		err = serveSite(ctx, *addr, *site)
	default:
		err = develop(ctx, *addr)
	}
	os.Exit(status(ctx, err))
}

// emptyFlags returns the flags that were given without a value: an empty address would be all
// addresses of this machine, and an empty directory none.
func emptyFlags(flags *flag.FlagSet) (names []string) {
	flags.Visit(func(f *flag.Flag) {
		if f.Value.String() == "" {
			names = append(names, "-"+f.Name)
		}
	})
	return names
}

// status prints the error that the program failed with, if any, and returns its exit status. Like in shells,
// that is 130 after an interrupt. An interrupted server hasn't failed.
func status(ctx context.Context, err error) int {
	switch {
	case err == nil:
		return 0
	case ctx.Err() != nil:
		fmt.Fprintln(os.Stderr, "uriscope: interrupted")
		return 130
	default:
		fmt.Fprintln(os.Stderr, "uriscope:", err)
		return 1
	}
}

// builder returns a Builder, or an error if programs that it needs are missing.
func builder(ctx context.Context) (*site.Builder, error) {
	root, err := site.Root()
	if err != nil {
		return nil, err
	}
	if err := site.CheckTools(ctx); err != nil {
		return nil, err
	}
	return &site.Builder{Root: root, Words: site.NewWords, Static: site.NewStatic, Course: site.NewCourse, Log: say}, nil
}

// develop serves the page and rebuilds it on every change.
func develop(ctx context.Context, addr string) error {
	b, err := builder(ctx)
	if err != nil {
		return err
	}
	// Check first that the site can be built: if not, the server never has anything to serve.
	if err := b.Writable(); err != nil {
		return err
	}
	l, err := listen(addr)
	if err != nil {
		return err
	}
	return site.NewDevServer(b).Run(ctx, l)
}

// writeSite builds the site for production; quick, for tests. The npm package is written beside it.
func writeSite(ctx context.Context, dir string, quick bool) error {
	start := time.Now()
	packageDir := filepath.Clean(dir) + "-npm"
	if err := cmp.Or(site.CheckDirectory(dir), site.CheckDirectory(packageDir)); err != nil {
		return err
	}
	b, err := builder(ctx)
	if err != nil {
		return err
	}
	s, err := b.Build(ctx)
	if err != nil {
		return err
	}
	p, err := b.Package(s)
	if err != nil {
		return err
	}
	say("compressing ...")
	to := s.Write
	if quick {
		to = s.WriteQuickly
	}
	if err := to(ctx, dir); err != nil {
		return err
	}
	if err := p.WritePlain(ctx, packageDir); err != nil {
		return err
	}
	say("wrote %d files to %s, and %d to %s, in %.1f s", len(s.Files), dir, len(p.Files), packageDir, time.Since(start).Seconds())
	return nil
}

// serveSite serves a site that was written before.
func serveSite(ctx context.Context, addr, dir string) error {
	s, leftOut, err := site.Load(dir)
	if err != nil {
		return err
	}
	if len(leftOut) > 0 {
		say("note: not served, because they are not part of the site: %s", strings.Join(leftOut, ", "))
	}
	l, err := listen(addr)
	if err != nil {
		return err
	}
	var h site.Handler
	h.Set(s)
	say("serving %s on %s (Ctrl-C to stop)", dir, site.Address(l))
	return site.Serve(ctx, l, &h)
}

// listen listens on addr. It prints a note if other machines can reach that.
func listen(addr string) (net.Listener, error) {
	l, err := site.Listen(addr)
	if err != nil {
		return nil, err
	}
	if !site.IsLocal(l) {
		say("note: other machines can connect to %s", l.Addr())
	}
	return l, nil
}

func say(format string, args ...any) {
	fmt.Printf(format+"\n", args...)
}
