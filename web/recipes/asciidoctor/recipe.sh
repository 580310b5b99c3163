# Asciidoctor. Tried with 2.0.18, which is Debian's: "apt-get install asciidoctor", or "gem install
# asciidoctor". The script's tag is in docs/docinfo.html.
set -eu
rm -rf site
asciidoctor -a docinfo=shared -a webfonts! -D site docs/*.adoc
npx --no-install uriscope bake site
cp -R node_modules/uriscope site/uriscope
