/**
 * Where an element finds baked data: its property, the block in its page, or the file that
 * the tag of embed.js names. Each is read once; what cannot be read is told once.
 */
import { read } from "./baked.js";

/** @typedef {import("./baked.js").Baked} Baked */

/** By what it was read of: an object, an element, the address of a file. null: it is of no use. @type {WeakMap<object, Baked | null>} */
const known = new WeakMap();
/** @type {Map<string, Promise<Baked | null>>} */
const files = new Map();

/** @param {() => unknown} data @returns {Baked | null} */
function tried(data) {
  try {
    return read(data());
  } catch (error) {
    console.warn("uri-scope: the baked data cannot be drawn from, so the page shows what its elements hold.", error);
    return null;
  }
}

/** @param {object} source @param {() => unknown} data */
function once(source, data) {
  if (!known.has(source)) known.set(source, tried(data));
  return /** @type {Baked | null} */ (known.get(source));
}

/**
 * The baked data for an element; undefined where there is none, null where there is some
 * that cannot be drawn from.
 * @param {HTMLElement & { baked: unknown }} host
 * @returns {Promise<Baked | null | undefined>}
 */
export async function dataOf(host) {
  const { baked, ownerDocument: document } = host;
  if (typeof baked === "object" && baked !== null) return once(baked, () => baked);
  const block = document.querySelector('script[type="application/json"][data-uriscope]');
  if (block) return once(block, () => block.textContent);
  const script = /** @type {HTMLScriptElement | null} */ (document.querySelector("script[data-baked]"));
  if (!script) return undefined;
  const url = new URL(script.dataset.baked ?? "", document.baseURI).href;
  if (!files.has(url)) files.set(url, fetched(url));
  return files.get(url);
}

/** @param {string} url */
async function fetched(url) {
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
    const text = await response.text();
    return tried(() => text);
  } catch (error) {
    console.warn("uri-scope: the baked data could not be fetched.", error);
    return null;
  }
}
