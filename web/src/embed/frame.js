/**
 * The page for hosts that only allow frames:
 *
 *     <iframe src="https://…/embed.html#base=http://a/b/c/d;p?q&reference=../g" sandbox="allow-scripts"></iframe>
 *
 * The fragment says what is shown: web/src/run/link.js lists its fields. Links keep working forever.
 *
 * The frame reports its height to the page around it, in CSS pixels, whenever it changes:
 *
 *     { type: "uriscope:height", height: 640 }
 *
 * On paper, browsers print only the part of a frame that fits its box, and nothing reports in time that it could be
 * higher. To print a whole run, use the element.
 *
 * The frame shows another case when that page, and no other, sends exactly
 *
 *     { type: "uriscope:show", link: "#base=…&reference=…" }
 *
 * Any other message is ignored.
 */
import { readFields } from "../run/fields.js";
import { parse } from "../run/link.js";
import { lineAttribute, lineFields, linesOf } from "../run/lines.js";

/** The longest link. The page's own have at most two texts of 8000 characters, encoded. */
const longest = 100_000;

/** @type {HTMLElement | null} */
let element = null;

/** Shows a link. Only fields that are attributes of an element count. @param {string} link */
function show(link) {
  const { observedAttributes: attributes = [] } = /** @type {{ observedAttributes?: string[] }} */ (
    customElements.get("uri-scope") ?? {}
  );
  const shown = document.createElement("uri-scope");
  const parsed = parse(link, [""]);
  const lines = lineAttribute(linesOf(readFields(lineFields, parsed).values));
  if (lines) shown.setAttribute("lines", lines);
  for (const [name, value] of parsed.fields) {
    if (attributes.includes(name)) shown.setAttribute(name, name === "view" ? value.replaceAll("+", " ") : value);
  }
  shown.setAttribute("loading", "eager");
  if (element) element.replaceWith(shown);
  else document.body.append(shown);
  element = shown;
}

/** True for a message of the documented form. @param {unknown} data @returns {data is { type: string, link: string }} */
function isShow(data) {
  if (
    typeof data !== "object" ||
    data === null ||
    Object.getPrototypeOf(data) !== Object.prototype ||
    Object.keys(data).sort().join() !== "link,type"
  )
    return false;
  const { type, link } = /** @type {Record<string, unknown>} */ (data);
  return type === "uriscope:show" && typeof link === "string" && link.startsWith("#") && link.length <= longest;
}

// The page itself has only the style of a body in a frame.
const sheet = new CSSStyleSheet();
sheet.replaceSync("body { margin: 0; font: 1rem system-ui, sans-serif; }");
document.adoptedStyleSheets = [sheet];

let told = 0;
new ResizeObserver(() => {
  const height = Math.ceil(document.documentElement.getBoundingClientRect().height);
  if (height === told || parent === window) return;
  told = height;
  parent.postMessage({ type: "uriscope:height", height }, "*");
}).observe(document.documentElement);

customElements.whenDefined("uri-scope").then(() => {
  addEventListener("message", ({ source, data }) => {
    if (source === parent && parent !== window && isShow(data)) show(data.link);
  });
  addEventListener("hashchange", () => show(location.hash));
  show(location.hash);
});
