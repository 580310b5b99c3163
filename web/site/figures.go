package site

// This file is responsible for the figures that a page shows before any script runs.

import (
	"html/template"

	"uriscope/core/explain"
	"uriscope/core/figure"
)

// startBase and startReference are the case that the page opens with. web/src/link.js
// has it too, and a test sees to it that they are the same.
const (
	startBase      = "http://a/b/c/d;p?q"
	startReference = "../../../g"
)

// StaticFigures gives the figures that templates call {{.Static.NAME}}. This program
// draws them itself: after a change under core/ it has to be started again.
func StaticFigures() (map[string]template.HTML, error) {
	drawn, err := explain.Figure(explain.Request{Base: startBase, Reference: startReference}, figure.HTML)
	if err != nil {
		return nil, err
	}
	return map[string]template.HTML{
		"Start": template.HTML(`<div class="static">` + drawn + `</div>`), // escaped by core/figure
	}, nil
}
