/**
 * Repairs the page when the host sent a broken file, or another page, under a name that browsers cache for a year. It
 * is part of the script that runs before the first frame, because any other file may be the broken one.
 */
import { session } from "./run/storage.js";

/** The root of the site, which the script's attribute points to. */
export const home = new URL(
  /** @type {HTMLScriptElement} */ (document.currentScript).dataset.root ?? "",
  document.baseURI,
).href;

/** The addresses of all files of the page that have been requested, or are about to be. */
function parts() {
  const kinds = "script[src], link[rel=stylesheet], link[rel=modulepreload], link[data-next]";
  const places = [document, ...[...document.querySelectorAll("template")].map(({ content }) => content)];
  const named = places
    .flatMap((place) => [...place.querySelectorAll(kinds)])
    .map((part) => /** @type {HTMLScriptElement} */ (part).src || /** @type {HTMLLinkElement} */ (part).href);
  const asked = performance.getEntriesByType("resource").map(({ name }) => name);
  return [...new Set([...named, ...asked])].filter((name) => name.startsWith(home));
}

/**
 * Fetches a file past the browser's cache, which may keep anything that arrived with status 200 for a year. Returns
 * whether the file changed; false if it can't be fetched.
 * @param {string} name @param {number} patience in milliseconds
 */
async function renewed(name, patience) {
  const signal = AbortSignal.timeout(patience);
  const body = async (/** @type {RequestCache} */ cache) => {
    const response = await fetch(name, { cache, signal });
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    return response.text();
  };
  const had = await body("force-cache").catch(() => null);
  return body("reload").then(
    (has) => has !== had,
    () => false,
  );
}

/** Refetches all files of the page and returns whether any changed. @param {number} patience in milliseconds */
const mend = async (patience) => (await Promise.all(parts().map((name) => renewed(name, patience)))).includes(true);

/** Limits: milliseconds for refetching a file; automatic reloads, and the milliseconds in which they are counted. A host may alternate between two answers. */
const [slow, most, lately] = [20_000, 4, 60_000];

/** True if the page has reloaded itself too often to do it again. */
function tooOften() {
  const times = (session.read("healed") ?? "").split(" ").filter((time) => Date.now() - Number(time) < lately && time);
  const counted = session.write("healed", [...times, Date.now()].join(" "));
  return !counted || times.length >= most;
}

/** True while broken files are refetched. */
let healing = false;

/**
 * Handles a broken file. If the host has another one by now, the page reloads, unless the visitor is already using it:
 * then the next visit works.
 */
async function heal() {
  if (healing) return;
  healing = true;
  if ((await mend(slow)) && !navigator.userActivation?.hasBeenActive && !tooOften()) location.reload();
  healing = false;
}

/** The time to wait for a style sheet, in milliseconds. The window is blank until it arrives. */
const blank = 10_000;

/** Shows the page without the style sheets that hang. They apply when they arrive. */
function showWithout() {
  /** @type {NodeListOf<HTMLLinkElement>} */
  const links = document.querySelectorAll("head link[rel=stylesheet]:not([disabled])");
  for (const link of links) {
    if (link.sheet) continue;
    link.media = "print";
    link.addEventListener("load", () => (link.media = "all"), { once: true });
  }
}
setTimeout(showWithout, blank);

// The visitor asked to reload. All requests come here, because no view emits an event of this name.
addEventListener("uriscope:anew", (event) => {
  event.preventDefault();
  mend(/** @type {CustomEvent} */ (event).detail).then(() => location.reload());
});
addEventListener("uriscope:broken", heal);
// A truncated style sheet still applies, up to where it ends.
document.addEventListener(
  "load",
  ({ target }) => {
    if (!(target instanceof HTMLLinkElement) || !target.sheet) return;
    try {
      if (!/--end/.test([...target.sheet.cssRules].at(-1)?.cssText ?? "")) heal();
    } catch {
      // Scripts can't read the rules of a page opened as a file.
    }
  },
  true,
);
/** True once the page's script has run to its end. */
let whole = false;
addEventListener("uriscope:whole", () => (whole = true), { once: true });
/** Repairs the page unless its script has run to its end. Half of a script can be valid, and then no error occurs. */
export function check() {
  if (!whole) heal();
}
// This event waits for all scripts in the document.
addEventListener("load", () => document.querySelector("script[type=module]") && check());
// A script or a style sheet that can't be parsed.
addEventListener(
  "error",
  ({ target, error }) => {
    if (error instanceof SyntaxError || (target instanceof Element && /^(SCRIPT|LINK)$/.test(target.tagName))) heal();
  },
  true,
);
