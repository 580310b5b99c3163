package web

// This file is responsible for the figures that a page shows before any script
// runs.

import "html/template"

// StaticFigures gives the figures that templates call {{.Static.NAME}}. They are
// those of this program: after a change under core/ it has to be started again.
func StaticFigures() (map[string]template.HTML, error) {
	return map[string]template.HTML{}, nil
}
