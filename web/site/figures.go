package site

// This file is responsible for the figures that a page shows before any script runs.

import (
	"html/template"

	"uriscope/core/explain"
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
	figure, err := explain.Figure(explain.Request{Base: startBase, Reference: startReference}, explain.HTML)
	if err != nil {
		return nil, err
	}
	return map[string]template.HTML{
		"Start": template.HTML(`<div class="static">` + figure + `</div>`), // escaped by core/explain
	}, nil
}
