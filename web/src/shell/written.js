/**
 * Renders templates to HTML where there is no document, for content that a page shows before any script runs. Views get
 * the same calls as in a document, before anything is measured.
 */
import { nothing } from "lit-html";
import { escaped } from "../texts/escaped.js";
import { Vars } from "../views/vars.js";

/** The views that have been defined, by their names. @type {Map<string, new () => any>} */
const views = new Map();

/** True for a defined view. @param {string} name */
export const isView = (name) => views.has(name);

// Defines members of elements and of windows that views use, because Node has neither.
Object.assign(globalThis, {
  HTMLElement: class {
    classList = new Set();
    getRootNode = () => null;
    contains = () => false;
    hasAttribute = () => false;
    querySelector = () => null;
  },
  Document: class {},
  ShadowRoot: class {},
  ResizeObserver: class {
    observe() {}
  },
  customElements: {
    get: () => undefined,
    define: (/** @type {string} */ name, /** @type {new () => any} */ view) => views.set(name, view),
  },
});

/** A value, or the result of a directive. @param {any} value */
const meant = (value) => {
  const directive = value?.["_$litDirective$"];
  return directive ? Object.create(directive.prototype).render(...value.values) : value;
};

/**
 * The measures of an element as an attribute, which early.js applies, because the policy forbids style attributes.
 * @param {Record<string, string>} measures
 */
const measured = (measures) =>
  `data-vars="${escaped(
    Object.entries(measures)
      .map((measure) => measure.join(":"))
      .join(";"),
  )}"`;

/** Without the blanks between elements. @param {string} text */
const tight = (text) => text.replace(/>\s+</g, "><").trim();

/**
 * A template as HTML, without events and properties, which are for scripts.
 * @param {any} value @param {(text: string) => string} [tidy] what is done to each template
 * @returns {string}
 */
export function written(value, tidy = tight) {
  if (value?.["_$litDirective$"] === Vars) return measured(value.values[0]);
  value = meant(value);
  if (value === nothing || value === null || value === undefined || value === false) return "";
  if (typeof value !== "object") return escaped(value);
  if (Symbol.iterator in value) return [...value].map((one) => written(one, tidy)).join("");
  const { strings, values } = /** @type {{ strings: string[], values: unknown[] }} */ (value);
  return tidy(
    strings.reduce((before, after, i) => {
      const given = meant(values[i - 1]);
      const [whole, kind, name, quote] =
        before.lastIndexOf("<") > before.lastIndexOf(">") ? (/\s([@.?]?)([\w-]+)=("?)[^"]*$/.exec(before) ?? []) : [];
      if (whole === undefined) return before + written(values[i - 1], tidy) + after;
      if (quote) return before + (given === nothing ? "" : escaped(given)) + after;
      const rest = before.slice(0, -whole.length);
      if (kind === "?") return rest + (given ? ` ${name}` : "") + after;
      return rest + (kind || given === nothing ? "" : ` ${name}="${escaped(given)}"`) + after;
    }),
  );
}

/**
 * The first content of a view, with its tag. Ids are the same for every build.
 * @param {string} tag the opening one @param {string} name of the view @param {object} shown what the view is handed
 */
export function drawn(tag, name, shown) {
  const view = new /** @type {new () => any} */ (views.get(name))();
  view.schedule = () => {}; // draw synchronously
  view.connectedCallback();
  Object.assign(view, shown);
  const looks = written(view.look(), (text) => text) // keep blanks between words, which are visible
    .replace(/\buri-[a-z0-9]{1,6}-(?=\d+-)/g, "early-")
    .replace(/\s+(?=[^<>]*>)/g, " ")
    .replace(/>\s+</g, "> <");
  const classes = [...view.classList].join(" ");
  return `${tag.slice(0, -1)}${classes && ` class="${classes}"`} inert>${looks}`;
}
