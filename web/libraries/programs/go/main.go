// Command go asks net/url: go CALL < cases. See ../../README.md for the lines.
package main

import (
	"bufio"
	"fmt"
	"net/url"
	"os"
	"strings"
)

func main() {
	in := bufio.NewScanner(os.Stdin)
	in.Buffer(nil, 1<<20)
	for in.Scan() {
		base, reference, _ := strings.Cut(in.Text(), "\t")
		from, err := url.Parse(base)
		var target *url.URL
		if err == nil {
			target, err = from.Parse(reference)
		}
		if err != nil {
			fmt.Printf("!%s\n", strings.Join(strings.Fields(err.Error()), " "))
			continue
		}
		fmt.Printf("=%s\n", target)
	}
}
