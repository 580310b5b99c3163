/**
 * The style sheets of an element. They are made by script, as the policies of other pages
 * forbid style elements, and all elements of a document share them. The second one is
 * empty until somebody opens what it is for.
 */
import { laterStylesBy } from "../later.js";
import first from "./first.css?sheet";

/** @type {WeakMap<Document, CSSStyleSheet[]>} */
const sheets = new WeakMap();
/** The second one of each document, and what they hold. @type {CSSStyleSheet[]} */
const second = [];
let later = "";

laterStylesBy(async () => {
  ({ default: later } = await import("./later.js"));
  for (const sheet of second) sheet.replaceSync(later);
});

/** Gives a shadow root its sheets, beside those that it has. @param {ShadowRoot} root */
export function dress(root) {
  const { ownerDocument: document } = root;
  let own = sheets.get(document);
  if (!own) {
    const { CSSStyleSheet } = /** @type {Window & typeof globalThis} */ (document.defaultView ?? window);
    own = [new CSSStyleSheet(), new CSSStyleSheet()];
    own[0].replaceSync(first);
    own[1].replaceSync(later);
    second.push(own[1]);
    sheets.set(document, own);
  }
  const lacking = own.filter((sheet) => !root.adoptedStyleSheets.includes(sheet));
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...lacking];
}
