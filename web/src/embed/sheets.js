/**
 * The style sheets of an element. They are constructed by script, because the policies of other pages forbid style
 * elements, and all elements of a document share them. Sheets after the first are empty until the code that needs them
 * is loaded.
 */
import { laterStylesBy } from "../views/later.js";
import { groupsBy } from "../views/view.js";
import first from "./first.css?sheet";

/** The contents of the sheets, in order. */
const texts = { first, asking: "", grouped: "", later: "" };
const names = /** @type {(keyof typeof texts)[]} */ (Object.keys(texts));

/** @type {WeakMap<Document, CSSStyleSheet[]>} */
const sheets = new WeakMap();
/** The sheets of each document. @type {CSSStyleSheet[][]} */
const made = [];

/** Sets the content of a sheet in every document. @param {keyof typeof texts} name @param {string} text */
export function style(name, text) {
  texts[name] = text;
  for (const own of made) own[names.indexOf(name)].replaceSync(text);
}

groupsBy(async (words) => {
  style("grouped", (await import("./grouped.js")).default);
  await words.need("machine");
});
laterStylesBy(async () => style("later", (await import("./later.js")).default));

/** Adds the sheets to a shadow root. @param {ShadowRoot} root */
export function dress(root) {
  const { ownerDocument: document } = root;
  let own = sheets.get(document);
  if (!own) {
    const { CSSStyleSheet } = /** @type {Window & typeof globalThis} */ (document.defaultView ?? window);
    own = names.map((name) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(texts[name]);
      return sheet;
    });
    made.push(own);
    sheets.set(document, own);
  }
  const lacking = own.filter((sheet) => !root.adoptedStyleSheets.includes(sheet));
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...lacking];
}
