"""uriscope in Sphinx, as an extension: put this file beside conf.py, and add to that

    import os, sys; sys.path.append(os.path.dirname(__file__)); extensions.append("uriscope_sphinx")

The npm package has to be installed in that folder or above it, as "npm install" does it. Every page gets the script, and
an HTML build adds figures and data; it fails where an element can't be drawn. In reStructuredText, the directive

    .. uri-scope:: ../../../g
       :base: http://a/b/c/d;p?q

is the element, with its attributes as options and its text as content.
"""

import collections
import html
import os
import pathlib
import shutil
import subprocess

from docutils import nodes
from docutils.parsers.rst import Directive, directives
from sphinx.errors import ExtensionError


class Element(Directive):
    """The element, with the reference as the argument."""

    optional_arguments = 1
    final_argument_whitespace = True
    has_content = True
    option_spec = collections.defaultdict(lambda: directives.unchanged, base=directives.unchanged)

    def run(self):
        given = {**({"reference": self.arguments[0]} if self.arguments else {}), **self.options}
        attributes = "".join(f' {name}="{html.escape(value)}"' for name, value in given.items())
        text = html.escape(" ".join(self.content))
        return [nodes.raw("", f"<div><uri-scope{attributes}>{text}</uri-scope></div>", format="html")]


def package_of(app):
    """The folder of the npm package."""
    folder = pathlib.Path(app.confdir).resolve()
    for above in (folder, *folder.parents):
        if (above / "node_modules/uriscope/embed.js").is_file():
            return above / "node_modules/uriscope"
    raise ExtensionError("uriscope isn't installed: npm install uriscope")


def finished(app, error):
    """Adds what the script loads to the site, and figures and data to its pages."""
    if error or app.builder.format != "html":
        return
    package, to = package_of(app), pathlib.Path(app.outdir, "_static/uriscope")
    shutil.copytree(package / "embed", to / "embed", dirs_exist_ok=True)
    for path in (package / "embed.js", package / "LICENSES.txt", *package.glob("*.wasm")):
        shutil.copy(path, to)
    project = package.parents[1]
    if subprocess.call(["npx", "--no-install", "uriscope", "bake", os.path.relpath(app.outdir, project)], cwd=project):
        raise ExtensionError("an element could not be drawn: see above")


def setup(app):
    app.add_directive("uri-scope", Element)
    app.add_js_file("uriscope/embed.js", type="module")
    app.connect("build-finished", finished)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
