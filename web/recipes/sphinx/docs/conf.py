project = "References"
extensions = ["myst_parser"]
import os, sys; sys.path.append(os.path.dirname(__file__)); extensions.append("uriscope_sphinx")
