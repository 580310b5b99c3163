/**
 * Asks Node, and the packages that the page asks live: node.mjs CALL < cases, or node.mjs --of CALL
 * for the library, the call and its version. See ../README.md for the lines.
 */
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import old from "node:url";

/** @typedef {{ resolve: (base: string, reference: string) => unknown, call?: string }} Adapter */

/** @type {Record<string, Adapter>} */
const own = {
  URL: { resolve: (base, reference) => new URL(reference, base).href },
  "node:url": { resolve: (base, reference) => old.resolve(base, reference) },
};
const [first, second] = process.argv.slice(2);
const name = second ?? first;
const source = new URL(`../../src/libraries/live/${name}.js`, import.meta.url);
/** @type {Adapter} */
const adapter = own[name] ?? (await import(source.href));
if (second) {
  const [, library] = /from "((?:@[^/"]+\/)?[^/"]+)/.exec(readFileSync(source, "utf8")) ?? [];
  const about = readFileSync(new URL(`../../node_modules/${library}/package.json`, import.meta.url), "utf8");
  console.log(JSON.stringify({ library, version: JSON.parse(about).version, call: adapter.call }));
} else {
  for await (const line of createInterface({ input: process.stdin })) {
    const [base, reference] = line.split("\t");
    try {
      const answer = adapter.resolve(base, reference);
      console.log(typeof answer === "string" ? `=${answer}` : "-");
    } catch (error) {
      const said = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
      console.log(`!${said.replace(/\s+/g, " ")}`);
    }
  }
}
