package site

import (
	"os"
	"strconv"
	"strings"
	"testing"
)

// The figure without a script shows the case that the script opens with.
func TestStartIsThatOfTheScript(t *testing.T) {
	link, err := os.ReadFile("../src/link.js")
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{startBase, startReference} {
		if !strings.Contains(string(link), strconv.Quote(text)) {
			t.Errorf("web/src/link.js does not have %q", text)
		}
	}
	figures, err := StaticFigures()
	if err != nil || !strings.Contains(string(figures["Start"]), startReference) {
		t.Errorf("the figure: %v\n%s", err, figures["Start"])
	}
}
