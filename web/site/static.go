package site

// This file is responsible for what a page shows before any script runs, and for the case that
// its script then draws and plays before the engine is there.

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

// start is the case that the page opens with. It is also in web/src/link.js; a test checks
// that both are the same.
var start = explain.Request{Base: "http://a/b/c/d;p?q", Reference: "../../../g", Edition: "rfc3986", Limit: -1}

// A Static is what templates call {{.Static}}.
type Static struct {
	// Figure is the starting case as a figure, for pages whose scripts are not run.
	Figure template.HTML

	// Case is that case as data, from which the script draws it. It stands in an element
	// <script type="application/json">.
	Case template.JS

	// Stage has the boxes that the script will draw in, and the text boxes that are there
	// from the first moment on. Menu has the links to the rooms.
	Stage, Menu template.HTML
}

// NewStatic makes the Static of the page of the module at root. The case is explained by this
// program, so it has to be started again after a change under core/. The boxes are those of
// the script itself: web/src/static.js writes them.
func NewStatic(root string) (s Static, err error) {
	drawn, err := explain.Figure(start, figure.HTML)
	if err != nil {
		return s, err
	}
	baked, err := wire.Baked(start)
	if err != nil {
		return s, err
	}
	boxes, err := runStatic(root, baked)
	if err != nil {
		return s, err
	}
	return Static{
		Figure: template.HTML(`<div class="static">` + drawn + `</div>`), // escaped by core/figure
		Case:   template.JS(inScript(baked)),
		Stage:  template.HTML(boxes.Stage), // escaped by static.js
		Menu:   template.HTML(boxes.Menu),
	}, nil
}

// inScript returns JSON that can stand in an element <script>: "<" occurs in its strings only,
// and there may be written as an escape.
func inScript(json []byte) string {
	return strings.ReplaceAll(string(json), "<", `\u003c`)
}

// boxes is what static.js prints.
type boxes struct{ Stage, Menu string }

// runStatic has Node run static.js on a baked case.
func runStatic(root string, baked []byte) (b boxes, err error) {
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	cmd := exec.CommandContext(ctx, "node", filepath.Join("src", "static.js"))
	cmd.Dir = filepath.Join(root, "web")
	cmd.Stdin = bytes.NewReader(baked)
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		return b, fmt.Errorf("node web/src/static.js: %w\n%s", err, strings.TrimSpace(stderr.String()))
	}
	if err := json.Unmarshal(out, &b); err != nil {
		return b, fmt.Errorf("node web/src/static.js: %w", err)
	}
	return b, nil
}
