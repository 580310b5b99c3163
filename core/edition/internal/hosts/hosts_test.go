package hosts_test

import (
	"testing"

	"uriscope/core/edition"
	"uriscope/core/edition/rfc1738"
	"uriscope/core/edition/url1993"
)

// The kind of a host is the rule that it matches.
func TestKindsOfHosts(t *testing.T) {
	letters := []string{"a", "Z", "1", ".", "-", "_", "%20", "%2", "é"}
	var hosts []string
	for _, a := range letters {
		for _, b := range letters {
			for _, c := range letters {
				for _, d := range letters {
					hosts = append(hosts, a, a+b, a+b+c, a+b+c+d)
				}
			}
		}
	}
	hosts = append(hosts, "1.2.3.4", "1.2.3.", "1.2..4", ".2.3.4", "1.2.3.4.", "1.2.3.4.5", "1.2.3", "999.0.0.00000")
	for _, e := range []*edition.Edition{&url1993.Edition, &rfc1738.Edition} {
		for _, host := range hosts {
			want := ""
			for _, kind := range []string{"hostname", "hostnumber"} {
				if e.Validate(kind, host) == nil {
					want = kind
				}
			}
			for _, p := range e.Split("x://" + host + "/") {
				if p.Role == edition.Host && p.Kind != want {
					t.Fatalf("%s: %q is %q, want %q", e.ID, host, p.Kind, want)
				}
			}
		}
	}
}
