module uriscope

go 1.26

require (
	github.com/andybalholm/brotli v1.2.8
	github.com/evanw/esbuild v0.28.2
	github.com/hack-pad/safejs v0.1.0
)

require golang.org/x/sys v0.4.0 // indirect
