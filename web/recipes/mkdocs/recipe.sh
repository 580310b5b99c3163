# MkDocs. Tried with 1.4.2, which is Debian's: "apt-get install mkdocs", or "pip install mkdocs".
set -eu
rm -rf site
# What an element needs, among the sources, so that "mkdocs serve" shows it.
rm -rf docs/uriscope
mkdir -p docs/uriscope
cp -R node_modules/uriscope/embed node_modules/uriscope/embed.js node_modules/uriscope/*.wasm node_modules/uriscope/LICENSES.txt docs/uriscope
mkdocs build --quiet --strict
npx --no-install uriscope bake site
