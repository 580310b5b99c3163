/**
 * What makes a page whole again of which a part is of no use, as the host has sent half of it, or another
 * page, for a name that browsers keep for a year. It is part of the script that runs before the first
 * frame, as any other may be what is of no use.
 */
import { session } from "./run/storage.js";

/** The root of the site, to which the script names the way. */
export const home = new URL(
  /** @type {HTMLScriptElement} */ (document.currentScript).dataset.root ?? "",
  document.baseURI,
).href;

/** The addresses of what the page consists of, so far as it has been asked for, or will be at once. */
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
 * Fetches a file past the browser's cache, where something that came once with status 200 may lie for
 * a year. Whether that was another; where it cannot be fetched, it was not.
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

/** Fetches all of the page so; whether any of it was another. @param {number} patience in milliseconds */
const mend = async (patience) => (await Promise.all(parts().map((name) => renewed(name, patience)))).includes(true);

/** So long a file that is fetched once more may take, so often in so long a time the page is loaded again by itself: a host may send one thing and another. */
const [slow, most, lately] = [20_000, 4, 60_000];

/** Whether the page has loaded itself again too often to do so once more. */
function tooOften() {
  const times = (session.read("healed") ?? "").split(" ").filter((time) => Date.now() - Number(time) < lately && time);
  const counted = session.write("healed", [...times, Date.now()].join(" "));
  return !counted || times.length >= most;
}

/** Whether what is of no use is being fetched once more. */
let healing = false;

/**
 * A part of the page is of no use. If the host has another by now, the page is loaded again, but not
 * under somebody's hands: then it is the next time that it works.
 */
async function heal() {
  if (healing) return;
  healing = true;
  if ((await mend(slow)) && !navigator.userActivation?.hasBeenActive && !tooOften()) location.reload();
  healing = false;
}

/** So long a style sheet is waited for, as the window is blank until it is there. */
const blank = 10_000;

/** Shows the page without the style sheets that hang; they are used when they come. */
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

// Somebody has asked to load the page again. No view emits an event of this name: they all come here.
addEventListener("uriscope:anew", (event) => {
  event.preventDefault();
  mend(/** @type {CustomEvent} */ (event).detail).then(() => location.reload());
});
addEventListener("uriscope:broken", heal);
// A style sheet of which half has come is used as far as it goes.
document.addEventListener(
  "load",
  ({ target }) => {
    if (!(target instanceof HTMLLinkElement) || !target.sheet) return;
    try {
      if (!/--end/.test([...target.sheet.cssRules].at(-1)?.cssText ?? "")) heal();
    } catch {
      // Of a page that was opened as a file, nobody may see them.
    }
  },
  true,
);
/** Whether the page's script has run to its end. */
let whole = false;
addEventListener("uriscope:whole", () => (whole = true), { once: true });
/** Heals the page unless its script has run to its end: half of a script can be valid, and then nothing fails. */
export function check() {
  if (!whole) heal();
}
// This event waits for all scripts in the document.
addEventListener("load", () => document.querySelector("script[type=module]") && check());
// A script or a style sheet that cannot be read.
addEventListener(
  "error",
  ({ target, error }) => {
    if (error instanceof SyntaxError || (target instanceof Element && /^(SCRIPT|LINK)$/.test(target.tagName))) heal();
  },
  true,
);
