/**
 * The page: opens the house on the link at once, with the case that was baked into the
 * page, and then gets the engine.
 *
 * The language is chosen here and nowhere else: that of the document.
 */
import { html, nothing, render } from "lit-html";
import { Arrival } from "./arrival.js";
import { House } from "./house.js";
import { Older, reload } from "./older.js";
import { theme } from "./theme.js";
import { Words } from "./words.js";
import english from "./words/en/ui.js";
import standard from "./words/en/rfc3986.js";

// The engine's files are asked for when this script is there, and not before: on a slow line
// they would delay it. What is compiled of them waits until the stage is drawn.
for (const link of [{ rel: "modulepreload", href: "uriscope.js" }, { rel: "preload", as: "fetch", crossOrigin: "anonymous", href: WASM_FILE }]) {
  document.head.append(Object.assign(document.createElement("link"), link));
}

/** @param {string} id */
const place = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
const [menu, tools, notice, bar] = ["rooms", "tools", "notice", "arrival"].map(place);
const main = /** @type {HTMLElement} */ (document.querySelector("main"));

/** Where is said what is wrong, each by itself. */
const [fault, older, lacking] = [1, 2, 3].map(() => notice.appendChild(document.createElement("div")));

/** The words of the first frame are part of this script in the default language, so that it waits for nothing. */
const language = document.documentElement.lang || "en";
const words = new Words({
  language, parts: language === "en" ? { ui: english, rfc3986: standard } : {}, missing: globalThis.uriscopeMissing, failed: () => wordless(),
});

/** The case that was explained when the page was built. @returns {import("./case.js").Baked | null} */
function baked() {
  const data = document.getElementById("case")?.textContent;
  return data ? JSON.parse(data) : null;
}

/** What the document itself says, in the language of the words. */
function label() {
  document.title = words.say("ui:title", {}, document.title);
  menu.setAttribute("aria-label", words.say("ui:rooms", {}, menu.ariaLabel ?? ""));
  const tagline = /** @type {HTMLElement} */ (document.querySelector(".tagline"));
  tagline.textContent = words.say("ui:tagline", {}, tagline.textContent ?? "");
}

/** @type {House | undefined} */
let house;

/** Says that words could not be fetched, without which the page has texts of last resort. A browser asks for a module once in a document, so the page is loaded again. */
function wordless() {
  render(html`<div role="alert"><p>${words.say("ui:arrival:words")}</p> <button type="button" @click=${reload}>${words.say("ui:arrival:reload")}</button></div>`, lacking);
}

async function open() {
  place("late")?.remove();
  await words.need("ui").catch(() => {});
  label();
  theme(place("theme"), words);
  house = new House({ main, menu, tools }, { words, baked: baked() });
  new Older(older, words);
  await house.follow();
  const arrival = new Arrival({ bar, notice: fault }, words, (engine) => {
    house?.arrived(engine);
    document.documentElement.dataset.engine = ""; // for who waits for it
  });
  requestAnimationFrame(() => setTimeout(() => { // when the stage is drawn
    import("./rooms/rest.js").catch(() => render(html`<p role="alert">${words.say("ui:notes:not-fetched")}</p>`, lacking));
    arrival.start();
  }));
}

open();
