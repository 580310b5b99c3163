# VitePress. Its pages are changed by a script once they are there, and come from scripts when one
# goes from page to page. So the figures are put into the Markdown, by the plugin, and the data
# into a file beside the pages.
set -eu
# What an element needs, among the sources, so that "vitepress dev docs" shows it.
rm -rf docs/public/uriscope
mkdir -p docs/public/uriscope
cp -R node_modules/uriscope/embed node_modules/uriscope/embed.js node_modules/uriscope/*.wasm node_modules/uriscope/LICENSES.txt docs/public/uriscope
npx --no-install vitepress build docs
npx --no-install uriscope bake --data docs/.vitepress/dist/uriscope.json docs/.vitepress/dist
