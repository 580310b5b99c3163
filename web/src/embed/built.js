/**
 * Prints the loader's data about views as JSON. The Go build calls it, "node src/embed/built.js", and esbuild puts the
 * result into embed.js.
 */
import { attributes } from "../subjects/subjects.js";
import { common } from "./attributes.js";
import { registry } from "./registry.js";

const views = Object.fromEntries(
  Object.entries(registry).map(([name, { place, height, narrow, one, usual, plays }]) => [
    name,
    { place, height, narrow, one, usual, plays },
  ]),
);

console.log(JSON.stringify({ views, attributes: attributes.filter((name) => !common.includes(name)) }));
