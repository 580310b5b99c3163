package site

// This file is responsible for the content of a page before any script runs, and for the case that its script draws and
// plays before the engine is there.

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"html/template"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"uriscope/core/explain"
	"uriscope/core/figure"
	"uriscope/core/wire"
)

// start is the case that the page opens with. It is also in web/src/run/link.js, as opening; a test
// checks that both are the same.
var start = explain.Request{Base: "https://docs.example.com/guide/intro", Reference: "images/x.png", Edition: "rfc3986", Limit: -1}

// A Static is what templates call {{.Static}}.
type Static struct {
	// Figure is the starting case as a figure, for pages whose scripts don't run.
	Figure template.HTML

	// Case is the same case as data with its words, from which the script draws it. It is inside an element <script
	// type="application/json">.
	Case template.JS

	// Stage has the boxes that the script will draw in, and the text boxes that are there
	// from the first moment on. Menu has the links to the rooms.
	Stage, Menu template.HTML

	// Said is what the pages say themselves, by the ids of the catalogue.
	Said map[string]string
}

// NewStatic makes the Static of the page of the module at root, in a language. This program explains the case, so
// restart it after a change under core/. The boxes are the script's own: web/src/static.js writes them.
func NewStatic(root, language string) (s Static, err error) {
	baked, err := wire.Baked(start)
	if err != nil {
		return s, err
	}
	var boxes boxes
	if err := runNode(root, "src/static.js", baked, &boxes, language); err != nil {
		return s, err
	}
	drawn, err := explain.Figure(start, figure.HTML, boxes.Figure)
	if err != nil {
		return s, err
	}
	return Static{
		Figure: template.HTML(`<div class="static">` + drawn + `</div>`), // escaped by core/figure
		Case:   template.JS(inScript(boxes.Case)),
		Stage:  template.HTML(boxes.Stage), // escaped by static.js
		Menu:   template.HTML(boxes.Menu),
		Said:   boxes.Said,
	}, nil
}

// inScript returns JSON that is safe in an element <script>: "<" occurs only in its strings, where it may be an escape.
func inScript(json []byte) string {
	return strings.ReplaceAll(string(json), "<", `\u003c`)
}

// boxes is what static.js prints.
type boxes struct {
	Stage, Menu string
	Case        json.RawMessage
	Said        map[string]string
	Figure      figure.Words
}

// nodeLimit is the time after which a script is stopped: on a busy machine, one of seconds takes a minute.
const nodeLimit = 5 * time.Minute

// runNode has Node run a script below web/ of the module at root: in is what it reads, and out
// gets the JSON that it prints.
func runNode(root, script string, in []byte, out any, args ...string) error {
	ctx, cancel := context.WithTimeout(context.Background(), nodeLimit)
	defer cancel()
	cmd := exec.CommandContext(ctx, "node", append([]string{filepath.FromSlash(script)}, args...)...)
	cmd.Dir = filepath.Join(root, "web")
	cmd.Stdin = bytes.NewReader(in)
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	printed, err := cmd.Output()
	if ctx.Err() != nil {
		return fmt.Errorf("node web/%s: stopped after %v", script, nodeLimit)
	}
	if err != nil {
		return fmt.Errorf("node web/%s: %w\n%s", script, err, strings.TrimSpace(stderr.String()))
	}
	if err := json.Unmarshal(printed, out); err != nil {
		return fmt.Errorf("node web/%s: %w", script, err)
	}
	return nil
}
