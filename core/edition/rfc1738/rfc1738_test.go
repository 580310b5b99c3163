package rfc1738_test

import (
	"testing"

	"uriscope/core/edition"
	"uriscope/core/edition/editiontest"
	"uriscope/core/edition/rfc1738"
)

func TestResolve(t *testing.T) {
	for _, base := range []string{"http://a/b/c/d;p?q", "", "x"} {
		for _, url := range []string{"g:h", "http:g", "HTTP://a/../b#c", "1+-.:", "a:#b", "news:*", "mailto:x@y"} {
			r := rfc1738.Edition.Resolve(base, url, nil, nil)
			if r.Outcome != edition.Target || r.Target != url || r.Why.ID != "absolute" {
				t.Errorf("%q + %q: %+v", base, url, r)
			}
			editiontest.CheckRun(t, &rfc1738.Edition, base, url, nil)
		}
		for _, relative := range []string{"", "g", "../g", "/g", "//g", "?y", "#s", ":g", "a b:c", "a_b:c", "g#h:i", "é:x"} {
			r := rfc1738.Edition.Resolve(base, relative, nil, nil)
			if r.Outcome != edition.NoRelativeForm || r.Target != "" || r.Parts != nil || r.Why.ID != "no-relative-form" {
				t.Errorf("%q + %q: %+v", base, relative, r)
			}
			editiontest.CheckRun(t, &rfc1738.Edition, base, relative, nil)
		}
	}
}

func TestSplit(t *testing.T) {
	editiontest.CheckDrawn(t, &rfc1738.Edition, map[string]string{
		"ftp://foo:@host.com/a/b;type=a": "scheme=ftp login=foo:@host.com user=foo password= host=host.com(hostname) url-path=a/b;type=a",
		"ftp://@host.com/":               "scheme=ftp login=@host.com user= host=host.com(hostname) url-path=",
		"ftp://host.com":                 "scheme=ftp login=host.com host=host.com(hostname)",
		"ftp://u?v:w?@h/p?q":             "scheme=ftp login=u?v:w?@h user=u?v password=w? host=h(hostname) url-path=p?q",
		"http://a.b:80/c/d?e?f#g":        "scheme=http login=a.b:80 host=a.b(hostname) port=80 url-path=c/d search=e?f fragment identifier=g",
		"http://a?q/r":                   "scheme=http login=a host=a(hostname) search=q/r",
		"HTTP://a/?":                     "scheme=HTTP login=a host=a(hostname) url-path= search=",
		"wais://a/b?c":                   "scheme=wais login=a host=a(hostname) url-path=b search=c",
		"file:///a":                      "scheme=file login= host= url-path=a",
		"prospero://host.dom//pros/name": "scheme=prospero login=host.dom host=host.dom(hostname) url-path=/pros/name",
		"mailto:x@y":                     "scheme=mailto schemepart=x@y",
		"news:*":                         "scheme=news schemepart=*",
		"http:g":                         "scheme=http schemepart=g",
		"//a/b":                          "schemepart=//a/b",
		"":                               "schemepart=",
		"#a":                             "schemepart= fragment identifier=a",
		"x://1.2.3.4/":                   "scheme=x login=1.2.3.4 host=1.2.3.4(hostnumber) url-path=",
		"x://1.2.3/":                     "scheme=x login=1.2.3 host=1.2.3 url-path=",
		"x://a-.b/":                      "scheme=x login=a-.b host=a-.b url-path=",
		"x://1-a.b-1/":                   "scheme=x login=1-a.b-1 host=1-a.b-1(hostname) url-path=",
		"x://a_b/":                       "scheme=x login=a_b host=a_b url-path=",
		"x://a..b/":                      "scheme=x login=a..b host=a..b url-path=",
	})
}

func TestProductionFor(t *testing.T) {
	for _, use := range []edition.Use{edition.AsBase, edition.AsReference, edition.AsTarget} {
		if p, n := rfc1738.Edition.ProductionFor(use, "a/b#c"); p != "url" || n != 3 {
			t.Errorf("as %d: %q, %d bytes", use, p, n)
		}
	}
}

func TestClasses(t *testing.T) {
	editiontest.CheckOctets(t, &rfc1738.Edition, map[string]string{
		"lowalpha":    "abcdefghijklmnopqrstuvwxyz",
		"hialpha":     "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
		"digit":       "0123456789",
		"safe":        "$-_.+",
		"extra":       "!*'(),",
		"reserved":    ";/?:@&=",
		"national":    "{}|\\^~[]`",
		"punctuation": "<>#%\"",
		"unsafe":      " ",
	}, "no corresponding graphic US-ASCII")
}

// Everything that the document prints as <URL:…> is a URL by its own grammar.
func TestWrapped(t *testing.T) {
	n := 0
	for _, c := range editiontest.Cases(t, "spec-url-wrapper-examples-validity.json") {
		if c.Edition != "rfc1738" {
			continue
		}
		n++
		_, length := rfc1738.Edition.ProductionFor(edition.AsReference, c.Input)
		for _, production := range []string{c.Production, "url"} {
			if wrong := rfc1738.Edition.Validate(production, c.Input[:length]); (wrong == nil) != c.Valid {
				t.Errorf("%s: %s %q: %+v", c.ID, production, c.Input, wrong)
			}
		}
	}
	t.Logf("%d URLs", n)
}

func FuzzResolve(f *testing.F) { editiontest.FuzzResolve(f, &rfc1738.Edition) }
