/**
 * Where an element finds baked data: its property, the blocks in its page (the command "bake"
 * makes one; elements that were pasted bring their own), or the file that the tag of embed.js
 * names. Each is read once; what cannot be read is told once.
 */
import { askedOf, keyOf, read } from "./baked.js";

/** @import { Baked } from "./baked.js" */

/** By what it was read of: an object, an element, the address of a file. null: it is of no use. @type {WeakMap<object, Baked | null>} */
const known = new WeakMap();
/** @type {Map<string, Promise<Baked | null>>} */
const files = new Map();

/** What the editions of some data declare, in which alone the keys of one element differ. @type {WeakMap<Baked, string>} */
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

/** The key of the case that an element asks for. @param {HTMLElement} element @param {Baked} data which declares the options */
const usual = (element, { editions }) => keyOf(askedOf((name) => element.getAttribute(name), editions).asked);

/**
 * The baked data for an element, that with its case if there is some; undefined where there is none, null where there is some
 * that cannot be drawn from.
 * @param {HTMLElement & { baked: unknown }} element
 * @param {(element: HTMLElement, data: Baked) => string} [key] that of its case
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

/** The key of a case in some data: made once for all that declare the same, as a page may have as many blocks as elements. @param {Baked} data @param {Map<string, string>} keys @param {() => string} make */
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
