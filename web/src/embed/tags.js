/**
 * What an author pastes into a page: an element, the script that it needs, a frame; each as
 * a text on one line, as a blank line within an element ends it in Markdown.
 */
import { fragment, start, write } from "../run/link.js";
import { lineAttribute } from "../run/lines.js";
import { viewsOf } from "./baked.js";
import { heightsOf } from "./heights.js";
import { registry } from "./registry.js";

/** A case, and how it is to be seen. @typedef {{ base: string, reference: string, edition: string, options: Record<string, string>, lines?: import("../run/lines.js").Lines, step?: number | null, views?: string[], loading?: string }} Shown */

const nul = "\0";

/** Whether HTML leaves out a character of what an element says. @param {Shown | Lone} shown */
export const leavesOutNul = (shown) =>
  ("label" in shown ? Object.values(shown.attributes) : [shown.base, shown.reference]).some((text) =>
    text.includes(nul),
  );

const escapes = /** @type {Record<string, string>} */ ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" });

/** @param {string} text @param {RegExp} characters */
const referenced = (text, characters) => text.replace(characters, (c) => escapes[c] ?? `&#${c.codePointAt(0)};`);

/**
 * A text within a tag or between two. Not only markup is escaped, but also line breaks, which
 * parsers change, what templates and Markdown read even within a tag, and what cannot be seen.
 * Of controls it is those that HTML has a reference to: 128 to 159 would mean others. U+0000 has
 * none, and is left out.
 * @param {string} text
 */
export const escaped = (text) => referenced(text.replaceAll(nul, ""), /[&<>"{\\`[\]\x01-\x1f\x7f\p{Cf}\p{Zl}\p{Zp}]/gu);

/** What a copied element holds: not its author's words, so that the command "bake" puts a figure in its place. @param {string} text as HTML */
const copied = (text) => `<span data-uriscope-baked>${text}</span>`;

/**
 * A figure's caption, which says the case in a sentence: what an element can hold where there
 * is one line for it.
 * @param {string} figure as the engine draws it, as HTML
 */
export const captionOf = (figure) =>
  copied(
    referenced((/<figcaption>(.*)<\/figcaption>/.exec(figure)?.[1] ?? "").replace(/<\/?code>/g, ""), /[\\`[\]*_~|]/g),
  );

/** The address of the site in the language of the page, from that of the page. @param {Document} document */
export const siteOf = ({ baseURI }) => new URL(".", baseURI.replace(/[?#].*/, "")).href;

/** The views, where they are not those of every element. @param {string[]} [views] */
const viewOf = (views = []) => (viewsOf(views.join(" ")).join() === viewsOf(null).join() ? "" : views.join(" "));

/**
 * An element. What is at its first value is left out.
 * @param {Shown} shown @param {string} fallback what stands in it, as HTML
 */
export function elementTag({ base, reference, edition, options, lines, step = null, views, loading = "" }, fallback) {
  return tag(
    {
      base,
      reference,
      edition: edition === start.edition ? "" : edition,
      ...options,
      lines: lineAttribute(lines ?? null),
      view: viewOf(views),
      step: step === null ? "" : String(step),
      loading: loading === "lazy" ? "" : loading,
    },
    ["base", "reference"],
    fallback,
  );
}

/** What is shown by a view that an element shows alone: its attributes, and what it says in a sentence. @typedef {{ view: string, attributes: Record<string, string>, label: string }} Lone */

/** Those of its attributes that say what it is about: they are there even where they are empty. */
const about = ["reference", "other", "data", "host", "text"];

/** What stands in a link to it. @param {Lone} shown @returns {Record<string, string>} */
export const loneFields = ({ view, attributes }) =>
  Object.fromEntries(Object.entries({ ...attributes, view }).filter(([name, value]) => value || about.includes(name)));

/** An element with such a view. @param {Lone} shown @param {string} [loading] */
export const loneTag = (shown, loading = "") =>
  tag(
    {
      ...loneFields(shown),
      edition: shown.attributes.edition === start.edition ? "" : shown.attributes.edition,
      loading: loading === "lazy" ? "" : loading,
    },
    about,
    copied(escaped(shown.label)),
  );

/** @param {Record<string, string>} attributes those that are empty are left out @param {string[]} always but for these @param {string} fallback as HTML */
const tag = (attributes, always, fallback) =>
  `<uri-scope${Object.entries(attributes)
    .map(([name, value]) => (value || always.includes(name) ? ` ${name}="${escaped(value)}"` : ""))
    .join("")}>${fallback}</uri-scope>`;

/** The script, once a page. @param {string} site the address of the site, which ends with "/" */
export const scriptTag = (site) => `<script type="module" src="${escaped(site)}embed.js"></script>`;

/**
 * A frame, for hosts that allow nothing else. Its link opens a tab; in one that had to stay in
 * the sandbox, a browser refuses a page that asks to be alone (Cross-Origin-Opener-Policy).
 * @param {string} site @param {Shown} shown @param {string} title what it is, for whoever listens @param {number} [height] of its content, where it has been measured
 */
export function frameTag(site, { views, step = null, ...asked }, title, height) {
  const view = viewOf(views);
  const link = write({ ...asked, step }) + (view ? `&view=${encodeURIComponent(view)}` : "");
  return frame(site, link, title, viewsOf(view || null), height);
}

/** A frame of a view that an element shows alone. @param {string} site @param {Lone} shown @param {number} [height] of its content, where it has been measured */
export const loneFrame = (site, shown, height) =>
  frame(site, fragment(loneFields(shown)), shown.label, [shown.view], height);

/** The lines of text in a frame, in CSS pixels. */
const line = 16;

/** In windows that are wider, in CSS pixels, a frame has room for two columns, with what is beside it in its page. */
const roomy = 1000;

/**
 * A frame is as high as what is in it, in a narrow window as well: by an attribute, which every host keeps, and by
 * the style, as the page around it may have no script that listens to the frame.
 * @param {string} site @param {string} link @param {string} title @param {string[]} views @param {number} [height] of its content
 */
function frame(site, link, title, views, height) {
  const { wide, narrow } = heightsOf(views.map((name) => registry[name]));
  // In the narrowest windows, something takes a line more.
  const [least, most] = [height ?? Math.ceil(wide * line), Math.ceil((narrow + 1) * line)];
  const high = most > least + line ? `; height: clamp(${least}px, (${roomy}px - 100vw) * 999, ${most}px)` : "";
  return `<iframe src="${escaped(`${site}embed.html${link}`)}" sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox" loading="lazy" width="100%" height="${least}" style="border: 0${high}" title="${escaped(title)}"></iframe>`;
}
