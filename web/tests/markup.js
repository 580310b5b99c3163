/**
 * Reads the drawing of views from their templates, for tests without a browser.
 */
import { nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { keyed } from "lit-html/directives/keyed.js";
import { repeat } from "lit-html/directives/repeat.js";

// All browser features that defining and creating a view needs.
Object.assign(globalThis, {
  HTMLElement: class {
    contains = () => false;
    hasAttribute = () => false;
    querySelector = () => null;
    getRootNode = () => this;
  },
  ...Object.fromEntries(
    ["Document", "ShadowRoot", "ResizeObserver"].map((name) => [
      name,
      class {
        observe() {}
        unobserve() {}
      },
    ]),
  ),
  customElements: { get: () => undefined, define() {} },
});

/** The directive of a value. @param {any} value */
const directiveOf = ({ _$litDirective$: directive }) => directive;
const [guarded, keyedOnce, repeated] = [guard([], () => ""), keyed("", ""), repeat([], () => "")].map(directiveOf);

/** The markup of a template in a document. @param {any} value @returns {string} */
export function markup(value) {
  if (value === null || value === undefined || value === nothing || typeof value === "function") return "";
  if (Array.isArray(value)) return value.map(markup).join("");
  const directive = directiveOf(value);
  if (directive === guarded) return markup(value.values[1]());
  if (directive === keyedOnce) return markup(value.values[1]);
  if (directive === repeated) return value.values[0].map(value.values.at(-1)).map(markup).join("");
  if (directive) return ""; // of an attribute, or of an element
  if (!value.strings) return String(value);
  return value.strings
    .map((/** @type {string} */ text, /** @type {number} */ i) => text + markup(value.values[i]))
    .join("");
}

/** The text of markup. @param {string} drawn */
export const textOf = (drawn) => drawn.replace(/<[^>]*>/g, "").replace(/&lt;/g, "<");
