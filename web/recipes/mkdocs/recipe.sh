# MkDocs. Tried with 1.4.2, which is Debian's: "apt-get install mkdocs", or "pip install mkdocs".
# The hook does the rest: it adds the script and what that loads, and has the pages baked.
set -eu
rm -rf site
mkdocs build --quiet --strict
