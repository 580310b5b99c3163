# Sphinx, with Markdown by MyST and with reStructuredText. Tried with 5.3.0 and 0.18.1, which are
# Debian's: "apt-get install python3-sphinx python3-myst-parser", or "pip install sphinx myst-parser".
# The extension does the rest: it adds the script and what that loads, and has the pages baked.
set -eu
rm -rf site
sphinx-build -q -W -b html docs site
