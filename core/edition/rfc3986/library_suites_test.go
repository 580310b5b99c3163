package rfc3986_test

// This file compares core/uri, which is a module of its own, with other people's suites, which a package of
// this module reads.

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"uriscope.example/core/uri"
	"uriscope/core/internal/outside"
)

// A suiteCase is one case of any kind; the fields that a kind doesn't have
// are left out of it.
type suiteCase struct {
	ID         string
	RFC3986    *bool `json:"rfc3986"`
	Oracle     json.RawMessage
	Strict     *bool
	Base       string
	Ref        string
	Target     string
	Want       string
	Input      string
	Production string
	Valid      bool
	Steps      []string

	Scheme, Authority, Userinfo, Host, Port, Path, Query, Fragment *string
}

// expect sets want to RFC 3986's result. If the case agrees with RFC 3986, want already is right; if not, the
// oracle is. It reports whether RFC 3986 has an answer.
func (c *suiteCase) expect(t *testing.T, want any) bool {
	if c.RFC3986 == nil || !*c.RFC3986 && c.Oracle == nil {
		return false
	}
	if !*c.RFC3986 {
		if err := json.Unmarshal(c.Oracle, want); err != nil {
			t.Fatalf("%s: oracle: %v", c.ID, err)
		}
	}
	return true
}

// runSuites runs the cases in files that match the pattern. check returns what is wrong with a case, and
// whether it counts.
func runSuites(t *testing.T, pattern string, check func(*testing.T, *suiteCase) (problem string, counts bool)) {
	for _, name := range outside.Suites(t, pattern) {
		t.Run(name, func(t *testing.T) {
			var cases []suiteCase
			outside.Cases(t, name, &cases)
			good, total := 0, 0
			for i := range cases {
				problem, counts := check(t, &cases[i])
				if !counts {
					continue
				}
				total++
				if problem == "" {
					good++
				} else {
					t.Errorf("%s: %s", cases[i].ID, problem)
				}
			}
			if total == 0 {
				t.Error("no case counts")
			}
			t.Logf("%d of %d", good, total)
		})
	}
}

func TestSuiteResolve(t *testing.T) {
	runSuites(t, "*-resolve.json", func(t *testing.T, c *suiteCase) (string, bool) {
		want := c.Want
		if !c.expect(t, &want) {
			return "", false
		}
		strict := c.Strict == nil || *c.Strict
		got, err := uri.Resolution{NonStrict: !strict, Literal: true}.Resolve(c.Base, c.Ref)
		if err != nil || got != want {
			return fmt.Sprintf("base %q, reference %q, strict %v: got %q (error %v), want %q", c.Base, c.Ref, strict, got, err, want), true
		}
		return "", true
	})
}

// The references of the relativize suite have to lead back to their targets.
func TestSuiteRelativize(t *testing.T) {
	runSuites(t, "*-relativize.json", func(t *testing.T, c *suiteCase) (string, bool) {
		want := c.Target
		if !c.expect(t, &want) {
			return "", false
		}
		got, err := uri.ResolveLiteral(c.Base, c.Want)
		if err != nil || got != want {
			return fmt.Sprintf("base %q, reference %q: got %q (error %v), want %q", c.Base, c.Want, got, err, want), true
		}
		return "", true
	})
}

// productions are the productions for a whole text that a suite may name.
var productions = map[string]func(string) (uri.Reference, error){
	"URI": uri.ParseURI, "URI-reference": uri.Parse, "relative-ref": uri.ParseRelative, "absolute-URI": uri.ParseAbsolute,
}

func TestSuiteValidity(t *testing.T) {
	check := func(t *testing.T, c *suiteCase) (string, bool) {
		want := c.Valid
		if !c.expect(t, &want) {
			return "", false
		}
		var err error
		if c.Production == "IPv6address" {
			_, err = uri.ParseRelative("//[" + c.Input + "]")
		} else {
			parse, ok := productions[c.Production]
			if !ok {
				return "unknown production " + c.Production, true
			}
			_, err = parse(c.Input)
		}
		if (err == nil) != want {
			return fmt.Sprintf("%s %q: valid = %v (error %v), want %v", c.Production, c.Input, err == nil, err, want), true
		}
		return "", true
	}
	runSuites(t, "jsts-*.json", check)
	runSuites(t, "network-uri-validity.json", check)
}

func TestSuiteParse(t *testing.T) {
	runSuites(t, "network-uri-parse.json", func(t *testing.T, c *suiteCase) (string, bool) {
		// The one case without a verdict on RFC 3986 is invalid by the suite.
		if c.RFC3986 == nil && c.Valid {
			return "", false
		}
		r, err := uri.Parse(c.Input)
		if (err == nil) != c.Valid {
			return fmt.Sprintf("%q: error %v, want valid = %v", c.Input, err, c.Valid), true
		}
		if !c.Valid {
			return "", true
		}
		var problems []string
		for i, want := range []*string{c.Scheme, c.Authority, c.Userinfo, c.Host, c.Port, c.Path, c.Query, c.Fragment} {
			component := uri.Component(i)
			start, end, ok := r.Span(component)
			if got := c.Input[start:end]; ok != (want != nil) || ok && got != *want {
				problems = append(problems, fmt.Sprintf("%q: %v is %q (defined: %v)", c.Input, component, got, ok))
			}
		}
		return strings.Join(problems, "; "), true
	})
}

func TestSuiteNormalize(t *testing.T) {
	steps := map[string]uri.Normalization{"case": uri.Case, "percent-encoding": uri.PercentEncoding, "path": uri.DotSegments}
	runSuites(t, "network-uri-normalize.json", func(t *testing.T, c *suiteCase) (string, bool) {
		want := c.Want
		if !c.expect(t, &want) {
			return "", false
		}
		var n uri.Normalization
		for _, step := range c.Steps {
			if steps[step] == 0 {
				return "unknown step " + step, true
			}
			n |= steps[step]
		}
		r, err := uri.Parse(c.Input)
		got := uri.Normalizer{Steps: n}.Normalize(r).String()
		// The suite uses the result of RFC 3986, section 5.2.4 unchanged, without the guard.
		if scheme, path, ok := strings.Cut(got, ":/.//"); ok {
			got = scheme + "://" + path
		}
		if err != nil || got != want {
			return fmt.Sprintf("%q by %v: got %q (error %v), want %q", c.Input, c.Steps, got, err, want), true
		}
		return "", true
	})
}
