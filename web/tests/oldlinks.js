/**
 * Links that releases could write, and the state that each opened in the build of commit 9449d036: oldlinks.json. The
 * normal form of RFC 3986 has had one more line since then, which the steps count. Links work forever, so no other line
 * changes. To add links, run this with the address of a build whose answers are right; it prints the lines:
 *
 *     node web/tests/oldlinks.js http://127.0.0.1:8080/ '#room=compare&a=x:'
 */
import { pathToFileURL } from "node:url";

/**
 * @typedef {object} Opened
 * @property {string} room
 * @property {string} link that the room writes for the same
 * @property {string[]} texts in its boxes
 * @property {string | null} target or the room's other answer, without words of the page
 * @property {[step: number, steps: number] | null} step
 * @property {number} notes how many there are on the link
 */
/** @typedef {Opened & { from: string }} OldLink */

/** The state of the page without its link. Runs in the page. @returns {Omit<Opened, "link">} */
export function seen() {
  const place = /** @type {HTMLElement} */ (document.querySelector("main > [data-room]:not([hidden])"));
  /** @param {string} selector @param {ParentNode} [root] */
  const all = (selector, root = place) =>
    /** @type {HTMLElement[]} */ ([...root.querySelectorAll(selector)]).filter((one) => one.checkVisibility());
  const slider = /** @type {HTMLInputElement | null} */ (place.querySelector("uri-stepper input[type=range]"));
  const [element] = all("uri-scope").map(({ shadowRoot }) => shadowRoot);
  const answers = [
    ...all("uri-target output .figure, .encoded-row output code, uri-host code").map((one) => one.textContent),
    ...all("uri-scheme .standing, uri-ladder li").map((one) => one.className.trim().replace(/\s+/g, " ")),
    ...all("uri-doclinks a, uri-extracted a").map((one) => one.getAttribute("href")),
    ...(element ? all("output .figure", element).map((one) => one.textContent) : []),
  ];
  return {
    room: (place.firstElementChild && place.dataset.room) || "", // the script of a room may be on its way
    texts: all("textarea:not(uri-field:is([hidden], [name=of]) textarea), .around input").map((one) =>
      /** @type {HTMLInputElement} */ (one).value.slice(0, 200),
    ),
    target: answers.length ? answers.join("\n") : null,
    step: slider?.checkVisibility() ? [Number(slider.value), Number(slider.max)] : null,
    notes: all("uri-notices li").length,
  };
}

/** The menu's link to a room, which is up to date while another room is open. Runs in the page. @param {string} room */
export const written = (room) =>
  [...document.querySelectorAll("#rooms a:not([aria-current])")]
    .map((one) => one.getAttribute("href") ?? "")
    .find((link) => link.startsWith("#") && (/^#room=([a-z]+)/.exec(link)?.[1] ?? "resolve") === room) ?? "";

/** Follows a link. @param {import("playwright-core").Page} page @param {string} link */
export const follow = (page, link) => page.evaluate((to) => void (location.hash = to), link);

/** A room to go to from another. @param {string} room */
export const elsewhere = (room) => (room === "schemes" ? "#room=compare" : "#room=schemes");

/** The state that a link opens, when it has stopped changing. @param {import("playwright-core").Page} page @param {string} from @returns {Promise<OldLink>} */
async function opened(page, from) {
  await follow(page, from);
  let before = "";
  let shown = await page.evaluate(seen);
  for (let i = 0; i < 2 || JSON.stringify(shown) !== before; i++) {
    before = JSON.stringify(shown);
    await page.waitForTimeout(150);
    shown = await page.evaluate(seen);
  }
  await follow(page, elsewhere(shown.room));
  await page.waitForTimeout(100);
  const { room, ...rest } = shown;
  return { from, room, link: await page.evaluate(written, room), ...rest };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { launch, open } = await import("./browser.js");
  const [url, ...links] = process.argv.slice(2);
  const browser = await launch();
  const page = await browser.newPage();
  await open(page, url);
  for (const link of links) console.log(`  ${JSON.stringify(await opened(page, link))},`);
  await browser.close();
}
