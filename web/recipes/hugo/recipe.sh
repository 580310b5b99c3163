# Hugo. Tried with 0.111.3, which is Debian's: "apt-get install hugo".
set -eu
rm -rf public
hugo --quiet
npx --no-install uriscope bake public
cp -R node_modules/uriscope public/uriscope
