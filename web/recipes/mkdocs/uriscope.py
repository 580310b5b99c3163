"""uriscope in MkDocs, as a hook: put this file beside mkdocs.yml, and add to that

    hooks: [uriscope.py]

The npm package has to be installed there, as "npm install" does it. Every page gets the script; "mkdocs build" adds figures
and data, and ends with status 1 where an element can't be drawn; "mkdocs serve" draws with the engine. The data of all pages
is in a file, too: a theme may exchange pages in the browser, as Material does with navigation.instant, which needs site_url.
"""

import os
import pathlib
import subprocess
from urllib.parse import urlparse

from mkdocs.exceptions import Abort
from mkdocs.structure.files import File
from mkdocs.utils import get_relative_url

serving = False


def on_startup(command, dirty):
    global serving
    serving = command == "serve"


def on_files(files, config):
    """Adds what the script loads to the site, in its folder uriscope."""
    modules = pathlib.Path(config["config_file_path"]).parent / "node_modules"
    package = modules / "uriscope"
    needed = [package / "embed.js", package / "LICENSES.txt", *package.glob("*.wasm"), *(package / "embed").rglob("*")]
    for path in needed:
        if path.is_file():
            files.append(File(path.relative_to(modules).as_posix(), str(modules), config["site_dir"], False))
    return files


def on_post_page(output, page, config):
    """Adds the script to a page."""
    script = get_relative_url("uriscope/embed.js", page.url)
    site = urlparse(config["site_url"] or "").path  # one address for all pages: they may be exchanged
    data = f"{site}uriscope.json" if site else get_relative_url("uriscope.json", page.url)
    baked = "" if serving else f' data-baked="{data}"'
    return output.replace("</head>", f'<script type="module" src="{script}"{baked}></script></head>', 1)


def on_post_build(config):
    """Adds figures and data to the pages."""
    project = os.path.dirname(config["config_file_path"])
    site = os.path.relpath(config["site_dir"], project)

    def bake(*arguments):
        return subprocess.call(["npx", "--no-install", "uriscope", "bake", *arguments, site], cwd=project) == 0

    if not serving and not (bake() and bake("--data", f"{site}/uriscope.json")):
        raise Abort("an element could not be drawn: see above")
