package site

// This file is responsible for the figures that a page shows before any script runs.

import (
	"html/template"

	"uriscope/core/explain"
	"uriscope/core/figure"
)

// startBase and startReference are the case that the page opens with. It is also in
// web/src/link.js; a test checks that both are the same.
const (
	startBase      = "http://a/b/c/d;p?q"
	startReference = "../../../g"
)

// StaticFigures returns the figures that templates call {{.Static.NAME}}. They are drawn by
// this program, so it has to be started again after a change under core/.
func StaticFigures() (map[string]template.HTML, error) {
	drawn, err := explain.Figure(explain.Request{Base: startBase, Reference: startReference}, figure.HTML)
	if err != nil {
		return nil, err
	}
	return map[string]template.HTML{
		"Start": template.HTML(`<div class="static">` + drawn + `</div>`), // escaped by core/figure
	}, nil
}
