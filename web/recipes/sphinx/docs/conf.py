project = "References"
extensions = ["myst_parser"]
html_static_path = ["_static"]
html_js_files = [("uriscope/embed.js", {"type": "module"})]
