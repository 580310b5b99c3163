/**
 * What the loader of the element knows of the views, as Go asks for it when the site is built:
 * "node src/embed/built.js" prints it as JSON, and esbuild puts it into embed.js.
 */
import { attributes } from "../subjects/subjects.js";
import { common } from "./attributes.js";
import { registry } from "./registry.js";

const views = Object.fromEntries(
  Object.entries(registry).map(([name, { place, height, narrow, usual, plays }]) => [
    name,
    { place, height, narrow, usual, plays },
  ]),
);

console.log(JSON.stringify({ views, attributes: attributes.filter((name) => !common.includes(name)) }));
