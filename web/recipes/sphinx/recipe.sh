# Sphinx, with Markdown by MyST and with reStructuredText. Tried with 5.3.0 and 0.18.1, which are
# Debian's: "apt-get install python3-sphinx python3-myst-parser", or "pip install sphinx myst-parser".
set -eu
rm -rf site
sphinx-build -q -W -b html docs site
npx --no-install uriscope bake site
cp -R node_modules/uriscope site/_static/uriscope
