# VitePress. Its pages are changed by a script once they are there, and come from scripts when one
# goes from page to page. So the figures are put into the Markdown, by the plugin, and the data
# into a file beside the pages.
set -eu
npx --no-install vitepress build docs
npx --no-install uriscope bake --data docs/.vitepress/dist/uriscope.json docs/.vitepress/dist
cp -R node_modules/uriscope docs/.vitepress/dist/uriscope
