/**
 * Pages with elements for the tests of baking, and helpers that find the results.
 */
import { execFile } from "node:child_process";
import { join } from "node:path";
import { run as runInHost } from "./commandline.js";
import { root } from "./support.js";

/** @typedef {import("parse5").DefaultTreeAdapterTypes.Element} Element */
/** @typedef {import("parse5").DefaultTreeAdapterTypes.Node} Node */

/** The block of data in a page. */
export const block = /<script type="application\/json" data-uriscope="1">([^]*?)<\/script>(?:\r?\n)?/;
/** All elements, including those in templates. @param {Node} node @returns {Element[]} */
export const elements = (node) => [
  ...("tagName" in node ? [node] : []),
  ...("content" in node ? elements(node.content) : "childNodes" in node ? node.childNodes.flatMap(elements) : []),
];
/** @param {Node} node @returns {string} */
export const textOf = (node) =>
  "value" in node ? node.value : "childNodes" in node ? node.childNodes.map(textOf).join("") : "";

/** @param {string} value */
const quoted = (value) => `"${value.replace(/[&"]/g, (c) => `&#${c.charCodeAt(0)};`)}"`;
/** @param {string} base @param {string} reference @param {string} [more] */
export const scope = (base, reference, more = "") =>
  `<uri-scope base=${quoted(base)} reference=${quoted(reference)}${more}></uri-scope>`;
/** @param {string} body @param {string} [head] */
export const page = (body, head = "<meta charset=utf-8>") =>
  `<!doctype html>\n<html>\n<head>${head}<title>t</title></head>\n<body>\n${body}\n</body>\n</html>\n`;

export const usual = scope("http://a/b/c/d;p?q", "../../../g");

/** Node with arguments. @param {string} cwd @param {string[]} args @returns {Promise<{ status: number, out: string, err: string }>} */
export const node = (cwd, args) =>
  new Promise((resolve) => {
    execFile(process.execPath, args, { cwd, timeout: 60_000 }, (error, out, err) =>
      resolve({ status: Number(error?.code ?? 0), out, err }),
    );
  });
export const command = join(root, "dist-npm", "cli.js");
/** Runs the command. @param {string} cwd @param {string[]} args */
export const run = (cwd, ...args) => runInHost(args, "", cwd);
