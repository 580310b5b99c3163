/**
 * What views draw, read from their templates: for tests that need no browser.
 */
import { nothing } from "lit-html";

// All that a view needs of a browser to be defined.
Object.assign(globalThis, { HTMLElement: class {}, customElements: { get: () => undefined, define() {} } });

/** What a template would be in a document. @param {any} value @returns {string} */
export function markup(value) {
  if (value === null || value === undefined || value === nothing || typeof value === "function") return "";
  if (Array.isArray(value)) return value.map(markup).join("");
  if (!value.strings) return String(value);
  return value.strings
    .map((/** @type {string} */ text, /** @type {number} */ i) => text + markup(value.values[i]))
    .join("");
}

/** The text of markup. @param {string} drawn */
export const textOf = (drawn) => drawn.replace(/<[^>]*>/g, "").replace(/&lt;/g, "<");
