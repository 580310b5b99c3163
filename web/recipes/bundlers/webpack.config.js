/** For browsers, and for Node. webpack finds the WebAssembly program by itself. */
const common = { mode: "production", performance: { hints: false } };
export default [
  {
    ...common,
    name: "page",
    entry: "./src/page.js",
    output: { path: `${import.meta.dirname}/out/webpack`, filename: "page.js" },
  },
  {
    ...common,
    name: "program",
    target: "node20",
    entry: "./src/program.js",
    output: { path: `${import.meta.dirname}/out/webpack-node`, filename: "program.cjs" },
  },
];
