project = "References"
extensions = ["myst_parser"]
html_js_files = [("uriscope/embed.js", {"type": "module"})]
