# Plain HTML: pages that were written by hand.
set -eu
rm -rf site
# What an element needs, among the pages, so that any server of that folder shows it.
rm -rf pages/uriscope
mkdir -p pages/uriscope
cp -R node_modules/uriscope/embed node_modules/uriscope/embed.js node_modules/uriscope/*.wasm node_modules/uriscope/LICENSES.txt pages/uriscope
cp -R pages site
npx --no-install uriscope bake site
