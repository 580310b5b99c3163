/**
 * Views that need more of the engine than an explanation, and need it only while they
 * can be seen: the ribbon of characters and the tree of rules. They stand in a
 * <details>, marked with "data-derived". Whoever has engine and texts calls derive()
 * whenever one of those, or whether a view can be seen, may have changed; it asks the
 * engine for each view that can be seen and has not got these texts yet. The views are
 * scripts of their own, which are fetched when they are needed first.
 */
import * as words from "../words/en.js";
import * as phrases from "../words/en/grammar.js";

/** @typedef {import("../engine.js").Engine} Engine */
/** @typedef {import("../engine.js").Edition} Edition */
/** @typedef {{ edition: string, base: string, reference: string }} Texts */

/** Longer texts get their tree when somebody asks for it. */
const longestDerived = 100_000;

/** @type {Record<string, { load: () => Promise<unknown>, content: (engine: Engine, edition: Edition, texts: Texts) => unknown }>} */
const kinds = {
  "uri-ribbon": { load: () => import("./ribbon.js"), content: ribbonOf },
  "uri-grammar": { load: () => import("./grammar.js"), content: grammarOf },
};

/** What each view shows. @type {WeakMap<Element, string>} */
const shown = new WeakMap();
/** @type {WeakMap<Engine, Edition[]>} */
const editions = new WeakMap();

/** @param {Element} root @param {Engine} engine @param {Texts} texts */
export function derive(root, engine, { edition, base, reference }) {
  for (const view of root.querySelectorAll("[data-derived]")) {
    if (view.closest("details:not([open])")) continue;
    const key = JSON.stringify([edition, base, reference]);
    if (shown.get(view) === key) continue;
    shown.set(view, key);
    hand(view, key, engine, { edition, base, reference });
  }
}

/** @param {Element} view @param {string} key @param {Engine} engine @param {Texts} texts */
async function hand(view, key, engine, texts) {
  const { load, content } = kinds[view.localName];
  try {
    await load();
  } catch {
    shown.delete(view); // so that the next time is another try
    view.textContent = phrases.notLoaded;
    return;
  }
  if (shown.get(view) !== key) return; // overtaken
  const list = editions.get(engine) ?? engine.editions();
  editions.set(engine, list);
  const edition = list.find(({ id }) => id === texts.edition);
  if (edition) /** @type {any} */ (view).show(content(engine, edition, texts));
}

const names = /** @type {const} */ (["base", "reference"]);

/**
 * @param {Engine} engine @param {Edition} edition @param {Texts} texts
 * @returns {import("./ribbon.js").Content}
 */
export function ribbonOf(engine, edition, texts) {
  return {
    classes: edition.classes,
    texts: names.map((name) => {
      const stretches = engine.characters(texts[name], { edition: edition.id });
      return { title: words.ui[name], text: texts[name], stretches: Array.isArray(stretches) ? stretches : [] };
    }),
  };
}

/**
 * @param {Engine} engine @param {Edition} edition @param {Texts} texts
 * @returns {import("./grammar.js").Content}
 */
export function grammarOf(engine, edition, texts) {
  return {
    edition: edition.id,
    document: edition.document,
    texts: names.map((name) => {
      const text = texts[name];
      const ask = (from = 0, to = -1) => {
        const tree = engine.tree(text, { edition: edition.id, use: name, from, to });
        return "error" in tree ? null : tree;
      };
      return { name, title: words.ui[name], text, tree: text.length > longestDerived ? null : ask(), ask };
    }),
  };
}
