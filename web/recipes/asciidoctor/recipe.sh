# Asciidoctor. Tried with 2.0.18, which is Debian's: "apt-get install asciidoctor", or "gem install
# asciidoctor". The script's tag is in docs/docinfo.html.
set -eu
rm -rf site
asciidoctor -a docinfo=shared -a webfonts! -D site docs/*.adoc
# What an element needs. Asciidoctor copies no files, and has no server.
mkdir -p site/uriscope
cp -R node_modules/uriscope/embed node_modules/uriscope/embed.js node_modules/uriscope/*.wasm node_modules/uriscope/LICENSES.txt site/uriscope
npx --no-install uriscope bake site
