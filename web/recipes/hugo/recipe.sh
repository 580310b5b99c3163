# Hugo. Tried with 0.111.3, which is Debian's: "apt-get install hugo".
set -eu
rm -rf public
# What an element needs, among the sources, so that "hugo server" shows it.
rm -rf static/uriscope
mkdir -p static/uriscope
cp -R node_modules/uriscope/embed node_modules/uriscope/embed.js node_modules/uriscope/*.wasm node_modules/uriscope/LICENSES.txt static/uriscope
hugo --quiet
npx --no-install uriscope bake public
