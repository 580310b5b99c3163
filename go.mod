module uriscope

go 1.26.0

require (
	github.com/andybalholm/brotli v1.3.0
	github.com/evanw/esbuild v0.28.2
	github.com/hack-pad/safejs v0.1.0
	golang.org/x/net v0.62.0
	golang.org/x/text v0.44.0
	uriscope.example/core/uri v0.0.0
)

require golang.org/x/sys v0.50.0 // indirect

// The library is a module of its own, so that who imports it gets nothing else.
replace uriscope.example/core/uri => ./core/uri
