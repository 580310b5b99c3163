package site

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// courseSource is the source of a course, in addition to source.
var courseSource = map[string]string{
	"web/src/learn/learn.js": "import \"../views/a.js\";\n",
	"web/src/learn/early.js": "document.documentElement.dataset.early = \"\";\n",
	"web/src/learn.css":      "p { color: teal }\n",
}

// The pages of the course get the addresses of what they name, and an engine to bake with; in
// development, the script that loads them again.
func TestCourse(t *testing.T) {
	b := project(t, courseSource)
	b.Dev = true
	var needs CourseNeeds
	b.Course = func(root string, n CourseNeeds) (map[string]CoursePage, error) {
		needs = n
		return map[string]CoursePage{"learn/index.html": {Text: "<!doctype html><body>course</body>"}}, nil
	}
	site, err := b.Site()
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{needs.Style, needs.Script} {
		if site.Files[name] == nil || !hashed.MatchString(name) {
			t.Errorf("the course names %q, which is no hashed file of the site", name)
		}
	}
	for _, name := range []string{needs.Engine, filepath.Join(filepath.Dir(needs.Engine), b.wasmName)} {
		if _, err := os.Stat(name); err != nil {
			t.Errorf("the engine is not where Node is to import it: %v", err)
		}
	}
	checkInline(t, "<script>"+needs.Early+"</script>"+needs.CSP)
	if page := string(site.Files["learn/index.html"].Body); !strings.Contains(page, "course") || !strings.Contains(page, reloadPath) {
		t.Errorf("the page of the course is\n%s", page)
	}
}

func TestCourseErrors(t *testing.T) {
	b := project(t, courseSource)
	failed := errors.New("a chapter has no title")
	b.Course = func(string, CourseNeeds) (map[string]CoursePage, error) { return nil, failed }
	if _, err := b.Site(); !errors.Is(err, failed) {
		t.Errorf("a course that cannot be written: %v", err)
	}
	b = project(t, map[string]string{"web/src/learn/learn.js": "let = ;", "web/src/learn.css": "", "web/src/learn/early.js": ""})
	b.Course = func(string, CourseNeeds) (map[string]CoursePage, error) { return nil, nil }
	if _, err := b.Site(); err == nil || !strings.Contains(err.Error(), "learn.js:1") {
		t.Errorf("a script of the course that is broken: %v", err)
	}
}
