/**
 * The snippets that an author pastes into a page: an element, the script that it needs, or a frame. Each is a single
 * line, because a blank line inside an element ends it in Markdown.
 */
import { fragment, start, write } from "../run/link.js";
import { lineAttribute } from "../run/lines.js";
import { viewsOf } from "./baked.js";
import { heightsOf } from "./heights.js";
import { registry } from "./registry.js";

/** A case, and how to show it. @typedef {{ base: string, reference: string, edition: string, options: Record<string, string>, lines?: import("../run/lines.js").Lines, step?: number | null, views?: string[], loading?: string }} Shown */

const nul = "\0";

/** True if HTML would drop a character from an element's attributes. @param {Shown | Lone} shown */
export const leavesOutNul = (shown) =>
  ("label" in shown ? Object.values(shown.attributes) : [shown.base, shown.reference]).some((text) =>
    text.includes(nul),
  );

const escapes = /** @type {Record<string, string>} */ ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" });

/** @param {string} text @param {RegExp} characters */
const referenced = (text, characters) => text.replace(characters, (c) => escapes[c] ?? `&#${c.codePointAt(0)};`);

/**
 * Escapes a text for a tag or for content. Besides markup, it escapes line breaks, which parsers change, characters
 * that templates and Markdown interpret even inside a tag, and invisible ones. Among controls these are the ones for
 * which HTML has a reference: 128 to 159 would mean other characters. U+0000 has no reference, and is removed.
 * @param {string} text
 */
export const escaped = (text) => referenced(text.replaceAll(nul, ""), /[&<>"{\\`[\]\x01-\x1f\x7f\p{Cf}\p{Zl}\p{Zp}]/gu);

/**
 * The content of a copied element. It is marked, because it isn't its author's, so that the command "bake" replaces it
 * with a figure.
 * @param {string} text as HTML
 */
const copied = (text) => `<span data-uriscope-baked>${text}</span>`;

/**
 * A figure's caption, which describes the case in a sentence, as one-line content for an element.
 * @param {string} figure as the engine draws it, as HTML
 */
export const captionOf = (figure) =>
  copied(
    referenced((/<figcaption>(.*)<\/figcaption>/.exec(figure)?.[1] ?? "").replace(/<\/?code>/g, ""), /[\\`[\]*_~|]/g),
  );

/** The address of the site in the page's language, from the page's address. @param {Document} document */
export const siteOf = ({ baseURI }) => new URL(".", baseURI.replace(/[?#].*/, "")).href;

/** The attribute "view", or "" for the default views. @param {string[]} [views] */
const viewOf = (views = []) => (viewsOf(views.join(" ")).join() === viewsOf(null).join() ? "" : views.join(" "));

/**
 * The tag of an element, without values at their default.
 * @param {Shown} shown @param {string} fallback its content, as HTML
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

/** A view that an element shows alone: its attributes, and a sentence that describes it. @typedef {{ view: string, attributes: Record<string, string>, label: string }} Lone */

/** Attributes that define its subject: they are written even if they are empty. */
const about = ["reference", "other", "data", "host", "text"];

/** The fields of a link to it. @param {Lone} shown @returns {Record<string, string>} */
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

/** @param {Record<string, string>} attributes empty ones are left out @param {string[]} always except these @param {string} fallback as HTML */
const tag = (attributes, always, fallback) =>
  `<uri-scope${Object.entries(attributes)
    .map(([name, value]) => (value || always.includes(name) ? ` ${name}="${escaped(value)}"` : ""))
    .join("")}>${fallback}</uri-scope>`;

/** The script tag, needed once per page. @param {string} site the address of the site, which ends with "/" */
export const scriptTag = (site) => `<script type="module" src="${escaped(site)}embed.js"></script>`;

/**
 * A frame, for hosts that allow nothing else. Its link opens a tab. If that stayed in the sandbox, a browser would
 * refuse a page with Cross-Origin-Opener-Policy.
 * @param {string} site @param {Shown} shown @param {string} title describes it for screen readers
 * @param {number} [height] of its content, if it was measured
 */
export function frameTag(site, { views, step = null, ...asked }, title, height) {
  const view = viewOf(views);
  const link = write({ ...asked, step }) + (view ? `&view=${encodeURIComponent(view)}` : "");
  return frame(site, link, title, viewsOf(view || null), height);
}

/** A frame of a view that an element shows alone. @param {string} site @param {Lone} shown @param {number} [height] of its content, if it was measured */
export const loneFrame = (site, shown, height) =>
  frame(site, fragment(loneFields(shown)), shown.label, [shown.view], height);

/** The height of a line of text in a frame, in CSS pixels. */
const line = 16;

/** In wider windows, in CSS pixels, a frame has room for two columns, next to other content of its page. */
const roomy = 1000;

/**
 * A frame as high as its content, in narrow windows as well. The height is in an attribute, which every host keeps, and
 * in the style, because the page around it may have no script that listens to the frame.
 * @param {string} site @param {string} link @param {string} title @param {string[]} views
 * @param {number} [height] of its content
 */
function frame(site, link, title, views, height) {
  const { wide, narrow } = heightsOf(views.map((name) => registry[name]));
  // In the narrowest windows, one part takes another line.
  const [least, most] = [height ?? Math.ceil(wide * line), Math.ceil((narrow + 1) * line)];
  const high = most > least + line ? `; height: clamp(${least}px, (${roomy}px - 100vw) * 999, ${most}px)` : "";
  return `<iframe src="${escaped(`${site}embed.html${link}`)}" sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox" loading="lazy" width="100%" height="${least}" style="border: 0${high}" title="${escaped(title)}"></iframe>`;
}
