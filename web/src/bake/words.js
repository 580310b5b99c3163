/**
 * The catalogues for Node, of every language that there is: the editions' words, for the data in
 * pages, and those of figures and of the commands.
 */
import { base } from "../words/base.js";
import { fetched, languages } from "../words/files.js";

/** @typedef {import("../words/words.js").Group} Group */

/** The parts that figures, data and commands have, with one for each edition. */
const parts = [
  ...["bake", "command", "compare", "documents", "figure", "ui"],
  ...[
    "url-1993",
    "rfc1630",
    "rfc1738",
    "url-syntax-05",
    "rfc1808",
    "rfc2396",
    "rfc2396bis-01",
    "rfc3986",
    "url-standard",
  ],
];

/**
 * A language's words, with a way to say simple ones: without web/src/words/words.js, which would bring
 * what views need along.
 */
export class Catalogue {
  /** @type {Map<string, Group>} */
  #parts;

  /** @param {string} language @param {Map<string, Group>} parts */
  constructor(language, parts) {
    this.language = language;
    this.#parts = parts;
  }

  /** @param {string} part */
  group(part) {
    return /** @type {Group} */ (this.#parts.get(part));
  }

  /**
   * @param {string} id the part, and what follows it in the catalogue
   * @param {Record<string, unknown>} [args]
   */
  say = (id, args = {}) => {
    const [part, ...names] = id.split(":");
    /** @type {any} */
    let found = this.group(part);
    for (const name of names) found = found[name];
    return /** @type {string} */ (found.text ?? found).replace(/\{(\w+)\}/g, (_, name) => String(args[name]));
  };
}

/** @param {string} language @returns {Promise<[string, Catalogue]>} */
async function catalogueOf(language) {
  const groups = await Promise.all(
    parts.map(async (part) => /** @type {[string, Group]} */ ([part, await fetched(language, part)])),
  );
  return [language, new Catalogue(language, new Map(groups))];
}

/** By their languages, that of the base first. @type {Map<string, Catalogue>} */
export const catalogues = new Map(await Promise.all(languages.map(catalogueOf)));

/** @param {string | undefined} language that of the base where there is none of it */
export const inLanguage = (language) =>
  /** @type {Catalogue} */ (catalogues.get(language ?? base) ?? catalogues.get(base));
