# Five bundlers: a page with the element and the engine, and, where they do that, a program for Node.
set -eu
mkdir -p out

# webpack 5 needs nothing.
npx --no-install webpack
cp src/index.html out/webpack/index.html

# Parcel needs nothing.
npx --no-install parcel build src/index.html --dist-dir out/parcel --public-url ./ --no-cache --no-source-maps

# Vite needs nothing for a build; for its server, optimizeDeps.exclude in the configuration.
npx --no-install vite build --logLevel warn

# rollup and esbuild leave "new URL(…, import.meta.url)" alone: the WebAssembly program is copied beside the bundle, whose
# chunks lie in a folder, as in the package.
npx --no-install rollup src/page.js --format es --plugin node-resolve --dir out/rollup --chunkFileNames 'chunks/[name]-[hash].js' --silent
npx --no-install rollup src/program.js --format es --plugin node-resolve --file out/rollup-node/program.mjs --silent --inlineDynamicImports
npx --no-install esbuild src/page.js --bundle --format=esm --splitting --chunk-names='chunks/[name]-[hash]' --outdir=out/esbuild --log-level=error
npx --no-install esbuild src/program.js --bundle --format=esm --platform=node --outfile=out/esbuild-node/program.mjs --log-level=error
# As CommonJS, the same: the program is beside the bundle.
npx --no-install esbuild src/program.js --bundle --format=cjs --platform=node --outfile=out/esbuild-commonjs/program.cjs --log-level=error
npx --no-install rollup src/program.js --format cjs --plugin node-resolve --file out/rollup-commonjs/program.cjs --silent --inlineDynamicImports
for out in rollup esbuild; do
  cp node_modules/uriscope/uriscope-*.wasm out/$out/
  cp node_modules/uriscope/uriscope-*.wasm out/$out-node/
  cp node_modules/uriscope/uriscope-*.wasm out/$out-commonjs/
  cp src/index.html out/$out/index.html
done
