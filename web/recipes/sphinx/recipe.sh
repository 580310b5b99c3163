# Sphinx, with Markdown by MyST and with reStructuredText. Tried with 5.3.0 and 0.18.1, which are
# Debian's: "apt-get install python3-sphinx python3-myst-parser", or "pip install sphinx myst-parser".
set -eu
rm -rf site
# What an element needs, among the sources, so that every build shows it.
rm -rf docs/_static/uriscope
mkdir -p docs/_static/uriscope
cp -R node_modules/uriscope/embed node_modules/uriscope/embed.js node_modules/uriscope/*.wasm node_modules/uriscope/LICENSES.txt docs/_static/uriscope
sphinx-build -q -W -b html docs site
npx --no-install uriscope bake site
