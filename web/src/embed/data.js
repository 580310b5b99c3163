/**
 * Finds the baked data for an element: its property, the blocks in its page (the command "bake" writes one; pasted
 * elements bring their own), or the file that the tag of embed.js names. Each source is read once, and reported once if
 * it can't be read.
 */
import { askedOf, keyOf, read } from "./baked.js";

/** @import { Baked } from "./baked.js" */

/**
 * The baked data by its source: an object, an element, or a file's address. null: the data is unusable.
 * @type {WeakMap<object, Baked | null>}
 */
const known = new WeakMap();
/** @type {Map<string, Promise<Baked | null>>} */
const files = new Map();

/** The specs' declarations in some data. Keys of an element differ only if these do. @type {WeakMap<Baked, string>} */
const declared = new WeakMap();

/** @param {() => unknown} data @returns {Baked | null} */
function tried(data) {
  try {
    const made = read(data());
    declared.set(made, JSON.stringify(made.editions.map(({ id, options }) => [id, options])));
    return made;
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

/** The key of an element's case. @param {HTMLElement} element @param {Baked} data declares the options */
const usual = (element, { editions }) => keyOf(askedOf((name) => element.getAttribute(name), editions).asked);

/**
 * The baked data for an element, preferably with its case; undefined if there is none, null if it can't be used.
 * @param {HTMLElement & { baked: unknown }} element
 * @param {(element: HTMLElement, data: Baked) => string} [key] returns the key of its case
 * @returns {Promise<Baked | null | undefined>}
 */
export async function dataOf(element, key = usual) {
  const { baked, ownerDocument: document } = element;
  if (typeof baked === "object" && baked !== null) return once(baked, () => baked);
  const blocks = [...document.querySelectorAll('script[type="application/json"][data-uriscope]')].map((block) =>
    once(block, () => block.textContent),
  );
  const keys = /** @type {Map<string, string>} */ (new Map());
  const has = (/** @type {Baked} */ data) =>
    Object.hasOwn(
      data.cases,
      keyIn(data, keys, () => key(element, data)),
    );
  const found = blocks.find((data) => data && has(data));
  if (found) return found;
  const file = await fileOf(document);
  return file && has(file) ? file : (blocks.find((data) => data) ?? file ?? (blocks.length ? null : undefined));
}

/**
 * The key of a case in some data, computed once for all data with the same declarations: a page may have as many blocks
 * as elements.
 * @param {Baked} data @param {Map<string, string>} keys @param {() => string} make
 */
function keyIn(data, keys, make) {
  const of = /** @type {string} */ (declared.get(data));
  const key = keys.get(of) ?? make();
  keys.set(of, key);
  return key;
}

/** The data of the file that a tag names. @param {Document} document */
async function fileOf(document) {
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
