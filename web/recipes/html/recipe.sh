# Plain HTML: pages that were written by hand.
set -eu
rm -rf site
cp -R pages site
npx --no-install uriscope bake site
cp -R node_modules/uriscope site/uriscope
