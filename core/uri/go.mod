module uriscope.example/core/uri

go 1.24
