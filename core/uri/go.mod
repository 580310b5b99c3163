module uriscope/core/uri

go 1.24
