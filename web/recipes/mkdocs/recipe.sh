# MkDocs. Tried with 1.4.2, which is Debian's: "apt-get install mkdocs", or "pip install mkdocs".
set -eu
rm -rf site
mkdocs build --quiet --strict
npx --no-install uriscope bake site
cp -R node_modules/uriscope site/uriscope
