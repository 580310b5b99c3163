/**
 * The style sheets of an element. They are made by script, as the policies of other pages
 * forbid style elements, and all elements of a document share them. Those after the first
 * are empty until what they are for has been fetched.
 */
import { laterStylesBy } from "../views/later.js";
import { groupsBy } from "../views/view.js";
import first from "./first.css?sheet";

/** What the sheets hold, in their order. */
const texts = { first, asking: "", grouped: "", later: "" };
const names = /** @type {(keyof typeof texts)[]} */ (Object.keys(texts));

/** @type {WeakMap<Document, CSSStyleSheet[]>} */
const sheets = new WeakMap();
/** All of them, by the document. @type {CSSStyleSheet[][]} */
const made = [];

/** Says what a sheet holds, in every document. @param {keyof typeof texts} name @param {string} text */
export function style(name, text) {
  texts[name] = text;
  for (const own of made) own[names.indexOf(name)].replaceSync(text);
}

groupsBy(async (words) => {
  style("grouped", (await import("./grouped.js")).default);
  await words.need("machine");
});
laterStylesBy(async () => style("later", (await import("./later.js")).default));

/** Gives a shadow root its sheets, beside those that it has. @param {ShadowRoot} root */
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
